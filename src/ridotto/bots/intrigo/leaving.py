"""A slot of the Palace that is left free in Intrigo, though another seat closes it and wins by the Seal beside it."""

from typing import Final

from mypy_extensions import i64

from ...core.pool import EMPTY, count
from ...core.seats import NO_SEAT
from ...games.intrigo.hidden import unplaced
from ...games.intrigo.material import CARDS, DUCAT, FREE, NO_TOKEN
from ...games.intrigo.state import Table
from .features import WINNING
from .outlook import WAYS, Outlook
from .surrender import can_be_stopped, can_win

NO_ARCADE: Final[i64] = -1


def leaves_win(outlook: Outlook, s: Table, seat: i64, slot: i64, is_sure: bool) -> bool:
    """Is the game lost by any Intrigant in this slot, and not by one of the hand in another slot?

    It is sure if no card but those of the hand stops the winner.  If not, it is enough that the winner acts next.
    """
    arcade = arcade_left(outlook, s, seat, is_sure)
    if arcade == NO_ARCADE:
        return False
    gap = arcade if s.slots[arcade] == FREE else s.before(arcade)
    return slot != gap and not can_win(outlook, s, seat, arcade) and has_stopper(outlook, s, seat, gap, is_sure)


def arcade_left(outlook: Outlook, s: Table, seat: i64, is_sure: bool) -> i64:
    """Where another seat wins by a Seal beside one free slot, unless this seat places a card; NO_ARCADE: nowhere."""
    if outlook.sure_winner(s) == NO_SEAT:  # and all Seals that are sure are tallied
        for arcade in range(s.arcades):
            if is_left(outlook, s, seat, arcade, is_sure):
                return arcade
    return NO_ARCADE


def is_left(outlook: Outlook, s: Table, seat: i64, arcade: i64, is_sure: bool) -> bool:
    """Does another seat win here, once it closes the only free slot?"""
    token, left, right = s.tokens[arcade], s.slots[s.before(arcade)], s.slots[arcade]
    if not NO_TOKEN < token < DUCAT or (left == FREE) == (right == FREE):
        return False
    claim = outlook.claim(s, token, left, right)
    winner = claim // WAYS
    if claim < 0 or winner == seat or s.hands[winner] == EMPTY or outlook.tallied_kind(winner, token) != WINNING:
        return False
    if can_be_stopped(s, seat, winner, s.free - 1):
        return False
    if not is_sure and next_with_cards(s, seat) == winner:
        return True
    return not is_contested(outlook, s, seat, winner, token, left if right == FREE else right)


def is_contested(outlook: Outlook, s: Table, seat: i64, winner: i64, token: i64, cell: i64) -> bool:
    """May others hold a card that keeps the winner from a token, beside his own?"""
    pool = unplaced(s) - s.hands[seat]
    for card in range(CARDS):
        if count(pool, card) and outlook.claim(s, token, cell, 1 + card) // WAYS != winner:
            return True
    return False


def next_with_cards(s: Table, seat: i64) -> i64:
    """Who places next after this seat, if nobody pays for a power."""
    other = s.left_of(seat)
    while s.hands[other] == EMPTY:
        other = s.left_of(other)
    return other


def has_stopper(outlook: Outlook, s: Table, seat: i64, gap: i64, is_sure: bool) -> bool:
    """Is the game not lost after a card of the hand in this slot, neither here nor at another arcade?"""
    for card in range(CARDS):
        if count(s.hands[seat], card):
            s.slots[gap] = 1 + card
            winner = outlook.sure_winner(s)
            stops = winner == seat or (winner == NO_SEAT and arcade_left(outlook, s, seat, is_sure) == NO_ARCADE)
            s.slots[gap] = FREE
            if stops:
                return True
    return False
