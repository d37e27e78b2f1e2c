"""[DO-1, DO-2] Set-up, and the course of a year."""

from typing import Final

from ...core.step import Automatic
from . import events
from .ballots import PLACE_MARKERS, RETURN_CARDS
from .ending import END_YEAR
from .material import AREAS
from .state import Table
from .votes import LAY_BROWN, TURN_BLUE, VOTE


class SetUp(Automatic[Table]):
    """[DO-1] The brown row is laid; everything else lies ready."""

    def run(self, s: Table) -> None:
        for place in range(AREAS):
            s.then(LAY_BROWN, place)
        s.then(START_YEAR)


class StartYear(Automatic[Table]):
    """[DO-2.1] A year: placing markers, then seven votes, each followed by a blue card; then the next year."""

    def run(self, s: Table) -> None:
        s.year += 1
        events.YEAR.tell(s, s.year)
        for placing in range(s.box.placings):
            s.then(PLACE_MARKERS, placing)
        s.then(RETURN_CARDS)
        for vote in range(AREAS):
            s.then(VOTE, vote)
            s.then(TURN_BLUE, vote)
        s.then(END_YEAR)
        s.then(START_YEAR)


SET_UP: Final = SetUp("set_up", "DO-1.5")
START_YEAR: Final = StartYear("start_year", "DO-2.1")
