/** What things on the board are called, for those who hear it or ask. */
import { seatName, type Strings } from './strings';
import {
  areaOf,
  cardOf,
  ladyPoints,
  levelOf,
  PALACE,
  placeOf,
  RESIDENCE_VALUES,
  seatsOf,
  workOf,
  type AreaName,
  type BonusName,
  type CouncilSpaceView,
  type FieldView,
  type LadyName,
  type MillefioriView,
} from './view';

/** The paragraph that says how a field is filled. */
export const FIELD_RULES: Readonly<Record<AreaName, string>> = { workshops: 'MF-4.2', residences: 'MF-5.1', nobili: 'MF-6.2', populi: 'MF-6.2', trade: 'MF-7.1', harbour: 'MF-8.1' };
export const BONUS_RULES: Readonly<Record<BonusName, string>> = { workshops: 'MF-4.5', residences: 'MF-5.4', nobili: 'MF-6.5', populi: 'MF-6.5', trade: 'MF-7.3', palace: 'MF-11.9', city: 'MF-14.4' };

const listed = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

export function spokenField(t: Strings, field: FieldView): string {
  const [area, place] = [areaOf(field.name), placeOf(field.name)];
  const symbol = t.symbols[field.symbol].toLowerCase();
  const what =
    area === 'residences'
      ? t.value(RESIDENCE_VALUES[place] ?? 0)
      : area === 'nobili' || area === 'populi'
        ? `${symbol}, ${t.level(levelOf(place))}`
        : area === 'trade'
          ? `${symbol}, ${t.row(Math.floor(place / 4) + 1)}`
          : area === 'harbour'
            ? t.row(Math.floor(place / 3) + 1)
            : symbol;
  return listed([t.field(t.areas[area], place + 1, what), field.owner === null ? t.free : t.diamondOf(seatName(t, field.owner))]);
}

export function spokenBonus(t: Strings, view: MillefioriView, name: BonusName): string {
  const { points, owners } = view.bonus[name];
  const left = points.filter((_, i) => (owners[i] ?? null) === null);
  return t.bonus(t.bonusNames[name], left.length === 0 ? t.nothingLeft : t.bonusLeft(left.join(', ')));
}

export function spokenSpace(t: Strings, view: MillefioriView, space: number): string {
  const facts = view.sea[space];
  const ships = seatsOf(view).filter((seat) => view.players[seat]?.ship === space);
  const gives = facts === undefined ? '' : listed([facts.points > 0 ? t.points(facts.points) : '', t.effects[facts.effect]]);
  const name = space === 0 ? t.dock : t.sea(space);
  return listed([gives === '' ? name : t.pair(name, gives), ships.length === 0 ? '' : t.shipsOf(ships.map((seat) => seatName(t, seat)).join(', '))]);
}

export function spokenWork(t: Strings, name: string): string {
  const { glass, shape, value } = workOf(name);
  return t.work(t.glasses[glass], t.shapes[shape], value);
}
export const aboutWork = (t: Strings, name: string): string => `${spokenWork(t, name)}. ${t.workAbout(workOf(name).value)}`;

export function spokenCard(t: Strings, name: string): string {
  const card = cardOf(name);
  if (card.kind === 'area') return t.card(t.symbols[card.symbol], card.wheel);
  return card.kind === 'dogat' ? t.dogat(card.arrows, card.points) : spokenWork(t, name);
}
export const spokenCards = (t: Strings, names: readonly string[]): string => (names.length === 0 ? t.nothing : names.map((name) => spokenCard(t, name)).join('; '));

/** What is written on a card. */
export function cardLabel(t: Strings, name: string): string {
  const card = cardOf(name);
  if (card.kind === 'area') return t.symbols[card.symbol];
  return card.kind === 'dogat' ? t.dogatShort : t.shapes[card.shape];
}

/** What a card does. */
export function aboutCard(t: Strings, name: string): string {
  const card = cardOf(name);
  if (card.kind === 'dogat') return `${t.dogat(card.arrows, card.points)}. ${t.dogatAbout}`;
  if (card.kind === 'work') return aboutWork(t, name);
  return `${t.pair(t.areas[card.area], t.card(t.symbols[card.symbol], card.wheel))}. ${t.areaAbout[card.area]} ${t.sails(card.wheel)}`;
}
/** The paragraph that says what a card does. */
export function ruleOfCard(name: string): string {
  const card = cardOf(name);
  if (card.kind === 'area') return FIELD_RULES[card.area];
  return card.kind === 'dogat' ? 'MF-12.1' : 'MF-15.4';
}

const WRITTEN: Partial<Readonly<Record<LadyName, string>>> = { sea_route: '1–7', small_dogat: '7', great_dogat: '3' };
/** A Dogaressa card with the number on it. */
export function spokenLady(t: Strings, view: MillefioriView, lady: LadyName): string {
  const number = lady === 'points' ? String(ladyPoints(view)) : (WRITTEN[lady] ?? '');
  return listed([t.lady(t.ladies[lady]), number]);
}
export const aboutLady = (t: Strings, view: MillefioriView, lady: LadyName): string => `${spokenLady(t, view, lady)}. ${t.ladyAbout[lady]} ${t.ladyUse}`;

const councillors = (t: Strings, view: MillefioriView, space: number): string => {
  const here = seatsOf(view).filter((seat) => view.players[seat]?.councillor === space);
  return here.length === 0 ? '' : t.councillorsOf(here.map((seat) => seatName(t, seat)).join(', '));
};
export function spokenCouncil(t: Strings, view: MillefioriView, { space, reward, points }: CouncilSpaceView): string {
  const gives = space === 1 ? t.councilStart : reward === 'points' ? t.points(points) : t.rewards[reward];
  return listed([t.councilSpace(space, gives), councillors(t, view, space)]);
}
export const spokenPalace = (t: Strings, view: MillefioriView): string => listed([t.palace, councillors(t, view, PALACE)]);

export const spokenPlace = (t: Strings, seat: number, place: number, name: string | null): string =>
  t.showcasePlace(seatName(t, seat), place + 1, name === null ? t.free : spokenWork(t, name));

/** How far a seat is. */
export function spokenProgress(t: Strings, view: MillefioriView, seat: number): string {
  const player = view.players[seat];
  if (player === undefined) return '';
  const { supply, reserve, ship, councillor } = player;
  const pawn = councillor === null ? '' : councillor >= PALACE ? t.inPalace : t.councillorOn(councillor);
  return listed([t.points(view.scores[seat] ?? 0), t.supplyOf(supply, reserve), t.shipOn(ship, view.sea.length - 1), pawn]);
}
