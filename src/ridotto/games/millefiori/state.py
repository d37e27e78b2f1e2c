"""What lies on the table.  [MF-1]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.choices import Choices
from ...core.game import Boxes, Tables
from ...core.pool import EMPTY
from ...core.state import State
from .tiny_material import ALL_CARDS, ALL_PRIZES, NO_CARD, NO_PRIZE, Box


class Table(State):
    """All of a game.  Pools are numbers."""

    def __init__(self, seats: i64, choices: Choices, box: Box, like: "Table | None" = None) -> None:
        super().__init__(seats, choices, like)
        self.box: Final = box
        if like is None:
            self.round: i64 = 0
            self.deck: i64 = ALL_PRIZES  # pool of prizes face down; which one comes next is drawn when it is turned
            self.prize: i64 = NO_PRIZE  # that is turned up
            self.aside: i64 = EMPTY  # pool of prizes that nobody has won
            self.won: vec[i64] = vec[i64]([EMPTY] * seats)  # pool of prizes
            self.hand: vec[i64] = vec[i64]([ALL_CARDS] * seats)  # pool
            self.laid: vec[i64] = vec[i64]([NO_CARD] * seats)  # SECRET: owner, until [MF-2.3]
            self.showed: vec[i64] = vec[i64]([NO_CARD] * seats)  # card of the latest round
            self.played: vec[i64] = vec[i64]([EMPTY] * seats)  # pool
        else:
            self.round = like.round
            self.deck = like.deck
            self.prize = like.prize
            self.aside = like.aside
            self.won = like.won[:]
            self.hand = like.hand[:]
            self.laid = like.laid[:]
            self.showed = like.showed[:]
            self.played = like.played[:]

    def numbers(self) -> list[i64]:
        out = super().numbers()
        out.extend([self.round, self.deck, self.prize, self.aside])
        for register in [self.won, self.hand, self.laid, self.showed, self.played]:
            out.extend(register)
        return out


class MillefioriBoxes(Boxes[Box]):
    """Boxes of Mille Fiori."""

    def fill(self, seats: i64, choices: Choices) -> Box:
        return Box(choices)


class MillefioriTables(Tables[Table]):
    """How a table of Mille Fiori is set up and copied."""

    def __init__(self) -> None:
        self.boxes: Final = MillefioriBoxes()

    def new(self, seats: i64, choices: Choices) -> Table:
        return Table(seats, choices, self.boxes.get(seats, choices))

    def copy(self, s: Table) -> Table:
        return Table(s.seats, s.choices, s.box, s)
