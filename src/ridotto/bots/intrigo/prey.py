"""What the power of an Influence card may find in Intrigo, and whether it is hired in vain."""

from typing import Final

from mypy_extensions import i64

from ...games.intrigo.influence import POWERS, SIDES, is_live, near_arcade, near_slot
from ...games.intrigo.material import ASSASSIN, COURTESAN, DOWN, DUCAT, FREE, GUARD, NO_TOKEN, PEDDLER, THIEF
from ...games.intrigo.state import Table
from .features import LACKED
from .outlook import NO_CLAIM, TOKENS, WAYS, Outlook, worth_of

LOOSE: Final = 0.7  # of a token that a killed card loses: what its seat may take all the same, with another card
UNTAKEN: Final = 1.0  # of a card called to a Courtesan beside whom it takes nothing: it has another side


def is_in_vain(outlook: Outlook, s: Table, seat: i64, influence: i64, slot: i64) -> bool:
    """Would a power find no target from a slot, or none but what is for the seat as it is?"""
    if influence == ASSASSIN:
        return not has_victim(outlook, s, slot)
    if influence == THIEF and not has_booty(outlook, s, seat, slot):
        return True
    if influence == GUARD and (s.free == 1 or not has_victim(outlook, s, slot)):  # the free slot is his own
        return True
    return not POWERS[influence].has_target(s, slot)


def has_victim(outlook: Outlook, s: Table, slot: i64) -> bool:
    for side in range(SIDES):
        near = near_slot(s, slot, side)
        if is_live(s.slots[near]) and outlook.grips[near] >= 0.0:
            return True
    return False


def has_booty(outlook: Outlook, s: Table, seat: i64, slot: i64) -> bool:
    """Is a token beside the slot not the seat's already, nor face down [IN-5.17]?"""
    for side in range(SIDES):
        arcade = near_arcade(s, slot, side)
        claim = outlook.claims[arcade]
        if NO_TOKEN < s.tokens[arcade] < DOWN and (claim == NO_CLAIM or claim // WAYS != seat):
            return True
    return False


def prey(outlook: Outlook, s: Table, seat: i64, influence: i64, slot: i64) -> float:
    """What a power could do from a slot: roughly, for there are too many targets to try them all."""
    best = 0.0
    for side in range(SIDES):
        arcade = near_arcade(s, slot, side)
        near = near_slot(s, slot, side)
        if influence == THIEF:
            worth = outlook.stakes[arcade]
        elif influence == PEDDLER:
            worth = better_token(outlook, s, seat, arcade)
        elif influence == COURTESAN:
            worth = called_token(outlook, s, seat, arcade, near)
        elif influence == ASSASSIN:
            worth = lost_by_death(outlook, s, near, side)
        else:
            worth = outlook.grips[near]
        best = max(best, worth)
    return best


def called_token(outlook: Outlook, s: Table, seat: i64, arcade: i64, near: i64) -> float:
    """A Courtesan calls a card of one's own to her side, and it takes the token between them."""
    if s.slots[near] != FREE:
        return 0.0
    if not s.box.lone_beside_influence_wins:
        return UNTAKEN
    token = s.tokens[arcade]
    is_taken = outlook.can_call and NO_TOKEN < token < DOWN
    return worth_of(outlook.gains[seat * TOKENS + token]) if is_taken else 0.0


def calls_lacked(outlook: Outlook, s: Table, seat: i64, slot: i64) -> bool:
    """Would a card called to a Courtesan in this slot surely take a Seal that the seat lacks?"""
    if not outlook.can_call:
        return False
    for side in range(SIDES):
        if s.slots[near_slot(s, slot, side)] != FREE:
            continue
        token = s.tokens[near_arcade(s, slot, side)]
        if NO_TOKEN < token < DUCAT and outlook.gains[seat * TOKENS + token] == LACKED:
            return True
    return False


def better_token(outlook: Outlook, s: Table, seat: i64, arcade: i64) -> float:
    """A Peddler brings the best token that is not ours to an arcade that is; or takes one from another seat."""
    claim = outlook.claims[arcade]
    if claim == NO_CLAIM:
        return 0.0
    if claim // WAYS != seat:
        return 0.5 * outlook.stakes[arcade]
    return max(outlook.wish - worth_of(outlook.kind(claim, s.tokens[arcade])), 0.0)


def lost_by_death(outlook: Outlook, s: Table, slot: i64, side: i64) -> float:
    """What dies with a card: the Assassin lies on one side, but a free slot on the other lets its seat replace it."""
    lost = outlook.grips[slot]
    if s.slots[near_slot(s, slot, side)] == FREE:
        lost -= LOOSE * outlook.stakes[near_arcade(s, slot, side)]
    return lost
