/** What a seat is called on this page. */
import { isolate } from '../core/bidi';
import { named } from '../core/i18n';
import type { PlaceInfo } from '../core/wire';

export const colourOf = (seat: number): string => named('seat', `${seat}`);

/** The name of the guest or the bot; the colour of a free seat, and where one guest holds several seats. */
export function nameOf(places: readonly PlaceInfo[], seat: number): string {
  const name = places[seat]?.name ?? '';
  const shared = places.filter((place) => place.name === name).length > 1;
  return name === '' || shared ? colourOf(seat) : isolate(name);
}
