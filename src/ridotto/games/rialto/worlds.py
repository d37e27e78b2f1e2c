"""[RI-2.6] Worlds that a seat cannot tell from the true one.

A world says what is in the other hands, among the other face-down discards, and in the pile.  Of each other seat all
know how many cards it holds and has discarded, and which cards it has taken openly: these are in its hand or among its
discards (`memory.py`).  First it is drawn which of them it has discarded, as if it had chosen blindly.  All other cards
then go anywhere, but none goes into a hand that is known to lack its kind.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.pool import EMPTY, count, draw, one, size
from ...core.rng import Rng
from .material import ALL_CARDS, CARDS, ROUNDS
from .memory import remembered
from .state import Table


def unseen(s: Table, seat: i64) -> i64:
    """The pool of the cards of which a seat (-1: a spectator) knows nothing."""
    pool = ALL_CARDS - s.swept - s.neutral_cards
    for row in range(s.box.rows):
        pool -= s.rows[row]
    for player in range(s.players):
        pool -= s.played[player]
    for other in range(s.seats):
        if other == seat:
            pool -= s.hands[other] + s.discards[other]
        else:
            pool -= remembered(s, other)
    return pool


class World:
    """What a seat imagines."""

    def __init__(self, w: Table, seat: i64, rng: Rng) -> None:
        self.w: Final = w
        self.seat: Final[i64] = seat
        self.rng: Final = rng
        self.rest: i64 = unseen(w, seat)  # pool of what is free to go anywhere
        self.hands: vec[i64] = vec[i64]([EMPTY] * w.seats)  # pools: remembered cards that are in hand ...
        self.gone: vec[i64] = vec[i64]([EMPTY] * w.seats)  # ... and that were discarded
        self.room: vec[i64] = vec[i64]([0] * w.seats)  # other cards in hand

    def discard_blindly(self, other: i64) -> None:
        """Draw which of the remembered cards a seat has discarded: in a round, of those taken until then."""
        w, rng = self.w, self.rng
        kept: i64 = EMPTY
        others = size(w.hands[other]) + size(w.discards[other]) - size(remembered(w, other))
        for i in range(ROUNDS):
            place = other * ROUNDS + i
            kept += w.taken[place]
            later = w.since[place + 1] if i + 1 < ROUNDS else 0
            for card in range(w.since[place] - later):
                if rng.below(size(kept) + others) < others:
                    others -= 1
                else:
                    kept -= one(draw(kept, size(kept), rng))
        self.settle(other, kept)

    def keep_most(self, other: i64) -> None:
        """The same, but as few as possible of them are discarded: who lacks much has the least room for others."""
        w = self.w
        kept: i64 = EMPTY
        surplus = size(remembered(w, other)) - size(w.hands[other])
        for i in range(ROUNDS):  # the older ones first: they may have been discarded at any time
            batch = w.taken[other * ROUNDS + i]
            while surplus > 0 and batch != EMPTY:
                batch -= one(draw(batch, size(batch), self.rng))
                surplus -= 1
            kept += batch
        self.settle(other, kept)

    def settle(self, other: i64, kept: i64) -> None:
        w = self.w
        self.hands[other] = kept
        self.gone[other] = remembered(w, other) - kept
        self.room[other] = size(w.hands[other]) - size(kept)

    def fits(self) -> bool:
        """Are there cards for all hands?  For each set of seats, enough of the kinds that one of them may hold."""
        w = self.w
        if not self.has_lacks():
            return True
        for seats in range(1, 1 << w.seats):
            room: i64 = 0
            barred: i64 = (1 << CARDS) - 1
            for other in range(w.seats):
                if seats >> other & 1 and self.room[other]:
                    room += self.room[other]
                    barred &= w.lacks[other]
            if room and room > size(without(self.rest, barred)):
                return False
        return True

    def has_lacks(self) -> bool:
        for other in range(self.w.seats):
            if self.room[other] and self.w.lacks[other]:
                return True
        return False

    def fill_hand(self, other: i64) -> None:
        """Give a hand its other cards, one by one, so that there are always cards for the next."""
        while self.room[other]:
            left = without(self.rest, self.w.lacks[other])
            self.room[other] -= 1
            while True:
                assert left != EMPTY, "there is a card for every place in a hand"
                kind = draw(left, size(left), self.rng)
                self.rest -= one(kind)
                if self.fits():
                    break
                self.rest += one(kind)
                left -= one(kind) * count(left, kind)
            self.hands[other] += one(kind)

    def fill_hands(self) -> None:
        """Who lacks kinds comes first, and leaves more of them to the others."""
        for lacking in (True, False):
            for other in range(self.w.seats):
                if other != self.seat and (self.w.lacks[other] != 0) == lacking:
                    self.fill_hand(other)

    def deal(self) -> None:
        w = self.w
        for other in range(w.seats):
            if other != self.seat:
                self.discard_blindly(other)
        if not self.fits():
            for other in range(w.seats):
                if other != self.seat:
                    self.keep_most(other)
        self.fill_hands()
        for other in range(w.seats):
            if other != self.seat:
                w.hands[other] = self.hands[other]
                w.discards[other] = self.gone[other] + self.take(size(w.discards[other]) - size(self.gone[other]))
        w.pile = self.rest

    def take(self, number: i64) -> i64:
        """So many cards of the rest."""
        cards: i64 = EMPTY
        for i in range(number):
            card = one(draw(self.rest, size(self.rest), self.rng))
            self.rest -= card
            cards += card
        return cards


def without(pool: i64, kinds: i64) -> i64:
    """A pool without all cards of these kinds, a mask."""
    for kind in range(CARDS):
        if kinds >> kind & 1:
            pool -= one(kind) * count(pool, kind)
    return pool


def deal_again(w: Table, seat: i64, rng: Rng) -> None:
    """Deal anew, in `w`, what `seat` cannot know."""
    World(w, seat, rng).deal()
