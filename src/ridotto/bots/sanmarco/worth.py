"""San Marco: what cards and offers are worth to anybody, for dividing them."""

from typing import Final

from mypy_extensions import i64

from ...core.pool import EMPTY, count
from ...games.sanmarco.material import ACTION_CARDS, ACTIONS, BRIDGE, EXILE, TRANSFER

# What a card is worth, in limit points: for dividing, not for playing.
DISTRICT_WORTH: Final = 1.0
BRIDGE_WORTH: Final = 1.0
TRANSFER_WORTH: Final = 1.8
EXILE_WORTH: Final = 1.5
DOGE_WORTH: Final = 2.2


def card_worth(kind: i64) -> float:
    """What an action card is worth to anybody."""
    if kind < BRIDGE:
        return DISTRICT_WORTH
    if kind == BRIDGE:
        return BRIDGE_WORTH
    if kind == TRANSFER:
        return TRANSFER_WORTH
    return EXILE_WORTH if kind == EXILE else DOGE_WORTH


def limits_in(cards: i64) -> i64:
    """Limit points of a pool of cards."""
    return count(cards, ACTIONS) + 2 * count(cards, ACTIONS + 1) + 3 * count(cards, ACTIONS + 2)


def offer_worth(cards: i64) -> float:
    """What an offer is worth to anybody, its limit points off."""
    if cards == EMPTY:
        return 0.0
    worth = -float(limits_in(cards))
    pool = cards & ACTION_CARDS
    kind: i64 = 0
    while pool:
        if pool & 15:
            worth += float(pool & 15) * card_worth(kind)
        pool >>= 4
        kind += 1
    return worth


def is_worse(cards: i64, other: i64) -> bool:
    """Has the other offer all the action cards of this one, fewer or lighter limits, and not the same cards?"""
    if cards == other or limits_in(other) > limits_in(cards):
        return False
    for kind in range(ACTIONS):
        if count(other, kind) < count(cards, kind):
            return False
    return True
