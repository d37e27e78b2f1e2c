/** What the board says, in English and French. */
import type { Lang } from '../types';

const en = {
  board: 'Board of Mille Fiori',
  seats: ['red', 'blue', 'green', 'yellow', 'purple'],
  round: (n: number, of: number): string => `Round ${n} of ${of}`,
  over: 'The game is over',
  prize: (value: number): string => `Prize ${value}`,
  prizeUp: (value: number): string => `Prize ${value}, turned up`,
  prizeToCome: (value: number): string => `Prize ${value}, still to come`,
  prizeWon: (value: number, seat: string): string => `Prize ${value}, won by ${seat}`,
  prizeAside: (value: number): string => `Prize ${value}, put aside`,
  card: (value: number): string => `Card ${value}`,
  cardLaid: (value: number): string => `Card ${value}, laid face down`,
  cardOf: (seat: string, value: number): string => `Card of ${seat} in the latest round: ${value}`,
  cardHidden: (seat: string): string => `Card of ${seat}, face down`,
  noCard: (seat: string): string => `No card of ${seat} yet`,
  yourCards: 'Your cards',
  cardsLeft: (list: string): string => `Cards left: ${list}`,
  prizesWord: 'Prizes',
  pointsWord: 'Points',
  points: (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`,
};

export type Strings = typeof en;

const fr: Strings = {
  board: 'Plateau de Mille Fiori',
  seats: ['rouge', 'bleu', 'vert', 'jaune', 'violet'],
  round: (n, of) => `Manche ${n} sur ${of}`,
  over: 'La partie est finie',
  prize: (value) => `Prix ${value}`,
  prizeUp: (value) => `Prix ${value}, retourné`,
  prizeToCome: (value) => `Prix ${value}, encore à venir`,
  prizeWon: (value, seat) => `Prix ${value}, gagné par ${seat}`,
  prizeAside: (value) => `Prix ${value}, mis de côté`,
  card: (value) => `Carte ${value}`,
  cardLaid: (value) => `Carte ${value}, posée face cachée`,
  cardOf: (seat, value) => `Carte de ${seat} à la dernière manche\u00a0: ${value}`,
  cardHidden: (seat) => `Carte de ${seat}, face cachée`,
  noCard: (seat) => `Pas encore de carte de ${seat}`,
  yourCards: 'Vos cartes',
  cardsLeft: (list) => `Cartes restantes\u00a0: ${list}`,
  prizesWord: 'Prix',
  pointsWord: 'Points',
  points: (n) => `${n} ${n < 2 ? 'point' : 'points'}`,
};

const STRINGS: Readonly<Record<Lang, Strings>> = { en, fr };

export const stringsIn = (lang: Lang): Strings => STRINGS[lang];

export const seatName = (t: Strings, seat: number): string => t.seats[seat] ?? String(seat);
