"""Rialto for 2 to 5 seats: cards for prizes.  The rules: docs/rules/rialto.md."""

from typing import Final

from mypy_extensions import i64

from ...core.event import declared_in
from ...core.game import Game
from ...core.rules import Rules
from ...core.state import Step
from . import events
from .diagram import RialtoDiagrams
from .ending import END_GAME, RialtoStandings
from .hidden import RialtoHidden
from .material import CHOICES
from .rounds import AWARD_PRIZE, LAY_CARD, START_ROUND, TURN_PRIZE
from .setup import SET_UP
from .state import RialtoTables
from .view import RialtoView

STEPS: Final[list[Step]] = [SET_UP, START_ROUND, TURN_PRIZE, LAY_CARD, AWARD_PRIZE, END_GAME]
LONGEST: Final[i64] = 30  # words: five rounds of a prize and five cards


GAME: Final = Game(
    id="rialto",
    title="Rialto",
    prefix="RI",
    version=1,
    least=2,
    most=5,
    minutes=5,
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
