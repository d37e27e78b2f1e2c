"""What lies on the table.  [IN-1]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.choices import Choices
from ...core.game import Boxes, Tables
from ...core.pool import EMPTY, one
from ...core.seats import NO_SEAT
from ...core.state import State
from .material import (
    CARDS,
    CORPORATIONS,
    COURTESAN,
    FAMILIES,
    FREE,
    INFLUENCES,
    NO_CARD,
    NO_TOKEN,
    PILE,
    START_DUCATS,
    Box,
)


class Table(State):
    """All of an Intrigo game.  Registers marked [seat, corporation] and the like are flat; pools are numbers.

    A packet is what was dealt to one seat in one half of a turn; `picks` says what became of it in the draft:
    pick number t of packet p was kept by the seat t places to the left of the seat it was dealt to.
    """

    def __init__(self, seats: i64, choices: Choices, box: Box, like: "Table | None" = None) -> None:
        super().__init__(seats, choices, like)
        self.box: Final = box
        self.arcades: Final[i64] = box.arcades
        if like is None:
            self.turn: i64 = 1
            self.half: i64 = 0
            self.first: i64 = NO_SEAT
            self.bank: i64 = box.ducats - seats * START_DUCATS
            self.free: i64 = box.arcades  # free slots
            self.drafted: i64 = 0  # picks that all seats have made in this half
            self.shared: i64 = 0  # arcades that the latest share-out came to
            self.deck: i64 = box.all_cards  # pool of the cards not dealt yet    SECRET: nobody
            self.owners: vec[i64] = vec[i64]([NO_SEAT] * FAMILIES)  # [family]
            self.ducats: vec[i64] = vec[i64]([START_DUCATS] * seats)
            self.counters: vec[i64] = vec[i64]([0] * (seats * CORPORATIONS))  # [seat, corporation]
            self.bag: vec[i64] = vec[i64]([box.seals] * CORPORATIONS)
            self.piles: vec[i64] = vec[i64]([PILE] * INFLUENCES)  # cards left
            self.piles[COURTESAN] = box.courtesans
            self.tokens: vec[i64] = vec[i64]([NO_TOKEN] * box.arcades)  # [arcade]
            self.slots: vec[i64] = vec[i64]([FREE] * box.arcades)  # slot i lies between arcades i and i + 1
            self.last: vec[i64] = vec[i64](
                [NO_TOKEN] * (2 * box.arcades)
            )  # tokens, then slots, of the latest share-out
            self.packets: vec[i64] = vec[i64]([EMPTY] * box.packets)  # pools    SECRET: holder, until [IN-4.2]
            self.picks: vec[i64] = vec[i64]([NO_CARD] * CARDS)  # [packet, pick]    SECRET: who kept it, until [IN-4.2]
            self.kept: vec[i64] = vec[i64]([NO_CARD] * seats)  # SECRET: owner, until [IN-4.2]
            self.hands: vec[i64] = vec[i64]([EMPTY] * seats)  # pools    SECRET: owner, until [IN-4.2]
            self.played: vec[i64] = vec[i64]([EMPTY] * box.packets)  # [hand]: pools; half 2 has hands of its own
            self.lacks: vec[i64] = vec[i64]([0] * seats)  # masks of cards that a call has shown not to be in a hand
        else:
            self.turn = like.turn
            self.half = like.half
            self.first = like.first
            self.bank = like.bank
            self.free = like.free
            self.drafted = like.drafted
            self.shared = like.shared
            self.deck = like.deck
            self.owners = like.owners[:]
            self.ducats = like.ducats[:]
            self.counters = like.counters[:]
            self.bag = like.bag[:]
            self.piles = like.piles[:]
            self.tokens = like.tokens[:]
            self.slots = like.slots[:]
            self.last = like.last[:]
            self.packets = like.packets[:]
            self.picks = like.picks[:]
            self.kept = like.kept[:]
            self.hands = like.hands[:]
            self.played = like.played[:]
            self.lacks = like.lacks[:]

    def numbers(self) -> list[i64]:
        out = super().numbers()
        out.extend([self.turn, self.half, self.first, self.bank, self.free])
        out.extend([self.drafted, self.shared, self.deck])
        for register in [
            self.owners,
            self.ducats,
            self.counters,
            self.bag,
            self.piles,
            self.tokens,
            self.slots,
            self.last,
            self.packets,
            self.picks,
            self.kept,
            self.hands,
            self.played,
            self.lacks,
        ]:
            out.extend(register)
        return out

    # ---- questions

    def clock(self) -> i64:
        return self.turn * 2 + self.half

    def after(self, place: i64) -> i64:
        """The next arcade or slot clockwise."""
        return place + 1 if place + 1 < self.arcades else 0

    def before(self, place: i64) -> i64:
        """The arcade or slot before, clockwise."""
        return place - 1 if place > 0 else self.arcades - 1

    def left_of(self, seat: i64) -> i64:
        """The seat to the left, which is the next one clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def first_packet(self) -> i64:
        """The packet dealt to seat 0 in this half; also the number of its hand."""
        return self.half * self.seats

    def price(self, influence: i64) -> i64:
        """[IN-1.11] What the top card of a pile costs."""
        return self.box.prices[influence * PILE + PILE - self.piles[influence]]

    # ---- changes

    def place(self, seat: i64, card: i64, slot: i64) -> None:
        """[IN-4.2] An Intrigant goes from a hand into a free slot, face up."""
        unit = one(card)
        self.hands[seat] -= unit
        self.played[self.first_packet() + seat] += unit
        self.slots[slot] = 1 + card
        self.free -= 1


class IntrigoBoxes(Boxes[Box]):
    """Boxes of Intrigo."""

    def fill(self, seats: i64, choices: Choices) -> Box:
        return Box(seats, choices)


class IntrigoTables(Tables[Table]):
    """How a table of Intrigo is set up and copied."""

    def __init__(self) -> None:
        self.boxes: Final = IntrigoBoxes()

    def new(self, seats: i64, choices: Choices) -> Table:
        return Table(seats, choices, self.boxes.get(seats, choices))

    def copy(self, s: Table) -> Table:
        return Table(s.seats, s.choices, s.box, s)
