/** Tiny roofs strewn over a district by a fixed rule, so that the same city is drawn every time. */
import { depth, distance, numbers, within, type Outline, type Rect } from './plan';

export interface Roofs {
  readonly walls: string;
  readonly ridges: string;
}

const QUAY = 6; // no roof nearer to the water
const ROW = 15;

const f = (n: number): string => n.toFixed(1);

/** The roofs inside an outline, turned by an angle, that keep away from canals and from the places of pieces. */
export function roofs(outline: Outline, degrees: number, canals: readonly Outline[], clear: readonly Rect[]): Roofs {
  const next = numbers(outline.length + Math.abs(degrees));
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const at = (u: number, v: number): [number, number] => [u * cos - v * sin, u * sin + v * cos];
  const us = outline.map(([x, y]) => x * cos + y * sin);
  const vs = outline.map(([x, y]) => y * cos - x * sin);
  const free = ([x, y]: [number, number]): boolean =>
    !clear.some((rect) => within(rect, x, y, 2)) &&
    depth(outline, x, y) > QUAY &&
    canals.every((canal) => distance(canal, x, y) > QUAY);
  let [walls, ridges] = ['', ''];
  for (let v = Math.min(...vs); v < Math.max(...vs); v += ROW) {
    for (let u = Math.min(...us) + next() * 12; u < Math.max(...us); ) {
      const [wide, deep, shift] = [9 + next() * 11, 8 + next() * 3, next() * 3];
      const corners = [at(u, v + shift), at(u + wide, v + shift), at(u + wide, v + deep + shift), at(u, v + deep + shift)];
      if (next() > 0.08 && corners.every(free)) {
        walls += `M${corners.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z`;
        const [[ax, ay], [bx, by]] = [at(u + 3, v + shift + deep / 2), at(u + wide - 3, v + shift + deep / 2)];
        ridges += `M${f(ax)} ${f(ay)}L${f(bx)} ${f(by)}`;
      }
      u += wide + (next() < 0.22 ? 5 : 1.2);
    }
  }
  return { walls, ridges };
}
