/** Where everything stands on the board of San Marco, in two compositions: a broad one and a tall one. */
import type { Plan, Point, Rect } from '../city/plan';
import type { DistrictName } from '../city/symbols';
import { WIDE as SHARED } from '../city/wide';
import { TALL_SITES, WIDE_SITES, type Sites } from './sites';
import { TALL } from './tall';
import { DISTRICT_NAMES } from './view';

/** Places inside a district, measured from its own corner and in units of the pieces. */
interface Form {
  readonly width: number;
  readonly height: number;
  readonly symbol: Point;
  readonly name: Point;
  readonly values: Point; // the middle of the higher value's coin
  readonly die: Point;
  readonly doge: Point; // the ground's middle
  readonly nobles: Rect; // x, y: the ground's left end; width and height: of the rows
  readonly perRow: number; // seats
}
export interface Campo {
  readonly at: Point;
  readonly form: Form;
}

const HEAD = { symbol: { x: 18, y: 20 }, name: { x: 39, y: 29 } };

const SQUARE: Form = {
  ...HEAD,
  width: 258,
  height: 166,
  values: { x: 20, y: 66 },
  die: { x: 96, y: 66 },
  doge: { x: 226, y: 96 },
  nobles: { x: 0, y: 158, width: 258, height: 54 },
  perRow: 4,
};
const BROAD: Form = {
  ...HEAD,
  width: 540,
  height: 100,
  values: { x: 20, y: 70 },
  die: { x: 96, y: 70 },
  doge: { x: 222, y: 92 },
  nobles: { x: 264, y: 76, width: 270, height: 54 },
  perRow: 4,
};
const NARROW_FORM: Form = {
  ...HEAD,
  width: 214,
  height: 186,
  values: { x: 20, y: 62 },
  die: { x: 94, y: 62 },
  doge: { x: 182, y: 86 },
  nobles: { x: 0, y: 134, width: 214, height: 48 },
  perRow: 2,
};

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly plan: Plan;
  readonly cityAt: Point;
  readonly unit: number; // how large pieces in a district are drawn
  readonly campi: Readonly<Record<DistrictName, Campo>>;
  readonly sites: Sites; // measured from the city's corner
  readonly cartouche: Rect;
  readonly limits: Rect;
  readonly prestige: Rect;
  readonly herald: Rect;
  readonly doge: Point; // where he stands before he enters the city
  readonly die: Point;
  readonly stock: Point | null; // decks and bridges; null: in the tray, where there is room
  readonly tray: Rect; // for groups of cards
  readonly card: { readonly width: number; readonly height: number };
  readonly text: number; // size of small letters
}

const MEANT = ['bridge', 'rialto', 'compass']; // landmarks that would be taken for pieces

const WIDE: Plan = { ...SHARED, landmarks: SHARED.landmarks.filter(({ kind }) => !MEANT.includes(kind)) };

const BROAD_LAYOUT: Layout = {
  width: 1360,
  height: 838,
  plan: WIDE,
  cityAt: { x: 0, y: -28 },
  unit: 1,
  campi: {
    cannaregio: { at: { x: 146, y: 160 }, form: BROAD },
    castello: { at: { x: 1058, y: 302 }, form: SQUARE },
    dorsoduro: { at: { x: 80, y: 572 }, form: BROAD },
    san_marco: { at: { x: 736, y: 344 }, form: SQUARE },
    san_polo: { at: { x: 378, y: 338 }, form: SQUARE },
    santa_croce: { at: { x: 52, y: 346 }, form: SQUARE },
  },
  sites: WIDE_SITES,
  cartouche: { x: 8, y: 6, width: 276, height: 116 },
  limits: { x: 292, y: 6, width: 300, height: 116 },
  prestige: { x: 600, y: 6, width: 320, height: 116 },
  herald: { x: 928, y: 6, width: 426, height: 170 },
  doge: { x: 42, y: 276 },
  die: { x: 1306, y: 636 },
  stock: { x: 12, y: 710 },
  tray: { x: 236, y: 710, width: 1112, height: 124 },
  card: { width: 70, height: 98 },
  text: 18,
};

const TALL_LAYOUT: Layout = {
  width: 720,
  height: 1376,
  plan: TALL,
  cityAt: { x: 0, y: 286 },
  unit: 1.1,
  campi: {
    cannaregio: { at: { x: 392, y: 310 }, form: NARROW_FORM },
    castello: { at: { x: 394, y: 832 }, form: NARROW_FORM },
    dorsoduro: { at: { x: 30, y: 832 }, form: NARROW_FORM },
    san_marco: { at: { x: 392, y: 572 }, form: NARROW_FORM },
    san_polo: { at: { x: 88, y: 574 }, form: NARROW_FORM },
    santa_croce: { at: { x: 30, y: 312 }, form: NARROW_FORM },
  },
  sites: TALL_SITES,
  cartouche: { x: 6, y: 6, width: 224, height: 136 },
  limits: { x: 236, y: 6, width: 236, height: 136 },
  prestige: { x: 478, y: 6, width: 236, height: 136 },
  herald: { x: 6, y: 148, width: 596, height: 132 },
  doge: { x: 684, y: 268 },
  die: { x: 634, y: 216 },
  stock: null,
  tray: { x: 8, y: 1082, width: 704, height: 288 },
  card: { width: 82, height: 110 },
  text: 22,
};
const REMOTE_ROOM = 74;

/** Below this many pixels the tall composition is easier to read. */
const NARROW = 640;

/** The composition for a board that may be so many pixels broad; `remote`: districts far apart are neighbours. */
export function layoutFor(width: number, remote: boolean): Layout {
  if (width >= NARROW) return BROAD_LAYOUT;
  const { tray } = TALL_LAYOUT;
  if (!remote) return TALL_LAYOUT;
  return { ...TALL_LAYOUT, height: TALL_LAYOUT.height + REMOTE_ROOM, tray: { ...tray, y: tray.y + REMOTE_ROOM } };
}

const onBoard = (layout: Layout, district: DistrictName, { x, y }: Point): Point => {
  const { at } = layout.campi[district];
  return { x: at.x + x * layout.unit, y: at.y + y * layout.unit };
};

/** The middle of the ground where a seat's nobles stand. */
export function noblesAt(layout: Layout, district: DistrictName, seat: number, seats: number): Point {
  const { nobles, perRow } = layout.campi[district].form;
  const columns = Math.min(seats, perRow);
  const x = nobles.x + (nobles.width / columns) * ((seat % perRow) + 0.5);
  return onBoard(layout, district, { x, y: nobles.y + Math.floor(seat / perRow) * nobles.height });
}

/** Where the doge stands. */
export const dogeAt = (layout: Layout, district: DistrictName | null): Point =>
  district === null ? layout.doge : onBoard(layout, district, layout.campi[district].form.doge);

export const NOBLES_SHOWN = 3;
const NOBLE_STEP = 15;
const CLOSE_STEP = 8; // where a number stands beside them
const DIGIT = 12;

/** Where the nobles of a group and the number beside them stand, from the middle of the group. */
export function nobleRow(count: number): { readonly nobles: readonly number[]; readonly number: number | null } {
  const isMany = count > NOBLES_SHOWN;
  const shown = isMany ? 2 : count;
  const step = isMany ? CLOSE_STEP : NOBLE_STEP;
  const digits = isMany ? String(count).length * DIGIT + 4 : 0;
  const left = -((shown - 1) * step + digits) / 2;
  const nobles = Array.from({ length: shown }, (_, i) => left + i * step);
  return { nobles, number: isMany ? left + (shown - 1) * step + 15 : null };
}

/** The places the drawing of the city must leave empty. */
export function clearings({ campi, cityAt, unit, sites }: Layout, pairs: readonly string[]): readonly Rect[] {
  const grounds = DISTRICT_NAMES.map((district): Rect => {
    const { at, form } = campi[district];
    return { x: at.x - cityAt.x, y: at.y - cityAt.y, width: form.width * unit, height: form.height * unit };
  });
  const crossings = pairs.flatMap((pair): readonly Rect[] => {
    const place = sites[pair];
    if (place === undefined || place.isRemote === true) return [];
    const isUpright = Math.abs(place.turn) < 45;
    const [wide, high] = isUpright ? [place.pitch * 3, place.length] : [place.length, place.pitch * 3];
    return [{ x: place.x - wide / 2, y: place.y - high / 2, width: wide, height: high }];
  });
  return [...grounds, ...crossings];
}
