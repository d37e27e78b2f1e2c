"""Whether the power of an Influence card that may be hired wins Intrigo at once, as far as it is sure."""

from mypy_extensions import i64

from ...core.seats import NO_SEAT
from ...games.intrigo.influence import POWERS, USE_GUARD
from ...games.intrigo.material import DUCAT, FREE, GUARD, INFLUENCE, NO_TOKEN
from ...games.intrigo.state import Table
from .features import SURE, WINNING
from .outlook import WAYS, Outlook, strongest


def could_win(outlook: Outlook, s: Table, seat: i64, influence: i64, slot: i64) -> bool:
    """Would this power from this slot win the game, where the card alone would not?"""
    if not outlook.is_close:
        return False
    s.slots[slot] = INFLUENCE + influence
    found = False
    if not wins(outlook, s, seat):
        found = has_winning_target(outlook, s, seat, influence, slot)
        found = found or (influence == GUARD and could_leave_win(outlook, s, seat, slot))
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
    outlook.trial.use(s, influence, slot, target)
    found = wins(outlook, s, seat)
    outlook.trial.undo(s)
    return found


def could_leave_win(outlook: Outlook, s: Table, seat: i64, slot: i64) -> bool:
    """Could the Guard in this slot move a card so that one of the seat's own is not matched, where all were before?"""
    if outlook.winner != NO_SEAT or is_unmatched(outlook, s, seat):
        return False
    out = outlook.targets
    out.count = 0
    USE_GUARD.targets(s, slot, out)
    for i in range(out.count):
        outlook.trial.use(s, GUARD, slot, out.codes[i] - 1)
        found = is_unmatched(outlook, s, seat)
        outlook.trial.undo(s)
        if found:
            return True
    return False


def is_unmatched(outlook: Outlook, s: Table, seat: i64) -> bool:
    """Does a card of the seat's own lie beside a Seal that wins and a free slot, and is none as high to be placed?"""
    if not s.box.lone_beside_influence_wins or outlook.sure_winner(s) != NO_SEAT:  # it tallies what is sure
        return False
    for arcade in range(s.arcades):
        token = s.tokens[arcade]
        left, right = s.slots[s.before(arcade)], s.slots[arcade]
        if not NO_TOKEN < token < DUCAT or (left != FREE and right != FREE):
            continue
        card = strongest(s, left, right) - 1
        if card < 0 or s.owners[s.box.families[card]] != seat or s.box.values[card] <= outlook.highest:
            continue
        if outlook.tallied_kind(seat, token) == WINNING:
            return True
    return False


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
