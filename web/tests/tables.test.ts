import { expect, it } from 'vitest';
import { readPages } from '../src/core/tables';
import type { TablePage, TableSummary } from '../src/core/wire';

const row = (id: string): TableSummary => ({
  id, game: 'doge', title: 'Doge', status: 'waiting', listed: true, mine: false, host: false, places: [], created: '', asked: [],
});
const PAGES: Record<string, TablePage> = {
  first: { tables: [row('e'), row('d')], next: 'b' },
  b: { tables: [row('c'), row('b')], next: 'c' },
  c: { tables: [row('a')], next: null },
};
const read = (after: string | null): Promise<TablePage> => {
  const page = PAGES[after ?? 'first'];
  return page === undefined ? Promise.reject(new Error(`${after} was never offered`)) : Promise.resolve(page);
};

it.each([
  [1, 'ed', true],
  [2, 'edcb', true],
  [3, 'edcba', false],
  [9, 'edcba', false],
])('reads %i pages, and says whether there are more', async (pages, ids, more) => {
  const list = await readPages(read, pages);
  expect(list.tables.map(({ id }) => id).join('')).toBe(ids);
  expect(list.more).toBe(more);
});
