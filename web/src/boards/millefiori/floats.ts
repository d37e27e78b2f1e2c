/** Which things scored the points that a line of the log tells of.  How many they are is told; which of them, is seen. */
import type { Line } from '../types';
import { isNextTo } from './places';
import {
  areaOf,
  levelOf,
  placeOf,
  RESIDENCE_VALUES,
  scoringLines,
  SEAT_NAMES,
  showcaseTarget,
  triangleOf,
  type FieldView,
  type Float,
  type MillefioriView,
} from './view';

const SHIPS = 3; // fields of a fleet

/** Own workshops that hang together with one. */
export function groupOf(fields: readonly FieldView[], start: number): readonly number[] {
  const owner = fields[start]?.owner;
  const group = [start];
  for (const one of group) {
    fields.forEach((field, place) => {
      if (field.owner === owner && !group.includes(place) && isNextTo(one, place)) group.push(place);
    });
  }
  return group;
}

/** Own residences in an unbroken chain, back from one. */
export function chainOf(fields: readonly FieldView[], last: number): readonly number[] {
  const owner = fields[last]?.owner;
  let first = last;
  while (first > 0 && fields[first - 1]?.owner === owner) first--;
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

const targetOf = (line: Line, kind: string): string | null => line.targets.find((target) => target.startsWith(`${kind}:`)) ?? null;

interface Share {
  readonly at: string;
  readonly weight: number; // how much of the points came from here, by the others
}
const named = (fields: readonly FieldView[], places: readonly number[]): readonly string[] => places.map((place) => `field:${fields[place]?.name ?? ''}`);
const alike = (places: readonly string[]): readonly Share[] => places.map((at) => ({ at, weight: 1 }));

/** The things on which a seat scored by the last diamond. */
function byField(view: MillefioriView, target: string, rule: string, seat: number): readonly Share[] {
  const name = target.slice('field:'.length);
  const [area, place] = [areaOf(name), placeOf(name)];
  const fields = view.fields[area];
  if (area === 'workshops') return alike(named(fields, groupOf(fields, place)));
  if (area === 'residences') return chainOf(fields, place).map((one) => ({ at: `field:residences${one + 1}`, weight: RESIDENCE_VALUES[one] ?? 0 }));
  if (area === 'trade') return alike(fields.filter(({ symbol, owner }) => symbol === fields[place]?.symbol && owner === seat).map((field) => `field:${field.name}`));
  if (rule !== 'MF-6.4') return [{ at: target, weight: 1 }];
  const below = triangleOf(place).filter((one) => fields[one]?.owner === seat);
  return below.map((one) => ({ at: `field:${fields[one]?.name ?? ''}`, weight: levelOf(one) === 2 ? 3 : 1 }));
}

function byRow(view: MillefioriView, target: string, seat: number): readonly Share[] {
  const row = Number(target.slice('row:'.length)) - 1;
  const fleet = view.fields.harbour.slice(row * SHIPS, row * SHIPS + SHIPS);
  return alike(fleet.filter(({ owner }) => owner === seat).map(({ name }) => `field:${name}`));
}

/** Everything from which the points of a line came. */
function sharesOf(view: MillefioriView, line: Line, seat: number): readonly Share[] {
  const row = targetOf(line, 'row');
  if (row !== null) return byRow(view, row, seat);
  const bonus = targetOf(line, 'bonus');
  if (bonus !== null) return [{ at: bonus, weight: 1 }];
  const field = targetOf(line, 'field');
  if (field !== null) return byField(view, field, line.rule, seat);
  const other = ['showcase', 'council', 'sea'].map((kind) => targetOf(line, kind)).find((target) => target !== null);
  return [{ at: other ?? 'card:', weight: 1 }];
}

/** Points divided among the things that scored them; at the last of them all together, if it does not come out even. */
function shared(points: number, seat: number, shares: readonly Share[]): readonly Float[] {
  const whole = shares.reduce((sum, { weight }) => sum + weight, 0);
  const each = points / whole;
  if (shares.length === 0) return [];
  if (!Number.isInteger(each)) return [{ at: shares[0]?.at ?? '', seat, points }];
  return shares.map(({ at, weight }) => ({ at, seat, points: each * weight }));
}

export const floatsOf = (view: MillefioriView, line: Line): readonly Float[] =>
  (line.gains ?? []).flatMap(({ seat, points }) => (points > 0 ? shared(points, seat, sharesOf(view, line, seat)) : []));

/** At the end: the points of the n-th scoring line of a showcase, in its middle. */
export function lineFloats(view: MillefioriView, seat: number, number: number, points: number): readonly Float[] {
  const places = scoringLines(view.players[seat]?.showcase ?? [])[number] ?? [];
  const middle = places[1];
  return middle === undefined || SEAT_NAMES[seat] === undefined ? [] : [{ at: showcaseTarget(seat, middle), seat, points }];
}
