"""San Marco, for 3 or 4 seats: one divides, the other chooses.  The rules: docs/rules/sanmarco.md."""

from typing import Final

from mypy_extensions import i64

from ...core.event import declared_in
from ...core.game import Game
from ...core.rules import Rules
from ...core.state import Step
from . import events
from .box import CHOICES
from .bridges import BUILD_BRIDGE, CARRY_BRIDGE, MOVE_BRIDGE, RAISE_BRIDGE, SEIZE_BRIDGE, START_BRIDGE
from .cards import CHOOSE_CARD, NEXT_CARD
from .diagram import SanMarcoDiagrams
from .districts import PLACE_NOBLE, PUT_NOBLE
from .doge import MOVE_DOGE
from .ending import END_PHASE, FINAL_SCORING, LEAVE_TABLE, SanMarcoStandings
from .hidden import SanMarcoHidden
from .nobles import BONUS_EXILE, EXILE_NOBLES, NAME_DISTRICT, ROLL_EXILE, SWAP_NOBLE, TRANSFER_NOBLE
from .offers import REVEAL, SPLIT, TAKE_OFFER, TAKE_REST
from .reserve import FETCH_NOBLE
from .rounds import DEAL_ACTION, DEAL_CARDS, DEAL_LIMIT, DRAW_ROLE, LAST_ROLE, NEXT_ROUND, START_PHASE
from .setup import DRAW_LEADER, ROLL_START, SET_UP
from .state import SanMarcoTables
from .view import SanMarcoView

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


GAME: Final = Game(
    id="sanmarco",
    title="San Marco",
    prefix="SM",
    version=1,
    least=3,
    most=4,
    minutes=60,
    rules=Rules(STEPS),
    choices=CHOICES,
    longest=LONGEST,
    view=SanMarcoView,
    events=declared_in(vars(events)),
    tables=SanMarcoTables(),
    hidden=SanMarcoHidden(),
    standings=SanMarcoStandings(),
    diagrams=SanMarcoDiagrams(),
)
