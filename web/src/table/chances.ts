/** The numbers of an analysis: moments of the replay, points of the chart, parts of a bar. */
import type { Account, ChancePoint } from '../core/wire';

/** The moment of a viewer at which so many words had been spoken. */
export const momentAt = (stops: readonly number[], word: number): number => stops.filter((stop) => stop <= word).length;

/** How many words had been spoken at a moment of a viewer. */
export const wordAt = (stops: readonly number[], moment: number): number => (moment <= 0 ? 0 : (stops[moment - 1] ?? stops.at(-1) ?? 0));

/** The place of the last point at or before so many words; the first one if there is none. */
export function pointAt(points: readonly ChancePoint[], word: number): number {
  const after = points.findIndex((point) => point.word > word);
  return Math.max(0, (after < 0 ? points.length : after) - 1);
}

/** The place of the point nearest to a word. */
export function nearest(points: readonly ChancePoint[], word: number): number {
  let best = 0;
  points.forEach((point, i) => {
    if (Math.abs(point.word - word) < Math.abs((points[best]?.word ?? 0) - word)) best = i;
  });
  return best;
}

/** The line of one seat. */
export const line = (points: readonly ChancePoint[], seat: number, x: (word: number) => number, y: (chance: number) => number): string =>
  points.map(({ word, chances }, i) => `${i === 0 ? 'M' : 'L'}${x(word).toFixed(1)} ${y(chances[seat] ?? 0).toFixed(1)}`).join('');

export const KINDS = ['luck', 'play', 'others'] as const;
export type Kind = (typeof KINDS)[number];

export interface Piece {
  readonly kind: Kind;
  readonly from: number; // in winning chance, below 0 on the left
  readonly to: number;
}

/** What helped stands on the right of the middle, one beside the other; what harmed on the left. */
export function pieces(account: Account): Piece[] {
  let left = 0;
  let right = 0;
  return KINDS.map((kind) => {
    const part = account[kind];
    if (part >= 0) return { kind, from: right, to: (right += part) };
    const to = left;
    left += part;
    return { kind, from: left, to };
  });
}

/** How far the longest bar of all seats reaches from the middle. */
export const reachOf = (accounts: readonly Account[]): number =>
  Math.max(0.1, ...accounts.flatMap((account) => pieces(account).flatMap(({ from, to }) => [-from, to])));
