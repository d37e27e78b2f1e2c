import { describe, expect, it } from 'vitest';
import { reading, Review, stopsSince, type Stage } from '../src/core/review.svelte';
import type { Line } from '../src/core/wire';

const line = (number: number, text: string, ...targets: string[]): Line => ({ number, text, rule: '', targets });
const LINES = [line(2, 'Old.'), line(5, 'Red lays.', 'area:a'), line(5, 'Blue lays.', 'area:b'), line(8, 'A vote.')];

class FakeStage implements Stage {
  at = 99;
  shown: string[] = [];
  async show(moment: number, glide: boolean): Promise<void> {
    this.at = moment;
    this.shown.push(`${moment}${glide ? ' glides' : ''}`);
  }
  leave(): void {
    this.shown.push('now');
  }
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('since your last turn', () => {
  it('stops at each moment that told something', () => {
    expect(stopsSince(LINES, 2)).toEqual([
      { moment: 5, text: 'Red lays. Blue lays.', targets: ['area:a', 'area:b'] },
      { moment: 8, text: 'A vote.', targets: [] },
    ]);
    expect(stopsSince(LINES, 8)).toEqual([]);
  });

  it('gives a long text more time, within bounds', () => {
    expect(reading('short', 0)).toBeLessThan(reading('a text that is rather longer', 0));
    expect(reading('x'.repeat(900), 0)).toBe(4500);
  });

  it('shows how it was, every stop, and then now', async () => {
    const stage = new FakeStage();
    const review = new Review(stage, 2, () => stopsSince(LINES, 2), () => 0, async () => undefined);
    await review.start();
    expect(stage.shown).toEqual(['2', '5 glides', '8 glides', 'now']);
    expect(review.over).toBe(true);
    expect(review.running).toBe(false);
  });

  it('does not leave the table when nothing has happened', async () => {
    const stage = new FakeStage();
    const review = new Review(stage, 8, () => stopsSince(LINES, 8), () => 0, async () => undefined);
    await review.start();
    expect(stage.shown).toEqual([]);
  });

  it('waits while it is paused, and goes by hand', async () => {
    const stage = new FakeStage();
    const waits: (() => void)[] = [];
    const wait = (): Promise<void> => new Promise((resolve) => waits.push(resolve));
    const review = new Review(stage, 2, () => stopsSince(LINES, 2), () => 0, wait);
    void review.start();
    await settle();
    review.pause();
    waits.shift()?.();
    await settle();
    expect(stage.shown).toEqual(['2']);
    await review.step(1);
    await review.step(1);
    await review.step(-1);
    expect(stage.shown).toEqual(['2', '5 glides', '8 glides', '5']);
    expect(review.stop?.text).toBe('Red lays. Blue lays.');
  });

  it('gives way to somebody who looks at another moment', async () => {
    const stage = new FakeStage();
    const waits: (() => void)[] = [];
    const review = new Review(stage, 2, () => stopsSince(LINES, 2), () => 0, () => new Promise((resolve) => waits.push(resolve)));
    void review.start();
    await settle();
    stage.at = 1;
    waits.shift()?.();
    await settle();
    expect(review.running).toBe(false);
    expect(stage.shown).toEqual(['2']);
  });
});
