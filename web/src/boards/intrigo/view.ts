/** A few plain questions about a view of Intrigo. */
import { CORPORATION_NAMES, FAMILY_NAMES, type ArcadeView, type CorporationName, type IntrigantView, type IntrigoView, type SlotView } from './declared';

export * from './declared';

export type Card = Pick<IntrigantView, 'name' | 'family' | 'value' | 'owner'>; // without an owner it is neutral

/** The arcades and what lies between them, now or at another time. */
export interface PalaceView {
  readonly arcades: readonly ArcadeView[];
  readonly slots: readonly SlotView[];
}

/** What a card's name says, and whose family it is. */
export function cardOf(view: IntrigoView, name: string): Card {
  const [family, value] = name.split('-');
  const known = FAMILY_NAMES.find((one) => one === family) ?? 'tiepolo';
  return { name, family: known, value: Number(value), owner: view.families[known] ?? null };
}

/** Who has placed a card, as far as the view tells. */
export const placerOf = (view: IntrigoView, name: string): number | null => {
  const seat = view.players.findIndex(({ played }) => played.includes(name));
  return seat < 0 ? null : seat;
};

/** The slots on both sides of an arcade: before it and after it, clockwise. */
export const besides = (slots: readonly SlotView[], arcade: number): readonly [SlotView, SlotView] => [
  slots[(arcade + slots.length - 1) % slots.length] ?? null,
  slots[arcade] ?? null,
];

/** An Intrigant face up. */
export const liveOf = (slot: SlotView): IntrigantView | null =>
  slot !== null && slot.kind === 'intrigant' && !slot.face_down ? slot : null;

export const counterOf = (view: IntrigoView, seat: number, name: CorporationName): number =>
  view.players[seat]?.counters[name] ?? 0;

export const differentOf = (view: IntrigoView, seat: number): number =>
  CORPORATION_NAMES.filter((name) => counterOf(view, seat, name) > 0).length;

export const alikeOf = (view: IntrigoView, seat: number): number =>
  Math.max(...CORPORATION_NAMES.map((name) => counterOf(view, seat, name)));

export const sealsOf = (view: IntrigoView, seat: number): number =>
  CORPORATION_NAMES.reduce((sum, name) => sum + counterOf(view, seat, name), 0);
