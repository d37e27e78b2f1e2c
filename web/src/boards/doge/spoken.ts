/** What a thing is, in a sentence: the spoken name of a target, and what hovering says. */
import { AREA_LABELS, seatName, type Strings } from './strings';
import { advisorsIn, homeOf, isDistrict, seatsOf, type AdvisorName, type AreaName, type DogeView, type DistrictName } from './view';

/** "red 2, blue 1", of those who have any. */
function bySeat(t: Strings, counts: readonly number[]): string {
  return counts.flatMap((count, seat) => (count > 0 ? [`${seatName(t, seat)} ${count}`] : [])).join(', ');
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** An area and everything in it. */
export function spokenArea(t: Strings, view: DogeView, area: AreaName): string {
  const parts = [area === 'quarantia' ? `${AREA_LABELS[area]} ${t.dogesPalace}` : AREA_LABELS[area]];
  const add = (what: string, counts: readonly number[]): void => {
    if (sum(counts) > 0) parts.push(t.pair(what, bySeat(t, counts)));
  };
  if (isDistrict(area)) {
    const { houses, palaces, price } = view.districts[area];
    add(t.palacesWord, palaces);
    add(t.housesWord, houses);
    parts.push(price === null ? t.noPrice : t.priceIs(price));
  }
  add(t.markersWord, view.stacks[area]);
  const advisors = advisorsIn(view, area);
  add(t.advisors, seatsOf(view).map((seat) => advisors.filter((name) => view.advisors[name].ring === seat).length));
  return parts.join('. ');
}

export function spokenAdvisor(t: Strings, view: DogeView, advisor: AdvisorName): string {
  const { ring, place } = view.advisors[advisor];
  const who = t.advisor(AREA_LABELS[homeOf(advisor)]);
  if (place === null || ring === null) return `${who}, ${t.neutral}`;
  return `${who}, ${t.controlled(seatName(t, ring), AREA_LABELS[place])}`;
}

export function spokenHouses(t: Strings, view: DogeView, district: DistrictName, seat: number): string {
  const count = view.districts[district].houses[seat] ?? 0;
  if (seat !== view.seat) return t.housesOf(count, seatName(t, seat), AREA_LABELS[district]);
  return count === 0 ? t.noHouses(AREA_LABELS[district]) : t.yourHouses(count, AREA_LABELS[district]);
}

export function spokenStack(t: Strings, view: DogeView, area: AreaName, seat: number): string {
  const height = view.stacks[area][seat] ?? 0;
  const own = view.mine?.stacks[area] ?? [];
  if (seat === view.seat && own.length > 0) return t.yourStack(own.join(', '), AREA_LABELS[area]);
  return t.stack(t.markers(height), seatName(t, seat), AREA_LABELS[area]);
}

export function spokenVotes(t: Strings, view: DogeView, seat: number): string {
  const turned = view.turned[seat] ?? [];
  return [
    t.votesOf(seatName(t, seat), view.votes[seat] ?? 0),
    ...(turned.length > 0 ? [t.turnedUp(turned.join(', '))] : []),
    ...(view.first.includes(seat) ? [t.first] : []),
    ...(view.second.includes(seat) ? [t.second] : []),
  ].join('; ');
}
