"""Who knows what: the view of one seat, and worlds that agree with it.

Hidden are the order of the decks [SM-1.4], the cards a dealer has drawn [SM-3.2], and his offers until they are
turned up [SM-3.5].  A good memory knows what was played and taken in this phase, so what it has not seen is all cards
less those.
"""

from mypy_extensions import i64

from ...core.game import Hidden
from ...core.mixing import mixed
from ...core.pool import EMPTY, count, draw, kinds, one, size
from ...core.rng import Rng
from ...core.seats import NO_SEAT, seats_in
from .known import known_alone, known_to_all
from .material import (
    ACTION_CARDS,
    ACTION_NAMES,
    ACTIONS,
    BRIDGES,
    CARD_NAMES,
    CARDS,
    DISTRICT_NAMES,
    DISTRICTS,
    FIRST_DEALER,
    LIMIT_NAMES,
    NO_DISTRICT,
    OFFERS,
    PAIR_NAMES,
    PAIRS,
    ROLE_NAMES,
    SEATS,
    SECOND_DEALER,
    CardName,
    DistrictName,
    offers_with,
)
from .offers import SPLIT
from .state import Table
from .under_way import card_under_way, exile_view, fetching_view, seized_bridge
from .view import (
    BridgeView,
    DealerView,
    DistrictView,
    LimitView,
    OfferView,
    OwnView,
    SeatView,
    TableView,
)


def district_name(district: i64) -> DistrictName | None:
    return None if district == NO_DISTRICT else DISTRICT_NAMES[district]


def names(pool: i64) -> list[CardName]:
    return [CARD_NAMES[kind] for kind in kinds(pool)]


def district_view(s: Table, district: i64) -> DistrictView:
    return {
        "nobles": [s.nobles[p * DISTRICTS + district] for p in range(s.seats)],
        "first": s.box.first[district],
        "second": s.box.second[district],
        "die": s.box.die_of[district],
    }


def bridge_view(s: Table, pair: i64, owner: i64) -> BridgeView:
    ends = [DISTRICT_NAMES[s.box.low_end[pair]], DISTRICT_NAMES[s.box.high_end[pair]]]
    return {"pair": PAIR_NAMES[pair], "ends": ends, "owner": owner}


def limit_view(s: Table, seat: i64) -> LimitView:
    """[SM-4.2] The limit cards before a seat, open to all."""
    cards = [LIMIT_NAMES[kind - ACTIONS] for kind in kinds(s.limits[seat])]
    return {"cards": cards, "points": s.limit_points(seat)}


def start_bridges_of(s: Table, seat: i64) -> i64:
    """[SM-1.7] In set-up, the bridges a seat has still to place."""
    if s.phase:
        return 0
    left = s.box.start_bridges
    for pair in range(PAIRS):
        left -= i64(s.owns_bridge(seat, pair))
    return left


def supply_of(s: Table) -> i64:
    """[SM-1.2] The common supply, without what the seats have taken for the set-up."""
    return s.bridges_left() if s.phase else BRIDGES - s.seats * s.box.start_bridges


# ---- cards that are somebody's secret


def is_splitting(s: Table) -> bool:
    """Are offers still being made?  Until all are, nobody else sees how far they are."""
    return s.step == SPLIT.index


def offered_by(s: Table, seat: i64) -> i64:
    """All cards in the offers of a seat."""
    cards: i64 = EMPTY
    for offer in range(OFFERS):
        cards += s.offers[seat * OFFERS + offer]
    return cards


def held_by(s: Table, seat: i64) -> i64:
    """The cards a dealer holds before his offers are laid."""
    return s.deal[seat] + offered_by(s, seat) if is_splitting(s) else s.deal[seat]


def hidden_by(s: Table, seat: i64) -> i64:
    """All cards that a seat alone knows: in its deal, and in offers that lie face down."""
    return s.deal[seat] if s.opened >> seat & 1 else s.deal[seat] + offered_by(s, seat)


def unseen_by(s: Table, seat: i64) -> i64:
    """The cards a seat (-1: a spectator) has not seen: the decks, and what others hide."""
    cards = s.deck
    for other in range(s.seats):
        if other != seat:
            cards += hidden_by(s, other)
    return cards


def dealers_with_offers(s: Table) -> list[i64]:
    """The dealers whose offers lie on the table, in the order in which they are turned up."""
    if is_splitting(s):
        return []
    dealers = [s.roles[FIRST_DEALER], s.roles[SECOND_DEALER]]
    return [dealer for dealer in dealers if dealer != NO_SEAT and offered_by(s, dealer) != EMPTY]


def dealer_view(s: Table, dealer: i64) -> DealerView:
    is_open = s.opened >> dealer & 1 == 1
    offers: list[OfferView] = []
    for offer in range(OFFERS):
        cards = s.offers[dealer * OFFERS + offer]
        if cards != EMPTY:
            offers.append({"offer": offer + 1, "size": size(cards), "cards": names(cards) if is_open else None})
    return {"dealer": dealer, "open": is_open, "offers": offers}


def own_view(s: Table, seat: i64) -> OwnView:
    """What a seat alone knows: its cards, while they are face down."""
    made: list[list[CardName]] = []
    if hidden_by(s, seat) != EMPTY:
        made = [names(s.offers[seat * OFFERS + offer]) for offer in range(offers_with(s.number_active()))]
    return {"deal": names(s.deal[seat]), "offers": made}


# ---- imagination


def draw_cards(pool: i64, number: i64, rng: Rng) -> i64:
    """So many cards drawn blindly from a pool."""
    drawn: i64 = EMPTY
    left = size(pool)
    for i in range(number):
        card = one(draw(pool, left, rng))
        pool -= card
        drawn += card
        left -= 1
    return drawn


def lay_cards(w: Table, dealer: i64, cards: i64, rng: Rng) -> None:
    """Put imagined cards where the dealer has his: offers keep their sizes."""
    for offer in range(OFFERS):
        if w.offers[dealer * OFFERS + offer] != EMPTY:
            part = draw_cards(cards, size(w.offers[dealer * OFFERS + offer]), rng)
            w.offers[dealer * OFFERS + offer] = part
            cards -= part
    w.deal[dealer] = cards


class SanMarcoHidden(Hidden[Table]):
    """Who knows what in San Marco."""

    def table_view(self, s: Table) -> TableView:
        """What everybody may know of the table.  Built up from nothing: what is not named here is not sent."""
        return {
            "phase": s.phase,
            "phases": s.box.phases,
            "round": s.round,
            "extra": s.is_extra,
            "leader": None if s.leader == NO_SEAT else s.leader,
            "active": list(seats_in(s.active)),
            "out": list(seats_in(((i64(1) << s.seats) - 1) & ~s.active)) if s.phase else [],
            "roles": {ROLE_NAMES[r]: s.roles[r] for r in range(SEATS) if s.roles[r] != NO_SEAT},
            "districts": {DISTRICT_NAMES[d]: district_view(s, d) for d in range(DISTRICTS)},
            "pairs": [PAIR_NAMES[pair] for pair in range(PAIRS) if s.box.joined[pair]],
            "bridges": [bridge_view(s, pair, p) for pair in range(PAIRS) for p in seats_in(s.bridges[pair])],
            "supply": supply_of(s),
            "hands": [start_bridges_of(s, p) for p in range(s.seats)],
            "reserves": list(s.reserve),
            "doge": district_name(s.doge),
            "limits": [limit_view(s, p) for p in range(s.seats)],
            "deals": [size(held_by(s, p)) for p in range(s.seats)],
            "offers": [dealer_view(s, dealer) for dealer in dealers_with_offers(s)],
            "player": None if s.player == NO_SEAT else s.player,
            "hand": [ACTION_NAMES[kind] for kind in kinds(s.hand)],
            "card": card_under_way(s),
            "seized": seized_bridge(s),
            "fetching": fetching_view(s),
            "exile": exile_view(s),
            "rolled": s.rolled,
            "decks": {"actions": size(s.deck & ACTION_CARDS), "limits": size(s.deck & ~ACTION_CARDS)},
            "discards": {ACTION_NAMES[kind]: count(s.discard, kind) for kind in range(ACTIONS)},
        }

    def seat_view(self, s: Table, seat: i64) -> SeatView:
        """What one seat knows besides; who looks on has only a good memory."""
        unseen = unseen_by(s, seat)
        return {
            "unseen": {CARD_NAMES[kind]: count(unseen, kind) for kind in range(CARDS)},
            "mine": own_view(s, seat) if seat >= 0 else None,
        }

    def known(self, s: Table, seat: i64) -> i64:
        key = mixed(known_to_all(s), unseen_by(s, seat))
        return key if seat < 0 else known_alone(s, seat, key)

    def imagine(self, w: Table, seat: i64, rng: Rng) -> None:
        """Deal the cards that `seat` has not seen into the places where they may lie; the rest is in the decks."""
        unseen = unseen_by(w, seat)
        for other in range(w.seats):
            if other == seat:
                continue
            hidden = hidden_by(w, other)
            if hidden == EMPTY:
                continue
            actions = draw_cards(unseen & ACTION_CARDS, size(hidden & ACTION_CARDS), rng)
            limits = draw_cards(unseen & ~ACTION_CARDS, size(hidden & ~ACTION_CARDS), rng)
            unseen -= actions + limits
            lay_cards(w, other, actions + limits, rng)
        w.deck = unseen

    def census(self, s: Table) -> list[i64]:
        """[SM-1.2, SM-1.4] Nobles of every seat, and each kind of card: none is ever lost or made."""
        out: list[i64] = []
        cards = s.deck + s.discard + s.hand
        for seat in range(s.seats):
            nobles = s.reserve[seat]
            for district in range(DISTRICTS):
                nobles += s.nobles[seat * DISTRICTS + district]
            for pair in range(PAIRS):
                nobles += i64(s.owns_bridge(seat, pair))
            out.append(nobles)
            cards += s.deal[seat] + offered_by(s, seat) + s.limits[seat]
        out.append(cards)
        return out
