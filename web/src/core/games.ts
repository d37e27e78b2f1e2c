/** The five games of the house, whether they can be played yet or not. */
import type { Component } from 'svelte';
import type { BoardSet } from '../boards/types';
import type { Key } from './i18n';

export interface HouseGame {
  readonly id: string;
  readonly title: Key;
  readonly text: Key;
  readonly least: number;
  readonly most: number;
  readonly minutes: number;
}

const game = <Id extends string>(id: Id, least: number, most: number, minutes: number) => ({
  id,
  title: `game.${id}` as const,
  text: `game.${id}.text` as const,
  least,
  most,
  minutes,
});

export const GAMES: readonly HouseGame[] = [
  game('doge', 3, 4, 60),
  game('sanmarco', 3, 4, 60),
  game('rialto', 2, 5, 60),
  game('intrigo', 2, 4, 45),
  game('millefiori', 2, 4, 75),
];

const scenes = import.meta.glob<{ default: Component }>('../art/*.svelte');
const boards = import.meta.glob<{ default: BoardSet }>('../boards/*/index.ts');

/** The drawn scene of a game, where there is one. */
export const sceneOf = async (id: string): Promise<Component | null> =>
  (await scenes[`../art/${id}.svelte`]?.())?.default ?? null;

/** The board of a game, loaded when it is needed; a plain one for a game without its own. */
export async function boardOf(id: string): Promise<BoardSet> {
  const load = boards[`../boards/${id}/index.ts`] ?? boards['../boards/plain/index.ts'];
  if (load === undefined) throw new Error('The plain board is part of every build.');
  return (await load()).default;
}
