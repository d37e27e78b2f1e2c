/** How far a seat is on the way to a goal [DO-9.1]. */
import { DISTRICT_NAMES, SPACES, districtsOf, palacesOf, type DogeView } from './view';

interface Goal {
  readonly palaces: number;
  readonly districts: number;
}
const GOALS: readonly Goal[] = [
  { palaces: 6, districts: 6 },
  { palaces: 7, districts: 5 },
  { palaces: 8, districts: 4 },
];

/** The goal that is nearest to a seat. */
export interface Way extends Goal {
  readonly left: number; // palaces that it still has to build for it
}

/** The goal for which a seat needs the fewest palaces; null: it cannot meet any goal any more [DO-9.4]. */
export function wayOf(view: DogeView, seat: number): Way | null {
  const [palaces, districts] = [palacesOf(view, seat), districtsOf(view, seat)];
  const room = DISTRICT_NAMES.map((name) => ({
    free: SPACES - view.districts[name].palaces.reduce((sum, count) => sum + count, 0),
    isNew: view.districts[name].palaces[seat] === 0,
  }));
  const spaces = room.reduce((sum, { free }) => sum + free, 0);
  const newDistricts = room.filter(({ free, isNew }) => isNew && free > 0).length;
  const most = Math.min(spaces, view.supplies[seat]?.palaces ?? 0);
  const ways = GOALS.filter((goal) => goal.districts - districts <= newDistricts)
    .map((goal): Way => ({ ...goal, left: Math.max(0, goal.palaces - palaces, goal.districts - districts) }))
    .filter(({ left }) => left <= most);
  return ways.reduce<Way | null>((best, way) => (best === null || way.left < best.left ? way : best), null);
}
