"""Mille Fiori, for 2 to 4 seats: a draft, diamonds in six areas, ships; with the expansion Masterworks.

The rules: docs/rules/millefiori.md.
"""

from typing import Final

from mypy_extensions import i64

from ...core.event import declared_in
from ...core.game import Game
from ...core.rules import Rules
from ...core.state import Step
from . import events
from .box import CHOICES
from .council import MATCH_COLOUR
from .diagram import MillefioriDiagrams
from .dogaressas import DRAW_LADY, FILL_COURT, GAIN_LADY, TAKE_LADY
from .draft import DEAL_CARD, KEEP_CARD
from .ending import FINISH, MillefioriStandings
from .favours import CHOOSE_STEPS, CHOOSE_VOYAGE, FAVOUR, REPLACE_CARD, RETURN_LADY
from .hidden import MillefioriHidden
from .masterworks import DRAW_WORK, FILL_MARKET, GAIN_WORK, PLACE_WORK, TAKE_WORK
from .play import DECREE, PLAY_EXTRA, SERVE, START_TURN, USE_CARD
from .rounds import END_CYCLE, END_ROUND, START_CYCLE, START_ROUND
from .setup import DRAW_FIRST, LAY_TILE, SET_UP, TURN_DISPLAY
from .state import MillefioriTables
from .view import MillefioriView

STEPS: Final[list[Step]] = [
    SET_UP,
    DRAW_FIRST,
    TURN_DISPLAY,
    LAY_TILE,
    FILL_MARKET,
    FILL_COURT,
    START_ROUND,
    DEAL_CARD,
    START_CYCLE,
    KEEP_CARD,
    START_TURN,
    REPLACE_CARD,
    MATCH_COLOUR,
    USE_CARD,
    SERVE,
    DECREE,
    CHOOSE_VOYAGE,
    CHOOSE_STEPS,
    FAVOUR,
    RETURN_LADY,
    GAIN_WORK,
    TAKE_WORK,
    DRAW_WORK,
    PLACE_WORK,
    GAIN_LADY,
    TAKE_LADY,
    DRAW_LADY,
    PLAY_EXTRA,
    END_CYCLE,
    END_ROUND,
    FINISH,
]
LONGEST: Final[i64] = 3_000  # words: 129 cards dealt, each kept, used and perhaps replaced, and what it brings

GAME: Final = Game(
    id="millefiori",
    title="Mille Fiori",
    prefix="MF",
    version=1,
    least=2,
    most=4,
    minutes=75,
    rules=Rules(STEPS),
    choices=CHOICES,
    longest=LONGEST,
    view=MillefioriView,
    events=declared_in(vars(events)),
    tables=MillefioriTables(),
    hidden=MillefioriHidden(),
    standings=MillefioriStandings(),
    diagrams=MillefioriDiagrams(),
)
