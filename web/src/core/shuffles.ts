/** What this browser has noted of the shuffle of each table: at the end the server's proof is compared with it. */
import type { TableInfo } from './wire';

export interface ShuffleNote {
  readonly commitment: string; // as it was first seen
  readonly seen: TableInfo['status']; // how far the game was then
  readonly nonces: readonly string[]; // by seat; final when the game has begun
  readonly begun: boolean;
  readonly own: Readonly<Record<number, string>>; // by seat: what this browser has added
}

const STORE = 'ridotto.shuffles';
const MOST = 200; // tables

type Notes = Record<string, ShuffleNote>;

function read(): Notes {
  try {
    const found: unknown = JSON.parse(globalThis.localStorage?.getItem(STORE) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Notes) : {};
  } catch {
    return {}; // a store that cannot be read is an empty one
  }
}

function write(table: string, note: ShuffleNote): void {
  const { [table]: _, ...others } = read();
  const kept = [...Object.entries(others).slice(1 - MOST), [table, note]];
  try {
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // private windows may refuse; then nothing can be compared
  }
}

export const noteOf = (table: string): ShuffleNote | null => read()[table] ?? null;

/** Note what a table shows: the commitment when it is first seen, the nonces until the game has begun. */
export function noteTable({ id, status, commitment, places }: TableInfo): void {
  const before = noteOf(id);
  if (before?.begun) return;
  const mine = Object.entries(before?.own ?? {}).filter(([seat]) => places[Number(seat)]?.mine);
  const note: ShuffleNote = {
    commitment: before?.commitment ?? commitment,
    seen: before?.seen ?? status,
    nonces: places.map(({ nonce }) => nonce ?? ''),
    begun: status !== 'waiting',
    own: Object.fromEntries(mine),
  };
  if (JSON.stringify(note) !== JSON.stringify(before)) write(id, note);
}

/** Note what we have added from a seat. */
export function noteNonce(table: string, seat: number, nonce: string): void {
  const note = noteOf(table);
  if (note !== null) write(table, { ...note, own: { ...note.own, [seat]: nonce } });
}
