import { describe, expect, it } from 'vitest';
import { aim, beyond, neededScale, type Box, type Sight } from '../src/core/aim';

const FRAME = { width: 300, height: 200 };
const START: Sight = { scale: 1, left: 0, top: 0 };
const box = (x: number, y: number, width = 40, height = 40): Box => ({ x, y, width, height });
const seen = ({ x, y, width, height }: Box, { scale, left, top }: Sight): boolean =>
  x * scale >= left && y * scale >= top && (x + width) * scale <= left + FRAME.width && (y + height) * scale <= top + FRAME.height;

describe('where a board is looked at', () => {
  it('stays where it is while everything lit is in sight', () => {
    const closer = { scale: 2, left: 100, top: 50 };
    expect(aim(FRAME, [box(60, 40)], closer, 2)).toBe(closer);
    expect(aim(FRAME, [], closer, 2)).toBe(closer);
  });

  it('scrolls no farther than needed', () => {
    const sight = aim(FRAME, [box(20, 400)], START, 1);
    expect(sight).toEqual({ scale: 1, left: 0, top: 250 });
    expect(aim(FRAME, [box(20, 300)], sight, 1)).toBe(sight);
    expect(aim(FRAME, [box(20, 100)], sight, 1)).toEqual({ scale: 1, left: 0, top: 90 });
  });

  it('is enlarged until the smallest target can be hit', () => {
    expect(neededScale([box(0, 0, 12, 30), box(0, 0, 50, 50)])).toBe(2);
    const small = box(250, 150, 8, 8);
    const sight = aim(FRAME, [small], START, 1);
    expect(sight.scale).toBe(3);
    expect(seen(small, sight)).toBe(true);
  });

  it('comes back from too close when what is lit lies apart', () => {
    const sight = aim(FRAME, [box(0, 0), box(200, 100)], { scale: 3, left: 0, top: 0 }, 3);
    expect(sight.scale).toBe(1);
  });

  it('goes back to the scale that the reader has chosen, once small targets are gone', () => {
    const close = { scale: 3, left: 300, top: 200 };
    expect(aim(FRAME, [box(60, 40)], close, 1)).toEqual(START);
    expect(aim(FRAME, [], close, 1)).toEqual(START);
    expect(aim(FRAME, [], close, 2)).toEqual({ scale: 2, left: 150, top: 100 });
  });

  it('shows as many targets as fit where not all do', () => {
    const targets = [box(0, 0), box(0, 500), box(60, 520), box(120, 560)];
    const sight = aim(FRAME, targets, START, 1);
    expect(targets.map((target) => seen(target, sight))).toEqual([false, true, true, true]);
    expect(beyond(FRAME, targets, sight)).toEqual({ up: 1, down: 0, left: 0, right: 0 });
  });

  it('tells on which side the others are', () => {
    expect(beyond(FRAME, [box(400, 50), box(20, 50), box(20, 300)], START)).toEqual({ up: 0, down: 1, left: 0, right: 1 });
  });
});
