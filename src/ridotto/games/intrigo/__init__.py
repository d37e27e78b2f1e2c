"""Intrigo, for 2 to 4 seats: a draft, cards of all families, and who gets the tokens between them.

The rules: docs/rules/intrigo.md.
"""

from typing import Final

from mypy_extensions import i64

from ...core.choices import Choices
from ...core.game import Game, View
from ...core.ranking import places
from ...core.rng import Rng
from ...core.rules import Rules
from ...core.state import Step
from .diagram import draw_table
from .draft import DEAL_CARD, KEEP_CARD, TAKE_LAST
from .ending import CLEAN_UP, different, standing
from .hidden import material_census, seat_view, table_view
from .influence import USE_ASSASSIN, USE_COURTESAN, USE_GONDOLIER, USE_GUARD, USE_PEDDLER, USE_THIEF
from .material import CHOICES, Box
from .palace import DRAW_SEAL, REFILL
from .placing import ACT, GO
from .reading import parse_table
from .setup import DEAL_FAMILY, DRAW_FIRST, SET_UP, START_HALF
from .share_out import SHARE_OUT
from .state import Table
from .worlds import deal_again

STEPS: Final[list[Step]] = [
    SET_UP,
    DRAW_FIRST,
    DEAL_FAMILY,
    REFILL,
    DRAW_SEAL,
    START_HALF,
    DEAL_CARD,
    KEEP_CARD,
    TAKE_LAST,
    GO,
    ACT,
    USE_PEDDLER,
    USE_ASSASSIN,
    USE_COURTESAN,
    USE_GONDOLIER,
    USE_GUARD,
    USE_THIEF,
    SHARE_OUT,
    CLEAN_UP,
]
LONGEST: Final[i64] = 10_000  # words: 40 turns of 16 cards dealt, 12 kept, 16 slots, passes and Seals


class Intrigo(Game[Table]):
    """Intrigo as an entry of the registry."""

    def __init__(self) -> None:
        super().__init__("intrigo", "IN", 1, 2, 4, Rules(STEPS), CHOICES, LONGEST)

        self.boxes: Final[dict[i64, Box]] = {}  # by number of seats

    def table(self, seats: i64, choices: Choices) -> Table:
        s = Table(seats, self.box_for(seats, choices))
        s.then(SET_UP)
        return s

    def box_for(self, seats: i64, choices: Choices) -> Box:
        """The box of a table that chooses nothing is filled once: to fill one takes as long as ten decisions."""
        if choices is not self.usual:
            return Box(seats, choices)
        if seats not in self.boxes:
            self.boxes[seats] = Box(seats, choices)
        return self.boxes[seats]

    def copy(self, s: Table) -> Table:
        return Table(s.seats, s.box, s)

    def choices_of(self, s: Table) -> Choices:
        return s.box.choices

    def sees(self, s: Table) -> View:
        return table_view(s)

    def knows(self, s: Table, seat: i64) -> View:
        return seat_view(s, seat)

    def imagine(self, w: Table, seat: i64, rng: Rng) -> None:
        deal_again(w, seat, rng)

    def scores(self, s: Table) -> list[i64]:
        """Corporations of which a seat has a Seal: Intrigo has no points."""
        return [different(s, seat) for seat in range(s.seats)]

    def ranks(self, s: Table) -> list[i64]:
        """[IN-9.4] By game won, different Seals, Seals, Ducats."""
        return places([standing(s, seat) for seat in range(s.seats)])

    def census(self, s: Table) -> list[i64]:
        return material_census(s)

    def draw(self, s: Table) -> str:
        return draw_table(self.rules, s)

    def parse(self, text: str) -> Table:
        return parse_table(self.rules, text)


GAME: Final = Intrigo()
