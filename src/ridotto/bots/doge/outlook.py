"""Doge: what a seat can tell of the votes to come, by the looks of what lies there."""

from typing import Final

from mypy_extensions import i64

from ...core.pool import size
from ...games.doge.material import AREAS, FIRST_HOUSES, SECOND_HOUSES
from ...games.doge.state import HOUSE, THINGS, Table
from .position import advisors_in

MARKER_WORTH: Final = 12.0 / 7.0  # of a marker that lies face down, on the average


def later_vote(s: Table, area: i64) -> bool:
    """Does the area vote later this year?"""
    for i in range(s.voted + 1, AREAS):
        if s.brown[i] == area:
            return True
    return False


def is_turned(s: Table, area: i64) -> bool:
    """Is it known when the area votes next year?"""
    for i in range(s.voted):
        if s.blue[i] == area:
            return True
    return False


def votes_shown(s: Table, seat: i64, area: i64) -> float:
    """Votes of another seat in an area, by the looks of its stack: what lies face down counts as an average marker."""
    return float(size(s.stacks[seat * AREAS + area])) * MARKER_WORTH + float(advisors_in(s, seat, area))


def houses_for(s: Table, seat: i64, area: i64, mine: i64) -> i64:
    """Houses that so many votes would bring there, by the looks of the other stacks."""
    if mine == 0:
        return 0
    above: i64 = 0
    top: i64 = 0
    for other in range(s.seats):
        if other != seat:
            votes = i64(votes_shown(s, other, area) + 0.5)
            top = max(top, votes)
            if votes > mine:
                above += 1
    if top <= mine:
        return FIRST_HOUSES
    return SECOND_HOUSES if above == 1 else 0


def houses_to_come(s: Table, seat: i64) -> i64:
    """Houses that the winner of a vote may place, as far as the supply goes."""
    return min(FIRST_HOUSES, s.supply[seat * THINGS + HOUSE])
