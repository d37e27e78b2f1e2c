/** What a seat is called on this page. */
import { named } from '../core/i18n';
import type { PlaceInfo } from '../core/wire';

export const colourOf = (seat: number): string => named('seat', `${seat}`);

/** The guest's name; the colour where a bot sits or where one guest holds several seats. */
export function nameOf(places: readonly PlaceInfo[], seat: number): string {
  const name = places[seat]?.name ?? '';
  const shared = places.filter((place) => place.name === name).length > 1;
  return name === '' || shared ? colourOf(seat) : name;
}
