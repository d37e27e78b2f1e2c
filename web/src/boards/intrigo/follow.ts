/** Things without a name of their own, told apart from one view to the next. */

export interface Followed {
  readonly id: number;
  readonly kind: string;
}
export type Row = readonly (Followed | null)[];

/**
 * What lies at each place now, with the numbers it had before: what has not moved keeps its number, and what has
 * gone from one place may be what has come to another.
 */
export function follow(before: Row, now: readonly (string | null)[]): Row {
  let next = 1 + Math.max(0, ...before.map((thing) => thing?.id ?? 0));
  const moved = before.filter((thing, i) => thing !== null && thing.kind !== now[i]) as Followed[];
  return now.map((kind, i) => {
    if (kind === null) return null;
    const here = before[i];
    if (here?.kind === kind) return here;
    const from = moved.findIndex((thing) => thing.kind === kind);
    if (from >= 0) return moved.splice(from, 1)[0] ?? null;
    return { id: next++, kind };
  });
}
