"""[IN-1] What is in the box: names and counts."""

from typing import Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

from ...core.choices import FLAG, Choice, Choices
from ...core.errors import BadChoice
from ...core.pool import EMPTY, one
from .edition import EDITION, HIGHEST_VALUE, LOWEST_VALUE, price_name, value_name

# ---- the Palace    [IN-1.2]

MOST_ARCADES: Final[i64] = 16
SLOTS: Final[i64] = 16  # room for slots in a code: a Palace has as many slots as arcades
DOOR: Final[i64] = 0  # arcades are counted clockwise from the door; the even ones show a Seal
SymbolName = Literal["seal", "ducat"]  # what is printed on an arcade

# ---- families and Intrigants    [IN-1.4, IN-1.5]

FAMILIES: Final[i64] = 5
OWN_FAMILIES: Final[i64] = 4  # those that a seat can have
TIEPOLO: Final[i64] = 4
FamilyName = Literal["contarini", "gradenigo", "morosini", "dandolo", "tiepolo"]
FAMILY_NAMES: Final[list[FamilyName]] = list(get_args(FamilyName))
CARDS_OF: Final = [3, 3, 3, 3, 4]
CARDS: Final[i64] = 16
NO_CARD: Final[i64] = -1
HAND: Final[i64] = 4  # [IN-3.1]
FAMILY_FACES: Final[i64] = HIGHEST_VALUE - LOWEST_VALUE + 1  # a face is what any edition may print on a card
FACES: Final[i64] = FAMILIES * FAMILY_FACES
FACE_NAMES: Final = [
    f"{family}-{value}" for family in FAMILY_NAMES for value in range(LOWEST_VALUE, HIGHEST_VALUE + 1)
]  # contarini-3: see `face_of`

# ---- tokens    [IN-1.7, IN-1.8]

CORPORATIONS: Final[i64] = 5
CorporationName = Literal["merchants", "military", "clergy", "gardeners", "crafts"]
CORPORATION_NAMES: Final[list[CorporationName]] = list(get_args(CorporationName))
NO_TOKEN: Final[i64] = 0  # a token is 1 + its corporation, or a Ducat; face down it has one bit more
DUCAT: Final[i64] = 6
DOWN: Final[i64] = 8
TokenName = Literal[CorporationName, "ducat"]
TOKEN_NAMES: Final[list[TokenName]] = list(get_args(TokenName))  # of 1, 2, ...: see `token_kind`
START_DUCATS: Final[i64] = 1

# ---- Influence cards    [IN-1.11]

INFLUENCES: Final[i64] = 6
PEDDLER: Final[i64] = 0
ASSASSIN: Final[i64] = 1
COURTESAN: Final[i64] = 2
GONDOLIER: Final[i64] = 3
GUARD: Final[i64] = 4
THIEF: Final[i64] = 5
InfluenceName = Literal["peddler", "assassin", "courtesan", "gondolier", "guard", "thief"]
INFLUENCE_NAMES: Final[list[InfluenceName]] = list(get_args(InfluenceName))
PILE: Final[i64] = 3

# ---- what lies in a slot: nothing, 1 + card, the same face down, or an Influence card

FREE: Final[i64] = 0
FACE_DOWN: Final[i64] = 16
INFLUENCE: Final[i64] = 33  # the first of them
FACE_DOWN_SIGN: Final = "!"
CELL_NAMES: Final = [  # of what lies in a slot, whatever the edition: see `Box.shown`
    "free",
    *FACE_NAMES,
    *[f"{face}{FACE_DOWN_SIGN}" for face in FACE_NAMES],
    *INFLUENCE_NAMES,
]

# ---- what becomes of a token, and why    [IN-6]

NOTHING: Final[i64] = 0  # there is none
FACE_DOWN_TOKEN: Final[i64] = 1
NO_INTRIGANT: Final[i64] = 2
LONE: Final[i64] = 3  # one Intrigant alone, at a table where that is not enough
EQUAL: Final[i64] = 4
NEUTRAL: Final[i64] = 5
HIGHER: Final[i64] = 6  # taken by the higher Intrigant ...
ALONE: Final[i64] = 7  # ... or by the only one
OutcomeName = Literal["nothing", "face_down", "no_intrigant", "lone", "equal", "neutral", "higher", "alone"]
OUTCOME_NAMES: Final[list[OutcomeName]] = list(get_args(OutcomeName))

# ---- the end    [IN-9]

WIN_DIFFERENT: Final[i64] = 5
WIN_ALIKE: Final[i64] = 4
LAST_TURN: Final[i64] = 40  # RECON    [IN-9.3]

SEAT_NAMES: Final = ["red", "blue", "green", "yellow"]
SEAT_LETTERS: Final = "ABCD"

CHOICES: Final = [
    Choice("lone_beside_influence_wins", "IN-6.6", 1, 0, 1, FLAG, formerly="lone_card_wins"),
    Choice("lone_beside_killed_wins", "IN-6.6", 1, 0, 1, FLAG, formerly="lone_card_wins"),
    Choice("last_turn", "IN-9.3", LAST_TURN, 1, LAST_TURN),
    *EDITION,
]


def face_of(family: i64, value: i64) -> i64:
    """The place of a card in FACE_NAMES."""
    return family * FAMILY_FACES + value - LOWEST_VALUE


def token_kind(token: i64) -> i64:
    """The place of a token in TOKEN_NAMES, face up or down; -1: there is none."""
    return (token & DOWN - 1) - 1


def read_cards(choices: Choices, families: vec[i64], values: vec[i64]) -> list[str]:
    """[IN-1.5] The family and value of every card; returns their names."""
    names: list[str] = []
    card: i64 = 0
    for family in range(FAMILIES):
        for number in range(i64(CARDS_OF[family])):
            value = choices[value_name(FAMILY_NAMES[family], number)]
            families[card] = family
            values[card] = value
            names.append(FACE_NAMES[face_of(family, value)])
            card += 1
    return names


def count_copies(seats: i64, names: list[str], copies: vec[i64]) -> i64:
    """[IN-1.12] How many cards are like each one; returns the pool of all.  [IN-1.6] Three seats have no Tiepolo."""
    pool: i64 = EMPTY
    for card in range(CARDS):
        if seats != 3 or not names[card].startswith(FAMILY_NAMES[TIEPOLO]):
            first: i64 = names.index(names[card])
            copies[first] += 1
            pool += one(first)
    return pool


def read_prices(choices: Choices, prices: vec[i64]) -> None:
    """[IN-1.11] What the cards of each pile cost."""
    for influence in range(INFLUENCES):
        for place in range(PILE):
            name = price_name(INFLUENCE_NAMES[influence], place)
            at = influence * PILE + place
            prices[at] = choices[name]
            if place > 0 and prices[at] < prices[at - 1]:
                raise BadChoice(
                    f"The prices of a pile never fall, but '{name}' is {prices[at]} after {prices[at - 1]}."
                )


class Box:
    """What the choices of a table come to, ready for the steps.  Shared by all copies of a table.

    [IN-1.12] Cards of one family and value are alike: they count as copies of the first of them.
    """

    def __init__(self, seats: i64, choices: Choices) -> None:
        self.lone_beside_influence_wins: Final[bool] = choices["lone_beside_influence_wins"] == 1
        self.lone_beside_killed_wins: Final[bool] = choices["lone_beside_killed_wins"] == 1
        self.last_turn: Final[i64] = choices["last_turn"]
        self.ducats: Final[i64] = choices["ducats"]
        self.arcades: Final[i64] = 4 * seats  # [IN-1.2]
        self.halves: Final[i64] = 2 if seats == 2 else 1  # [IN-8.3]
        self.packets: Final[i64] = seats * self.halves  # in a turn
        self.seals: Final[i64] = 2 if seats == 2 else 3  # of each corporation    [IN-8.1]
        self.courtesans: Final[i64] = 0 if seats == 2 else PILE  # [IN-8.1]
        self.families: Final[vec[i64]] = vec[i64]([TIEPOLO] * CARDS)  # [card]
        self.values: Final[vec[i64]] = vec[i64]([0] * CARDS)  # [card]
        self.copies: Final[vec[i64]] = vec[i64]([0] * CARDS)  # [card]; 0: a copy of another card, or not in play
        self.prices: Final[vec[i64]] = vec[i64]([0] * (INFLUENCES * PILE))  # [influence, place from the top]
        self.names: Final = read_cards(choices, self.families, self.values)  # [card]
        self.all_cards: Final[i64] = count_copies(seats, self.names, self.copies)  # pool
        read_prices(choices, self.prices)

    def face(self, card: i64) -> i64:
        """A card as events tell it: by its place in FACE_NAMES."""
        return face_of(self.families[card], self.values[card])

    def shown(self, cell: i64) -> i64:
        """What lies in a slot, by its place in CELL_NAMES."""
        if cell == FREE:
            return 0
        if cell >= INFLUENCE:
            return 1 + 2 * FACES + cell - INFLUENCE
        if cell > FACE_DOWN:
            return 1 + FACES + self.face(cell - FACE_DOWN - 1)
        return 1 + self.face(cell - 1)
