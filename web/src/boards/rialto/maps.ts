/** The two maps of Rialto: the shared city, broad or tall, with water around it for the long ways, and all 15 connections. */
import type { Landmark, Outline, Plan, Point, Rect } from '../city/plan';
import type { DistrictName } from '../city/symbols';
import { TALL as SHARED_TALL } from '../city/tall';
import { WIDE as SHARED_WIDE } from '../city/wide';

/** The middle of a connection.  `turn`: degrees from its first end to its second; 0: to the right, 90: down. */
export interface Site extends Point {
  readonly turn: number;
  readonly way?: Outline; // over the water, where the two districts lie far apart
  readonly isRemote?: boolean; // no way leads there on this map: the symbols of both ends stand beside it
}
/** How much of a district's ground connections and quays take. */
export interface Ground extends Rect {
  readonly inset: readonly [top: number, right: number, bottom: number, left: number]; // in units of the pieces
}
export interface CityMap {
  readonly plan: Plan;
  readonly sites: Readonly<Record<string, Site>>;
  readonly grounds: Readonly<Record<DistrictName, Ground>>;
  readonly banners: readonly [citra: Point, ultra: Point];
}

const MEANT: readonly Landmark['kind'][] = ['bridge', 'rialto', 'compass', 'gondola']; // would be taken for pieces

/** A plan moved up or down, in a frame of another height. */
function shifted(plan: Plan, by: number, height: number): Plan {
  const down = (outline: Outline): Outline => outline.map(([x, y, round = 5]) => [x, y + by, round]);
  const move = <T extends Point>(thing: T): T => ({ ...thing, y: thing.y + by });
  const districts = Object.fromEntries(Object.entries(plan.districts).map(([name, outline]) => [name, down(outline)]));
  return {
    ...plan,
    height,
    districts: districts as Plan['districts'],
    islands: plan.islands.map(down),
    rii: plan.rii.map(down),
    basins: plan.basins.map(down),
    landmarks: plan.landmarks.filter(({ kind }) => !MEANT.includes(kind)).map(move),
    lamps: plan.lamps.map(move),
  };
}

const site = (x: number, y: number, turn: number, way?: Outline): Site => (way === undefined ? { x, y, turn } : { x, y, turn, way });
const remote = (x: number, y: number): Site => ({ x, y, turn: 0, isRemote: true });

const WIDE_SHIFT = -96;
const wide = (x: number, y: number, turn: number, way?: Outline): Site =>
  site(x, y + WIDE_SHIFT, turn, way?.map(([cx, cy, round = 5]) => [cx, cy + WIDE_SHIFT, round]));

export const WIDE: CityMap = {
  plan: {
    ...shifted({ ...SHARED_WIDE, islands: SHARED_WIDE.islands.slice(1) }, WIDE_SHIFT, 626),
    landmarks: shifted(SHARED_WIDE, WIDE_SHIFT, 626).landmarks.filter(({ x, y }) => y > 84 && !(x > 1000 && x < 1140 && y > 500)),
  },
  sites: {
    'cannaregio-castello': wide(757, 254, 0),
    'cannaregio-san_marco': wide(718, 326, 68),
    'cannaregio-santa_croce': wide(226, 333, 92),
    'cannaregio-san_polo': wide(500, 316, 90),
    'castello-san_marco': wide(1017, 440, 180),
    'castello-santa_croce': wide(520, 126, 180, [[930, 210], [924, 126, 40], [40, 126, 70], [20, 260, 40], [50, 372]]),
    'castello-dorsoduro': wide(1010, 676, 172, [[880, 688], [960, 690, 30], [1090, 664, 60], [1110, 556]]),
    'san_marco-san_polo': wide(697, 430, 180),
    'san_marco-dorsoduro': wide(782, 647, 94),
    'santa_croce-san_polo': wide(341, 452, 0),
    'santa_croce-dorsoduro': wide(212, 567, 90),
    'san_polo-dorsoduro': wide(506, 561, 90),
    'cannaregio-dorsoduro': remote(1190, 514),
    'castello-san_polo': remote(1190, 558),
    'san_marco-santa_croce': remote(1190, 602),
  },
  grounds: {
    cannaregio: { x: 100, y: 72, width: 648, height: 136, inset: [8, 40, 30, 44] },
    castello: { x: 1022, y: 128, width: 316, height: 330, inset: [10, 12, 12, 38] },
    san_marco: { x: 716, y: 226, width: 294, height: 304, inset: [22, 38, 34, 38] },
    san_polo: { x: 346, y: 242, width: 326, height: 218, inset: [30, 40, 32, 38] },
    santa_croce: { x: 40, y: 260, width: 296, height: 204, inset: [30, 38, 32, 8] },
    dorsoduro: { x: 66, y: 480, width: 600, height: 126, inset: [32, 8, 6, 16] },
  },
  banners: [{ x: 1244, y: 84 }, { x: 30, y: 492 }],
};

const TALL_SHIFT = 46;
const tall = (x: number, y: number, turn: number, way?: Outline): Site =>
  site(x, y + TALL_SHIFT, turn, way?.map(([cx, cy, round = 5]) => [cx, cy + TALL_SHIFT, round]));

const TALL_PLAN: Plan = {
  ...SHARED_TALL,
  districts: {
    ...SHARED_TALL.districts,
    castello: [
      [384, 534, 14], [460, 532], [470, 526], [600, 530], [608, 524], [688, 528, 16], [706, 552, 16], [713, 600], [707, 610], [712, 660, 20], [704, 716, 24],
      [668, 774, 34], [604, 772, 16], [582, 758], [482, 758], [472, 752], [404, 752, 20], [368, 722, 20], [379, 640], [372, 630], [374, 560, 14],
    ],
    san_marco: [
      [374, 264, 14], [440, 264], [552, 266], [562, 260], [628, 264, 10], [638, 380], [632, 390], [636, 500, 12], [600, 514], [590, 508],
      [440, 514], [376, 510, 20], [361, 476, 24], [372, 390, 40], [365, 306, 24],
    ],
    san_polo: [
      [84, 272, 10], [112, 272], [120, 266], [246, 266], [254, 272], [326, 268, 14], [342, 306, 26], [347, 390, 40], [332, 454, 30], [328, 504, 14],
      [250, 512], [242, 506], [110, 508], [100, 514], [84, 510, 10], [78, 440], [84, 430], [79, 380],
    ],
  },
  landmarks: [
    { kind: 'dome', x: 334, y: 752, size: 0.5 },
    { kind: 'tree', x: 640, y: 752, size: 0.7 },
  ],
};

export const TALL: CityMap = {
  plan: shifted(TALL_PLAN, TALL_SHIFT, 828),
  sites: {
    'cannaregio-castello': tall(678, 388, 90, [[668, 244], [678, 300, 20], [678, 470, 20], [668, 532]]),
    'cannaregio-san_marco': tall(520, 256, 90),
    'cannaregio-santa_croce': tall(355, 112, 180),
    'cannaregio-san_polo': tall(355, 256, 142),
    'castello-san_marco': tall(520, 522, 270),
    'castello-santa_croce': tall(330, -20, 180, [[150, 24], [152, -20, 30], [714, -20, 40], [716, 520, 30], [700, 560]]),
    'castello-dorsoduro': tall(356, 646, 180),
    'san_marco-san_polo': tall(358, 388, 180),
    'san_marco-dorsoduro': tall(353, 520, 140),
    'santa_croce-san_polo': tall(212, 262, 90),
    'santa_croce-dorsoduro': tall(40, 388, 90, [[50, 250], [40, 300, 20], [40, 470, 20], [50, 530]]),
    'san_polo-dorsoduro': tall(212, 516, 90),
    'cannaregio-dorsoduro': remote(120, 866),
    'castello-san_polo': remote(360, 866),
    'san_marco-santa_croce': remote(600, 866),
  },
  grounds: {
    cannaregio: { x: 366, y: 62, width: 340, height: 232, inset: [6, 10, 30, 42] },
    castello: { x: 378, y: 576, width: 326, height: 226, inset: [32, 10, 6, 36] },
    san_marco: { x: 370, y: 310, width: 264, height: 246, inset: [30, 6, 34, 36] },
    san_polo: { x: 82, y: 316, width: 260, height: 240, inset: [30, 40, 32, 8] },
    santa_croce: { x: 12, y: 64, width: 334, height: 236, inset: [8, 36, 32, 12] },
    dorsoduro: { x: 12, y: 570, width: 328, height: 246, inset: [32, 30, 8, 14] },
  },
  banners: [{ x: 660, y: 336 }, { x: 62, y: 336 }],
};
/** So much higher is the tall map where an edition joins districts that lie far apart on it. */
export const REMOTE_ROOM = 60;
