"""[RI-8] The end: the final scoring, and who has won."""

from typing import Final

from mypy_extensions import i64

from ...core.game import Standings
from ...core.pool import count
from ...core.ranking import OUTWEIGHS
from ...core.step import Automatic
from . import events
from .districts import ranking, worth
from .material import BUILDINGS, DISTRICTS, value_of
from .state import Table


class Score(Automatic[Table]):
    """[RI-8.1] Supplies, buildings and districts are scored."""

    def run(self, s: Table) -> None:
        s.phase = 4
        events.FINAL.tell(s)
        for seat in range(s.seats):
            points = (s.personal[seat] + s.coins[seat] + 1) // 2  # [RI-8.2]
            s.points[seat] += points
            events.SUPPLIED.tell(s, seat, points)
        for seat in range(s.seats):
            points = values_of(s.buildings[seat])  # [RI-8.3]
            s.points[seat] += points
            events.HOUSED.tell(s, seat, points)
        for district in range(DISTRICTS):
            score_district(s, district)
        events.ENDED.tell(s)


def values_of(buildings: i64) -> i64:
    """[RI-8.3] The sum of the values of a pool of buildings."""
    total: i64 = 0
    for building in range(BUILDINGS):
        total += count(buildings, building) * value_of(building)
    return total


def score_district(s: Table, district: i64) -> None:
    """[RI-8.4] The first scores what it is worth, each further one half of the one before.

    [RI-9.11] The neutral player has its rank and scores nothing.
    """
    points = worth(s, district)
    events.SCORING.tell(s, district, points)
    ranked = ranking(s, district)
    for rank in range(s.players):
        player = ranked[rank]
        if player < 0:
            return
        if player < s.seats:
            s.points[player] += points
            events.SCORED.tell(s, player, district, rank + 1, points)
        else:
            events.NEUTRAL_RANKED.tell(s, district, rank + 1)
        points //= 2


class RialtoStandings(Standings[Table]):
    """[RI-8.5] Who leads: points, then Doge order."""

    def scores(self, s: Table) -> list[i64]:
        return [s.points[seat] for seat in range(s.seats)]

    def standing(self, s: Table, seat: i64) -> i64:
        place: i64 = 0
        while s.order[place] != seat:
            place += 1
        return s.points[seat] * OUTWEIGHS - place


SCORE: Final = Score("score", "RI-8.1")
