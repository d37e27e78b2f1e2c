/** Small drawings on the map, each around (0, 0): what is filled, and the lines. */
import type { Landmark } from './plan';

export interface Drawing {
  readonly fill: string;
  readonly line: string;
}

export const DRAWINGS: Readonly<Record<Landmark['kind'], Drawing>> = {
  church: {
    fill: 'M-11 8V-2L-5-8L1-2V8ZM1 8V-2H13V8Z',
    line: 'M-5-8V-13M-7-11H-3M-5 8V3M-7.5-1A2.5 2.5 0 1 0-2.5-1A2.5 2.5 0 1 0-7.5-1M1-2L4-6H12L13-2M5 2V5M9 2V5',
  },
  dome: {
    fill: 'M-14 10V0H-9C-9-8-4-12 0-12S9-8 9 0H14V10Z',
    line: 'M-9 0H9M0-12V-17M-2-15H2M-4 0C-4-6-2-10 0-12C2-10 4-6 4 0M-3 10V5A3 3 0 0 1 3 5V10M-14 0C-14-4-9-4-9 0M14 0C14-4 9-4 9 0',
  },
  tower: {
    fill: 'M-4 16V-12H4V16ZM-5-12H5L0-24Z',
    line: 'M-5-12H5M-2-8V-4M2-8V-4M-4-2H4M0-24V-27M0 2V12',
  },
  tree: {
    fill: 'M0 4A5 5 0 1 1 .1 4ZM9 7A4 4 0 1 1 9.1 7ZM-8 8A4 4 0 1 1-7.9 8Z',
    line: 'M0 4V8M9 7V10M-8 8V11',
  },
  gondola: {
    fill: 'M-17-3C-15 2-9 4 0 4S14 2 18-6C18 1 13 7 0 7S-15 3-17-3Z',
    line: 'M18-6V-9M15-6H18M-6 4V-2H3L5 4M-11 3L-13-10M-13-6L-20 8',
  },
  ship: {
    fill: 'M-24 8H24L20 16H-18ZM-12-20C-2-16-2-4-12 2ZM4-26C18-20 18-6 4 2Z',
    line: 'M-12-24V8M4-30V8M18-12V8M18-12C24-8 24-2 18 2M4-30L12-28L4-26M-24 8L-30 4M-14 12H16',
  },
  rialto: {
    fill: 'M-20 8C-18-6-8-12 0-12S18-6 20 8H13C12 2 6-1 0-1S-12 2-13 8Z',
    line: 'M-12-5L-12-9M-8-8V-13M-4-10V-15M0-11V-18M4-10V-15M8-8V-13M12-5V-9M-4-15L0-19L4-15',
  },
  bridge: { fill: 'M-4-7H4V7H-4Z', line: 'M-4-7V7M4-7V7M-4-3H4M-4 0H4M-4 3H4' },
  wave: { fill: '', line: 'M-14 0C-10-5-6-5-4 0C-2-5 2-5 4 0M8 0C10-4 13-4 15 0' },
  compass: {
    fill: 'M0-40L6-6L40 0L6 6L0 40L-6 6L-40 0L-6-6Z',
    line:
      'M0-40V40M-40 0H40M0-40L6-6M40 0L6 6M0 40L-6 6M-40 0L-6-6M-20-20L-5-8M20-20L5-8M20 20L8 5M-20 20L-8 5M-20-20L-8-5M20-20L8-5M20 20L5 8M-20 20L-5 8' +
      'M-26 0A26 26 0 1 0 26 0A26 26 0 1 0-26 0M-30 0A30 30 0 1 0 30 0A30 30 0 1 0-30 0M-5-45V-54L5-45V-54',
  },
};
