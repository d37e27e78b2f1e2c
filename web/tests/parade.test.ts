import { describe, expect, it } from 'vitest';
import { Parade } from '../src/core/parade';

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('parade', () => {
  it('shows items one by one and waits between them', async () => {
    const shown: string[] = [];
    const pauses: (() => void)[] = [];
    const parade = new Parade<string>({
      show: async (item) => void shown.push(item),
      pause: () => 100,
      wait: () => new Promise((resolve) => pauses.push(resolve)),
    });
    parade.push('a');
    parade.push('b');
    await settle();
    expect(shown).toEqual(['a']);
    expect(parade.last).toBe('b');
    pauses.shift()?.();
    await settle();
    expect(shown).toEqual(['a', 'b']);
    expect(parade.last).toBeUndefined();
    expect(parade.busy).toBe(true);
    pauses.shift()?.();
    await settle();
    expect(parade.busy).toBe(false);
  });

  it('forgets who waits when all begins anew', async () => {
    const shown: string[] = [];
    const parade = new Parade<string>({ show: async (item) => void shown.push(item), pause: () => 60_000 });
    parade.push('a');
    parade.push('b');
    await settle();
    parade.replace('c');
    await settle();
    expect(shown).toEqual(['a', 'c']);
  });

  it('lets all pass when told to skip, and tells when nobody is left', async () => {
    const shown: string[] = [];
    let idle = 0;
    const parade = new Parade<string>({
      show: async (item) => void shown.push(item),
      pause: () => 60_000,
      onidle: () => (idle += 1),
    });
    for (const item of 'abcd') parade.push(item);
    await settle();
    parade.skip();
    await settle();
    expect(shown).toEqual(['a', 'b', 'c', 'd']);
    expect(idle).toBe(1);
  });
});
