/** What is drawn on the cards, in a box from -12 to 12. */
import { SYMBOLS, type SymbolShape } from '../city/symbols';
import { isDistrict, isLimit, type CardName } from './view';

/** A card is drawn in this size. */
export const CARD = { width: 70, height: 98 } as const;
/** Where there is little room: its upper part and its name. */
export const LOW_CARD = { width: 70, height: 54 } as const;

const BRIDGE: SymbolShape = {
  fill: 'M-12 7.4V3.6C-9.6-4.6-4.6-7.6 0-7.6S9.6-4.6 12 3.6V7.4H8.2C7 1.4 3.8-1.4 0-1.4S-7 1.4-8.2 7.4ZM-12-.6L-9.4-5.4C-6-9.4-3-10.6 0-10.6S6-9.4 9.4-5.4L12-.6L10.4.2C7.4-6.4 4-8.8 0-8.8S-7.4-6.4-10.4.2Z',
  lines: '',
};
const TRANSFER: SymbolShape = {
  fill: 'M-11.4-8H3.4V-11.6L11.4-5.6L3.4.4V-3.2H-11.4ZM11.4 8H-3.4V11.6L-11.4 5.6L-3.4-.4V3.2H11.4Z',
  lines: '',
};
/** A boat that sails away. */
const EXILE: SymbolShape = {
  fill: 'M-12 4.4H12L8.6 10.6H-8.6ZM-1-11.6V2.6H-10.4ZM1.2-9.6C6.6-6.4 8.8-2.2 9.4 2.6H1.2Z',
  lines: 'M-8 7.4H8',
};

const ACTIONS: Readonly<Record<string, SymbolShape>> = { bridge: BRIDGE, transfer: TRANSFER, exile: EXILE, doge: SYMBOLS.quarantia };

/** The drawing on a card; a limit card has a number instead. */
export const faceOf = (card: CardName): SymbolShape | null => (isDistrict(card) ? SYMBOLS[card] : (ACTIONS[card] ?? null));

/** Cards of one sort have one ground. */
export const groundOf = (card: CardName): string => {
  if (isLimit(card)) return 'limit';
  return isDistrict(card) ? card : card === 'doge' ? 'doge' : 'deed';
};

export const BRIDGE_SIGN = BRIDGE.fill;
