/** [IN-6.1] The share-out, arcade by arcade: the views between the last card and the cleared Palace. */
import type { Line, Scene } from '../types';
import {
  CORPORATION_NAMES,
  differentOf,
  type CorporationName,
  type IntrigoView,
  type LastView,
  type PlayerView,
  type SharedArcadeView,
  type SlotView,
} from './view';

/** A view in the middle of a share-out. */
export interface SharingView extends IntrigoView {
  readonly sharing: number | null; // the arcade that has just been shared out; null: none yet
}

export const isSharing = (view: IntrigoView): view is SharingView => 'sharing' in view;

const STAYS = 0.55; // a token that stays is worth a shorter look
const TAKEN = 1;

/** The arcade that a line shares out. */
function arcadeOf({ rule, targets: [target, ...others] }: Line): number | null {
  if (!rule.startsWith('IN-6.') || target === undefined || others.length > 0) return null;
  const [kind, number] = target.split(':');
  return kind === 'arcade' ? Number(number) : null;
}
const goesOn = ({ rule, targets }: Line): boolean => rule === 'IN-6.9' && targets.length === 0;

interface Stop {
  readonly arcade: number;
  readonly from: number; // its first line
  readonly to: number; // the line after its last one
}

/** Where the lines tell of arcades, in the latest share-out that they tell of. */
function stopsIn(lines: readonly Line[]): Stop[] {
  let stops: Stop[] = [];
  lines.forEach((line, i) => {
    const arcade = arcadeOf(line);
    const last = stops.at(-1);
    if (arcade !== null) {
      if (last !== undefined && arcade <= last.arcade) stops = []; // another one begins
      stops.push({ arcade, from: i, to: i + 1 });
    } else if (last !== undefined && last.to === i && goesOn(line)) {
      stops[stops.length - 1] = { ...last, to: i + 1 };
    }
  });
  return stops;
}

const isTaken = (arcade: SharedArcadeView): boolean => arcade.shared && arcade.winner !== null && arcade.token !== null;
const isSeal = ({ token }: SharedArcadeView): boolean => token !== 'ducat';

/** What a seat has when the arcades of `later` are still to come: what it has at last, without what they give. */
function holdings(after: PlayerView, seat: number, later: readonly SharedArcadeView[]): Pick<PlayerView, 'ducats' | 'counters'> {
  const due = later.filter((arcade) => isTaken(arcade) && arcade.winner === seat);
  const seals = (name: CorporationName): number => after.counters[name] - due.filter(({ token }) => token === name).length;
  return {
    ducats: after.ducats - due.filter((arcade) => !isSeal(arcade)).length,
    counters: Object.fromEntries(CORPORATION_NAMES.map((name) => [name, seals(name)])) as PlayerView['counters'],
  };
}

/** The card that was placed last; null when a power came after it. */
function lastCard(before: readonly SlotView[], full: readonly SlotView[]): SlotView {
  const free = before.flatMap((slot, i) => (slot === null ? [i] : []));
  return free.length === 1 ? (full[free[0] ?? 0] ?? null) : null;
}

/** Who has placed it: whose turn it was, or who had it when the Courtesan called; null: we cannot tell. */
function whoPlaced({ on_turn, power, seats, mine }: IntrigoView, card: string): number | null {
  if (power === null || on_turn === null) return on_turn;
  const clockwise = Array.from({ length: seats }, (_, i) => (on_turn + i) % seats);
  return clockwise.find((seat) => mine?.known[seat]?.includes(card)) ?? null;
}

const without = (cards: readonly string[], card: string): readonly string[] => cards.toSpliced(cards.indexOf(card), cards.includes(card) ? 1 : 0);

/** The table when the last slot has been filled, and nothing has been shared out. */
function filled(before: IntrigoView, after: IntrigoView, last: LastView): SharingView {
  const card = lastCard(before.slots, last.slots);
  const hired = card?.kind === 'influence' ? (before.piles[card.name].price ?? 0) : 0;
  const placed = card?.kind === 'intrigant' ? card.name : null;
  const placer = placed === null ? null : whoPlaced(before, placed);
  const place = (player: PlayerView, seat: number): PlayerView =>
    placed === null || seat !== placer ? player : { ...player, hand: player.hand - 1, played: [...player.played, placed] };
  const mine = before.mine;
  return {
    ...before,
    asked: [],
    on_turn: null,
    power: null,
    piles: after.piles,
    bank: before.bank + hired,
    slots: last.slots,
    players: before.players.map(place),
    unplaced: placed === null ? before.unplaced : without(before.unplaced, placed),
    mine: mine === null || placed === null || placer !== before.seat ? mine : { ...mine, hand: without(mine.hand, placed) },
    last,
    sharing: null,
  };
}

/** The table when the share-out has come to an arcade, or to none yet. */
function sharedUntil(full: SharingView, after: IntrigoView, last: LastView, sharing: number | null): SharingView {
  const until = sharing === null ? 0 : sharing + 1;
  const later = last.arcades.slice(until);
  const given = last.arcades.slice(0, until).filter((arcade) => isTaken(arcade) && isSeal(arcade));
  const view: SharingView = {
    ...full,
    sharing,
    arcades: last.arcades.map((arcade, i) => (i < until && isTaken(arcade) ? { ...arcade, token: null } : arcade)),
    players: full.players.map((player, seat) => ({ ...player, ...holdings(after.players[seat] ?? player, seat, later) })),
    bag: Object.fromEntries(
      CORPORATION_NAMES.map((name) => [name, full.bag[name] + given.filter(({ token }) => token === name).length]),
    ) as IntrigoView['bag'],
  };
  return { ...view, scores: view.players.map((_, seat) => differentOf(view, seat)) };
}

/** What is shown of a change in which tokens are shared out: the last card, then each arcade. */
export function scenes(before: IntrigoView, after: IntrigoView, lines: readonly Line[]): Scene<IntrigoView>[] {
  const stops = stopsIn(lines);
  const last = after.last;
  const [first] = stops;
  if (first === undefined || last === null || before.slots.length !== last.slots.length) return [];
  const full = filled(before, after, last);
  const told = lines.slice(0, first.from);
  const start: Scene<IntrigoView> = {
    view: sharedUntil(full, after, last, null),
    lines: first.from,
    targets: told.flatMap(({ targets }) => targets),
  };
  const each = stops.map(({ arcade, to }) => ({
    view: sharedUntil(full, after, last, arcade),
    lines: to,
    targets: [`arcade:${arcade}`],
    length: last.arcades[arcade]?.winner === null ? STAYS : TAKEN,
  }));
  return told.length === 0 ? each : [start, ...each];
}
