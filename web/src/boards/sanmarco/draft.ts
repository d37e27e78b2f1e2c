/** How a dealer divides cards before saying that it is done: which card is meant for which offer. */
import type { CardName, OwnView } from './declared';

/** A card of the deal. */
export interface Share {
  readonly card: CardName;
  readonly offer: number; // from 1; 0: for none yet
}
export type Draft = readonly Share[];

const without = <T>(list: readonly T[], place: number): T[] => list.filter((_, i) => i !== place);

/** What is in `after` and was not in `before`. */
function gone<T>(before: readonly T[], after: readonly T[]): readonly T[] {
  let left = before;
  return after.filter((one) => {
    const place = left.indexOf(one);
    if (place < 0) return true;
    left = without(left, place);
    return false;
  });
}

/** The draft when the table knows more than before: cards that lie in an offer leave it, cards taken back return. */
export function follow(draft: Draft, before: OwnView | null, now: OwnView): Draft {
  let next = [...draft];
  now.offers.forEach((cards, i) => {
    for (const card of gone(before?.offers[i] ?? [], cards)) {
      const meant = next.findIndex((share) => share.card === card && share.offer === i + 1);
      const place = meant >= 0 ? meant : next.findLastIndex((share) => share.card === card);
      next = without(next, place);
    }
  });
  const known = next.map(({ card }) => card);
  if (gone(now.deal, known).length > 0) next = []; // another deal
  return [...next, ...gone(next.map(({ card }) => card), now.deal).map((card): Share => ({ card, offer: 0 }))];
}

/** How many cards each offer has, those on the table and those meant for it. */
export const sizes = (draft: Draft, made: readonly (readonly CardName[])[]): readonly number[] =>
  made.map((cards, i) => cards.length + draft.filter(({ offer }) => offer === i + 1).length);

const put = (draft: Draft, place: number, offer: number): Draft => draft.map((share, i) => (i === place ? { ...share, offer } : share));

/** One click on a card: into an offer; one more: into the next one.  The last cards go where nothing lies yet. */
export function click(draft: Draft, place: number, made: readonly (readonly CardName[])[]): Draft {
  const share = draft[place];
  if (share === undefined) return draft;
  if (share.offer > 0) return put(draft, place, (share.offer % made.length) + 1);
  const counts = sizes(draft, made);
  const empty = counts.filter((count) => count === 0).length;
  const left = draft.filter(({ offer }) => offer === 0).length;
  return put(draft, place, left === empty ? counts.indexOf(0) + 1 : 1);
}

export const layInto = (draft: Draft, place: number, offer: number): Draft => put(draft, place, offer);

export const isComplete = (draft: Draft, made: readonly (readonly CardName[])[]): boolean =>
  draft.every(({ offer }) => offer > 0) && sizes(draft, made).every((count) => count > 0);

/** The order in which the table takes them: first one into each empty offer. */
export function inOrder(draft: Draft, made: readonly (readonly CardName[])[]): Draft {
  const opening = made.flatMap((cards, i): Share[] => {
    const first = cards.length === 0 ? draft.find(({ offer }) => offer === i + 1) : undefined;
    return first === undefined ? [] : [first];
  });
  return [...opening, ...draft.filter((share) => !opening.includes(share))];
}
