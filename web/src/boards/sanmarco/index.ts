/** San Marco in the browser. */
import type { BoardSet, Lang, Tally } from '../types';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Progress from '../plain/Progress.svelte';
import { stringsIn } from './strings';
import Supply from './Supply.svelte';
import type { SanMarcoView } from './view';

/** [SM-10.3] Prestige, then nobles in San Marco. */
function tally(view: SanMarcoView, seat: number, lang: Lang): readonly Tally[] {
  const t = stringsIn(lang);
  return [
    { label: t.prestigeTitle, value: view.scores[seat] ?? 0 },
    { label: t.sanMarcoNobles, value: view.districts.san_marco.nobles[seat] ?? 0 },
  ];
}

export default { Board, Hand, Supply, Progress, tally } satisfies BoardSet<SanMarcoView>;
