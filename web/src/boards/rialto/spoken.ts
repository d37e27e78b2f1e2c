/** What a thing is, in a sentence: the spoken name of a target, and what hovering says. */
import { DISTRICT_LABELS, seatName, type Strings } from './strings';
import {
  BANK_POINTS,
  byKind,
  colourOf,
  isNeutral,
  playOf,
  STEP_NAMES,
  valueOf,
  type BankName,
  type BuildingName,
  type CardName,
  type ConnectionView,
  type DistrictName,
  type Estate,
  type RialtoView,
  type StepName,
} from './view';

export const playerName = (t: Strings, view: RialtoView, player: number): string => (isNeutral(view, player) ? t.neutral : seatName(t, player));

/** "Gold, 2 × Joker". */
export const spokenCards = (t: Strings, cards: readonly CardName[]): string =>
  byKind(cards)
    .map(({ card, count }) => (count === 1 ? t.cards[card] : `${count} × ${t.cards[card]}`))
    .join(', ');

const sentence = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('. ');

/** A district, what it is worth and who would score it. */
export function spokenDistrict(t: Strings, view: RialtoView, district: DistrictName): string {
  const { bank, round, worth, ranks } = view.districts[district];
  const who = ranks.map(({ player, men, points }) => t.wouldScore(playerName(t, view, player), men, points)).join(', ');
  const place = [DISTRICT_LABELS[district], t.bank(bank), round === null ? '' : t.tile(round)].filter((part) => part !== '').join(', ');
  return sentence([place, view.district === district ? t.current : '', t.worth(worth), who === '' ? t.nobody : who]);
}

export function spokenConnection(t: Strings, { ends, tile, values, marked }: ConnectionView): string {
  const [one = '', other = ''] = ends.map((end) => DISTRICT_LABELS[end]);
  const [a = 0, b = 0] = values;
  const what = tile === null ? t.free : tile === 'gondola' ? t.gondolaHere : t.bridgeHere(a, one, b, other);
  return `${t.pair(t.between(one, other), what)}${marked ? `; ${t.marked}` : ''}`;
}

export const spokenBank = (t: Strings, view: RialtoView, bank: BankName): string =>
  view.banks[bank].active
    ? `${t.bankBonus(bank, BANK_POINTS)} (${view.banks[bank].districts.map((district) => DISTRICT_LABELS[district]).join(', ')})`
    : t.bankSpent(bank);

export const buildingName = (t: Strings, kind: BuildingName): string => t.building(t.names[kind], t.colours[colourOf(kind)], valueOf(kind));

export const spokenStack = (t: Strings, view: RialtoView, kind: BuildingName): string =>
  `${t.stackOf(buildingName(t, kind), view.stacks[kind])}. ${t.effects[kind]}`;

export function spokenEstate(t: Strings, { kind, used, coin, count }: Estate): string {
  const name = count === 1 ? buildingName(t, kind) : `${count} × ${buildingName(t, kind)}`;
  const state = coin ? `, ${t.withCoin}` : used ? `, ${t.used}` : '';
  return `${name}${state}. ${t.effects[kind]}`;
}

export const LETTERS = 'ABCDEF';

export function spokenStep(t: Strings, view: RialtoView, step: StepName, bonus: number | null): string {
  const name = t.step(LETTERS[STEP_NAMES.indexOf(step)] ?? '', t.cards[step]);
  const isNow = view.current === step;
  const leads = isNow && view.leader !== null ? t.leads(playerName(t, view, view.leader)) : '';
  const won = bonus === null ? '' : t.bonusTo(playerName(t, view, bonus));
  return sentence([[name, leads, won].filter((part) => part !== '').join(', '), t.does[step] ?? '']).replace('..', '.');
}

export const spokenTrack = (t: Strings, view: RialtoView): string =>
  t.pair(t.dogeTrack, view.doge.map(({ player, space }) => t.dogeAt(playerName(t, view, player), space)).join(', '));

export function spokenPlay(t: Strings, view: RialtoView, player: number): string {
  const { cards, strength, waits } = playOf(view, player);
  const state = strength === null ? (waits ? t.waits : view.on_turn === player ? t.onTurn : t.toPlay) : strength === 0 ? t.passed : t.strength(strength);
  const shown = cards.length === 0 ? '' : spokenCards(t, cards);
  const bonus = view.bonus === player && view.current !== null ? t.bonusTo(playerName(t, view, player)) : '';
  const rest = isNeutral(view, player) && view.neutral !== null && view.neutral.cards.length > 0 ? t.stillHolds(spokenCards(t, view.neutral.cards)) : '';
  return sentence([t.pair(playerName(t, view, player), [state, shown, bonus].filter((part) => part !== '').join(', ')), rest]);
}

export function spokenStock(t: Strings, view: RialtoView): string {
  const { left, top, below } = view.bridges;
  const next = top === null ? '' : t.topBridge(top[0] ?? 0, top[1] ?? 0);
  const rest = below.length === 0 ? '' : t.below(below.map((values) => values.join('/')).join(', '));
  return [t.bridgesLeft(left), next, rest].filter((part) => part !== '').join('; ');
}

/** How many cards a seat holds, and what all can remember of them. */
export function spokenHand(t: Strings, view: RialtoView, seat: number): string {
  const player = view.players[seat];
  if (player === undefined) return '';
  const some = (say: (list: string) => string, cards: readonly CardName[]): string => (cards.length === 0 ? '' : say(spokenCards(t, cards)));
  const known = [some(t.knows, player.known), some(t.perhaps, player.perhaps), some(t.lacks, player.lacks)].filter((part) => part !== '');
  return sentence([t.hand(player.hand, player.limit), known.join('; ')]);
}
