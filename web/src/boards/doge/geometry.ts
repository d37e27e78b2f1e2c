/** Where everything stands on the board of Doge, in two compositions: a broad one and a tall one. */
import type { Plan, Point, Rect } from '../city/plan';
import { TALL } from '../city/tall';
import { WIDE } from '../city/wide';
import { ADVISOR_NAMES, DISTRICT_NAMES, type AdvisorName, type AreaName, type DistrictName } from './view';

/** Places inside an area, measured from its own corner and in units of the pieces. */
interface Form {
  readonly width: number;
  readonly height: number;
  readonly symbol: Point;
  readonly name: Point;
  readonly advisors: { readonly right: number; readonly y: number; readonly left?: number }; // they stand at the right end
  readonly spaces: Point; // the ground's middle of the first space
  readonly houses: Point; // the left end of the ground where houses stand
  readonly stacks: Point;
  readonly seatRoom: number; // how broad the rows of houses and stacks are
}
export interface Campo {
  readonly at: Point;
  readonly form: Form;
}

const HEAD = { symbol: { x: 18, y: 21 }, name: { x: 39, y: 30 }, spaces: { x: 30, y: 98 }, seatRoom: 272 };
const NOWHERE: Point = { x: 0, y: 0 };

const SQUARE: Form = {
  ...HEAD,
  width: 276,
  height: 186,
  advisors: { right: 276, y: 46 },
  houses: { x: 2, y: 140 },
  stacks: { x: 2, y: 171 },
};
const BROAD: Form = {
  ...HEAD,
  width: 554,
  height: 102,
  advisors: { right: 274, y: 46 },
  houses: { x: 284, y: 42 },
  stacks: { x: 284, y: 82 },
};
/** The hall of the Quarantia: no houses, no palaces. */
const HALL: Form = {
  ...HEAD,
  symbol: { x: 18, y: 17 },
  name: { x: 39, y: 25 },
  width: 488,
  height: 78,
  advisors: { right: 488, y: 74, left: 276 },
  spaces: NOWHERE,
  houses: NOWHERE,
  stacks: { x: 2, y: 63 },
};
const LONG_HALL: Form = { ...HALL, width: 608, advisors: { right: 606, y: 74, left: 290 } };

/** Where the name of an area ends. */
const AFTER_NAME: Readonly<Record<AreaName, number>> = {
  cannaregio: 170,
  castello: 132,
  dorsoduro: 163,
  san_marco: 162,
  san_polo: 138,
  santa_croce: 176,
  quarantia: 276,
};

const SPACE_STEP = 54;
const ADVISOR_STEP = 35;
const HOUSE_STEP = 12;
const CLOSE_STEP = 6; // where a number stands beside them
const DIGIT = 11;
export const HOUSES_SHOWN = 3;

export interface Row extends Rect {
  readonly label: number; // room for the label at its left
}
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly plan: Plan;
  readonly cityAt: Point;
  readonly unit: number; // how large pieces are drawn
  readonly campi: Readonly<Record<AreaName, Campo>>;
  readonly palace: Rect;
  readonly circles: { readonly first: Point; readonly step: Point; readonly perRow: number; readonly title: Point | null };
  readonly brown: Row;
  readonly blue: Row;
  readonly cartouche: Rect | null;
  readonly named: boolean; // whether cards have room for a name
}

const BROAD_LAYOUT: Layout = {
  width: 1360,
  height: 832,
  plan: WIDE,
  cityAt: NOWHERE,
  unit: 1,
  campi: {
    cannaregio: { at: { x: 150, y: 184 }, form: BROAD },
    castello: { at: { x: 1038, y: 318 }, form: SQUARE },
    dorsoduro: { at: { x: 76, y: 592 }, form: BROAD },
    san_marco: { at: { x: 728, y: 338 }, form: SQUARE },
    san_polo: { at: { x: 356, y: 352 }, form: SQUARE },
    santa_croce: { at: { x: 46, y: 364 }, form: SQUARE },
    quarantia: { at: { x: 386, y: 30 }, form: HALL },
  },
  palace: { x: 372, y: 14, width: 516, height: 130 },
  circles: { first: { x: 950, y: 52 }, step: { x: 73, y: 80 }, perRow: 6, title: { x: 1164, y: 140 } },
  brown: { x: 14, y: 738, width: 664, height: 84, label: 30 },
  blue: { x: 686, y: 738, width: 664, height: 84, label: 30 },
  named: true,
  cartouche: { x: 60, y: 20, width: 268, height: 112 },
};

const TALL_LAYOUT: Layout = {
  width: 720,
  height: 1248,
  plan: TALL,
  cityAt: { x: 0, y: 238 },
  unit: 1.12,
  campi: {
    cannaregio: { at: { x: 380, y: 264 }, form: SQUARE },
    castello: { at: { x: 384, y: 774 }, form: SQUARE },
    dorsoduro: { at: { x: 18, y: 778 }, form: SQUARE },
    san_marco: { at: { x: 373, y: 516 }, form: SQUARE },
    san_polo: { at: { x: 18, y: 520 }, form: SQUARE },
    santa_croce: { at: { x: 18, y: 270 }, form: SQUARE },
    quarantia: { at: { x: 20, y: 28 }, form: LONG_HALL },
  },
  palace: { x: 8, y: 8, width: 704, height: 148 },
  circles: { first: { x: 48, y: 198 }, step: { x: 78, y: 0 }, perRow: 9, title: null },
  brown: { x: 4, y: 1034, width: 712, height: 98, label: 34 },
  blue: { x: 4, y: 1140, width: 712, height: 98, label: 34 },
  named: false,
  cartouche: null,
};

/** Below this many pixels the tall composition is easier to read. */
const NARROW = 640;

/** The composition for a board that may be so many pixels broad. */
export const layoutFor = (width: number): Layout => (width < NARROW ? TALL_LAYOUT : BROAD_LAYOUT);

const onBoard = (layout: Layout, area: AreaName, x: number, y: number): Point => {
  const { at } = layout.campi[area];
  return { x: at.x + x * layout.unit, y: at.y + y * layout.unit };
};

/** The ground's middle of a palace space. */
export function spaceAt(layout: Layout, district: DistrictName, space: number): Point {
  const { spaces } = layout.campi[district].form;
  return onBoard(layout, district, spaces.x + space * SPACE_STEP, spaces.y);
}

const columnX = (form: Form, seat: number, seats: number): number => (form.seatRoom / seats) * (seat + 0.5);

/** The middle of the ground where a seat's houses stand. */
export function housesAt(layout: Layout, district: DistrictName, seat: number, seats: number): Point {
  const { form } = layout.campi[district];
  return onBoard(layout, district, form.houses.x + columnX(form, seat, seats), form.houses.y);
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
export function stackAt(layout: Layout, area: AreaName, seat: number, seats: number): Point {
  const { form } = layout.campi[area];
  return onBoard(layout, area, form.stacks.x + columnX(form, seat, seats), form.stacks.y);
}

/** Where advisor `i` of `count` in an area stands. */
export function advisorAt(layout: Layout, area: AreaName, i: number, count: number): Point {
  const { right, y, left } = layout.campi[area].form.advisors;
  const room = right - (left ?? AFTER_NAME[area]);
  const step = Math.min(ADVISOR_STEP, (room - ADVISOR_STEP) / Math.max(1, count - 1));
  return onBoard(layout, area, right - ADVISOR_STEP / 2 - (count - 1 - i) * step, y);
}

/** The middle of an advisor's own circle. */
export function circleAt(layout: Layout, advisor: AdvisorName): Point {
  const { first, step, perRow } = layout.circles;
  const i = ADVISOR_NAMES.indexOf(advisor);
  return { x: first.x + (i % perRow) * step.x, y: first.y + Math.floor(i / perRow) * step.y };
}

/** The box of card `i` of a row. */
export function cardAt(row: Row, i: number): Rect {
  const room = (row.width - row.label) / 7;
  return { x: row.x + row.label + i * room + 2, y: row.y, width: room - 4, height: row.height };
}

/** The places the drawing of the city must leave empty. */
export const clearings = ({ campi, cityAt, unit }: Layout): readonly Rect[] =>
  DISTRICT_NAMES.map((district) => {
    const { at, form } = campi[district];
    return { x: at.x - cityAt.x, y: at.y - cityAt.y, width: form.width * unit, height: form.height * unit };
  });
