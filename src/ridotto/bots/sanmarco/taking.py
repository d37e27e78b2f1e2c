"""San Marco: two offers side by side, for the seat that takes one of them."""

from typing import Final

from mypy_extensions import i64

from ...core.pool import count, size
from ...games.sanmarco.material import ACTION_CARDS, BRIDGE, DISTRICTS, DOGE, EXILE, OFFERS, SEATS, TRANSFER
from ...games.sanmarco.state import Table
from .position import nobles_in
from .worth import DOGE_WORTH, limits_in, offer_worth

CLEARLY: Final = 1.4  # by so much an offer is worth more to anybody, in limit points


def is_poorer_offer(s: Table, offer: i64, other: i64) -> bool:
    """Has the other offer no more limits, no fewer cards, and clearly better ones, its doges left aside?

    What a doge is worth depends on where he stands.
    """
    first = s.roles[s.arg // SEATS] * OFFERS
    cards, instead = s.offers[first + offer], s.offers[first + other]
    if limits_in(instead) > limits_in(cards) or size(instead & ACTION_CARDS) < size(cards & ACTION_CARDS):
        return False
    return offer_worth(instead) - DOGE_WORTH * float(count(instead, DOGE)) >= offer_worth(cards) + CLEARLY


def is_outdone(s: Table, seat: i64, offer: i64, other: i64) -> bool:
    """Has the other offer no more limits, and all cards of this one, or transfers in place of districts?

    A transfer puts a noble where the district card would, and takes one of somebody else away.  It does not where a
    bridge or an exile of the same offer lets the district card be played to a place without nobles of others.
    """
    first = s.roles[s.arg // SEATS] * OFFERS
    cards, instead = s.offers[first + offer], s.offers[first + other]
    if limits_in(instead) > limits_in(cards) or count(instead, DOGE) != count(cards, DOGE):
        return False
    transfers = count(instead, TRANSFER) - count(cards, TRANSFER)
    if transfers <= 0 or count(cards, BRIDGE) or count(cards, EXILE):
        return False
    missing: i64 = 0
    for district in range(DISTRICTS):
        less = count(cards, district) - count(instead, district)
        if less > 0:
            missing += less
            if not can_transfer(s, seat, district, transfers):
                return False
    return missing <= transfers


def can_transfer(s: Table, seat: i64, district: i64, number: i64) -> bool:
    """[SM-7.1] Are so many nobles of others wherever a card of the district lets the seat put one [SM-5.5, SM-5.6]?"""
    pair_of, bridges = s.box.pair_of, s.bridges
    for place in range(DISTRICTS):
        if place != district and not bridges[pair_of[district * DISTRICTS + place]] >> seat & 1:
            continue
        if nobles_in(s, place) - s.nobles[seat * DISTRICTS + place] < number:
            return False
    return True
