"""San Marco: the last exile of a game.  Only the final scoring comes after it: who wins then can be counted out."""

from mypy_extensions import i64

from ...games.sanmarco.material import DISTRICTS, NO_CARD, SAN_MARCO, SIDES
from ...games.sanmarco.state import Table
from .position import NO_VICTIM, points_in


def is_last_exile(s: Table) -> bool:
    """Is it the exile without a card at the end of the last phase?"""
    return s.phase == s.box.phases and s.card == NO_CARD


def prestige_at_end(s: Table, seat: i64) -> i64:
    """[SM-10.1] What a seat has once each district is scored as it stands."""
    total = s.prestige[seat]
    for district in range(DISTRICTS):
        total += points_in(s, seat, district, 0, NO_VICTIM)
    return total


def is_winner(s: Table, seat: i64) -> bool:
    """[SM-10.2] Is nobody ahead of the seat, as things stand?"""
    mine, nobles = prestige_at_end(s, seat), s.nobles
    for other in range(s.seats):
        theirs = prestige_at_end(s, other)
        if theirs > mine:
            return False
        if theirs == mine and nobles[other * DISTRICTS + SAN_MARCO] > nobles[seat * DISTRICTS + SAN_MARCO]:
            return False
    return True


def can_win(s: Table, seat: i64, district: i64, due: i64, first: i64) -> bool:
    """Does the seat win, with so many nobles of the others still to go, of this seat and of those after it?"""
    if due == 0:
        return is_winner(s, seat)
    for victim in range(first, s.seats):
        is_there = victim != seat and s.nobles[victim * DISTRICTS + district] > 0
        if is_there and can_win_without(s, seat, district, due, victim, victim):
            return True
    return False


def can_win_without(s: Table, seat: i64, district: i64, due: i64, victim: i64, first: i64) -> bool:
    """Does the seat still win, once a noble of the victim has gone?"""
    nobles = s.nobles
    nobles[victim * DISTRICTS + district] -= 1
    wins = can_win(s, seat, district, due - 1, first)
    nobles[victim * DISTRICTS + district] += 1
    return wins


def winning_rolls(s: Table, seat: i64, district: i64) -> i64:
    """How many of the six rolls let the seat win that names a district."""
    nobles, place = s.nobles, seat * DISTRICTS + district
    others: i64 = 0
    for other in range(s.seats):
        if other != seat:
            others += nobles[other * DISTRICTS + district]
    mine = nobles[place]
    rolls: i64 = 0
    for roll in range(i64(1), SIDES + 1):
        due = min(roll, others)
        nobles[place] = mine - min(roll - due, mine)
        if can_win(s, seat, district, due, 0):
            rolls += 1
        nobles[place] = mine
    return rolls
