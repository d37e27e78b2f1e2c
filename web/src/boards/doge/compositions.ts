/** The board of Doge in rooms of several shapes: the composition in which pieces are largest is taken. */
import { LOW } from '../city/low';
import type { Plan, Point, Rect } from '../city/plan';
import { stretched, stretchedRect } from '../city/stretch';
import type { Size } from '../types';
import { DISTRICT_HEIGHT, DISTRICT_WIDTH, districtForm, hallForm, HIGH_HALL_HEIGHT, highHallForm, type Form } from './forms';
import { TALL } from './tall';
import { DISTRICT_NAMES, type AreaName, type DistrictName } from './view';

export interface Campo {
  readonly at: Point;
  readonly unit: number; // how large pieces are drawn
  readonly form: Form;
}
export interface Row extends Rect {
  readonly label: number; // room for the label at its left
}
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly plan: Plan;
  readonly cityAt: Point;
  readonly unit: number; // of the districts
  readonly campi: Readonly<Record<AreaName, Campo>>;
  readonly palace: Rect;
  readonly circles: { readonly first: Point; readonly step: Point; readonly perRow: number; readonly unit: number };
  readonly brown: Row;
  readonly blue: Row;
  readonly cartouche: Rect | null;
  readonly named: boolean; // whether cards have room for a name
  readonly noted: boolean; // whether the Quarantia says where it meets
}

/** The room for pieces inside each district of a plan. */
type Rooms = Readonly<Record<DistrictName, Rect>>;

const LOW_ROOMS: Rooms = {
  santa_croce: { x: 28, y: 22, width: 390, height: 226 },
  cannaregio: { x: 484, y: 20, width: 408, height: 218 },
  castello: { x: 938, y: 22, width: 392, height: 226 },
  dorsoduro: { x: 30, y: 274, width: 390, height: 226 },
  san_polo: { x: 470, y: 282, width: 404, height: 220 },
  san_marco: { x: 938, y: 276, width: 390, height: 224 },
};
const TALL_ROOMS: Rooms = {
  santa_croce: { x: 20, y: 18, width: 312, height: 234 },
  cannaregio: { x: 380, y: 16, width: 318, height: 230 },
  castello: { x: 388, y: 530, width: 310, height: 226 },
  dorsoduro: { x: 20, y: 528, width: 312, height: 236 },
  san_marco: { x: 380, y: 266, width: 316, height: 242 },
  san_polo: { x: 20, y: 270, width: 312, height: 236 },
};
const CREST = 14; // of the Doge's palace, above its wall
const ARCADES = 41; // and below it
const MOST_UNIT = 1.75;

/** The districts of a plan in a rectangle of the board, all with pieces of one size. */
function districts(base: Plan, rooms: Rooms, box: Rect): { plan: Plan; unit: number; campi: Record<DistrictName, Campo> } {
  const plan = stretched(base, box.width, box.height);
  const rects = DISTRICT_NAMES.map((name) => [name, stretchedRect(rooms[name], base, plan)] as const);
  const unit = Math.min(MOST_UNIT, ...rects.map(([, { width, height }]) => Math.min(width / DISTRICT_WIDTH, height / DISTRICT_HEIGHT)));
  const campi = rects.map(([name, { x, y, width, height }]): [DistrictName, Campo] => [
    name,
    { at: { x: box.x + x, y: box.y + y }, unit, form: districtForm(name, width / unit, height / unit) },
  ]);
  return { plan, unit, campi: Object.fromEntries(campi) as Record<DistrictName, Campo> };
}

/** The hall of the Quarantia inside the wall of the palace. */
function hall(palace: Rect, margin: number, unit: number, form: (width: number, height: number) => Form): Campo {
  const [width, height] = [(palace.width - 2 * margin) / unit, (palace.height - CREST - ARCADES - 6) / unit];
  return { at: { x: palace.x + margin, y: palace.y + CREST + 3 }, unit, form: form(width, height) };
}

const BROAD = 1360; // width of the broad compositions
const TRAY = 96; // height of the rows of cards
const trayRows = (height: number): { brown: Row; blue: Row } => ({
  brown: { x: 14, y: height - TRAY + 14, width: 664, height: 74, label: 30 },
  blue: { x: 686, y: height - TRAY + 14, width: 664, height: 74, label: 30 },
});

/** Everything but the city in a column at the left: for a low room. */
function lowLayout(height: number): Layout {
  const sea = height - TRAY;
  const city: Rect = { x: 214, y: 4, width: BROAD - 218, height: sea - 10 };
  const palace: Rect = { x: 14, y: 112, width: 194, height: sea - 112 - 226 };
  const { plan, unit, campi } = districts(LOW, LOW_ROOMS, city);
  const hallUnit = Math.min(1.25, (palace.height - CREST - ARCADES - 6) / HIGH_HALL_HEIGHT);
  return {
    width: BROAD,
    height,
    plan,
    cityAt: city,
    unit,
    campi: { ...campi, quarantia: hall(palace, 8, hallUnit, highHallForm) },
    palace,
    circles: { first: { x: 43, y: sea - 184 }, step: { x: 68, y: 70 }, perRow: 3, unit: 1.02 },
    ...trayRows(height),
    cartouche: { x: 6, y: 4, width: 208, height: 100 },
    named: true,
    noted: false,
  };
}

/** Everything but the city in a strip above it. */
function broadLayout(height: number): Layout {
  const strip = 168;
  const city: Rect = { x: 6, y: strip, width: BROAD - 12, height: height - TRAY - strip - 6 };
  const palace: Rect = { x: 268, y: 8, width: 620, height: 152 };
  const { plan, unit, campi } = districts(LOW, LOW_ROOMS, city);
  return {
    width: BROAD,
    height,
    plan,
    cityAt: city,
    unit,
    campi: { ...campi, quarantia: hall(palace, 14, 1.15, hallForm) },
    palace,
    circles: { first: { x: 946, y: 46 }, step: { x: 91, y: 78 }, perRow: 5, unit: 1.15 },
    ...trayRows(height),
    cartouche: { x: 18, y: 22, width: 228, height: 104 },
    named: true,
    noted: true,
  };
}

const NARROW = 720; // width of the tall composition
function tallLayout(height: number): Layout {
  const [above, card] = [212, 58];
  const tray = 2 * card + 24;
  const city: Rect = { x: 0, y: above, width: NARROW, height: height - above - tray - 4 };
  const palace: Rect = { x: 8, y: 2, width: 704, height: 138 };
  const { plan, unit, campi } = districts(TALL, TALL_ROOMS, city);
  return {
    width: NARROW,
    height,
    plan,
    cityAt: city,
    unit,
    campi: { ...campi, quarantia: hall(palace, 12, 1.02, hallForm) },
    palace,
    circles: { first: { x: 48, y: 177 }, step: { x: 78, y: 0 }, perRow: 9, unit: 1.08 },
    brown: { x: 4, y: height - tray + 14, width: 712, height: card, label: 34 },
    blue: { x: 4, y: height - card - 5, width: 712, height: card, label: 34 },
    named: false,
    noted: true,
    cartouche: null,
  };
}

interface Composition {
  readonly width: number;
  readonly least: number; // heights it can be drawn in
  readonly most: number;
  readonly draw: (height: number) => Layout;
}
const COMPOSITIONS: readonly Composition[] = [
  { width: BROAD, least: 640, most: 860, draw: lowLayout },
  { width: BROAD, least: 720, most: 1400, draw: broadLayout },
  { width: NARROW, least: 1024, most: 1420, draw: tallLayout },
];
const STEP = 8; // rooms that differ by less have the same drawing
const READABLE = 0.5; // pixels for a unit of the pieces: below this the board is larger than its room
const SCROLLED = 0.9; // how good it is, compared with one that is seen at once
const drawn = new Map<string, Layout>();

function layoutIn(composition: Composition, room: Size): Layout {
  const wanted = Math.round(((room.height / room.width) * composition.width) / STEP) * STEP;
  const height = Math.min(composition.most, Math.max(composition.least, wanted));
  const key = `${COMPOSITIONS.indexOf(composition)}:${height}`;
  const layout = drawn.get(key) ?? composition.draw(height);
  drawn.set(key, layout);
  return layout;
}

/** How many pixels a unit of the pieces is, when the whole board is in the room, and when it is as broad as the room. */
const whole = ({ width, height, unit }: Layout, room: Size): number => unit * Math.min(room.width / width, room.height / height);
const broad = ({ width, unit }: Layout, room: Size): number => (unit * room.width) / width;

export function layoutFor(room: Size): Layout {
  const worth = (layout: Layout): number => Math.max(whole(layout, room), SCROLLED * Math.min(READABLE, broad(layout, room)));
  const layouts = COMPOSITIONS.map((composition) => layoutIn(composition, room));
  return layouts.reduce((best, layout) => (worth(layout) > worth(best) ? layout : best));
}

/** The height of the board in pixels; more than the room has, if it could not be read otherwise. */
export function heightIn(layout: Layout, room: Size): number {
  const needed = Math.min(READABLE, broad(layout, room));
  return whole(layout, room) >= needed ? room.height : (layout.height * needed) / layout.unit;
}
