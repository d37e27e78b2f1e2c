/** The board of a game that brings none of its own: everything that can be clicked, as buttons. */
import { boardSet } from '../types';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Supply from './Supply.svelte';

export default boardSet({ Board, Hand, Supply });
