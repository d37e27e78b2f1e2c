/** What we add to the seed of a shuffle, so that not even the server can know what comes when it commits to the seed. */
import type { TableCommands } from './api';
import { noteNonce, noteTable } from './shuffles';
import type { TableInfo } from './wire';

const BYTES = 16;

const fresh = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Take a seat.  At a table with a chosen seed nothing is added: its shuffle is to be repeated. */
export async function sitDown(commands: TableCommands, info: TableInfo, seat: number): Promise<void> {
  noteTable(info);
  const nonce = info.chosen_seed ? null : fresh();
  await commands.sit({ seat, nonce });
  if (nonce !== null) noteNonce(info.id, seat, nonce);
}

/** Add a nonce from each seat that we hold without one: after an opening or a rematch. */
export async function addNonces(commands: TableCommands, info: TableInfo): Promise<void> {
  noteTable(info);
  if (info.status !== 'waiting' || info.chosen_seed) return;
  const seats = info.places.filter(({ mine, nonce }) => mine && !nonce).map(({ seat }) => seat);
  await Promise.all(
    seats.map(async (seat) => {
      const nonce = fresh();
      await commands.nonce({ seat, nonce });
      noteNonce(info.id, seat, nonce);
    }),
  );
}
