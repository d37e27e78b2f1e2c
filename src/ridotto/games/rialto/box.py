"""[RI-1] What the choices of a table come to: its board and its players, as numbers ready for the steps."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.choices import FLAG, Choice, Choices
from ...core.game import Boxes
from .edition import BANK_CHOICES, CONNECTION_CHOICES, EDITION, check_edition
from .material import BANKS, BRIDGES, CLOSED, DISTRICTS, FREE, PAIRS, ROUNDS

RULINGS: Final = [
    Choice("neutral", "RI-1.1", 0, 0, 1, FLAG),
    Choice("rounds", "RI-8.1", ROUNDS, 1, ROUNDS),
]
CHOICES: Final = [*RULINGS, *EDITION]


class Box:
    """The board and the players of one table.  Shared by all copies of it."""

    def __init__(self, seats: i64, choices: Choices) -> None:
        check_edition(choices)
        self.rounds: Final[i64] = choices["rounds"]
        self.neutral: Final[bool] = seats == 2 and choices["neutral"] == 1  # [RI-1.1]
        self.players: Final[i64] = seats + (1 if self.neutral else 0)
        self.rows: Final[i64] = seats + 1  # [RI-3.1, RI-9.1]
        self.most_alike: Final[i64] = 1 if seats <= 3 else 2  # start buildings of one kind    [RI-1.12]
        self.low_end: Final[vec[i64]] = vec[i64]([0] * PAIRS)  # [pair]: district
        self.high_end: Final[vec[i64]] = vec[i64]([0] * PAIRS)
        self.connections: Final[vec[i64]] = vec[i64]([CLOSED] * PAIRS)  # [pair]: FREE or CLOSED, before the first tile
        self.bank_of: Final[vec[i64]] = vec[i64]([0] * DISTRICTS)
        self.bank_districts: Final[vec[i64]] = vec[i64]([0] * BANKS)  # masks
        self.low_value: Final[vec[i64]] = vec[i64]([0] * BRIDGES)
        self.high_value: Final[vec[i64]] = vec[i64]([0] * BRIDGES)
        self.print_board(choices)

    def print_board(self, choices: Choices) -> None:
        pair: i64 = 0
        for low in range(DISTRICTS):
            bank = choices[BANK_CHOICES[low].name]
            self.bank_of[low] = bank
            self.bank_districts[bank] |= i64(1) << low
            for high in range(low + 1, DISTRICTS):
                self.low_end[pair] = low
                self.high_end[pair] = high
                if choices[CONNECTION_CHOICES[pair].name]:
                    self.connections[pair] = FREE
                pair += 1
        for bridge in range(BRIDGES):
            self.low_value[bridge] = choices[f"bridge_{bridge + 1}_low"]
            self.high_value[bridge] = choices[f"bridge_{bridge + 1}_high"]


class RialtoBoxes(Boxes[Box]):
    """Boxes of Rialto."""

    def fill(self, seats: i64, choices: Choices) -> Box:
        return Box(seats, choices)
