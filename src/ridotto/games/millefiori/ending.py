"""[MF-9] The end: showcases, and who has won."""

from typing import Final

from mypy_extensions import i64

from ...core.game import Standings
from ...core.step import Automatic
from . import events
from .masterworks import score_showcases
from .state import Table


class Finish(Automatic[Table]):
    """[MF-15.7] Showcases are scored, and the game is over.  The argument says why."""

    def run(self, s: Table) -> None:
        score_showcases(s)
        events.ENDED.tell(s, s.arg)


class MillefioriStandings(Standings[Table]):
    """[MF-9.5] Who leads: points.  Equals share the victory."""

    def scores(self, s: Table) -> list[i64]:
        return [s.points[seat] for seat in range(s.seats)]

    def standing(self, s: Table, seat: i64) -> i64:
        return s.points[seat]


FINISH: Final = Finish("finish", "MF-15.7")
