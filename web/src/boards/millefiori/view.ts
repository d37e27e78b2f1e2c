/** A few plain questions about a view of Mille Fiori, and what a card's name says. */
import {
  SEAT_NAMES,
  type AreaName,
  type BonusName,
  type FieldView,
  type LadyName,
  type MillefioriView as Declared,
  type SymbolName,
} from './declared';

export * from './declared';

/** Points that rise from the thing that scored them. */
export interface Float {
  readonly at: string; // "field:nobili3", "sea:7", "bonus:trade", "showcase:red2"
  readonly seat: number;
  readonly points: number;
}
/** Between two views a board shows what has just scored. */
export interface MillefioriView extends Declared {
  readonly floats?: readonly Float[];
}

export const GLASS_NAMES = ['green', 'blue', 'amber'] as const;
export type GlassName = (typeof GLASS_NAMES)[number];
export type ShapeName = 'horse' | 'vase' | 'goblet';

export interface AreaCard {
  readonly kind: 'area';
  readonly area: AreaName;
  readonly symbol: SymbolName;
  readonly wheel: number;
}
export interface DogatCard {
  readonly kind: 'dogat';
  readonly arrows: number;
  readonly points: number;
}
export interface Work {
  readonly kind: 'work';
  readonly glass: GlassName;
  readonly shape: ShapeName;
  readonly value: number;
}
export type Card = AreaCard | DogatCard | Work;

export const AREA_OF: Readonly<Record<SymbolName, AreaName>> = {
  quartz: 'workshops',
  ash: 'workshops',
  lime: 'workshops',
  pigments: 'workshops',
  key: 'residences',
  coin: 'nobili',
  lion: 'nobili',
  cross: 'nobili',
  shell: 'populi',
  fish: 'populi',
  crab: 'populi',
  glasses: 'trade',
  carafes: 'trade',
  jewelry: 'trade',
  swans: 'trade',
  ship: 'harbour',
};
/** The symbols a seat collects for a point bonus. */
export const SYMBOLS_OF: Partial<Readonly<Record<BonusName, readonly SymbolName[]>>> = {
  workshops: ['quartz', 'ash', 'lime', 'pigments'],
  nobili: ['coin', 'lion', 'cross'],
  populi: ['shell', 'fish', 'crab'],
  trade: ['glasses', 'carafes', 'jewelry', 'swans'],
};

/** What is printed on a card of this name. */
export function cardOf(name: string): Card {
  const dogat = /^dogat(\d)-(\d+)$/.exec(name);
  if (dogat !== null) return { kind: 'dogat', arrows: Number(dogat[1]), points: Number(dogat[2]) };
  const work = /^(green|blue|amber)_(horse|vase|goblet)(\d+)$/.exec(name);
  if (work !== null) return { kind: 'work', glass: work[1] as GlassName, shape: work[2] as ShapeName, value: Number(work[3]) };
  const symbol = name.replace(/\d+$/, '') as SymbolName;
  return { kind: 'area', area: AREA_OF[symbol], symbol, wheel: Number(name.slice(symbol.length)) };
}
export const workOf = (name: string): Work => cardOf(name) as Work;

export const seatsOf = (view: MillefioriView): readonly number[] => Array.from({ length: view.seats }, (_, seat) => seat);

/** All seats, the viewer first, then clockwise. */
export const aroundFrom = (view: MillefioriView, seat: number): readonly number[] =>
  seatsOf(view).map((i) => (Math.max(0, seat) + i) % view.seats);

/** A place in a showcase, as options name it. */
export const showcaseTarget = (seat: number, place: number): string => `showcase:${SEAT_NAMES[seat] ?? ''}${place + 1}`;

/** The number of a field in its area, from 0. */
export const placeOf = (field: string): number => Number(/\d+$/.exec(field)?.[0] ?? 1) - 1;
export const areaOf = (field: string): AreaName => field.replace(/\d+$/, '') as AreaName;

/** Things that are alike, in the order in which they came, with how many there are. */
export interface Kind {
  readonly name: string;
  readonly count: number;
}
export function kindsOf(names: readonly string[]): readonly Kind[] {
  return [...new Set(names)].map((name) => ({ name, count: names.filter((one) => one === name).length }));
}

const ORDER = Object.keys(AREA_OF);
const rank = (name: string): number => {
  const card = cardOf(name);
  if (card.kind === 'area') return ORDER.indexOf(card.symbol) * 10 + card.wheel;
  return card.kind === 'dogat' ? 1000 + card.arrows * 10 + card.points : 2000 + card.value;
};
/** Cards by area and symbol. */
export const sorted = (names: readonly string[]): readonly string[] => names.toSorted((one, other) => rank(one) - rank(other));

const isFree = ({ owner }: FieldView): boolean => owner === null;

/** The fields that a card could fill, as they are now, to look at before it is chosen. */
export function reachOf(view: MillefioriView, name: string): readonly string[] {
  const card = cardOf(name);
  if (card.kind !== 'area') return [];
  const fields = view.fields[card.area];
  const free = fields.filter(isFree);
  if (card.area === 'residences') return free.slice(0, 1).map((field) => field.name);
  if (card.area === 'workshops' || card.area === 'trade') return free.filter(({ symbol }) => symbol === card.symbol).map((field) => field.name);
  if (card.area === 'harbour') return free.map((field) => field.name);
  return free.filter((field) => belowOf(placeOf(field.name)).every((place) => fields[place]?.owner !== null)).map((field) => field.name);
}

const LEVEL_STARTS = [0, 3, 7]; // the first fields of levels 3, 2 and 1
/** The level of a field in a pyramid: 3, 2 or 1. */
export const levelOf = (place: number): number => 3 - LEVEL_STARTS.findLastIndex((start) => place >= start);
/** The two fields that one rests on. */
export const belowOf = (place: number): readonly number[] => {
  const level = levelOf(place);
  if (level === 1) return [];
  const step = level === 3 ? 3 : 4;
  return [place + step, place + step + 1];
};
/** All fields below one. */
export const triangleOf = (place: number): readonly number[] => {
  const below = belowOf(place);
  return [...new Set([...below, ...below.flatMap((one) => belowOf(one))])];
};

/** The space where a ship lands that goes so far. */
export const landing = (view: MillefioriView, seat: number, steps: number): number => Math.min(view.sea.length - 1, (view.players[seat]?.ship ?? 0) + steps);

export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
] as const;
/** The lines of a showcase that score: rows first, then columns. */
export const scoringLines = (showcase: readonly (string | null)[]): readonly (readonly number[])[] =>
  LINES.filter((line) => {
    const works = line.map((place) => showcase[place] ?? null);
    if (works.includes(null)) return false;
    const pieces = works.map((name) => workOf(name ?? ''));
    return pieces.every(({ glass }) => glass === pieces[0]?.glass) || pieces.every(({ shape }) => shape === pieces[0]?.shape);
  });

const LADY_POINTS = 12;
/** The points of the Dogaressa card that gives nothing else. */
export const ladyPoints = (view: MillefioriView): number => Number(view.choices['dogaressa_points'] ?? LADY_POINTS);
export const LADY_NAMES: readonly LadyName[] = ['points', 'two_masterworks', 'extra_card', 'sea_route', 'small_dogat', 'great_dogat'];
