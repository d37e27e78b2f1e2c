import { describe, expect, it } from 'vitest';
import { labelled, spread, steps, ticks } from '../src/table/chart';

describe('ticks', () => {
  it('are whole, even, and reach around all scores', () => {
    expect(ticks(0, 8, 6)).toEqual([0, 2, 4, 6, 8]);
    expect(ticks(0, 1, 6)).toEqual([0, 1]);
    expect(ticks(0, 5, 6)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(ticks(0, 96, 6)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(ticks(-3, 41, 6)).toEqual([-20, 0, 20, 40, 60]);
  });
  it('are never more than there is room for', () => {
    for (let high = 1; high < 400; high += 7) {
      const found = ticks(-high / 3, high, 6);
      expect(found.length).toBeLessThanOrEqual(6);
      expect(found[0]).toBeLessThanOrEqual(-high / 3);
      expect(found.at(-1)).toBeGreaterThanOrEqual(high);
    }
  });
});

describe('labels', () => {
  it('stay where they are wanted if they do not overlap', () => {
    expect(spread([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90]);
  });
  it('are moved apart, in their order, and stay inside', () => {
    for (const wanted of [[50, 50, 50, 50, 50], [0, 0, 0], [100, 100, 98, 1, 97], [99, 3, 2, 1]]) {
      const found = spread(wanted, 20, 0, 100);
      const sorted = found.toSorted((a, b) => a - b);
      for (let i = 1; i < sorted.length; i += 1) expect((sorted[i] ?? 0) - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(20);
      expect(sorted[0]).toBeGreaterThanOrEqual(0);
      expect(sorted.at(-1)).toBeLessThanOrEqual(100);
      for (const [i, a] of wanted.entries())
        for (const [j, b] of wanted.entries()) if (a < b) expect(found[i]).toBeLessThan(found[j] ?? 0);
    }
  });
});

describe('lines', () => {
  it('keep a score until the next point', () => {
    const points = [0, 4, 10].map((number) => ({ number, scores: [number / 2, 0] }));
    expect(steps(points, 0, (n) => n * 10, (s) => 100 - s)).toBe('M0.0 100.0H40.0V98.0H100.0V95.0');
  });
});

describe('marks', () => {
  const marks = Array.from({ length: 12 }, (_, i) => ({ number: i * 10, label: `${i + 1}` }));
  it('are all labelled where there is room', () => {
    expect(labelled(marks, (n) => n * 3, 24)).toHaveLength(12);
  });
  it('are thinned evenly where there is none', () => {
    expect(labelled(marks, (n) => n * 2, 24).map(({ label }) => label)).toEqual(['1', '3', '5', '7', '9', '11']);
    expect(labelled(marks, (n) => n / 100, 24).map(({ label }) => label)).toEqual(['1']);
  });
});
