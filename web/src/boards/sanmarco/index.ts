/** San Marco in the browser. */
import type { BoardSet } from '../types';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Progress from '../plain/Progress.svelte';
import Supply from './Supply.svelte';
import type { SanMarcoView } from './view';

export default { Board, Hand, Supply, Progress } satisfies BoardSet<SanMarcoView>;
