/** News are shown one by one, each for its time, however fast they arrive. */

export interface NewsOptions<T> {
  /** The steps in which an item is shown; the last one is the item as it is. */
  split?: (item: T) => Promise<readonly T[]>;
  show: (step: T) => Promise<void>;
  /** How long a step stays before the next one, when `waiting` others are behind it. */
  pause: (step: T, waiting: number) => number;
  onidle?: () => void;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (milliseconds <= 0 || signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

export class News<T> {
  #options: NewsOptions<T>;
  #waiting: T[] = [];
  #running = false;
  #hurry = new AbortController();

  constructor(options: NewsOptions<T>) {
    this.#options = options;
  }

  get busy(): boolean {
    return this.#running;
  }

  push(item: T): void {
    this.#waiting.push(item);
    if (!this.#running) void this.#run();
  }

  /** Forget what waits and show this one at once. */
  replace(item: T): void {
    this.#waiting = [];
    this.#hurry.abort();
    this.push(item);
  }

  /** Show all that waits without a stop, and of each item only how it ends. */
  skip(): void {
    this.#hurry.abort();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let item = this.#waiting.shift(); item !== undefined; item = this.#waiting.shift()) await this.#present(item);
    this.#hurry = new AbortController();
    this.#running = false;
    this.#options.onidle?.();
  }

  async #present(item: T): Promise<void> {
    const { split, show, pause, wait = sleep } = this.#options;
    const { signal } = this.#hurry;
    const steps = split === undefined || signal.aborted ? [item] : await split(item);
    for (const [place, step] of steps.entries()) {
      const left = steps.length - 1 - place;
      if (left > 0 && signal.aborted) continue;
      await show(step);
      await wait(pause(step, left + this.#waiting.length), signal);
    }
  }
}
