/** The last line of the log each of us has answered after: what came later is "since your last turn". */

const STORE = 'ridotto.turns';
const MOST = 40;

type Turns = Record<string, number>;

function read(): Turns {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Turns) : {};
  } catch {
    return {};
  }
}

export const lastTurn = (table: string, seat: number): number => read()[`${table}.${seat}`] ?? 0;

export function keepTurn(table: string, seat: number, line: number): void {
  const { [`${table}.${seat}`]: _, ...others } = read();
  const kept = [...Object.entries(others).slice(-MOST), [`${table}.${seat}`, line]];
  try {
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // without a store it is forgotten when the page is left
  }
}
