// Written by `make typescript` from ridotto/games/sanmarco/view.py.  Do not edit.

import type { GameView } from '../../core/view';

export const ACTION_NAMES = [
  'cannaregio',
  'santa_croce',
  'san_polo',
  'san_marco',
  'dorsoduro',
  'castello',
  'bridge',
  'transfer',
  'exile',
  'doge',
] as const;
export type ActionName = (typeof ACTION_NAMES)[number];
export const CARD_NAMES = [
  'cannaregio',
  'santa_croce',
  'san_polo',
  'san_marco',
  'dorsoduro',
  'castello',
  'bridge',
  'transfer',
  'exile',
  'doge',
  'limit_1',
  'limit_2',
  'limit_3',
] as const;
export type CardName = (typeof CARD_NAMES)[number];
export const DISTRICT_NAMES = ['cannaregio', 'santa_croce', 'san_polo', 'san_marco', 'dorsoduro', 'castello'] as const;
export type DistrictName = (typeof DISTRICT_NAMES)[number];
export const LIMIT_NAMES = ['limit_1', 'limit_2', 'limit_3'] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];
export const ROLE_NAMES = ['first_dealer', 'first_chooser', 'second_dealer', 'second_chooser'] as const;
export type RoleName = (typeof ROLE_NAMES)[number];

export const LIMIT = 10;
export const LONE_STEP = 2;
export const SEAT_NAMES = ['red', 'blue', 'green', 'yellow'] as const;

/** The nobles that stand in a district, by seat, and what is printed there. */
export interface DistrictView {
  readonly nobles: readonly number[];
  readonly first: number;
  readonly second: number;
  readonly die: number;
}

/** A bridge on the board, and whose noble stands on it. */
export interface BridgeView {
  readonly pair: string;
  readonly ends: readonly DistrictName[];
  readonly owner: number;
}

/** The limit cards before a seat. */
export interface LimitView {
  readonly cards: readonly LimitName[];
  readonly points: number;
}

/** An offer that lies on the table. */
export interface OfferView {
  readonly offer: number;
  readonly size: number;
  readonly cards: readonly CardName[] | null;
}

/** The offers of one dealer; one that was taken is not named any more. */
export interface DealerView {
  readonly dealer: number;
  readonly open: boolean;
  readonly offers: readonly OfferView[];
}

/** Where a noble is to go that is being fetched.  A bridge has a pair and no district. */
export interface FetchingView {
  readonly card: ActionName | null;
  readonly district: DistrictName | null;
  readonly pair: string | null;
  readonly owner: number | null;
}

/** An exile while it is rolled (then 0 are due) and chosen whose nobles go. */
export interface ExileView {
  readonly district: DistrictName;
  readonly due: number;
}

/** Cards face down. */
export interface DecksView {
  readonly actions: number;
  readonly limits: number;
}

/** What a seat alone knows: its cards, while they are its secret. */
export interface OwnView {
  readonly deal: readonly CardName[];
  readonly offers: readonly (readonly CardName[])[];
}

/** All of it. */
export interface SanMarcoView extends GameView {
  readonly phase: number;
  readonly phases: number;
  readonly round: number;
  readonly extra: boolean;
  readonly leader: number | null;
  readonly active: readonly number[];
  readonly out: readonly number[];
  readonly roles: Partial<Readonly<Record<RoleName, number>>>;
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
  readonly hand: readonly ActionName[];
  readonly card: ActionName | null;
  readonly seized: string | null;
  readonly fetching: FetchingView | null;
  readonly exile: ExileView | null;
  readonly rolled: number;
  readonly decks: DecksView;
  readonly discards: Readonly<Record<ActionName, number>>;
  readonly unseen: Readonly<Record<CardName, number>>;
  readonly mine: OwnView | null;
}
