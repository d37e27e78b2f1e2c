/** What one moment does is shown thing by thing: a card is shown, a diamond placed, and its points rise where they come from. */
import type { Line, Scene } from '../types';
import { floatsOf, lineFloats } from './floats';
import type { Float, MillefioriView, PlayerView } from './view';

type Field = keyof MillefioriView;
type Part = keyof PlayerView;

const DRAFT: readonly Field[] = ['round', 'rounds', 'cycle', 'doge', 'on_turn', 'mine', 'last_cycle', 'pile'];
/** What of the board can be seen once a line of this paragraph is told. */
const SHOWN: Readonly<Record<string, readonly Field[]>> = {
  'MF-2.1': DRAFT,
  'MF-2.3': ['on_turn', 'card'],
  'MF-2.4': DRAFT,
  'MF-2.7': ['display', 'mine'],
  'MF-2.8': ['doge'],
  'MF-3.1': ['fields'],
  'MF-3.3': ['bonus'],
  'MF-3.4': ['card', 'display'],
  'MF-4.3': ['fields'],
  'MF-4.4': ['fields'],
  'MF-5.2': ['fields'],
  'MF-6.3': ['fields'],
  'MF-6.4': ['fields'],
  'MF-7.2': ['fields'],
  'MF-10.5': ['doge'],
  'MF-13.1': ['court', 'dogaressas'],
  'MF-13.3': ['dogaressa'],
  'MF-13.5': ['court', 'dogaressas'],
  'MF-15.2': ['work', 'market', 'works'],
};
/** And what of the seats. */
const MOVED: Readonly<Record<string, readonly Part[]>> = {
  'MF-2.1': ['packet', 'kept', 'played'],
  'MF-2.3': ['kept', 'played'],
  'MF-2.4': ['packet', 'kept'],
  'MF-3.1': ['ship', 'supply', 'reserve'],
  'MF-3.3': ['supply', 'reserve'],
  'MF-8.4': ['ship'],
  'MF-11.3': ['councillor'],
  'MF-11.7': ['councillor'],
  'MF-11.9': ['councillor'],
  'MF-13.1': ['dogaressas'],
  'MF-13.5': ['dogaressas'],
  'MF-15.5': ['showcase', 'lines'],
  'MF-15.6': ['showcase', 'lines'],
};
const LINED = 'MF-15.7';
const SCORING = 1.5; // points take longer to read than other news
const MANY = 2.1;

const withGains = (scores: readonly number[], line: Line): readonly number[] =>
  scores.map((score, seat) => (line.gains ?? []).reduce((sum, gain) => sum + (gain.seat === seat ? gain.points : 0), score));

const isScored = ({ gains }: Line): boolean => gains !== undefined && gains.length > 0;

/** A view after one more line: it shows what the line tells, and nothing that comes later. */
function told(view: MillefioriView, after: MillefioriView, line: Line): MillefioriView {
  const fields = SHOWN[line.rule] ?? [];
  const parts = MOVED[line.rule] ?? [];
  const players = view.players.map((player, seat) => {
    const next = after.players[seat] ?? player;
    return { ...player, ...Object.fromEntries(parts.map((part) => [part, next[part]])) };
  });
  return { ...view, ...Object.fromEntries(fields.map((field) => [field, after[field]])), players, scores: withGains(view.scores, line) };
}

/** Lines before the next one that scores are told with it, unless one of them stands alone. */
function beats(lines: readonly Line[]): readonly (readonly Line[])[] {
  const found: Line[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const before = last?.at(-1);
    // Diamonds below one that is placed score in the same moment.
    const together = before !== undefined && ((line.rule === 'MF-6.4' && before.rule === 'MF-6.3') || (!isScored(line) && !isScored(before)));
    if (together && last !== undefined) last.push(line);
    else found.push([line]);
  }
  return found;
}

export function scenes(before: MillefioriView, after: MillefioriView, lines: readonly Line[]): readonly Scene<MillefioriView>[] {
  if (!lines.some(isScored)) return [];
  let view: MillefioriView = before;
  let number = 0;
  const lined = new Map<number, number>(); // lines of each showcase that have scored
  const floatsIn = (line: Line): readonly Float[] => {
    const gain = line.gains?.[0];
    if (line.rule !== LINED || gain === undefined) return floatsOf(after, line);
    const place = lined.get(gain.seat) ?? 0;
    lined.set(gain.seat, place + 1);
    return lineFloats(after, gain.seat, place, gain.points);
  };
  return beats(lines).map((beat): Scene<MillefioriView> => {
    number += beat.length;
    for (const line of beat) view = told(view, after, line);
    const floats = beat.flatMap(floatsIn);
    return {
      view: { ...view, asked: before.asked, over: false, floats },
      lines: number,
      targets: [...new Set([...beat.flatMap(({ targets }) => targets), ...floats.map(({ at }) => at)])],
      length: floats.length > 3 ? MANY : floats.length > 0 ? SCORING : 1,
    };
  });
}
