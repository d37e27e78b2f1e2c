/** What a thing is, in a sentence: the spoken name of a target, and what hovering says. */
import type { DistrictName } from '../city/symbols';
import { cardName, DISTRICT_LABELS, seatName, type Strings } from './strings';
import type { Group } from './tray';
import { bridgeName, bridgesOf, byKind, endsOf, hasStep, isDistrict, isLimit, LIMIT, limitOf, limitsIn, LONE_STEP, tollsIn, type BridgeView, type CardName, type SanMarcoView } from './view';

/** "red 2, blue 1", of those who have any. */
const bySeat = (t: Strings, counts: readonly number[]): string =>
  counts.flatMap((count, seat) => (count > 0 ? [`${seatName(t, seat)} ${count}`] : [])).join(', ');

/** A district and everything in it. */
export function spokenDistrict(t: Strings, view: SanMarcoView, district: DistrictName): string {
  const { nobles, first, second, die } = view.districts[district];
  const some = bySeat(t, nobles);
  const parts = [DISTRICT_LABELS[district], t.values(first, second), t.dieIs(die), some === '' ? t.noNobles : t.pair(t.noblesWord, some)];
  if (view.doge === district) parts.push(t.dogeHere);
  return parts.join('. ');
}

export function spokenPair(t: Strings, view: SanMarcoView, pair: string): string {
  const [one, other] = endsOf(pair);
  const owners = bridgesOf(view, pair).map(({ owner }) => seatName(t, owner));
  return `${t.between(DISTRICT_LABELS[one], DISTRICT_LABELS[other])}: ${t.bridgesOf(owners.join(', '))}`;
}

export function spokenBridge(t: Strings, view: SanMarcoView, bridge: BridgeView): string {
  const [one, other] = endsOf(bridge.pair);
  const said = t.bridgeOf(seatName(t, bridge.owner), DISTRICT_LABELS[one], DISTRICT_LABELS[other]);
  return view.seized === bridgeName(bridge) ? `${said}; ${t.seized}` : said;
}

export const spokenDoge = (t: Strings, view: SanMarcoView): string =>
  view.doge === null ? t.dogeAway : t.dogeIn(DISTRICT_LABELS[view.doge]);

/** What a card does. */
export function spokenDeed(t: Strings, card: CardName): string {
  if (isDistrict(card)) return t.placing(DISTRICT_LABELS[card]);
  return isLimit(card) ? t.limiting(limitOf(card), LIMIT) : t.deeds[card];
}

/** "Castello, Doge, 2 × Limit 1". */
export const spokenCards = (t: Strings, cards: readonly CardName[]): string =>
  byKind(cards)
    .map(({ card, count }) => (count === 1 ? cardName(t, card) : `${count} × ${cardName(t, card)}`))
    .join(', ');

/** What a group of cards is, without its cards. */
export function titleOf(t: Strings, group: Group): string {
  const seat = seatName(t, group.seat);
  if (group.kind === 'deal') return t.dividing(seat, group.cards.length);
  return group.kind === 'hand' ? t.plays(seat) : t.offerOf(group.offer, seat);
}

const open = (cards: readonly (CardName | null)[]): readonly CardName[] => cards.filter((card) => card !== null);

export function spokenGroup(t: Strings, group: Group): string {
  if (!group.open) return `${titleOf(t, group)}, ${t.hidden}`;
  const cards = open(group.cards);
  const limit = limitsIn(cards);
  return `${t.pair(titleOf(t, group), spokenCards(t, cards))}${limit > 0 ? ` (${t.limitPoints(limit)})` : ''}`;
}

export const limitsOn = (group: Group): number => limitsIn(open(group.cards));

export function spokenToll(t: Strings, name: string): string {
  const step = hasStep(name) ? [t.payStep(LONE_STEP)] : [];
  const tolls = tollsIn(name).map(({ seat, points }) => `${seatName(t, seat)} ${points}`);
  const costs = [...step, ...tolls];
  return costs.length === 0 ? t.payNobody : t.pay(costs.join(', '));
}

/** How far a seat is: "29 prestige, 4 of 10 limit points". */
export function spokenProgress(t: Strings, view: SanMarcoView, seat: number): string {
  const said = `${t.prestige(view.scores[seat] ?? 0)}, ${t.limitOf(view.limits[seat]?.points ?? 0, LIMIT)}`;
  return view.out.includes(seat) ? `${said}, ${t.out}` : said;
}
