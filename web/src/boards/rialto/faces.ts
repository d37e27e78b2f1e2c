/** What is drawn on cards and buildings, in a box from -12 to 12. */
import { SYMBOLS, type SymbolShape } from '../city/symbols';
import type { BuildingName, CardName } from './view';

/** A card is drawn in this size. */
export const CARD = { width: 70, height: 98 } as const;

const COIN: SymbolShape = {
  fill: 'M0-11.6A11.6 11.6 0 1 1 0 11.6A11.6 11.6 0 1 1 0-11.6ZM0-9.4A9.4 9.4 0 1 0 0 9.4A9.4 9.4 0 1 0 0-9.4ZM0-7.4A7.4 7.4 0 1 1 0 7.4A7.4 7.4 0 1 1 0-7.4Z',
  lines: 'M0-5V5M-3.6 0H3.6M-2.4-3.4L2.4 3.4M2.4-3.4L-2.4 3.4',
};
const PALAZZO: SymbolShape = {
  fill: 'M-12-6.4L0-12L12-6.4V-4H10.4V12H-10.4V-4H-12ZM-7.6-1.4V2.4H-4.6V-1.4A1.5 1.5 0 0 0-7.6-1.4ZM-1.5-1.4V2.4H1.5V-1.4A1.5 1.5 0 0 0-1.5-1.4ZM4.6-1.4V2.4H7.6V-1.4A1.5 1.5 0 0 0 4.6-1.4ZM-2.4 12V7.4A2.4 2.4 0 0 1 2.4 7.4V12Z',
  lines: 'M-10.4-4H10.4M-10.4 4.4H10.4',
};
const BRIDGE: SymbolShape = {
  fill: 'M-12 8.4V4.6C-9.6-3.6-4.6-6.6 0-6.6S9.6-3.6 12 4.6V8.4H8.2C7 2.4 3.8-.4 0-.4S-7 2.4-8.2 8.4ZM-12 .4L-9.4-4.4C-6-8.4-3-9.6 0-9.6S6-8.4 9.4-4.4L12 .4L10.4 1.2C7.4-5.4 4-7.8 0-7.8S-7.4-5.4-10.4 1.2Z',
  lines: '',
};
const GONDOLA: SymbolShape = {
  fill: 'M-12-2.4C-10.6 2-6 4 0 4S9.6 2 10.4-4L9.2-6.4V-9H12V2C11 6 6.4 8.6 0 8.6S-10.8 5-12-2.4ZM-4.4 2.6V-3H2.8L4.4 2.6ZM-8.4 2L-7.4-3.4A1.9 1.9 0 1 1-5.6-3.6L-6.4 2.6Z',
  lines: '',
};
const COUNCILMAN: SymbolShape = {
  fill: 'M-9.6 12C-9.6 5-7.4-.6-4.6-2.6A5.4 5.4 0 0 1-4.4-8.8C-3.8-10.8-2-12 0-12S3.8-10.8 4.4-8.8A5.4 5.4 0 0 1 4.6-2.6C7.4-.6 9.6 5 9.6 12Z',
  lines: 'M-5.4-7.2H5.4M0 1V12',
};
/** A half mask: a joker may be anything. */
const MASK: SymbolShape = {
  fill: 'M-12-5.2C-8-6.8-3.6-6.8 0-4.6C3.6-6.8 8-6.8 12-5.2C12.4 1.4 9.4 6.2 5.4 6.4C2.8 6.4 1.4 4.8 0 2.6C-1.4 4.8-2.8 6.4-5.4 6.4C-9.4 6.2-12.4 1.4-12-5.2ZM-8.8-1.2C-7.6 1.6-4.4 2.2-2.6.2C-4-2.4-6.8-3-8.8-1.2ZM8.8-1.2C7.6 1.6 4.4 2.2 2.6.2C4-2.4 6.8-3 8.8-1.2Z',
  lines: '',
};

export const CARD_SIGNS: Readonly<Record<CardName, SymbolShape>> = {
  doge: SYMBOLS.quarantia,
  gold: COIN,
  building: PALAZZO,
  bridge: BRIDGE,
  gondola: GONDOLA,
  councilman: COUNCILMAN,
  joker: MASK,
};

// ---- signs for what buildings do

const CARDS = 'M-9-6.4L-1.6-8.4L1.8 5L-5.6 7ZM1-8H9V7H3.4L-.2-7Z';
const HOLD = 'M-8 11V3L-11.6-2.4L-9.6-4L-6-1V-9.4A1.4 1.4 0 0 1-3.2-9.4V-3H-2.4V-11A1.4 1.4 0 0 1 .4-11V-3H1.2V-10A1.4 1.4 0 0 1 4-10V-2.6H4.8V-7.4A1.4 1.4 0 0 1 7.6-7.4V5L5.6 11Z';
const GLASS = 'M-7.6-11H7.6V-8.6H6.2C6.2-4 3.4-1.8 1.4 0C3.4 1.8 6.2 4 6.2 8.6H7.6V11H-7.6V8.6H-6.2C-6.2 4-3.4 1.8-1.4 0C-3.4-1.8-6.2-4-6.2-8.6H-7.6Z';
const CHANGE = 'M-11.4-7H3.4V-10.6L11.4-4.6L3.4 1.4V-2.2H-11.4ZM11.4 7H-3.4V10.6L-11.4 4.6L-3.4-1.4V2.2H11.4Z';
const UP = 'M0-11L10 0H4.4V11H-4.4V0H-10Z';
const STAR = 'M0-11.4L3-4L11.4-3.4L5 1.8L7.2 10L0 5.4L-7.2 10L-5 1.8L-11.4-3.4L-3-4Z';

/** A sign, and what is written beside it. */
export interface Effect {
  readonly sign: string;
  readonly text: string;
}
const effect = (sign: string, text: string): Effect => ({ sign, text });

export const EFFECTS: Readonly<Record<BuildingName, readonly Effect[]>> = {
  green1: [effect(CARDS, '3')],
  green2: [effect(HOLD, '+1')],
  green3: [effect(CARDS, '3'), effect(HOLD, '+1')],
  green4: [effect(CARDS, '3'), effect(HOLD, '+2')],
  yellow1: [effect(GLASS, ''), effect(COIN.fill, '')],
  yellow2: [effect(CHANGE, '1')],
  yellow3: [effect(MASK.fill, '')],
  yellow4: [effect(CHANGE, '2')],
  blue1: [effect(UP, '')],
  blue2: [effect(STAR, '1'), effect(COUNCILMAN.fill, '')],
  blue3: [effect(SYMBOLS.quarantia.fill, '×2')],
  blue4: [effect(STAR, '3')],
};
