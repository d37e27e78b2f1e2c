/** What the client brings for a game: a scene and a board, found by the game's id. */
import type { Component } from 'svelte';
import type { BoardSet } from '../boards/types';

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
