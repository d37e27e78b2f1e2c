/** What happens between two questions, one thing after the other: markers are laid, a card is turned, an area votes. */
import type { Line, Scene, Target } from '../types';
import { AREA_NAMES, type AreaName, type DogeView, type OwnView } from './view';

const LAID = 'DO-3.2';
const BLUE = 'DO-4.2';
const COUNTED = ['DO-4.5', 'DO-4.8', 'DO-4.11'];
const READING = 1.8; // who has how many votes takes longer to read than other news

const none = (view: DogeView): readonly number[] => view.votes.map(() => 0);
/** Nobody has votes yet. */
const uncounted = (view: DogeView): DogeView => ({ ...view, votes: none(view), first: [], second: [], turned: view.turned.map(() => []) });
/** Advisors stand where they stood, so that their votes can be seen. */
const withAdvisors = (view: DogeView, { advisors, supplies }: DogeView): DogeView => ({
  ...view,
  advisors,
  supplies: view.supplies.map((supply, seat) => ({ ...supply, rings: supplies[seat]?.rings ?? supply.rings })),
});

const put = <T>(places: Readonly<Record<AreaName, T>>, area: AreaName, there: T): Readonly<Record<AreaName, T>> => ({ ...places, [area]: there });
/** The stacks of the area that votes are face down again. */
function coveredUp(after: DogeView, counted: DogeView['counted']): DogeView {
  const area = after.brown[after.voted];
  if (after.year === 0 || area === null || area === undefined) return after;
  const stacks = put(after.stacks, area, after.turned.map((markers) => markers.length));
  const own = after.mine === null ? [] : (after.turned[after.seat] ?? []);
  const mine: OwnView | null = after.mine === null ? null : { ...after.mine, stacks: put(after.mine.stacks, area, own) };
  return { ...uncounted(after), stacks, mine, counted };
}

/** All have turned their cards; the votes have not begun. */
const laid = (before: DogeView, after: DogeView): DogeView =>
  after.placing > 0 ? after : { ...withAdvisors(coveredUp(after, before.counted), before), placing: before.placing };
const laidTargets = (before: DogeView, view: DogeView): Target[] =>
  AREA_NAMES.filter((area) => view.stacks[area].some((height, seat) => height > (before.stacks[area][seat] ?? 0))).map((area) => `area:${area}`);

/** A vote is over and its card is turned away; the next blue card is turned up. */
const turnedBlue = (before: DogeView, after: DogeView): DogeView => {
  const isNewYear = after.voted <= before.voted; // the blue row has become the brown one
  const blue = isNewYear ? after.brown : after.blue;
  return { ...uncounted(before), voted: before.voted + 1, blue };
};

export function scenesOf(before: DogeView, after: DogeView, lines: readonly Line[]): readonly Scene<DogeView>[] {
  const scenes: Scene<DogeView>[] = [];
  const [first] = lines;
  if (first?.rule === LAID && lines.length > 1) {
    const view = laid(before, after);
    scenes.push({ view, lines: 1, targets: laidTargets(before, view) });
  }
  const blue = lines.findIndex(({ rule }) => rule === BLUE);
  if (blue >= 0 && blue < lines.length - 1) scenes.push({ view: turnedBlue(before, after), lines: blue + 1, targets: [] });
  const counted = lines.findLastIndex(({ rule }) => COUNTED.includes(rule));
  if (counted >= 0) {
    const targets = lines.slice(0, counted + 1).flatMap((line) => (COUNTED.includes(line.rule) ? line.targets : []));
    scenes.push({ view: withAdvisors(after, before), lines: counted + 1, targets, length: READING });
  }
  return scenes;
}
