// Written by `make typescript` from ridotto/games/millefiori/view.py.  Do not edit.

import type { GameView } from '../../core/view';

export const PRIZES = [1, 2, 3, 4, 5] as const;

/** What a seat alone knows: the card it has laid face down. */
export interface OwnView {
  readonly card: number | null;
}

/** All of it. */
export interface MillefioriView extends GameView {
  readonly round: number;
  readonly rounds: number;
  readonly prize: number | null;
  readonly deck: readonly number[];
  readonly hands: readonly (readonly number[])[];
  readonly showed: readonly (number | null)[];
  readonly won: readonly (readonly number[])[];
  readonly aside: readonly number[];
  readonly mine: OwnView | null;
}
