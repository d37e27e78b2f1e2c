"""A win that stands in the Palace of Intrigo: both slots beside the Seal are taken, and only a power undoes it."""

from typing import Final

from mypy_extensions import i64

from ...core.pool import EMPTY
from ...core.seats import NO_SEAT
from ...games.intrigo.ending import is_last
from ...games.intrigo.influence import NONE, USE_THIEF, is_intrigant, near_arcade
from ...games.intrigo.material import ASSASSIN, FREE, GONDOLIER, GUARD, INFLUENCES, PEDDLER, SLOTS
from ...games.intrigo.placing import ACT, HIRE, PASS, can_hire
from ...games.intrigo.state import Table
from .ending import could_stop
from .outlook import NO_CLAIM, Outlook
from .powers import could_win
from .surrender import can_win

NO_SLOT: Final[i64] = -1
LEAST_FOR_GUARD: Final[i64] = 2  # free slots: his own, and the one where he puts a card [IN-5.15]


def lets_win_stand(outlook: Outlook, s: Table, seat: i64, code: i64) -> bool:
    """Is no power hired, though it is the last chance to undo the win of another seat?  A hire may serve a plan."""
    if s.step != ACT.index or is_last(s) or HIRE <= code < PASS:
        return False
    winner = outlook.sure_winner(s)
    if winner in (NO_SEAT, seat) or can_win(outlook, s, seat, outlook.won_at):
        return False
    right = outlook.won_at  # the slot after an arcade has its number
    if not is_last_chance(s, seat, winner, right, NO_SLOT if code == PASS else code % SLOTS):
        return False
    outlook.read(s, seat)
    return could_undo(outlook, s, seat) and not may_win_by_power(outlook, s, seat)


def could_undo(outlook: Outlook, s: Table, seat: i64) -> bool:
    """Could a seat undo the win by an Assassin or a Guard that it can pay for?"""
    for slot in range(s.arcades):
        if s.slots[slot] != FREE:
            continue
        if can_hire(s, seat, ASSASSIN) and could_stop(outlook, s, seat, ASSASSIN, slot):
            return True
        if s.free >= LEAST_FOR_GUARD and can_hire(s, seat, GUARD) and could_stop(outlook, s, seat, GUARD, slot):
            return True
    return False


def may_win_by_power(outlook: Outlook, s: Table, seat: i64) -> bool:
    """Could a seat win by a power itself, now or when it acts again?"""
    for slot in range(s.arcades):
        for influence in range(INFLUENCES):
            is_hired = s.slots[slot] == FREE and can_hire(s, seat, influence)
            if is_hired and could_win(outlook, s, seat, influence, slot):
                return True
    return False


def is_last_chance(s: Table, seat: i64, winner: i64, right: i64, taken: i64) -> bool:
    """Can nobody undo the win before the winner acts, who then closes the only slot for it?

    Ducats are only spent until the tokens are shared out: what a seat cannot pay for now, it cannot later.  A Peddler
    may come from anywhere, and so may a Gondolier, with any card to come.
    """
    actor = seat
    later: i64 = 0
    is_before = True
    for i in range(s.seats):
        actor = s.left_of(actor)
        if actor == winner:
            is_before = False
            continue
        if can_hire(s, actor, PEDDLER) or can_hire(s, actor, GONDOLIER):
            return False
        slots = slots_beside(s, actor, right, taken)
        if slots and is_before:
            return False
        later |= slots
    return later == 0 or (later & later - 1 == 0 and s.hands[winner] != EMPTY)


def slots_beside(s: Table, seat: i64, right: i64, taken: i64) -> i64:
    """The slots, as a mask, from which a seat may touch an Intrigant beside a Seal; not that which is taken now."""
    if not can_hire(s, seat, ASSASSIN) and not can_hire(s, seat, GUARD):
        return 0
    left = s.before(right)
    return slot_beside(s, left, s.before(left), taken) | slot_beside(s, right, s.after(right), taken)


def slot_beside(s: Table, card: i64, slot: i64, taken: i64) -> i64:
    """The slot beside a card, as a mask, if it is free and the card an Intrigant."""
    return i64(1) << slot if is_intrigant(s.slots[card]) and s.slots[slot] == FREE and slot != taken else 0


# ---- a Thief that is hired already


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
