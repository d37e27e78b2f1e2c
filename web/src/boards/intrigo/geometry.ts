/** Where everything lies in the Palace: a ring of cells, arcades and slots in turn, clockwise from the door. */

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Cell extends Point {
  readonly turn: number; // degrees from "outside is up"; of a corner, those of the side that begins there
  readonly corner: boolean;
}
/** How many cells the Palace is broad and high. */
export interface Ring {
  readonly columns: number;
  readonly rows: number;
}

export const CELL = 100;
export const CARD = { width: 78, height: 94 } as const;
export const MARGIN = 14; // the quay around the Palace

const LEAST_CELLS = 5; // of a side: else there is no court

/** [IN-1.2] All rectangles of so many arcades that have one in every corner; the square, or what is nearest to it, first. */
export function ringsOf(arcades: number): Ring[] {
  const sides = Array.from({ length: arcades }, (_, i) => i + 1).filter((cells) => cells % 2 === 1 && cells >= LEAST_CELLS);
  return sides
    .map((columns) => ({ columns, rows: arcades + 2 - columns }))
    .filter(({ rows }) => rows >= LEAST_CELLS)
    .sort((a, b) => Math.abs(a.columns - a.rows) - Math.abs(b.columns - b.rows));
}

function cellAt({ columns, rows }: Ring, place: number): Cell {
  const [along, down] = [columns - 1, rows - 1]; // cells from corner to corner
  const starts = [0, along, along + down, 2 * along + down];
  const side = starts.findLastIndex((start) => start <= place);
  const step = place - (starts[side] ?? 0);
  const [column, row] = ([[step, 0], [along, step], [along - step, down], [0, down - step]] as const)[side] ?? [0, 0];
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL, turn: side * 90, corner: step === 0 };
}

/** The middle of an arcade. */
export const arcadeAt = (ring: Ring, arcade: number): Cell => cellAt(ring, 2 * arcade);

/** The middle of a slot, which lies between its arcade and the next one. */
export const slotAt = (ring: Ring, slot: number): Cell => cellAt(ring, 2 * slot + 1);
