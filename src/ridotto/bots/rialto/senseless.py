"""What nobody does in Rialto: another answer brings all that this one does, and more.

Towards the end such things often change no rank, so that a search finds them as good as any other.
"""

from typing import Final

from mypy_extensions import i64

from ...core.pool import count, size
from ...games.rialto.acts import MOVE_COUNCILMAN, STOP
from ...games.rialto.buildings import NONE, TAKE_BUILDING, WAYS
from ...games.rialto.hands import CHOICES, CUT_HAND, NO_MORE, USE_GREEN, highest
from ...games.rialto.laying import JOKER_CARD, KIND, PASS, WAIT, is_firm, latest_code, left_in_hand, strength_of
from ...games.rialto.material import (
    ALL_BUILDINGS,
    BLUE_1,
    BLUE_2,
    BLUE_3,
    BLUE_4,
    BUILDING,
    COUNCILMAN,
    DISTRICTS,
    DOGE,
    GOLD,
    JOKER,
    ROOM,
    YELLOW_1,
    YELLOW_2,
    YELLOW_3,
    YELLOW_4,
)
from ...games.rialto.play import PLAY
from ...games.rialto.state import Table
from ...games.rialto.tiles import ENDS, NOBODY_COMES, PLACE_BRIDGE, PLACE_GONDOLA, PLACES, SOURCES, end_of
from .answers import has_dearer
from .board import is_over, share_of
from .cards import most_of, needed
from .track import is_all_one, is_idle, is_out_of_reach, most_to_add

LATE_ROUNDS: Final[i64] = 3  # in so many nobody without a blue 3 doubles oftener than one with two
INNS: Final[i64] = 5  # yellow 1 [RI-1.7]: so many coins at the most are taken by those who wait


def is_senseless(s: Table, seat: i64, code: i64) -> bool:
    """Is there, for everybody to see, a better answer?  It reads no options: they are being sorted out."""
    if s.step == PLAY.index:
        return is_senseless_play(s, seat, code)
    if s.step == TAKE_BUILDING.index:
        return takes_too_little(s, seat, code)
    if s.step == CUT_HAND.index and code == JOKER and has_pair(s, seat):
        return True
    return s.round == s.box.rounds and is_senseless_at_last(s, seat, code)


def is_senseless_at_last(s: Table, seat: i64, code: i64) -> bool:
    """In the last round, but for cards that are played and buildings that are taken."""
    if s.step == CUT_HAND.index:
        return code != DOGE and keeps_doge(s, seat)
    if s.step == USE_GREEN.index:
        return code < NO_MORE and code % CHOICES == DOGE and is_doge_useless(s, seat, 1)
    if s.step == PLACE_GONDOLA.index:
        return lands_in_vain(s, seat, code)
    if s.step == MOVE_COUNCILMAN.index:
        return code == STOP and leaves_rank_for_nothing(s, seat)
    return s.step == PLACE_BRIDGE.index and is_turned_wrong(s, seat, code)


# ---- cards to play


def is_senseless_play(s: Table, seat: i64, code: i64) -> bool:
    if code == JOKER_CARD:
        if can_lay_kind(s, seat):
            return s.current != COUNCILMAN  # a joker could go with cards of steps to come
        return s.round == s.box.rounds and wastes_joker_on_doge(s, seat)
    if code == WAIT:  # who is last already: only where coins run out may it hurt somebody
        return s.queue == 0 and s.current > GOLD and s.bank > INNS
    return code >= PASS and s.round == s.box.rounds and can_lay_kind(s, seat) and is_lost(s, seat, code)


def can_lay_kind(s: Table, seat: i64) -> bool:
    """Is there a card of the kind that can still be laid?  They come before all others."""
    return latest_code(s) == KIND and count(left_in_hand(s, seat), s.current) > 0


def is_lost(s: Table, seat: i64, code: i64) -> bool:
    """Is a card of the kind that is kept in the last round worth nothing, and does it bring something now?

    A councilman who gains no rank is worth more at home.  A building that is still to be taken may change a card.
    """
    if s.current in (DOGE, COUNCILMAN) or may_change_later(s, seat) or may_win_bonus(s, seat):
        return False
    if s.current == GOLD:
        hand = s.hands[seat]
        return count(hand, BUILDING) == 0 and count(hand, JOKER) < 2
    return s.current > BUILDING or code == PASS


def may_win_bonus(s: Table, seat: i64) -> bool:
    """Could one card more win the bonus?

    Not everybody wants it: who leads shows his cards first, and a tile must be laid, though others may gain more by it.
    """
    strength = strength_of(s)
    need = needed(s, seat)
    return strength + 1 == need or (strength >= need and s.queue != 0)


def wastes_joker_on_doge(s: Table, seat: i64) -> bool:
    """Would a joker beside what is laid on the Doge pass nobody, and keep nobody behind?"""
    if s.current != DOGE or not is_firm(s):
        return False
    strength = strength_of(s)
    return is_all_one(s, seat, strength, strength + most_to_add(s, seat))


def may_change_later(s: Table, seat: i64) -> bool:
    """Can a card that is kept still be played as another kind in this round?"""
    if s.phase == 2 and s.current == COUNCILMAN:
        return False
    return s.ready(seat, YELLOW_2) > 0 or s.ready(seat, YELLOW_4) > 0


# ---- cards to hold


def has_pair(s: Table, seat: i64) -> bool:
    """Are there two cards of a kind to discard one of?  Beside the first, a joker counts as much as the second.

    Cards are chosen in order: those of lower kinds stay.
    """
    chosen = s.chosen[seat]
    left = s.hands[seat] - chosen
    for kind in range(highest(chosen), JOKER):
        if count(left, kind) > 1:
            return True
    return False


def keeps_doge(s: Table, seat: i64) -> bool:
    """Is another card discarded than a Doge card that is of no use?  Cards are chosen in order, the Doge first."""
    chosen = s.chosen[seat]
    return chosen >> 4 == 0 and count(s.hands[seat] - chosen, DOGE) > 0 and is_doge_useless(s, seat, 0)


def is_doge_useless(s: Table, seat: i64, more: i64) -> bool:
    """Do Doge cards bring nothing in the last round, with so many more, and with all that can be laid beside them?"""
    if may_change_later(s, seat) or not is_idle(s, seat, more):
        return False
    return is_all_one(s, seat, 0, count(s.hands[seat], DOGE) + more + most_to_add(s, seat))


# ---- the board


def takes_too_little(s: Table, seat: i64, code: i64) -> bool:
    """Is a building declined, whose value counts in any case, or one taken that is worth less, or of no use?"""
    if code == NONE:
        return size(s.buildings[seat]) < ROOM
    if code == BLUE_3 * WAYS and is_needless_blue_3(s, seat):
        return True
    if s.round == s.box.rounds:
        return is_cheap_and_idle(s, seat, code // WAYS)
    return is_never_used(s, seat, code // WAYS)


def is_cheap_and_idle(s: Table, seat: i64, building: i64) -> bool:
    """Could a building of more value be taken, and is there hardly a use or no coin for this one?"""
    if building in (BLUE_1, BLUE_2):
        return s.coins[seat] <= s.ready(seat, BLUE_2) + s.ready(seat, BLUE_4) and has_dearer(s, building)
    return building < YELLOW_1 and (has_dearer(s, building) or has_live_like(s, building))  # never used again


def has_live_like(s: Table, green: i64) -> bool:
    """Is there a yellow or a blue building of the same value?"""
    return count(s.stacks, green + YELLOW_1) + count(s.stacks, green + BLUE_1) > 0


def is_never_used(s: Table, seat: i64, building: i64) -> bool:
    """Is it green, and has a seat no coin for the last phase I, while a blue one of its value may be used after it?

    Between two steps Gold no coin comes to who has none.
    """
    if building >= YELLOW_1 or s.round != s.box.rounds - 1 or s.coins[seat] > 0:
        return False
    if count(s.stacks, building + BLUE_1) == 0:
        return False
    return count(s.stacks, building) > 1 or s.order[s.players - 1] == seat  # the last one may be kept from others


def is_needless_blue_3(s: Table, seat: i64) -> bool:
    """Is blue 3 a third one for a seat that is out of reach, though yellow 3 is worth as much?

    Nobody else has one, and each can still get one.  Two are enough for all that blue 1 may replace so late.
    """
    if s.round <= s.box.rounds - LATE_ROUNDS or count(s.stacks, YELLOW_3) == 0 or not has_enough_blue_3(s, seat):
        return False
    left = count(s.stacks, BLUE_3)
    return left >= s.seats and count(s.buildings[seat], BLUE_3) + left == count(ALL_BUILDINGS, BLUE_3)


def has_enough_blue_3(s: Table, seat: i64) -> bool:
    """Has a seat that is out of reach on the Doge track two of them, and a coin that another building could use?

    With blue 1 one more could be replaced.
    """
    if s.coins[seat] == 0 or not is_out_of_reach(s, seat):
        return False
    return count(s.buildings[seat], BLUE_3) > 1 and count(s.buildings[seat], BLUE_1) == 0


def lands_in_vain(s: Table, seat: i64, code: i64) -> bool:
    """Does a councilman come by gondola where he changes no rank, though the other end is the current district?

    Nobody else comes there any more.
    """
    pair, place = code // PLACES, code % PLACES
    if place == NOBODY_COMES or end_of(s, pair, 1 - place // SOURCES) != s.district():
        return False
    there = end_of(s, pair, place // SOURCES)
    own = s.men[seat * DISTRICTS + there]
    return own > 0 and is_all_one_with(s, seat, there, own)


def leaves_rank_for_nothing(s: Table, seat: i64) -> bool:
    """Would one councilman more gain a rank in the current district, and is there one who changes none elsewhere?"""
    here = s.district()
    if share_of(s, seat, here, 1) <= share_of(s, seat, here, 0):
        return False
    for district in range(DISTRICTS):
        own = s.men[seat * DISTRICTS + district]
        if district != here and own > 1 and is_all_one_with(s, seat, district, own - 1):
            return True
    return False


def is_all_one_with(s: Table, seat: i64, district: i64, men: i64) -> bool:
    """Is it all one in a district whether a seat has so many councilmen or one more?  Doge order may still change.

    Whoever has more there may move those that he does not need: one more keeps one of them where he is.
    """
    for other in range(s.players):
        theirs = s.men[other * DISTRICTS + district]
        if other != seat and theirs >= men and (theirs <= men + 1 or may_move_on(s, other)):
            return False
    return True


def may_move_on(s: Table, player: i64) -> bool:
    """Could a player play more in the step Councilman than it has at home?  [RI-5.10]"""
    if player >= s.seats:
        return False
    most = s.strengths[player] if s.current == COUNCILMAN else most_of(s, player)
    return most + 1 > s.personal[player]  # with the bonus


def is_turned_wrong(s: Table, seat: i64, code: i64) -> bool:
    """Would a bridge, the other way round, bring more against each of the others?

    Both districts are settled but for a councilman who may still come by gondola.
    """
    pair, end = code // ENDS, code % ENDS
    high, low = end_of(s, pair, end), end_of(s, pair, 1 - end)
    if s.box.low_value[s.top] == s.box.high_value[s.top] or not is_over(s, high) or not is_over(s, low):
        return False
    gain = share_of(s, seat, low, 0) - share_of(s, seat, high, 1)
    for other in range(s.seats):
        if other != seat and gain <= share_of(s, other, low, 0) - share_of(s, other, high, 0):
            return False
    return True
