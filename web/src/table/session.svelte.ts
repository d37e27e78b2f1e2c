/** One table as one browser sees it: what it was sent, what is on the stage, what has been clicked. */
import { tick } from 'svelte';
import type { GameView } from '../boards/types';
import { api, liveAddress, sendMove, type TableCommands } from '../core/api';
import { withEarlier, withLine } from '../core/chat';
import { Link, type LinkState } from '../core/link';
import { introduce, knowMe, me } from '../core/me.svelte';
import { play, snapshot } from '../core/motion';
import { addNonces } from '../core/nonces';
import { News } from '../core/news';
import * as picker from '../core/picker';
import { flight, pause, settings } from '../core/settings.svelte';
import { momentsBetween, single, stepsOf, type Scenes, type Step } from '../core/steps';
import { sound } from '../core/sound';
import { attempt } from '../core/toasts.svelte';
import { noteTable } from '../core/shuffles';
import { keepTurn, lastTurn } from '../core/turns';
import type { Message } from '../core/messages';
import { HintDesk, targetsOf } from './hint.svelte';
import type { Ask, Chat, Line, Option, PlaceInfo, TableInfo, Update } from '../core/wire';

const NOBODY: ReadonlySet<string> = new Set();
const CROWD = 6; // with more steps waiting than this, each is shown for a shorter time

export class Session {
  readonly id: string;
  readonly commands: TableCommands;
  readonly hint: HintDesk;
  info = $state.raw<TableInfo | null>(null);
  shown = $state.raw<Update | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  chat = $state.raw<readonly Chat[]>([]);
  chatRead = $state(0); // the number of the first line that was not read
  clicks = $state.raw<readonly string[]>([]);
  highlights = $state.raw<ReadonlySet<string>>(NOBODY);
  link = $state<LinkState>('connecting');
  seat = $state(-1);
  curtain = $state<number | null>(null); // the seat the screen is passed to
  past = $state.raw<GameView | null>(null); // another moment than now is on the stage
  behind = $state(false); // something is shown, or waits to be
  news = $state.raw<readonly Line[]>([]); // what is being shown
  scenes: Scenes | undefined; // how the board shows changes in which much happens at once
  unsure = $state.raw<Option | null>(null); // chosen, but not confirmed
  stays = $state(false); // the curtain was refused: it does not fall again by itself
  since = $state(0); // number of the last line at our last turn
  asks = $state(Date.now()); // when the seats that are asked changed last
  #sending = $state(''); // the turn that was answered and not yet acknowledged
  #alone = true; // nobody else was asked with us: what our answer does is no news to us
  #spoke = 0; // the last line when we answered last
  #adding = false; // what we add to the seed is on its way
  #link: Link | null = null;
  #guest = ''; // as whom the socket was opened
  #newest: Update | null = null;
  #told: readonly Line[] = []; // before the update that is being shown
  #sitsDown = false; // somebody has just taken over the screen, and was not told yet
  #holds = $state(false); // what others have done is shown before anything is asked
  #queue: News<Step>;

  constructor(id: string) {
    this.id = id;
    this.commands = api.table(id);
    this.hint = new HintDesk(this.commands, () => this.ask);
    this.#queue = new News<Step>({
      split: (step) => this.#split(step),
      show: (step) => this.#show(step),
      pause: (step, waiting) => this.#pause(step, waiting),
      onidle: () => this.#rest(),
    });
  }

  // ---- what is on the stage

  get view(): GameView | null {
    return this.past ?? (this.shown === null ? null : this.shown.view);
  }
  get places(): readonly PlaceInfo[] {
    return this.info?.places ?? [];
  }
  /** The seats that this browser answers for. */
  get mine(): number[] {
    return this.places.filter((place) => place.mine && !place.resigned).map(({ seat }) => seat);
  }
  get handed(): boolean {
    return this.places[this.seat]?.kind === 'bot';
  }
  /** What we are asked now.  Not while news are still being shown, unless they leave the question as it is. */
  get ask(): Ask | null {
    const ask = this.shown?.ask ?? null;
    if (ask === null || this.handed || this.past !== null || ask.turn === this.#sending) return null;
    if (this.behind && (this.#holds || this.#newest?.ask?.turn !== ask.turn)) return null;
    return ask;
  }
  get options(): readonly Option[] {
    return this.ask?.options ?? [];
  }
  get gains(): ReadonlyMap<string, readonly number[]> {
    return picker.gains(this.options, this.clicks);
  }
  get lit(): ReadonlySet<string> {
    return this.unsure === null ? picker.lit(this.options, this.clicks) : NOBODY;
  }
  /** What is spoken of: by the log, by news, or by a hint. */
  get spoken(): ReadonlySet<string> {
    return this.highlights.size > 0 ? this.highlights : targetsOf(this.hint.shown, this.clicks);
  }
  get sending(): boolean {
    return this.#sending !== '';
  }
  get unread(): number {
    return this.chat.filter(({ number }) => number >= this.chatRead).length;
  }
  get asked(): readonly number[] {
    return this.view?.asked ?? [];
  }
  /** The other seats in our hands that are asked: the screen is passed on. */
  get waiting(): number[] {
    return (this.shown?.waiting ?? []).filter((seat) => this.places[seat]?.kind === 'guest');
  }

  // ---- coming and going

  async enter(): Promise<void> {
    [this.info] = await Promise.all([this.commands.info(), knowMe()]);
    this.#guest = me().id;
    this.#noteShuffle(this.info);
    const [first, ...others] = this.mine;
    const hotseat = others.length > 0 && this.info.status === 'playing';
    this.seat = first === undefined || hotseat ? -1 : first;
    if (hotseat) this.curtain = this.mine.find((seat) => this.info?.asked.includes(seat)) ?? first ?? null;
    this.#spoke = this.since = lastTurn(this.id, this.seat);
    this.#connect();
  }

  #connect(): void {
    this.#link = new Link({
      address: ({ seat, epoch, after }) => liveAddress(this.id, seat, settings.lang, epoch, after),
      seat: this.seat,
      onmessage: (message) => this.#hear(message),
      onstate: (state) => this.#hearLink(state),
    });
  }

  /** Whoever may not look from a seat any more looks on from outside. */
  #hearLink(state: LinkState): void {
    if (state === 'refused' && this.seat >= 0) {
      this.seat = -1;
      this.#connect();
    } else this.link = state;
  }

  /** Be somebody before a command.  The socket of a stranger is opened anew under the name. */
  async introduce(): Promise<void> {
    await introduce();
    if (me().id === this.#guest) return;
    this.#guest = me().id;
    this.#link?.renew();
  }
  leave(): void {
    this.#link?.close();
  }
  hurry(): void {
    this.#link?.hurry();
  }
  speak(): void {
    this.#link?.speak(settings.lang);
  }
  skip(): void {
    this.#queue.skip();
  }

  look(seat: number): void {
    this.curtain = null;
    this.letGo();
    this.past = null;
    this.highlights = NOBODY;
    if (seat === this.seat && this.shown?.seat === seat) return;
    this.seat = seat;
    this.#sitsDown = this.mine.length > 1;
    this.#spoke = this.since = lastTurn(this.id, seat);
    this.#link?.look(seat);
  }

  /** The curtain: it falls for another of our seats, and is drawn aside again. */
  pass(seat: number): void {
    this.curtain = seat;
  }
  draw(): void {
    this.curtain = null;
    this.stays = true;
  }

  // ---- answering

  pick(target: string, sure = false): void {
    if (this.ask === null || this.sending) return;
    this.unsure = null;
    this.clicks = picker.click(this.options, this.clicks, target);
    const option = picker.chosen(this.options, this.clicks);
    if (option !== undefined) this.choose(option, sure);
  }

  choose(option: Option, sure = false): void {
    this.clicks = option.path;
    if (settings.confirm && !sure) this.unsure = option;
    else void this.send(option);
  }

  letGo(): void {
    this.clicks = [];
    this.unsure = null;
  }

  async send({ code }: Option): Promise<void> {
    const ask = this.ask;
    if (ask === null || this.sending) return;
    this.unsure = null;
    this.#sending = ask.turn;
    this.#alone = !ask.together;
    this.#spoke = this.lines.at(-1)?.number ?? 0;
    keepTurn(this.id, this.seat, this.#spoke);
    const accepted = await attempt(() => sendMove(this.#link, this.commands, { seat: ask.seat, turn: ask.turn, code }));
    if (!accepted) {
      this.#sending = '';
      this.letGo();
    }
  }

  undo(): Promise<boolean> {
    this.letGo();
    return attempt(() => this.commands.undo(this.seat));
  }

  // ---- hearing

  #hear(message: Message): void {
    if (message.type === 'update') this.#hearUpdate(message);
    else if (message.type === 'table') this.#hearTable(message.table);
    else this.#hearChat(message);
  }

  /** Note the shuffle, and add to its seed from a seat that came with an opening or a rematch of another page. */
  #noteShuffle(info: TableInfo): void {
    noteTable(info);
    if (this.#adding) return;
    this.#adding = true;
    void addNonces(this.commands, info)
      .catch(() => null) // another page of ours was quicker
      .finally(() => (this.#adding = false));
  }

  #hearTable(info: TableInfo): void {
    this.info = info;
    this.#noteShuffle(info);
    if (this.curtain === null && this.seat >= 0 && !this.places[this.seat]?.mine && info.status !== 'over') this.look(-1);
    const [only, ...others] = this.mine;
    if (this.seat < 0 && only !== undefined && this.curtain === null) {
      if (others.length === 0 || info.status === 'over') this.look(only);
      else if (info.status === 'playing') this.curtain = this.mine.find((seat) => info.asked.includes(seat)) ?? only;
    }
  }

  #hearChat(line: Chat): void {
    const before = this.chat;
    this.chat = withLine(before, line);
    if (this.chat === before) return;
    if (!this.places[line.seat]?.mine) sound('chat');
  }

  readChat(): void {
    this.chatRead = (this.chat.at(-1)?.number ?? -1) + 1;
  }

  /** Read lines of chat from before those that are shown. */
  async earlierChat(): Promise<void> {
    const [first] = this.chat;
    if (first !== undefined) this.chat = withEarlier(this.chat, await this.commands.chat(first.number));
  }

  #hearUpdate(update: Update): void {
    if (update.seat !== this.seat) return; // from before we looked from another seat
    this.#link?.seen(update.epoch, update.number);
    const anew = update.fresh || this.#newest === null || update.epoch !== this.#newest.epoch;
    this.#newest = update;
    this.behind = true;
    if (anew) this.#queue.replace(single(update));
    else this.#queue.push(single(update));
  }

  /** The steps in which an update is shown: what the server has put together is taken apart again. */
  async #split({ update }: Step): Promise<readonly Step[]> {
    const whole = [single(update)];
    const since = this.#seenBefore(update);
    const stands = update.ask !== null && update.ask.turn === this.shown?.ask?.turn; // we are asked the same as before
    if (since === null || stands || pause() === 0 || document.hidden || this.past !== null) return whole;
    try {
      const earlier = momentsBetween(update.lines, since);
      const wanted = update.fresh && since > 0 ? [since, ...earlier] : earlier;
      const moments = await Promise.all(wanted.map((number) => this.commands.moment(number, update.seat, settings.lang)));
      const first = update.fresh ? (moments[0]?.view ?? null) : (this.shown?.view ?? null);
      return stepsOf(first, update, since, moments, this.scenes);
    } catch {
      return whole; // without the moments between, the result alone is shown
    }
  }

  /** The last line that the viewer of an update has seen; null: nothing in it is news. */
  #seenBefore(update: Update): number | null {
    if (!update.fresh) return this.lines.at(-1)?.number ?? 0;
    const sat = this.#sitsDown && this.since > 0;
    this.#sitsDown = false;
    return sat ? this.since : null;
  }

  #pause({ update, news, length, scene, last }: Step, waiting: number): number {
    if (document.hidden || (update.fresh && last) || news.length === 0) return 0;
    if (waiting === 0 && !this.#holds) return 0; // we have done it ourselves
    return (waiting > CROWD && !scene ? pause() / 3 : pause()) * length;
  }

  #rest(): void {
    this.behind = this.#holds = false;
    this.news = [];
    this.highlights = NOBODY;
  }

  /** Put a step on the stage; things move from where they were. */
  async #show({ update, news, targets, last }: Step): Promise<void> {
    const old = this.shown;
    const stage = document.querySelector('[data-stage]');
    const moves = stage !== null && old !== null && this.past === null && old.seat === update.seat && !document.hidden;
    const before = moves ? snapshot(stage) : null;
    const answered = this.#sending !== '' && update.ask?.turn !== this.#sending;
    const own = answered && this.#alone;
    if (update.ask?.turn !== old?.ask?.turn || update.fresh) this.letGo();
    if (answered) this.#sending = '';
    if (`${update.view['asked']}` !== `${old?.view['asked']}`) this.asks = Date.now();
    if (update.ask !== null) this.stays = false;
    if (update.lines.length > 0 && this.#spoke > this.since && !update.fresh) this.since = this.#spoke; // our answer had its effect
    this.#holds = !own && news.length > 0 && !(update.fresh && last) && update.ask?.turn !== old?.ask?.turn;
    this.news = own && last ? [] : news;
    this.highlights = this.news.length > 0 ? new Set(targets) : NOBODY;
    this.shown = update;
    this.lines = update.fresh ? update.lines : [...this.#told, ...update.lines];
    if (last) this.#told = this.lines;
    this.#sound(old, update);
    await tick();
    if (before !== null && stage !== null) await play(stage, before, flight());
  }

  #sound(old: Update | null, update: Update): void {
    if (old === null || old.seat !== update.seat) return;
    if (update.view['over'] === true && old.view['over'] !== true) sound('end');
    else if (update.ask !== null && old.ask === null) sound('turn');
    else if (update.lines.length > 0) sound('tap');
  }
}
