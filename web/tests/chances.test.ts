import { describe, expect, it } from 'vitest';
import { line, momentAt, nearest, pieces, pointAt, reachOf, wordAt } from '../src/table/chances';

const POINTS = [
  { word: 2, chances: [0.5, 0.5] },
  { word: 6, chances: [0.25, 0.75] },
  { word: 9, chances: [0, 1] },
];
const STOPS = [1, 4, 6, 9]; // words after which the moments of a viewer are
const account = (luck: number, play: number, others: number) => ({ start: 0.5, luck, play, others, result: 1, text: '' });

describe('moments and words', () => {
  it('a word belongs to the last moment that it reaches', () => {
    expect([0, 1, 3, 4, 8, 9].map((word) => momentAt(STOPS, word))).toEqual([0, 1, 1, 2, 3, 4]);
  });
  it('and a moment to the words spoken by then', () => {
    expect([0, 1, 4, 9].map((moment) => wordAt(STOPS, moment))).toEqual([0, 1, 9, 9]);
  });
  it('the point of a word is the last one before it, or the nearest', () => {
    expect([0, 2, 5, 6, 99].map((word) => pointAt(POINTS, word))).toEqual([0, 0, 0, 1, 2]);
    expect([0, 5, 8].map((word) => nearest(POINTS, word))).toEqual([0, 1, 2]);
  });
  it('a line goes through all points of a seat', () => {
    expect(line(POINTS, 1, (word) => word, (chance) => 100 * chance)).toBe('M2.0 50.0L6.0 75.0L9.0 100.0');
  });
});

describe('bars', () => {
  it('have what helped on the right and what harmed on the left', () => {
    expect(pieces(account(0.25, -0.125, 0.5))).toEqual([
      { kind: 'luck', from: 0, to: 0.25 },
      { kind: 'play', from: -0.125, to: 0 },
      { kind: 'others', from: 0.25, to: 0.75 },
    ]);
  });
  it('are drawn to the same scale', () => {
    expect(reachOf([account(0.25, -0.5, 0.5), account(0, 0, -0.875)])).toBe(0.875);
    expect(reachOf([])).toBe(0.1);
  });
});
