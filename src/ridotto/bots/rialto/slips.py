"""What nobody does in Rialto by a slip: to leave lying what is for nothing, and to pay for nothing.

There may be a plan behind it, so that a search may come to it.
"""

from mypy_extensions import i64

from ...core.pool import EMPTY, count, size
from ...games.rialto.acts import MOVE_COUNCILMAN, STOP
from ...games.rialto.blue import DONE as BLUE_DONE
from ...games.rialto.blue import DOUBLE, USE_BLUE
from ...games.rialto.buildings import TAKE_BUILDING, WAYS
from ...games.rialto.districts import worth
from ...games.rialto.laying import (
    CONVERT,
    JOKER_CARD,
    PASS,
    WAIT,
    can_change,
    is_firm,
    latest_code,
    left_in_hand,
    strength_of,
)
from ...games.rialto.material import (
    BLUE_2,
    BLUE_3,
    BLUE_4,
    BUILDING,
    CARDS,
    COUNCILMAN,
    DISTRICTS,
    DOGE,
    GOLD,
    JOKER,
    YELLOW_1,
    YELLOW_3,
)
from ...games.rialto.play import PLAY
from ...games.rialto.state import Table
from .answers import has_dearer
from .board import is_over, stake
from .cards import is_bonus_sure, is_needed_later, is_wasted, needed
from .position import ENOUGH
from .senseless import can_lay_kind, is_senseless, may_change_later, wastes_joker_on_doge
from .track import is_doubled_past, is_followed, passed, passed_by_doubling, passes_equal


def is_no_slip(s: Table, seat: i64, code: i64) -> bool:
    """Is there no good in an answer, at a glance?"""
    if is_senseless(s, seat, code):
        return True
    if s.step == USE_BLUE.index:
        if code == BLUE_DONE:
            return leaves_points(s, seat) or leaves_doubling(s, seat)
        return code == DOUBLE and doubles_in_vain(s, seat)
    if s.step == TAKE_BUILDING.index:
        return takes_yellow_1(s, code)
    if s.step == MOVE_COUNCILMAN.index:
        return code == STOP and (leaves_rank(s, seat) or loses_rank(s, seat))
    return s.step == PLAY.index and is_no_slip_in_play(s, seat, code)


def is_no_slip_in_play(s: Table, seat: i64, code: i64) -> bool:
    if code < WAIT and s.current == COUNCILMAN and lacks_men(s, seat):
        return True
    if code >= PASS:
        return keeps_cards(s, seat) or (code == PASS and stays_poor(s, seat))
    if code == WAIT:
        return s.queue == 0  # the seat is last already
    if code == JOKER_CARD:
        return wastes_jokers(s, seat) or wastes_joker_on_doge(s, seat) or gives_up_district(s, seat)
    return CONVERT <= code < CONVERT + CARDS and spares_joker(s, seat, code - CONVERT)


def lacks_men(s: Table, seat: i64) -> bool:
    """Is there a councilman already for all that was laid and for the bonus, and none for a card more?

    A card more may still take the bonus from somebody, or move a councilman here who gains a rank.
    """
    strength = strength_of(s)
    if (
        s.round == s.box.rounds
        or strength == 0
        or leaves_rank(s, seat)
        or not is_wasted(s, seat, strength, strength + 1)
    ):
        return False
    return is_bonus_sure(s, seat, strength) or strength + 1 < needed(s, seat)


def leaves_points(s: Table, seat: i64) -> bool:
    """Is there a coin to spare for points?  In the last round every coin is."""
    if not s.ready(seat, BLUE_2) and not s.ready(seat, BLUE_4):
        return False
    buildings = s.buildings[seat]
    useful = min(size(buildings) - count(buildings, YELLOW_1), ENOUGH)  # in the next round; yellow 1 costs nothing
    return s.round == s.box.rounds or s.coins[seat] > useful


def leaves_doubling(s: Table, seat: i64) -> bool:
    """Is there a coin to spare, and somebody to be passed by doubling, or to be left behind who is near?"""
    if s.round == s.box.rounds or not s.ready(seat, BLUE_3):
        return False
    buildings = s.buildings[seat]
    useful = min(size(buildings) - count(buildings, YELLOW_1) - count(buildings, BLUE_3), ENOUGH)
    return s.coins[seat] > useful and (passed_by_doubling(s, seat) > 0 or is_followed(s, seat))


def doubles_in_vain(s: Table, seat: i64) -> bool:
    """Is a coin paid to pass nobody, when no round follows and nobody can double past the seat?

    To pass somebody is in vain, too, where there are no equals in any district: all councilmen have been placed.
    """
    return s.round == s.box.rounds and not passes_equal(s, seat) and not is_doubled_past(s, seat)


def takes_yellow_1(s: Table, code: i64) -> bool:
    """Is it taken in the last round, though one of more value could be?  It can be of use only in this round."""
    return s.round == s.box.rounds and code // WAYS == YELLOW_1 and has_dearer(s, YELLOW_1)


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
    men = s.men
    free: i64 = 0
    for district in range(DISTRICTS):
        if is_over(s, district):
            least = stake(s, seat, district, 0)
            less: i64 = 0
            while less < men[seat * DISTRICTS + district] and stake(s, seat, district, -less - 1) >= least:
                less += 1
            free += less
    return ahead_at_last(s, seat, min(free, s.arg2)) < ahead_at_last(s, seat, 0)


def ahead_at_last(s: Table, seat: i64, more: i64) -> i64:
    """How many rank before a seat with so many councilmen more in the current district, once all have sent theirs."""
    here = s.district()
    own = s.men[seat * DISTRICTS + here] + more
    if own == 0:
        return s.players
    ahead: i64 = 0
    is_before: i64 = 1
    for place in range(s.players):
        other = s.order[place]
        if other == seat:
            is_before = 0
            continue
        theirs = s.men[other * DISTRICTS + here]
        if is_before == 0:  # in Doge order, so that these are still to act
            theirs += to_send(s, other)
        if theirs + is_before > own:
            ahead += 1
    return ahead


def to_send(s: Table, player: i64) -> i64:
    """How many councilmen a player sends who has played and not acted yet; the neutral player has enough of them."""
    men = max(s.strengths[player], 0) + i64(s.bonus == player)
    return men if player >= s.seats else min(men, s.personal[player])


def keeps_cards(s: Table, seat: i64) -> bool:
    """Are cards of the kind kept that are worth nothing any more?"""
    is_last = s.round == s.box.rounds
    return is_last and s.current != DOGE and can_lay_kind(s, seat) and not may_change_later(s, seat)


def stays_poor(s: Table, seat: i64) -> bool:
    """Is there no coin for a building, and a Gold card that is not played?"""
    if s.current != GOLD or s.coins[seat] or s.bank == 0:
        return False
    return s.buildings[seat] != EMPTY and count(s.hands[seat], GOLD) > 0


def wastes_jokers(s: Table, seat: i64) -> bool:
    """Would two jokers be played for one Gold or Building card, or for a Doge card that passes nobody?

    They could go with cards of steps to come.
    """
    hand = s.hands[seat]
    if s.current > BUILDING or s.laid != EMPTY or count(hand, s.current) or can_change(s, seat, s.coins[seat], hand):
        return False
    if s.current == DOGE and passed(s, seat, 0, count(hand, JOKER)):  # the first two are one, but the bonus is one more
        return False
    if s.current == BUILDING and needed(s, seat) < count(hand, JOKER):  # the bonus is in reach
        return False
    return is_needed_later(s, seat)


def gives_up_district(s: Table, seat: i64) -> bool:
    """Would jokers be played in the last round without the bonus, though they could send a first councilman?

    Even the last rank in the current district is worth more than they bring here.
    """
    if s.round < s.box.rounds or s.current == COUNCILMAN or is_firm(s):
        return False
    hand = s.hands[seat]
    here = s.district()
    if count(hand, s.current) or count(hand, COUNCILMAN) or s.personal[seat] == 0 or s.men[seat * DISTRICTS + here]:
        return False
    strength = count(hand, JOKER) + min(s.ready(seat, YELLOW_3), s.coins[seat]) - 1
    if can_change(s, seat, s.coins[seat], hand) or needed(s, seat) <= strength:
        return False
    return worth(s, here) >> (s.players - 1) > strength + 1  # in step Bridge no card costs a point


def spares_joker(s: Table, seat: i64, kind: i64) -> bool:
    """Is a coin paid to change a card of a step to come, though a joker counts as much for nothing?"""
    if latest_code(s) > JOKER_CARD or count(left_in_hand(s, seat), JOKER) == 0:
        return False
    return kind > s.current and (is_firm(s) or count(s.hands[seat], s.current) > 0)
