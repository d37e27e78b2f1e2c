/** A few plain questions about a view of San Marco. */
import { CARD_NAMES, DISTRICT_NAMES, ROLE_NAMES, SEAT_NAMES, type BridgeView, type CardName, type DistrictName, type LimitName, type RoleName, type SanMarcoView } from './declared';

export * from './declared';

export const seatsOf = (view: SanMarcoView): readonly number[] => Array.from({ length: view.seats }, (_, seat) => seat);

export const isDistrict = (name: string): name is DistrictName => DISTRICT_NAMES.some((district) => district === name);

/** The two districts of a pair: "san_marco-castello". */
export function endsOf(pair: string): readonly [DistrictName, DistrictName] {
  const [one, other] = pair.split('-').filter(isDistrict);
  if (one === undefined || other === undefined) throw new Error(`A pair is two districts: ${pair}`);
  return [one, other];
}

/** The bridges between two neighbours, by the owner's seat. */
export const bridgesOf = (view: SanMarcoView, pair: string): readonly BridgeView[] =>
  view.bridges.filter((bridge) => bridge.pair === pair).sort((one, other) => one.owner - other.owner);

export const bridgesOfSeat = (view: SanMarcoView, seat: number): number =>
  view.bridges.filter(({ owner }) => owner === seat).length;

export const bridgeName = ({ pair, owner }: BridgeView): string => `${pair}-${SEAT_NAMES[owner] ?? ''}`;

export const isLimit = (card: CardName): card is LimitName => card.startsWith('limit_');

/** What a limit card counts; nothing for another card. */
export const limitOf = (card: CardName): number => (isLimit(card) ? Number(card.slice('limit_'.length)) : 0);

export const limitsIn = (cards: readonly CardName[]): number => cards.reduce((sum, card) => sum + limitOf(card), 0);

/** Cards by kind, in the order of the rulebook: each kind with its number. */
export const byKind = (cards: readonly CardName[]): readonly { readonly card: CardName; readonly count: number }[] =>
  CARD_NAMES.map((card) => ({ card, count: cards.filter((other) => other === card).length })).filter(({ count }) => count > 0);

/** Does a way begin with a step without a bridge?  "step", "step-blue1". */
export const hasStep = (name: string): boolean => name.split('-').includes('step');

/** Who is paid how much, from a target's name: "blue1-green2", "step-blue1", or "nobody". */
export function tollsIn(name: string): readonly { readonly seat: number; readonly points: number }[] {
  return name.split('-').flatMap((part) => {
    const seat = SEAT_NAMES.findIndex((colour) => part.startsWith(colour));
    return seat < 0 ? [] : [{ seat, points: Number(part.slice(SEAT_NAMES[seat]?.length)) }];
  });
}

export const roleOf = (view: SanMarcoView, seat: number): RoleName | null =>
  ROLE_NAMES.find((role) => view.roles[role] === seat) ?? null;
