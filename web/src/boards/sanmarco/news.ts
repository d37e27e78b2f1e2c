/** What happened last that everybody should understand: exiles, scorings, the end of a phase.  From the log. */
import type { Line, Target } from '../types';

const PLAIN = 'SM-8.9'; // that a district is scored is told by what follows
const TOLD = ['SM-7.3', 'SM-7.4', 'SM-7.5', 'SM-8.', 'SM-9.', 'SM-10.'];
const MOST = 9;
const FRESH = 14; // lines; what is older is no news

const isNews = ({ rule }: Line): boolean => TOLD.some((start) => rule === start || (start.endsWith('.') && rule.startsWith(start)));

/** The last lines of this kind that follow each other, if they are not long past. */
export function newsIn(log: readonly Line[]): readonly Line[] {
  const last = log.findLastIndex(isNews);
  if (last < 0 || log.length - last > FRESH) return [];
  const before = log.slice(0, last).findLastIndex((line) => !isNews(line));
  const told = log.slice(before + 1, last + 1).filter(({ rule }) => rule !== PLAIN);
  return told.slice(-MOST);
}

/** The districts they speak of. */
export const placesIn = (news: readonly Line[]): ReadonlySet<Target> =>
  new Set(news.flatMap(({ targets }) => targets.filter((target) => target.startsWith('district:'))));
