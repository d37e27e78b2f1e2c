"""[MF-3] The end of the game, and who has won."""

from typing import Final

from mypy_extensions import i64

from ...core.game import Standings
from ...core.pool import worth
from ...core.step import Automatic
from . import tiny_events as events
from .state import Table


class EndGame(Automatic[Table]):
    """[MF-3.1] The last round has been played."""

    def run(self, s: Table) -> None:
        events.ENDED.tell(s)
        s.finish()


class MillefioriStandings(Standings[Table]):
    """[MF-3.2] Who leads: the sum of the prizes."""

    def scores(self, s: Table) -> list[i64]:
        return [worth(s.won[seat]) for seat in range(s.seats)]

    def standing(self, s: Table, seat: i64) -> i64:
        return worth(s.won[seat])


END_GAME: Final = EndGame("end_game", "MF-3.1")
