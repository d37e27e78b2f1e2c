/** The share-out on the stage: it goes from arcade to arcade, can be paused, and ends. */
import { looking, lengthOf, sceneAt, type Scene } from './shareout';
import type { LastView } from './view';

export interface ShowingOptions {
  readonly pace: () => number;
  /** Change what is drawn, and let things move. */
  readonly change: (change: () => void) => Promise<void>;
}

export class Showing {
  readonly last: LastView;
  at = $state(0); // the arcade that is looked at
  taken = $state(false); // its token is on its way
  running = $state(true);
  over = $state(false);
  #options: ShowingOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #run = 0; // changes when somebody takes over

  constructor(last: LastView, options: ShowingOptions) {
    this.last = last;
    this.#options = options;
  }

  get count(): number {
    return lengthOf(this.last);
  }
  get scene(): Scene {
    return sceneAt(this.last, this.at + (this.taken ? 1 : 0));
  }

  start(): void {
    this.running = true;
    this.#wait();
  }
  pause(): void {
    this.running = false;
    this.#stop();
  }
  toggle(): void {
    if (this.running) this.pause();
    else this.start();
  }
  /** Go to an arcade and stay there. */
  go(at: number): void {
    this.pause();
    if (at >= this.count) this.end();
    else {
      this.at = Math.max(0, at);
      this.taken = false;
    }
  }
  end(): void {
    this.#stop();
    this.running = false;
    this.over = true;
  }

  #stop(): void {
    this.#run++;
    clearTimeout(this.#timer);
  }
  #wait(): void {
    this.#stop();
    const run = this.#run;
    this.#timer = setTimeout(() => void this.#next(run), looking(this.last.arcades[this.at], this.#options.pace()));
  }
  /** The token goes where it goes; then the next arcade is looked at. */
  async #next(run: number): Promise<void> {
    await this.#options.change(() => (this.taken = true));
    if (run !== this.#run) return;
    if (this.at + 1 >= this.count) return this.end();
    this.at++;
    this.taken = false;
    this.#wait();
  }
}
