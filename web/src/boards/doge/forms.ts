/** Where things stand inside one area, measured from its own corner and in units of the pieces. */
import type { Point } from '../city/plan';
import type { AreaName } from './view';

export interface Form {
  readonly width: number;
  readonly height: number;
  readonly symbol: Point;
  readonly name: Point;
  readonly advisors: { readonly left: number; readonly right: number; readonly y: number }; // they stand at the right end
  readonly spaces: Point; // the ground's middle of the first space
  readonly spaceStep: number;
  readonly houses: Point; // the left end of the ground where houses stand
  readonly stacks: Point; // the left end; the middle of the lowest marker
  readonly stackStep: number; // from one row of stacks to the next
  readonly perRow: number; // how many seats have their stacks side by side
  readonly seatRoom: number; // how broad the rows of houses and stacks are
}

/** The least that a district needs. */
export const DISTRICT_WIDTH = 250;
export const DISTRICT_HEIGHT = 190;
const PALACE_WIDTH = 46;
const MOST_SPACE_STEP = 62;
const ALL_SEATS = 4;
const LOOSE = 13; // rows stand no farther apart than this
const NOWHERE: Point = { x: 0, y: 0 };
const HEAD = { symbol: { x: 15, y: 20 }, name: { x: 33, y: 28 } };

/** Where the name of an area ends. */
const AFTER_NAME: Readonly<Record<AreaName, number>> = {
  cannaregio: 149,
  castello: 116,
  dorsoduro: 143,
  san_marco: 142,
  san_polo: 120,
  santa_croce: 155,
  quarantia: 138,
};

/** A district: name and advisors, palaces, houses, stacks, one below the other. */
export function districtForm(district: AreaName, width: number, height: number): Form {
  const spare = Math.max(0, height - DISTRICT_HEIGHT);
  const loose = Math.min(LOOSE, spare / 4);
  const top = (spare - 3 * loose) / 2;
  const step = Math.min(MOST_SPACE_STEP, (width - PALACE_WIDTH) / 4);
  return {
    width,
    height,
    symbol: { x: HEAD.symbol.x, y: HEAD.symbol.y + top },
    name: { x: HEAD.name.x, y: HEAD.name.y + top },
    advisors: { left: AFTER_NAME[district], right: width, y: 46 + top },
    spaces: { x: PALACE_WIDTH / 2 + (width - PALACE_WIDTH - 4 * step) / 2, y: 97 + top + loose },
    spaceStep: step,
    houses: { x: 1, y: 137 + top + 2 * loose },
    stacks: { x: 1, y: 172 + top + 3 * loose },
    stackStep: 0,
    perRow: ALL_SEATS,
    seatRoom: width - 2,
  };
}

/** The long hall of the Quarantia: no houses, no palaces; advisors beside the stacks. */
export const hallForm = (width: number): Form => ({
  ...HEAD,
  symbol: { x: 15, y: 15 },
  name: { x: 33, y: 23 },
  width,
  height: 80,
  advisors: { left: 270, right: width, y: 72 },
  spaces: NOWHERE,
  spaceStep: 0,
  houses: NOWHERE,
  stacks: { x: 1, y: 60 },
  stackStep: 0,
  perRow: ALL_SEATS,
  seatRoom: 262,
});

/** The high hall: stacks in two rows, advisors below them. */
export const HIGH_HALL_HEIGHT = 196;
export function highHallForm(width: number, height: number): Form {
  const loose = Math.max(0, Math.min(16, (height - HIGH_HALL_HEIGHT) / 3));
  return {
    ...HEAD,
    width,
    height,
    advisors: { left: 0, right: width, y: height - 4 },
    spaces: NOWHERE,
    spaceStep: 0,
    houses: NOWHERE,
    stacks: { x: 0, y: 72 + loose },
    stackStep: 52 + loose / 2,
    perRow: 2,
    seatRoom: width,
  };
}
