"""[SM-1, SM-2] Set-up, and the course of the game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.step import Automatic, Chance, Path
from . import events
from .box import DRAWN
from .bridges import START_BRIDGE
from .ending import END_PHASE, FINAL_SCORING
from .material import DISTRICTS, NOBLES_PER_ROLL, SEAT_NAMES, SEATS, SIDES, START_ROLLS
from .rounds import NEXT_ROUND, START_PHASE
from .state import Table


class SetUp(Automatic[Table]):
    """[SM-2.1] The leader is found and the board prepared; the phases follow, and a final scoring."""

    def run(self, s: Table) -> None:
        s.then(DRAW_LEADER)
        for phase in range(s.box.phases):
            s.then(START_PHASE)
            s.then(NEXT_ROUND)
            s.then(END_PHASE)
        s.then(FINAL_SCORING)


class DrawLeader(Chance[Table]):
    """[SM-1.8] The leader of the first round: drawn by lot, or whom the table has chosen."""

    def weights(self, s: Table) -> vec[i64]:
        chosen = s.box.first_leader
        weights = vec[i64]([1 if chosen == DRAWN else 0] * s.seats)
        if chosen != DRAWN:
            weights[chosen - 1] = 1
        return weights

    def happen(self, s: Table, outcome: i64) -> None:
        s.leader = outcome
        events.LEADER.tell(s, outcome)
        for place in range(s.seats):
            s.then(ROLL_START, (outcome + place) % s.seats)  # [SM-1.6]
        for bridge in range(s.box.start_bridges):  # [SM-1.7]
            for place in range(s.seats):
                s.then(START_BRIDGE, (outcome + place) % s.seats)

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"leader:{SEAT_NAMES[outcome]}",)


class RollStart(Chance[Table]):
    """[SM-1.5] A seat rolls for its first nobles, four times in a row.  The argument is the seat and the rolls made."""

    def weights(self, s: Table) -> vec[i64]:
        seat = s.arg % SEATS
        weights = vec[i64]([1] * SIDES)
        for district in range(DISTRICTS):  # four equal rolls: the fourth is repeated
            if s.nobles[seat * DISTRICTS + district] == NOBLES_PER_ROLL * (START_ROLLS - 1):
                weights[s.box.die_of[district] - 1] = 0
        return weights

    def happen(self, s: Table, outcome: i64) -> None:
        seat, rolls = s.arg % SEATS, s.arg // SEATS
        district = s.box.shown_by[outcome]
        s.rolled = outcome + 1
        for noble in range(NOBLES_PER_ROLL):
            s.put_noble(seat, district)
        events.SETTLED.tell(s, seat, district, outcome + 1)
        if rolls + 1 < START_ROLLS:
            s.then(ROLL_START, s.arg + SEATS)

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"die:{outcome + 1}",)


SET_UP: Final = SetUp("set_up", "SM-2.1")
DRAW_LEADER: Final = DrawLeader("draw_leader", "SM-1.8")
ROLL_START: Final = RollStart("roll_start", "SM-1.5")
