"""San Marco: limit cards laid so that no offer is a bargain."""

from typing import Final

from mypy_extensions import i64

from ...core.pool import EMPTY, count, least, one
from ...games.sanmarco.material import ACTION_CARDS, BRIDGE, DOGE, EXILE, OFFERS, TRANSFER, offers_with
from ...games.sanmarco.offers import open_offers
from ...games.sanmarco.state import Table
from .worth import limits_in, offer_worth

BARGAIN: Final = 1.5  # limit points, about: how much worse than it is worth a bargain looks to everybody
MUCH_BETTER: Final = 1.4  # limit points: a transfer or an exile for a district, and a limit less
CLOSE: Final = 1.0  # limit points: cuts that differ by no more are as good as each other
WIDEST: Final = 1000.0  # wider than any gap


def is_only_limits_left(s: Table, seat: i64) -> bool:
    """Are all action cards laid?"""
    return s.deal[seat] != EMPTY and s.deal[seat] & ACTION_CARDS == EMPTY


def gap_after(s: Table, seat: i64, code: i64) -> float:
    """How far apart the offers are at the least, once a card is laid and the others after it as well as can be.

    Bots lay cards alike in the order of the offers.
    """
    kind, offer = code // OFFERS, code % OFFERS
    card, at = one(kind), seat * OFFERS + offer
    s.deal[seat] -= card
    s.offers[at] += card
    gap = widest_gap(s, seat)
    if s.deal[seat] != EMPTY:
        gap = WIDEST
        following = least(s.deal[seat])
        allowed = open_offers(s, seat)
        for other in range(offer if following == kind else 0, offers_with(s.number_active())):
            if allowed >> other & 1:
                gap = min(gap, gap_after(s, seat, following * OFFERS + other))
    s.offers[at] -= card
    s.deal[seat] += card
    return gap


def fairest_gap(s: Table, seat: i64) -> float:
    """How far apart the offers are at the least, were all limit cards still to be laid."""
    offers, first = s.offers, seat * OFFERS
    made = offers_with(s.number_active())
    laid: list[i64] = []
    for offer in range(made):
        limits = offers[first + offer] - (offers[first + offer] & ACTION_CARDS)
        laid.append(limits)
        offers[first + offer] -= limits
        s.deal[seat] += limits
    gap = WIDEST
    allowed = open_offers(s, seat)
    for offer in range(made):
        if allowed >> offer & 1:
            gap = min(gap, gap_after(s, seat, least(s.deal[seat]) * OFFERS + offer))
    for offer in range(made):
        offers[first + offer] += laid[offer]
        s.deal[seat] -= laid[offer]
    return gap


def widest_gap(s: Table, seat: i64) -> float:
    """Between the best of the offers as they lie and the worst; wider yet, if one of them is a bargain."""
    offers, first = s.offers, seat * OFFERS
    made = offers_with(s.number_active())
    gap = 0.0
    for offer in range(made):
        for other in range(made):
            cards, less = offers[first + offer], offers[first + other]
            bargain = BARGAIN if is_bargain(cards, less) else 0.0
            gap = max(gap, offer_worth(cards) - offer_worth(less) + bargain)
    return gap


def is_bargain(cards: i64, other: i64) -> bool:
    """Has an offer as good a card for each one of the other's, for no more limits, and one more or much better ones?

    One district is as good as another, or as a bridge.  For a doge nothing will do but a doge.
    """
    if limits_in(cards) > limits_in(other):
        return False
    doges = count(cards, DOGE) - count(other, DOGE)
    more = count(cards, TRANSFER) - count(other, TRANSFER)
    if doges < 0 or more < 0:
        return False
    more += count(cards, EXILE) - count(other, EXILE)
    if more < 0:
        return False
    more += plain_cards(cards) - plain_cards(other)
    if more < 0:
        return False
    if offer_worth(cards) >= offer_worth(other) + MUCH_BETTER:
        return True
    more += doges
    return more > 0


def plain_cards(cards: i64) -> i64:
    """Districts and bridges of an offer."""
    number: i64 = 0
    for kind in range(BRIDGE + 1):
        number += count(cards, kind)
    return number
