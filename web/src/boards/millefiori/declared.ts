// Written by `make typescript` from ridotto/games/millefiori/view.py.  Do not edit.

import type { GameView } from '../../core/view';

export const AREA_NAMES = ['workshops', 'residences', 'nobili', 'populi', 'trade', 'harbour'] as const;
export type AreaName = (typeof AREA_NAMES)[number];
export const BONUS_NAMES = ['workshops', 'residences', 'nobili', 'populi', 'trade', 'palace', 'city'] as const;
export type BonusName = (typeof BONUS_NAMES)[number];
export const COLOUR_NAMES = ['brown', 'violet', 'green', 'lightblue'] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];
export const EFFECT_NAMES = ['nothing', 'extra_card', 'masterwork', 'arrow', 'two_arrows', 'city'] as const;
export type EffectName = (typeof EFFECT_NAMES)[number];
export const LADY_NAMES = [
  'points',
  'two_masterworks',
  'extra_card',
  'sea_route',
  'small_dogat',
  'great_dogat',
] as const;
export type LadyName = (typeof LADY_NAMES)[number];
export const REWARD_NAMES = ['points', 'masterwork', 'dogaressa', 'sail'] as const;
export type RewardName = (typeof REWARD_NAMES)[number];
export const SYMBOL_NAMES = [
  'quartz',
  'ash',
  'lime',
  'pigments',
  'key',
  'coin',
  'lion',
  'cross',
  'shell',
  'fish',
  'crab',
  'glasses',
  'carafes',
  'jewelry',
  'swans',
  'ship',
] as const;
export type SymbolName = (typeof SYMBOL_NAMES)[number];
export const TILE_NAMES = ['workshops', 'residences', 'people_a', 'people_b', 'trade_a', 'trade_b'] as const;
export type TileName = (typeof TILE_NAMES)[number];

export const HAND = 5;
export const SUPPLY = 27;
export const RESERVE = 3;
export const DIAMONDS = 30;
export const PALACE = 19;
export const COUNCIL_VOYAGE = 5;
export const LINE_POINTS = 10;
export const SEAT_NAMES = ['red', 'blue', 'green', 'yellow'] as const;
export const WORKSHOP_LETTERS = [
  'P',
  'A',
  'P',
  'L',
  'A',
  'L',
  'A',
  'Q',
  'L',
  'Q',
  'A',
  'P',
  'Q',
  'P',
  'Q',
  'P',
  'A',
  'Q',
  'L',
  'P',
  'Q',
  'L',
  'P',
  'Q',
  'L',
  'P',
  'A',
  'L',
  'P',
  'A',
] as const;
export const STAR_FIELDS = [
  0,
  7,
  8,
  1,
  2,
  9,
  3,
  10,
  11,
  4,
  5,
  12,
  6,
  13,
  14,
  15,
  16,
  23,
  17,
  24,
  25,
  18,
  19,
  26,
  20,
  27,
  28,
  21,
  22,
  29,
] as const;
export const RESIDENCE_VALUES = [2, 4, 3, 5, 1, 4, 2, 3, 1, 5, 10, 2, 3, 4, 5, 10, 1, 5, 4, 3] as const;
export const PEOPLE_SYMBOLS = [0, 1, 2, 1, 2, 0, 1, 2, 0, 1, 2, 0] as const;

/** A field of the board. */
export interface FieldView {
  readonly name: string;
  readonly symbol: SymbolName;
  readonly owner: number | null;
}

/** A point bonus. */
export interface BonusView {
  readonly points: readonly number[];
  readonly owners: readonly (number | null)[];
  readonly had: readonly number[];
}

/** A space of the sea route. */
export interface SpaceView {
  readonly points: number;
  readonly effect: EffectName;
}

/** A space of the Small Council. */
export interface CouncilSpaceView {
  readonly space: number;
  readonly tile: TileName;
  readonly colour: ColourName;
  readonly reward: RewardName;
  readonly points: number;
}

/** What all know of a seat. */
export interface PlayerView {
  readonly supply: number;
  readonly reserve: number;
  readonly ship: number;
  readonly councillor: number | null;
  readonly dogaressas: readonly LadyName[];
  readonly showcase: readonly (string | null)[];
  readonly lines: number;
  readonly packet: number;
  readonly kept: boolean;
  readonly played: readonly string[];
}

/** A packet of this round, as a seat remembers it. */
export interface PacketView {
  readonly holder: number;
  readonly size: number;
  readonly cards: readonly string[] | null;
}

/** What a seat alone knows. */
export interface OwnView {
  readonly packet: readonly string[];
  readonly kept: string | null;
  readonly packets: readonly PacketView[];
}

/** All of it. */
export interface MillefioriView extends GameView {
  readonly masterworks: boolean;
  readonly on_turn_choice: boolean;
  readonly round: number;
  readonly rounds: number;
  readonly cycle: number;
  readonly cycles: number;
  readonly doge: number | null;
  readonly on_turn: number | null;
  readonly card: string | null;
  readonly dogaressa: LadyName | null;
  readonly work: string | null;
  readonly extra: boolean;
  readonly last_cycle: boolean;
  readonly pile: number;
  readonly display: readonly string[];
  readonly discards: readonly string[];
  readonly fields: Readonly<Record<AreaName, readonly FieldView[]>>;
  readonly bonuses: readonly BonusName[];
  readonly bonus: Readonly<Record<BonusName, BonusView>>;
  readonly sea: readonly SpaceView[];
  readonly council: readonly CouncilSpaceView[];
  readonly market: readonly (string | null)[];
  readonly works: readonly string[];
  readonly court: readonly (LadyName | null)[];
  readonly dogaressas: readonly LadyName[];
  readonly covered: readonly string[];
  readonly players: readonly PlayerView[];
  readonly unseen: readonly string[];
  readonly mine: OwnView | null;
}
