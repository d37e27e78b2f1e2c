"""[SM-1] What the choices of a table come to: its board and its rulings, as numbers ready for the steps."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.choices import FLAG, Choice, Choices
from ...core.errors import BadChoice
from ...core.game import Boxes
from .edition import EDITION, NEIGHBOURS, check_edition
from .material import DISTRICT_NAMES, DISTRICTS, MOST_CROSSED, PAIRS, PHASES, SEAT_NAMES, SIDES

DRAWN: Final[i64] = 0  # the first leader is drawn by lot
RULINGS: Final = [
    Choice("first_leader", "SM-1.8", DRAWN, DRAWN, 4, ("drawn", *SEAT_NAMES)),
    Choice("phases", "SM-2.1", PHASES, 1, PHASES),
    Choice("cards_optional", "SM-5.4", 0, 0, 1, FLAG),
    Choice("phase_exile_needs_under_10", "SM-9.8", 0, 0, 1, FLAG),
    Choice("score_floor", "SM-8.8", 1, 0, 1, FLAG),
]
CHOICES: Final = [*RULINGS, *EDITION]

SAME: Final[i64] = -1  # a district makes no pair with itself
TOLL_BASE: Final[i64] = MOST_CROSSED + 1  # tolls to three opponents, a + b * 6 + c * 36, have a rank below
TOLL_LISTS: Final[i64] = 56  # lists of tolls to three opponents, at most five crossings in all


class Box:
    """The board and the rulings of one table.  Shared by all copies of it."""

    def __init__(self, seats: i64, choices: Choices) -> None:
        check_edition(choices)
        if choices["first_leader"] > seats:
            raise BadChoice(
                f"With {seats} seats {SEAT_NAMES[choices['first_leader'] - 1]} cannot lead the first round."
            )
        self.first_leader: Final[i64] = choices["first_leader"]
        self.phases: Final[i64] = choices["phases"]
        self.cards_optional: Final[bool] = choices["cards_optional"] == 1
        self.exile_under_limit: Final[bool] = choices["phase_exile_needs_under_10"] == 1
        self.score_floor: Final[bool] = choices["score_floor"] == 1
        self.start_bridges: Final[i64] = 2 if seats == 3 else 1  # [SM-1.7]
        self.first: Final[vec[i64]] = vec[i64]([0] * DISTRICTS)  # [district]: points
        self.second: Final[vec[i64]] = vec[i64]([0] * DISTRICTS)
        self.die_of: Final[vec[i64]] = vec[i64]([0] * DISTRICTS)  # [district]: side of the die
        self.shown_by: Final[vec[i64]] = vec[i64]([0] * SIDES)  # [side - 1]: district
        self.low_end: Final[vec[i64]] = vec[i64]([0] * PAIRS)  # [pair]: district
        self.high_end: Final[vec[i64]] = vec[i64]([0] * PAIRS)
        self.joined: Final[vec[i64]] = vec[i64]([0] * PAIRS)  # [pair]: 1 for neighbours
        self.pair_of: Final[vec[i64]] = vec[i64]([SAME] * (DISTRICTS * DISTRICTS))  # [district, district]
        self.toll_bit: Final[vec[i64]] = vec[i64](
            [0] * (TOLL_BASE * TOLL_BASE * TOLL_BASE)
        )  # [tolls]: a mask with the bit of their rank alone
        self.toll_list: Final[vec[i64]] = vec[i64]([0] * TOLL_LISTS)  # [rank]: tolls
        self.print_board(choices)
        self.rank_tolls()

    def print_board(self, choices: Choices) -> None:
        for district in range(DISTRICTS):
            name = DISTRICT_NAMES[district]
            self.first[district] = choices[f"first_{name}"]
            self.second[district] = choices[f"second_{name}"]
        for side in range(1, SIDES + 1):
            district = choices[f"die_{side}"]
            self.die_of[district] = side
            self.shown_by[side - 1] = district
        pair: i64 = 0
        for low in range(DISTRICTS):
            for high in range(low + 1, DISTRICTS):
                self.low_end[pair] = low
                self.high_end[pair] = high
                self.pair_of[low * DISTRICTS + high] = pair
                self.pair_of[high * DISTRICTS + low] = pair
                self.joined[pair] = choices[NEIGHBOURS[pair].name]
                pair += 1

    def rank_tolls(self) -> None:
        """Number the lists of tolls without gaps, so that an answer is a small number."""
        rank: i64 = 0
        bit: i64 = 1  # doubled step by step: the compiler shifts a literal as a number of 32 bits
        for tolls in range(TOLL_BASE * TOLL_BASE * TOLL_BASE):
            crossed = tolls % TOLL_BASE + tolls // TOLL_BASE % TOLL_BASE + tolls // (TOLL_BASE * TOLL_BASE)
            if crossed <= MOST_CROSSED:
                self.toll_list[rank] = tolls
                self.toll_bit[tolls] = bit
                rank += 1
                bit += bit


class SanMarcoBoxes(Boxes[Box]):
    """Boxes of San Marco."""

    def fill(self, seats: i64, choices: Choices) -> Box:
        return Box(seats, choices)
