/** What a thing is, in a sentence: the spoken name of a target, what hovering says, and why a token goes where. */
import { FAMILY_LABELS, seatName, type Strings } from './strings';
import { besides, liveOf, type ArcadeView, type Card, type IntrigantView, type PalaceView, type PileView, type InfluenceName, type SlotView, type TokenName } from './view';

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const spokenToken = (t: Strings, token: TokenName): string =>
  token === 'ducat' ? t.ducat : t.sealsOf[token];

export const cardName = ({ family, value }: Pick<Card, 'family' | 'value'>): string => `${FAMILY_LABELS[family]} ${value}`;

const ownerOf = (t: Strings, owner: number | null): string => (owner === null ? t.neutral : seatName(t, owner));

export const spokenCard = (t: Strings, card: Card): string => `${cardName(card)}, ${ownerOf(t, card.owner)}`;

export function spokenSlot(t: Strings, slot: number, lies: SlotView): string {
  const say = (what: string): string => t.pair(t.slot(slot), what);
  if (lies === null) return say(t.free);
  if (lies.kind === 'influence') return say(t.powers[lies.name].name);
  return say(spokenCard(t, lies) + (lies.face_down ? `, ${t.faceDown}` : ''));
}

/** What an Intrigant is good for. */
export const aboutCard = (t: Strings, card: Card): string =>
  `${spokenCard(t, card)}. ${card.owner === null ? t.neutralDoes : t.intrigantDoes(seatName(t, card.owner))}`;

/** What a slot is good for, and the card in it. */
export function aboutSlot(t: Strings, slot: number, lies: SlotView): string {
  const name = spokenSlot(t, slot, lies);
  if (lies === null) return `${name}. ${t.freeDoes}`;
  if (lies.kind === 'influence') return `${name}. ${t.powers[lies.name].long} ${t.influenceDoes}`;
  return lies.face_down ? `${name}. ${t.downDoes}` : t.pair(t.slot(slot), aboutCard(t, lies));
}

/** What the token of an arcade is good for. */
export function aboutArcade(t: Strings, arcade: number, here: ArcadeView): string {
  const name = nameOfArcade(t, arcade, here);
  return here.token === null ? name : `${name}. ${here.token === 'ducat' ? t.ducatDoes : t.sealDoes}`;
}

/** Why somebody takes the token of an arcade, or nobody does. */
export function reasonOf(t: Strings, { outcome }: ArcadeView, beside: readonly [SlotView, SlotView]): string {
  const [best, other] = strongest(beside);
  if (outcome === 'nothing') return t.nothing;
  if (outcome === 'face_down') return t.tokenDown;
  if (best === undefined || outcome === 'no_intrigant') return t.noIntrigant;
  if (outcome === 'lone') return t.lone;
  if (outcome === 'equal') return t.equal(best.value);
  if (outcome === 'neutral') return t.neutralWins(cardName(best));
  return other === undefined ? t.alone(cardName(best)) : t.higher(cardName(best), cardName(other));
}

/** The Intrigants face up, the higher one first. */
const strongest = (beside: readonly [SlotView, SlotView]): IntrigantView[] =>
  beside
    .map(liveOf)
    .filter((card) => card !== null)
    .sort((one, other) => other.value - one.value);

/** What becomes of the token: now, if it were shared out, or in a share-out that has been. */
export function resultOf(t: Strings, { token, winner }: ArcadeView, done: boolean): string {
  if (token === null) return '';
  if (winner === null) return t.stays;
  const takes = done ? t.takes : t.wouldTake;
  return upper(takes(seatName(t, winner), spokenToken(t, token)));
}

/** [IN-1.2] Arcades are counted from the door. */
export const placeOf = (t: Strings, arcade: number): string => (arcade === 0 ? t.door : t.arcade(arcade));

/** Which arcade it is, and what lies there. */
export function nameOfArcade(t: Strings, arcade: number, { token, face_down }: ArcadeView): string {
  const where = placeOf(t, arcade);
  if (token === null) return t.pair(where, t.empty);
  return t.pair(where, spokenToken(t, token) + (face_down ? `, ${t.faceDown}` : ''));
}

/** An arcade, what lies there, and who would take it. */
export function spokenArcade(t: Strings, arcade: number, { arcades, slots }: PalaceView): string {
  const here = arcades[arcade];
  if (here === undefined) return placeOf(t, arcade);
  const name = nameOfArcade(t, arcade, here);
  return here.token === null ? name : `${name}. ${reasonOf(t, here, besides(slots, arcade))} ${resultOf(t, here, false)}`;
}

export function spokenPile(t: Strings, name: InfluenceName, { left, price, prices }: PileView): string {
  const { name: title, long } = t.powers[name];
  if (price === null) return `${t.pair(title, t.noneLeft)}. ${long}`;
  const later = prices.slice(prices.length - left + 1);
  const more = later.length > 0 ? `, ${t.nextPrices(later.join(', '))}` : '';
  return `${t.pair(title, t.price(price))}, ${t.left(left)}${more}. ${long}`;
}
