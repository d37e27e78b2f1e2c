/** Where everything is printed on the base board, 1000 by 1000, as it was measured on a photograph of it. */
import type { Point } from '../city/plan';
import type { AreaName, BonusName } from './view';

const at = ([x, y]: readonly [number, number]): Point => ({ x, y });

/** Row and half steps from the left of each workshop. */
const HEXES: readonly (readonly [row: number, half: number])[] = [
  ...[1, 3, 5, 7, 9, 11, 15].map((half) => [0, half] as const),
  ...[0, 2, 4, 6, 8, 10, 14, 16].map((half) => [1, half] as const),
  ...[1, 3, 7, 9, 11, 13, 15, 17].map((half) => [2, half] as const),
  ...[2, 6, 8, 10, 12, 14, 16].map((half) => [3, half] as const),
];
const HALF = 31.2;
const ROW = 58.4;
/** Do two workshops share a side? */
export function isNextTo(one: number, other: number): boolean {
  const [a, b] = [HEXES[one], HEXES[other]];
  if (a === undefined || b === undefined) return false;
  const [rows, halves] = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])];
  return (rows === 0 && halves === 2) || (rows === 1 && halves === 1);
}

const RESIDENCES: readonly (readonly [number, number])[] = [
  [657, 42], [711, 42], [765, 42], [820, 42], [874, 46], [921, 72], [945, 118], [951, 172], [951, 226], [951, 280],
  [951, 334], [951, 388], [951, 442], [951, 497], [951, 551], [951, 606], [951, 660], [951, 714], [951, 769], [951, 823],
];
const NOBILI: readonly (readonly [number, number])[] = [
  [618, 512], [674, 512], [730, 512], [590, 550], [646, 550], [702, 550], [758, 550], [562, 588], [618, 588], [674, 588], [730, 588], [786, 588],
];
const POPULI: readonly (readonly [number, number])[] = [
  [676, 727], [732, 727], [788, 727], [648, 765], [704, 765], [760, 765], [816, 765], [620, 803], [676, 803], [732, 803], [788, 803], [844, 803],
];
export const TRADE_X = [222, 277, 332, 387] as const;
export const HARBOUR_X = [53, 108, 163] as const;
export const ROW_Y = [474, 542, 609, 677, 745] as const;
const grid = (columns: readonly number[]): readonly Point[] => ROW_Y.flatMap((y) => columns.map((x) => ({ x, y })));

export const FIELDS: Readonly<Record<AreaName, readonly Point[]>> = {
  workshops: HEXES.map(([row, half]) => ({ x: 52 + HALF * half, y: 147 + ROW * row })),
  residences: RESIDENCES.map(at),
  nobili: NOBILI.map(at),
  populi: POPULI.map(at),
  trade: grid(TRADE_X),
  harbour: grid(HARBOUR_X),
};

/** Half the width and height of a field. */
const UPRIGHT: Point = { x: 26, y: 33 };
const HALVES: Readonly<Record<AreaName, Point>> = {
  workshops: { x: HALF - 1.4, y: 37.6 },
  residences: UPRIGHT,
  nobili: { x: 27, y: 37 },
  populi: { x: 27, y: 37 },
  trade: UPRIGHT,
  harbour: UPRIGHT,
};
const CORNER = { from: 4, to: 7, half: { x: 25, y: 27 } } as const; // where the line of residences turns down
const LYING: Point = { x: 32, y: 26 };
export function halfOf(area: AreaName, place: number): Point {
  if (area !== 'residences' || place < CORNER.from) return HALVES[area];
  return place < CORNER.to ? CORNER.half : LYING;
}

/** The middle of the four spaces of a point bonus: 20 above, 15 left, 10 right, 5 below. */
export const BONUSES: Partial<Readonly<Record<BonusName, Point>>> = {
  workshops: { x: 639, y: 206 },
  residences: { x: 844, y: 183 },
  nobili: { x: 821, y: 513 },
  populi: { x: 585, y: 730 },
  trade: { x: 450, y: 641 },
};
export const BONUS_STEPS: readonly Point[] = [
  { x: 0, y: -34 },
  { x: -28, y: 0 },
  { x: 28, y: 0 },
  { x: 0, y: 34 },
];

/** The sea route of the base board, from the dock. */
export const SEA: readonly Point[] = (
  [
    [107, 822], [40, 862], [46, 915], [88, 954], [142, 961], [196, 962], [248, 963], [299, 963], [350, 963], [402, 963], [453, 963],
    [505, 963], [557, 963], [608, 963], [660, 963], [712, 963], [763, 963], [815, 963], [866, 963], [918, 963], [968, 963],
  ] as const
).map(at);
