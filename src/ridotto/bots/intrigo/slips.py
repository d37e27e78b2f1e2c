"""What nobody does by mistake in Intrigo.

A low card may be right to keep all the same: others must place the rest.
"""

from mypy_extensions import i64

from ...core.pool import EMPTY, count
from ...games.intrigo.draft import packet_before
from ...games.intrigo.influence import SIDES, is_live, near_arcade, near_slot
from ...games.intrigo.material import CARDS, CORPORATIONS, DUCAT, FREE, NO_TOKEN, SLOTS
from ...games.intrigo.state import Table
from .features import WINNING
from .outlook import NO_CLAIM, WAYS, Outlook, kind_of


def keeps_too_low(s: Table, seat: i64, card: i64) -> bool:
    """Is the card one's own and lower than another one's own, or not one's own and at most half as high?"""
    highest = highest_own(s, seat)
    value = s.box.values[card]
    return value < highest if is_own(s, seat, card) else 2 * value <= highest


def highest_own(s: Table, seat: i64) -> i64:
    """The highest value of a card of the seat's own in the packet that it holds; 0: there is none."""
    packet, values = s.packets[packet_before(s, seat)], s.box.values
    highest: i64 = 0
    for card in range(CARDS):
        if values[card] > highest and count(packet, card) and is_own(s, seat, card):
            highest = values[card]
    return highest


def is_own(s: Table, seat: i64, card: i64) -> bool:
    return s.owners[s.box.families[card]] == seat


def wastes_last_slot(outlook: Outlook, s: Table, seat: i64, card: i64, slot: i64) -> bool:
    """Is another card better in the last slot that a seat fills?  What is left in hands goes back [IN-7.2]."""
    if acts_again(s, seat) or s.slots[near_slot(s, slot, 0)] == FREE or s.slots[near_slot(s, slot, 1)] == FREE:
        return False
    for other in range(CARDS):
        if count(s.hands[seat], other) and is_better_there(outlook, s, seat, slot, other, card):
            return True
    return False


def acts_again(s: Table, seat: i64) -> bool:
    """Is a slot left for a seat that places a card now, if all others place cards as long as they have some?"""
    left = s.free - 1
    for i in range(1, s.seats):
        if s.hands[(seat + i) % s.seats] != EMPTY:
            left -= 1
    return left > 0


def is_better_there(outlook: Outlook, s: Table, seat: i64, slot: i64, card: i64, than: i64) -> bool:
    """Does a card in a slot bring the seat more than another one would, at an arcade, and as much at the other?"""
    is_better = False
    for side in range(SIDES):
        token, beyond = s.tokens[near_arcade(s, slot, side)], s.slots[near_slot(s, slot, side)]
        claim, old = outlook.claim(s, token, beyond, 1 + card), outlook.claim(s, token, beyond, 1 + than)
        if claim == old:
            continue
        if claim // WAYS != seat and (claim != NO_CLAIM or old // WAYS == seat):
            return False
        is_better = True
    return is_better


def helps_to_win(s: Table, seat: i64, target: i64) -> bool:
    """Does a Guard put the card of another seat beside a Seal with which that seat may win?"""
    card = s.slots[near_slot(s, s.arg % SLOTS, target // SLOTS)]
    if not is_live(card):
        return False
    owner = s.owners[s.box.families[card - 1]]
    if owner < 0 or owner == seat:
        return False
    for side in range(SIDES):
        token = s.tokens[near_arcade(s, target % SLOTS, side)]
        if NO_TOKEN < token < DUCAT and would_win(s, owner, token - 1):
            beside = s.slots[near_slot(s, target % SLOTS, side)]
            if not is_live(beside) or s.box.values[beside - 1] < s.box.values[card - 1]:
                return True
    return False


def would_win(s: Table, seat: i64, corporation: i64) -> bool:
    """Would one Seal more of a corporation win the game, with those that were won before this turn?"""
    different: i64 = 0
    for other in range(CORPORATIONS):
        if s.counters[seat * CORPORATIONS + other] > 0:
            different += 1
    return kind_of(s.counters[seat * CORPORATIONS + corporation], different) == WINNING
