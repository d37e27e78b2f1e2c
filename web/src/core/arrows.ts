/** Arrow keys go from one lit place to the next one in that direction. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isArrow = (key: string): boolean => key in DIRECTIONS;

/** The index of the nearest point that way; what lies aside counts as farther.  -1: there is none. */
export function nearest(points: readonly Point[], from: Point, key: string): number {
  const way = DIRECTIONS[key];
  if (way === undefined) return -1;
  let best = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    const ahead = (point.x - from.x) * way.x + (point.y - from.y) * way.y;
    const aside = Math.abs((point.x - from.x) * way.y) + Math.abs((point.y - from.y) * way.x);
    if (ahead < 1) return;
    const distance = ahead + 3 * aside;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

type Focusable = HTMLElement | SVGElement;

const middle = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Move the focus inside `root`.  From outside of it, or without a neighbour, the first lit place is next. */
export function step(root: ParentNode, key: string): boolean {
  const places = [...root.querySelectorAll<Focusable>('.lit[data-target]')];
  if (places.length === 0) return false;
  const here = places.find((place) => place === document.activeElement);
  const next = here === undefined ? 0 : nearest(places.map(middle), middle(here), key);
  places[next]?.focus();
  return next >= 0;
}
