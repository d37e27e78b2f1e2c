"""Doge: a game that is won in the last vote of a year, by houses moved for advisors of the Quarantia that go home."""

from typing import Final

from mypy_extensions import i64

from ...core.seats import NOBODY
from ...games.doge.advisors import ABSTAIN, HANDLE_ADVISOR, PLACES
from ...games.doge.building import MOVE_ANY
from ...games.doge.ending import has_goal
from ...games.doge.material import ADVISORS, AREAS, DISTRICTS, QUARANTIA
from ...games.doge.state import Table
from .moves import enters
from .outlook import is_goal_near
from .position import missing_houses

NEVER: Final[i64] = 9  # more moves than there are


def leaves_win(s: Table, seat: i64, code: i64) -> bool:
    """Is a house moved elsewhere, or not at all, or an advisor taken, though all moves to come win the game at once?"""
    if s.voted + 1 < AREAS or s.brown[s.voted] != QUARANTIA or not is_alone(s, seat):
        return False
    if s.step == HANDLE_ADVISOR.index:
        return code % PLACES != ABSTAIN and fewest_moves(s, seat) == moves_to_come(s, 0)
    if s.step != MOVE_ANY.index:
        return False
    moves = moves_to_come(s, 1)
    return fewest_moves(s, seat) == moves and not nears_win(s, seat, code, moves)


def is_alone(s: Table, seat: i64) -> bool:
    """Does nobody meet a goal yet, and nobody else act any more this year?"""
    for other in range(s.seats):
        if has_goal(s, other):
            return False
    return s.first_mask == i64(1) << seat and s.second_mask == NOBODY


def moves_to_come(s: Table, handled: i64) -> i64:
    """[DO-7.6] A house for each of the two advisors that a winner picks; so many are handled, but not moved for yet."""
    left: i64 = 0
    for advisor in range(ADVISORS):
        left += s.open_mask >> advisor & 1
    return left + handled - 1


def fewest_moves(s: Table, seat: i64) -> i64:
    """How many houses must be moved for the palace that meets a goal."""
    fewest = NEVER
    for district in range(DISTRICTS):
        fewest = min(fewest, moves_for(s, seat, district))
    return fewest


def moves_for(s: Table, seat: i64, district: i64) -> i64:
    """[DO-8.1] Who has houses enough must enter all the same."""
    moves = max(missing_houses(s, seat, district), 1)
    elsewhere = s.houses_of(seat) - s.houses[seat * DISTRICTS + district]
    return moves if elsewhere >= moves and is_goal_near(s, seat, district, moves) else NEVER


def nears_win(s: Table, seat: i64, move: i64, moves: i64) -> bool:
    for district in range(DISTRICTS):
        if enters(move, district) and moves_for(s, seat, district) == moves:
            return True
    return False
