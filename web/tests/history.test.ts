/** The past of a game: what was asked for is shown, in whatever order the answers come. */
import { describe, expect, it } from 'vitest';
import type { TableCommands } from '../src/core/api';
import type { Moment } from '../src/core/wire';
import { Past } from '../src/table/history.svelte';

const MOMENTS = 9;

/** A past whose moments come when they are let go, in the order in which they are named. */
function start(): { past: Past; release: (turn: number) => Promise<void> } {
  const waiting: (() => void)[] = [];
  const moment = (number: number): Promise<Moment> =>
    new Promise((resolve) => waiting.push(() => resolve({ number, moments: MOMENTS, lines: [] } as unknown as Moment)));
  const release = async (turn: number): Promise<void> => {
    waiting[turn]?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { past: new Past({ moment } as unknown as TableCommands, 0), release };
}

describe('the past', () => {
  it('shows the moment that was asked for while its length was being measured', async () => {
    const { past, release } = start();
    void past.measure();
    void past.go(0);
    await release(0);
    expect([past.at, past.of]).toEqual([0, MOMENTS]);
    await release(1);
    expect(past.moment?.number).toBe(0);
  });

  it('stands at the end when it is measured, and stays where somebody has gone', async () => {
    const { past, release } = start();
    void past.measure();
    await release(0);
    expect([past.at, past.moment]).toEqual([MOMENTS, null]);
    void past.go(4);
    await release(1);
    void past.measure();
    await release(2);
    expect([past.at, past.moment?.number]).toEqual([4, 4]);
  });

  it('shows nothing that was left before it came', async () => {
    const { past, release } = start();
    void past.measure();
    await release(0);
    void past.go(4);
    past.leave();
    await release(1);
    expect([past.at, past.moment]).toEqual([MOMENTS, null]);
  });
});
