/** The emblems of Intrigo, each in a box from -12 to 12: what is filled, and what is drawn as a line. */
import type { CorporationName, FamilyName, InfluenceName, TokenName } from './view';

export interface Emblem {
  readonly fill: string;
  readonly line: string;
}

export const SEALS: Readonly<Record<CorporationName, Emblem>> = {
  /** A pair of scales. */
  merchants: { fill: 'M-12 2H-5A3.5 3.5 0 0 1-12 2ZM5 2H12A3.5 3.5 0 0 1 5 2ZM-4.5 9.5H4.5V11.5H-4.5Z', line: 'M0-10V10M-8.5-7.5H8.5M-8.5-7.5L-11.5 2M-8.5-7.5L-5.5 2M8.5-7.5L5.5 2M8.5-7.5L11.5 2' },
  /** Two crossed swords. */
  military: { fill: 'M-11.5-11.5L-6-10.4L5.4 3.4L3.4 5.4L-10.4-6ZM11.5-11.5L6-10.4L-5.4 3.4L-3.4 5.4L10.4-6Z', line: 'M1.2 8.2L8.2 1.2M-1.2 8.2L-8.2 1.2M5 5L10.4 10.4M-5 5L-10.4 10.4' },
  /** A cross with two arms. */
  clergy: { fill: 'M-1.9-12H1.9V-8.4H5.4V-5H1.9V-1.4H9V2.4H1.9V12H-1.9V2.4H-9V-1.4H-1.9V-5H-5.4V-8.4H-1.9Z', line: '' },
  /** A sprout. */
  gardeners: { fill: 'M-.6 3C-1-4.4-6-8-11.6-7.4C-11.6-.6-6.4 3.8-.6 3ZM.6-.6C1-7.6 5.6-11.8 11.6-11.2C11.8-4.4 7-.4.6-.6Z', line: 'M0 11.4V-1M-5.5 11.4H5.5' },
  /** A hammer on an anvil. */
  crafts: { fill: 'M-11.6 2.6H11.6C10.6 5.6 7.4 6.4 4 6.6L5.4 11.6H-5.4L-4 6.6C-8 6.4-11 5.4-11.6 2.6ZM-7.6-11.6L2.4-9.2L1-3.4L-9-5.8Z', line: 'M-.6-6L9.6-2.6' },
};

export const INFLUENCES: Readonly<Record<InfluenceName, Emblem>> = {
  /** A sack over the shoulder. */
  peddler: { fill: 'M-3.4-7.4H3.4L5.6-11.8C3.4-11-3.4-11-5.6-11.8ZM-3.6-5.6C-9.4-2-11 3.4-9.4 8.4C-8 12.4 8 12.4 9.4 8.4C11 3.4 9.4-2 3.6-5.6Z', line: '' },
  /** A dagger. */
  assassin: { fill: 'M0 12L-3.2 6.6V-3H3.2V6.6ZM-7.6-6H7.6V-3.4H-7.6ZM-1.7-10H1.7V-6H-1.7ZM0-12.4A1.9 1.9 0 1 1 0-8.6A1.9 1.9 0 1 1 0-12.4Z', line: '' },
  /** A half mask. */
  courtesan: { fill: 'M-12-4.6C-8-8-3-7-0-4.6C3-7 8-8 12-4.6C12.4 2.6 9.6 6.6 5.6 6.6C2.4 6.6 1.4 3 0 1.8C-1.4 3-2.4 6.6-5.6 6.6C-9.6 6.6-12.4 2.6-12-4.6ZM-8.6-.4C-7-3-4-2.8-2.6-.2C-4.2 2-7 1.8-8.6-.4ZM8.6-.4C7-3 4-2.8 2.6-.2C4.2 2 7 1.8 8.6-.4Z', line: 'M10-6C11-9 10-11 8-12M7-6.6C7.4-9 6.4-10.6 4.6-11.4' },
  /** A gondola and its oar. */
  gondolier: { fill: 'M-12 4C-7 5.4 5 5.6 8.4 1.4L8.8-7H12L11 4C8 10.6-7 9.6-12 4ZM-2.6-12A2.4 2.4 0 1 1-2.6-7.2A2.4 2.4 0 1 1-2.6-12ZM-5.4-6H.2L1 4H-5Z', line: 'M3.4-10L-8 11.4' },
  /** A halberd. */
  guard: { fill: 'M.8-7.6C4-9.4 7-9.4 9.6-8C9.8-3.4 7 .6.8 1.4ZM-.8-6.4L-7.4-8.4L-6-4L-7.4.4L-.8-1.4ZM-1.6-7L0-12.6L1.6-7Z', line: 'M0 12V-9' },
  /** A hood and two eyes. */
  thief: { fill: 'M0-12C-6-10.6-9.6-4.6-9.8 3C-9.8 9-6 12 0 12S9.8 9 9.8 3C9.6-4.6 6-10.6 0-12ZM0-4.6C4-4.6 6-1.6 6 2.4C6 6 3.6 8 0 8S-6 6-6 2.4C-6-1.6-4-4.6 0-4.6ZM-3-.2A1.5 1.5 0 1 1-3 2.8A1.5 1.5 0 1 1-3-.2ZM3-.2A1.5 1.5 0 1 1 3 2.8A1.5 1.5 0 1 1 3-.2Z', line: '' },
};

export const SHIELD = 'M-10-12H10V-1C10 5.6 5.4 10 0 12C-5.4 10-10 5.6-10-1Z';

/** What stands on a family's shield. */
export const ARMS: Readonly<Record<FamilyName, Emblem>> = {
  /** Three bends. */
  contarini: { fill: '', line: 'M-13 1L5-17M-12 12L14-14M-4 16L15-3' },
  /** A bend in steps. */
  gradenigo: { fill: 'M-12-6H-4.6V-1H.6V4H5.8V14H1V8.8H-4.2V3.8H-9.4V-1H-12Z', line: '' },
  /** One broad bend. */
  morosini: { fill: 'M-12-12H-6L12 6V14H6L-12-4Z', line: '' },
  /** The lower half. */
  dandolo: { fill: 'M-12-1H12V14H-12Z', line: '' },
  /** A castle. */
  tiepolo: { fill: 'M-7 8.6V-8H-4.2V-5H-1.4V-8H1.4V-5H4.2V-8H7V8.6H2.2V4A2.2 2.2 0 0 0-2.2 4V8.6Z', line: '' },
};

/** The first letter of a family, as lines: a drawing has no text that a reader would spell. */
export const LETTERS: Readonly<Record<FamilyName, string>> = {
  contarini: 'M7.6-6A9.4 9.4 0 1 0 7.6 6',
  gradenigo: 'M7.6-6A9.4 9.4 0 1 0 8 5.4V1H2.4',
  morosini: 'M-9 9V-9L0 3L9-9V9',
  dandolo: 'M-7-9V9H-1A9 9 0 0 0-1-9Z',
  tiepolo: 'M-8.5-9H8.5M0-9V9',
};

/** Of what a token is made. */
export const WAX_COLOURS: Readonly<Record<TokenName, string>> = {
  merchants: 'oklch(0.48 0.085 62)',
  military: 'oklch(0.47 0.15 25)',
  clergy: 'oklch(0.44 0.13 305)',
  gardeners: 'oklch(0.46 0.1 148)',
  crafts: 'oklch(0.44 0.075 245)',
  ducat: 'oklch(0.82 0.135 86)',
};

/** The scalloped edge of a seal. */
export const WAX = Array.from({ length: 12 }, (_, i) => {
  const at = (turn: number, radius: number): string => {
    const angle = (turn / 12) * 2 * Math.PI;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `${i === 0 ? `M${at(0, 30)}` : ''}Q${at(i + 0.5, 37)} ${at(i + 1, 30)}`;
}).join('') + 'Z';
