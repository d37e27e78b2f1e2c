"""[MF-1, MF-10] What is in the box: names, counts, and what is printed on the board."""

from typing import Final, Literal, get_args

from mypy_extensions import i64

SEAT_NAMES: Final = ["red", "blue", "green", "yellow"]
SEAT_LETTERS: Final = "RBGY"
MOST_SEATS: Final[i64] = 4

# ---- areas and fields    [MF-1.6]

AREAS: Final[i64] = 6
WORKSHOPS: Final[i64] = 0
RESIDENCES: Final[i64] = 1
NOBILI: Final[i64] = 2
POPULI: Final[i64] = 3
TRADE: Final[i64] = 4
HARBOUR: Final[i64] = 5
NO_AREA: Final[i64] = -1
AreaName = Literal["workshops", "residences", "nobili", "populi", "trade", "harbour"]
AREA_NAMES: Final[list[AreaName]] = list(get_args(AreaName))
FIELDS_OF: Final = [30, 20, 12, 12, 20, 15]  # [area]
FIRST_FIELD: Final = [0, 30, 50, 62, 74, 94]  # [area]: fields are counted through all areas
FIELDS: Final[i64] = 109
FIELD_NAMES: Final = [
    f"{name}{i + 1}" for name, fields in zip(AREA_NAMES, FIELDS_OF, strict=True) for i in range(fields)
]

# ---- symbols    [MF-1.2]

SYMBOLS: Final[i64] = 16
PIGMENTS: Final[i64] = 3
KEY: Final[i64] = 4
SHIP: Final[i64] = 15
SymbolName = Literal[
    "quartz",
    "ash",
    "lime",
    "pigments",
    "key",
    "coin",
    "lion",
    "cross",
    "shell",
    "fish",
    "crab",
    "glasses",
    "carafes",
    "jewelry",
    "swans",
    "ship",
]
SYMBOL_NAMES: Final[list[SymbolName]] = list(get_args(SymbolName))
AREA_OF_SYMBOL: Final = [0, 0, 0, 0, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5]  # [symbol]
FIRST_SYMBOL: Final = [0, 4, 5, 8, 11, 15]  # [area]
SYMBOLS_OF: Final = [4, 1, 3, 3, 4, 1]  # [area]

# ---- workshops    [MF-4.1]: one letter a field, Q quartz, A ash, L lime, P pigments

WORKSHOP_LETTERS: Final = "PAPLALAQLQAPQPQPAQLPQLPQLPALPA"
NEIGHBOURS: Final = [  # [field]: fields that share a side
    [1, 7, 8],
    [0, 2, 8, 9],
    [1, 3, 9, 10],
    [2, 4, 10, 11],
    [3, 5, 11, 12],
    [4, 12],
    [13, 14],
    [0, 8, 15],
    [0, 1, 7, 9, 15, 16],
    [1, 2, 8, 10, 16],
    [2, 3, 9, 11, 17],
    [3, 4, 10, 12, 17, 18],
    [4, 5, 11, 18, 19],
    [6, 14, 20, 21],
    [6, 13, 21, 22],
    [7, 8, 16, 23],
    [8, 9, 15, 23],
    [10, 11, 18, 24, 25],
    [11, 12, 17, 19, 25, 26],
    [12, 18, 20, 26, 27],
    [13, 19, 21, 27, 28],
    [13, 14, 20, 22, 28, 29],
    [14, 21, 29],
    [15, 16],
    [17, 25],
    [17, 18, 24, 26],
    [18, 19, 25, 27],
    [19, 20, 26, 28],
    [20, 21, 27, 29],
    [21, 22, 28],
]
STARS: Final = [  # [star]: the fields around it    [MF-4.6]
    [0, 7, 8],
    [1, 2, 9],
    [3, 10, 11],
    [4, 5, 12],
    [6, 13, 14],
    [15, 16, 23],
    [17, 24, 25],
    [18, 19, 26],
    [20, 27, 28],
    [21, 22, 29],
]

# ---- residences    [MF-5.1]

VALUES: Final = [2, 4, 3, 5, 1, 4, 2, 3, 1, 5, 10, 2, 3, 4, 5, 10, 1, 5, 4, 3]  # [field]
EXTRA_AT_VALUES: Final = (3, 5)  # different values owned    [MF-5.3]
BONUS_AT_VALUES: Final[i64] = 4  # [MF-5.4]

# ---- townspeople    [MF-6.1]: which of the three symbols of its pyramid a field has

PEOPLE_SYMBOLS: Final = [0, 1, 2, 1, 2, 0, 1, 2, 0, 1, 2, 0]  # [field]
LEVELS: Final = [3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1]  # [field]
LEVEL_POINTS: Final = [0, 1, 3, 6]  # [level]
BELOW: Final = [[3, 4], [4, 5], [5, 6], [7, 8], [8, 9], [9, 10], [10, 11], [], [], [], [], []]  # [field]
TRIANGLES: Final = [  # [field]: all that is below it
    [3, 4, 7, 8, 9],
    [4, 5, 8, 9, 10],
    [5, 6, 9, 10, 11],
    [7, 8],
    [8, 9],
    [9, 10],
    [10, 11],
    [],
    [],
    [],
    [],
    [],
]

# ---- trade and harbour    [MF-7.1, MF-8.1]: field = row * columns + column

ROWS: Final[i64] = 5
COMMODITIES: Final[i64] = 4
FLEET: Final[i64] = 3  # ship fields of a row
FLEET_POINTS: Final = [0, 1, 3, 6, 10]  # [filled trade fields of the row], for each diamond of the fleet

# ---- the sea route    [MF-8.4]

DOCK: Final[i64] = 0
SEA_POINTS: Final = [0, 1, 1, 1, 3, 1, 10, 0, 1, 5, 1, 1, 10, 10, 1, 5, 0, 1, 1, 1, 10]  # [space]
SEA_STARS: Final = (7, 16, 20)
LAST_SPACE: Final[i64] = 20  # without the expansion
NOTHING_MORE: Final[i64] = 0  # what a space gives besides its points
EXTRA_CARD: Final[i64] = 1
A_MASTERWORK: Final[i64] = 2
ONE_ARROW: Final[i64] = 3
TWO_ARROWS: Final[i64] = 4
CITY_SPACE: Final[i64] = 5
EffectName = Literal["nothing", "extra_card", "masterwork", "arrow", "two_arrows", "city"]
EFFECT_NAMES: Final[list[EffectName]] = list(get_args(EffectName))

# ---- point bonuses    [MF-3.3, MF-11.9, MF-14.4]: the first five are those of the areas

BONUSES: Final[i64] = 7
PALACE_BONUS: Final[i64] = 5
CITY_BONUS: Final[i64] = 6
BonusName = Literal["workshops", "residences", "nobili", "populi", "trade", "palace", "city"]
BONUS_NAMES: Final[list[BonusName]] = list(get_args(BonusName))
BONUS_SPACES: Final[i64] = 4
BONUS_POINTS: Final = [20, 15, 10, 5]

# ---- diamonds    [MF-1.4]

SUPPLY: Final[i64] = 27
RESERVE: Final[i64] = 3
DIAMONDS: Final[i64] = 30

# ---- masterworks    [MF-15.1]

GLASSES: Final[i64] = 3
SHAPES: Final[i64] = 3
GlassName = Literal["green", "blue", "amber"]
GLASS_NAMES: Final[list[GlassName]] = list(get_args(GlassName))
ShapeName = Literal["horse", "vase", "goblet"]
SHAPE_NAMES: Final[list[ShapeName]] = list(get_args(ShapeName))
WORK_KINDS: Final[i64] = 9  # kind = glass * SHAPES + shape
WORK_KIND_NAMES: Final = [f"{glass}_{shape}" for glass in GLASS_NAMES for shape in SHAPE_NAMES]
LOWEST_VALUE: Final[i64] = 2
HIGHEST_VALUE: Final[i64] = 5
WORK_VALUES: Final[i64] = 4
WORKS: Final[i64] = 36  # faces: kind * WORK_VALUES + value - LOWEST_VALUE
WORK_NAMES: Final = [
    f"{kind}{value}" for kind in WORK_KIND_NAMES for value in range(LOWEST_VALUE, HIGHEST_VALUE + 1)
]  # green_horse3
NO_WORK: Final[i64] = -1
MARKET: Final[i64] = 3
MARKET_COPIES: Final[i64] = 3  # of each kind in the pile of masterworks
SHOWCASE: Final[i64] = 9  # places, row by row
LINES: Final = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8]]  # rows, then columns
LINE_POINTS: Final[i64] = 10  # for one colour, and for one shape    [MF-15.7]

# ---- cards    [MF-1.2, MF-10.1]: symbol * WHEELS + wheel - 1, then Dogat cards, then masterworks

WHEELS: Final[i64] = 5
AREA_CARDS: Final[i64] = 80  # kinds; some have no card
DOGATS: Final[i64] = 11
FIRST_DOGAT: Final[i64] = 80
FIRST_WORK: Final[i64] = 91
CARDS: Final[i64] = 100  # kinds
NO_CARD: Final[i64] = -1
COPIES: Final = [  # [symbol]: the cards with wheel 1, 2, ...
    [1, 1, 3, 1, 1],
    [1, 2, 1, 2, 1],
    [2, 1, 1, 1, 2],
    [2, 2, 2, 2, 1],
    [4, 4, 4, 4, 4],
    [1, 1, 1, 0, 1],
    [1, 1, 1, 0, 1],
    [1, 1, 1, 1, 0],
    [1, 1, 1, 1, 0],
    [1, 1, 1, 1, 0],
    [1, 1, 1, 0, 1],
    [1, 1, 1, 1, 1],
    [1, 1, 1, 1, 1],
    [1, 1, 1, 1, 1],
    [1, 1, 1, 1, 1],
    [3, 3, 3, 3, 3],
]
MOST_ARROWS: Final[i64] = 2
MOST_DOGAT_POINTS: Final[i64] = 9
DOGAT_FACES: Final[i64] = 20
# What may be printed on a card, in any edition: see `Box.face`.
CARD_NAMES: Final = [
    *[f"{symbol}{wheel}" for symbol in SYMBOL_NAMES for wheel in range(1, WHEELS + 1)],  # quartz3
    *[f"dogat{arrows}-{points}" for arrows in (1, 2) for points in range(MOST_DOGAT_POINTS + 1)],  # dogat2-0
    *WORK_NAMES,  # green_horse5
]

# ---- the Small Council    [MF-11.1, MF-11.2]

TILES: Final[i64] = 6
TILE_SPACES: Final[i64] = 3
COUNCIL: Final[i64] = 18  # spaces, 1 to 18
FIRST_SPACE: Final[i64] = 1
PALACE: Final[i64] = 19
TileName = Literal["workshops", "residences", "people_a", "people_b", "trade_a", "trade_b"]
TILE_NAMES: Final[list[TileName]] = list(get_args(TileName))
ColourName = Literal["brown", "violet", "green", "lightblue"]
COLOUR_NAMES: Final[list[ColourName]] = list(get_args(ColourName))
NO_COLOUR: Final[i64] = -1
COLOUR_OF_TILE: Final = [0, 1, 2, 2, 3, 3]  # [tile]
COLOUR_OF_AREA: Final = [0, 1, 2, 2, 3, -1]  # [area]    [MF-11.4, MF-11.5]
POINTS_REWARD: Final[i64] = 0
WORK_REWARD: Final[i64] = 1
LADY_REWARD: Final[i64] = 2
SAIL_REWARD: Final[i64] = 3
RewardName = Literal["points", "masterwork", "dogaressa", "sail"]
REWARD_NAMES: Final[list[RewardName]] = list(get_args(RewardName))
COUNCIL_VOYAGE: Final[i64] = 5  # [MF-11.7]

# ---- Dogaressa cards    [MF-13.6]

LADIES: Final[i64] = 6  # kinds
LADY_COPIES: Final[i64] = 2
POINTS_LADY: Final[i64] = 0
WORKS_LADY: Final[i64] = 1
EXTRA_LADY: Final[i64] = 2
SEA_LADY: Final[i64] = 3
SMALL_DOGAT: Final[i64] = 4
GREAT_DOGAT: Final[i64] = 5
NO_LADY: Final[i64] = -1
LadyName = Literal["points", "two_masterworks", "extra_card", "sea_route", "small_dogat", "great_dogat"]
LADY_NAMES: Final[list[LadyName]] = list(get_args(LadyName))
ALL_LADIES: Final[i64] = 0x222222  # a pool
COURT: Final[i64] = 3
LADY_VOYAGE: Final[i64] = 7  # 1 to 7    [MF-13.9]
SMALL_STEPS: Final[i64] = 1
SMALL_POINTS: Final[i64] = 7
GREAT_STEPS: Final[i64] = 3  # 1 to 3    [MF-13.11]
GREAT_POINTS: Final[i64] = 3

# ---- rounds    [MF-2, MF-9.1]

HAND: Final[i64] = 5
CYCLES: Final[i64] = 4
CYCLES_OF_TWO: Final[i64] = 3  # without the expansion    [MF-2.4]
DISPLAY: Final = [0, 0, 9, 4, 9]  # [seats]    [MF-1.3]
LONG_DISPLAY: Final[i64] = 9  # with the expansion    [MF-10.1]
MOST_ROUNDS: Final[i64] = 12

# ---- why there is an extra card, and how a game ends

STAR: Final[i64] = 0
THREE_VALUES: Final[i64] = 1
FIVE_VALUES: Final[i64] = 2
TOP: Final[i64] = 3
GOOD_DEAL: Final[i64] = 4
SEA: Final[i64] = 5
DOGARESSA: Final[i64] = 6
ReasonName = Literal["star", "three_values", "five_values", "top", "good_deal", "sea", "dogaressa"]
REASON_NAMES: Final[list[ReasonName]] = list(get_args(ReasonName))
REASON_RULES: Final = ["MF-4.6", "MF-5.3", "MF-5.3", "MF-6.6", "MF-7.4", "MF-8.4", "MF-13.8"]


def work_kind(face: i64) -> i64:
    """Glass and shape of a masterwork."""
    return face // WORK_VALUES


def work_value(face: i64) -> i64:
    return face % WORK_VALUES + LOWEST_VALUE
