"""Doge, for 3 or 4 seats: hidden ballots, advisors, palaces.  The rules: docs/rules/doge.md."""

from typing import Final

from mypy_extensions import i64

from ...core.choices import Choices
from ...core.game import Game, View
from ...core.ranking import places
from ...core.rng import Rng
from ...core.rules import Rules
from ...core.state import Step
from .advisors import HANDLE_ADVISOR, MAKE_NEUTRAL
from .ballots import PLACE_MARKERS, RETURN_CARDS
from .building import (
    BUILD,
    MOVE_ANY,
    MOVE_HERE,
    MOVE_SECONDS,
    MOVE_TIED,
    PLACE_ONE,
    PLACE_TIED,
    PLACE_TWO,
)
from .diagram import draw_table
from .ending import END_YEAR, standing
from .hidden import deal_markers, material_census, seat_view, table_view
from .material import CHOICES, Box
from .reading import parse_table
from .setup import SET_UP, START_YEAR
from .state import Table
from .votes import LAY_BROWN, TURN_BLUE, VOTE

STEPS: Final[list[Step]] = [
    SET_UP,
    LAY_BROWN,
    START_YEAR,
    PLACE_MARKERS,
    RETURN_CARDS,
    VOTE,
    HANDLE_ADVISOR,
    MAKE_NEUTRAL,
    MOVE_HERE,
    MOVE_ANY,
    MOVE_SECONDS,
    MOVE_TIED,
    PLACE_TWO,
    PLACE_ONE,
    PLACE_TIED,
    BUILD,
    TURN_BLUE,
    END_YEAR,
]
LONGEST: Final[i64] = 20_000  # words: 60 years of at most 96 for the placings and some 30 a vote


class Doge(Game[Table]):
    """Doge as an entry of the registry."""

    def __init__(self) -> None:
        super().__init__("doge", "DO", 1, 3, 4, Rules(STEPS), CHOICES, LONGEST)

    def table(self, seats: i64, choices: Choices) -> Table:
        s = Table(seats, Box(seats, choices))
        s.then(SET_UP)
        return s

    def copy(self, s: Table) -> Table:
        return Table(s.seats, s.box, s)

    def choices_of(self, s: Table) -> Choices:
        return s.box.choices

    def sees(self, s: Table) -> View:
        return table_view(s)

    def knows(self, s: Table, seat: i64) -> View:
        return seat_view(s, seat)

    def imagine(self, w: Table, seat: i64, rng: Rng) -> None:
        deal_markers(w, seat, rng)

    def scores(self, s: Table) -> list[i64]:
        """Palaces on the board: Doge has no points."""
        return [s.palaces_of(seat) for seat in range(s.seats)]

    def ranks(self, s: Table) -> list[i64]:
        """[DO-9.6] By goal met, palaces, houses on the board."""
        return places([standing(s, seat) for seat in range(s.seats)])

    def census(self, s: Table) -> list[i64]:
        return material_census(s)

    def draw(self, s: Table) -> str:
        return draw_table(self.rules, s)

    def parse(self, text: str) -> Table:
        return parse_table(self.rules, text)


GAME: Final = Doge()
