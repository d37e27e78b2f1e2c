/** The marks of the seats, one bold silhouette each, in a box from -12 to 12.  Holes by the even-odd rule. */

export type MarkName = 'lion' | 'ferro' | 'fish' | 'key' | 'crown';

/** The mark of seat 0, 1, 2, 3, 4. */
export const SEAT_MARKS: readonly MarkName[] = ['lion', 'ferro', 'fish', 'key', 'crown'];

/** The lion's mane: lobes around the middle. */
function mane(lobes: number, inner: number, outer: number): string {
  const at = (turn: number, radius: number): string => {
    const angle = (turn / lobes) * 2 * Math.PI - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  let path = `M${at(-0.5, inner)}`;
  for (let lobe = 0; lobe < lobes; lobe++) path += `Q${at(lobe - 0.42, outer)} ${at(lobe, outer)}T${at(lobe + 0.5, inner)}`;
  return `${path}Z`;
}

const LION =
  `${mane(11, 9.2, 12.4)}M0-7C-4.8-7-7.3-3.8-6.8 0C-6.3 4-3.6 8.2 0 8.2S6.3 4 6.8 0C7.3-3.8 4.8-7 0-7Z` +
  'M-4.9-3.6L-1.5-2.4L-2-.2C-3.6.2-4.8-1-4.9-3.6ZM4.9-3.6L1.5-2.4L2-.2C3.6.2 4.8-1 4.9-3.6ZM-2.8 2H2.8L.9 4.6C1.4 6 2.4 6 3.2 5.6C2.4 7 1.4 7.4 0 7.2C-1.4 7.4-2.4 7-3.2 5.6C-2.4 6-1.4 6-.9 4.6Z';
const FERRO =
  'M-6 12C-5.4 9-4.6 7-4.4 4.6H-10.4V1.6H-4.4C-4.4-.6-4.8-2.2-6.2-4C-8.4-7-5.6-12 1.8-12C8-12 11.2-8.4 10.6-4.2' +
  'H.8C-.4-4.2-1-3.6-1-2.6V-2H10V.9H-1V3.4H9.4V6.3H-1.2V8.8H8.8V12Z';
const FISH =
  'M-12 .4C-9-5.6-1.4-8.6 4.6-2.6L11.6-7.4C10.2-2.6 10.2 2.8 11.6 7.4L4.6 3C-1.4 8.8-9 6.2-12 .4Z' +
  'M-7.4-2.4A1.5 1.5 0 1 0-7.4.6A1.5 1.5 0 1 0-7.4-2.4ZM-3.4-3.6C-1.6-1.2-1.6 1.8-3.4 4.2L-1.6 4C-.2 1.6-.2-1.2-1.6-3.6Z';
const KEY =
  'M-11.2-4.9A6.3 6.3 0 1 1-1.3.9L.2-.6L10.9 10.1V12H7.6V9.4H5.2V7H2.8L-2.2 2A6.3 6.3 0 0 1-11.2-4.9Z' +
  'M-7.4-5.1A2.5 2.5 0 1 0-2.4-5.1A2.5 2.5 0 1 0-7.4-5.1Z';
const CROWN =
  'M-9.6 5L-12-5.6L-5.8-.8L0-10.4L5.8-.8L12-5.6L9.6 5ZM-9.4 6.8H9.4V10.4H-9.4Z';

export const MARK_PATHS: Readonly<Record<MarkName, string>> = {
  lion: LION,
  ferro: FERRO,
  fish: FISH,
  key: KEY,
  crown: CROWN,
};

/** The path of a seat's mark. */
export const markOf = (seat: number): string => MARK_PATHS[SEAT_MARKS[seat] ?? 'lion'];
