"""[SM-3, SM-4] Offers: the split, the turning up, and who takes which."""

from typing import Final

from mypy_extensions import i64

from ...core.pool import BITS, EMPTY, MOST, count, least, one, size
from ...core.seats import NO_SEAT
from ...core.step import Automatic, Decision, Options, Path
from . import events
from .cards import NEXT_CARD
from .material import (
    ACTION_CARDS,
    CARD_NAMES,
    CARDS,
    FIRST_DEALER,
    OFFERS,
    SEATS,
    SECOND_DEALER,
    offers_with,
)
from .state import Table

DONE: Final[i64] = CARDS * OFFERS  # a code is kind * OFFERS + offer; then "so be it"


def open_offers(s: Table, seat: i64) -> i64:
    """Mask of the offers that a card may go to."""
    made = offers_with(s.number_active())
    laid = s.offers
    empty: i64 = 0
    missing: i64 = 0
    for offer in range(made):
        if laid[seat * OFFERS + offer] == EMPTY:
            empty |= i64(1) << offer
            missing += 1
    return empty if missing == size(s.deal[seat]) else (i64(1) << made) - 1


class Split(Decision[Table]):
    """[SM-3.3] Each dealer lays his cards, one by one, into his offers, and says when that is it.

    [SM-3.4] Dealers do so at the same time and in secret.  [SM-3.3] No offer stays empty: when just as many cards
    are left as offers are empty, they go there.
    """

    def who(self, s: Table) -> i64:
        mask = i64(1) << s.roles[FIRST_DEALER]
        if s.roles[SECOND_DEALER] != NO_SEAT:
            mask |= i64(1) << s.roles[SECOND_DEALER]
        return mask

    def options(self, s: Table, seat: i64, out: Options) -> None:
        deal = s.deal[seat]
        if deal == EMPTY:
            out.add(DONE)
            return
        offers = open_offers(s, seat)
        codes = out.codes
        offered = out.count
        code: i64 = 0
        while deal:
            if deal & MOST:
                for offer in range(OFFERS):
                    if offers >> offer & 1:
                        codes[offered] = code + offer
                        offered += 1
            deal >>= BITS
            code += OFFERS
        out.count = offered

    def canonical(self, s: Table, seat: i64, out: Options) -> None:
        """The lowest card first; of cards alike, none goes to an earlier offer than the one before."""
        deal = s.deal[seat]
        if deal == EMPTY:
            out.add(DONE)
            return
        kind = least(deal)
        offers = open_offers(s, seat)
        latest: i64 = 0
        for offer in range(OFFERS):
            if count(s.offers[seat * OFFERS + offer], kind):
                latest = offer
        if offers >> latest == 0:
            latest = 0  # an earlier offer is still empty and must not stay so
        for offer in range(latest, OFFERS):
            if offers >> offer & 1:
                out.add(kind * OFFERS + offer)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        if code == DONE:
            return True
        kind, offer = code // OFFERS, code % OFFERS
        card = one(kind)
        s.deal[seat] -= card
        s.offers[seat * OFFERS + offer] += card
        events.SORTED.tell(s, seat, kind, offer)
        return False

    def close(self, s: Table) -> None:
        """[SM-3.4] Two dealers lay their offers face down; [SM-3.8] a single one turns his up at once."""
        if s.roles[SECOND_DEALER] == NO_SEAT:
            return
        for seat in range(s.seats):
            for offer in range(OFFERS):
                if s.offers[seat * OFFERS + offer] != EMPTY:
                    events.LAID.tell(s, seat, offer, size(s.offers[seat * OFFERS + offer]))

    def forget(self, s: Table, seat: i64) -> None:
        for offer in range(OFFERS):
            s.deal[seat] += s.offers[seat * OFFERS + offer]
            s.offers[seat * OFFERS + offer] = EMPTY

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        if code == DONE:
            return ("button:done",)
        return (f"card:{CARD_NAMES[code // OFFERS]}", f"offer:{code % OFFERS + 1}")


class Reveal(Automatic[Table]):
    """[SM-3.5] A dealer turns his offers up.  The argument is his role."""

    def run(self, s: Table) -> None:
        dealer = s.roles[s.arg]
        s.opened |= i64(1) << dealer
        for offer in range(OFFERS):
            if s.offers[dealer * OFFERS + offer] != EMPTY:
                events.REVEALED.tell(s, dealer, offer, s.offers[dealer * OFFERS + offer])


def take(s: Table, seat: i64, dealer: i64, offer: i64) -> None:
    """[SM-4.2] The limit cards go before the seat, [SM-4.4] the action cards are played at once."""
    cards = s.offers[dealer * OFFERS + offer]
    s.offers[dealer * OFFERS + offer] = EMPTY
    s.hand = cards & ACTION_CARDS
    s.player = seat
    events.TOOK.tell(s, seat, dealer, offer)
    if cards != s.hand:
        s.limits[seat] += cards - s.hand
        events.LIMITED.tell(s, seat, cards - s.hand, s.limit_points(seat))
    s.then(NEXT_CARD)


class TakeOffer(Decision[Table]):
    """[SM-4.1] A chooser takes one of the offers.  The argument is his role and that of the dealer."""

    def who(self, s: Table) -> i64:
        return i64(1) << s.roles[s.arg % SEATS]

    def options(self, s: Table, seat: i64, out: Options) -> None:
        dealer = s.roles[s.arg // SEATS]
        for offer in range(OFFERS):
            if s.offers[dealer * OFFERS + offer] != EMPTY:
                out.add(offer)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        take(s, seat, s.roles[s.arg // SEATS], code)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return (f"offer:{code + 1}",)


class TakeRest(Automatic[Table]):
    """[SM-4.1] The dealer takes the offer that is left.  The argument is his role."""

    def run(self, s: Table) -> None:
        dealer = s.roles[s.arg]
        for offer in range(OFFERS):
            if s.offers[dealer * OFFERS + offer] != EMPTY:
                take(s, dealer, dealer, offer)
                return


SPLIT: Final = Split("split", "SM-3.3", DONE + 1)
REVEAL: Final = Reveal("reveal", "SM-3.5")
TAKE_OFFER: Final = TakeOffer("take_offer", "SM-4.1", OFFERS)
TAKE_REST: Final = TakeRest("take_rest", "SM-4.1")
