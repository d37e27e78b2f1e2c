"""[SM-9, SM-10] The end of a phase, the end of the game, and who has won."""

from typing import Final

from mypy_extensions import i64

from ...core.ranking import OUTWEIGHS
from ...core.seats import NO_SEAT
from ...core.step import Automatic
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
        s.tell("phase_over", s.phase)
        self.reward(s)
        seat = lowest_seat(s)
        if seat == NO_SEAT:
            s.tell("no_lowest")
            return
        if s.box.exile_under_limit and s.limit_points(seat) >= LIMIT:  # [SM-9.8]
            s.tell("denied", seat, s.limit_points(seat))
            return
        s.tell("lowest", seat, s.limit_points(seat))
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
                s.tell("rewarded", seat, most - points, points)


class LeaveTable(Automatic[Table]):
    """[SM-9.7] The exile at the end of a phase is over."""

    def run(self, s: Table) -> None:
        s.player = NO_SEAT


class FinalScoring(Automatic[Table]):
    """[SM-10.1] Each district is scored once more, wherever the doge is.  Then the game is over."""

    def run(self, s: Table) -> None:
        s.tell("final")
        for district in range(DISTRICTS):
            score_district(s, district)
        s.tell("ended")
        s.finish()


def standing(s: Table, seat: i64) -> i64:
    """[SM-10.2, SM-10.3] What a seat is ranked by: prestige, then nobles in San Marco."""
    return s.prestige[seat] * OUTWEIGHS + s.nobles[seat * DISTRICTS + SAN_MARCO]


END_PHASE: Final = EndPhase("end_phase", "SM-9.6")
LEAVE_TABLE: Final = LeaveTable("leave_table", "SM-9.7")
FINAL_SCORING: Final = FinalScoring("final_scoring", "SM-10.1")
