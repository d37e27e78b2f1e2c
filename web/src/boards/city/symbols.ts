/** The symbols of the seven areas, in a box from -12 to 12: what is filled, and lines drawn over it in the ground's colour. */

export const AREA_NAMES = [
  'cannaregio',
  'castello',
  'dorsoduro',
  'san_marco',
  'san_polo',
  'santa_croce',
  'quarantia',
] as const;
export type AreaName = (typeof AREA_NAMES)[number];
export type DistrictName = Exclude<AreaName, 'quarantia'>;
export const DISTRICT_NAMES = AREA_NAMES.slice(0, 6) as readonly DistrictName[];

export interface SymbolShape {
  readonly fill: string;
  readonly lines: string;
}

const STAR: SymbolShape = {
  fill: 'M0-12L2.2-5.3L8.5-8.5L5.3-2.2L12 0L5.3 2.2L8.5 8.5L2.2 5.3L0 12L-2.2 5.3L-8.5 8.5L-5.3 2.2L-12 0L-5.3-2.2L-8.5-8.5L-2.2-5.3Z',
  lines: 'M0-8V0H8M0 8V0H-8',
};
const SHELL: SymbolShape = {
  fill: 'M-2.6 11.4H2.6L4 7.6C8 6 11.4 1.4 11.6-3C11-4.4 9.8-5 8.4-4.8C8-7 6.4-8.2 4.4-7.8C3.6-10 1.6-11 0-11S-3.6-10-4.4-7.8C-6.4-8.2-8-7-8.4-4.8C-9.8-5-11-4.4-11.6-3C-11.4 1.4-8 6-4 7.6Z',
  lines: 'M0 7V-8.6M-1.4 6.6L-4.6-5.6M1.4 6.6L4.6-5.6M-2.4 6L-8.6-2.6M2.4 6L8.6-2.6',
};
const ANCHOR: SymbolShape = {
  fill:
    'M0-12A3.4 3.4 0 0 0-1.5-5.6V-4H-6V-1.2H-1.5V7.8C-4.8 7.4-7.2 5.6-8 3L-5.8 3.8L-8.8-2L-12 3.8L-10.2 3.4' +
    'C-9 8.2-5 11-0 12C5 11 9 8.2 10.2 3.4L12 3.8L8.8-2L5.8 3.8L8 3C7.2 5.6 4.8 7.4 1.5 7.8V-1.2H6V-4H1.5V-5.6A3.4 3.4 0 0 0 0-12Z' +
    'M0-10.1A1.5 1.5 0 1 1 0-7.1A1.5 1.5 0 1 1 0-10.1Z',
  lines: '',
};
/** The winged lion with its paw on the book. */
const LION: SymbolShape = {
  fill:
    'M-11.6-3.2L-10.6-5.6C-10.2-8.2-8.2-9.6-5.8-9.2C-3.4-9-2-7.2-1.8-4.8C-1.7-3.6-1.4-2.4-.6-1.6L6.5-1.4C8-1.4 9-.8 9.6 0' +
    'C10.8-1.4 10.8-3.4 9.6-5.2C8.8-6.6 9.2-8.2 10.8-8.8C10.6-7.2 11-6.6 11.6-5.4C13-2.6 12.2.4 10.2 1.8C10.6 4 10 5.4 9.8 6.4L10.9 9.4V11H7.4L7 7.8L5.4 5.8' +
    'L4.6 8L5.2 11H1.8L2 7L2.2 5.2H-2.2L-2.4 8.8L-1.4 11H-5.4L-5.6 5.4L-6.8 5L-7.2 6.2V11H-12V6.2H-9.8L-9 3L-7.6 1C-9.6.8-10.8-.4-10.6-1.8Z' +
    'M.2-2.8C-.8-7.4 1-10.6 4.8-12C4.6-10.6 4.8-9.8 5.4-9C6.2-9.8 7-10.2 8.2-10.2C7.7-9 7.6-8.2 7.8-7.4C8-6 6.8-3.4 5-2.6Z',
  lines: 'M2-3.8C2-6 2.6-7.6 3.6-9M-8.6-5.2H-8.4',
};
const KEYS: SymbolShape = {
  fill:
    'M-7.6-12A4.2 4.2 0 0 0-7.6-3.6C-7-3.6-6.4-3.7-5.9-4L0 1.9L5.9-4A4.2 4.2 0 1 0 4-5.9L0-1.9L-4-5.9C-3.7-6.4-3.4-7-3.4-7.8A4.2 4.2 0 0 0-7.6-12Z' +
    'M-7.6-9.5A1.7 1.7 0 1 1-7.6-6.1A1.7 1.7 0 1 1-7.6-9.5ZM7.6-9.5A1.7 1.7 0 1 1 7.6-6.1A1.7 1.7 0 1 1 7.6-9.5Z' +
    'M1.6 3.4L3.4 1.6L11.6 9.8L9.8 11.6L8 9.8L6 11.8L4.4 10.2L6.4 8.2L5.4 7.2L3.8 8.8L2.4 7.4L4 5.8Z' +
    'M-1.6 3.4L-3.4 1.6L-11.6 9.8L-9.8 11.6L-8 9.8L-6 11.8L-4.4 10.2L-6.4 8.2L-5.4 7.2L-3.8 8.8L-2.4 7.4L-4 5.8Z',
  lines: '',
};
const CROSS: SymbolShape = {
  fill: 'M-5-11.6C-2-10.8 2-10.8 5-11.6C4-8 3-5.4 2.6-2.6C5.4-3 8-4 11.6-5C10.8-2 10.8 2 11.6 5C8 4 5.4 3 2.6 2.6C3 5.4 4 8 5 11.6C2 10.8-2 10.8-5 11.6C-4 8-3 5.4-2.6 2.6C-5.4 3-8 4-11.6 5C-10.8 2-10.8-2-11.6-5C-8-4-5.4-3-2.6-2.6C-3-5.4-4-8-5-11.6Z',
  lines: '',
};
/** The doge's crown: the horned cap. */
const CROWN: SymbolShape = {
  fill: 'M-9.6 3.8C-9.8-1-8.6-5-5.2-8C-2.4-10.4 1.2-10.6 3.8-12C5.6-10.8 5.6-8.4 4.8-6.6C7.4-4.2 9.6-.6 9.6 3.8ZM-10.2 5.2H10.2V10.4H-10.2Z',
  lines: 'M-6 2C-5.6-1.4-3.8-4.6-.6-6.4M-5.6 7.8H-5.4M-.1 7.8H.1M5.4 7.8H5.6',
};

export const SYMBOLS: Readonly<Record<AreaName, SymbolShape>> = {
  cannaregio: STAR,
  castello: SHELL,
  dorsoduro: ANCHOR,
  san_marco: LION,
  san_polo: KEYS,
  santa_croce: CROSS,
  quarantia: CROWN,
};
