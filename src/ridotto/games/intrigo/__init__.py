"""Intrigo, for 2 to 4 seats: a draft, cards of all families, and who gets the tokens between them.

The rules: docs/rules/intrigo.md.
"""

from typing import Final

from mypy_extensions import i64

from ...core.event import declared_in
from ...core.game import Game
from ...core.rules import Rules
from ...core.state import Step
from . import events
from .diagram import IntrigoDiagrams
from .draft import DEAL_CARD, KEEP_CARD, TAKE_LAST
from .ending import CLEAN_UP, IntrigoStandings
from .hidden import IntrigoHidden
from .influence import USE_ASSASSIN, USE_COURTESAN, USE_GONDOLIER, USE_GUARD, USE_PEDDLER, USE_THIEF
from .material import CHOICES
from .palace import DRAW_SEAL, REFILL
from .placing import ACT, GO
from .setup import DEAL_FAMILY, DRAW_FIRST, SET_UP, START_HALF
from .share_out import SHARE_OUT
from .state import IntrigoTables
from .view import IntrigoView

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


GAME: Final = Game(
    id="intrigo",
    title="Intrigo",
    prefix="IN",
    version=1,
    least=2,
    most=4,
    minutes=45,
    rules=Rules(STEPS),
    choices=CHOICES,
    longest=LONGEST,
    view=IntrigoView,
    events=declared_in(vars(events)),
    tables=IntrigoTables(),
    hidden=IntrigoHidden(),
    standings=IntrigoStandings(),
    diagrams=IntrigoDiagrams(),
)
