/** A few plain questions about a view of Mille Fiori. */
import type { MillefioriView } from './declared';

export * from './declared';

export const seatsOf = (view: MillefioriView): readonly number[] => Array.from({ length: view.seats }, (_, seat) => seat);

/** Has a seat laid its card of this round, face down? */
export const hasLaid = (view: MillefioriView, seat: number): boolean =>
  view.step === 'lay_card' && !view.asked.includes(seat);

/** Who has won a prize; -1: nobody yet. */
export const ownerOf = (view: MillefioriView, prize: number): number => view.won.findIndex((prizes) => prizes.includes(prize));
