/** Mille Fiori in the browser. */
import type { BoardSet } from '../types';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Progress from './Progress.svelte';
import { scenes } from './scenes';
import Supply from './Supply.svelte';
import type { MillefioriView } from './view';

export default { Board, Hand, Supply, Progress, scenes } satisfies BoardSet<MillefioriView>;
