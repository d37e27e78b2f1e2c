/** The latest share-out, arcade by arcade. */
import type { ArcadeView, IntrigoView, LastView, SharedArcadeView, SlotView } from './view';

/** The Palace as it is drawn. */
export interface Scene {
  readonly arcades: readonly ArcadeView[];
  readonly slots: readonly SlotView[];
}

/** How many share-outs there have been. */
export const sharesOf = ({ turn, half, halves, over, last }: IntrigoView): number =>
  (turn - 1) * halves + (half - 1) + (over && last !== null ? 1 : 0);

/** Has just one share-out happened between these two views? */
export const isNews = (before: number, view: IntrigoView): boolean => view.last !== null && sharesOf(view) === before + 1;

/** How many arcades it came to. */
export const lengthOf = (last: LastView): number => last.arcades.filter(({ shared }) => shared).length;

const isTaken = (arcade: SharedArcadeView): boolean => arcade.shared && arcade.winner !== null;

/** The Palace when the first `done` arcades are shared out. */
export const sceneAt = (last: LastView, done: number): Scene => ({
  arcades: last.arcades.map((arcade, i) => (i < done && isTaken(arcade) ? { ...arcade, token: null } : arcade)),
  slots: last.slots,
});

const LEAST = 500; // milliseconds, for those who ask for it again
const TAKEN = 1.7; // a token that is taken is worth a longer look

/** How long an arcade is looked at, at a pace. */
export const looking = (arcade: SharedArcadeView | undefined, pace: number): number =>
  Math.max(LEAST, pace) * (arcade !== undefined && isTaken(arcade) ? TAKEN : 1);

/** Is there something newer to look at in the Palace? */
export const isPast = (view: IntrigoView): boolean => !view.over && view.slots.some((slot) => slot !== null);
