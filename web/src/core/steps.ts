/** What an update of a table shows before it is complete: each moment in it, and each scene of a moment. */
import type { Line, Update } from './wire';
import type { GameView } from './view';

/** An update on its way to the screen, or a step before it. */
export interface Step {
  readonly update: Update; // its lines: all that is told by now, from the first that this update brings
  readonly news: readonly Line[]; // what this step tells
  readonly targets: readonly string[]; // what it is about
  readonly length: number; // how long it is looked at, 1 is usual
  readonly scene: boolean; // a board shows it: it has said how long
  readonly last: boolean;
}

export interface SceneLike {
  readonly view: GameView;
  readonly lines: number;
  readonly targets: readonly string[];
  readonly length?: number;
}
export type Scenes = (before: GameView, after: GameView, lines: readonly Line[]) => readonly SceneLike[];

const MOST_MOMENTS = 16; // of what happened long ago only the end is shown

/** The moments that an update tells of after `since`, without the last one, which is the update itself. */
export function momentsBetween(lines: readonly Line[], since: number): number[] {
  const numbers = new Set(lines.map(({ number }) => number).filter((number) => number > since));
  return [...numbers].slice(0, -1).slice(-MOST_MOMENTS);
}

/** An update as it was at an earlier view: nobody is asked yet. */
const before = (update: Update, view: GameView, lines: readonly Line[]): Update => ({
  ...update,
  view,
  lines: [...lines],
  sealed: [],
  ask: null,
  waiting: [],
  undo: false,
});

const targetsOf = (lines: readonly Line[]): string[] => lines.flatMap(({ targets }) => targets);

/** The steps in which an update is shown: its scenes, after those of the moments that it brings along. */
export function stepsOf(
  old: GameView | null,
  update: Update,
  since: number,
  moments: readonly { readonly number: number; readonly view: GameView }[],
  scenes: Scenes | undefined,
): Step[] {
  const steps: Step[] = [];
  let view = old;
  let told = update.lines.filter(({ number }) => number <= since).length;
  const present = (next: GameView, until: number, last: boolean): void => {
    const news = update.lines.slice(told, until);
    let seen = 0;
    if (view !== null && scenes !== undefined && news.length > 0) {
      for (const scene of scenes(view, next, news)) {
        const lines = news.slice(seen, scene.lines);
        seen = Math.max(seen, scene.lines);
        const shown = before(update, scene.view, update.lines.slice(0, told + seen));
        steps.push({ update: shown, news: lines, targets: scene.targets, length: scene.length ?? 1, scene: true, last: false });
      }
    }
    const rest = news.slice(seen);
    const shown = last ? update : before(update, next, update.lines.slice(0, until));
    steps.push({ update: shown, news: rest, targets: targetsOf(rest), length: 1, scene: false, last });
    [view, told] = [next, until];
  };
  for (const moment of moments) {
    const until = update.lines.findLastIndex(({ number }) => number <= moment.number) + 1;
    present(moment.view, until, false);
  }
  present(update.view, update.lines.length, true);
  return steps;
}

export const single = (update: Update): Step => ({ update, news: update.lines, targets: targetsOf(update.lines), length: 1, scene: false, last: true });
