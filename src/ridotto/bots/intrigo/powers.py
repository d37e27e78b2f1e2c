"""Whether the power of an Influence card that may be hired wins Intrigo at once, as far as it is sure."""

from librt.vecs import vec
from mypy_extensions import i64

from ...games.intrigo.influence import POWERS, SIDES, near_arcade, near_slot
from ...games.intrigo.material import (
    ASSASSIN,
    COURTESAN,
    DOWN,
    FACE_DOWN,
    FREE,
    INFLUENCE,
    MOST_ARCADES,
    PEDDLER,
    SLOTS,
    THIEF,
)
from ...games.intrigo.state import Table
from .features import SURE
from .outlook import WAYS, Outlook


def could_win(outlook: Outlook, s: Table, seat: i64, influence: i64, slot: i64) -> bool:
    """Would this power from this slot win the game, where the card alone would not?"""
    if not outlook.is_close:
        return False
    s.slots[slot] = INFLUENCE + influence
    found = not wins(outlook, s, seat) and has_winning_target(outlook, s, seat, influence, slot)
    s.slots[slot] = FREE
    return found


def has_winning_target(outlook: Outlook, s: Table, seat: i64, influence: i64, slot: i64) -> bool:
    """Does the power of the card in this slot win, used in the best way?  Everybody knows its targets."""
    out = outlook.targets
    out.count = 0
    POWERS[influence].targets(s, slot, out)
    for i in range(out.count):
        if is_winning_target(outlook, s, seat, influence, slot, out.codes[i] - 1):
            return True
    return False


def is_winning_target(outlook: Outlook, s: Table, seat: i64, influence: i64, slot: i64, target: i64) -> bool:
    slots, tokens = s.slots, s.tokens
    if influence == THIEF:
        near = near_arcade(s, slot, target)
        return wins_with(outlook, s, seat, tokens, near, tokens[near] + DOWN, near, tokens[near] + DOWN)
    if influence == PEDDLER:
        near, far = near_arcade(s, slot, target // MOST_ARCADES), target % MOST_ARCADES
        return wins_with(outlook, s, seat, tokens, near, tokens[far], far, tokens[near])
    if influence == ASSASSIN:
        near = near_slot(s, slot, target)
        return wins_with(outlook, s, seat, slots, near, slots[near] + FACE_DOWN, near, slots[near] + FACE_DOWN)
    if influence == COURTESAN:
        near = near_slot(s, slot, target % SIDES)
        return wins_with(outlook, s, seat, slots, near, 1 + target // SIDES, near, 1 + target // SIDES)
    near, far = near_slot(s, slot, target // SLOTS), target % SLOTS  # Gondolier and Guard swap what lies there
    return wins_with(outlook, s, seat, slots, near, slots[far], far, slots[near])


def wins_with(
    outlook: Outlook, s: Table, seat: i64, register: vec[i64], place: i64, new: i64, place_2: i64, new_2: i64
) -> bool:
    """Does the seat win once something else lies in two slots or arcades, or in one that is named twice?"""
    old, old_2 = register[place], register[place_2]
    register[place] = new
    register[place_2] = new_2
    found = wins(outlook, s, seat)
    register[place_2] = old_2
    register[place] = old
    return found


def wins(outlook: Outlook, s: Table, seat: i64) -> bool:
    """Is the seat sure of a Seal that it lacked to win, and served before all others that win?"""
    slots, tokens = s.slots, s.tokens
    left = slots[s.arcades - 1]
    for arcade in range(s.arcades):
        right = slots[arcade]
        token = tokens[arcade]
        if outlook.is_prize(seat, token) and outlook.claim(s, token, left, right) == seat * WAYS + SURE:
            return outlook.sure_winner(s) == seat
        left = right
    return False
