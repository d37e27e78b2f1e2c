/** A change in which much happens at once, shown beat by beat: what was done, the scoring, who is out, the reward. */
import type { Line, Scene } from '../types';
import { districtIn, gainsIn, withGains, type Gain } from './gains';
import type { SanMarcoView } from './view';

type Field = keyof SanMarcoView;

const TURN: readonly Field[] = ['offers', 'player', 'hand', 'card'];
const PIECES: readonly Field[] = ['districts', 'bridges', 'supply', 'hands', 'reserves', 'seized', 'fetching', 'exile'];
/** What can be seen on the board once a line of this paragraph is told. */
const SHOWN: Readonly<Record<string, readonly Field[]>> = {
  'SM-3.5': ['offers', 'deals', 'mine'],
  'SM-4.1': TURN,
  'SM-4.2': ['limits'],
  'SM-5.1': ['player', 'hand', 'card'],
  'SM-5.5': PIECES,
  'SM-6.1': PIECES,
  'SM-6.4': PIECES,
  'SM-6.5': PIECES,
  'SM-7.1': PIECES,
  'SM-7.3': ['rolled', 'exile'],
  'SM-7.4': PIECES,
  'SM-8.3': ['doge'],
  'SM-9.1': ['out'],
};
const NEW_PHASE = 'SM-2.3'; // limit cards are laid aside
const FORGOTTEN: readonly Field[] = ['limits', 'out'];
const SCORED = ['SM-8.10', 'SM-8.11', 'SM-8.12', 'SM-8.13'];
const TOGETHER = ['SM-3.4', 'SM-3.5', 'SM-4.1', 'SM-4.2', 'SM-7.4', 'SM-9.1', 'SM-9.6', 'SM-2.3', 'SM-2.2', 'SM-10.2'];
const WEIGHTY = ['SM-7.4', 'SM-8.', 'SM-9.', 'SM-10.'];
const PAID = ['SM-9.6', 'SM-8.4', 'SM-8.7']; // other lines that change the prestige
const LONG = 1.9;

const isScored = ({ rule }: Line): boolean => SCORED.includes(rule);
const isWeighty = ({ rule }: Line): boolean => WEIGHTY.some((start) => (start.endsWith('.') ? rule.startsWith(start) : rule === start));
const chapter = ({ rule }: Line): string => rule.slice(0, rule.indexOf('.'));

/** Lines that are told in one breath. */
function beats(lines: readonly Line[]): readonly (readonly Line[])[] {
  const found: Line[][] = [];
  for (const line of lines) {
    const before = found.at(-1)?.at(-1);
    const goesOn = before !== undefined && TOGETHER.includes(line.rule) && TOGETHER.includes(before.rule) && chapter(line) === chapter(before);
    if (goesOn) found.at(-1)?.push(line);
    else found.push([line]);
  }
  return found;
}

const gainsOf = (view: SanMarcoView, line: Line): readonly Gain[] => {
  const district = isScored(line) ? districtIn(line.targets) : null;
  return district === null ? [] : gainsIn(view, district);
};

/** What the scorings of these lines do not explain: tolls, and rewards at the end of a phase. */
function others(before: SanMarcoView, after: SanMarcoView, lines: readonly Line[]): readonly Gain[] {
  const scored = withGains(before.scores, lines.flatMap((line) => gainsOf(after, line)));
  return after.scores.map((score, seat) => ({ seat, points: score - (scored[seat] ?? 0) }));
}

/** Is this what the viewer alone has done? */
const isOwn = ({ asked, seat }: SanMarcoView): boolean => asked.length === 1 && asked[0] === seat;

export function scenes(before: SanMarcoView, after: SanMarcoView, lines: readonly Line[]): readonly Scene<SanMarcoView>[] {
  const told = beats(lines);
  if (told.length < 2 || (isOwn(before) && !lines.some(isWeighty))) return [];
  const isNewPhase = lines.some(({ rule }) => rule === NEW_PHASE);
  const paid = PAID.map((rule) => lines.find((line) => line.rule === rule)).find((line) => line !== undefined);
  let view = before;
  let number = 0;
  return told.map((beat, i): Scene<SanMarcoView> => {
    number += beat.length;
    for (const line of beat) {
      const fields = (SHOWN[line.rule] ?? []).filter((field) => !(isNewPhase && FORGOTTEN.includes(field)));
      const scores = withGains(view.scores, line === paid ? others(before, after, lines) : gainsOf(after, line));
      view = { ...view, ...Object.fromEntries(fields.map((field) => [field, after[field]])), scores };
    }
    const isLast = i === told.length - 1;
    return {
      view: isLast ? { ...after, asked: before.asked } : { ...view, asked: before.asked, over: false },
      lines: number,
      targets: beat.flatMap(({ targets }) => targets),
      length: beat.some(isWeighty) ? LONG : 1,
    };
  });
}
