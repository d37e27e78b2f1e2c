/** One click to a table. */
import { api } from './api';
import type { Company } from './company';
import { introduce } from './me.svelte';
import type { Level } from './messages';
import { addNonces } from './nonces';
import { go } from './route.svelte';
import { attempt } from './toasts.svelte';
import type { Opening, TableInfo } from './wire';

/** Go to a table that we have opened.  We add to its seed when we have seen the commitment, and start only then. */
async function enter(info: TableInfo, start: boolean): Promise<void> {
  const commands = api.table(info.id);
  await attempt(async () => {
    await addNonces(commands, info);
    if (start) await commands.start();
  });
  go(`/table/${info.id}`);
}

export async function openTable({ start = false, ...opening }: Opening): Promise<void> {
  await attempt(async () => {
    await introduce();
    await enter(await api.open(opening), start);
  });
}

/** The same company again; whoever asks second gets the table of the first. */
export async function playAgain(table: string): Promise<void> {
  await attempt(async () => {
    await introduce();
    const info = await api.table(table).rematch();
    const complete = info.places.every(({ kind }) => kind !== 'open');
    await enter(info, info.host && info.status === 'waiting' && complete);
  });
}

export const playNow = (game: string, { seats, level }: Company): Promise<void> =>
  openTable({ game, places: ['me', ...Array<Level>(seats - 1).fill(level)], start: true });

export const inviteFriends = (game: string, { seats }: Company): Promise<void> =>
  openTable({ game, places: ['me', ...Array<'open'>(seats - 1).fill('open')] });
