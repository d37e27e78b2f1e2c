/** What one moment does is shown in steps: the last play and the bonus, what all got by it; at the end district by district. */
import type { Line, Scene, Target } from '../types';
import { DISTRICT_NAMES, isNeutral, type DistrictName, type LastView, type RialtoView } from './view';

const BONUS = ['RI-4.10', 'RI-9.5']; // who has it, or that nobody has
const NEXT = ['RI-4.1', 'RI-7.1', 'RI-8.1']; // the next step, phase III, the end
const SCORING = 'RI-8.4';

const targetsIn = (lines: readonly Line[]): readonly Target[] => lines.flatMap(({ targets }) => targets);

/** A view in which the plays of a finished step still lie on the table. */
function withPlays(view: RialtoView, last: LastView): RialtoView {
  const playOf = (player: number) => last.plays.find((play) => play.player === player);
  const players = view.players.map((seat, i) => {
    const play = playOf(i);
    return play === undefined ? seat : { ...seat, played: play.cards, strength: play.strength, waits: false };
  });
  const third = view.neutral === null ? undefined : last.plays.find(({ player }) => isNeutral(view, player));
  const neutral = view.neutral === null || third === undefined ? view.neutral : { ...view.neutral, played: third.cards, strength: third.strength };
  return { ...view, over: false, phase: 2, current: last.step, leader: last.leader, bonus: last.bonus, on_turn: null, players, neutral, asked: [] };
}

/** A step has ended in this moment: what was played, and who has the bonus; then what everybody got. */
function stepScenes(before: RialtoView, after: RialtoView, lines: readonly Line[]): readonly Scene<RialtoView>[] {
  if (before.current === null || (after.current === before.current && after.round === before.round)) return [];
  const ended = lines.findIndex(({ rule }) => NEXT.includes(rule));
  const acted = ended < 0 ? lines.length : ended;
  const shown = lines.slice(0, acted).findLastIndex(({ rule }) => BONUS.includes(rule)) + 1;
  const last = after.last?.step === before.current ? after.last : null;
  const step: Target = `step:${before.current}`;
  const table = last === null ? { ...before, on_turn: null, asked: [] } : withPlays(before, last);
  const plays = shown === 0 ? [] : [{ view: table, lines: shown, targets: [step], length: 1.4 }];
  const told = lines.slice(shown, acted);
  if (told.length === 0 || last === null) return plays;
  const deeds = withPlays({ ...after, district: before.district, round: before.round }, last);
  return [...plays, { view: deeds, lines: acted, targets: targetsIn(told), length: 1.4 }];
}

const districtIn = ({ rule, targets }: Line): DistrictName | null =>
  rule === SCORING ? (DISTRICT_NAMES.find((district) => targets.includes(`district:${district}`)) ?? null) : null;

/** The final scoring: the scores grow with each district. */
function endScenes(after: RialtoView, lines: readonly Line[]): readonly Scene<RialtoView>[] {
  const scored = lines.flatMap((line, i) => {
    const district = districtIn(line);
    return district === null ? [] : [{ district, line: i }];
  });
  const order = [...new Set(scored.map(({ district }) => district))];
  const pointsIn = (district: DistrictName, seat: number): number =>
    after.districts[district].ranks.find(({ player }) => player === seat && !isNeutral(after, player))?.points ?? 0;
  const [first] = scored;
  if (first === undefined) return [];
  const scoresAfter = (count: number): readonly number[] =>
    after.scores.map((score, seat) => order.slice(count).reduce((left, district) => left - pointsIn(district, seat), score));
  const scene = (count: number, until: number, targets: readonly Target[]): Scene<RialtoView> => ({
    view: { ...after, scores: scoresAfter(count), asked: [] },
    lines: until,
    targets,
  });
  const opening = first.line > 0 ? [scene(0, first.line, [])] : [];
  const each = order.map((district, i) => scene(i + 1, 1 + Math.max(...scored.filter((one) => one.district === district).map(({ line }) => line)), [`district:${district}`]));
  return [...opening, ...each];
}

export function scenes(before: RialtoView, after: RialtoView, lines: readonly Line[]): readonly Scene<RialtoView>[] {
  const step = stepScenes(before, after, lines);
  if (!after.over || before.over) return step;
  const told = step.at(-1)?.lines ?? 0;
  return [...step, ...endScenes(after, lines.slice(told)).map((scene) => ({ ...scene, lines: scene.lines + told }))];
}
