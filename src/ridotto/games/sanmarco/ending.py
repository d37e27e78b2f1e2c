"""[SM-9, SM-10] The end of a phase, the end of the game, and who has won."""

from typing import Final

from mypy_extensions import i64

from ...core.game import Standings
from ...core.ranking import OUTWEIGHS
from ...core.seats import NO_SEAT
from ...core.step import Automatic
from . import events
from .doge import score_district
from .material import DISTRICTS, LIMIT, SAN_MARCO
from .nobles import BONUS_EXILE
from .state import Table


def lowest_seat(s: Table) -> i64:
    """[SM-9.7] The seat with the strictly lowest limit points, [SM-9.10] of all seats; or no seat."""
    found = NO_SEAT
    least: i64 = 0
    for seat in range(s.seats):
        points = s.limit_points(seat)
        if seat == 0 or points < least:
            found = seat
            least = points
        elif points == least:
            found = NO_SEAT
    return found


class EndPhase(Automatic[Table]):
    """[SM-9.6] Points for few limit cards, then [SM-9.7] an exile for the seat that has fewest."""

    def run(self, s: Table) -> None:
        events.PHASE_OVER.tell(s, s.phase)
        self.reward(s)
        seat = lowest_seat(s)
        if seat == NO_SEAT:
            events.NO_LOWEST.tell(s)
            return
        if s.box.exile_under_limit and s.limit_points(seat) >= LIMIT:  # [SM-9.8]
            events.DENIED.tell(s, seat, s.limit_points(seat))
            return
        events.LOWEST.tell(s, seat, s.limit_points(seat))
        s.player = seat
        s.then(BONUS_EXILE)
        s.then(LEAVE_TABLE)

    def reward(self, s: Table) -> None:
        most: i64 = 0
        for seat in range(s.seats):
            most = max(most, s.limit_points(seat))
        for seat in range(s.seats):
            points = s.limit_points(seat)
            if points < LIMIT:
                s.prestige[seat] += most - points
                events.REWARDED.tell(s, seat, most - points, points)


class LeaveTable(Automatic[Table]):
    """[SM-9.7] The exile at the end of a phase is over."""

    def run(self, s: Table) -> None:
        s.player = NO_SEAT


class FinalScoring(Automatic[Table]):
    """[SM-10.1] Each district is scored once more, wherever the doge is.  Then the game is over."""

    def run(self, s: Table) -> None:
        events.FINAL.tell(s)
        for district in range(DISTRICTS):
            score_district(s, district)
        events.ENDED.tell(s)
        s.finish()


class SanMarcoStandings(Standings[Table]):
    """[SM-10.4] Who leads.  The scores are the prestige."""

    def scores(self, s: Table) -> list[i64]:
        return list(s.prestige)

    def standing(self, s: Table, seat: i64) -> i64:
        """[SM-10.2, SM-10.3] By prestige, then nobles in San Marco."""
        return s.prestige[seat] * OUTWEIGHS + s.nobles[seat * DISTRICTS + SAN_MARCO]


END_PHASE: Final = EndPhase("end_phase", "SM-9.6")
LEAVE_TABLE: Final = LeaveTable("leave_table", "SM-9.7")
FINAL_SCORING: Final = FinalScoring("final_scoring", "SM-10.1")
