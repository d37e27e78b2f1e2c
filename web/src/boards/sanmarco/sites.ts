/** Where bridges stand between two districts, in both compositions. */
import type { Point } from '../city/plan';

/** The middle of the place for three bridges side by side. */
export interface Site extends Point {
  readonly turn: number; // degrees; 0: the bridges run from north to south
  readonly length: number; // of a bridge
  readonly pitch: number; // from one bridge to the next
  readonly isRemote?: boolean; // the two districts are no neighbours on the map: their symbols stand beside it
}
export type Sites = Readonly<Record<string, Site>>;

const PITCH = 35;
const site = (x: number, y: number, turn: number, length: number, pitch = PITCH): Site => ({ x, y, turn, length, pitch });
const remote = (x: number, y: number): Site => ({ x, y, turn: 0, length: 40, pitch: 26, isRemote: true });

export const WIDE_SITES: Sites = {
  'cannaregio-santa_croce': site(226, 333, -3, 52),
  'cannaregio-san_polo': site(500, 316, 0, 54),
  'cannaregio-san_marco': site(716, 326, -22, 48, 32),
  'cannaregio-castello': site(757, 254, 90, 46, 32),
  'santa_croce-san_polo': site(341, 450, 90, 46),
  'santa_croce-dorsoduro': site(214, 566, 0, 46),
  'san_polo-san_marco': site(696, 426, 90, 72),
  'san_polo-dorsoduro': site(506, 560, 0, 46),
  'san_marco-dorsoduro': site(782, 647, 4, 56),
  'san_marco-castello': site(1017, 444, 90, 46),
  'cannaregio-dorsoduro': remote(1080, 600),
  'santa_croce-san_marco': remote(1230, 660),
  'santa_croce-castello': remote(1080, 660),
  'san_polo-castello': remote(1230, 706),
  'dorsoduro-castello': remote(1080, 706),
};

export const TALL_SITES: Sites = {
  'cannaregio-santa_croce': site(355, 108, 90, 52),
  'cannaregio-san_polo': site(356, 254, 62, 56, 30),
  'cannaregio-san_marco': site(520, 256, 0, 44),
  'cannaregio-castello': site(680, 255, 0, 44, 29),
  'santa_croce-san_polo': site(222, 261, 0, 44),
  'santa_croce-dorsoduro': site(44, 516, 0, 44, 29),
  'san_polo-san_marco': site(357, 390, 90, 54),
  'san_polo-dorsoduro': site(222, 516, 0, 44),
  'san_marco-dorsoduro': site(353, 518, 62, 60, 30),
  'san_marco-castello': site(520, 523, 0, 44),
  'cannaregio-dorsoduro': remote(72, 820),
  'santa_croce-san_marco': remote(216, 820),
  'santa_croce-castello': remote(360, 820),
  'san_polo-castello': remote(504, 820),
  'dorsoduro-castello': remote(648, 820),
};

/** The name of a pair does not say on which side of the map it begins. */
export const siteOf = (sites: Sites, pair: string): Site => {
  const found = sites[pair] ?? sites[pair.split('-').reverse().join('-')];
  if (found === undefined) throw new Error(`No place for the bridges of ${pair}`);
  return found;
};

/** Where bridge `i` of `count` stands, from the middle of the site, before it is turned. */
export const alongSite = ({ pitch }: Site, i: number, count: number): number => (i - (count - 1) / 2) * pitch;

/** The same as a point of the map. */
export function bridgeAt(place: Site, i: number, count: number): Point {
  const along = alongSite(place, i, count);
  const angle = (place.turn * Math.PI) / 180;
  return { x: place.x + along * Math.cos(angle), y: place.y + along * Math.sin(angle) };
}
