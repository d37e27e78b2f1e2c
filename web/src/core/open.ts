/** One click to a table. */
import { api } from './api';
import type { Company } from './company';
import { introduce } from './me.svelte';
import type { Level } from './messages';
import { go } from './route.svelte';
import { attempt } from './toasts.svelte';
import type { Opening } from './wire';

export async function openTable(opening: Opening): Promise<void> {
  await attempt(async () => {
    await introduce();
    const { id } = await api.open(opening);
    go(`/table/${id}`);
  });
}

export const playNow = (game: string, { seats, level }: Company): Promise<void> =>
  openTable({ game, places: ['me', ...Array<Level>(seats - 1).fill(level)], start: true });

export const inviteFriends = (game: string, { seats }: Company): Promise<void> =>
  openTable({ game, places: ['me', ...Array<'open'>(seats - 1).fill('open')] });
