// Written by `make typescript` from ridotto/core/view.py.  Do not edit.

/** The part of a view that all games share.  A game's view is this, and what all see, and what a seat knows. */
export interface GameView {
  readonly game: string;
  readonly version: number;
  readonly choices: Readonly<Record<string, string>>;
  readonly seats: number;
  readonly over: boolean;
  readonly step: string;
  readonly rule: string;
  readonly asked: readonly number[];
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly seat: number;
}
