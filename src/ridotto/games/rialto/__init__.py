"""Rialto, for 2 to 5 seats: cards for six steps, buildings, bridges and councilmen in six districts.

The rules: docs/rules/rialto.md.
"""

from typing import Final

from mypy_extensions import i64

from ...core.event import declared_in
from ...core.game import Game
from ...core.rules import Rules
from ...core.state import Step
from . import events
from .acts import ACT, MOVE_COUNCILMAN
from .blue import START_BLUE, USE_BLUE
from .box import CHOICES
from .buildings import TAKE_BUILDING
from .diagram import RialtoDiagrams
from .ending import SCORE, RialtoStandings
from .hands import CUT_HAND, SWEEP_ROW, TAKE_ROW, USE_GREEN
from .hidden import RialtoHidden
from .pile import DEAL_ROW, DRAW_CARD
from .play import AWARD, END_STEP, NEXT_PLAYER, PLAY, START_STEP
from .rounds import CLEAN_UP, DEAL_NEUTRAL, START_ROUND
from .setup import CHOOSE_START, DRAW_FIRST, GIVE_START, LAY_ROUND_TILE, SET_UP
from .state import RialtoTables
from .tiles import PLACE_BRIDGE, PLACE_GONDOLA, TURN_BRIDGE
from .view import RialtoView

STEPS: Final[list[Step]] = [
    SET_UP,
    LAY_ROUND_TILE,
    TURN_BRIDGE,
    DRAW_FIRST,
    GIVE_START,
    CHOOSE_START,
    START_ROUND,
    DEAL_ROW,
    TAKE_ROW,
    DRAW_CARD,
    USE_GREEN,
    SWEEP_ROW,
    CUT_HAND,
    DEAL_NEUTRAL,
    START_STEP,
    NEXT_PLAYER,
    PLAY,
    AWARD,
    ACT,
    TAKE_BUILDING,
    PLACE_BRIDGE,
    PLACE_GONDOLA,
    MOVE_COUNCILMAN,
    END_STEP,
    START_BLUE,
    USE_BLUE,
    CLEAN_UP,
    SCORE,
]
LONGEST: Final[i64] = 6_000  # words: six rounds of 46 cards dealt and drawn, plays of some cards, and buildings

GAME: Final = Game(
    id="rialto",
    title="Rialto",
    prefix="RI",
    version=1,
    least=2,
    most=5,
    minutes=60,
    rules=Rules(STEPS),
    choices=CHOICES,
    longest=LONGEST,
    view=RialtoView,
    events=declared_in(vars(events)),
    tables=RialtoTables(),
    hidden=RialtoHidden(),
    standings=RialtoStandings(),
    diagrams=RialtoDiagrams(),
)
