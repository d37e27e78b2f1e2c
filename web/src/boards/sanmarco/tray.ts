/** The cards that lie on the table: offers, what dealers hold, what is being played.  And where they lie. */
import type { Point, Rect } from '../city/plan';
import { seatsOf, type CardName, type SanMarcoView } from './view';

export interface Group {
  readonly kind: 'offer' | 'deal' | 'hand';
  readonly seat: number; // whose
  readonly offer: number; // from 1; 0 for other groups
  readonly open: boolean;
  readonly cards: readonly (CardName | null)[]; // null: face down
}

const hidden = (size: number): readonly null[] => Array.from({ length: size }, () => null);

/** Everything that lies there, in order.  The viewer's own cards lie before him instead. */
export function groupsOn(view: SanMarcoView, viewer: number): readonly Group[] {
  const deals = seatsOf(view).flatMap((seat): readonly Group[] => {
    const size = view.deals[seat] ?? 0;
    return size === 0 || seat === viewer ? [] : [{ kind: 'deal', seat, offer: 0, open: false, cards: hidden(size) }];
  });
  const offers = view.offers.flatMap(({ dealer, open, offers: made }) =>
    made.map(({ offer, size, cards }): Group => ({ kind: 'offer', seat: dealer, offer, open, cards: cards ?? hidden(size) })),
  );
  const played = view.card === null ? view.hand : [view.card, ...view.hand];
  const isOthers = view.player !== null && view.player !== viewer && played.length > 0;
  const hand: readonly Group[] = isOthers ? [{ kind: 'hand', seat: view.player ?? 0, offer: 0, open: true, cards: played }] : [];
  return [...hand, ...offers, ...deals];
}

/** A group with the boxes of its cards; one covers the other from the left. */
export interface Laid extends Group {
  readonly box: Rect;
  readonly step: number;
}

const GAP = 26;
const ROW_GAP = 6;
const WIDEST = 1.04; // of a card: the step from one to the next
const CLOSEST = 0.3;
export const LABEL = 24; // room above the cards for what they are

const LEAST = 2.5; // cards: so broad is what stands above a group

const broad = (count: number, width: number, step: number): number => Math.max(LEAST * width, width + (count - 1) * step);

interface CardSize {
  readonly width: number;
  readonly height: number;
}
const rowHeight = (card: CardSize): number => card.height + LABEL + ROW_GAP;
const rowsIn = (tray: Rect, card: CardSize): number => Math.max(1, Math.floor((tray.height + ROW_GAP) / rowHeight(card)));

/** The rows into which groups fall when cards lie this far apart. */
function rowsOf(groups: readonly Group[], room: number, width: number, step: number): readonly (readonly Group[])[] {
  const rows: Group[][] = [];
  let used = Infinity;
  for (const group of groups) {
    const need = broad(group.cards.length, width, step);
    if (used + GAP + need > room) {
      rows.push([]);
      used = -GAP;
    }
    used += GAP + need;
    rows.at(-1)?.push(group);
  }
  return rows;
}

/** Lay groups into a tray, row by row, as far apart as there is room. */
export function layOut(groups: readonly Group[], tray: Rect, card: CardSize): readonly Laid[] {
  const high = rowHeight(card);
  const most = rowsIn(tray, card);
  let share = WIDEST;
  while (share > CLOSEST && rowsOf(groups, tray.width, card.width, share * card.width).length > most) share -= 0.02;
  const step = share * card.width;
  return rowsOf(groups, tray.width, card.width, step).flatMap((row, i) => {
    let x = tray.x;
    return row.map((group): Laid => {
      const width = broad(group.cards.length, card.width, step);
      const box = { x, y: tray.y + i * high, width, height: card.height + LABEL };
      x += width + GAP;
      return { ...group, box, step };
    });
  });
}

/** Where the first row begins in which nothing lies, if there is one. */
export function freeRow(laid: readonly Laid[], tray: Rect, card: CardSize): Point | null {
  const used = new Set(laid.map(({ box }) => box.y)).size;
  return used < rowsIn(tray, card) ? { x: tray.x, y: tray.y + used * rowHeight(card) } : null;
}

/** A name for each card that stays with it when it goes from an offer to a hand: the first, the second of its kind. */
export function keysOf(groups: readonly Group[]): ReadonlyMap<Group, readonly string[]> {
  const seen = new Map<string, number>();
  const inOrder = [...groups].sort((one, other) => Number(one.kind === 'hand') - Number(other.kind === 'hand'));
  return new Map(
    inOrder.map((group) => [
      group,
      group.cards.map((card, i) => {
        if (card === null) return `down:${group.kind}:${group.seat}:${group.offer}:${i}`;
        const nth = seen.get(card) ?? 0;
        seen.set(card, nth + 1);
        return `card:${card}:${nth}`;
      }),
    ]),
  );
}
