/** The city as numbers: points, outlines, and what a plan of Venice is made of. */
import type { DistrictName } from './symbols';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** A corner of an outline: x, y, and how far it is rounded. */
export type Corner = readonly [x: number, y: number, round?: number];
export type Outline = readonly Corner[];

/** A thing drawn on the map for its beauty only. */
export interface Landmark extends Point {
  readonly kind: 'church' | 'dome' | 'tower' | 'tree' | 'gondola' | 'ship' | 'rialto' | 'bridge' | 'wave' | 'compass';
  readonly turn?: number;
  readonly size?: number;
}

/** One composition of the city.  The same city at another shape of screen is another plan. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly districts: Readonly<Record<DistrictName, Outline>>;
  /** How the roofs of a district are turned, in degrees. */
  readonly grain: Readonly<Record<DistrictName, number>>;
  readonly islands: readonly Outline[];
  readonly rii: readonly Outline[]; // small canals inside the districts
  readonly basins: readonly Outline[];
  readonly landmarks: readonly Landmark[];
  readonly lamps: readonly Point[];
}

const ROUND = 5;

const away = (from: Corner, to: Corner, distance: number): string => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const part = length === 0 ? 0 : Math.min(0.5, distance / length);
  return `${(from[0] + (to[0] - from[0]) * part).toFixed(1)} ${(from[1] + (to[1] - from[1]) * part).toFixed(1)}`;
};

/** An outline whose long straight quays step in and out a little, by a fixed rule. */
export function quays(outline: Outline, seed: number): Outline {
  const next = numbers(seed);
  return outline.flatMap((corner, i): Corner[] => {
    const after = outline[(i + 1) % outline.length] ?? corner;
    const [dx, dy] = [after[0] - corner[0], after[1] - corner[1]];
    const length = Math.hypot(dx, dy);
    const steps: Corner[] = [corner];
    if (length < 46 || (corner[2] ?? 0) > 12 || (after[2] ?? 0) > 12) return steps;
    const [ux, uy] = [dx / length, dy / length];
    let side = next() < 0.5 ? 1 : -1;
    for (let at = 14 + next() * 16; at < length - 14; at += 16 + next() * 26) {
      const deep = side * (0.8 + next() * 2);
      const [x, y] = [corner[0] + ux * at, corner[1] + uy * at];
      steps.push([x - uy * deep, y + ux * deep, 1.5], [x + uy * deep, y - ux * deep, 1.5]);
      side = -side;
    }
    return steps;
  });
}

/** Numbers between 0 and 1 that look random and never change. */
export function numbers(seed: number): () => number {
  let state = (seed * 2654435 + 17) % 2147483647;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** The path around an outline, its corners rounded. */
export function around(outline: Outline): string {
  let path = '';
  outline.forEach((corner, i) => {
    const before = outline.at(i - 1) ?? corner;
    const after = outline[(i + 1) % outline.length] ?? corner;
    const round = corner[2] ?? ROUND;
    path += `${i === 0 ? 'M' : 'L'}${away(corner, before, round)}Q${corner[0]} ${corner[1]} ${away(corner, after, round)}`;
  });
  return `${path}Z`;
}

/** The path along a line, its inner corners rounded. */
export function along(line: Outline): string {
  let path = '';
  line.forEach((corner, i) => {
    const before = line[i - 1];
    const after = line[i + 1];
    if (before === undefined) path += `M${corner[0]} ${corner[1]}`;
    else if (after === undefined) path += `L${corner[0]} ${corner[1]}`;
    else {
      const round = corner[2] ?? ROUND * 3;
      path += `L${away(corner, before, round)}Q${corner[0]} ${corner[1]} ${away(corner, after, round)}`;
    }
  });
  return path;
}

/** How deep a point lies inside an outline; negative outside. */
export function depth(outline: Outline, x: number, y: number): number {
  const [last] = outline.slice(-1);
  if (last === undefined) return -Infinity;
  let [ax, ay] = last;
  let [isInside, least] = [false, Infinity];
  for (const [bx, by] of outline) {
    if (ay > y !== by > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) isInside = !isInside;
    least = Math.min(least, squareTo(ax, ay, bx, by, x, y));
    [ax, ay] = [bx, by];
  }
  return (isInside ? 1 : -1) * Math.sqrt(least);
}

/** How far a point is from a line. */
export function distance(line: Outline, x: number, y: number): number {
  let least = Infinity;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    if (a !== undefined && b !== undefined) least = Math.min(least, squareTo(a[0], a[1], b[0], b[1], x, y));
  }
  return Math.sqrt(least);
}

/** The square of the distance from a point to a segment. */
function squareTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square));
  const [ox, oy] = [x - ax - part * dx, y - ay - part * dy];
  return ox * ox + oy * oy;
}

export const within = (rect: Rect, x: number, y: number, margin: number): boolean =>
  x > rect.x - margin && x < rect.x + rect.width + margin && y > rect.y - margin && y < rect.y + rect.height + margin;

/** The path around a district as it is drawn, quays and all. */
export const districtPath = (plan: Plan, district: DistrictName): string =>
  around(quays(plan.districts[district], plan.grain[district] + 30));
