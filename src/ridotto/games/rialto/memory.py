"""[RI-2.6] What all can remember of the cards in a hand.

Cards that a seat has taken openly and not played since are remembered in pools, `taken`, by the round in which they
were taken.  Each of them is in the hand or among the seat's face-down discards; of those taken in a round or later, at
most `since` are discarded: the cards discarded from that round on.  When the discards are shuffled into the pile, only
what is certain of each kind is remembered.  `lacks` is a mask of the kinds that a seat has shown not to hold.
"""

from mypy_extensions import i64

from ...core.pool import EMPTY, count, one
from .material import CARDS, ROUNDS
from .state import Table


def note_taken(s: Table, seat: i64, cards: i64) -> None:
    """A seat takes cards openly, and what it lacked is not known any more: it also draws, or has drawn."""
    s.taken[seat * ROUNDS + s.round - 1] += cards
    s.lacks[seat] = 0


def note_played(s: Table, seat: i64, cards: i64) -> None:
    """Cards played are the latest of their kind, so that nothing is certain which is not."""
    taken = s.taken
    for kind in range(CARDS):
        played = count(cards, kind)
        place = seat * ROUNDS + ROUNDS
        while played and place > seat * ROUNDS:
            place -= 1
            known = min(played, count(taken[place], kind))
            taken[place] -= one(kind) * known
            played -= known


def note_discarded(s: Table, seat: i64, number: i64) -> None:
    for place in range(seat * ROUNDS, seat * ROUNDS + s.round):
        s.since[place] += number


def note_lack(s: Table, seat: i64, kind: i64) -> None:
    """There is no card of this kind in the hand: those that were remembered have been discarded."""
    gone: i64 = 0
    for before in range(ROUNDS):
        place = seat * ROUNDS + ROUNDS - 1 - before
        known = count(s.taken[place], kind)
        gone += known
        s.taken[place] -= one(kind) * known
        s.since[place] -= gone
    for place in range(seat * ROUNDS + 1, seat * ROUNDS + ROUNDS):
        s.since[place] = min(s.since[place], s.since[place - 1])
    s.discards[seat] -= one(kind) * gone
    s.swept += one(kind) * gone
    s.lacks[seat] |= i64(1) << kind


def remembered(s: Table, seat: i64) -> i64:
    """The pool of the cards that are in the hand or among the face-down discards."""
    pool: i64 = EMPTY
    for place in range(seat * ROUNDS, seat * ROUNDS + ROUNDS):
        pool += s.taken[place]
    return pool


def certain(s: Table, seat: i64) -> i64:
    """The pool of the remembered cards that are in the hand for certain, kind by kind."""
    pool: i64 = EMPTY
    known: i64 = EMPTY  # taken in a round or later
    for before in range(ROUNDS):
        place = seat * ROUNDS + ROUNDS - 1 - before
        batch = s.taken[place]
        if batch != EMPTY:
            known += batch
            pool = known if s.since[place] == 0 else at_least(pool, known, s.since[place])
    return pool


def at_least(pool: i64, known: i64, discarded: i64) -> i64:
    """A pool raised to what is left of another, kind by kind, wherever so many cards of it have gone."""
    for kind in range(CARDS):
        more = count(known, kind) - discarded - count(pool, kind)
        if more > 0:
            pool += one(kind) * more
    return pool


def forget_discards(s: Table) -> None:
    """[RI-3.8] The discards are shuffled: only what is certain is remembered.  They are still where they were."""
    for seat in range(s.seats):
        sure = certain(s, seat)
        for place in range(seat * ROUNDS, seat * ROUNDS + ROUNDS):
            s.taken[place] = EMPTY
            s.since[place] = 0
        s.taken[seat * ROUNDS] = sure
