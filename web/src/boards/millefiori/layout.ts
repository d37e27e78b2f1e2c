/** Where the parts of the board stand in a room of any shape: what lies beside the base board goes to its right, or below. */
import type { Point, Rect } from '../city/plan';
import type { Size } from '../types';
import { SEA } from './places';

/** What the composition depends on besides the room. */
export interface Needs {
  readonly masterworks: boolean;
  readonly seats: number;
  readonly sea: number; // spaces after the dock
  readonly cards: number; // different ones in the display
}
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly isStacked: boolean;
  readonly base: Point; // the upper left corner of the base board
  readonly side: Rect | null; // the ground of the side board
  readonly sea: readonly Point[]; // all spaces of the route, from the dock
  readonly city: Point | null; // the middle of its point bonus
  readonly council: Rect | null;
  readonly market: Rect | null;
  readonly court: Rect | null;
  readonly cases: readonly Rect[]; // showcases, the viewer's first
  readonly display: Rect;
  readonly packets: Rect | null; // what was played in this round, and what is remembered of packets
}

const BASE = 1000;
const GAP = 10;
const NARROW = 1.3; // width by height: below this all is in one column
const SMALL = 640; // pixels; as is a narrower room
const COLUMN = 486; // the least that the side board needs
const PLAIN_COLUMN = 330; // the same without the expansion
const MANY = 14; // cards: with more of them the display needs more room
const SIDE = 478; // of the side board, where there is room beside it

const moved = ({ x, y }: Point, by: Point): Point => ({ x: x + by.x, y: y + by.y });

/** Points at equal distances along a way; the first corner is not one of them, the last one is. */
export function along(way: readonly Point[], count: number): readonly Point[] {
  const pieces = way.slice(1).map((to, i) => {
    const from = way[i] ?? to;
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  const whole = pieces.reduce((sum, { length }) => sum + length, 0);
  return Array.from({ length: count }, (_, i) => {
    let left = (whole * (i + 1)) / count;
    const piece = pieces.find(({ length }) => {
      if (left <= length + 1e-6) return true;
      left -= length;
      return false;
    });
    if (piece === undefined) return way.at(-1) ?? { x: 0, y: 0 };
    const share = left / piece.length;
    return { x: piece.from.x + (piece.to.x - piece.from.x) * share, y: piece.from.y + (piece.to.y - piece.from.y) * share };
  });
}

/** Showcases in a box: a large one, and the others as large as fits beside or below it. */
export function casesIn({ x, y, width, height }: Rect, seats: number): readonly Rect[] {
  const others = seats - 1;
  const fit = (wide: number, high: number, columns: number): number => Math.min(wide / columns, high / Math.ceil(others / columns));
  const options = [0.5, 0.56, 0.62, 0.68, 0.75].flatMap((share) =>
    [true, false].flatMap((isBeside) =>
      Array.from({ length: others }, (_, i) => {
        const own = isBeside ? Math.min(height, width * share) : Math.min(width, height * share);
        const rest = isBeside ? { x: x + own + GAP, y, width: width - own - GAP, height } : { x, y: y + own + GAP, width, height: height - own - GAP };
        const size = fit(rest.width, rest.height, i + 1);
        return { own, rest, columns: i + 1, size, worth: 1.7 * own + size };
      }),
    ),
  );
  const best = options.reduce((one, other) => (other.worth > one.worth + 0.01 ? other : one));
  const cell = best.size;
  return [
    { x, y, width: best.own, height: best.own },
    ...Array.from({ length: others }, (_, i) => ({
      x: best.rest.x + (i % best.columns) * cell,
      y: best.rest.y + Math.floor(i / best.columns) * cell,
      width: cell - GAP / 2,
      height: cell - GAP / 2,
    })),
  ];
}

const baseSea = (base: Point): readonly Point[] => SEA.map((point) => moved(point, base));

/** The further sea route beside the base board: along the bottom, up at the right, and back to the city. */
function seaBeside(base: Point, right: number, spaces: number): { sea: readonly Point[]; city: Point } {
  const start = moved(SEA.at(-1) ?? { x: 0, y: 0 }, base);
  const city = { x: base.x + BASE + 76, y: start.y - 118 };
  const upper = start.y - 92;
  const way = [start, { x: right - 40, y: start.y }, { x: right - 32, y: upper }, { x: city.x + 106, y: upper }];
  return { sea: [...baseSea(base), ...along(way, spaces - SEA.length + 1)], city };
}

function besideBase({ width, height }: Size, needs: Needs): Layout {
  const ratio = width / height;
  const least = BASE + (needs.masterworks ? COLUMN : PLAIN_COLUMN);
  const high = Math.max(BASE, least / ratio);
  const wide = Math.max(least, high * ratio);
  const base = { x: 0, y: (high - BASE) / 2 };
  const x = BASE + GAP;
  const inner = wide - x - GAP;
  const common = { width: wide, height: high, isStacked: false, base };
  if (!needs.masterworks) {
    const display = { x, y: GAP, width: inner, height: high * 0.56 };
    const y = display.y + display.height + GAP;
    return {
      ...common,
      side: null,
      sea: baseSea(base),
      city: null,
      council: null,
      market: null,
      court: null,
      cases: [],
      display,
      packets: { x, y, width: inner, height: high - y - GAP },
    };
  }
  const isBroad = inner > SIDE + 270;
  const right = isBroad ? x + SIDE : x + inner;
  const side = { x: BASE, y: 0, width: right - BASE + GAP / 2, height: high };
  const { sea, city } = seaBeside(base, right, needs.sea);
  const seaTop = base.y + 766;
  if (isBroad) {
    const tall = seaTop - 2 * GAP;
    const council = { x: x + 4, y: GAP, width: 224, height: tall };
    const cards = { x: council.x + council.width + GAP, width: right - council.x - council.width - GAP - 4 };
    const half = (tall - GAP) / 2;
    const table = { x: right + 2 * GAP, width: wide - right - 3 * GAP };
    const displayHigh = high * 0.5;
    return {
      ...common,
      side,
      sea,
      city,
      council,
      market: { ...cards, y: GAP, height: half },
      court: { ...cards, y: GAP + half + GAP, height: half },
      display: { ...table, y: GAP, height: displayHigh },
      cases: casesIn({ ...table, y: GAP * 2 + displayHigh, height: high - displayHigh - 3 * GAP }, needs.seats),
      packets: null,
    };
  }
  const share = needs.cards > MANY ? 0.63 : inner > 560 ? 0.74 : 0.7;
  const top = { y: GAP, height: (seaTop - 2 * GAP) * share };
  const council = { x, ...top, width: Math.min(230, Math.max(190, inner * 0.36)) };
  const cards = { x: council.x + council.width + GAP, width: right - council.x - council.width - GAP };
  const row = Math.min(168, (cards.width / 4) * 1.36 + 26);
  const casesTop = top.y + 2 * (row + GAP / 2);
  const display = { x, y: top.y + top.height + GAP, width: inner, height: seaTop - top.y - top.height - 2 * GAP };
  return {
    ...common,
    side,
    sea,
    city,
    council,
    market: { ...cards, y: top.y, height: row },
    court: { ...cards, y: top.y + row + GAP / 2, height: row },
    display,
    cases: casesIn({ ...cards, y: casesTop, height: top.y + top.height - casesTop }, needs.seats),
    packets: null,
  };
}

/** Below the base board, each part as broad as the board: for a phone, where one scrolls. */
function belowBase({ width, height }: Size, needs: Needs): Layout {
  const x = 14;
  const inner = BASE - 2 * x;
  const base = { x: 0, y: 0 };
  const tall = (BASE * height) / width;
  const displayHigh = 400;
  if (!needs.masterworks) {
    const display = { x, y: BASE + GAP, width: inner, height: displayHigh };
    const packets = { x, y: display.y + displayHigh + GAP, width: inner, height: 420 };
    const bottom = packets.y + packets.height + GAP;
    return { width: BASE, height: Math.max(tall, bottom), isStacked: true, base, side: null, sea: baseSea(base), city: null, council: null, market: null, court: null, cases: [], display, packets };
  }
  const row = BASE + 62;
  const city = { x: 84, y: row + 6 };
  const start = SEA.at(-1) ?? { x: 0, y: 0 };
  const sea = [...baseSea(base), ...along([start, { x: start.x, y: row }, { x: 190, y: row }], needs.sea - SEA.length + 1)];
  const display = { x, y: BASE + 152, width: inner, height: displayHigh };
  const top = display.y + displayHigh + 2 * GAP;
  const council = { x, y: top, width: 350, height: 800 };
  const cards = { x: x + council.width + GAP, width: inner - council.width - GAP };
  const cardHigh = 224;
  const casesTop = top + 2 * (cardHigh + GAP);
  const bottom = top + council.height + GAP;
  return {
    width: BASE,
    height: Math.max(tall, bottom),
    isStacked: true,
    base,
    side: { x: 0, y: BASE, width: BASE, height: Math.max(tall, bottom) - BASE },
    sea,
    city,
    council,
    market: { ...cards, y: top, height: cardHigh },
    court: { ...cards, y: top + cardHigh + GAP, height: cardHigh },
    display,
    cases: casesIn({ ...cards, y: casesTop, height: bottom - GAP - casesTop }, needs.seats),
    packets: null,
  };
}

const LOWEST = 240; // pixels: a lower room scrolls

/** The composition for a room. */
export function layoutFor({ width, height }: Size, needs: Needs): Layout {
  const room = { width: Math.max(LOWEST, width), height: Math.max(LOWEST, height) };
  return room.width < SMALL || room.width / room.height < NARROW ? belowBase(room, needs) : besideBase(room, needs);
}

/** A box cut into equal cells of a shape, as large as fits; they stand in its middle. */
export function cellsIn({ x, y, width, height }: Rect, count: number, shape: number, most: number, gap: number): readonly Rect[] {
  const wideFor = (columns: number): number => {
    const rows = Math.ceil(count / columns);
    return Math.min(most, (width - gap * (columns - 1)) / columns, ((height - gap * (rows - 1)) / rows) * shape);
  };
  const columns = Array.from({ length: Math.max(1, count) }, (_, i) => i + 1).reduce((best, n) => (wideFor(n) > wideFor(best) + 0.01 ? n : best), 1);
  const wide = wideFor(columns);
  const rows = Math.ceil(count / columns);
  const left = x + (width - columns * wide - (columns - 1) * gap) / 2;
  const top = y + Math.max(0, (height - rows * (wide / shape) - (rows - 1) * gap) / 2);
  return Array.from({ length: count }, (_, i) => ({
    x: left + (i % columns) * (wide + gap),
    y: top + Math.floor(i / columns) * (wide / shape + gap),
    width: wide,
    height: wide / shape,
  }));
}
