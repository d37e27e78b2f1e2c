"""What lies on the table.  [MF-1]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.choices import Choices
from ...core.game import Tables
from ...core.pool import EMPTY
from ...core.seats import NO_SEAT
from ...core.state import State
from .box import Box, MillefioriBoxes
from .material import (
    ALL_LADIES,
    AREAS,
    BONUSES,
    CARDS,
    COURT,
    CYCLES,
    DIAMONDS,
    DOCK,
    FIRST_SPACE,
    MARKET,
    MARKET_COPIES,
    NO_CARD,
    NO_LADY,
    NO_WORK,
    RESERVE,
    SHOWCASE,
    WORK_KINDS,
    WORKS,
)
from .packets import NO_CARDS

FROM_HAND: Final[i64] = WORKS  # a masterwork of the draw pile is its face and this; one of the market is its face
EMPTY_PLACE: Final[i64] = 0  # of a showcase; else 1 + masterwork


class Board(State):
    """The course of the game and the board.  Registers marked [seat, area] and the like are flat.

    A bonus is one number: three bits a space, 1 + the seat whose diamond is there, then a mask of who has had it.
    """

    def __init__(self, seats: i64, choices: Choices, box: Box, like: "Board | None" = None) -> None:
        super().__init__(seats, choices, like)
        self.box: Final = box
        if like is None:
            self.round: i64 = 0
            self.cycle: i64 = 0  # from 0
            self.doge: i64 = NO_SEAT  # who has the Doge card
            self.turn: i64 = NO_SEAT  # who plays a card
            self.tiles: i64 = 0  # of the council, from the bottom: four bits a place, 1 + tile
            self.points: vec[i64] = vec[i64]([0] * seats)
            self.diamonds: vec[i64] = vec[i64]([DIAMONDS] * seats)  # supply and reserve
            self.ships: vec[i64] = vec[i64]([DOCK] * seats)
            self.councillors: vec[i64] = vec[i64]([FIRST_SPACE] * seats)
            self.owned: vec[i64] = vec[i64]([0] * (seats * AREAS))  # [seat, area]: masks of fields
            self.filled: vec[i64] = vec[i64]([0] * AREAS)  # [area]: masks of fields with anybody's diamond
            self.bonuses: vec[i64] = vec[i64]([0] * BONUSES)
        else:
            self.round = like.round
            self.cycle = like.cycle
            self.doge = like.doge
            self.turn = like.turn
            self.tiles = like.tiles
            self.points = like.points[:]
            self.diamonds = like.diamonds[:]
            self.ships = like.ships[:]
            self.councillors = like.councillors[:]
            self.owned = like.owned[:]
            self.filled = like.filled[:]
            self.bonuses = like.bonuses[:]

    def numbers(self) -> list[i64]:
        out = super().numbers()
        out.extend([self.round, self.cycle, self.doge, self.turn, self.tiles])
        for register in [
            self.points,
            self.diamonds,
            self.ships,
            self.councillors,
            self.owned,
            self.filled,
            self.bonuses,
        ]:
            out.extend(register)
        return out

    def clock(self) -> i64:
        """Cycles, for each of them ends with points."""
        return self.round * CYCLES + self.cycle


class Table(Board):
    """All of a game of Mille Fiori: the board, and the cards wherever they are."""

    def __init__(self, seats: i64, choices: Choices, box: Box, like: "Table | None" = None) -> None:
        super().__init__(seats, choices, box, like)
        if like is None:
            self.card: i64 = NO_CARD  # in play
            self.extra: i64 = 0  # 1: an extra card is earned and not played yet
            self.deck: vec[i64] = box.copies[:]  # [card]: the draw pile    SECRET: nobody
            self.deck_left: i64 = box.all_cards
            self.display: vec[i64] = vec[i64]([0] * CARDS)  # [card]
            self.display_left: i64 = 0
            self.discards: vec[i64] = vec[i64]([0] * CARDS)  # [card]
            self.packets: vec[i64] = vec[i64]([NO_CARDS] * seats)  # by who was dealt it    SECRET: who has held it
            self.kept: vec[i64] = vec[i64]([NO_CARD] * seats)  # SECRET: owner, until [MF-2.3]
            self.picks: vec[i64] = vec[i64]([NO_CARD] * (seats * CYCLES))  # [seat, cycle]: kept cards that were shown
            self.lady: i64 = NO_LADY  # in use; it still lies before its seat
            self.work: i64 = NO_WORK  # that goes into a showcase now
            self.works: vec[i64] = box.works[:]  # [face]: the pile of masterworks
            self.works_left: i64 = WORK_KINDS * MARKET_COPIES if box.masterworks else 0
            self.market: vec[i64] = vec[i64]([NO_WORK] * MARKET)  # faces
            self.court: vec[i64] = vec[i64]([NO_LADY] * COURT)
            self.pile: i64 = ALL_LADIES if box.masterworks else EMPTY  # pool of Dogaressa cards
            self.ladies: vec[i64] = vec[i64]([EMPTY] * seats)  # pools
            self.showcases: vec[i64] = vec[i64]([EMPTY_PLACE] * (seats * SHOWCASE))  # [seat, place]: the uppermost
            self.covered: vec[i64] = vec[i64]([0] * (FROM_HAND + WORKS))  # [masterwork], in all showcases
        else:
            self.card = like.card
            self.extra = like.extra
            self.deck = like.deck[:]
            self.deck_left = like.deck_left
            self.display = like.display[:]
            self.display_left = like.display_left
            self.discards = like.discards[:]
            self.packets = like.packets[:]
            self.kept = like.kept[:]
            self.picks = like.picks[:]
            self.lady = like.lady
            self.work = like.work
            self.works = like.works[:]
            self.works_left = like.works_left
            self.market = like.market[:]
            self.court = like.court[:]
            self.pile = like.pile
            self.ladies = like.ladies[:]
            self.showcases = like.showcases[:]
            self.covered = like.covered[:]

    def numbers(self) -> list[i64]:
        out = super().numbers()
        out.extend([self.card, self.extra, self.deck_left, self.display_left])
        out.extend([self.lady, self.work, self.works_left, self.pile])
        for register in [
            self.deck,
            self.display,
            self.discards,
            self.packets,
            self.kept,
            self.picks,
            self.works,
            self.market,
            self.court,
            self.ladies,
            self.showcases,
            self.covered,
        ]:
            out.extend(register)
        return out

    # ---- questions

    def left_of(self, seat: i64) -> i64:
        """The seat to the left, which is the next one clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def packet_of(self, seat: i64) -> i64:
        """Which packet a seat holds in this cycle: it was dealt to the seat that many places to the right."""
        dealt_to = seat - self.cycle
        while dealt_to < 0:
            dealt_to += self.seats
        return dealt_to

    def is_last_cycle(self) -> bool:
        """[MF-9.2] Has a seat used up its supply?"""
        for seat in range(self.seats):
            if self.diamonds[seat] <= RESERVE:
                return True
        return False

    def is_last_round(self) -> bool:
        """[MF-9.1] Is nothing left to deal, or has the table agreed on no further round?"""
        return self.deck_left == 0 or self.round == self.box.rounds


class MillefioriTables(Tables[Table]):
    """How a table of Mille Fiori is set up and copied."""

    def __init__(self) -> None:
        self.boxes: Final = MillefioriBoxes()

    def new(self, seats: i64, choices: Choices) -> Table:
        return Table(seats, choices, self.boxes.get(seats, choices))

    def copy(self, s: Table) -> Table:
        return Table(s.seats, s.choices, s.box, s)
