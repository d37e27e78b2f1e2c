"""[MF-1, MF-10] What the choices of a table come to: its cards and its board, as numbers ready for the steps."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.choices import FLAG, Choice, Choices
from ...core.errors import BadChoice
from ...core.game import Boxes
from .edition import EDITION, MOST_POINTS, effect_name, market_name, reward_name
from .material import (
    AREA_CARDS,
    AREA_OF_SYMBOL,
    BONUS_POINTS,
    BONUS_SPACES,
    BONUSES,
    CARD_NAMES,
    CARDS,
    CITY_BONUS,
    CITY_SPACE,
    COLOUR_OF_AREA,
    COPIES,
    COUNCIL,
    CYCLES,
    CYCLES_OF_TWO,
    DISPLAY,
    DOGAT_FACES,
    DOGATS,
    EXTRA_CARD,
    FIRST_DOGAT,
    FIRST_WORK,
    HAND,
    LAST_SPACE,
    LONG_DISPLAY,
    LOWEST_VALUE,
    MARKET_COPIES,
    MOST_DOGAT_POINTS,
    MOST_ROUNDS,
    MOST_SEATS,
    NO_AREA,
    NO_COLOUR,
    NO_WORK,
    NOTHING_MORE,
    PALACE_BONUS,
    POINTS_REWARD,
    SEA_POINTS,
    SEA_STARS,
    SEAT_NAMES,
    SYMBOLS,
    TILE_NAMES,
    TILE_SPACES,
    WHEELS,
    WORK_KIND_NAMES,
    WORK_KINDS,
    WORK_VALUES,
    WORKS,
)

BY_LOT: Final[i64] = 0  # the choice `first`; 1 + seat: that seat

RULINGS: Final = [
    Choice("masterworks", "MF-1.1", 1, 0, 1, FLAG),
    Choice("on_turn", "MF-2.5", 0, 0, 1, FLAG),
    Choice("first", "MF-1.5", BY_LOT, BY_LOT, MOST_SEATS, ("lot", *SEAT_NAMES)),
    Choice("rounds", "MF-9.1", MOST_ROUNDS, 1, MOST_ROUNDS),
]
CHOICES: Final = [*RULINGS, *EDITION]


class Deck:
    """The cards of a table, by kind."""

    def __init__(self, choices: Choices, with_expansion: bool) -> None:
        self.copies: Final[vec[i64]] = vec[i64]([0] * CARDS)
        self.areas: Final[vec[i64]] = vec[i64]([NO_AREA] * CARDS)
        self.symbols: Final[vec[i64]] = vec[i64]([0] * CARDS)
        self.wheels: Final[vec[i64]] = vec[i64]([0] * CARDS)  # 0: cannot be used to sail
        self.colours: Final[vec[i64]] = vec[i64]([NO_COLOUR] * CARDS)
        self.arrows: Final[vec[i64]] = vec[i64]([0] * CARDS)  # of Dogat cards ...
        self.points: Final[vec[i64]] = vec[i64]([0] * CARDS)  # ... and their points
        self.works: Final[vec[i64]] = vec[i64]([NO_WORK] * CARDS)  # faces of masterworks
        self.faces: Final[vec[i64]] = vec[i64](list(range(CARDS)))  # places in CARD_NAMES
        self.add_areas()
        self.add_dogats(choices, with_expansion)
        self.add_works(choices, with_expansion)

    def add_areas(self) -> None:
        """[MF-1.2] Symbols and wheels."""
        for symbol in range(SYMBOLS):
            for wheel in range(WHEELS):
                card = symbol * WHEELS + wheel
                self.copies[card] = i64(COPIES[symbol][wheel])
                self.areas[card] = i64(AREA_OF_SYMBOL[symbol])
                self.symbols[card] = symbol
                self.wheels[card] = wheel + 1
                self.colours[card] = i64(COLOUR_OF_AREA[AREA_OF_SYMBOL[symbol]])

    def add_dogats(self, choices: Choices, with_expansion: bool) -> None:
        """[MF-12.2] Equal Dogat cards count as copies of the first of them."""
        for number in range(DOGATS):
            card = FIRST_DOGAT + number
            arrows, points = choices[f"dogat_{number + 1}_arrows"], choices[f"dogat_{number + 1}_points"]
            self.arrows[card] = arrows
            self.points[card] = points
            self.wheels[card] = choices["dogat_wheel"]
            self.faces[card] = AREA_CARDS + (arrows - 1) * (MOST_DOGAT_POINTS + 1) + points
            first = FIRST_DOGAT
            while self.faces[first] != self.faces[card]:
                first += 1
            self.copies[first] += i64(with_expansion)

    def add_works(self, choices: Choices, with_expansion: bool) -> None:
        """[MF-15.1] One masterwork of each kind."""
        for kind in range(WORK_KINDS):
            card = FIRST_WORK + kind
            value = choices[f"masterwork_{WORK_KIND_NAMES[kind]}"]
            self.works[card] = kind * WORK_VALUES + value - LOWEST_VALUE
            self.faces[card] = AREA_CARDS + DOGAT_FACES + self.works[card]
            self.wheels[card] = choices["masterwork_wheel"]
            self.copies[card] = i64(with_expansion)


class Box:
    """The cards and the board of one table.  Shared by all copies of it."""

    def __init__(self, seats: i64, choices: Choices) -> None:
        self.masterworks: Final[bool] = choices["masterworks"] == 1
        self.on_turn: Final[bool] = choices["on_turn"] == 1
        self.first: Final[i64] = choices["first"]
        if self.first > seats:
            raise BadChoice(f"The seat {SEAT_NAMES[self.first - 1]} cannot be the first of {seats}.")
        deck = Deck(choices, self.masterworks)
        self.copies: Final[vec[i64]] = deck.copies  # [card], and so are those that follow
        self.areas: Final[vec[i64]] = deck.areas
        self.symbols: Final[vec[i64]] = deck.symbols
        self.wheels: Final[vec[i64]] = deck.wheels
        self.colours: Final[vec[i64]] = deck.colours
        self.arrows: Final[vec[i64]] = deck.arrows
        self.dogat_points: Final[vec[i64]] = deck.points
        self.card_works: Final[vec[i64]] = deck.works
        self.faces: Final[vec[i64]] = deck.faces
        self.names: Final = [CARD_NAMES[face] for face in deck.faces]  # [card]
        self.all_cards: Final[i64] = total(deck.copies)
        self.display: Final[i64] = LONG_DISPLAY if self.masterworks else i64(DISPLAY[seats])  # [MF-1.3, MF-10.1]
        self.cycles: Final[i64] = CYCLES_OF_TWO if seats == 2 and not self.masterworks else CYCLES  # [MF-2.4]
        self.rounds: Final[i64] = min(choices["rounds"], (self.all_cards - self.display) // (HAND * seats))  # [MF-9.1]
        self.last_space: Final[i64] = choices["sea_end"] if self.masterworks else LAST_SPACE
        self.sea_points: Final[vec[i64]] = vec[i64]([0] * (self.last_space + 1))  # [space]
        self.sea_effects: Final[vec[i64]] = vec[i64]([NOTHING_MORE] * (self.last_space + 1))  # [space]
        self.bonus_points: Final[vec[i64]] = vec[i64]([0] * (BONUSES * BONUS_SPACES))  # [bonus, space]
        self.rewards: Final[vec[i64]] = vec[i64]([POINTS_REWARD] * COUNCIL)  # [tile, space]
        self.reward_points: Final[vec[i64]] = vec[i64]([0] * COUNCIL)  # [tile, space]
        self.works: Final[vec[i64]] = vec[i64]([0] * WORKS)  # [face]: in the pile of masterworks
        self.lady_points: Final[i64] = choices["dogaressa_points"]
        self.print_bonuses()
        self.print_sea(choices)
        if self.masterworks:
            self.print_side_board(choices)

    def print_bonuses(self) -> None:
        """[MF-3.3] The same points in every area."""
        for bonus in range(BONUSES):
            for space in range(BONUS_SPACES):
                self.bonus_points[bonus * BONUS_SPACES + space] = i64(BONUS_POINTS[space])

    def print_sea(self, choices: Choices) -> None:
        """[MF-8.4] The first twenty spaces; [MF-14.3] then what the edition says, up to the city."""
        for space in range(LAST_SPACE + 1):
            self.sea_points[space] = i64(SEA_POINTS[space])
        for star in SEA_STARS:
            self.sea_effects[i64(star)] = EXTRA_CARD
        for space in range(LAST_SPACE + 1, self.last_space):
            value = choices[effect_name(space)]
            if value <= MOST_POINTS:
                self.sea_points[space] = value
            else:
                self.sea_effects[space] = value - MOST_POINTS
        if self.last_space > LAST_SPACE:
            self.sea_effects[self.last_space] = CITY_SPACE

    def print_side_board(self, choices: Choices) -> None:
        """[MF-11.7] The council, [MF-11.9, MF-14.4] palace and city, [MF-15.1] the pile of masterworks."""
        for tile in range(len(TILE_NAMES)):
            for place in range(TILE_SPACES):
                value = choices[reward_name(TILE_NAMES[tile], place)]
                at = i64(tile) * TILE_SPACES + place
                if value <= MOST_POINTS:
                    self.reward_points[at] = value
                else:
                    self.rewards[at] = value - MOST_POINTS
        for space in range(BONUS_SPACES):
            self.bonus_points[PALACE_BONUS * BONUS_SPACES + space] = choices[f"palace_{space + 1}"]
            self.bonus_points[CITY_BONUS * BONUS_SPACES + space] = choices[f"city_{space + 1}"]
        for kind in range(WORK_KINDS):
            for copy in range(MARKET_COPIES):
                value = choices[market_name(WORK_KIND_NAMES[kind], copy)]
                self.works[kind * WORK_VALUES + value - LOWEST_VALUE] += 1


def total(numbers: vec[i64]) -> i64:
    out: i64 = 0
    for number in numbers:
        out += number
    return out


class MillefioriBoxes(Boxes[Box]):
    """Boxes of Mille Fiori."""

    def fill(self, seats: i64, choices: Choices) -> Box:
        return Box(seats, choices)
