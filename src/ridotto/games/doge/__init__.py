"""Doge, for 3 or 4 seats: hidden ballots, advisors, palaces.  The rules: docs/rules/doge.md."""

from typing import Final

from mypy_extensions import i64

from ...core.event import declared_in
from ...core.game import Game
from ...core.rules import Rules
from ...core.state import Step
from . import events
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
from .diagram import DogeDiagrams
from .ending import END_YEAR, DogeStandings
from .hidden import DogeHidden
from .material import CHOICES
from .setup import SET_UP, START_YEAR
from .state import DogeTables
from .view import DogeView
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


GAME: Final = Game(
    id="doge",
    title="Doge",
    prefix="DO",
    version=1,
    least=3,
    most=4,
    minutes=60,
    rules=Rules(STEPS),
    choices=CHOICES,
    longest=LONGEST,
    view=DogeView,
    events=declared_in(vars(events)),
    tables=DogeTables(),
    hidden=DogeHidden(),
    standings=DogeStandings(),
    diagrams=DogeDiagrams(),
)
