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
from ...games.rialto.hands import CHOICES, CUT_HAND, NO_MORE, USE_GREEN, last_row
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
    BLUE_1,
    BLUE_2,
    BLUE_3,
    BLUE_4,
    BRIDGE,
    BUILDING,
    CARDS,
    COUNCILMAN,
    DISTRICTS,
    DOGE,
    GOLD,
    GONDOLA,
    GREEN_2,
    JOKER,
    YELLOW_1,
    YELLOW_3,
)
from ...games.rialto.play import PLAY
from ...games.rialto.state import Table
from .answers import has_dearer
from .cards import is_bonus_sure, is_needed_later, is_wasted, needed
from .position import ENOUGH
from .ranks import free_men, is_surely_first, leaves_rank, loses_rank, points_here, stays_away
from .senseless import (
    can_lay_kind,
    has_enough_blue_3,
    is_doge_useless,
    is_senseless,
    may_change_later,
    wastes_joker_on_doge,
)
from .track import (
    comes_near,
    is_far_ahead,
    is_followed,
    keeps_equal_behind,
    passed,
    passed_by_doubling,
    passes_equal,
)


def is_no_slip(s: Table, seat: i64, code: i64) -> bool:
    """Is there no good in an answer, at a glance?"""
    if is_senseless(s, seat, code):
        return True
    if s.step == USE_BLUE.index:
        return is_no_slip_in_blue(s, seat, code)
    if s.step == MOVE_COUNCILMAN.index:
        return code == STOP and (leaves_rank(s, seat) or loses_rank(s, seat) or stays_away(s, seat))
    if s.step == PLAY.index:
        return is_no_slip_in_play(s, seat, code)
    return is_no_slip_in_phase_1(s, seat, code) or is_no_slip_in_building(s, seat, code)


def is_no_slip_in_phase_1(s: Table, seat: i64, code: i64) -> bool:
    if s.step == CUT_HAND.index:
        return code == GOLD and discards_last_coin(s, seat)
    if s.step != USE_GREEN.index or code >= NO_MORE:
        return False
    return leaves_joker(s, seat, code % CHOICES) or (code // CHOICES == GREEN_2 and needs_no_room(s, seat))


def is_no_slip_in_building(s: Table, seat: i64, code: i64) -> bool:
    if s.step != TAKE_BUILDING.index:
        return False
    return takes_yellow_1(s, seat, code) or takes_idle_blue_3(s, seat, code)


def is_no_slip_in_blue(s: Table, seat: i64, code: i64) -> bool:
    if code == BLUE_DONE:
        return leaves_points(s, seat) or leaves_doubling(s, seat)
    if code == BLUE_2:  # it is replaced, and not used
        return gives_points_back(s, seat)
    return code == DOUBLE and doubles_in_vain(s, seat)


def is_no_slip_in_play(s: Table, seat: i64, code: i64) -> bool:
    if s.current == COUNCILMAN and code < WAIT and pays_men_for_nothing(s, seat):
        return True
    if code < WAIT and s.current == COUNCILMAN and lacks_men(s, seat):
        return True
    if code >= PASS:
        keeps = keeps_cards(s, seat) or keeps_jokers(s, seat) or keeps_idle_joker(s, seat)
        return keeps or (code == PASS and stays_poor(s, seat))
    if code == WAIT:
        return s.queue == 0  # the seat is last already
    if code == JOKER_CARD:
        return wastes_jokers(s, seat) or wastes_joker_on_doge(s, seat) or gives_up_district(s, seat)
    return CONVERT <= code < CONVERT + CARDS and spares_joker(s, seat, code - CONVERT)


def lacks_men(s: Table, seat: i64) -> bool:
    """Is there a councilman already for all that was laid and for the bonus, and none for a card more?

    Cards more may still take the bonus from somebody, or move councilmen here who gain a rank.
    """
    strength = strength_of(s)
    if s.round == s.box.rounds or strength == 0 or not is_wasted(s, seat, strength, strength + 1):
        return False
    if points_here(s, seat, strength + count(left_in_hand(s, seat), COUNCILMAN)) > points_here(s, seat, strength):
        return False
    return is_bonus_sure(s, seat, strength) or strength + 1 < needed(s, seat)


def pays_men_for_nothing(s: Table, seat: i64) -> bool:
    """In the last step of all: who is first in any case had better keep its councilmen, who are worth something."""
    strength = strength_of(s)
    return s.round == s.box.rounds and s.personal[seat] > strength + 1 and is_surely_first(s, seat, strength)


def leaves_joker(s: Table, seat: i64, kind: i64) -> bool:
    """Is a card taken though a joker lies in the same row, and there is one of the kind for every step to come?

    Beside each of those a joker would count as much, and it goes with any other kind, too.
    """
    if kind >= JOKER or count(s.rows[last_row(s)], JOKER) == 0:
        return False
    return count(s.hands[seat], kind) > s.box.rounds - s.round


def discards_last_coin(s: Table, seat: i64) -> bool:
    """Is it the last Gold card of the game for a seat without a coin, whose buildings could make points of one?"""
    if s.round < s.box.rounds or s.coins[seat] or s.bank == 0 or count(s.hands[seat] - s.chosen[seat], GOLD) > 1:
        return False
    return s.ready(seat, BLUE_2) > 0 or s.ready(seat, BLUE_4) > 0


def leaves_points(s: Table, seat: i64) -> bool:
    """Is there a coin to spare for points?  In the last round every coin is."""
    if not s.ready(seat, BLUE_2) and not s.ready(seat, BLUE_4):
        return False
    return s.round == s.box.rounds or s.coins[seat] > useful_coins(s, seat)


def useful_coins(s: Table, seat: i64) -> i64:
    """How many coins the buildings of a seat can use in the next round; yellow 1 costs nothing."""
    buildings = s.buildings[seat]
    return min(size(buildings) - count(buildings, YELLOW_1), ENOUGH)


def gives_points_back(s: Table, seat: i64) -> bool:
    """Would blue 2 bring its points first for a coin to spare, besides the one for blue 1?

    In the last round it brings more than blue 1 does.
    """
    return s.round == s.box.rounds or s.coins[seat] - 1 > useful_coins(s, seat)


def leaves_doubling(s: Table, seat: i64) -> bool:
    """Is there a coin to spare, and somebody to be passed by doubling, or to be left behind who is near?

    With more coins than a round can use it is enough to come near somebody.  In the last round every coin is to spare,
    but the track only counts between equals.
    """
    if not s.ready(seat, BLUE_3):
        return False
    if s.round == s.box.rounds:
        return keeps_equal_behind(s, seat)
    buildings = s.buildings[seat]
    useful = min(size(buildings) - count(buildings, YELLOW_1) - count(buildings, BLUE_3), ENOUGH)
    if s.coins[seat] > ENOUGH and comes_near(s, seat):
        return True
    return s.coins[seat] > useful and (passed_by_doubling(s, seat) > 0 or is_followed(s, seat))


def doubles_in_vain(s: Table, seat: i64) -> bool:
    """Is a coin paid to pass nobody, when no round follows and nobody can double past the seat?

    Only those count who are equals in a district: all councilmen have been placed.
    """
    return s.round == s.box.rounds and not passes_equal(s, seat) and not keeps_equal_behind(s, seat)


def needs_no_room(s: Table, seat: i64) -> bool:
    """Are there no more cards too many than Doge cards of no use, which could be discarded for nothing?"""
    if size(s.hands[seat]) - s.limits[seat] > count(s.hands[seat], DOGE) or may_change_later(s, seat):
        return False
    return is_far_ahead(s, seat) if s.round < s.box.rounds else is_doge_useless(s, seat, 0)


def takes_yellow_1(s: Table, seat: i64, code: i64) -> bool:
    """Is it a second one, though blue 1 is worth as much?  In the last round: or one, though there is a dearer one?"""
    if code // WAYS != YELLOW_1:
        return False
    if count(s.buildings[seat], YELLOW_1) > 0 and count(s.stacks, BLUE_1) > 0:
        return True
    return s.round == s.box.rounds and has_dearer(s, YELLOW_1)


def takes_idle_blue_3(s: Table, seat: i64, code: i64) -> bool:
    """Is it taken by a seat that has enough of them, though yellow 3, or green 3 before the last round, is of use?"""
    if code // WAYS != BLUE_3 or not has_enough_blue_3(s, seat):
        return False
    return count(s.stacks, YELLOW_3) > 0 or (s.round < s.box.rounds and count(s.stacks, BLUE_3 - BLUE_1) > 0)


def keeps_cards(s: Table, seat: i64) -> bool:
    """Are cards of the kind kept that are worth nothing any more?"""
    if s.round < s.box.rounds or s.current == DOGE or (s.current == COUNCILMAN and pays_men_for_nothing(s, seat)):
        return False
    return can_lay_kind(s, seat) and not may_change_later(s, seat)


def keeps_jokers(s: Table, seat: i64) -> bool:
    """In the last step of all: are jokers kept, though councilmen to spare would gain a rank?

    Each joker may cost a councilman of the personal supply, who is worth half a point there.
    """
    jokers = count(left_in_hand(s, seat), JOKER)
    if s.round < s.box.rounds or s.current != COUNCILMAN or latest_code(s) > JOKER_CARD or jokers == 0:
        return False
    strength = strength_of(s)
    if s.laid == EMPTY:
        jokers -= 1  # the first two are one
    return points_here(s, seat, strength + jokers) > points_here(s, seat, strength) + jokers


def keeps_idle_joker(s: Table, seat: i64) -> bool:
    """[RI-5.4] In the last round: would a joker bring a point in the step Bridge, and nothing in those that follow?

    It goes with no Gondola card, nor with Councilman cards that are enough for all councilmen who could come.
    """
    if s.round < s.box.rounds or s.current != BRIDGE or latest_code(s) > JOKER_CARD or not is_firm(s):
        return False
    left = left_in_hand(s, seat)
    if count(left, JOKER) != 1 or count(left, GONDOLA) > 0 or may_change_later(s, seat) or s.ready(seat, YELLOW_3) > 0:
        return False
    men = count(left, COUNCILMAN)
    return men == 0 or men > s.personal[seat] + free_men(s, seat)


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
