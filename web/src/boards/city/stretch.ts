/** The same city in a room of another shape: places move apart, and what is drawn at them keeps its size. */
import type { Corner, Outline, Plan, Rect } from './plan';
import { DISTRICT_NAMES, type DistrictName } from './symbols';

export function stretched(plan: Plan, width: number, height: number): Plan {
  const [across, down] = [width / plan.width, height / plan.height];
  const moved = <T extends { readonly x: number; readonly y: number }>(thing: T): T => ({ ...thing, x: thing.x * across, y: thing.y * down });
  const outline = (corners: Outline): Outline => corners.map(([x, y, round]): Corner => (round === undefined ? [x * across, y * down] : [x * across, y * down, round]));
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

/** A rectangle of a plan, where it is after the plan was stretched into another one. */
export function stretchedRect(rect: Rect, from: Plan, to: Plan): Rect {
  const [across, down] = [to.width / from.width, to.height / from.height];
  return { x: rect.x * across, y: rect.y * down, width: rect.width * across, height: rect.height * down };
}
