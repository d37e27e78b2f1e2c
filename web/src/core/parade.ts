/** Updates come one by one, each with its time on the stage, however fast they arrive. */

export interface ParadeOptions<T> {
  show: (item: T) => Promise<void>;
  /** How long an item stays before the next one, when `waiting` others are behind it. */
  pause: (item: T, waiting: number) => number;
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

export class Parade<T> {
  #options: ParadeOptions<T>;
  #waiting: T[] = [];
  #running = false;
  #hurry = new AbortController();

  constructor(options: ParadeOptions<T>) {
    this.#options = options;
  }

  /** The newest item that is not on the stage yet. */
  get last(): T | undefined {
    return this.#waiting.at(-1);
  }

  get busy(): boolean {
    return this.#running;
  }

  push(item: T): void {
    this.#waiting.push(item);
    if (!this.#running) void this.#run();
  }

  /** Forget who waits and show this one at once. */
  replace(item: T): void {
    this.#waiting = [];
    this.#hurry.abort();
    this.push(item);
  }

  /** Let all who wait pass without a stop. */
  skip(): void {
    this.#hurry.abort();
  }

  async #run(): Promise<void> {
    this.#running = true;
    const { show, pause, onidle, wait = sleep } = this.#options;
    for (let item = this.#waiting.shift(); item !== undefined; item = this.#waiting.shift()) {
      await show(item);
      await wait(pause(item, this.#waiting.length), this.#hurry.signal);
    }
    this.#hurry = new AbortController();
    this.#running = false;
    onidle?.();
  }
}
