/** What the board says, in English and French. */
import type { Lang } from '../types';

const en = {
  board: 'Board of Mille Fiori',
  round: (n: number, of: number): string => `Round ${n} of ${of}`,
  yourCards: 'Your cards',
  points: (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`,
};

export type Strings = typeof en;

const fr: Strings = {
  board: 'Plateau de Mille Fiori',
  round: (n, of) => `Manche ${n} sur ${of}`,
  yourCards: 'Vos cartes',
  points: (n) => `${n} ${n < 2 ? 'point' : 'points'}`,
};

const STRINGS: Readonly<Record<Lang, Strings>> = { en, fr };

export const stringsIn = (lang: Lang): Strings => STRINGS[lang];
