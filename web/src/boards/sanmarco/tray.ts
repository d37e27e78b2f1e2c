/** The cards that lie on the table: offers, what dealers hold, what is being played.  And where they lie. */
import type { Rect } from '../city/plan';
import type { Size } from '../types';
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
/** What lies in a tray, and how large. */
export interface Lying {
  readonly groups: readonly Laid[];
  readonly card: Size;
  readonly label: number; // room above the cards for what they are
}

const GAP = 26;
const ROW_GAP = 8;
const APART = 1.06; // of a card: the step from one to the next
const CLOSEST = 0.3;
const SHAPE = 70 / 98; // of a card
const MOST_HIGH = 150;
const LEAST_HIGH = 44; // pixels: cards lie over each other rather than being smaller

const HIDDEN = 0.36; // face down they lie closer
const LABEL_WIDTH = 6; // of the label's height: so broad is what stands above a group

/** How large cards are drawn, and how far apart. */
interface Measure {
  readonly card: Size;
  readonly share: number; // of a card: the step from one to the next
  readonly label: number;
}
const stepOf = ({ open }: Group, { card, share }: Measure): number => card.width * (open ? share : Math.min(share, HIDDEN));
const broad = (group: Group, measure: Measure): number =>
  Math.max(measure.card.width + (group.cards.length - 1) * stepOf(group, measure), measure.label * LABEL_WIDTH);

/** The rows into which groups fall. */
function rowsOf(groups: readonly Group[], room: number, measure: Measure): readonly (readonly Group[])[] {
  const rows: Group[][] = [];
  let used = Infinity;
  for (const group of groups) {
    const need = broad(group, measure);
    if (used + GAP + need > room) {
      rows.push([]);
      used = -GAP;
    }
    used += GAP + need;
    rows.at(-1)?.push(group);
  }
  return rows;
}

/** Lay groups into a tray: as large as they fit side by side; where they do not, cards lie over each other. */
export function layOut(groups: readonly Group[], tray: Rect, text: number, scale: number): Lying {
  const label = text * 1.5;
  const measured = (height: number, share: number): Measure => ({ card: { width: height * SHAPE, height }, share, label });
  const fits = (measure: Measure): boolean =>
    rowsOf(groups, tray.width, measure).length * (measure.card.height + label + ROW_GAP) - ROW_GAP <= tray.height;
  const most = Math.min(MOST_HIGH, tray.height - label);
  const least = Math.min(LEAST_HIGH / scale, most);
  let measure = measured(most, APART);
  while (measure.card.height > least && !fits(measure)) measure = measured(Math.max(least, measure.card.height - 1), APART);
  while (measure.share > CLOSEST && !fits(measure)) measure = measured(least, measure.share - 0.02);
  while (measure.card.height > label && !fits(measure)) measure = measured(measure.card.height - 1, measure.share);
  const { card } = measure;
  const laid = rowsOf(groups, tray.width, measure).flatMap((row, i) => {
    let x = tray.x;
    return row.map((group): Laid => {
      const width = broad(group, measure);
      const box = { x, y: tray.y + i * (card.height + label + ROW_GAP), width, height: card.height + label };
      x += width + GAP;
      return { ...group, box, step: stepOf(group, measure) };
    });
  });
  return { groups: laid, card, label };
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
