/** With whom a game is played at once, as this browser remembers it. */
import type { Level } from './messages';
import { type GameInfo, LEVELS, USUAL } from './wire';

export { LEVELS, USUAL };

export interface Company {
  readonly seats: number;
  readonly level: Level; // of the bots
}

const STORE = 'ridotto.company';
const FORMER = new Map<unknown, Level>([
  ['novice', 'gondolier'],
  ['player', 'merchant'],
  ['master', 'senator'],
]); // levels that had other names

/** The numbers of seats that a game allows. */
export const seatsOf = ({ least, most }: GameInfo): number[] => Array.from({ length: most - least + 1 }, (_, i) => least + i);

function remembered(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(globalThis.localStorage?.getItem(STORE) ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {}; // a store that cannot be read is an empty one
  }
}

/** What was chosen last for this game; else a full table of ordinary bots. */
export function companyFor(game: GameInfo): Company {
  const last = remembered()[game.id];
  const { seats, level }: { seats?: unknown; level?: unknown } = typeof last === 'object' && last !== null ? last : {};
  return {
    seats: seatsOf(game).find((number) => number === seats) ?? game.most,
    level: LEVELS.find((known) => known === level) ?? FORMER.get(level) ?? USUAL,
  };
}

export function remember(game: string, company: Company): void {
  try {
    localStorage.setItem(STORE, JSON.stringify({ ...remembered(), [game]: company }));
  } catch {
    // private windows may refuse; then nothing is remembered
  }
}
