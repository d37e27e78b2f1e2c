import { describe, expect, it } from 'vitest';
import { fair, verify } from '../src/core/proof';

const even = (count: number): number[] => Array<number>(count).fill(1);

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
  nonces: ['aa'.repeat(12), '', 'cc'.repeat(12)],
  draws: [
    { number: 0, weights: even(50), outcome: 0, path: [] },
    { number: 1, weights: even(50), outcome: 29, path: [] },
    { number: 9, weights: [3, 0, 5, 2], outcome: 2, path: [] },
    { number: 70000, weights: even(50), outcome: 39, path: [] },
  ],
};

describe('proof', () => {
  it('finds the outcomes that the server has drawn', () => {
    const verdict = verify(proof);
    expect(verdict).toEqual({ promised: true, draws: 5, wrong: [] });
    expect(fair(verdict)).toBe(true);
  });
  it('finds the outcomes that were drawn anew after words were taken back', () => {
    expect(verify(redrawn)).toEqual({ promised: true, draws: 6, wrong: [] });
    expect(verify({ ...redrawn, rewinds: [100, 9] }).wrong).toEqual([120]);
  });
  it('finds the outcomes to which seats have added', () => {
    expect(verify(added).wrong).toEqual([]);
    expect(verify({ ...added, nonces: ['aa'.repeat(12), 'cc'.repeat(12), ''] }).wrong.length).toBeGreaterThan(1);
  });
  it('sees a seed that was not the promised one', () => {
    const verdict = verify({ ...proof, commitment: '00'.repeat(32) });
    expect(verdict.promised).toBe(false);
    expect(fair(verdict)).toBe(false);
  });
  it('names an outcome that was not drawn from the seed', () => {
    const draws = proof.draws.map((draw) => (draw.number === 9 ? { ...draw, outcome: 2 } : draw));
    const verdict = verify({ ...proof, draws });
    expect(verdict.wrong).toEqual([9]);
    expect(fair(verdict)).toBe(false);
  });
});
