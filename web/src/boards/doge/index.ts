/** Doge in the browser. */
import type { BoardSet, Lang, Tally } from '../types';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Progress from '../plain/Progress.svelte';
import { stringsIn } from './strings';
import Supply from './Supply.svelte';
import { DISTRICT_NAMES, districtsOf, palacesOf, type DogeView } from './view';

/** [DO-9.6] Palaces, the districts they stand in, and houses on the board. */
function tally(view: DogeView, seat: number, lang: Lang): readonly Tally[] {
  const t = stringsIn(lang);
  const houses = DISTRICT_NAMES.reduce((sum, district) => sum + (view.districts[district].houses[seat] ?? 0), 0);
  return [
    { label: t.palacesWord, value: palacesOf(view, seat) },
    { label: t.districtsWord, value: districtsOf(view, seat) },
    { label: t.housesWord, value: houses },
  ];
}

export default { Board, Hand, Supply, Progress, tally } satisfies BoardSet<DogeView>;
