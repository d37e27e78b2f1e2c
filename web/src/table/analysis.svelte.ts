/** The analysis of a finished game: begun by anybody, asked for until it is there. */
import type { TableCommands } from '../core/api';
import { settings } from '../core/settings.svelte';
import { attempt } from '../core/toasts.svelte';
import type { AnalysisProgress } from '../core/wire';

const PAUSE = 700; // milliseconds between two questions how far it is

export class Analysing {
  state = $state.raw<AnalysisProgress | null>(null); // null: not known yet
  #commands: TableCommands;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seat = -1;
  #closed = false;

  constructor(commands: TableCommands) {
    this.#commands = commands;
  }

  get found() {
    return this.state?.analysis ?? null;
  }
  get stops(): readonly number[] {
    return this.state?.stops ?? [];
  }
  get busy(): boolean {
    return this.state?.begun === true && this.found === null;
  }

  /** What is known of it, as this seat reads it. */
  async look(seat: number): Promise<void> {
    this.#seat = seat;
    await this.#hear(() => this.#commands.analysis(seat, settings.lang));
  }
  async start(): Promise<void> {
    await this.#hear(() => this.#commands.analyse(this.#seat, settings.lang));
  }
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #hear(question: () => Promise<AnalysisProgress>): Promise<void> {
    clearTimeout(this.#timer);
    const seat = this.#seat;
    const heard = await attempt(async () => {
      const state = await question();
      if (seat === this.#seat) this.state = state;
    });
    if (!heard) this.state = { begun: false, done: 0, total: 0 };
    if (this.busy && !this.#closed) this.#timer = setTimeout(() => void this.look(this.#seat), PAUSE);
  }
}
