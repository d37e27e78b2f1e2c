"""San Marco, for 3 or 4 seats: one divides, the other chooses.  The rules: docs/rules/sanmarco.md."""

from typing import Final

from mypy_extensions import i64

from ...core.choices import Choices
from ...core.game import Game, View
from ...core.ranking import places
from ...core.rng import Rng
from ...core.rules import Rules
from ...core.state import Step
from .box import CHOICES, Shelf
from .bridges import BUILD_BRIDGE, CARRY_BRIDGE, MOVE_BRIDGE, RAISE_BRIDGE, SEIZE_BRIDGE, START_BRIDGE
from .cards import CHOOSE_CARD, NEXT_CARD
from .diagram import draw_table
from .districts import PLACE_NOBLE, PUT_NOBLE
from .doge import MOVE_DOGE
from .ending import END_PHASE, FINAL_SCORING, LEAVE_TABLE, standing
from .hidden import deal_unseen, material_census, seat_view, table_view
from .nobles import BONUS_EXILE, EXILE_NOBLES, NAME_DISTRICT, ROLL_EXILE, SWAP_NOBLE, TRANSFER_NOBLE
from .offers import REVEAL, SPLIT, TAKE_OFFER, TAKE_REST
from .reading import parse_table
from .reserve import FETCH_NOBLE
from .rounds import DEAL_ACTION, DEAL_CARDS, DEAL_LIMIT, DRAW_ROLE, LAST_ROLE, NEXT_ROUND, START_PHASE
from .setup import DRAW_LEADER, ROLL_START, SET_UP
from .state import Table

STEPS: Final[list[Step]] = [
    SET_UP,
    DRAW_LEADER,
    ROLL_START,
    START_BRIDGE,
    START_PHASE,
    NEXT_ROUND,
    DRAW_ROLE,
    LAST_ROLE,
    DEAL_CARDS,
    DEAL_ACTION,
    DEAL_LIMIT,
    SPLIT,
    REVEAL,
    TAKE_OFFER,
    TAKE_REST,
    NEXT_CARD,
    CHOOSE_CARD,
    PLACE_NOBLE,
    PUT_NOBLE,
    BUILD_BRIDGE,
    RAISE_BRIDGE,
    SEIZE_BRIDGE,
    MOVE_BRIDGE,
    CARRY_BRIDGE,
    TRANSFER_NOBLE,
    SWAP_NOBLE,
    NAME_DISTRICT,
    BONUS_EXILE,
    ROLL_EXILE,
    EXILE_NOBLES,
    MOVE_DOGE,
    FETCH_NOBLE,
    END_PHASE,
    LEAVE_TABLE,
    FINAL_SCORING,
]
LONGEST: Final[i64] = 4_000  # words: at most 18 rounds of some 130, and the set-up


class SanMarco(Game[Table]):
    """San Marco as an entry of the registry."""

    def __init__(self) -> None:
        super().__init__("sanmarco", "SM", 1, 3, 4, Rules(STEPS), CHOICES, LONGEST)
        self.shelf: Final = Shelf()

    def table(self, seats: i64, choices: Choices) -> Table:
        s = Table(seats, self.shelf.box(seats, choices))
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
        deal_unseen(w, seat, rng)

    def scores(self, s: Table) -> list[i64]:
        """Prestige."""
        return list(s.prestige)

    def ranks(self, s: Table) -> list[i64]:
        """[SM-10.4] By prestige, then nobles in San Marco."""
        return places([standing(s, seat) for seat in range(s.seats)])

    def census(self, s: Table) -> list[i64]:
        return material_census(s)

    def draw(self, s: Table) -> str:
        return draw_table(self.rules, s)

    def parse(self, text: str) -> Table:
        return parse_table(self.rules, text)


GAME: Final = SanMarco()
