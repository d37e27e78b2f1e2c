import { describe, expect, it } from 'vitest';
import { News } from '../src/core/news';

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('news', () => {
  it('shows items one by one and waits between them', async () => {
    const shown: string[] = [];
    const pauses: (() => void)[] = [];
    const news = new News<string>({
      show: async (item) => void shown.push(item),
      pause: () => 100,
      wait: () => new Promise((resolve) => pauses.push(resolve)),
    });
    news.push('a');
    news.push('b');
    await settle();
    expect(shown).toEqual(['a']);
    pauses.shift()?.();
    await settle();
    expect(shown).toEqual(['a', 'b']);
    expect(news.busy).toBe(true);
    pauses.shift()?.();
    await settle();
    expect(news.busy).toBe(false);
  });

  it('shows an item step by step, and counts what is still to come', async () => {
    const shown: string[] = [];
    const news = new News<string>({
      split: async (item) => [`${item}1`, `${item}2`, item],
      show: async (step) => void shown.push(step),
      pause: (step, waiting) => {
        shown.push(`${waiting} after ${step}`);
        return 0;
      },
    });
    news.push('a');
    news.push('b');
    await settle();
    expect(shown).toEqual(['a1', '3 after a1', 'a2', '2 after a2', 'a', '1 after a', 'b1', '2 after b1', 'b2', '1 after b2', 'b', '0 after b']);
  });

  it('forgets what waits when all begins anew', async () => {
    const shown: string[] = [];
    const news = new News<string>({ show: async (item) => void shown.push(item), pause: () => 60_000 });
    news.push('a');
    news.push('b');
    await settle();
    news.replace('c');
    await settle();
    expect(shown).toEqual(['a', 'c']);
  });

  it('shows how everything ends when told to skip, and tells when nothing is left', async () => {
    const shown: string[] = [];
    let idle = 0;
    const news = new News<string>({
      split: async (item) => [`${item}1`, `${item}2`, item],
      show: async (item) => void shown.push(item),
      pause: () => 60_000,
      onidle: () => (idle += 1),
    });
    for (const item of 'abc') news.push(item);
    await settle();
    news.skip();
    await settle();
    expect(shown).toEqual(['a1', 'a', 'b', 'c']);
    expect(idle).toBe(1);
  });
});
