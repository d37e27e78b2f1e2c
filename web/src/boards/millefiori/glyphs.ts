/** What is drawn on fields and cards: one silhouette each, in a box from -12 to 12.  Holes by the even-odd rule. */
import { SYMBOLS } from '../city/symbols';
import type { ShapeName, SymbolName } from './view';

export interface Glyph {
  readonly fill: string;
  readonly strokes?: string; // in the same colour
  readonly lines: string; // cut into it
}

const QUARTZ: Glyph = {
  fill: 'M-3.6 11.4V-5L0-12L3.6-5V11.4ZM-10.8 11.4L-9.4.4L-6.4-4.8L-4.8.6V11.4ZM10.8 11.4L9.4-1.4L6.6-6.6L4.8-1V11.4Z',
  lines: 'M0-12V-4L-3.6-2.6M0-4L3.6-2.6M0-4V11M-6.4-4.8L-6.8 2.4L-4.8 3.8M6.6-6.6L7 .8L4.8 2.4',
};
const ASH: Glyph = {
  fill: 'M.4-12C1.4-8 7.6-5.4 7.6.8C7.6 4.4 4 6.8 0 6.8S-7.6 4.4-7.6.8C-7.6-2.2-5.6-3.8-4.8-6.6C-3-5.6-2.4-4-2.4-2.8C-.6-5.2-.4-9 .4-12ZM.2-2.2C-.8 0-3 .8-3 2.8C-3 4.6-1.6 5.6 0 5.6S3 4.6 3 2.6C3 .4 1-.2.2-2.2Z',
  strokes: 'M-10.4 11.2L10.4 7.4M-10.4 7.4L10.4 11.2',
  lines: '',
};
const LIME: Glyph = {
  fill: 'M-12 9.4C-8.4 6.4-5.8-3.8 0-3.8S8.4 6.4 12 9.4C8 11.8-8 11.8-12 9.4ZM-1.2-9.6A1.4 1.4 0 1 1 1.6-9.6A1.4 1.4 0 1 1-1.2-9.6ZM-5.2-6.6A1.2 1.2 0 1 1-2.8-6.6A1.2 1.2 0 1 1-5.2-6.6ZM3.4-6.8A1.2 1.2 0 1 1 5.8-6.8A1.2 1.2 0 1 1 3.4-6.8Z',
  lines: 'M-5 4.4h.1M-.2.8h.1M4.4 4.8h.1M-1.4 6.4h.1M7.4 8.4h.1M-7.4 8.4h.1M2 8.6h.1',
};
const PIGMENTS: Glyph = {
  fill: 'M-11.4-4.6H11.4V-1.8H9.8C9.6 3.8 7.2 7 4.2 8.2L6.4 12H-6.4L-4.2 8.2C-7.2 7-9.6 3.8-9.8-1.8H-11.4Z',
  strokes: 'M1.2-5L6.8-11',
  lines: 'M-9.8-1.8H9.8M-6.4 1C-5.8 3.6-4.4 5.2-2.8 6',
};
const KEY: Glyph = {
  fill: 'M0-12L6.4-5.8L1.6-1.1V2.6H6.2V5.4H1.6V7.6H5V10.4H1.6V12H-1.6V-1.1L-6.4-5.8ZM0-8.2L-2.6-5.8L0-3.2L2.6-5.8Z',
  lines: '',
};
const COIN: Glyph = {
  fill: 'M0-11.6A11.6 11.6 0 1 1 0 11.6A11.6 11.6 0 1 1 0-11.6ZM0-9.4A9.4 9.4 0 1 0 0 9.4A9.4 9.4 0 1 0 0-9.4ZM0-7.6A7.6 7.6 0 1 1 0 7.6A7.6 7.6 0 1 1 0-7.6Z',
  lines: 'M0-4.8V4.8M-4.6 0H4.6M-2.6-3.4L2.6 3.4M2.6-3.4L-2.6 3.4',
};
/** The winged lion with its book: the head alone is the mark of a seat. */
const LION: Glyph = {
  fill: 'M-7-9.6L-5.6-8.4L-3.8-8.4L-3.2-6.8L-1.6-5.8L-2-4L-1.2-2.4H7.2C9.8-2.4 10.6-.4 10.6 2V11.4H7.4V8.2L8 5.2H-.6L-1.2 11.4H-4.4L-4.2 4.4L-5.8 3.8L-7.6 4.2L-9 2.8L-10.8 2.2L-11-.2L-12-1.8L-11.2-3.6L-11.4-5.6L-9.8-6.6L-9-8.4ZM-12 6H-6.2V11.4H-12ZM-.4-3.4C-.8-7.6 3-11.8 10.2-12C9.8-10.6 9-9.8 8-9.4C9.6-9.4 10.6-9 11.2-8.6C10.2-7.2 9-6.8 7.6-6.6C8.8-6.4 9.8-6 10.4-5.4C8.2-3.8 4.6-3.6 2.6-3.4Z',
  strokes: '',
  lines: 'M-8.8-4h.1M-10-.4C-8.8.2-7.8.2-7-.6M1.4-4.8C3-7.4 5-8.8 7-9.4M-9.1 6.2V11',
};
const CROSS: Glyph = {
  fill: 'M-4.8-12H4.8C3-8.6 2-5 1.8-1.8C5-2 8.6-3 12-4.8V4.8C8.6 3 5 2 1.8 1.8C2 5 3 8.6 4.8 12H-4.8C-3 8.6-2 5-1.8 1.8C-5 2-8.6 3-12 4.8V-4.8C-8.6-3-5-2-1.8-1.8C-2-5-3-8.6-4.8-12Z',
  lines: '',
};
const SHELL: Glyph = {
  fill: 'M0 11.8L-4.4 11V8.2L-11.6-1.4C-12.2-4-10.8-6-9-6.4C-8.6-8.8-6.6-10-4.8-9.6C-3.8-11.4-2-12 0-12S3.8-11.4 4.8-9.6C6.6-10 8.6-8.8 9-6.4C10.8-6 12.2-4 11.6-1.4L4.4 8.2V11Z',
  lines: 'M0 8.4V-9.4M-1.6 8.2L-5.4-7.4M1.6 8.2L5.4-7.4M-3 7.6L-9-4.2M3 7.6L9-4.2M-4 8.8H4',
};
/** Two of them: one alone is the mark of a seat. */
const FISH: Glyph = {
  fill: 'M12-5.8C9.2-10-2.6-11-3.2-6.6L-9.4-10.4L-8.2-5.8L-9.4-1.2L-3.2-4.8C-2.6-.6 9.2-1.4 12-5.8ZM-12 6C-9.2 1.8 2.6.8 3.2 5.2L9.4 1.4L8.2 6L9.4 10.6L3.2 7C2.6 11.2-9.2 10.4-12 6Z',
  lines: 'M8.2-6.8h.1M-8.2 5h.1M4.4-8.4C3.2-6.6 3.2-5 4.4-3.2M-4.4 3.4C-3.2 5.2-3.2 6.8-4.4 8.6',
};
const CRAB: Glyph = {
  fill: 'M-7.6 2.2C-7.6-2.2-4.2-4.2 0-4.2S7.6-2.2 7.6 2.2S4.2 8.6 0 8.6S-7.6 6.6-7.6 2.2ZM-9.4-3.6C-12.8-5.6-12.4-10.6-8.2-12L-8.8-8.4L-5.2-10C-4.4-7-6.2-4-9.4-3.6ZM9.4-3.6C12.8-5.6 12.4-10.6 8.2-12L8.8-8.4L5.2-10C4.4-7 6.2-4 9.4-3.6Z',
  strokes: 'M-5.8-.8L-8.8-4.4M5.8-.8L8.8-4.4M-7 3.4L-11.4 2M-6.8 5.4L-11.4 6.8M-5.2 7.2L-8.8 11M7 3.4L11.4 2M6.8 5.4L11.4 6.8M5.2 7.2L8.8 11',
  lines: 'M-2.4-1.4h.1M2.4-1.4h.1M-3.6 3.4C-1.4 4.8 1.4 4.8 3.6 3.4',
};
const GLASSES: Glyph = {
  fill: 'M-11-11H-1C-1-4.6-2.6-.8-5 .2V8.4L-1.8 10.2V12H-10.2V10.2L-7 8.4V.2C-9.4-.8-11-4.6-11-11ZM1-7H11C11-1.8 9.4 1.4 7 2.4V8.8L10.2 10.4V12H1.8V10.4L5 8.8V2.4C2.6 1.4 1-1.8 1-7Z',
  lines: 'M-10-6.4H-2M2-3H10',
};
const CARAFE: Glyph = {
  fill: 'M-3-12H3V-10.2H2.2V-4.4C5-2.6 9 1.4 9 5.6C9 9.6 6 12 0 12S-9 9.6-9 5.6C-9 1.4-5-2.6-2.2-4.4V-10.2H-3Z',
  lines: 'M-8 3.2C-4 5 4 5 8 3.2M-5.4 9.4C-6.6 8.4-7 7-6.8 5.6M-2.2-6.6H2.2',
};
const JEWELRY: Glyph = {
  fill: 'M-6-5.4C-3.6-1.4-1.4 2.8-1.4 6.4A4.6 4.6 0 0 1-10.6 6.4C-10.6 2.8-8.4-1.4-6-5.4ZM6-5.4C8.4-1.4 10.6 2.8 10.6 6.4A4.6 4.6 0 0 1 1.4 6.4C1.4 2.8 3.6-1.4 6-5.4Z',
  strokes: 'M-6-6.2V-7.4A2.2 2.2 0 1 0-8-9.6M6-6.2V-7.4A2.2 2.2 0 1 0 4-9.6',
  lines: 'M-6-1.6L-8.2 6L-6 9.4L-3.8 6ZM6-1.6L3.8 6L6 9.4L8.2 6Z',
};
const SWAN: Glyph = {
  fill: 'M-12 4.2C-12 9.4-7 11.6-.6 11.6C6.6 11.6 11.8 8.4 12 1.4C9.6 3 7.6 2.8 5.6 1.8C3.4-.8-.6-2-4.6-.6C-2.4-3.4-1.6-6-2.4-8.6C-3.2-11.4-6.4-12.6-8.8-11.2C-10.4-10.4-11-9-11.2-7.6L-12.6-5.8L-9.6-6.2C-8.2-8.4-6-8.6-5.6-6.8C-5-4-11.6-1-12 4.2Z',
  lines: 'M-3.4 4.4C.4 7.8 5.6 7.2 9 4.2M-8.2-8.8h.1',
};
const SHIP: Glyph = {
  fill: 'M-12 4.6H12C11 8.8 8.6 11 6 11.8H-6.6C-9.4 10.8-11.4 8.2-12 4.6ZM-1.1-12H.9V3.6H-1.1ZM1.9-10.6C6.4-8 8.8-3.4 9 2.8H1.9ZM-2.1-8C-6-6-8.2-2-8.8 2.8H-2.1Z',
  lines: 'M-9.4 7.4H9.6',
};

export const SYMBOL_GLYPHS: Readonly<Record<SymbolName, Glyph>> = {
  quartz: QUARTZ,
  ash: ASH,
  lime: LIME,
  pigments: PIGMENTS,
  key: KEY,
  coin: COIN,
  lion: LION,
  cross: CROSS,
  shell: SHELL,
  fish: FISH,
  crab: CRAB,
  glasses: GLASSES,
  carafes: CARAFE,
  jewelry: JEWELRY,
  swans: SWAN,
  ship: SHIP,
};

export const STAR = 'M0-11.4L3.4-3.8L11.6-2.9L5.4 2.6L7.2 10.7L0 6.5L-7.2 10.7L-5.4 2.6L-11.6-2.9L-3.4-3.8Z';
export const ARROW = 'M0-11.4L9.4-1.4H4.2V11.4H-4.2V-1.4H-9.4Z';
/** The cap of the Doge, as in the other games. */
export const HORN = SYMBOLS.quarantia.fill;
/** The fan of the Dogaressa. */
export const FAN = 'M0 11.6L-11.8-2.4C-9.4-8 -4.8-11.4 0-11.4S9.4-8 11.8-2.4ZM0 5.4L-3.4 .6C-1.4-1 1.4-1 3.4 .6Z';
/** The trading city at the end of the sea route, on its quay. */
export const CITY = 'M-26 12V-4L-20-10L-14-4V-14H-8V-22L-4-30L0-22V-14H4V-6C4-14 8-18 12-18S20-14 20-6H26V12Z';

/** The wheel of a ship around a number: handles and rim. */
export const WHEEL_HANDLES = Array.from({ length: 8 }, (_, i) => {
  const angle = (i * Math.PI) / 4;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return `M${(x * 9).toFixed(2)} ${(y * 9).toFixed(2)}L${(x * 12.6).toFixed(2)} ${(y * 12.6).toFixed(2)}`;
}).join('');

/** Glass pieces, in a box from -30 to 30, and the light on them. */
export const SHAPES: Readonly<Record<ShapeName, { readonly body: string; readonly light: string; readonly line: string }>> = {
  horse: {
    body: 'M-15 27H19C19 12 21 1 13-11C9-18 1-23-5-25L-8-30L-11-23C-19-16-24-5-24 3C-24 7-21 10-18 10C-16 10-14 9-12 6C-8 6-3 4 1-1C2 9-11 13-15 27Z',
    light: 'M-9-19C-15-13-19-4-19 2C-16-6-12-12-6-16ZM10-6C15 3 15 14 14 23C17 13 17 2 10-6Z',
    line: 'M-9-11h.1M1-20C8-14 13-6 14 6M-3 12C-1 9 1 5 1-1',
  },
  vase: {
    body: 'M-10-28H10V-24L5-17C17-10 19 1 14 11C11 17 8 19 8 22V28H-8V22C-8 19-11 17-14 11C-19 1-17-10-5-17L-10-24Z',
    light: 'M-6-13C-14-7-15 3-11 11C-12 2-10-6-4-12ZM4-25H7L3-19Z',
    line: 'M-16-2C-8 3 8 3 16-2M-15 7C-8 11 8 11 15 7M-5-17H5',
  },
  goblet: {
    body: 'M-16-28H16C16-10 12 0 4 3V15L14 23V28H-14V23L-4 15V3C-12 0-16-10-16-28Z',
    light: 'M-12-25C-12-13-9-5-4-2C-7-8-8-17-8-25ZM1 6H3V14H1Z',
    line: 'M-15-18C-6-14 6-14 15-18M-4 15H4M-10 24H10',
  },
};

/** What tells the glass colours apart without colours: threads, bubbles, waves. */
export const GLASS_MARKS = {
  green: 'M-24-30V30M-16-30V30M-8-30V30M0-30V30M8-30V30M16-30V30M24-30V30',
  blue: Array.from({ length: 24 }, (_, i) => `M${-24 + (i % 6) * 9.6 + (Math.floor(i / 6) % 2) * 4.8} ${-21 + Math.floor(i / 6) * 14}h.1`).join(''),
  amber: [-22, -12, -2, 8, 18].map((y) => `M-30 ${y}q5-7 10 0t10 0t10 0t10 0t10 0t10 0`).join(''),
} as const;
