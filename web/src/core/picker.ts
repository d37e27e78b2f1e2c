/** An option is a path of clicks on named targets.  The board knows targets, never rules. */
export type Target = string; // "district:castello", "hand:3", "button:pass"

export interface Pickable {
  readonly code: number;
  readonly path: readonly Target[];
}

const begins = (path: readonly Target[], clicks: readonly Target[]): boolean =>
  clicks.every((target, place) => path[place] === target);

/** The options that are still open after these clicks. */
export const open = <O extends Pickable>(options: readonly O[], clicks: readonly Target[]): O[] =>
  options.filter(({ path }) => begins(path, clicks));

/** The targets that light up after these clicks. */
export function lit(options: readonly Pickable[], clicks: readonly Target[]): Set<Target> {
  const next = new Set<Target>();
  for (const { path } of open(options, clicks)) {
    const target = path[clicks.length];
    if (target !== undefined) next.add(target);
  }
  return next;
}

/** What the answers gain that the next click would give, by its target: points of each seat. */
export function gains(
  options: readonly (Pickable & { readonly gains?: readonly number[] })[],
  clicks: readonly Target[],
): Map<Target, readonly number[]> {
  const found = new Map<Target, readonly number[]>();
  for (const { path, gains } of open(options, clicks)) {
    const last = path[clicks.length];
    if (gains !== undefined && gains.length > 0 && last !== undefined && path.length === clicks.length + 1) found.set(last, gains);
  }
  return found;
}

/** The option these clicks make, when they are complete. */
export const chosen = <O extends Pickable>(options: readonly O[], clicks: readonly Target[]): O | undefined =>
  open(options, clicks).find(({ path }) => path.length === clicks.length);

/** One more click.  A lit target goes on, the last one clicked lets go of itself, a first target begins anew. */
export function click(
  options: readonly Pickable[],
  clicks: readonly Target[],
  target: Target,
): readonly Target[] {
  if (lit(options, clicks).has(target)) return [...clicks, target];
  if (clicks.at(-1) === target) return clicks.slice(0, -1);
  return lit(options, []).has(target) ? [target] : [];
}

export const isButton = (target: Target): boolean => target.startsWith('button:');

/** The buttons that are lit, each with what it means. */
export function buttons<O extends Pickable & { readonly text: string }>(
  options: readonly O[],
  clicks: readonly Target[],
): { target: Target; text: string }[] {
  const found = new Map<Target, string>();
  for (const { path, text } of open(options, clicks)) {
    const target = path[clicks.length];
    if (target !== undefined && isButton(target) && !found.has(target)) found.set(target, text);
  }
  return [...found].map(([target, text]) => ({ target, text }));
}
