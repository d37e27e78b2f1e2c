"""Answers that give a game of Intrigo away: another seat wins by them, and nobody will stop it."""

from mypy_extensions import i64

from ...core.pool import EMPTY, count
from ...core.seats import NO_SEAT
from ...games.intrigo.ending import is_last
from ...games.intrigo.influence import NONE, POWERS
from ...games.intrigo.material import (
    CARDS,
    CORPORATIONS,
    COURTESAN,
    DUCAT,
    FREE,
    INFLUENCES,
    NO_TOKEN,
    SLOTS,
    WIN_ALIKE,
)
from ...games.intrigo.placing import ACT, HIRE, can_hire
from ...games.intrigo.state import Table
from .balance import power_asked
from .features import SURE
from .outlook import WAYS, Outlook


def gives_game_away(outlook: Outlook, s: Table, seat: i64, code: i64) -> bool:
    """Is the game lost by an answer, and not by another one with the same card or in the same slot?"""
    if is_last(s):  # [IN-9.4] whoever does not win may still be first
        return False
    if s.step == ACT.index:
        return code < HIRE and hands_win(outlook, s, seat, code // SLOTS, code % SLOTS)
    return lets_win(outlook, s, seat, code)


def loses_to(outlook: Outlook, s: Table, seat: i64) -> i64:
    """Who wins by the tokens that are sure, if the seat cannot win by Intrigants alone; NO_SEAT: it is not lost yet."""
    winner = outlook.sure_winner(s)
    return NO_SEAT if winner in (NO_SEAT, seat) or can_win(outlook, s, seat, outlook.won_at) else winner


def can_win(outlook: Outlook, s: Table, seat: i64, before: i64) -> bool:
    """Would the seat win with all Seals beside free slots, besides those that it is sure of, before this arcade?"""
    tally, counters, tokens, slots = outlook.tally, s.counters, s.tokens, s.slots
    first = seat * CORPORATIONS
    for i in range(CORPORATIONS):
        tally[first + i] = counters[first + i]
    left = slots[s.arcades - 1]
    for arcade in range(before):
        right, token = slots[arcade], tokens[arcade]
        is_open = left == FREE or right == FREE
        if NO_TOKEN < token < DUCAT and (is_open or outlook.claim(s, token, left, right) == seat * WAYS + SURE):
            tally[first + token - 1] += 1
            if tally[first + token - 1] == WIN_ALIKE:
                return True
        left = right
    return outlook.has_all(seat)


# ---- placing


def hands_win(outlook: Outlook, s: Table, seat: i64, card: i64, slot: i64) -> bool:
    """Is the game lost by this card in this slot, and not by another card of the hand there?

    If somebody can pay for a power later, it may be a plan: a third seat has to stop it, or this seat takes the Seal
    itself, from between two cards that nobody can contest any more.
    """
    winner = loses_with(outlook, s, seat, card, slot)
    if winner == NO_SEAT or can_be_stopped(s, seat, winner, s.free - 1):
        return False
    for other in range(CARDS):
        if count(s.hands[seat], other) and loses_with(outlook, s, seat, other, slot) == NO_SEAT:
            return True
    return False


def loses_with(outlook: Outlook, s: Table, seat: i64, card: i64, slot: i64) -> i64:
    """To whom the seat loses once a card lies in a free slot."""
    s.slots[slot] = 1 + card
    winner = loses_to(outlook, s, seat)
    s.slots[slot] = FREE
    return winner


# ---- powers


def lets_win(outlook: Outlook, s: Table, seat: i64, code: i64) -> bool:
    """Is the game lost if a power is used like this, for nobody can stop the winner later, though this power could?"""
    influence = power_asked(s)
    if influence in (COURTESAN, INFLUENCES):  # she takes cards out of hands, and so others may act
        return False
    winner = loses_after(outlook, s, seat, influence, code)
    if winner == NO_SEAT or can_be_stopped(s, seat, winner, s.free):
        return False
    out = outlook.targets
    out.count = 0
    out.add(NONE)
    POWERS[influence].targets(s, s.arg % SLOTS, out)
    for i in range(out.count):
        if loses_after(outlook, s, seat, influence, out.codes[i]) == NO_SEAT:
            return True
    return False


def loses_after(outlook: Outlook, s: Table, seat: i64, influence: i64, code: i64) -> i64:
    """To whom the seat loses once the power that is asked for is used like this, or not at all."""
    if code == NONE:
        return loses_to(outlook, s, seat)
    outlook.trial.use(s, influence, s.arg % SLOTS, code - 1)
    winner = loses_to(outlook, s, seat)
    outlook.trial.undo(s)
    return winner


def can_be_stopped(s: Table, seat: i64, winner: i64, free: i64) -> bool:
    """Can somebody but the winner pay for a power when he acts, after this seat and before no slot is free?"""
    slots = free
    actor = seat
    for i in range(s.seats):
        actor = s.left_of(actor)
        if slots == 0:
            return False
        if actor != winner and can_hire_any(s, actor):
            return True
        if s.hands[actor] != EMPTY:
            slots -= 1
    return False


def can_hire_any(s: Table, seat: i64) -> bool:
    for influence in range(INFLUENCES):
        if can_hire(s, seat, influence):
            return True
    return False
