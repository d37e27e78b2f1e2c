/** Intrigo in the browser. */
import type { BoardSet, Lang, Tally } from '../types';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Progress from '../plain/Progress.svelte';
import { stringsIn } from './strings';
import Supply from './Supply.svelte';
import { alikeOf, differentOf, sealsOf, type IntrigoView } from './view';

/** [IN-9.1, IN-9.4] Different Seals and most alike; then all Seals, and Ducats. */
function tally(view: IntrigoView, seat: number, lang: Lang): readonly Tally[] {
  const t = stringsIn(lang);
  return [
    { label: t.different, value: differentOf(view, seat) },
    { label: t.alike, value: alikeOf(view, seat) },
    { label: t.seals, value: sealsOf(view, seat) },
    { label: t.ducatsWord, value: view.players[seat]?.ducats ?? 0 },
  ];
}

export default { Board, Hand, Supply, Progress, tally } satisfies BoardSet<IntrigoView>;
