import { describe, expect, it } from 'vitest';
import { nearest } from '../src/core/arrows';
import { propose } from '../src/core/names';
import { parse } from '../src/core/route.svelte';

describe('arrows', () => {
  const points = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 20, y: 3 }, { x: 10, y: 30 }];
  it('go to the nearest place that way', () => {
    expect(nearest(points, points[0]!, 'ArrowRight')).toBe(1);
    expect(nearest(points, points[1]!, 'ArrowDown')).toBe(3);
    expect(nearest(points, points[3]!, 'ArrowUp')).toBe(1);
  });
  it('stay where nothing lies that way', () => {
    expect(nearest(points, points[0]!, 'ArrowLeft')).toBe(-1);
    expect(nearest(points, points[0]!, 'Enter')).toBe(-1);
  });
});

describe('addresses', () => {
  it.each([
    ['/', '', { page: 'home' }],
    ['/lobby', '', { page: 'lobby' }],
    ['/table/abc', '', { page: 'table', id: 'abc' }],
    ['/replay/abc', '', { page: 'replay', id: 'abc' }],
    ['/table/', '', { page: 'missing' }],
    ['/rules/doge', '#DO-4.2', { page: 'rules', game: 'doge', paragraph: 'DO-4.2' }],
    ['/rules', '', { page: 'rules', game: '', paragraph: '' }],
    ['/nowhere', '', { page: 'missing' }],
    ['/lobby/more', '', { page: 'missing' }],
    ['/rules/doge/more', '', { page: 'missing' }],
    ['/table/%E0%A4', '', { page: 'missing' }],
  ])('%s%s', (path, hash, route) => {
    expect(parse(path, hash)).toEqual(route);
  });
});

describe('names', () => {
  it('are short enough for the server', () => {
    for (let i = 0; i < 1; i += 0.001) expect(propose(() => i).length).toBeLessThanOrEqual(24);
    expect(propose(() => 0.999)).toBe('Zorzi Zen');
  });
});
