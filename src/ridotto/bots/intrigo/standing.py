"""A win that stands in the Palace of Intrigo: both slots beside the Seal are taken, and only a power undoes it."""

from typing import Final

from mypy_extensions import i64

from ...core.pool import EMPTY
from ...core.seats import NO_SEAT
from ...games.intrigo.ending import is_last
from ...games.intrigo.influence import NONE, USE_THIEF, near_arcade
from ...games.intrigo.material import FREE, INFLUENCES, SLOTS, THIEF
from ...games.intrigo.placing import ACT, HIRE, PASS, can_hire
from ...games.intrigo.state import Table
from .ending import could_stop
from .outlook import NO_CLAIM, Outlook
from .surrender import can_win

NO_SLOT: Final[i64] = -1


def lets_win_stand(outlook: Outlook, s: Table, seat: i64, code: i64) -> bool:
    """Is the game lost by any answer that does not undo the win of another seat, for nobody can undo it later?"""
    if s.step != ACT.index or is_last(s):
        return False
    winner = outlook.sure_winner(s)
    if winner in (NO_SEAT, seat) or can_win(outlook, s, seat, outlook.won_at):
        return False
    outlook.read(s, seat)
    if undoes(outlook, s, seat, code) or slots_to_undo(outlook, s, seat) == 0:
        return False
    return is_last_chance(outlook, s, seat, winner, slot_of(code))


def spares_winner(outlook: Outlook, s: Table, seat: i64, code: i64) -> bool:
    """Is a Thief used for a token that nobody takes, or not at all, beside the Seal with which another seat wins?"""
    if s.step != USE_THIEF.index or is_last(s):
        return False
    slot = s.arg % SLOTS
    winner = outlook.sure_winner(s)
    if winner in (NO_SEAT, seat) or outlook.won_at not in (near_arcade(s, slot, 0), near_arcade(s, slot, 1)):
        return False
    return code == NONE or is_unclaimed(outlook, s, near_arcade(s, slot, code - 1))


def is_unclaimed(outlook: Outlook, s: Table, arcade: i64) -> bool:
    return outlook.claim(s, s.tokens[arcade], s.slots[s.before(arcade)], s.slots[arcade]) == NO_CLAIM


def undoes(outlook: Outlook, s: Table, seat: i64, code: i64) -> bool:
    """Is it a card that is hired, and might its power undo the win?"""
    if code < HIRE or code == PASS:
        return False
    return could_undo(outlook, s, seat, (code - HIRE) // SLOTS, (code - HIRE) % SLOTS)


def could_undo(outlook: Outlook, s: Table, seat: i64, influence: i64, slot: i64) -> bool:
    """A Thief comes too late: no token between two taken slots lies beside a free one."""
    return influence != THIEF and could_stop(outlook, s, seat, influence, slot)


def slot_of(code: i64) -> i64:
    if code == PASS:
        return NO_SLOT
    return code % SLOTS if code < HIRE else (code - HIRE) % SLOTS


def slots_to_undo(outlook: Outlook, s: Table, seat: i64) -> i64:
    """The free slots, as a mask, from which a seat could undo the win by a power that it can pay for."""
    found: i64 = 0
    for slot in range(s.arcades):
        if s.slots[slot] == FREE and can_undo_from(outlook, s, seat, slot):
            found |= i64(1) << slot
    return found


def can_undo_from(outlook: Outlook, s: Table, seat: i64, slot: i64) -> bool:
    for influence in range(INFLUENCES):
        if can_hire(s, seat, influence) and could_undo(outlook, s, seat, influence, slot):
            return True
    return False


def is_last_chance(outlook: Outlook, s: Table, seat: i64, winner: i64, taken: i64) -> bool:
    """Can nobody undo the win before the winner acts, who then closes the only slot for it?

    In a round others may only spend Ducats: what they cannot pay for now, they never can.
    """
    gone: i64 = 0 if taken == NO_SLOT else i64(1) << taken
    actor = s.left_of(seat)
    while actor != winner:
        if slots_to_undo(outlook, s, actor) & ~gone:
            return False
        actor = s.left_of(actor)
    later: i64 = 0
    for other in range(s.seats):
        if other != winner:
            later |= slots_to_undo(outlook, s, other) & ~gone
    if later == 0:
        return True
    return later & later - 1 == 0 and s.hands[winner] != EMPTY
