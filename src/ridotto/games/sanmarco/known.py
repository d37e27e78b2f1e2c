"""A cheap key of what a seat knows: mixed from the registers that its view is built from.

Reserves, decks and the supply of bridges follow from what lies elsewhere: nothing is ever lost or made.
"""

from typing import Final

from mypy_extensions import i64

from ...core.mixing import mixed
from ...core.pool import EMPTY, size
from ...core.seats import NO_SEAT
from .material import DISTRICTS, OFFERS, PAIRS, SEATS
from .nobles import EXILE_NOBLES, ROLL_EXILE
from .offers import SPLIT
from .reserve import FETCH_NOBLE
from .state import Table

LIMIT_SHIFT: Final[i64] = 40  # bits of a pool below its limit cards


def known_to_all(s: Table) -> i64:
    """What everybody may know of the table."""
    course = (s.phase << 5 | s.round) << 1 | i64(s.is_extra)
    course = (course << 3 | s.leader + 1) << 4 | s.active
    moment = ((s.doge + 1) << 3 | s.player + 1) << 4 | s.card + 1
    key = mixed(mixed(course, moment << 3 | s.rolled), s.hand)
    key = mixed(mixed(key, s.discard), bridges_of_all(s))
    for seat in range(s.seats):
        key = mixed(mixed(key, nobles_of(s, seat)), s.prestige[seat] << 12 | s.limits[seat] >> LIMIT_SHIFT)
    if s.step == FETCH_NOBLE.index and s.waiting > 0:
        key = mixed(key, s.agenda[s.waiting - 1])  # where the noble is to go
    elif s.step == ROLL_EXILE.index or s.step == EXILE_NOBLES.index:
        key = mixed(key, s.due)
    return known_cards(s, key)


def known_cards(s: Table, key: i64) -> i64:
    """A key, who deals, and what lies before the dealers: cards that are turned up, else how many."""
    roles = s.roles
    together: i64 = 0
    for role in range(SEATS):
        together = together << 3 | roles[role] + 1
    is_splitting = s.step == SPLIT.index
    for seat in range(s.seats):
        cards = s.deal[seat]
        for i in range(seat * OFFERS, (seat + 1) * OFFERS):
            if is_splitting:
                cards += s.offers[i]
        together = together << 4 | size(cards)
    key = mixed(key, together)
    if is_splitting:
        return key
    for role in range(0, SEATS, 2):
        if roles[role] != NO_SEAT:
            key = mixed_offers(s, roles[role], key)
    return key


def mixed_offers(s: Table, dealer: i64, key: i64) -> i64:
    """A key, and the offers of a dealer as they lie."""
    is_open = s.opened >> dealer & 1 == 1
    for i in range(dealer * OFFERS, (dealer + 1) * OFFERS):
        cards = s.offers[i]
        if cards == EMPTY:
            key = mixed(key, EMPTY)
        else:
            key = mixed(key, cards << 1 if is_open else size(cards) << 1 | 1)
    return key


def known_alone(s: Table, seat: i64, key: i64) -> i64:
    """A key, and the cards of this seat that nobody else sees."""
    key = mixed(key, s.deal[seat])
    if s.opened >> seat & 1:
        return key
    for i in range(seat * OFFERS, (seat + 1) * OFFERS):
        if s.offers[i] != EMPTY:
            key = mixed(key, s.offers[i] << 2 | i - seat * OFFERS)
    return key


def nobles_of(s: Table, seat: i64) -> i64:
    """The nobles of a seat in all districts, in one number."""
    nobles = s.nobles
    together: i64 = 0
    for i in range(seat * DISTRICTS, (seat + 1) * DISTRICTS):
        together = together << 5 | nobles[i]
    return together


def bridges_of_all(s: Table) -> i64:
    """All bridges, in one number."""
    bridges = s.bridges
    together: i64 = 0
    for pair in range(PAIRS):
        together = together << SEATS | bridges[pair]
    return together
