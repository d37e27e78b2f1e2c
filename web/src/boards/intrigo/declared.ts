// Written by `make typescript` from ridotto/games/intrigo/view.py.  Do not edit.

import type { GameView } from '../../core/view';

export type SlotView = IntrigantView | InfluenceView | null;
export const CORPORATION_NAMES = ['merchants', 'military', 'clergy', 'gardeners', 'crafts'] as const;
export type CorporationName = (typeof CORPORATION_NAMES)[number];
export const FAMILY_NAMES = ['contarini', 'gradenigo', 'morosini', 'dandolo', 'tiepolo'] as const;
export type FamilyName = (typeof FAMILY_NAMES)[number];
export const INFLUENCE_NAMES = ['peddler', 'assassin', 'courtesan', 'gondolier', 'guard', 'thief'] as const;
export type InfluenceName = (typeof INFLUENCE_NAMES)[number];
export const OUTCOME_NAMES = [
  'nothing',
  'face_down',
  'no_intrigant',
  'lone',
  'equal',
  'neutral',
  'higher',
  'alone',
] as const;
export type OutcomeName = (typeof OUTCOME_NAMES)[number];
export const SYMBOL_NAMES = ['seal', 'ducat'] as const;
export type SymbolName = (typeof SYMBOL_NAMES)[number];
export const TOKEN_NAMES = ['merchants', 'military', 'clergy', 'gardeners', 'crafts', 'ducat'] as const;
export type TokenName = (typeof TOKEN_NAMES)[number];

export const HAND = 4;
export const WIN_DIFFERENT = 5;
export const WIN_ALIKE = 4;

/** The Influence card in use, and the slot it lies in. */
export interface PowerView {
  readonly influence: InfluenceName;
  readonly slot: number;
}

/** An arcade, its token, and what would become of that if it were shared out now. */
export interface ArcadeView {
  readonly symbol: SymbolName;
  readonly token: TokenName | null;
  readonly face_down: boolean;
  readonly outcome: OutcomeName;
  readonly winner: number | null;
}

/** An Intrigant in a slot. */
export interface IntrigantView {
  readonly kind: 'intrigant';
  readonly name: string;
  readonly family: FamilyName;
  readonly value: number;
  readonly owner: number | null;
  readonly face_down: boolean;
}

/** An Influence card in a slot. */
export interface InfluenceView {
  readonly kind: 'influence';
  readonly name: InfluenceName;
}

/** The Influence cards of one kind. */
export interface PileView {
  readonly left: number;
  readonly price: number | null;
  readonly prices: readonly number[];
}

/** What all know of a seat. */
export interface PlayerView {
  readonly families: readonly FamilyName[];
  readonly ducats: number;
  readonly counters: Readonly<Record<CorporationName, number>>;
  readonly hand: number;
  readonly played: readonly string[];
  readonly played_before: readonly string[];
  readonly lacks: readonly string[];
}

/** An arcade as it was before the latest share-out. */
export interface SharedArcadeView {
  readonly symbol: SymbolName;
  readonly token: TokenName | null;
  readonly face_down: boolean;
  readonly outcome: OutcomeName;
  readonly winner: number | null;
  readonly shared: boolean;
}

/** The Palace as it was before the latest share-out. */
export interface LastView {
  readonly arcades: readonly SharedArcadeView[];
  readonly slots: readonly SlotView[];
}

export interface SeenView {
  readonly half: number;
  readonly from: number;
  readonly pick: number;
  readonly cards: readonly string[];
  readonly kept: string;
}

/** What a seat alone knows. */
export interface OwnView {
  readonly hand: readonly string[];
  readonly packet: readonly string[];
  readonly kept: string | null;
  readonly seen: readonly SeenView[];
  readonly known: readonly (readonly string[])[];
}

/** All of it. */
export interface IntrigoView extends GameView {
  readonly turn: number;
  readonly half: number;
  readonly halves: number;
  readonly first: number | null;
  readonly on_turn: number | null;
  readonly pick: number;
  readonly power: PowerView | null;
  readonly arcades: readonly ArcadeView[];
  readonly slots: readonly SlotView[];
  readonly piles: Readonly<Record<InfluenceName, PileView>>;
  readonly families: Partial<Readonly<Record<FamilyName, number | null>>>;
  readonly players: readonly PlayerView[];
  readonly bank: number;
  readonly bag: Readonly<Record<CorporationName, number>>;
  readonly unplaced: readonly string[];
  readonly last: LastView | null;
  readonly winner: number | null;
  readonly mine: OwnView | null;
}
