"""[SM-1] What is in the box: names and counts."""

from typing import Final, Literal, get_args

from mypy_extensions import i64

# ---- the board    [SM-1.3]

DISTRICTS: Final[i64] = 6
DistrictName = Literal["cannaregio", "santa_croce", "san_polo", "san_marco", "dorsoduro", "castello"]
DISTRICT_NAMES: Final[list[DistrictName]] = list(get_args(DistrictName))
SAN_MARCO: Final[i64] = 3
NO_DISTRICT: Final[i64] = -1
PAIRS: Final[i64] = 15  # of districts, neighbours or not: (0, 1), (0, 2), ... (4, 5)
PAIR_NAMES: Final = [f"{low}-{high}" for i, low in enumerate(DISTRICT_NAMES) for high in DISTRICT_NAMES[i + 1 :]]
SIDES: Final[i64] = 6  # of the die

# ---- what each seat has    [SM-1.2]

SEAT_NAMES: Final = ["red", "blue", "green", "yellow"]
SEAT_LETTERS: Final = "RBGY"
SEATS: Final[i64] = 4  # at most
NOBLES: Final[i64] = 25
START_ROLLS: Final[i64] = 4
NOBLES_PER_ROLL: Final[i64] = 2

# ---- bridges    [SM-1.2, SM-6.3]

BRIDGES: Final[i64] = 12
MOST_PER_PAIR: Final[i64] = 3
TOLL: Final[i64] = 1  # for each bridge of somebody else    [SM-8.4]
LONE_STEP: Final[i64] = 2  # points for a step out of a district that no bridge touches    [SM-8.7]
MOST_CROSSED: Final[i64] = 5  # bridges of one route: no district is visited twice    [SM-8.6]

# ---- cards    [SM-1.4]: those of the six districts come first

BRIDGE: Final[i64] = 6
TRANSFER: Final[i64] = 7
EXILE: Final[i64] = 8
DOGE: Final[i64] = 9
ACTIONS: Final[i64] = 10  # kinds of action cards
CARDS: Final[i64] = 13  # kinds of cards: the limit cards 1, 2 and 3 come last
NO_CARD: Final[i64] = -1
ActionName = Literal[DistrictName, "bridge", "transfer", "exile", "doge"]
LimitName = Literal["limit_1", "limit_2", "limit_3"]
CardName = Literal[ActionName, LimitName]
ACTION_NAMES: Final[list[ActionName]] = list(get_args(ActionName))
LIMIT_NAMES: Final[list[LimitName]] = list(get_args(LimitName))
CARD_NAMES: Final[list[CardName]] = list(get_args(CardName))
ALL_CARDS: Final[i64] = 0xAA8A4C6555555  # a pool
ACTION_CARDS: Final[i64] = 0xFFFFFFFFFF  # the part of a pool that holds action cards

# ---- deals and offers    [SM-3]

OFFERS: Final[i64] = 3  # at most
RoleName = Literal["first_dealer", "first_chooser", "second_dealer", "second_chooser"]
ROLE_NAMES: Final[list[RoleName]] = list(get_args(RoleName))
FIRST_DEALER: Final[i64] = 0
FIRST_CHOOSER: Final[i64] = 1
SECOND_DEALER: Final[i64] = 2
SECOND_CHOOSER: Final[i64] = 3

# ---- phases    [SM-2.1, SM-9.1]

PHASES: Final[i64] = 3
LIMIT: Final[i64] = 10  # limit points with which a seat is out
LEAST_ACTIVE: Final[i64] = 2  # seats, for another round


def deal_actions(active: i64) -> i64:
    """[SM-3.2, SM-3.8] Action cards a dealer draws with so many active seats."""
    return 6 if active == 3 else 5


def deal_limits(active: i64) -> i64:
    """[SM-3.2, SM-3.8] Limit cards a dealer draws."""
    return 4 if active == 3 else 3


def offers_with(active: i64) -> i64:
    """[SM-3.3, SM-3.8] Offers a dealer makes."""
    return 3 if active == 3 else 2
