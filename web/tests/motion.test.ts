import { describe, expect, it } from 'vitest';
import { difference, type Box } from '../src/core/motion';

const at = (x: number, y: number): Box => ({ x, y, width: 10 });

describe('motion', () => {
  it('finds what has moved, come and gone', () => {
    const before = new Map([
      ['house:0', at(0, 0)],
      ['house:1', at(5, 5)],
      ['advisor:castello', at(9, 9)],
    ]);
    const after = new Map([
      ['house:0', at(40, 0)],
      ['house:1', at(5, 5)],
      ['palace:0', at(1, 1)],
    ]);
    expect(difference(before, after)).toEqual({
      moved: ['house:0'],
      appeared: ['palace:0'],
      vanished: ['advisor:castello'],
    });
  });
  it('calls a pixel no movement', () => {
    expect(difference(new Map([['a', at(0, 0)]]), new Map([['a', at(1, 1)]])).moved).toEqual([]);
  });
  it('finds nothing between a scene and itself', () => {
    const scene = new Map([['a', at(0, 0)]]);
    expect(difference(scene, scene)).toEqual({ moved: [], appeared: [], vanished: [] });
  });
});
