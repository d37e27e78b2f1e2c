"""What nobody does in Rialto by a slip: to leave lying what is for nothing, and to pay for nothing.

There may be a plan behind it, so that a search may come to it.
"""

from mypy_extensions import i64

from ...core.pool import EMPTY, count, size
from ...games.rialto.acts import MOVE_COUNCILMAN, STOP
from ...games.rialto.blue import DONE as BLUE_DONE
from ...games.rialto.blue import DOUBLE, USE_BLUE
from ...games.rialto.buildings import TAKE_BUILDING, WAYS
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
from ...games.rialto.material import BLUE_2, BLUE_4, BUILDING, CARDS, COUNCILMAN, DISTRICTS, DOGE, GOLD, JOKER, YELLOW_1
from ...games.rialto.play import PLAY
from ...games.rialto.state import Table
from .answers import has_dearer
from .board import is_over, stake
from .cards import is_bonus_sure, is_needed_later, is_wasted, needed
from .position import ENOUGH
from .senseless import can_lay_kind, is_senseless, may_change_later, wastes_joker_on_doge
from .track import is_doubled_past, passed, passed_by_doubling


def is_no_slip(s: Table, seat: i64, code: i64) -> bool:
    """Is there no good in an answer, at a glance?"""
    if is_senseless(s, seat, code):
        return True
    if s.step == USE_BLUE.index:
        return leaves_points(s, seat) if code == BLUE_DONE else code == DOUBLE and doubles_in_vain(s, seat)
    if s.step == TAKE_BUILDING.index:
        return takes_yellow_1(s, code)
    if s.step == MOVE_COUNCILMAN.index:
        return code == STOP and leaves_rank(s, seat)
    return s.step == PLAY.index and is_no_slip_in_play(s, seat, code)


def is_no_slip_in_play(s: Table, seat: i64, code: i64) -> bool:
    if code < WAIT and s.current == COUNCILMAN and lacks_men(s, seat):
        return True
    if code >= PASS:
        return keeps_cards(s, seat) or (code == PASS and stays_poor(s, seat))
    if code == WAIT:
        return s.queue == 0  # the seat is last already
    if code == JOKER_CARD:
        return wastes_jokers(s, seat) or wastes_joker_on_doge(s, seat)
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


def doubles_in_vain(s: Table, seat: i64) -> bool:
    """Is a coin paid to pass nobody, when no round follows and nobody can double past the seat?"""
    return s.round == s.box.rounds and passed_by_doubling(s, seat) == 0 and not is_doubled_past(s, seat)


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


def spares_joker(s: Table, seat: i64, kind: i64) -> bool:
    """Is a coin paid to change a card of a step to come, though a joker counts as much for nothing?"""
    if latest_code(s) > JOKER_CARD or count(left_in_hand(s, seat), JOKER) == 0:
        return False
    return kind > s.current and (is_firm(s) or count(s.hands[seat], s.current) > 0)
