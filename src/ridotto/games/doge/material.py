"""[DO-1] What is in the box: names and counts."""

from typing import Final, Literal, get_args

from mypy_extensions import i64

from ...core.choices import Choice, Choices

# ---- the board

DISTRICTS: Final[i64] = 6
QUARANTIA: Final[i64] = 6  # the area that is no district
AREAS: Final[i64] = 7
DistrictName = Literal["cannaregio", "castello", "dorsoduro", "san_marco", "san_polo", "santa_croce"]
AreaName = Literal[DistrictName, "quarantia"]
DISTRICT_NAMES: Final[list[DistrictName]] = list(get_args(DistrictName))
AREA_NAMES: Final[list[AreaName]] = list(get_args(AreaName))
SYMBOLS: Final = ["star", "shell", "anchor", "lion", "key", "cross", "crown"]  # all but the shell are RECON
NO_AREA: Final[i64] = -1
PALACE_SPACES: Final[i64] = 5  # of a district    [DO-8.3]
FIRST_PRICE: Final[i64] = 3  # houses for the first palace of a district    [DO-8.2]

# ---- the advisors    [DO-1.4]

ADVISORS: Final[i64] = 9
AdvisorName = Literal[DistrictName, "quarantia_1", "quarantia_2", "quarantia_3"]
ADVISOR_NAMES: Final[list[AdvisorName]] = list(get_args(AdvisorName))
QUARANTIA_ADVISORS: Final[i64] = 0b111000000  # mask

# ---- what each seat has    [DO-1.2]

SEAT_NAMES: Final = ["red", "blue", "green", "yellow"]
SEAT_LETTERS: Final = "RBGY"
HOUSES: Final[i64] = 15
PALACES: Final[i64] = 8
RINGS: Final[i64] = 6
MARKER_VALUES: Final[i64] = 4  # 0, 1, 2, 3
ALL_MARKERS: Final[i64] = 0x2221  # a pool: one 0, two of each other value
MARKERS: Final[i64] = 7
LEAST_MARKERS: Final[i64] = 1  # on a card    [DO-3.1]
MOST_MARKERS: Final[i64] = 4

# ---- rewards    [DO-6, DO-7]

FIRST_HOUSES: Final[i64] = 2
SECOND_HOUSES: Final[i64] = 1
ABSTAIN_MOVES: Final[i64] = 1
TIED_FIRST_MOVES: Final[i64] = 2
TIED_SECOND_MOVES: Final[i64] = 1
MOST_MOVES: Final[i64] = 2

# ---- the end    [DO-9]

GOAL_PALACES: Final = [6, 7, 8]  # at least so many palaces ...
GOAL_DISTRICTS: Final = [6, 5, 4]  # ... in at least so many districts
LAST_YEAR: Final[i64] = 60  # RECON    [DO-9.5]

CHOICES: Final = [Choice("last_year", "DO-9.5", LAST_YEAR, 1, LAST_YEAR)]


def home_of(advisor: i64) -> i64:
    """The area an advisor comes from."""
    return advisor if advisor < QUARANTIA else QUARANTIA


class Box:
    """What the choices of a table come to, ready for the steps.  Shared by all copies of a table."""

    def __init__(self, seats: i64, choices: Choices) -> None:
        self.last_year: Final[i64] = choices["last_year"]
        self.placings: Final[i64] = 3 if seats == 4 else 4  # [DO-2.2]
