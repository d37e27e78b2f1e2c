/** Where a named thing is on the board: points rise there. */
import type { Point, Rect } from '../city/plan';
import type { Layout } from './layout';
import { BONUS_STEPS, BONUSES, FIELDS } from './places';
import { areaOf, aroundFrom, placeOf, SEAT_NAMES, type BonusName, type MillefioriView } from './view';

const middle = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });
const sum = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y });

function bonusSpot(view: MillefioriView, layout: Layout, name: BonusName, seat: number): Point | null {
  const place = view.bonus[name].owners.indexOf(seat);
  const step = BONUS_STEPS[place] ?? { x: 0, y: 0 };
  const at = BONUSES[name];
  if (at !== undefined) return sum(sum(at, layout.base), step);
  if (name === 'city') return layout.city === null ? null : sum(layout.city, step);
  return layout.council === null ? null : { x: layout.council.x + layout.council.width * 0.6, y: layout.council.y + 40 };
}

function councilSpot({ council }: Layout, space: number): Point | null {
  if (council === null) return null;
  const [tile, step] = [Math.floor((space - 1) / 3), (space - 1) % 3];
  const head = (158 * council.width) / 190;
  const high = (council.height - head) / 6;
  const column = tile % 2 === 0 ? step : 2 - step;
  return { x: council.x + ((column + 0.5) * council.width) / 3, y: council.y + council.height - (tile + 0.5) * high };
}

/** The place of a target, as far as it scores; `seat` is who gets the points, `own` who looks. */
export function spotOf(view: MillefioriView, layout: Layout, own: number, at: string, seat: number): Point | null {
  const [kind = '', name = ''] = at.split(':');
  if (kind === 'field') {
    const place = FIELDS[areaOf(name)]?.[placeOf(name)];
    return place === undefined ? null : sum(place, layout.base);
  }
  if (kind === 'sea') return layout.sea[Number(name)] ?? null;
  if (kind === 'bonus') return bonusSpot(view, layout, name as BonusName, seat);
  if (kind === 'council') return councilSpot(layout, Number(name));
  if (kind === 'showcase') {
    const owner = SEAT_NAMES.findIndex((one) => name.startsWith(one));
    const rect = layout.cases[aroundFrom(view, own).indexOf(owner)];
    if (rect === undefined) return null;
    const place = placeOf(name);
    return { x: rect.x + (((place % 3) + 0.5) * rect.width) / 3, y: rect.y + ((Math.floor(place / 3) + 0.6) * rect.height) / 3 };
  }
  return kind === 'card' ? sum({ x: 838, y: 372 }, layout.base) : kind === 'display' ? middle(layout.display) : null;
}
