"""[IN-3.5] What a seat remembers of the draft.

A seat has seen a packet whenever it held it.  Between two of its looks, or since the last, the cards it passed on
went to the seats that held the packet then, one to each; before its first look the packet is unknown to it.
`worlds.py` tells what follows from it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.pool import EMPTY, count, one, size
from .material import CARDS, HAND, NO_CARD
from .state import Table

UNSEEN: Final[i64] = 0  # the group of all picks before the first look; the deck belongs to it
GROUPS: Final[i64] = 1 + CARDS  # the others: 1 + the seat's own pick after which the cards went on
ASIDE: Final[i64] = 4  # the place of what nobody has kept, packets and deck; the other places are the hands of the turn
PLACES: Final[i64] = 5
SEEN: Final[i64] = -1  # instead of group and place, where the seat knows the card


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


def hand_of(w: Table, first: i64, seat: i64) -> i64:
    """The pool of the cards that a seat has kept and not placed."""
    pool = -w.played[first + seat]
    for packet in range(first, first + w.seats):
        for pick in range(w.drafted):
            card = w.picks[packet * HAND + pick]
            if holder_at(w, packet, pick) == seat and card != NO_CARD:
                pool += one(card)
    return pool


class Puzzle:
    """What a seat has to fill in: cells, each a pick or a card of a packet, of which it knows the cards by groups.

    Cells of one group at one place are alike: what follows never depends on which of them a card is in.
    """

    def __init__(self, w: Table, seat: i64) -> None:
        self.cells: Final[vec[i64]] = vec[i64]([SEEN] * CARDS)  # [packet, pick]: group * PLACES + place
        self.room: Final[vec[i64]] = vec[i64]([0] * (GROUPS * PLACES))  # [group, place]: cells to fill in
        self.pools: Final[vec[i64]] = vec[i64]([EMPTY] * GROUPS)  # [group]: the cards of its cells, in any order
        self.pools[UNSEEN] = w.deck
        self.room[UNSEEN * PLACES + ASIDE] = size(w.deck)
        for packet in range(w.box.packets):
            self.read_packet(w, seat, packet)

    def read_packet(self, w: Table, seat: i64, packet: i64) -> None:
        made = picks_made(w, packet)
        hands = packet - packet % w.seats  # the first hand of that half
        group: i64 = UNSEEN
        for pick in range(made):
            cell = packet * HAND + pick
            holder = holder_at(w, packet, pick)
            if holder == seat:
                group = 1 + cell
            elif w.picks[cell] != NO_CARD:
                self.pools[group] += one(w.picks[cell])
                self.add(cell, group * PLACES + hands + holder)
        if holder_at(w, packet, made) == seat or w.packets[packet] == EMPTY:
            return
        self.pools[group] += w.packets[packet]
        for pick in range(made, made + size(w.packets[packet])):
            self.add(packet * HAND + pick, group * PLACES + ASIDE)

    def add(self, cell: i64, at: i64) -> None:
        self.cells[cell] = at
        self.room[at] += 1

    def group_of(self, card: i64) -> i64:
        """The group with a card of which there is but one."""
        group: i64 = 0
        while not count(self.pools[group], card):
            group += 1
        return group
