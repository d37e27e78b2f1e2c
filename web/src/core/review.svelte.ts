/** What happened since one's last turn, shown again: the board as it was, then one moment after the other. */
import type { Line } from './wire';

/** One moment that told something. */
export interface Stop {
  readonly moment: number;
  readonly text: string;
  readonly targets: readonly string[];
}

/** Where moments are shown.  `at` is the one that is wanted there now, whoever wanted it. */
export interface Stage {
  readonly at: number;
  show(moment: number, glide: boolean): Promise<void>;
  leave(): void;
}

const FIRST = 900; // milliseconds to see how it was
const LEAST = 1100;
const MOST = 4500;
const A_SIGN = 22;

/** The moments after `since` that told something, each with all its lines. */
export function stopsSince(lines: readonly Line[], since: number): Stop[] {
  const stops = new Map<number, Stop>();
  for (const { number, text, targets } of lines) {
    if (number <= since) continue;
    const known = stops.get(number);
    const all = known === undefined ? text : `${known.text} ${text}`;
    stops.set(number, { moment: number, text: all, targets: [...(known?.targets ?? []), ...targets] });
  }
  return [...stops.values()];
}

/** How long a text takes to read, at a pace. */
export const reading = (text: string, pace: number): number =>
  Math.min(MOST, Math.max(LEAST, pace) + A_SIGN * text.length);

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Review {
  at = $state(-1); // the stop that is shown; -1: as it was; as many as there are: now
  running = $state(false);
  readonly since: number;
  #stage: Stage;
  #stops: () => readonly Stop[];
  #pace: () => number;
  #wait: (milliseconds: number) => Promise<void>;
  #run = 0; // changes when somebody takes over
  #placed = -1; // the moment that we have asked for

  constructor(stage: Stage, since: number, stops: () => readonly Stop[], pace: () => number, wait = sleep) {
    this.#stage = stage;
    this.since = since;
    this.#stops = stops;
    this.#pace = pace;
    this.#wait = wait;
  }

  get stop(): Stop | undefined {
    return this.#stops()[this.at];
  }
  get count(): number {
    return this.#stops().length;
  }
  /** Is the table as it is now on the stage? */
  get over(): boolean {
    return this.at >= this.count;
  }

  /** Show how it was, and then all that followed. */
  async start(): Promise<void> {
    this.pause();
    if (this.count === 0) return;
    await this.#show(-1);
    await this.resume();
  }

  async resume(): Promise<void> {
    const run = ++this.#run;
    this.running = true;
    while (!this.over) {
      await this.#wait(this.at < 0 ? FIRST : reading(this.stop?.text ?? '', this.#pace()));
      if (run !== this.#run) return;
      if (this.#stage.at !== this.#placed) break; // somebody looks at another moment
      await this.#show(this.at + 1);
      if (run !== this.#run) return;
    }
    this.running = false;
  }

  pause(): void {
    this.#run += 1;
    this.running = false;
  }

  async step(by: number): Promise<void> {
    this.pause();
    await this.#show(Math.max(-1, Math.min(this.count, this.at + by)));
  }

  /** Back to now. */
  end(): void {
    this.pause();
    this.at = this.count;
    this.#stage.leave();
  }

  async #show(at: number): Promise<void> {
    if (at >= this.count) return this.end();
    const glide = at === this.at + 1;
    this.at = at;
    this.#placed = this.stop?.moment ?? this.since;
    await this.#stage.show(this.#placed, glide);
  }
}
