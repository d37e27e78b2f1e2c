"""Mille Fiori for 2 to 5 seats: cards for prizes.  The rules: docs/rules/millefiori.md."""

from typing import Final

from mypy_extensions import i64

from ...core.event import declared_in
from ...core.game import Game
from ...core.rules import Rules
from ...core.state import Step
from . import tiny_events as events
from .diagram import MillefioriDiagrams
from .ending import END_GAME, MillefioriStandings
from .hidden import MillefioriHidden
from .tiny_material import CHOICES
from .rounds import AWARD_PRIZE, LAY_CARD, START_ROUND, TURN_PRIZE
from .setup import SET_UP
from .state import MillefioriTables
from .tiny_view import MillefioriView

STEPS: Final[list[Step]] = [SET_UP, START_ROUND, TURN_PRIZE, LAY_CARD, AWARD_PRIZE, END_GAME]
LONGEST: Final[i64] = 30  # words: five rounds of a prize and five cards


GAME: Final = Game(
    id="millefiori",
    title="Mille Fiori",
    prefix="MF",
    version=1,
    least=2,
    most=5,
    minutes=5,
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
