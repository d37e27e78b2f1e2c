// Written by `make typescript` from ridotto/games/rialto/view.py.  Do not edit.

import type { GameView } from '../../core/view';

export const BANK_NAMES = ['citra', 'ultra'] as const;
export type BankName = (typeof BANK_NAMES)[number];
export const BUILDING_NAMES = [
  'green1',
  'green2',
  'green3',
  'green4',
  'yellow1',
  'yellow2',
  'yellow3',
  'yellow4',
  'blue1',
  'blue2',
  'blue3',
  'blue4',
] as const;
export type BuildingName = (typeof BUILDING_NAMES)[number];
export const CARD_NAMES = ['doge', 'gold', 'building', 'bridge', 'gondola', 'councilman', 'joker'] as const;
export type CardName = (typeof CARD_NAMES)[number];
export const DISTRICT_NAMES = ['cannaregio', 'castello', 'san_marco', 'santa_croce', 'san_polo', 'dorsoduro'] as const;
export type DistrictName = (typeof DISTRICT_NAMES)[number];
export const STEP_NAMES = ['doge', 'gold', 'building', 'bridge', 'gondola', 'councilman'] as const;
export type StepName = (typeof STEP_NAMES)[number];
export const TILE_NAMES = ['bridge', 'gondola'] as const;
export type TileName = (typeof TILE_NAMES)[number];

export const BANK_POINTS = 5;
export const LIMIT = 7;
export const NEUTRAL = 2;
export const ROOM = 7;
export const SEAT_NAMES = ['red', 'blue', 'green', 'yellow', 'purple'] as const;

/** A marker on the Doge track. */
export interface DogeView {
  readonly player: number;
  readonly space: number;
}

/** A player's rank in a district, and what it would score there if the game ended now. */
export interface RankView {
  readonly player: number;
  readonly men: number;
  readonly points: number;
}

/** A district: what lies there, and what it is worth now. */
export interface DistrictView {
  readonly bank: BankName;
  readonly round: number | null;
  readonly men: readonly number[];
  readonly worth: number;
  readonly ranks: readonly RankView[];
}

/** The place between two districts, and the tile on it. */
export interface ConnectionView {
  readonly name: string;
  readonly ends: readonly DistrictName[];
  readonly tile: TileName | null;
  readonly values: readonly number[];
  readonly marked: boolean;
}

/** A bank of the Grand Canal. */
export interface BankView {
  readonly districts: readonly DistrictName[];
  readonly active: boolean;
}

/** The stack of bridges. */
export interface BridgesView {
  readonly left: number;
  readonly top: readonly number[] | null;
  readonly below: readonly (readonly number[])[];
}

/** A row of cards; one that was taken is not named any more. */
export interface RowView {
  readonly row: number;
  readonly cards: readonly CardName[];
}

/** The cards that come back when the pile is shuffled. */
export interface DiscardsView {
  readonly known: Readonly<Record<CardName, number>>;
  readonly hidden: number;
}

/** A building of a seat. */
export interface BuildingView {
  readonly kind: BuildingName;
  readonly used: boolean;
  readonly coin: boolean;
}

/** What all know of a seat. */
export interface PlayerView {
  readonly coins: number;
  readonly general: number;
  readonly personal: number;
  readonly buildings: readonly BuildingView[];
  readonly hand: number;
  readonly limit: number;
  readonly known: readonly CardName[];
  readonly perhaps: readonly CardName[];
  readonly lacks: readonly CardName[];
  readonly discarded: number;
  readonly played: readonly CardName[];
  readonly strength: number | null;
  readonly waits: boolean;
}

/** The neutral player. */
export interface NeutralView {
  readonly cards: readonly CardName[];
  readonly played: readonly CardName[];
  readonly strength: number | null;
}

/** What a seat alone knows. */
export interface OwnView {
  readonly hand: readonly CardName[];
  readonly discarding: readonly CardName[];
  readonly discarded: readonly CardName[];
  readonly laid: readonly CardName[];
  readonly converted: readonly CardName[];
  readonly doubled: readonly CardName[];
  readonly jokers: number;
  readonly strength: number;
}

/** All of it. */
export interface RialtoView extends GameView {
  readonly round: number;
  readonly rounds: number;
  readonly phase: number;
  readonly current: StepName | null;
  readonly district: DistrictName | null;
  readonly first: number | null;
  readonly leader: number | null;
  readonly bonus: number | null;
  readonly on_turn: number | null;
  readonly order: readonly number[];
  readonly allowance: number;
  readonly moves: number;
  readonly doge: readonly DogeView[];
  readonly districts: Readonly<Record<DistrictName, DistrictView>>;
  readonly connections: readonly ConnectionView[];
  readonly banks: Readonly<Record<BankName, BankView>>;
  readonly bridges: BridgesView;
  readonly gondolas: number;
  readonly stacks: Readonly<Record<BuildingName, number>>;
  readonly coins: number;
  readonly rows: readonly RowView[];
  readonly pile: number;
  readonly discards: DiscardsView;
  readonly players: readonly PlayerView[];
  readonly neutral: NeutralView | null;
  readonly unseen: Readonly<Record<CardName, number>>;
  readonly mine: OwnView | null;
}
