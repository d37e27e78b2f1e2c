/** A few plain questions about a view of Doge. */
import { ADVISOR_NAMES, DISTRICT_NAMES, type AdvisorName, type AreaName, type DistrictName, type DogeView } from './declared';

export * from './declared';

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

/** Whose palace stands on each space of a district, from the first space, and which of its owner's it is there. */
export const palacesIn = (view: DogeView, district: DistrictName): readonly { readonly owner: number; readonly nth: number }[] =>
  view.districts[district].palaces.flatMap((count, owner) => Array.from({ length: count }, (_, nth) => ({ owner, nth })));

export const palacesOf = (view: DogeView, seat: number): number =>
  DISTRICT_NAMES.reduce((sum, district) => sum + (view.districts[district].palaces[seat] ?? 0), 0);

export const districtsOf = (view: DogeView, seat: number): number =>
  DISTRICT_NAMES.filter((district) => (view.districts[district].palaces[seat] ?? 0) > 0).length;
