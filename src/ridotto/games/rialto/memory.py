"""[RI-2.6] What all can remember of the cards in a hand.

Cards that a seat has taken openly and not played since are remembered in two pools: `fresh`, taken in this round, and
`older`.  Each of them is in the hand or among the seat's face-down discards; of the fresh ones at most `late` are
discarded, the cards discarded in this round.  When the discards are shuffled into the pile, only what is certain of
each kind is remembered.  `lacks` is a mask of the kinds that a seat has shown not to hold.
"""

from mypy_extensions import i64

from ...core.pool import EMPTY, count, one, size
from .material import CARDS
from .state import Table


def begin_round(s: Table, seat: i64) -> None:
    """A seat is about to get new cards: those taken before are older now."""
    s.older[seat] += s.fresh[seat]
    s.fresh[seat] = EMPTY
    s.late[seat] = 0
    s.lacks[seat] = 0


def less(pool: i64, cards: i64) -> i64:
    """A pool without these cards, as far as it has them."""
    left = pool
    for kind in range(CARDS):
        left -= one(kind) * min(count(pool, kind), count(cards, kind))
    return left


def note_played(s: Table, seat: i64, cards: i64) -> None:
    """Cards played are the fresh ones, as far as there are some, then older ones."""
    both = less(s.fresh[seat] + s.older[seat], cards)
    s.fresh[seat] = less(s.fresh[seat], cards)
    s.older[seat] = both - s.fresh[seat]


def note_discarded(s: Table, seat: i64, number: i64) -> None:
    s.late[seat] += number


def note_lack(s: Table, seat: i64, kind: i64) -> None:
    """There is no card of this kind in the hand: those that were remembered have been discarded."""
    fresh = count(s.fresh[seat], kind)
    gone = one(kind) * (fresh + count(s.older[seat], kind))
    s.fresh[seat] -= one(kind) * fresh
    s.older[seat] -= gone - one(kind) * fresh
    s.discards[seat] -= gone
    s.swept += gone
    s.late[seat] = min(s.late[seat] - fresh, size(s.discards[seat]))
    s.lacks[seat] |= i64(1) << kind


def certain(s: Table, seat: i64) -> i64:
    """The pool of the remembered cards that are in the hand for certain, kind by kind."""
    hidden = size(s.discards[seat])
    pool: i64 = EMPTY
    for kind in range(CARDS):
        fresh = count(s.fresh[seat], kind)
        both = fresh + count(s.older[seat], kind)
        pool += one(kind) * max(fresh - s.late[seat], both - hidden, 0)
    return pool


def forget_discards(s: Table) -> None:
    """[RI-3.8] The discards are shuffled: only what is certain is remembered.  They are still where they were."""
    for seat in range(s.seats):
        sure = certain(s, seat)
        s.fresh[seat] -= less(s.fresh[seat], sure)
        s.older[seat] = sure - s.fresh[seat]
        s.late[seat] = 0
