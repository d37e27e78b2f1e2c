/** Lists of tables come in pages; the reader says how many are shown. */
import type { TablePage, TableSummary } from './wire';

export interface TableList {
  readonly tables: readonly TableSummary[];
  readonly more: boolean; // there are further pages
}

/** The first pages of a list, read one after the other: each says where the next one begins. */
export async function readPages(read: (after: string | null) => Promise<TablePage>, pages: number): Promise<TableList> {
  const tables: TableSummary[] = [];
  let after: string | null = null;
  for (let page = 0; page < pages; page += 1) {
    const found: TablePage = await read(after);
    tables.push(...found.tables);
    after = found.next;
    if (after === null) break;
  }
  return { tables, more: after !== null };
}
