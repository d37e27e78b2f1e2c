/** What a view of San Marco holds, and a few plain questions about it. */
import type { DistrictName } from '../city/symbols';
import type { GameView } from '../types';

/** In the order of the rulebook. */
export const DISTRICT_NAMES = ['cannaregio', 'santa_croce', 'san_polo', 'san_marco', 'dorsoduro', 'castello'] as const satisfies readonly DistrictName[];
export const CARD_NAMES = [...DISTRICT_NAMES, 'bridge', 'transfer', 'exile', 'doge', 'limit_1', 'limit_2', 'limit_3'] as const;
export type CardName = (typeof CARD_NAMES)[number];
export type RoleName = 'first_dealer' | 'first_chooser' | 'second_dealer' | 'second_chooser';
/** Seats as targets name them. */
export const SEAT_NAMES = ['red', 'blue', 'green', 'yellow'] as const;

export const LIMIT = 10;
export const LONE_STEP = 2; // points that a step without a bridge costs
export const PHASES = 3;

export interface DistrictView {
  readonly nobles: readonly number[]; // by seat
  readonly first: number;
  readonly second: number;
  readonly die: number;
}
export interface BridgeView {
  readonly pair: string;
  readonly ends: readonly [DistrictName, DistrictName];
  readonly owner: number;
}
export interface OfferView {
  readonly offer: number; // from 1
  readonly size: number;
  readonly cards: readonly CardName[] | null; // null: face down
}
export interface DealerView {
  readonly dealer: number;
  readonly open: boolean;
  readonly offers: readonly OfferView[];
}
export interface LimitView {
  readonly cards: readonly CardName[];
  readonly points: number;
}
export interface OwnView {
  readonly deal: readonly CardName[];
  readonly offers: readonly (readonly CardName[])[];
}

/** Where a noble is to go that is being fetched. */
export interface FetchingView {
  readonly card: CardName | null;
  readonly district: DistrictName | null;
  readonly pair: string | null;
  readonly owner: number | null; // who loses a noble by it
}

export interface SanMarcoView extends GameView {
  readonly phase: number;
  readonly round: number;
  readonly extra: boolean;
  readonly leader: number | null;
  readonly active: readonly number[];
  readonly out: readonly number[];
  readonly roles: Readonly<Partial<Record<RoleName, number>>>;
  readonly districts: Readonly<Record<DistrictName, DistrictView>>;
  readonly pairs: readonly string[];
  readonly bridges: readonly BridgeView[];
  readonly supply: number;
  readonly hands: readonly number[];
  readonly reserves: readonly number[];
  readonly doge: DistrictName | null;
  readonly limits: readonly LimitView[];
  readonly deals: readonly number[];
  readonly offers: readonly DealerView[];
  readonly player: number | null;
  readonly hand: readonly CardName[];
  readonly card: CardName | null;
  readonly seized: string | null;
  readonly fetching: FetchingView | null;
  readonly exile: { readonly district: DistrictName; readonly due: number } | null;
  readonly rolled: number;
  readonly decks: { readonly actions: number; readonly limits: number };
  readonly discards: Readonly<Record<string, number>>;
  readonly unseen: Readonly<Record<CardName, number>>;
  readonly mine: OwnView | null;
}

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

export const isLimit = (card: CardName): boolean => card.startsWith('limit_');

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
  (Object.entries(view.roles).find(([, holder]) => holder === seat)?.[0] as RoleName | undefined) ?? null;
