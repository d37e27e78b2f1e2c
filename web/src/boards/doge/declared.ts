// Written by `make typescript` from ridotto/games/doge/view.py.  Do not edit.

import type { GameView } from '../../core/view';

export const ADVISOR_NAMES = [
  'cannaregio',
  'castello',
  'dorsoduro',
  'san_marco',
  'san_polo',
  'santa_croce',
  'quarantia_1',
  'quarantia_2',
  'quarantia_3',
] as const;
export type AdvisorName = (typeof ADVISOR_NAMES)[number];
export const AREA_NAMES = [
  'cannaregio',
  'castello',
  'dorsoduro',
  'san_marco',
  'san_polo',
  'santa_croce',
  'quarantia',
] as const;
export type AreaName = (typeof AREA_NAMES)[number];
export const DISTRICT_NAMES = ['cannaregio', 'castello', 'dorsoduro', 'san_marco', 'san_polo', 'santa_croce'] as const;
export type DistrictName = (typeof DISTRICT_NAMES)[number];

export const SPACES = 5;
export const FIRST_PRICE = 3;
export const MARKER_VALUES = [0, 1, 2, 3] as const;

/** What stands in a district, by seat, and what the next palace costs. */
export interface DistrictView {
  readonly houses: readonly number[];
  readonly palaces: readonly number[];
  readonly price: number | null;
}

/** Whose ring an advisor carries and where it stands; both None: it is neutral. */
export interface AdvisorView {
  readonly ring: number | null;
  readonly place: AreaName | null;
}

/** What lies before a seat.  Markers on a card that is not turned yet still count. */
export interface SupplyView {
  readonly houses: number;
  readonly palaces: number;
  readonly rings: number;
  readonly markers: number;
}

/** What a seat alone knows: its markers by value, wherever they lie face down, and what it has just answered. */
export interface OwnView {
  readonly markers: readonly number[];
  readonly card: AreaName | null;
  readonly pile: readonly number[];
  readonly stacks: Readonly<Record<AreaName, readonly number[]>>;
  readonly answer: readonly number[];
}

/** All of it. */
export interface DogeView extends GameView {
  readonly year: number;
  readonly placing: number;
  readonly placings: number;
  readonly brown: readonly (AreaName | null)[];
  readonly blue: readonly (AreaName | null)[];
  readonly voted: number;
  readonly votes: readonly number[];
  readonly first: readonly number[];
  readonly second: readonly number[];
  readonly entered: readonly (readonly DistrictName[])[];
  readonly open_advisors: readonly AdvisorName[];
  readonly districts: Readonly<Record<DistrictName, DistrictView>>;
  readonly advisors: Readonly<Record<AdvisorName, AdvisorView>>;
  readonly supplies: readonly SupplyView[];
  readonly stacks: Readonly<Record<AreaName, readonly number[]>>;
  readonly played: readonly (readonly AreaName[])[];
  readonly counted: readonly (readonly number[])[];
  readonly turned: readonly (readonly number[])[];
  readonly mine: OwnView | null;
}
