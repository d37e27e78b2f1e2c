"""[IN-3.5] What a seat remembers of the draft, and worlds that agree with it.

A seat has seen a packet whenever it held it.  Between two of its looks, or since the last, the cards it passed on
went to the seats that held the packet then, one to each; before its first look the packet is unknown to it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.pool import EMPTY, count, one, size
from ...core.rng import Rng
from .material import CARDS, HAND, NO_CARD
from .state import Table

SEEN: Final[i64] = -1  # the group of a pick that the seat knows
UNSEEN: Final[i64] = 0  # the group of all picks before the first look; the deck belongs to it
GROUPS: Final[i64] = 1 + CARDS  # the others: 1 + the seat's own pick after which the cards went on


def holder_at(s: Table, packet: i64, pick: i64) -> i64:
    """The seat that held a packet at that pick.  [IN-3.2] Packets go to the left."""
    return (packet + pick) % s.seats


def picks_made(s: Table, packet: i64) -> i64:
    """How many cards of a packet have been kept."""
    if packet < s.first_packet():
        return HAND
    return s.drafted if packet < s.first_packet() + s.seats else 0


def cards_at(s: Table, packet: i64, pick: i64) -> i64:
    """The pool that a packet was before that pick."""
    pool = s.packets[packet]
    for later in range(pick, picks_made(s, packet)):
        if s.picks[packet * HAND + later] != NO_CARD:
            pool += one(s.picks[packet * HAND + later])
    return pool


class Puzzle:
    """What a seat has to fill in: the picks it does not know, in groups whose cards it knows only together."""

    def __init__(self, w: Table, seat: i64) -> None:
        self.groups: Final[vec[i64]] = vec[i64]([SEEN] * CARDS)  # [packet, pick]
        self.pools: Final[vec[i64]] = vec[i64]([EMPTY] * GROUPS)  # [group]: the cards of its picks, in any order
        self.left: vec[i64] = vec[i64]([EMPTY] * GROUPS)  # of these, not yet filled in
        self.cards: vec[i64] = vec[i64]([NO_CARD] * CARDS)  # [packet, pick]: what is filled in
        self.pools[UNSEEN] = w.deck
        for packet in range(w.box.packets):
            self.read_packet(w, seat, packet)

    def read_packet(self, w: Table, seat: i64, packet: i64) -> None:
        made = picks_made(w, packet)
        group: i64 = UNSEEN
        for pick in range(made):
            cell = packet * HAND + pick
            if holder_at(w, packet, pick) == seat:
                group = 1 + cell
            elif w.picks[cell] != NO_CARD:
                self.groups[cell] = group
                self.pools[group] += one(w.picks[cell])
        if holder_at(w, packet, made) == seat or w.packets[packet] == EMPTY:
            return
        self.pools[group] += w.packets[packet]
        for pick in range(made, made + size(w.packets[packet])):
            self.groups[packet * HAND + pick] = group

    def solve(self, w: Table, rng: Rng) -> None:
        """Fill in at random.  A try that leads nowhere is given up; the true world shows that there is a way."""
        while True:
            self.left = self.pools[:]
            self.cards = vec[i64]([NO_CARD] * CARDS)
            if self.fill_played(w, rng) and self.fill_rest(w, rng):
                return

    def fill_played(self, w: Table, rng: Rng) -> bool:
        """Every card that a seat has placed was one of its picks."""
        for hand in range(w.box.packets):
            played = w.played[hand]
            for card in range(CARDS):
                for copy in range(count(played, card)):
                    if not self.fill_one(w, hand, card, rng):
                        return False
        return True

    def fill_one(self, w: Table, hand: i64, card: i64, rng: Rng) -> bool:
        """One of the picks that may have been this card.  True for the seat itself: it knows its own."""
        first = hand - hand % w.seats  # the first packet of that half
        chances: i64 = 0
        found: i64 = NO_CARD
        for packet in range(first, first + w.seats):
            for pick in range(picks_made(w, packet)):
                cell = packet * HAND + pick
                if holder_at(w, packet, pick) == hand % w.seats:
                    if self.groups[cell] == SEEN:
                        if w.picks[cell] == card:
                            return True
                    elif self.cards[cell] == NO_CARD:
                        weight = count(self.left[self.groups[cell]], card)
                        chances += weight
                        if weight and rng.below(chances) < weight:
                            found = cell
        if found == NO_CARD:
            return False
        self.fill(found, card)
        return True

    def fill(self, cell: i64, card: i64) -> None:
        self.cards[cell] = card
        self.left[self.groups[cell]] -= one(card)

    def fill_rest(self, w: Table, rng: Rng) -> bool:
        """What is in hands and packets: any cards of the group, [IN-5.11] but none that a call has ruled out."""
        for cell in range(CARDS):
            if self.groups[cell] != SEEN and self.cards[cell] == NO_CARD:
                packet = cell // HAND
                in_hand = packet >= w.first_packet() and cell % HAND < w.drafted
                lacks = w.lacks[holder_at(w, packet, cell % HAND)] if in_hand else 0
                card = drawn(self.left[self.groups[cell]], lacks, rng)
                if card == NO_CARD:
                    return False
                self.fill(cell, card)
        return True


def drawn(pool: i64, lacks: i64, rng: Rng) -> i64:
    """A card drawn blindly from a pool, but none of the mask; NO_CARD when there is no other."""
    chances: i64 = 0
    found: i64 = NO_CARD
    for card in range(CARDS):
        weight = count(pool, card)
        if weight and not lacks >> card & 1:
            chances += weight
            if rng.below(chances) < weight:
                found = card
    return found


def deal_again(w: Table, seat: i64, rng: Rng) -> None:
    """Deal and draft anew, in `w`, what `seat` cannot know."""
    puzzle = Puzzle(w, seat)
    puzzle.solve(w, rng)
    w.deck = puzzle.left[UNSEEN]
    first = w.first_packet()
    for packet in range(w.box.packets):
        made = picks_made(w, packet)
        for pick in range(HAND):
            cell = packet * HAND + pick
            if puzzle.groups[cell] != SEEN:
                move(w, packet, pick, made, puzzle.cards[cell])
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


def hand_of(w: Table, first: i64, seat: i64) -> i64:
    """The pool of the cards that a seat has kept and not placed."""
    pool = -w.played[first + seat]
    for packet in range(first, first + w.seats):
        for pick in range(w.drafted):
            card = w.picks[packet * HAND + pick]
            if holder_at(w, packet, pick) == seat and card != NO_CARD:
                pool += one(card)
    return pool


def sure_cards(s: Table, seat: i64, other: i64) -> i64:
    """The pool of cards that another seat has in its hand for certain: whoever else may have got them has placed his.

    Cards of which there are copies tell less, so they are left out once such a card has been placed.
    """
    sure: i64 = EMPTY
    puzzle = Puzzle(s, seat)
    for group in range(1, GROUPS):
        if puzzle.pools[group] != EMPTY and (group - 1) // HAND >= s.first_packet():
            sure += sure_of_group(s, puzzle, group, other)
    return sure


def sure_of_group(s: Table, puzzle: Puzzle, group: i64, other: i64) -> i64:
    pool = puzzle.pools[group]
    first = s.first_packet()
    owners: i64 = 0
    has_part = False
    for cell in range(CARDS):
        if puzzle.groups[cell] == group:
            seat = holder_at(s, cell // HAND, cell % HAND)
            if cell % HAND >= s.drafted:
                return EMPTY
            placed = placed_of(s, pool, s.played[first + seat])
            if placed != NO_CARD:
                pool -= one(placed)
            else:
                owners += 1
                has_part = has_part or seat == other
    if owners != 1 or not has_part:
        return EMPTY
    for card in range(CARDS):
        if count(pool, card) and count(s.played[first + other], card):
            return EMPTY
    return pool


def placed_of(s: Table, pool: i64, played: i64) -> i64:
    """The card of a pool that a seat has placed, where there is but one of it."""
    for card in range(CARDS):
        if count(pool, card) and count(played, card) and s.box.copies[card] == 1:
            return card
    return NO_CARD
