"""[IN-3.5] What follows from what a seat remembers: what others hold for certain, and worlds that may be.

A world says which card is in which cell.  Every way to put the cards into the cells of their groups is equally likely,
if each hand holds what has been placed from it, and none of what a call has ruled out.  Of a card without copies it is
clear what that means: a cell of that hand in the group of the card.  Cards with copies may have gone several ways; all
of these are gone through.  Whatever is left is free.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.pool import EMPTY, count, draw, one, size
from ...core.rng import Rng
from .material import CARDS, HAND, NO_CARD
from .memory import ASIDE, GROUPS, PLACES, SEEN, UNSEEN, Puzzle, hand_of, picks_made
from .state import Table

LARGE: Final[i64] = 2147483648  # the most that a generator draws from


class Search:
    """All ways in which cards with copies may have gone.  A lot is the copies of one card that are in one group."""

    def __init__(self, w: Table, seat: i64) -> None:
        self.w: Final = w
        self.seat: Final[i64] = seat
        self.puzzle: Final = Puzzle(w, seat)
        self.room: Final[vec[i64]] = self.puzzle.room[:]  # [group, place]: left by placed cards, and lots shared out
        self.rest: Final[vec[i64]] = self.puzzle.pools[:]  # [group]: the pool of the cards that are free to go anywhere
        self.lots: i64 = 0
        self.cards: Final[vec[i64]] = vec[i64]([NO_CARD] * (CARDS + 1))  # [lot]; NO_CARD after the last
        self.groups: Final[vec[i64]] = vec[i64]([UNSEEN] * CARDS)  # [lot]
        self.parts: Final[vec[i64]] = vec[i64]([0] * (CARDS * PLACES))  # [lot, place]: how many are there
        for card in range(CARDS):
            if w.box.copies[card] == 1:
                self.put_placed(card)
            elif w.box.copies[card] and self.is_bound(card):
                self.add_lots(card)

    def is_others(self, hand: i64) -> bool:
        """Is it the hand of another seat?  Its own cards a seat knows."""
        return hand % self.w.seats != self.seat

    def put_placed(self, card: i64) -> None:
        """A card without copies that another seat has placed was in a cell of its hand."""
        for hand in range(self.w.box.packets):
            if count(self.w.played[hand], card) and self.is_others(hand):
                group = self.puzzle.group_of(card)
                self.room[group * PLACES + hand] -= 1
                self.rest[group] -= one(card)

    def is_bound(self, card: i64) -> bool:
        """Does anything tell where copies of a card are?"""
        for hand in range(self.w.box.packets):
            if self.is_others(hand) and (count(self.w.played[hand], card) or self.is_lacking(hand, card)):
                return True
        return False

    def is_lacking(self, hand: i64, card: i64) -> bool:
        """[IN-5.11] Has a call shown that the card is not in that hand any more?"""
        first = self.w.first_packet()
        return first <= hand < first + self.w.seats and self.w.lacks[hand - first] >> card & 1 == 1

    def add_lots(self, card: i64) -> None:
        for group in range(GROUPS):
            copies = count(self.rest[group], card)
            if copies:
                self.cards[self.lots] = card
                self.groups[self.lots] = group
                self.rest[group] -= copies * one(card)
                self.lots += 1

    def run(self) -> None:
        self.share(0, 1)

    def share(self, lot: i64, ways: i64) -> None:
        """Share out this lot and those after it.  `ways` is how many worlds those before it stand for."""
        if lot and self.cards[lot] != self.cards[lot - 1] and not self.is_possible(self.cards[lot - 1]):
            return
        if lot == self.lots:
            self.found(ways)
            return
        copies = count(self.puzzle.pools[self.groups[lot]], self.cards[lot])
        self.put(lot, 0, copies, ways)

    def put(self, lot: i64, place: i64, left: i64, ways: i64) -> None:
        """Put any number of the copies that are left at this place, and the others at those after it."""
        if place == PLACES:
            if left == 0:
                self.share(lot + 1, ways)
            return
        at = self.groups[lot] * PLACES + place
        room = self.room[at]
        most = left if left < room else room
        for n in range(most + 1):
            self.parts[lot * PLACES + place] = n
            self.room[at] = room - n
            self.put(lot, place + 1, left - n, ways)
            ways = ways * (left - n) // (n + 1) * (room - n)  # which copy more, and in which cell
        self.room[at] = room

    def copies_at(self, place: i64, card: i64) -> i64:
        """How many copies of a card of which there are lots are at a place."""
        copies: i64 = 0
        for lot in range(self.lots):
            if self.cards[lot] == card:
                copies += self.parts[lot * PLACES + place]
        return copies

    def is_possible(self, card: i64) -> bool:
        """Has every hand what was placed from it, and nothing that it lacks?"""
        for hand in range(self.w.box.packets):
            if self.is_others(hand):
                unplaced = self.copies_at(hand, card) - count(self.w.played[hand], card)
                if unplaced < 0 or (unplaced > 0 and self.is_lacking(hand, card)):
                    return False
        return True

    def found(self, ways: i64) -> None:
        raise NotImplementedError


class Sure(Search):
    """What all worlds have in common: the cards that another seat holds in every one of them."""

    def __init__(self, w: Table, seat: i64) -> None:
        super().__init__(w, seat)
        self.hands: Final[vec[i64]] = vec[i64]([self.w.box.all_cards] * w.seats)  # [seat]: pools

    def found(self, ways: i64) -> None:
        first = self.w.first_packet()
        for other in range(self.w.seats):
            if other != self.seat:
                self.hands[other] = common(self.hands[other], self.held(first + other))

    def held(self, hand: i64) -> i64:
        """The pool of what is in a hand, however the rest goes: the lots, and what does not fit in other places."""
        pool: i64 = EMPTY
        for lot in range(self.lots):
            card = self.cards[lot]
            pool += self.parts[lot * PLACES + hand] * one(card)
            if lot == 0 or self.cards[lot - 1] != card:
                pool -= count(self.w.played[hand], card) * one(card)
        for group in range(GROUPS):
            rest = self.rest[group]
            if rest != EMPTY and self.room[group * PLACES + hand]:
                pool += overflow(rest, size(rest) - self.room[group * PLACES + hand])
        return pool


def common(a: i64, b: i64) -> i64:
    """The pool of what is in both pools."""
    pool: i64 = EMPTY
    for card in range(CARDS):
        pool += min(count(a, card), count(b, card)) * one(card)
    return pool


def overflow(pool: i64, elsewhere: i64) -> i64:
    """Of each card, how many are left when all other places are full of it."""
    left: i64 = EMPTY
    if elsewhere < HAND:
        for card in range(CARDS):
            left += max(count(pool, card) - elsewhere, 0) * one(card)
    return left


def sure_hands(s: Table, seat: i64) -> vec[i64]:
    """By seat, the pool of the cards that are in its hand for certain, as far as `seat` can tell."""
    sure = Sure(s, seat)
    sure.run()
    sure.hands[seat] = s.hands[seat]
    return sure.hands


class Draw(Search):
    """One of all worlds, drawn evenly."""

    def __init__(self, w: Table, seat: i64, rng: Rng) -> None:
        super().__init__(w, seat)
        self.rng: Final = rng
        self.ways: i64 = 0  # found so far
        self.drawn: vec[i64] = self.parts  # the parts of the way drawn among them
        self.filled: Final[vec[i64]] = vec[i64]([NO_CARD] * CARDS)  # [packet, pick]
        self.deck: i64 = EMPTY  # pool
        self.in_deck: i64 = size(w.deck)  # cells of the deck that are not filled in

    def found(self, ways: i64) -> None:
        self.ways += ways
        if self.ways == ways or below(self.ways, self.rng) < ways:
            self.drawn = self.parts[:]

    def fill_all(self) -> None:
        self.run()
        assert self.ways, "the true world is one of those that may be"
        for lot in range(self.lots):
            for place in range(PLACES):
                for copy in range(self.drawn[lot * PLACES + place]):
                    self.fill_one(self.groups[lot] * PLACES + place, self.cards[lot])
        for hand in range(self.w.box.packets):
            if self.is_others(hand):
                self.fill_placed(hand)
        self.fill_rest()

    def fill_placed(self, hand: i64) -> None:
        played = self.w.played[hand]
        for card in range(CARDS):
            if count(played, card) and self.w.box.copies[card] == 1:
                self.fill_one(self.puzzle.group_of(card) * PLACES + hand, card)

    def fill_one(self, at: i64, card: i64) -> None:
        """A card goes into any cell of its group and place."""
        chances = self.in_deck if at == UNSEEN * PLACES + ASIDE else 0
        found: i64 = NO_CARD
        for cell in range(CARDS):
            if self.puzzle.cells[cell] == at and self.filled[cell] == NO_CARD:
                chances += 1
                if self.rng.below(chances) == 0:
                    found = cell
        if found != NO_CARD:
            self.filled[found] = card
            return
        self.deck += one(card)
        self.in_deck -= 1

    def fill_rest(self) -> None:
        """All other cards of a group go anywhere."""
        rest = self.rest[:]
        for cell in range(CARDS):
            at = self.puzzle.cells[cell]
            if at != SEEN and self.filled[cell] == NO_CARD:
                group = at // PLACES
                card = draw(rest[group], size(rest[group]), self.rng)
                rest[group] -= one(card)
                self.filled[cell] = card
        self.deck += rest[UNSEEN]


def below(n: i64, rng: Rng) -> i64:
    """A whole number in 0..n-1, also for more than a generator draws from."""
    if n < LARGE:
        return rng.below(n)
    return (rng.below(LARGE) * LARGE + rng.below(LARGE)) % n


def deal_again(w: Table, seat: i64, rng: Rng) -> None:
    """Deal and draft anew, in `w`, what `seat` cannot know."""
    world = Draw(w, seat, rng)
    world.fill_all()
    w.deck = world.deck
    first = w.first_packet()
    for packet in range(w.box.packets):
        made = picks_made(w, packet)
        for pick in range(HAND):
            cell = packet * HAND + pick
            if world.puzzle.cells[cell] != SEEN:
                move(w, packet, pick, made, world.filled[cell])
    for other in range(w.seats):
        if other != seat:
            w.hands[other] = hand_of(w, first, other)


def move(w: Table, packet: i64, pick: i64, made: i64, card: i64) -> None:
    """Write a card down where it is now: among the picks, or still in its packet."""
    if pick < made:
        w.picks[packet * HAND + pick] = card
        return
    if pick == made:
        w.packets[packet] = EMPTY
    w.packets[packet] += one(card)
