"""Doge: what a seat can tell of the votes to come, by the looks of what lies there."""

from typing import Final

from mypy_extensions import i64

from ...core.pool import EMPTY, count, least, size, worth
from ...games.doge.ending import has_goal
from ...games.doge.material import (
    ADVISORS,
    ALL_MARKERS,
    AREAS,
    DISTRICTS,
    FIRST_HOUSES,
    MARKER_VALUES,
    QUARANTIA,
    SECOND_HOUSES,
    home_of,
)
from ...games.doge.state import HOUSE, PALACE, THINGS, Table
from .position import advisors_in, missing_houses, palaces_short

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


def is_home_first(s: Table, advisor: i64, area: i64) -> bool:
    """Does an advisor's home vote before the area next year, by the cards that are turned?  It is called back then."""
    home = home_of(advisor)
    for i in range(s.voted):
        if s.blue[i] == area:
            return False
        if s.blue[i] == home:
            return True
    return False


def votes_shown(s: Table, seat: i64, area: i64) -> float:
    """Votes of another seat in an area, by the looks of its stack: what lies face down counts as an average marker."""
    return float(size(s.stacks[seat * AREAS + area])) * MARKER_WORTH + float(advisors_in(s, seat, area))


def votes_skipped(s: Table, seat: i64, value: i64) -> i64:
    """Votes of the markers that can be laid now, and not after one of this value: bots lay them in falling order."""
    pile = s.pile[seat]
    most = least(pile) if pile != EMPTY else MARKER_VALUES - 1
    total: i64 = 0
    for higher in range(value + 1, most + 1):
        total += count(s.markers[seat], higher) * higher
    return total


def is_hopeless(s: Table, seat: i64, area: i64) -> bool:
    """Do two others have more votes there than a seat with all markers in its hand, by the looks of their stacks?"""
    mine = float(worth(s.markers[seat]) + advisors_in(s, seat, area))
    above: i64 = 0
    for other in range(s.seats):
        if other != seat and votes_shown(s, other, area) > mine:
            above += 1
    return above >= 2


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


def is_won(s: Table, seat: i64, area: i64) -> bool:
    """Is a vote later this year as good as won, whatever lies face down there?

    Somebody may send an advisor before it, but hardly two.
    """
    mine = worth(s.stacks[seat * AREAS + area]) + advisors_in(s, seat, area)
    arrivals = i64(is_vote_before(s, area))
    for other in range(s.seats):
        if other != seat and most_votes(s, other, area) + arrivals >= mine:
            return False
    return True


def most_votes(s: Table, seat: i64, area: i64) -> i64:
    """What a seat has there at the most: its highest markers that were not counted yet, and its advisors."""
    hidden = ALL_MARKERS - s.counted[seat]
    height = size(s.stacks[seat * AREAS + area])
    votes = advisors_in(s, seat, area)
    for value in range(MARKER_VALUES - 1, 0, -1):
        laid = min(count(hidden, value), height)
        votes += laid * value
        height -= laid
    return votes


def is_vote_before(s: Table, area: i64) -> bool:
    """Does another area vote before this one?  The Quarantia, which votes now, has a second advisor to send."""
    return s.brown[s.voted] == QUARANTIA or s.brown[s.voted + 1] != area


def is_quarantia_free(s: Table, seat: i64, advisor: i64) -> bool:
    """Does the Quarantia vote next, and is this advisor enough to win there, as nobody else has a vote?"""
    if s.voted + 1 == AREAS or s.brown[s.voted + 1] != QUARANTIA or worth(s.stacks[seat * AREAS + QUARANTIA]):
        return False
    for other in range(s.seats):
        if other != seat and s.stacks[other * AREAS + QUARANTIA] != EMPTY:
            return False
    for standing in range(ADVISORS):
        if standing != advisor and s.places[standing] == QUARANTIA:
            return False
    return True


def houses_to_come(s: Table, seat: i64) -> i64:
    """Houses that the winner of a vote may place, as far as the supply goes."""
    return min(FIRST_HOUSES, s.supply[seat * THINGS + HOUSE])


def is_last_year(s: Table) -> bool:
    """Does the game end with this year, whatever comes?"""
    if s.year >= s.box.last_year:
        return True
    for seat in range(s.seats):
        if has_goal(s, seat):
            return True
    return False


def is_goal_near(s: Table, seat: i64, district: i64, few: i64) -> bool:
    """Does a seat lack no more houses than these for a palace there, and would it meet the goal with that?"""
    if missing_houses(s, seat, district) > few or s.supply[seat * THINGS + PALACE] == 0:
        return False
    districts: i64 = 0
    for held in range(DISTRICTS):
        if held == district or s.palaces[seat * DISTRICTS + held]:
            districts += 1
    return palaces_short(s.palaces_of(seat) + 1, districts) == 0


def houses_of_winner(s: Table, seat: i64, district: i64) -> i64:
    """Houses that a single winner has there for a palace: those it places, and [DO-6.2] one moved in if it abstains."""
    return houses_to_come(s, seat) + i64(s.houses_of(seat) > s.houses[seat * DISTRICTS + district])


def builds_by_abstaining(s: Table, seat: i64, district: i64) -> bool:
    """Does the winner there build a palace if it abstains and moves a house in, and none without that house?"""
    return houses_to_come(s, seat) < missing_houses(s, seat, district) <= houses_of_winner(s, seat, district)


def is_about_to_win(s: Table, seat: i64, district: i64) -> bool:
    """Has a seat laid markers where a vote won wins it the game, and more than anybody else, by their looks?"""
    few = houses_of_winner(s, seat, district)
    if s.stacks[seat * AREAS + district] == EMPTY or few == 0 or not is_goal_near(s, seat, district, few):
        return False
    for other in range(s.seats):
        if other != seat and votes_shown(s, other, district) >= votes_shown(s, seat, district):
            return False
    return True


def districts_to_defend(s: Table, seat: i64) -> i64:
    """The districts where a rival is about to win the game, and this seat can still have more votes."""
    mask: i64 = 0
    for district in range(DISTRICTS):
        if s.played[seat] >> district & 1:
            continue
        mine = float(worth(s.markers[seat]) + advisors_in(s, seat, district))
        for rival in range(s.seats):
            if rival != seat and votes_shown(s, rival, district) < mine and is_about_to_win(s, rival, district):
                mask |= i64(1) << district
    return mask


def votes_before(s: Table, area: i64, other: i64) -> bool:
    """Does an area vote before another one this year?"""
    for i in range(s.voted, AREAS):
        if s.brown[i] == area:
            return True
        if s.brown[i] == other:
            return False
    return False
