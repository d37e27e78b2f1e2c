/** How the Palace, the Influence cards and the Intrigants not placed share the room there is. */
import type { Box, Size } from '../../core/aim';
import { CELL, MARGIN, ringsOf, type Ring } from './geometry';

/** Things alike in rows: how many stand beside each other, and how large each of them is. */
export interface Grid extends Size {
  readonly columns: number;
}
export interface Composition {
  readonly ring: Ring;
  readonly cell: number; // pixels
  readonly height: number; // of the whole: that of the room, or more
  readonly palace: Box;
  readonly inside: Box; // of the court
  readonly court: Box; // where the court says something
  readonly piles: Box;
  readonly unplaced: Box | null; // null: no room for them, they take the place of the piles when they are wanted
}
export interface Things {
  readonly arcades: number;
  readonly piles: number;
  readonly cards: number; // not placed, at most
}

export const GAP = 6;
export const TITLE = 22; // a line over the cards that are not placed
const EDGE = 4; // around the Palace
const STEPS = 0.2; // of a cell, around the court
const PILE = { width: 56, height: 60 }; // at least
const CARD_RATIO = 83 / 100;
const LEAST_CARD = 36; // wide
const COURT = { width: 150, height: 84 }; // at least
const MOST_PILE = 96; // high, in rows
const MOST_CARD = 92;
const SIDE = 150; // a tray beside the Palace, at least
const WITHOUT = 0.75; // what a composition is worth that does not show the cards not placed
const LONGER = 0.02; // what each cell is worth by which a Palace is longer than broad: its court is smaller
const LONG = 1.3; // a court longer than this has its things beside each other
const GROWTH = 1.1;
const LEAST_ROOM = 300; // wide: every ring fits into this, if it may be high

/** The rows of a box in which so many things are largest; `ratio` is their breadth by their height. */
export function gridOf(count: number, { width, height }: Size, ratio: number, gap = GAP): Grid {
  const grids = Array.from({ length: Math.max(1, count) }, (_, i) => {
    const columns = i + 1;
    const rows = Math.ceil(count / columns);
    const room = Math.min((width - gap * (columns - 1)) / columns, ((height - gap * (rows - 1)) / rows) * ratio);
    return { columns, width: room, height: room / ratio };
  });
  return grids.reduce((best, grid) => (grid.width > best.width + 0.01 ? grid : best));
}

/** The piles fill their box: as many columns as make them neither narrow nor flat. */
export function pileGrid(count: number, { width, height }: Size): Grid {
  const grids = Array.from({ length: count }, (_, i) => {
    const columns = i + 1;
    const rows = Math.ceil(count / columns);
    return { columns, width: (width - GAP * (columns - 1)) / columns, height: (height - GAP * (rows - 1)) / rows };
  });
  const worth = (grid: Grid): number => Math.min(grid.width / PILE.width, grid.height / PILE.height);
  return grids.reduce((best, grid) => (worth(grid) > worth(best) + 0.01 ? grid : best));
}

export const cardGrid = (count: number, { width, height }: Size): Grid => gridOf(count, { width, height: height - TITLE }, CARD_RATIO);

const isWide = ({ width, height }: Size): boolean => width > height * LONG;
const holdsPiles = (things: Things, box: Size): boolean => {
  const { width, height } = pileGrid(things.piles, box);
  return width >= PILE.width && height >= PILE.height;
};
const holdsCards = (things: Things, box: Size): boolean => cardGrid(things.cards, box).width >= LEAST_CARD;
const holdsCourt = ({ width, height }: Size): boolean => width >= COURT.width && height >= COURT.height;

interface Trays {
  readonly court: Box;
  readonly piles: Box;
  readonly unplaced: Box | null;
}

const fits = (things: Things, { court, piles, unplaced }: Trays): boolean =>
  holdsCourt(court) && holdsPiles(things, piles) && (unplaced === null || holdsCards(things, unplaced));

/** Piles, court and cards beside each other. */
function inColumns({ x, y, width, height }: Box): Trays {
  const third = (width - 4 * GAP) * 0.325;
  const middle = width - 2 * third - 4 * GAP;
  return {
    piles: { x, y, width: third, height },
    court: { x: x + third + 2 * GAP, y, width: middle, height },
    unplaced: { x: x + width - third, y, width: third, height },
  };
}

/** How high the piles and the cards are in rows of a width: as low as they may be, or more, if there is room for more. */
function rowsOf(things: Things, width: number, room: number): { piles: number; cards: number } {
  const across = [things.piles, Math.ceil(things.piles / 2), 2].find((n) => (width - GAP * (n - 1)) / n >= PILE.width) ?? 2;
  const lines = Math.ceil(things.piles / across);
  const rows = Math.ceil(things.cards / Math.floor((width + GAP) / (LEAST_CARD + GAP)));
  const pile = Math.min(Math.max(PILE.height, (room * 0.24) / lines), MOST_PILE);
  const card = Math.min(Math.max(LEAST_CARD / CARD_RATIO, (room * 0.26) / rows), MOST_CARD);
  return { piles: lines * (pile + GAP) - GAP, cards: TITLE + rows * (card + GAP) };
}

/** Piles, court and cards one below the other. */
function inRows(things: Things, { x, y, width, height }: Box, withCards: boolean): Trays {
  const rows = rowsOf(things, width, height);
  const below = withCards ? rows.cards + GAP : 0;
  return {
    piles: { x, y, width, height: rows.piles },
    court: { x, y: y + rows.piles + GAP, width, height: height - rows.piles - GAP - below },
    unplaced: withCards ? { x, y: y + height - rows.cards, width, height: rows.cards } : null,
  };
}

/** The Palace as large as it can be in a part of the room, in its middle, and the court in it. */
function palaceIn(ring: Ring, { x, y, width, height }: Box): { cell: number; palace: Box; inside: Box } {
  const [broad, high] = [ring.columns + (2 * MARGIN) / CELL, ring.rows + (2 * MARGIN) / CELL];
  const cell = Math.max(1, Math.min((width - 2 * EDGE) / broad, (height - 2 * EDGE) / high));
  const palace = { x: x + (width - broad * cell) / 2, y: y + (height - high * cell) / 2, width: broad * cell, height: high * cell };
  const edge = (MARGIN / CELL + 1 + STEPS) * cell;
  return {
    cell,
    palace,
    inside: { x: palace.x + edge, y: palace.y + edge, width: palace.width - 2 * edge, height: palace.height - 2 * edge },
  };
}

/** The Palace between its trays. */
function between(ring: Ring, { width, height }: Size): Composition {
  const whole = palaceIn(ring, { x: SIDE, y: 0, width: width - 2 * SIDE, height });
  const side = { y: whole.palace.y, width: whole.palace.x - 3 * GAP, height: whole.palace.height };
  const trays = { court: whole.inside, piles: { x: 2 * GAP, ...side }, unplaced: { x: width - side.width - 2 * GAP, ...side } };
  return { ring, height, ...whole, ...trays };
}

/** The Palace over its trays, which share what it leaves. */
function over(ring: Ring, things: Things, { width, height }: Size, withCards: boolean): Composition {
  const at = { x: GAP, width: width - 2 * GAP };
  const trayOf = (rows: { piles: number; cards: number }): number => rows.piles + 2 * GAP + (withCards ? rows.cards + GAP : 0);
  const least = rowsOf(things, at.width, 0);
  const whole = palaceIn(ring, { x: 0, y: 0, width, height: height - trayOf(least) });
  const spare = Math.max(0, height - trayOf(least) - whole.palace.height);
  const cards = withCards ? least.cards + spare * 0.4 : 0;
  const piles = Math.min(least.piles + spare * 0.4, 2 * MOST_PILE);
  const gap = Math.max(0, height - whole.palace.height - trayOf({ piles, cards })) / 3;
  const lifted = (box: Box): Box => ({ ...box, y: box.y - whole.palace.y + gap });
  const from = whole.palace.height + 2 * gap + GAP;
  return {
    ring,
    height,
    cell: whole.cell,
    palace: lifted(whole.palace),
    inside: lifted(whole.inside),
    court: lifted(whole.inside),
    piles: { ...at, y: from, height: piles },
    unplaced: withCards ? { ...at, y: from + piles + GAP, height: cards } : null,
  };
}

/** All compositions with a ring that can be read; of equal ones the first is best. */
function compositions(room: Size, things: Things, ring: Ring): Composition[] {
  const { width, height } = room;
  const whole = palaceIn(ring, { x: 0, y: 0, width, height });
  const trays = [
    ...(isWide(whole.inside) ? [inColumns(whole.inside)] : []),
    inRows(things, whole.inside, true),
    inRows(things, whole.inside, false),
  ];
  return [
    between(ring, room),
    ...trays.map((inner) => ({ ring, height, ...whole, ...inner })),
    over(ring, things, room, true),
    over(ring, things, room, false),
  ].filter((one) => fits(things, one));
}

/** The composition with the largest Palace.  A room too small for any is made higher: its frame scrolls. */
export function compose(room: Size, things: Things): Composition {
  const rings = ringsOf(things.arcades);
  const worth = ({ ring, cell, unplaced }: Composition): number =>
    cell * (unplaced === null ? WITHOUT : 1) * (1 - LONGER * Math.abs(ring.columns - ring.rows));
  const width = Math.max(room.width, LEAST_ROOM);
  for (let height = Math.max(room.height, LEAST_ROOM / 2); ; height *= GROWTH) {
    const found = rings.flatMap((ring) => compositions({ width, height }, things, ring));
    if (found.length > 0) return found.reduce((best, one) => (worth(one) > worth(best) ? one : best));
  }
}
