/** Moments of a game that are past: one of them is fetched, shown, and left for the next. */
import { tick } from 'svelte';
import type { GameView } from '../boards/types';
import type { TableCommands } from '../core/api';
import { play, snapshot } from '../core/motion';
import { flight, pause, settings } from '../core/settings.svelte';
import { attempt } from '../core/toasts.svelte';
import type { Moment } from '../core/wire';

const MOST_KEPT = 300;

export class Past {
  moment = $state.raw<Moment | null>(null);
  at = $state(0); // the moment that is wanted
  of = $state(0); // how many there are
  playing = $state(false);
  seat = $state(-1);
  #commands: TableCommands;
  #kept = new Map<string, Promise<Moment>>();
  #coming: number | null = null; // the moment that is being fetched

  constructor(commands: TableCommands, seat: number) {
    this.#commands = commands;
    this.seat = seat;
  }

  get view(): GameView | null {
    return this.moment === null ? null : this.moment.view;
  }

  /** How many moments there are by now. */
  async measure(): Promise<void> {
    await attempt(async () => {
      this.of = (await this.#commands.moment(0, this.seat, settings.lang)).moments;
      if (this.moment === null && this.#coming === null) this.at = this.of;
    });
  }

  /** Show a moment that is known to be there. */
  async show(moment: number, glide: boolean): Promise<void> {
    this.of = Math.max(this.of, moment);
    await this.go(moment, glide);
  }

  /** Something was taken back: what is kept may never have happened. */
  forget(): void {
    this.#kept.clear();
    this.of = 0;
    this.leave();
  }

  async go(to: number, glide?: boolean): Promise<void> {
    this.at = Math.max(0, Math.min(this.of, to));
    const wanted = this.at;
    this.#coming = wanted;
    await attempt(async () => {
      const moment = await this.#fetch(wanted).finally(() => this.#arrived(wanted));
      if (this.at !== wanted) return; // somebody was faster
      const near = this.moment !== null && Math.abs(this.moment.number - moment.number) === 1;
      await staged(() => (this.moment = moment), glide ?? near);
      this.of = Math.max(this.of, moment.moments);
    });
  }

  leave(): void {
    this.playing = false;
    this.moment = null;
    this.#coming = null;
    this.at = this.of;
  }

  async look(seat: number): Promise<void> {
    this.seat = seat;
    const share = this.of > 0 ? this.at / this.of : 1;
    await this.measure(); // another viewer was told of other moments
    await this.go(Math.round(share * this.of));
  }

  async play(): Promise<void> {
    this.playing = true;
    if (this.at >= this.of) await this.go(0);
    while (this.playing && this.at < this.of) {
      await this.go(this.at + 1);
      if (this.at < this.of) void this.#fetch(this.at + 1).catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, Math.max(120, pause())));
    }
    this.playing = false;
  }

  #arrived(number: number): void {
    if (this.#coming === number) this.#coming = null;
  }

  #fetch(number: number): Promise<Moment> {
    const key = `${number}.${this.seat}.${settings.lang}`;
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    if (this.#kept.size > MOST_KEPT) this.#kept.clear();
    const moment = this.#commands.moment(number, this.seat, settings.lang);
    this.#kept.set(key, moment);
    moment.catch(() => this.#kept.delete(key));
    return moment;
  }
}

/** Change what is on the stage; things glide to their new places, unless it is a leap. */
async function staged(change: () => void, glide: boolean): Promise<void> {
  const stage = glide ? document.querySelector('[data-stage]') : null;
  const before = stage === null ? null : snapshot(stage);
  change();
  await tick();
  if (stage !== null && before !== null) void play(stage, before, flight());
}
