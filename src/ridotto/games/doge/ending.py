"""[DO-9] The end of a year, the end of the game, and who has won."""

from typing import Final

from mypy_extensions import i64

from ...core.game import Standings
from ...core.pool import EMPTY
from ...core.ranking import OUTWEIGHS
from ...core.seats import NOBODY
from ...core.step import Automatic
from . import events
from .events import GOAL_MET, LAST_YEAR_OVER, NO_GOAL_LEFT
from .material import (
    ALL_MARKERS,
    AREAS,
    DISTRICTS,
    GOAL_DISTRICTS,
    GOAL_PALACES,
    NO_AREA,
    PALACE_SPACES,
)
from .state import PALACE, THINGS, Table


def districts_of(s: Table, seat: i64) -> i64:
    """In how many districts a seat has a palace."""
    total: i64 = 0
    for district in range(DISTRICTS):
        if s.palaces[seat * DISTRICTS + district]:
            total += 1
    return total


def has_goal(s: Table, seat: i64) -> bool:
    """[DO-9.1] Does the seat meet a goal?"""
    palaces, districts = s.palaces_of(seat), districts_of(s, seat)
    for i in range(len(GOAL_PALACES)):
        if palaces >= GOAL_PALACES[i] and districts >= GOAL_DISTRICTS[i]:
            return True
    return False


def can_reach_goal(s: Table, seat: i64) -> bool:
    """[DO-9.4] Could the seat still meet a goal, by the palaces left to it and the free spaces alone?"""
    room: i64 = 0  # free spaces in all districts
    fresh: i64 = 0  # districts with room where the seat has no palace yet
    for district in range(DISTRICTS):
        free = PALACE_SPACES - s.palaces_in(district)
        room += free
        if free and not s.palaces[seat * DISTRICTS + district]:
            fresh += 1
    more = min(room, s.supply[seat * THINGS + PALACE])
    palaces, districts = s.palaces_of(seat), districts_of(s, seat)
    for i in range(len(GOAL_PALACES)):
        new = max(0, GOAL_DISTRICTS[i] - districts)
        if new <= min(fresh, more) and palaces + more >= GOAL_PALACES[i]:
            return True
    return False


class DogeStandings(Standings[Table]):
    """[DO-9.6] Who leads.  Doge has no points: the scores are the palaces on the board."""

    def scores(self, s: Table) -> list[i64]:
        return [s.palaces_of(seat) for seat in range(s.seats)]

    def standing(self, s: Table, seat: i64) -> i64:
        """[DO-9.6] By goal met, palaces, houses on the board."""
        return (i64(has_goal(s, seat)) * OUTWEIGHS + s.palaces_of(seat)) * OUTWEIGHS + s.houses_of(seat)


class EndYear(Automatic[Table]):
    """[DO-9.1] A goal met, [DO-9.4] none to be met any more, or [DO-9.5] the last year: the game is over.

    Else everything is made ready for the next year: [DO-4.3] the new brown row, [DO-4.10] all markers.
    """

    def run(self, s: Table) -> None:
        events.YEAR_OVER.tell(s, s.year)
        goals: i64 = NOBODY
        hopes: i64 = NOBODY
        for seat in range(s.seats):
            goals |= i64(has_goal(s, seat)) << seat
            hopes |= i64(can_reach_goal(s, seat)) << seat
        if goals != NOBODY:
            self.end(s, GOAL_MET, goals)
        elif hopes == NOBODY:
            self.end(s, NO_GOAL_LEFT, NOBODY)
        elif s.year >= s.box.last_year:
            self.end(s, LAST_YEAR_OVER, NOBODY)
        else:
            self.clear(s)

    def end(self, s: Table, reason: i64, goals: i64) -> None:
        events.ENDED.tell(s, reason, goals)
        s.finish()

    def clear(self, s: Table) -> None:
        for place in range(AREAS):
            s.brown[place] = s.blue[place]
            s.blue[place] = NO_AREA
        s.voted = 0
        s.first_mask = NOBODY
        s.second_mask = NOBODY
        for seat in range(s.seats):
            s.votes[seat] = 0
            s.entered[seat] = 0
            s.markers[seat] = ALL_MARKERS
            s.counted[seat] = EMPTY
            s.turned[seat] = EMPTY


END_YEAR: Final = EndYear("end_year", "DO-9.1")
