/** A few plain questions about a view of Rialto. */
import { markOf } from '../../art/marks';
import { CARD_NAMES, NEUTRAL, STEP_NAMES, type BuildingName, type BuildingView, type CardName, type RialtoView as Declared, type StepName } from './declared';

export * from './declared';

/** A play of a finished step. */
export interface LastPlay {
  readonly player: number;
  readonly cards: readonly CardName[];
  readonly strength: number;
}
/** The step that was finished last. */
export interface LastView {
  readonly step: StepName;
  readonly leader: number;
  readonly bonus: number | null;
  readonly plays: readonly LastPlay[];
}
/** Servers that keep what the last step was tell it. */
export interface RialtoView extends Declared {
  readonly last?: LastView | null;
  readonly bonuses?: readonly (number | null)[]; // by step, in this round
}

export type ColourName = 'green' | 'yellow' | 'blue';

/** How a player is drawn: a seat by its colour and mark, the neutral player in stone with a well-head. */
export interface Figure {
  readonly player: number;
  readonly isNeutral: boolean;
  readonly colour: string;
  readonly ink: string;
  readonly mark: string;
  readonly home: string | undefined; // where its things come from
}

const WELL = 'M-11.5-9H11.5V-4.6H9.4V11H-9.4V-4.6H-11.5ZM-5.6-2V7.6H-2.2V-2ZM2.2-2V7.6H5.6V-2Z';

export const isNeutral = (view: RialtoView, player: number): boolean => view.neutral !== null && player === NEUTRAL;

export const figureOf = (view: RialtoView, player: number): Figure =>
  isNeutral(view, player)
    ? { player, isNeutral: true, colour: 'var(--neutral)', ink: 'var(--neutral-ink)', mark: WELL, home: undefined }
    : { player, isNeutral: false, colour: `var(--seat-${player})`, ink: `var(--seat-${player}-ink)`, mark: markOf(player), home: `seat:${player}` };

/** All who play: the seats, and the neutral player after them. */
export const playersOf = (view: RialtoView): readonly number[] =>
  Array.from({ length: view.seats + (view.neutral === null ? 0 : 1) }, (_, player) => player);

export interface Play {
  readonly player: number;
  readonly cards: readonly CardName[];
  readonly strength: number | null; // null: has not played yet
  readonly waits: boolean;
}

/** What lies before a player in this step. */
export function playOf(view: RialtoView, player: number): Play {
  if (isNeutral(view, player)) return { player, cards: view.neutral?.played ?? [], strength: view.neutral?.strength ?? null, waits: false };
  const seat = view.players[player];
  return { player, cards: seat?.played ?? [], strength: seat?.strength ?? null, waits: seat?.waits ?? false };
}

/** From 1; 0: has no marker. */
export const dogeRankOf = (view: RialtoView, player: number): number => view.doge.findIndex((marker) => marker.player === player) + 1;

export const colourOf = (kind: BuildingName): ColourName => kind.slice(0, -1) as ColourName;
export const valueOf = (kind: BuildingName): number => Number(kind.at(-1));

export interface Kind {
  readonly card: CardName;
  readonly count: number;
}
/** Cards by kind, in the order of the steps. */
export const byKind = (cards: readonly CardName[]): readonly Kind[] =>
  CARD_NAMES.map((card) => ({ card, count: cards.filter((one) => one === card).length })).filter(({ count }) => count > 0);

export const countOf = (cards: readonly CardName[], card: CardName): number => cards.filter((one) => one === card).length;

/** Buildings of one kind that can be told apart by nothing. */
export interface Estate {
  readonly kind: BuildingName;
  readonly used: boolean;
  readonly coin: boolean;
  readonly count: number;
}
export function estatesOf(buildings: readonly BuildingView[]): readonly Estate[] {
  const found: Estate[] = [];
  for (const { kind, used, coin } of buildings) {
    const at = found.findIndex((one) => one.kind === kind && one.used === used && one.coin === coin);
    const same = found[at];
    if (same === undefined) found.push({ kind, used, coin, count: 1 });
    else found[at] = { ...same, count: same.count + 1 };
  }
  return found;
}

/** Buildings as they are once one of a kind is activated: it is used, and its coin lies on it. */
export function activated(buildings: readonly BuildingView[], kind: BuildingName): readonly BuildingView[] {
  const at = buildings.findIndex((one) => one.kind === kind && !one.used);
  return buildings.map((one, i) => (i === at ? { ...one, used: true, coin: true } : one));
}

/** The place of the current step among the six; -1: no step is on. */
export const stepAt = (view: RialtoView): number => (view.current === null ? -1 : STEP_NAMES.indexOf(view.current));

/** Who got the bonus of a step of this round; null: nobody, or not yet. */
export const bonusOf = (view: RialtoView, step: number): number | null => (step === stepAt(view) ? view.bonus : (view.bonuses?.[step] ?? null));
