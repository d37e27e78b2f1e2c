/** Where everything lies in the Palace: a square ring of cells, arcades and slots in turn, clockwise from the door. */

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Cell extends Point {
  readonly turn: number; // degrees from "outside is up"; of a corner, those of the side that begins there
  readonly corner: boolean;
}

export const CELL = 100;
export const CARD = { width: 78, height: 94 } as const;
export const MARGIN = 14; // the quay around the Palace

/** How many cells a side of the Palace has. */
const cellsOf = (arcades: number): number => arcades / 2 + 1;

/** How broad and how high the Palace is. */
export const spanOf = (arcades: number): number => cellsOf(arcades) * CELL;

function cellAt(arcades: number, place: number): Cell {
  const along = arcades / 2; // cells from corner to corner
  const side = Math.floor(place / along) % 4;
  const step = place % along;
  const [column, row] = ([[step, 0], [along, step], [along - step, along], [0, along - step]] as const)[side] ?? [0, 0];
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL, turn: side * 90, corner: step === 0 };
}

/** The middle of an arcade. */
export const arcadeAt = (arcades: number, arcade: number): Cell => cellAt(arcades, 2 * arcade);

/** The middle of a slot, which lies between its arcade and the next one. */
export const slotAt = (arcades: number, slot: number): Cell => cellAt(arcades, 2 * slot + 1);

/** The court inside the ring, as parts of the whole drawing. */
export function courtOf(arcades: number): { readonly inset: number } {
  const whole = spanOf(arcades) + 2 * MARGIN;
  return { inset: (CELL + MARGIN) / whole };
}

/** Below this many pixels the cards lie under the Palace, not beside it. */
const NARROW = 640;
export const isNarrow = (width: number): boolean => width < NARROW;
