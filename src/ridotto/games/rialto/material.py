"""[RI-1] What is in the box: names and counts."""

from typing import Final, Literal, get_args

from mypy_extensions import i64

SEAT_NAMES: Final = ["red", "blue", "green", "yellow", "purple"]
SEAT_LETTERS: Final = "RBGYP"
NEUTRAL_LETTER: Final = "N"
NEUTRAL: Final[i64] = 2  # the neutral player among the players: after the two seats    [RI-9]

# ---- the board    [RI-1.2, RI-1.3]

DISTRICTS: Final[i64] = 6
DistrictName = Literal["cannaregio", "castello", "san_marco", "santa_croce", "san_polo", "dorsoduro"]
DISTRICT_NAMES: Final[list[DistrictName]] = list(get_args(DistrictName))
NO_DISTRICT: Final[i64] = -1
BANKS: Final[i64] = 2
BankName = Literal["citra", "ultra"]
BANK_NAMES: Final[list[BankName]] = list(get_args(BankName))
BANK_DISTRICTS: Final[i64] = 3
BANK_POINTS: Final[i64] = 5
PAIRS: Final[i64] = 15  # of districts, joined or not: (0, 1), (0, 2), ... (4, 5)
PAIR_NAMES: Final = [f"{low}-{high}" for i, low in enumerate(DISTRICT_NAMES) for high in DISTRICT_NAMES[i + 1 :]]
NO_PAIR: Final[i64] = -1
CONNECTIONS: Final[i64] = 12

# ---- tiles    [RI-1.4]

BRIDGES: Final[i64] = 6
NO_BRIDGE: Final[i64] = -1
GONDOLAS: Final[i64] = 6
GONDOLA_VALUE: Final[i64] = 1
CLOSED: Final[i64] = -1  # two districts that are not joined
FREE: Final[i64] = 0  # what lies on a connection: nothing, a gondola, or a bridge as 2 + 2 * bridge + which end is high
GONDOLA_TILE: Final[i64] = 1
BRIDGE_TILE: Final[i64] = 2  # the first of them: the high value is at the first end; one more: at the second
TileName = Literal["bridge", "gondola"]

# ---- cards    [RI-1.6]

STEPS: Final[i64] = 6  # of phase II; each has its kind of card
DOGE: Final[i64] = 0
GOLD: Final[i64] = 1
BUILDING: Final[i64] = 2
BRIDGE: Final[i64] = 3
GONDOLA: Final[i64] = 4
COUNCILMAN: Final[i64] = 5
JOKER: Final[i64] = 6
CARDS: Final[i64] = 7  # kinds
StepName = Literal["doge", "gold", "building", "bridge", "gondola", "councilman"]
STEP_NAMES: Final[list[StepName]] = list(get_args(StepName))
CardName = Literal[StepName, "joker"]
CARD_NAMES: Final[list[CardName]] = list(get_args(CardName))
ALL_CARDS: Final[i64] = 0xBBBBBBB  # a pool: eleven of each
ROW: Final[i64] = 6  # cards in a row    [RI-3.1]
MOST_ROWS: Final[i64] = 6
BLIND: Final[i64] = 2  # cards drawn after a row    [RI-3.2]
LIMIT: Final[i64] = 7  # of a hand    [RI-3.7]
NEUTRAL_CARDS: Final[i64] = 7  # [RI-9.4]

# ---- buildings    [RI-1.7]: four of each colour, by value

BUILDINGS: Final[i64] = 12  # kinds
VALUES: Final[i64] = 4
ColourName = Literal["green", "yellow", "blue"]
COLOUR_NAMES: Final[list[ColourName]] = list(get_args(ColourName))
BuildingName = Literal[
    "green1",
    "green2",
    "green3",
    "green4",
    "yellow1",
    "yellow2",
    "yellow3",
    "yellow4",
    "blue1",
    "blue2",
    "blue3",
    "blue4",
]
BUILDING_NAMES: Final[list[BuildingName]] = list(get_args(BuildingName))
NO_BUILDING: Final[i64] = -1
GREEN_1: Final[i64] = 0
GREEN_2: Final[i64] = 1
YELLOW_1: Final[i64] = 4
YELLOW_2: Final[i64] = 5
YELLOW_3: Final[i64] = 6
YELLOW_4: Final[i64] = 7
BLUE_1: Final[i64] = 8
BLUE_2: Final[i64] = 9
BLUE_3: Final[i64] = 10
BLUE_4: Final[i64] = 11
ALL_BUILDINGS: Final[i64] = 0x555555555555  # a pool: five of each
ROOM: Final[i64] = 7  # buildings of a seat    [RI-6.5]

# ---- supplies    [RI-1.7 to RI-1.11]

COINS: Final[i64] = 30
COUNCILMEN: Final[i64] = 18
PERSONAL: Final[i64] = 5
START_POINTS: Final[i64] = 3
START_COINS: Final = [[], [], [1, 2], [1, 2, 3], [1, 2, 2, 3], [1, 2, 2, 2, 3]]  # [seats]: clockwise from the first
START_SPACE: Final[i64] = 1
ROUNDS: Final[i64] = 6


def value_of(building: i64) -> i64:
    """The value of a building, 1 to 4."""
    return building % VALUES + 1
