/** Where everything stands on the board of San Marco, in two compositions: a broad one and a tall one.  The room decides. */
import type { Plan, Point, Rect } from '../city/plan';
import type { DistrictName } from '../city/symbols';
import { WIDE as SHARED } from '../city/wide';
import type { Size } from '../types';
import { siteOf, TALL_SITES, WIDE_SITES, type Sites } from './sites';
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
  nobles: { x: 0, y: 151, width: 244, height: 54 },
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

/** A composition of the city, with everything measured from the corner of its plan. */
export interface Composition {
  readonly plan: Plan;
  readonly shown: Rect; // the part of the plan that is seen, with the lagoon around
  readonly unit: number; // how large pieces in a district are drawn
  readonly campi: Readonly<Record<DistrictName, Campo>>;
  readonly sites: Sites;
  readonly leastTray: number; // pixels
  readonly remoteRoom: number; // below the city, when districts far apart are neighbours
  readonly dial: Rect; // the phase and the round
  readonly stock: Rect; // decks and bridges
  readonly die: Point;
  readonly doge: Point; // where he stands before he enters the city
}

/** A composition in a room.  All sizes are units of the drawing. */
export interface Layout {
  readonly city: Composition;
  readonly scale: number; // pixels of a unit
  readonly width: number;
  readonly height: number;
  readonly cityAt: Point;
  readonly tray: Rect; // for groups of cards
  readonly text: number; // size of small letters
}

const MEANT = ['bridge', 'rialto', 'compass']; // landmarks that would be taken for pieces

const WIDE: Plan = { ...SHARED, landmarks: SHARED.landmarks.filter(({ kind }) => !MEANT.includes(kind)) };

const BROAD_CITY: Composition = {
  plan: WIDE,
  shown: { x: 0, y: 116, width: 1360, height: 608 },
  unit: 1.1,
  campi: {
    cannaregio: { at: { x: 128, y: 180 }, form: BROAD },
    castello: { at: { x: 1042, y: 322 }, form: SQUARE },
    dorsoduro: { at: { x: 76, y: 590 }, form: BROAD },
    san_marco: { at: { x: 738, y: 356 }, form: SQUARE },
    san_polo: { at: { x: 360, y: 354 }, form: SQUARE },
    santa_croce: { at: { x: 42, y: 366 }, form: SQUARE },
  },
  sites: WIDE_SITES,
  leastTray: 88,
  remoteRoom: 0,
  dial: { x: 1110, y: 122, width: 244, height: 74 },
  stock: { x: 846, y: 122, width: 256, height: 74 },
  die: { x: 804, y: 160 },
  doge: { x: 42, y: 304 },
};

const STRIP = 72; // above the tall city, for the phase, the decks and the die

const TALL_CITY: Composition = {
  plan: TALL,
  shown: { x: 0, y: -STRIP, width: 720, height: 788 + STRIP },
  unit: 1.1,
  campi: {
    cannaregio: { at: { x: 392, y: 24 }, form: NARROW_FORM },
    castello: { at: { x: 394, y: 546 }, form: NARROW_FORM },
    dorsoduro: { at: { x: 30, y: 546 }, form: NARROW_FORM },
    san_marco: { at: { x: 392, y: 286 }, form: NARROW_FORM },
    san_polo: { at: { x: 88, y: 288 }, form: NARROW_FORM },
    santa_croce: { at: { x: 30, y: 26 }, form: NARROW_FORM },
  },
  sites: TALL_SITES,
  leastTray: 118,
  remoteRoom: 74,
  dial: { x: 6, y: -STRIP + 4, width: 264, height: STRIP - 10 },
  stock: { x: 278, y: -STRIP + 4, width: 290, height: STRIP - 10 },
  die: { x: 610, y: -STRIP + 35 },
  doge: { x: 684, y: -6 },
};

const MOST_TRAY = 230; // pixels
const TRAY_SHARE = 0.2; // of the room's height
const RIM = 14; // between the city and the tray, in units
const LEAST_SCALE = 0.5; // smaller than this, what is drawn cannot be read: then the board is higher than its room
const TEXT = 15; // pixels
const TALL_BONUS = 1.05; // its districts hold their pieces closer together

const trayOf = ({ leastTray }: Composition, { height }: Size): number => Math.min(MOST_TRAY, Math.max(leastTray, height * TRAY_SHARE));

function scaleOf(city: Composition, high: number, room: Size): number {
  const full = room.width / city.shown.width;
  return Math.min(full, Math.max((room.height - trayOf(city, room)) / (high + RIM), Math.min(full, LEAST_SCALE)));
}

/** A composition in a room: as large as fits, the tray below has the rest. */
function compose(city: Composition, room: Size, remote: boolean): Layout {
  const high = city.shown.height + (remote ? city.remoteRoom : 0);
  const scale = scaleOf(city, high, room);
  const width = room.width / scale;
  const height = Math.max(room.height / scale, high + RIM + city.leastTray / scale);
  const top = high + RIM;
  return {
    city,
    scale,
    width,
    height,
    cityAt: { x: (width - city.shown.width) / 2 - city.shown.x, y: -city.shown.y },
    tray: { x: 10, y: top, width: width - 20, height: height - top - 4 },
    text: Math.min(30, Math.max(13, TEXT / scale)),
  };
}

/** The composition for a room; the pairs are all neighbours. */
export function layoutFor(room: Size, pairs: readonly string[]): Layout {
  const inRoom = (city: Composition): Layout => compose(city, room, pairs.some((pair) => siteOf(city.sites, pair).isRemote === true));
  const [broad, tall] = [inRoom(BROAD_CITY), inRoom(TALL_CITY)];
  return tall.scale * TALL_BONUS > broad.scale ? tall : broad;
}

const inDistrict = (city: Composition, district: DistrictName, { x, y }: Point): Point => {
  const { at } = city.campi[district];
  return { x: at.x + x * city.unit, y: at.y + y * city.unit };
};

/** The middle of the ground where a seat's nobles stand. */
export function noblesAt(city: Composition, district: DistrictName, seat: number, seats: number): Point {
  const { nobles, perRow } = city.campi[district].form;
  const columns = Math.min(seats, perRow);
  const x = nobles.x + (nobles.width / columns) * ((seat % perRow) + 0.5);
  return inDistrict(city, district, { x, y: nobles.y + Math.floor(seat / perRow) * nobles.height });
}

/** Where the doge stands. */
export const dogeAt = (city: Composition, district: DistrictName | null): Point =>
  district === null ? city.doge : inDistrict(city, district, city.campi[district].form.doge);

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
export function clearings({ campi, unit, sites }: Composition, pairs: readonly string[]): readonly Rect[] {
  const grounds = DISTRICT_NAMES.map((district): Rect => {
    const { at, form } = campi[district];
    return { x: at.x, y: at.y, width: form.width * unit, height: form.height * unit };
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
