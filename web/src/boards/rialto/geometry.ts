/** Where everything stands on the board of Rialto, for a room of any shape: the map beside a column, or above a tray. */
import type { Outline, Plan, Point, Rect } from '../city/plan';
import type { Size } from '../types';
import { REMOTE_ROOM, TALL, WIDE, type CityMap, type Site } from './maps';
import { stretched } from './stretch';
import { DISTRICT_NAMES, type DistrictName } from './view';

/** The free ground of a district, and how things are arranged on it. */
export interface Campo {
  readonly symbol: Point;
  readonly name: Point;
  readonly chips: Point; // the middle of the first of two discs
  readonly chipStep: Point; // from there to the other
  readonly men: Rect;
  readonly ground: Rect;
}
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly isStacked: boolean; // all in one column, as on a phone
  readonly unit: number; // how large pieces on the map are drawn
  readonly text: number; // size of small letters
  readonly plan: Plan;
  readonly city: Rect;
  readonly sites: Readonly<Record<string, Site>>; // on the board
  readonly campi: Readonly<Record<DistrictName, Campo>>;
  readonly banners: readonly Point[];
  readonly table: Rect; // the walnut
  readonly cartouche: Rect;
  readonly steps: Rect;
  readonly doge: Rect;
  readonly cards: Rect; // rows of cards, plays, or the table of districts
  readonly stock: Rect;
  readonly stacks: Rect;
  readonly stackColumns: number;
  readonly eye: Point; // the middle of the button that shows what districts are worth
}

const AREA = 915_000; // square units of a broad board, whatever its shape
const NARROW = 1.02; // width by height: below this all is in one column
const SMALL = 640; // pixels; as is a narrower room
const UPRIGHT = 1.25; // of the map: below this the tall city fits better
const GAP = 8;

const rounded = (n: number, to: number): number => Math.round(n / to) * to;

function turnedInto(map: CityMap, city: Rect, pairs: readonly string[], unit: number): Pick<Layout, 'plan' | 'sites' | 'campi' | 'banners'> {
  const isHigher = map === TALL && pairs.some((pair) => map.sites[pair]?.isRemote === true);
  const frame = isHigher ? { ...map.plan, height: map.plan.height + REMOTE_ROOM } : map.plan;
  const [across, down] = [city.width / frame.width, city.height / frame.height];
  const at = ({ x, y }: Point): Point => ({ x: city.x + x * across, y: city.y + y * down });
  const way = (outline: Outline): Outline =>
    outline.map(([x, y, round = 5]) => {
      const point = at({ x, y });
      return [point.x, point.y, round];
    });
  const sites = Object.fromEntries(
    Object.entries(map.sites).map(([pair, site]) => [pair, { ...site, ...at(site), ...(site.way === undefined ? {} : { way: way(site.way) }) }]),
  );
  const campi = Object.fromEntries(
    DISTRICT_NAMES.map((district) => {
      const { inset, ...ground } = map.grounds[district];
      const [top, right, bottom, left] = inset.map((edge) => edge * unit) as [number, number, number, number];
      const corner = at(ground);
      const room = {
        x: corner.x + left,
        y: corner.y + top,
        width: ground.width * across - left - right,
        height: ground.height * down - top - bottom,
      };
      return [district, campoIn(room, district, unit)];
    }),
  ) as Record<DistrictName, Campo>;
  return { plan: stretched(frame, city.width, city.height), sites, campi, banners: map.banners.map(at) };
}

const LETTER = 11.6; // how broad a letter of a name is
const LETTERS: Readonly<Record<DistrictName, number>> = { cannaregio: 10, castello: 7.4, san_marco: 9.8, santa_croce: 10.2, san_polo: 7.8, dorsoduro: 9.4 };
const HEAD = 36;
const CHIPS = 84; // two discs
const ACROSS = { x: 42, y: 0 };
const DOWN = { x: 0, y: 40 };
const FLAT = 128; // a lower ground has its councilmen beside the name

function campoIn(ground: Rect, district: DistrictName, unit: number): Campo {
  const { x, y, width, height } = ground;
  const head = 36 + LETTERS[district] * LETTER;
  const symbol = { x: x + 15 * unit, y: y + 18 * unit };
  const name = { x: x + 34 * unit, y: y + 26 * unit };
  const isFlat = height < FLAT * unit && width > 380 * unit;
  if (isFlat) {
    const left = (head + 10) * unit;
    const chips = { x: x + 22 * unit, y: y + Math.min(60 * unit, height - 18 * unit) };
    return { symbol, name, chips, chipStep: ACROSS, ground, men: { x: x + left, y, width: width - left, height } };
  }
  const isBeside = width >= (head + CHIPS) * unit;
  const top = (HEAD + 4) * unit;
  const men = { x, y: y + top, width, height: height - top };
  if (isBeside) return { symbol, name, chips: { x: x + width - 64 * unit, y: symbol.y }, chipStep: ACROSS, ground, men };
  const side = 46 * unit;
  const chips = { x: x + 18 * unit, y: men.y + 20 * unit };
  return { symbol, name, chips, chipStep: DOWN, ground, men: { ...men, x: x + side, width: width - side } };
}

/** The city, broad or tall, as its frame is. */
const mapFor = ({ width, height }: Rect): CityMap => (width / height < UPRIGHT ? TALL : WIDE);

const COLUMN = { least: 316, share: 0.26 };
const STRIP = 66;
const CARTOUCHE = 186;
const EYE = 58;

function beside(room: Size, pairs: readonly string[]): Layout {
  const scale = Math.sqrt((room.width * room.height) / AREA);
  const width = rounded(room.width / scale, 4);
  const height = rounded((room.height / room.width) * width, 20);
  const column = Math.max(COLUMN.least, width * COLUMN.share);
  const left = width - column;
  const city = { x: 0, y: STRIP, width: left, height: height - STRIP };
  const x = left + 10;
  const inner = column - 20;
  const stacksHigh = Math.min(174, height * 0.225);
  const doge = { x, y: 8, width: inner, height: Math.min(124, height * 0.17) };
  const stacks = { x, y: height - stacksHigh - 8, width: inner, height: stacksHigh };
  const stock = { x, y: stacks.y - 66, width: inner, height: 58 };
  const top = doge.y + doge.height + GAP;
  return {
    width,
    height,
    isStacked: false,
    unit: 1,
    text: 18,
    ...turnedInto(mapFor(city), city, pairs, 1),
    city,
    table: { x: left, y: 0, width: column, height },
    cartouche: { x: 8, y: 6, width: CARTOUCHE, height: STRIP - 10 },
    steps: { x: CARTOUCHE + 16, y: 6, width: left - CARTOUCHE - 24 - EYE, height: STRIP - 10 },
    doge,
    cards: { x, y: top, width: inner, height: stock.y - top - GAP },
    stock,
    stacks,
    stackColumns: 4,
    eye: { x: left - 8 - EYE / 2 + 4, y: STRIP / 2 + 1 },
  };
}

const STACKED = 720;
const STACKED_EYE = 84;
const LEAST_CITY = 660;
const MOST_CITY = 900;

function stacked(room: Size, pairs: readonly string[]): Layout {
  const width = STACKED;
  const heights = { strip: 84, doge: 108, cards: 204, stock: 84, stacks: 132 };
  const rest = heights.strip + heights.doge + heights.cards + heights.stock + heights.stacks + 5 * GAP;
  const whole = rounded((room.height / room.width) * width, 40);
  const cityHigh = Math.min(MOST_CITY, Math.max(LEAST_CITY, whole - rest));
  const height = rest + cityHigh;
  const unit = 1.14;
  const city = { x: 0, y: heights.strip, width, height: cityHigh };
  const table = { x: 0, y: city.y + cityHigh, width, height: height - city.y - cityHigh };
  const inner = { x: 10, width: width - 20 };
  const doge = { ...inner, y: table.y + GAP, height: heights.doge };
  const cards = { ...inner, y: doge.y + doge.height + GAP, height: heights.cards };
  const stock = { ...inner, y: cards.y + cards.height + GAP, height: heights.stock };
  return {
    width,
    height,
    isStacked: true,
    unit,
    text: 22,
    ...turnedInto(TALL, city, pairs, unit),
    city,
    table,
    cartouche: { x: 6, y: 6, width: 160, height: heights.strip - 10 },
    steps: { x: 172, y: 6, width: width - 176 - STACKED_EYE, height: heights.strip - 10 },
    doge,
    cards,
    stock,
    stacks: { ...inner, y: stock.y + stock.height + GAP, height: heights.stacks },
    stackColumns: 6,
    eye: { x: width - STACKED_EYE / 2, y: heights.strip / 2 + 1 },
  };
}

const LOWEST = 240; // pixels: a lower room scrolls

/** The composition for a room. */
export function layoutFor({ width, height }: Size, pairs: readonly string[]): Layout {
  const room = { width: Math.max(LOWEST, width), height: Math.max(LOWEST, height) };
  return room.width < SMALL || room.width / room.height < NARROW ? stacked(room, pairs) : beside(room, pairs);
}

// ---- councilmen

const GROUP = 62; // how broad the councilmen of one player stand
const TALLEST = 50;
const LARGEST = 1.2;

/** A place, and how large what stands there is drawn. */
export interface Spot extends Point {
  readonly unit: number;
}

/** Where the councilmen of a player stand: the ground's middle. */
export function menAt({ men }: Campo, player: number, players: number, unit: number): Spot {
  const fits = (columns: number): number => {
    const rows = Math.ceil(players / columns);
    return Math.min(men.width / columns / GROUP, men.height / rows / TALLEST, LARGEST * unit);
  };
  const columns = Array.from({ length: players }, (_, i) => i + 1).reduce((best, n) => (fits(n) > fits(best) + 0.01 ? n : best), 1);
  const rows = Math.ceil(players / columns);
  const size = fits(columns);
  const column = Math.min(men.width / columns, GROUP * size * 1.5);
  const high = Math.min(men.height / rows, TALLEST * size * 1.3);
  const top = men.y + (men.height - high * rows) / 2;
  const row = Math.floor(player / columns);
  return {
    x: men.x + (men.width - column * columns) / 2 + column * ((player % columns) + 0.5),
    y: top + high * row + (high + TALLEST * size) / 2 - 5 * size,
    unit: size,
  };
}

export const MEN_SHOWN = 3;
const STEP = 15;
const CLOSE_STEP = 8; // where a number stands beside them
const DIGIT = 12;

/** Where the councilmen of a group and the number beside them stand, from the middle of the group. */
export function menRow(count: number): { readonly men: readonly number[]; readonly number: number | null } {
  const isMany = count > MEN_SHOWN;
  const shown = isMany ? 2 : count;
  const step = isMany ? CLOSE_STEP : STEP;
  const digits = isMany ? String(count).length * DIGIT + 4 : 0;
  const left = -((shown - 1) * step + digits) / 2;
  return { men: Array.from({ length: shown }, (_, i) => left + i * step), number: isMany ? left + (shown - 1) * step + 15 : null };
}

// ---- cells

/** A box cut into equal cells, in as many columns. */
export function cellsIn({ x, y, width, height }: Rect, count: number, columns: number, gap: number, tallest = Infinity): readonly Rect[] {
  const rows = Math.max(1, Math.ceil(count / columns));
  const wide = (width - gap * (columns - 1)) / columns;
  const high = Math.min(tallest, (height - gap * (rows - 1)) / rows);
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i % columns) * (wide + gap),
    y: y + Math.floor(i / columns) * (high + gap),
    width: wide,
    height: high,
  }));
}

const TILE = { length: 68, width: 38 };

/** The places the drawing of the city must leave empty, measured from the city's corner. */
export function clearings({ campi, city, sites, unit }: Layout, pairs: readonly string[]): readonly Rect[] {
  const grounds = DISTRICT_NAMES.map((district) => campi[district].ground);
  const tiles = pairs.flatMap((pair): readonly Rect[] => {
    const place = sites[pair];
    if (place === undefined) return [];
    const isUpright = Math.abs(Math.sin((place.turn * Math.PI) / 180)) > 0.7;
    const [wide, high] = isUpright ? [TILE.width, TILE.length] : [TILE.length, TILE.width];
    return [{ x: place.x - (wide * unit) / 2, y: place.y - (high * unit) / 2, width: wide * unit, height: high * unit }];
  });
  return [...grounds, ...tiles].map((rect) => ({ ...rect, x: rect.x - city.x, y: rect.y - city.y }));
}

/** The space of a marker on the Doge track and what lies between: spaces that nobody is on are left out where room is short. */
export interface TrackSpace {
  readonly space: number;
  readonly at: number; // from 0: the first column
  readonly players: readonly number[]; // from the lowest of the stack
  readonly skipped: number; // empty spaces left out before this one
}

export function trackOf(markers: readonly { readonly player: number; readonly space: number }[], most: number): readonly TrackSpace[] {
  const spaces = [...new Set(markers.map(({ space }) => space))].sort((one, other) => one - other);
  const on = (space: number): readonly number[] => markers.filter((marker) => marker.space === space).map(({ player }) => player).reverse();
  const [first = 1, last = 1] = [spaces[0], spaces.at(-1)];
  const isWhole = last - first + 1 <= most;
  let at = 0;
  return spaces.map((space, i): TrackSpace => {
    const skipped = i === 0 ? 0 : space - (spaces[i - 1] ?? space) - 1;
    at += i === 0 ? 0 : isWhole ? skipped + 1 : skipped > 0 ? 2 : 1;
    return { space, at, players: on(space), skipped: isWhole ? 0 : skipped };
  });
}
