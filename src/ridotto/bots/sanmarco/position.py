"""San Marco: what a position is worth.  Prestige, what the districts would score, and few limit points.

What counts changes with the phases, so each has weights of its own: the last phase of a game always has the last ones.
"""

from typing import Final

from mypy_extensions import i64

from ...games.sanmarco.material import DISTRICTS, LIMIT, NO_DISTRICT, PAIRS, PHASES
from ...games.sanmarco.state import Table
from ..advice import Advice, Guess

NO_VICTIM: Final[i64] = -1
SAFE_LEAD: Final[i64] = 2  # nobles ahead of all others

# ---- features of a position, in each phase

PRESTIGE: Final[i64] = 0
STANDING: Final[i64] = 1
SHARE: Final[i64] = 2
NOBLES: Final[i64] = 3
SAFE: Final[i64] = 4
AT_DOGE: Final[i64] = 5
BRIDGES: Final[i64] = 6
DOGE_BRIDGES: Final[i64] = 7
LIMITS: Final[i64] = 8
BONUS: Final[i64] = 9
OUT: Final[i64] = 10
LOWEST: Final[i64] = 11
DEALS: Final[i64] = 12
IN_A_PHASE: Final[i64] = 13  # features
ACTS: Final[i64] = 39  # features of answers from here on

NAMES: Final = [
    "prestige",
    "districts as they stand",
    "share of the districts",
    "nobles",
    "safe districts",
    "the doge's district",
    "bridges",
    "bridges at the doge",
    "limit points",
    "points for few limits",
    "out",
    "fewest limit points",
    "deals the cards",
]
FIRST_PHASE: Final = [0.72, 0.08, 0.0, 1.18, 0.04, 0.5, 0.16, -0.03, -0.53, 0.42, -0.13, 0.01, 0.01]
SECOND_PHASE: Final = [0.88, 0.24, 0.18, 1.0, 0.13, 0.15, 0.13, 0.04, -1.1, 0.54, -0.14, 0.0, -0.06]
LAST_PHASE: Final = [1.28, 0.65, 0.42, 0.98, 0.13, 0.09, 0.08, 0.02, -0.91, 1.14, -0.38, 0.2, -0.06]
POSITION: Final[list[Guess]] = [
    *[(f"{name}, phase 1", guess) for name, guess in zip(NAMES, FIRST_PHASE, strict=True)],
    *[(f"{name}, phase 2", guess) for name, guess in zip(NAMES, SECOND_PHASE, strict=True)],
    *[(f"{name}, phase 3", guess) for name, guess in zip(NAMES, LAST_PHASE, strict=True)],
]


def points_in(s: Table, seat: i64, district: i64, more: i64, victim: i64) -> i64:
    """What a district would score for a seat with so many nobles more there, and the victim with one less."""
    nobles = s.nobles
    mine = nobles[seat * DISTRICTS + district] + more
    if mine <= 0:
        return 0
    above: i64 = 0
    same: i64 = 0
    for other in range(s.seats):
        if other != seat:
            number = nobles[other * DISTRICTS + district]
            if other == victim:
                number -= 1
            if number > mine:
                above += 1
            elif number == mine:
                same += 1
    if above == 0:
        return s.box.first[district] if same == 0 else s.box.second[district]
    return s.box.second[district] if above == 1 and same == 0 else 0


def others_points(s: Table, seat: i64, district: i64, more: i64, victim: i64) -> i64:
    """What the others would score there together, once the seat has more nobles and the victim one less."""
    nobles = s.nobles
    mine = seat * DISTRICTS + district
    nobles[mine] += more
    if victim != NO_VICTIM:
        nobles[victim * DISTRICTS + district] -= 1
    total: i64 = 0
    for other in range(s.seats):
        if other != seat:
            total += points_in(s, other, district, 0, NO_VICTIM)
    nobles[mine] -= more
    if victim != NO_VICTIM:
        nobles[victim * DISTRICTS + district] += 1
    return total


def nobles_in(s: Table, district: i64) -> i64:
    nobles = s.nobles
    total: i64 = 0
    for seat in range(s.seats):
        total += nobles[seat * DISTRICTS + district]
    return total


def lead_in(s: Table, seat: i64, district: i64) -> i64:
    """Nobles that a seat is ahead of the strongest other one; below zero it is behind."""
    nobles = s.nobles
    top: i64 = 0
    for other in range(s.seats):
        if other != seat:
            top = max(top, nobles[other * DISTRICTS + district])
    return nobles[seat * DISTRICTS + district] - top


class SanMarcoPosition(Advice[Table]):
    """What a position is worth to a seat."""

    def __init__(self, room: i64, answers: list[Guess]) -> None:
        super().__init__(room, POSITION + answers, ACTS)

    def look(self, s: Table, seat: i64) -> None:
        phase = max(PHASES - 1 - (s.box.phases - max(s.phase, 1)), 0) * IN_A_PHASE
        self.note(phase + PRESTIGE, float(s.prestige[seat]) / 10.0)
        self.look_at_districts(s, seat, phase)
        self.look_at_bridges(s, seat, phase)
        self.look_at_limits(s, seat, phase)
        if s.leader == seat:
            self.note(phase + DEALS)

    def look_at_districts(self, s: Table, seat: i64, phase: i64) -> None:
        """What would be scored as things stand, and how much of each district is one's own."""
        points: i64 = 0
        share = 0.0
        on_board: i64 = 0
        for district in range(DISTRICTS):
            mine = s.nobles[seat * DISTRICTS + district]
            if mine == 0:
                continue
            on_board += mine
            points += points_in(s, seat, district, 0, NO_VICTIM)
            part = float(s.box.first[district] * mine) / float(nobles_in(s, district))
            share += part
            if lead_in(s, seat, district) >= SAFE_LEAD:
                self.note(phase + SAFE)
            if s.doge == district:
                self.note(phase + AT_DOGE, part / 10.0)
        self.note(phase + STANDING, float(points) / 10.0)
        self.note(phase + SHARE, share / 10.0)
        self.note(phase + NOBLES, float(on_board) / 10.0)

    def look_at_bridges(self, s: Table, seat: i64, phase: i64) -> None:
        """Bridges let nobles cross, carry the doge for nothing, and take tolls where he stands."""
        bridges = s.bridges
        total: i64 = 0
        for pair in range(PAIRS):
            total += bridges[pair] >> seat & 1
        self.note(phase + BRIDGES, float(total))
        if s.doge != NO_DISTRICT:
            self.note(phase + DOGE_BRIDGES, float(bridges_at(s, seat, s.doge)))

    def look_at_limits(self, s: Table, seat: i64, phase: i64) -> None:
        """Few limit points score at the end of a phase, and the fewest exile; with ten a seat is out."""
        mine = s.limit_points(seat)
        most: i64 = 0
        is_lowest = True
        for other in range(s.seats):
            if other != seat:
                theirs = s.limit_points(other)
                most = max(most, theirs)
                if theirs <= mine:
                    is_lowest = False
        self.note(phase + LIMITS, float(mine) / 10.0)
        if mine >= LIMIT:
            self.note(phase + OUT)
        elif most > mine:
            self.note(phase + BONUS, float(most - mine) / 10.0)
        if is_lowest:
            self.note(phase + LOWEST)


def bridges_at(s: Table, seat: i64, district: i64) -> i64:
    """Bridges of a seat that lead out of a district."""
    pair_of, bridges = s.box.pair_of, s.bridges
    total: i64 = 0
    for other in range(DISTRICTS):
        if other != district:
            total += bridges[pair_of[district * DISTRICTS + other]] >> seat & 1
    return total
