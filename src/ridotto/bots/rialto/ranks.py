"""Rialto: ranks in the district of the round, and councilmen who would gain or save one."""

from mypy_extensions import i64

from ...games.rialto.districts import worth
from ...games.rialto.material import DISTRICTS
from ...games.rialto.state import Table
from .board import is_over, share_of, stake
from .cards import is_bonus_sure, most_of, needed


def leaves_rank(s: Table, seat: i64) -> bool:
    """Would a councilman gain a rank in the current district, and lose none where he comes from?"""
    here = s.district()
    if stake(s, seat, here, 1) <= stake(s, seat, here, 0):
        return False
    for district in range(DISTRICTS):
        has_men = s.men[seat * DISTRICTS + district] > 0
        if has_men and is_over(s, district) and stake(s, seat, district, -1) >= stake(s, seat, district, 0):
            return True
    return False


def loses_rank(s: Table, seat: i64) -> bool:
    """Would councilmen who are not needed elsewhere save a rank here from those who are still to send theirs?"""
    own = s.men[seat * DISTRICTS + s.district()]
    saved = own + min(free_men(s, seat), s.arg2)
    return ahead_of(s, seat, saved, s.bonus, False) < ahead_of(s, seat, own, s.bonus, False)


def stays_away(s: Table, seat: i64) -> bool:
    """In the last round: would a first councilman in the current district bring more than where he comes from?"""
    here = s.district()
    if s.round < s.box.rounds or s.men[seat * DISTRICTS + here] > 0:
        return False
    gain = float(worth(s, here) >> ahead_of(s, seat, 1, s.bonus, False))
    for district in range(DISTRICTS):
        if s.men[seat * DISTRICTS + district] > 0:
            less = share_of(s, seat, district, 0) - share_of(s, seat, district, -1)
            if gain >= float(worth(s, district)) * less + 1.0:  # halves are rounded down
                return True
    return False


def is_surely_first(s: Table, seat: i64, strength: i64) -> bool:
    """Is a seat that plays so much first in the current district, whatever the others can still send?"""
    here = s.district()
    has_bonus = strength > 0 and is_bonus_sure(s, seat, strength)
    own = s.men[seat * DISTRICTS + here] + min(strength + i64(has_bonus), s.personal[seat])
    for other in range(s.players):
        if other == seat:
            continue
        cards = s.strengths[other] if s.strengths[other] >= 0 else most_of(s, other)
        if s.men[other * DISTRICTS + here] + cards + i64(cards > 0 and not has_bonus) >= own:
            return False
    return True


def free_men(s: Table, seat: i64) -> i64:
    """How many councilmen of a seat are not needed where they are."""
    men = s.men
    free: i64 = 0
    for district in range(DISTRICTS):
        if is_over(s, district):
            least = stake(s, seat, district, 0)
            less: i64 = 0
            while less < men[seat * DISTRICTS + district] and stake(s, seat, district, -less - 1) >= least:
                less += 1
            free += less
    return free


def points_here(s: Table, seat: i64, strength: i64) -> i64:
    """What a seat that plays so much gets for its rank in the current district, as far as the others have played."""
    here = s.district()
    wins = strength > 0 and strength >= needed(s, seat)
    own = s.men[seat * DISTRICTS + here] + min(strength + i64(wins), s.personal[seat] + free_men(s, seat))
    if own == 0:
        return 0
    return worth(s, here) >> ahead_of(s, seat, own, seat if wins else strongest(s, seat), True)


def ahead_of(s: Table, seat: i64, own: i64, bonus: i64, are_all_to_act: bool) -> i64:
    """How many rank before a seat with so many councilmen in the current district, once all have sent theirs.

    All act in Doge order: those before the seat have sent theirs, unless all are still to act.
    """
    if own == 0:
        return s.players
    here = s.district()
    ahead: i64 = 0
    is_before: i64 = 1
    for place in range(s.players):
        other = s.order[place]
        if other == seat:
            is_before = 0
            continue
        theirs = s.men[other * DISTRICTS + here]
        if are_all_to_act or is_before == 0:
            theirs += to_send(s, other, bonus)
        if theirs + is_before > own:
            ahead += 1
    return ahead


def to_send(s: Table, player: i64, bonus: i64) -> i64:
    """How many councilmen a player sends for what it has played; the neutral player has enough of them."""
    men = max(s.strengths[player], 0) + i64(bonus == player)
    return men if player >= s.seats else min(men, s.personal[player])


def strongest(s: Table, seat: i64) -> i64:
    """Who of the others has played most, the first of them in Doge order; -1 if nobody has played a card."""
    best: i64 = -1
    most: i64 = 0
    for place in range(s.players):
        other = s.order[place]
        if other != seat and s.strengths[other] > most:
            best, most = other, s.strengths[other]
    return best
