/** What a scoring brings, as it can be read off the board. */
import { DISTRICT_NAMES, seatsOf, type DistrictName, type SanMarcoView } from './view';

export interface Gain {
  readonly seat: number;
  readonly points: number;
}

/** [SM-8.10 to SM-8.13] The points in a district, the first seat first. */
export function gainsIn(view: SanMarcoView, district: DistrictName): readonly Gain[] {
  const { nobles, first, second } = view.districts[district];
  const having = (count: number): readonly number[] => seatsOf(view).filter((seat) => count > 0 && nobles[seat] === count);
  const most = Math.max(...nobles);
  const firsts = having(most);
  const [alone, ...others] = firsts;
  if (alone === undefined) return [];
  if (others.length > 0) return firsts.map((seat) => ({ seat, points: second }));
  const [next, ...more] = having(Math.max(...nobles.filter((count) => count < most)));
  return [{ seat: alone, points: first }, ...(next === undefined || more.length > 0 ? [] : [{ seat: next, points: second }])];
}

export const districtIn = (targets: readonly string[]): DistrictName | null =>
  DISTRICT_NAMES.find((district) => targets.includes(`district:${district}`)) ?? null;

export const withGains = (scores: readonly number[], gains: readonly Gain[]): readonly number[] =>
  scores.map((score, seat) => gains.reduce((sum, gain) => sum + (gain.seat === seat ? gain.points : 0), score));
