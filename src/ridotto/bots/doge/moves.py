"""Doge: where moved houses build.  Who is tied for first in the Quarantia moves two, announced one after the other."""

from mypy_extensions import i64

from ...games.doge.building import MOVE_ANY, MOVE_HERE, MOVE_SECONDS, MOVE_TIED, STAY
from ...games.doge.material import DISTRICTS, FIRST_HOUSES, FIRST_PRICE, MOST_MOVES, PALACE_SPACES, QUARANTIA
from ...games.doge.state import NO_ANSWER, Table
from .outlook import houses_to_come
from .position import OUT_OF_REACH, missing_houses


def is_move(step: i64) -> bool:
    return step in (MOVE_HERE.index, MOVE_ANY.index, MOVE_SECONDS.index, MOVE_TIED.index)


def enters(move: i64, district: i64) -> bool:
    return move != STAY and (move - 1) % DISTRICTS == district


def houses_by(move: i64, district: i64) -> i64:
    """Houses more in a district by a move: one, none, or one less."""
    if enters(move, district):
        return 1
    return -1 if move != STAY and (move - 1) // DISTRICTS == district else 0


def missing_after(s: Table, seat: i64, district: i64, move: i64) -> i64:
    """Houses that a seat lacks there for its next palace once a move is made."""
    standing = s.palaces_in(district)
    if standing >= PALACE_SPACES:
        return OUT_OF_REACH
    return max(FIRST_PRICE + standing - s.houses[seat * DISTRICTS + district] - houses_by(move, district), 0)


def builds_again(s: Table, seat: i64, first: i64) -> bool:
    """After a first move that builds: does a second one build elsewhere?  Bots announce moves in rising order."""
    for there in range(DISTRICTS):
        if not enters(first, there) and missing_after(s, seat, there, first) <= 1:
            for here in range((first - 1) // DISTRICTS, DISTRICTS):
                if here != there and 1 + here * DISTRICTS + there > first and can_spare(s, seat, here, first):
                    return True
    return False


def can_spare(s: Table, seat: i64, district: i64, first: i64) -> bool:
    """Is a house there that has not been moved, and that the palace of a first move does not need?"""
    if enters(first, district):
        return missing_houses(s, seat, district) == 0
    return s.houses[seat * DISTRICTS + district] + houses_by(first, district) > 0


def moves_on(s: Table, seat: i64, move: i64) -> bool:
    """Does a second move take a house on from where the first one goes?  One move would do."""
    first = s.answers[seat * MOST_MOVES]
    return s.step == MOVE_TIED.index and first != NO_ANSWER and move != STAY and enters(first, (move - 1) // DISTRICTS)


def palaces_by(s: Table, seat: i64, move: i64) -> i64:
    """Palaces that a move builds together with houses to come, and with the move announced before it or left by it."""
    first = s.answers[seat * MOST_MOVES]
    to_come = houses_to_come(s, seat) if s.step == MOVE_HERE.index else i64(0)
    palaces: i64 = 0
    for district in range(DISTRICTS):
        placed = to_come if district == s.brown[s.voted] else i64(0)
        if placed or enters(first, district) or enters(move, district):
            houses = s.houses[seat * DISTRICTS + district] + houses_by(first, district) + houses_by(move, district)
            standing = s.palaces_in(district)
            if standing < PALACE_SPACES and houses + placed >= FIRST_PRICE + standing:
                palaces += 1
    if s.step == MOVE_TIED.index and first == NO_ANSWER and palaces and builds_again(s, seat, move):
        palaces += 1
    return palaces


def nears_palace(s: Table, seat: i64, home: i64) -> bool:
    """Would a house moved, for an advisor that goes home, make a palace near, and undo no other?"""
    to_come = houses_to_come(s, seat)
    for here in range(DISTRICTS):
        placed = to_come if here == home else i64(0)
        if s.houses[seat * DISTRICTS + here] == 0 or missing_houses(s, seat, here) - placed <= FIRST_HOUSES:
            continue
        for there in range(DISTRICTS):
            if there == here or (home < QUARANTIA and home not in (here, there)):
                continue
            placed = to_come if there == home else i64(0)
            if 1 <= missing_houses(s, seat, there) - placed <= FIRST_HOUSES + 1:
                return True
    return False
