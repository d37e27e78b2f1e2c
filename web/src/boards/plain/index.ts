/** The board of a game that brings none of its own: everything that can be clicked, as buttons. */
import type { BoardSet } from '../types';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Progress from './Progress.svelte';
import Supply from './Supply.svelte';

export default { Board, Hand, Supply, Progress } satisfies BoardSet;
