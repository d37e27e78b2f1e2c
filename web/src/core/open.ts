/** One click to a table. */
import { api } from './api';
import { introduce } from './me.svelte';
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

export const playNow = (game: string, seats: number): Promise<void> =>
  openTable({ game, places: ['me', ...Array<'player'>(seats - 1).fill('player')], start: true });

export const inviteFriends = (game: string, seats: number): Promise<void> =>
  openTable({ game, places: ['me', ...Array<'open'>(seats - 1).fill('open')] });
