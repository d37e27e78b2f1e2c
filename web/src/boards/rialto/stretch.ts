/** The same city in a room of another shape: places move apart, and what is drawn at them keeps its size. */
import type { Corner, Outline, Plan, Point } from '../city/plan';
import { DISTRICT_NAMES, type DistrictName } from '../city/symbols';

export function stretched(plan: Plan, width: number, height: number): Plan {
  const [across, down] = [width / plan.width, height / plan.height];
  const moved = <T extends Point>(thing: T): T => ({ ...thing, x: thing.x * across, y: thing.y * down });
  const outline = (corners: Outline): Outline => corners.map(([x, y, round = 5]): Corner => [x * across, y * down, round]);
  return {
    width,
    height,
    districts: Object.fromEntries(DISTRICT_NAMES.map((name) => [name, outline(plan.districts[name])])) as Record<DistrictName, Outline>,
    grain: plan.grain,
    islands: plan.islands.map(outline),
    rii: plan.rii.map(outline),
    basins: plan.basins.map(outline),
    landmarks: plan.landmarks.map(moved),
    lamps: plan.lamps.map(moved),
  };
}
