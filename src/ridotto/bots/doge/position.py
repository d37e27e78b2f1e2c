"""Doge: what a position is worth.  Palaces count, then what is missing for the next ones, then votes to come."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.pool import worth
from ...games.doge.material import ADVISORS, AREAS, DISTRICTS, FIRST_PRICE, NO_AREA, PALACE_SPACES, QUARANTIA, home_of
from ...games.doge.state import PALACE, THINGS, Table
from ..advice import Advice, Guess

PLANS: Final[i64] = 3  # ways to the goal: 6 palaces in 6 districts, 7 in 5, 8 in 4    [DO-9.1]
FEWEST: Final[i64] = 6  # palaces of the first plan, and its districts
OUT_OF_REACH: Final[i64] = 99  # houses for a palace where there is no room
DEAREST: Final[i64] = 6  # about what a palace costs where one has just built

# ---- features of a position

PALACES: Final[i64] = 0
DISTRICTS_HELD: Final[i64] = 1
GOAL: Final[i64] = 2
ONE_SHORT: Final[i64] = 3
TWO_SHORT: Final[i64] = 4
HOUSES: Final[i64] = 5
HOUSES_SHORT: Final[i64] = 6
IN_ONE_VOTE: Final[i64] = 7
STUCK: Final[i64] = 8
ADVISORS_HELD: Final[i64] = 9
ADVISORS_NEEDED: Final[i64] = 10
ADVISORS_SAFE: Final[i64] = 11
IN_QUARANTIA: Final[i64] = 12
VOTES_WON: Final[i64] = 13
VOTES_TIED: Final[i64] = 14
VOTES_LOST: Final[i64] = 15
PALACES_VOTED: Final[i64] = 16
ACTS: Final[i64] = 17  # features of answers from here on

POSITION: Final[list[Guess]] = [
    ("palaces", 0.8),
    ("districts", 0.0),
    ("goal", 2.5),
    ("one palace short", 0.5),
    ("two palaces short", 0.1),
    ("houses", 0.03),
    ("houses missing", -0.25),
    ("palace in one vote", 0.18),
    ("stuck houses", -0.04),
    ("advisors", -0.05),
    ("advisors where a palace is near", 0.08),
    ("safe advisors", 0.2),
    ("advisors in the Quarantia", 0.05),
    ("votes won", 0.1),
    ("votes tied", 0.0),
    ("votes lost", -0.08),
    ("palaces about to be won", 0.12),
]


def missing_houses(s: Table, seat: i64, district: i64) -> i64:
    """Houses that a seat lacks there for its next palace; none: the next house builds it."""
    standing = s.palaces_in(district)
    if standing >= PALACE_SPACES:
        return OUT_OF_REACH
    return max(FIRST_PRICE + standing - s.houses[seat * DISTRICTS + district], 0)


def palaces_short(palaces: i64, districts: i64) -> i64:
    """Palaces missing for the nearest goal."""
    least: i64 = OUT_OF_REACH
    for plan in range(PLANS):
        short = max(FEWEST + plan - palaces, FEWEST - plan - districts)
        least = min(least, short)
    return max(least, 0)


def votes_in(s: Table, seat: i64, area: i64) -> i64:
    """Votes of a seat in an area, as the stacks of this world are."""
    votes = worth(s.stacks[seat * AREAS + area])
    if s.card[seat] == area:
        votes += worth(s.pile[seat])
    return votes + advisors_in(s, seat, area)


def advisors_in(s: Table, seat: i64, area: i64) -> i64:
    places = s.places
    rings = s.rings
    total: i64 = 0
    for advisor in range(ADVISORS):
        if places[advisor] == area and rings[advisor] == seat:
            total += 1
    return total


class DogePosition(Advice[Table]):
    """What a position is worth to a seat."""

    def __init__(self, room: i64, answers: list[Guess]) -> None:
        super().__init__(room, POSITION + answers, ACTS)
        self.missing: vec[i64] = vec[i64]([0] * DISTRICTS)  # houses for the next palace, by district
        self.turn: vec[i64] = vec[i64]([0] * AREAS)  # when an area votes, as far as it is known

    def look(self, s: Table, seat: i64) -> None:
        missing = self.missing
        for district in range(DISTRICTS):
            missing[district] = missing_houses(s, seat, district)
        self.look_at_palaces(s, seat)
        self.look_at_houses(s, seat)
        self.look_at_advisors(s, seat)
        self.look_at_votes(s, seat)

    def look_at_palaces(self, s: Table, seat: i64) -> None:
        palaces = s.palaces_of(seat)
        districts: i64 = 0
        for district in range(DISTRICTS):
            if s.palaces[seat * DISTRICTS + district]:
                districts += 1
        short = palaces_short(palaces, districts)
        self.note(PALACES, float(palaces))
        self.note(DISTRICTS_HELD, float(districts))
        if short <= 2:
            self.note(TWO_SHORT)
        if short <= 1:
            self.note(ONE_SHORT)
        if short == 0:
            self.note(GOAL)
        self.note(HOUSES_SHORT, float(self.houses_short(s, seat, palaces, districts)))

    def look_at_houses(self, s: Table, seat: i64) -> None:
        """Houses are palaces to come, most of all where two more are enough, unless a district is full."""
        missing = self.missing
        self.note(HOUSES, float(s.houses_of(seat)))
        for district in range(DISTRICTS):
            if missing[district] == OUT_OF_REACH:
                self.note(STUCK, float(s.houses[seat * DISTRICTS + district]))
            elif missing[district] <= 2:
                self.note(IN_ONE_VOTE)

    def houses_short(self, s: Table, seat: i64, palaces: i64, districts: i64) -> i64:
        """Houses to place for the goal that takes the fewest."""
        least: i64 = OUT_OF_REACH
        for plan in range(PLANS):
            fresh = max(FEWEST - plan - districts, 0)
            more = max(FEWEST + plan - palaces - fresh, 0)
            if fresh + more <= s.supply[seat * THINGS + PALACE]:
                least = min(least, self.houses_for(s, seat, fresh, more, least))
        return min(least, 30)

    def houses_for(self, s: Table, seat: i64, fresh: i64, more: i64, most: i64) -> i64:
        """Houses for so many palaces in new districts and so many more anywhere, the cheapest first."""
        used: i64 = 0
        total: i64 = 0
        for i in range(fresh + more):
            best = self.cheapest(s, seat, used, i < fresh)
            if best == NO_AREA:
                if i < fresh:
                    return OUT_OF_REACH
                total += DEAREST
            else:
                used |= i64(1) << best
                total += max(self.missing[best], 1)
            if total >= most:
                return total
        return total

    def cheapest(self, s: Table, seat: i64, used: i64, must_be_new: bool) -> i64:
        missing = self.missing
        palaces = s.palaces
        best: i64 = NO_AREA
        least: i64 = OUT_OF_REACH
        for district in range(DISTRICTS):
            if used >> district & 1 or missing[district] >= least:
                continue
            if not must_be_new or not palaces[seat * DISTRICTS + district]:
                best = district
                least = missing[district]
        return best

    def look_at_advisors(self, s: Table, seat: i64) -> None:
        """An advisor is worth most where a palace is near, and where it votes before its home can call it back."""
        turn = self.turn
        for i in range(AREAS):
            turn[i] = AREAS
        for i in range(s.voted, AREAS):
            if s.brown[i] != NO_AREA:
                turn[s.brown[i]] = i
        for advisor in range(ADVISORS):
            if s.rings[advisor] != seat:
                continue
            area = s.places[advisor]
            self.note(ADVISORS_HELD)
            if turn[area] < turn[home_of(advisor)]:
                self.note(ADVISORS_SAFE)
            if area == QUARANTIA:
                self.note(IN_QUARANTIA)
            elif self.missing[area] <= 2:
                self.note(ADVISORS_NEEDED)

    def look_at_votes(self, s: Table, seat: i64) -> None:
        """Who would win the votes to come, as things lie."""
        for i in range(s.voted, AREAS):
            area = s.brown[i]
            if area == NO_AREA:
                continue
            mine = votes_in(s, seat, area)
            if mine == 0:
                continue
            best: i64 = 0
            for other in range(s.seats):
                if other != seat:
                    best = max(best, votes_in(s, other, area))
            if mine < best:
                self.note(VOTES_LOST)
                continue
            self.note(VOTES_WON if mine > best else VOTES_TIED)
            if area < QUARANTIA and self.missing[area] <= 2:
                self.note(PALACES_VOTED)
