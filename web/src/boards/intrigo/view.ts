/** What a view of Intrigo holds, and a few plain questions about it. */
import type { GameView } from '../types';

export const FAMILY_NAMES = ['contarini', 'gradenigo', 'morosini', 'dandolo', 'tiepolo'] as const;
export type FamilyName = (typeof FAMILY_NAMES)[number];
export const CORPORATION_NAMES = ['merchants', 'military', 'clergy', 'gardeners', 'crafts'] as const;
export type CorporationName = (typeof CORPORATION_NAMES)[number];
export const INFLUENCE_NAMES = ['peddler', 'assassin', 'courtesan', 'gondolier', 'guard', 'thief'] as const;
export type InfluenceName = (typeof INFLUENCE_NAMES)[number];
export type TokenName = 'ducat' | CorporationName;
export type Outcome = 'nothing' | 'face_down' | 'no_intrigant' | 'lone' | 'equal' | 'neutral' | 'higher' | 'alone';

export interface ArcadeView {
  readonly symbol: 'seal' | 'ducat';
  readonly token: TokenName | null;
  readonly face_down: boolean;
  readonly outcome: Outcome;
  readonly winner: number | null;
}
export interface SharedArcade extends ArcadeView {
  readonly shared: boolean; // whether it came to it
}
export interface IntrigantView {
  readonly kind: 'intrigant';
  readonly name: string; // "contarini-3"
  readonly family: FamilyName;
  readonly value: number;
  readonly owner: number | null;
  readonly face_down: boolean;
}
export interface InfluenceView {
  readonly kind: 'influence';
  readonly name: InfluenceName;
}
export type SlotView = IntrigantView | InfluenceView | null;

export interface PileView {
  readonly left: number;
  readonly price: number | null;
  readonly prices: readonly number[];
}
export interface PlayerView {
  readonly families: readonly FamilyName[];
  readonly ducats: number;
  readonly counters: Readonly<Record<CorporationName, number>>;
  readonly hand: number;
  readonly played: readonly string[];
}
export interface LastView {
  readonly arcades: readonly SharedArcade[];
  readonly slots: readonly SlotView[];
}
export interface OwnView {
  readonly hand: readonly string[];
  readonly packet: readonly string[];
  readonly kept: string | null;
}

export interface IntrigoView extends GameView {
  readonly turn: number;
  readonly half: number;
  readonly halves: number;
  readonly first: number | null;
  readonly on_turn: number | null;
  readonly pick: number;
  readonly power: { readonly influence: InfluenceName; readonly slot: number } | null;
  readonly arcades: readonly ArcadeView[];
  readonly slots: readonly SlotView[];
  readonly piles: Readonly<Record<InfluenceName, PileView>>;
  readonly families: Readonly<Partial<Record<FamilyName, number | null>>>;
  readonly players: readonly PlayerView[];
  readonly bank: number;
  readonly unplaced: readonly string[];
  readonly last: LastView | null;
  readonly winner: number | null;
  readonly mine: OwnView | null;
}

export interface Card {
  readonly name: string;
  readonly family: FamilyName;
  readonly value: number;
  readonly owner: number | null; // null: neutral
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

const NO_COUNTERS: Readonly<Record<CorporationName, number>> = { merchants: 0, military: 0, clergy: 0, gardeners: 0, crafts: 0 };
export const countersOf = (view: IntrigoView, seat: number): Readonly<Record<CorporationName, number>> =>
  view.players[seat]?.counters ?? NO_COUNTERS;

export const differentOf = (view: IntrigoView, seat: number): number =>
  CORPORATION_NAMES.filter((name) => countersOf(view, seat)[name] > 0).length;

export const alikeOf = (view: IntrigoView, seat: number): number =>
  Math.max(...CORPORATION_NAMES.map((name) => countersOf(view, seat)[name]));

export const sealsOf = (view: IntrigoView, seat: number): number =>
  CORPORATION_NAMES.reduce((sum, name) => sum + countersOf(view, seat)[name], 0);
