import { describe, expect, it } from 'vitest';
import { overall, verify } from '../src/core/proof';
import type { ShuffleNote } from '../src/core/shuffles';

const even = (count: number): number[] => Array<number>(count).fill(1);
const A = 'aa'.repeat(12);
const C = 'cc'.repeat(12);

/** Drawn by ridotto.core.fair with the seed 00 01 … 1f. */
const proof = {
  seed: Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join(''),
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  nonces: ['', '', ''],
  rewinds: [],
  draws: [
    { number: 0, weights: even(7), outcome: 1, path: [] },
    { number: 1, weights: even(6), outcome: 4, path: [] },
    { number: 9, weights: [3, 0, 5, 2], outcome: 0, path: [] },
    { number: 123, weights: even(2), outcome: 0, path: [] },
    { number: 70000, weights: [10, 20, 30], outcome: 0, path: [] },
  ],
};

/** The same, when words were taken back. */
const redrawn = {
  ...proof,
  rewinds: [100, 9, 120],
  draws: [
    { number: 0, weights: even(7), outcome: 1, path: [] },
    { number: 9, weights: [3, 0, 5, 2], outcome: 2, path: [] },
    { number: 11, weights: even(50), outcome: 39, path: [] },
    { number: 119, weights: even(50), outcome: 42, path: [] },
    { number: 120, weights: even(50), outcome: 21, path: [] },
    { number: 70000, weights: [10, 20, 30], outcome: 1, path: [] },
  ],
};

/** The same, with what two seats have added. */
const added = {
  ...proof,
  nonces: [A, '', C],
  draws: [
    { number: 0, weights: even(50), outcome: 0, path: [] },
    { number: 1, weights: even(50), outcome: 29, path: [] },
    { number: 9, weights: [3, 0, 5, 2], outcome: 2, path: [] },
    { number: 70000, weights: even(50), outcome: 39, path: [] },
  ],
};

const note: ShuffleNote = { commitment: proof.commitment, seen: 'waiting', nonces: [A, '', C], begun: true, own: { 0: A } };

describe('the outcomes', () => {
  it('are found as the server has drawn them', () => {
    expect(verify(proof, null)).toEqual({ seed: 'holds', draws: 'holds', wrong: [], commitment: 'unknown', nonces: 'unknown' });
  });
  it('are found as they were drawn anew after words were taken back', () => {
    expect(verify(redrawn, null).draws).toBe('holds');
    expect(verify({ ...redrawn, rewinds: [100, 9] }, null).wrong).toEqual([120]);
  });
  it('are found as seats have added to them', () => {
    expect(verify(added, null).draws).toBe('holds');
    expect(verify({ ...added, nonces: [A, C, ''] }, null).draws).toBe('broken');
  });
  it('are named when they were not drawn from the seed', () => {
    const draws = proof.draws.map((draw) => (draw.number === 9 ? { ...draw, outcome: 2 } : draw));
    const verdict = verify({ ...proof, draws }, null);
    expect(verdict.wrong).toEqual([9]);
    expect(overall(verdict)).toBe('broken');
  });
});

describe('the seed', () => {
  it('is not the one of another commitment', () => {
    const verdict = verify({ ...proof, commitment: '00'.repeat(32) }, null);
    expect(verdict.seed).toBe('broken');
    expect(overall(verdict)).toBe('broken');
  });
});

describe('what this browser has noted', () => {
  it('makes the proof whole', () => {
    const verdict = verify(added, note);
    expect([verdict.commitment, verdict.nonces, overall(verdict)]).toEqual(['holds', 'holds', 'holds']);
  });
  it('shows that the server has changed the commitment together with the seed', () => {
    const verdict = verify(added, { ...note, commitment: '11'.repeat(32) });
    expect([verdict.seed, verdict.commitment, overall(verdict)]).toEqual(['holds', 'broken', 'broken']);
  });
  it.each([
    ['dropped ours', { ...note, begun: false, own: { 1: A } }],
    ['changed ours', { ...note, begun: false, own: { 0: C } }],
    ['changed that of another', { ...note, nonces: [A, '', A] }],
    ['added one after the start', { ...note, nonces: [A, '', ''] }],
  ])('shows that the server has %s', (_, noted) => {
    const verdict = verify(added, noted);
    expect([verdict.draws, verdict.nonces, overall(verdict)]).toEqual(['holds', 'broken', 'broken']);
  });
  it('proves nothing if it was noted after the end', () => {
    expect(overall(verify(added, { ...note, seen: 'over' }))).toBe('unknown');
  });
});
