/** Where everything stands on the board of Doge. */
import type { Point, Rect } from '../city/plan';
import type { Layout, Row } from './compositions';
import { ADVISOR_NAMES, DISTRICT_NAMES, type AdvisorName, type AreaName, type DistrictName } from './view';

const ADVISOR_WIDTH = 35;
const HALF_HALO = 24; // what is lit around an advisor
const HOUSE_STEP = 12;
const CLOSE_STEP = 6; // where a number stands beside them
const DIGIT = 11;
export const HOUSES_SHOWN = 3;

/** A place, and how large what stands there is drawn. */
export interface Spot extends Point {
  readonly unit: number;
}
export const transformOf = ({ x, y, unit }: Spot): string => `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${unit.toFixed(4)})`;

const onBoard = (layout: Layout, area: AreaName, x: number, y: number, size = 1): Spot => {
  const { at, unit } = layout.campi[area];
  return { x: at.x + x * unit, y: at.y + y * unit, unit: unit * size };
};

/** The ground's middle of a palace space. */
export function spaceAt(layout: Layout, district: DistrictName, space: number): Spot {
  const { spaces, spaceStep } = layout.campi[district].form;
  return onBoard(layout, district, spaces.x + space * spaceStep, spaces.y);
}

const columnX = (room: number, column: number, columns: number): number => (room / columns) * (column + 0.5);

/** The middle of the ground where a seat's houses stand. */
export function housesAt(layout: Layout, district: DistrictName, seat: number, seats: number): Spot {
  const { houses, seatRoom } = layout.campi[district].form;
  return onBoard(layout, district, houses.x + columnX(seatRoom, seat, seats), houses.y);
}

/** Where the houses of a group and the number beside them stand, from the middle of the group. */
export function houseRow(count: number): { readonly houses: readonly number[]; readonly number: number } {
  const shown = Math.min(count, HOUSES_SHOWN);
  const isMany = count > HOUSES_SHOWN;
  const step = isMany ? CLOSE_STEP : HOUSE_STEP;
  const digits = isMany ? String(count).length * DIGIT : 0;
  const left = -((shown - 1) * step + digits) / 2;
  return { houses: Array.from({ length: shown }, (_, i) => left + i * step), number: left + (shown - 1) * step + 16.5 };
}

/** The middle of the lowest marker of a seat's stack, and of its votes. */
export function stackAt(layout: Layout, area: AreaName, seat: number, seats: number): Spot {
  const { stacks, stackStep, perRow, seatRoom } = layout.campi[area].form;
  const columns = Math.min(seats, perRow);
  return onBoard(layout, area, stacks.x + columnX(seatRoom, seat % columns, columns), stacks.y + Math.floor(seat / columns) * stackStep);
}

/** Where advisor `i` of `count` in an area stands.  Many are drawn smaller, so that none covers another's middle. */
export function advisorAt(layout: Layout, area: AreaName, i: number, count: number): Spot {
  const { right, left, y } = layout.campi[area].form.advisors;
  const room = right - left;
  const size = Math.min(1, room / (ADVISOR_WIDTH + HALF_HALO * (count - 1)));
  const step = Math.min(ADVISOR_WIDTH, (room - ADVISOR_WIDTH * size) / Math.max(1, count - 1));
  return onBoard(layout, area, right - (ADVISOR_WIDTH * size) / 2 - (count - 1 - i) * step, y, size);
}

/** The middle of an advisor's own circle. */
export function circleAt(layout: Layout, advisor: AdvisorName): Spot {
  const { first, step, perRow, unit } = layout.circles;
  const i = ADVISOR_NAMES.indexOf(advisor);
  return { x: first.x + (i % perRow) * step.x, y: first.y + Math.floor(i / perRow) * step.y, unit };
}

/** The box of card `i` of a row. */
export function cardAt(row: Row, i: number): Rect {
  const room = (row.width - row.label) / 7;
  return { x: row.x + row.label + i * room + 2, y: row.y, width: room - 4, height: row.height };
}

/** The places the drawing of the city must leave empty. */
export const clearings = ({ campi, cityAt }: Layout): readonly Rect[] =>
  DISTRICT_NAMES.map((district) => {
    const { at, form, unit } = campi[district];
    return { x: at.x - cityAt.x, y: at.y - cityAt.y, width: form.width * unit, height: form.height * unit };
  });
