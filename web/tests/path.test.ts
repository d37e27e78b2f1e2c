import { describe, expect, it } from 'vitest';
import { pageAt, pathTo } from '../src/core/path';

const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });

describe('paths', () => {
  it('are those of the pages, where the server stands at the root of a site', () => {
    expect(pathTo('/lobby')).toBe('/lobby');
    expect(pageAt('/lobby')).toBe('/lobby');
  });

  it.each([
    ['/ridotto/table/x', '/table/x'],
    ['/ridotto/', '/'],
    ['/ridotto', '/'],
    ['/ridottos', null],
    ['/table/x', null],
  ])('%s below /ridotto means %s', (path, page) => {
    expect(pageAt(path, '/ridotto')).toBe(page);
  });

  it('are never written without what they begin with', () => {
    const bare = /href=["'{`]+\/|href: ['"`]\/|fetch\(['"`]|(src|action)=["']\/|location\.(host|origin)\}?\//;
    const found = Object.keys(sources).filter((name) => bare.test(sources[name] ?? ''));
    expect(Object.keys(sources).length).toBeGreaterThan(100);
    expect(found, 'these want pathTo of core/path.ts').toEqual([]);
  });
});
