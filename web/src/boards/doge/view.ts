/** What a view of Doge holds, and a few plain questions about it. */
import { AREA_NAMES, DISTRICT_NAMES, type AreaName, type DistrictName } from '../city/symbols';
import type { GameView } from '../types';

export const ADVISOR_NAMES = [...DISTRICT_NAMES, 'quarantia_1', 'quarantia_2', 'quarantia_3'] as const;
export type AdvisorName = (typeof ADVISOR_NAMES)[number];

export interface DistrictView {
  readonly houses: readonly number[]; // by seat
  readonly palaces: readonly number[]; // by seat
  readonly price: number;
}
export interface AdvisorView {
  readonly ring: number | null;
  readonly place: AreaName | null;
}
export interface SupplyView {
  readonly houses: number;
  readonly palaces: number;
  readonly rings: number;
  readonly markers: number;
}
export interface OwnView {
  readonly markers: readonly number[]; // values
  readonly card: AreaName | null;
  readonly pile: readonly number[]; // values
  readonly stacks: Readonly<Record<AreaName, readonly number[]>>;
}

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
  readonly districts: Readonly<Record<DistrictName, DistrictView>>;
  readonly advisors: Readonly<Record<AdvisorName, AdvisorView>>;
  readonly supplies: readonly SupplyView[];
  readonly stacks: Readonly<Record<AreaName, readonly number[]>>; // heights by seat
  readonly played: readonly (readonly AreaName[])[];
  readonly counted: readonly (readonly number[])[];
  readonly mine: OwnView | null;
}

export const SPACES = 5;
export const FIRST_PRICE = 3;
export const MARKER_VALUES = [0, 1, 2, 3] as const;

export const seatsOf = (view: DogeView): readonly number[] => Array.from({ length: view.seats }, (_, seat) => seat);

export const isDistrict = (area: AreaName): area is DistrictName => area !== 'quarantia';

export const homeOf = (advisor: AdvisorName): AreaName =>
  DISTRICT_NAMES.find((district) => district === advisor) ?? 'quarantia';

/** The area that votes now. */
export const votingArea = (view: DogeView): AreaName | null =>
  view.over || view.placing > 0 ? null : (view.brown[view.voted] ?? null);

/** Whether the markers of the area that votes are counted, so that its votes are known. */
export const isCounted = (view: DogeView): boolean => view.votes.some((votes) => votes > 0);

/** The advisors that stand in an area, those of one seat side by side. */
export const advisorsIn = (view: DogeView, area: AreaName): readonly AdvisorName[] =>
  ADVISOR_NAMES.filter((name) => view.advisors[name].place === area).sort(
    (one, other) => (view.advisors[one].ring ?? -1) - (view.advisors[other].ring ?? -1),
  );

/** Whose palace stands on each space of a district, from the first space. */
export const palacesIn = (view: DogeView, district: DistrictName): readonly number[] =>
  view.districts[district].palaces.flatMap((count, seat) => Array.from({ length: count }, () => seat));

export const palacesOf = (view: DogeView, seat: number): number =>
  DISTRICT_NAMES.reduce((sum, district) => sum + (view.districts[district].palaces[seat] ?? 0), 0);

export const districtsOf = (view: DogeView, seat: number): number =>
  DISTRICT_NAMES.filter((district) => (view.districts[district].palaces[seat] ?? 0) > 0).length;

export { AREA_NAMES, DISTRICT_NAMES, type AreaName, type DistrictName };
