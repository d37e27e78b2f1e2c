"""[MF-1] What is in the box: names and counts."""

from typing import Final

from mypy_extensions import i64

from ...core.choices import Choice, Choices

SEAT_NAMES: Final = ["red", "blue", "green", "yellow", "purple"]
SEAT_LETTERS: Final = "RBGYP"

CARDS: Final[i64] = 5  # of a seat: 1 to 5    [MF-1.2]
ALL_CARDS: Final[i64] = 0x111110  # a pool: one of each
NO_CARD: Final[i64] = 0
PRIZES: Final[i64] = 5  # worth 1 to 5    [MF-1.3]
ALL_PRIZES: Final[i64] = 0x111110  # a pool: one of each
NO_PRIZE: Final[i64] = 0
ROUNDS: Final[i64] = 5  # [MF-2.1]

CHOICES: Final = [Choice("rounds", "MF-2.1", ROUNDS, 1, ROUNDS)]


class Box:
    """What the choices of a table come to, ready for the steps.  Shared by all copies of a table."""

    def __init__(self, choices: Choices) -> None:
        self.rounds: Final[i64] = choices["rounds"]
