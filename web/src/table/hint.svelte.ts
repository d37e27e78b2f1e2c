/** A hint at the question that is open: asked for once, shown until something else is asked. */
import type { TableCommands } from '../core/api';
import { settings } from '../core/settings.svelte';
import { attempt } from '../core/toasts.svelte';
import type { Ask, Hint } from '../core/wire';

const NOTHING: ReadonlySet<string> = new Set();

/** What of a hint's best answer is still to be clicked; nothing where the clicks lead elsewhere. */
export function targetsOf(hint: Hint | null, clicks: readonly string[]): ReadonlySet<string> {
  const path = hint?.choices[0]?.path ?? [];
  if (!clicks.every((target, place) => path[place] === target)) return NOTHING;
  return new Set(path.slice(clicks.length));
}

export class HintDesk {
  #found = $state.raw<Hint | null>(null);
  #lang = ''; // of what was found
  #asked = $state(''); // the turn for which a hint is being computed
  #commands: TableCommands;
  #question: () => Ask | null;

  constructor(commands: TableCommands, question: () => Ask | null) {
    this.#commands = commands;
    this.#question = question;
  }

  /** The hint at the question that is open. */
  get shown(): Hint | null {
    const ask = this.#question();
    return ask !== null && this.#found?.turn === ask.turn && this.#found.seat === ask.seat ? this.#found : null;
  }
  get thinks(): boolean {
    const ask = this.#question();
    return ask !== null && this.#asked === ask.turn;
  }

  /** Ask for a hint, or put away the one that is shown. */
  async toggle(): Promise<void> {
    const ask = this.#question();
    if (ask === null || this.thinks) return;
    if (this.shown !== null && this.#lang === settings.lang) {
      this.close();
      return;
    }
    this.#asked = ask.turn;
    const lang = settings.lang;
    await attempt(async () => {
      const hint = await this.#commands.hint({ seat: ask.seat, turn: ask.turn }, lang);
      if (this.#question()?.turn !== ask.turn) return; // it has come too late
      this.#found = hint;
      this.#lang = lang;
    });
    if (this.#asked === ask.turn) this.#asked = '';
  }

  close(): void {
    this.#found = null;
  }
}
