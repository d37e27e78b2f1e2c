"""Who knows what: the view of one seat, and worlds that agree with it.

Hidden are the order of the decks [SM-1.4], the cards a dealer has drawn [SM-3.2], and his offers until they are
turned up [SM-3.5].  A good memory knows what was played and taken in this phase, so what it has not seen is all cards
less those.

The view of the table, beside what every game shows (`scores` is the prestige):

    phase       0 in set-up, then 1 to 3
    round       of this phase; 0 before its first
    extra       is this the last round, of those who are left?
    leader      seat, or None before the first was drawn
    active      seats that take part in this round; when the phase is over, those that are not out
    out         seats that have reached the limit in this phase, as it stood after the last complete round
    roles       {"first_dealer": 2, "first_chooser": 0, ...}; only those given out, in the order of drawing
    districts   by name: {"nobles": [by seat], "first": 8, "second": 6, "die": 4}
    pairs       names of all pairs of neighbours: "san_marco-castello"
    bridges     [{"pair": "san_marco-castello", "ends": ["san_marco", "castello"], "owner": 1}, ...]
    supply      bridges in the common supply
    hands       start bridges that each seat has still to place
    reserves    nobles in the reserve of each seat
    doge        district, or None
    limits      by seat: {"cards": ["limit_1", "limit_3"], "points": 4}
    deals       by seat: number of cards a dealer holds before his offers are laid
    offers      offers on the table, those of the first dealer first: {"dealer": 2, "open": true, "offers":
                [{"offer": 1, "size": 3, "cards": ["castello", "doge", "limit_2"]}, ...]}; cards is None face down;
                an offer that was taken is not named any more
    player      the seat that plays cards or exiles now, or None
    hand        names of the cards it has still to play, without `card`
    card        the card being played, or None
    seized      the bridge that is going to be seized: "san_marco-castello-blue"; else None
    fetching    in fetch_noble, where the noble is to go: {"card": "transfer", "district": "castello", "pair": None,
                "owner": 1}; a bridge has a pair and no district; the owner is who loses a noble, if somebody does
    exile       {"district": "castello", "due": 2} while it is rolled (then 0 are due) and chosen whose nobles go
    rolled      side of the die as it lies, 0 before the first roll
    decks       {"actions": 52, "limits": 22}: cards face down
    discards    action cards played in this phase: {"castello": 2, ...}
    unseen      cards this seat has not seen in this phase: {"castello": 3, ..., "limit_1": 8}
    mine        for a seat: {"deal": [cards not yet in an offer], "offers": [[cards of offer 1], ...]} while they are
                its secret; None for a spectator
"""

from mypy_extensions import i64

from ...core.pool import EMPTY, count, draw, kinds, one, size
from ...core.rng import Rng
from ...core.seats import NO_SEAT, seats_in
from .box import pair_name
from .material import (
    ACTION_CARDS,
    ACTIONS,
    BRIDGES,
    CARD_NAMES,
    CARDS,
    DISTRICT_NAMES,
    DISTRICTS,
    FIRST_DEALER,
    NO_CARD,
    NO_DISTRICT,
    OFFERS,
    PAIRS,
    ROLE_NAMES,
    SEATS,
    SECOND_DEALER,
    offers_with,
)
from .offers import SPLIT
from .state import Table
from .under_way import Facts, exile_view, fetching_view, seized_bridge


def table_view(s: Table) -> Facts:
    """What everybody may know of the table.  Built up from nothing: what is not named here is not sent."""
    return {
        "phase": s.phase,
        "round": s.round,
        "extra": s.is_extra,
        "leader": None if s.leader == NO_SEAT else s.leader,
        "active": seats_in(s.active),
        "out": seats_in(((i64(1) << s.seats) - 1) & ~s.active) if s.phase else [],
        "roles": {ROLE_NAMES[r]: s.roles[r] for r in range(SEATS) if s.roles[r] != NO_SEAT},
        "districts": {DISTRICT_NAMES[d]: district_view(s, d) for d in range(DISTRICTS)},
        "pairs": [pair_name(s.box, pair) for pair in range(PAIRS) if s.box.joined[pair]],
        "bridges": [bridge_view(s, pair, p) for pair in range(PAIRS) for p in seats_in(s.bridges[pair])],
        "supply": supply_of(s),
        "hands": [start_bridges_of(s, p) for p in range(s.seats)],
        "reserves": list(s.reserve),
        "doge": district_name(s.doge),
        "limits": [{"cards": names(s.limits[p]), "points": s.limit_points(p)} for p in range(s.seats)],
        "deals": [size(held_by(s, p)) for p in range(s.seats)],
        "offers": [offers_view(s, dealer) for dealer in dealers_with_offers(s)],
        "player": None if s.player == NO_SEAT else s.player,
        "hand": names(s.hand),
        "card": None if s.card == NO_CARD else CARD_NAMES[s.card],
        "seized": seized_bridge(s),
        "fetching": fetching_view(s),
        "exile": exile_view(s),
        "rolled": s.rolled,
        "decks": {"actions": size(s.deck & ACTION_CARDS), "limits": size(s.deck & ~ACTION_CARDS)},
        "discards": numbers(s.discard, ACTIONS),
    }


def district_name(district: i64) -> str | None:
    return None if district == NO_DISTRICT else DISTRICT_NAMES[district]


def names(pool: i64) -> list[str]:
    return [CARD_NAMES[kind] for kind in kinds(pool)]


def numbers(pool: i64, end: i64) -> dict[str, i64]:
    """How many of each kind, those that are not there included."""
    return {CARD_NAMES[kind]: count(pool, kind) for kind in range(end)}


def district_view(s: Table, district: i64) -> Facts:
    return {
        "nobles": [s.nobles[p * DISTRICTS + district] for p in range(s.seats)],
        "first": s.box.first[district],
        "second": s.box.second[district],
        "die": s.box.die_of[district],
    }


def bridge_view(s: Table, pair: i64, owner: i64) -> Facts:
    ends = [DISTRICT_NAMES[s.box.low_end[pair]], DISTRICT_NAMES[s.box.high_end[pair]]]
    return {"pair": pair_name(s.box, pair), "ends": ends, "owner": owner}


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


def offers_view(s: Table, dealer: i64) -> Facts:
    is_open = s.opened >> dealer & 1 == 1
    offers: list[Facts] = []
    for offer in range(OFFERS):
        cards = s.offers[dealer * OFFERS + offer]
        if cards != EMPTY:
            offers.append({"offer": offer + 1, "size": size(cards), "cards": names(cards) if is_open else None})
    return {"dealer": dealer, "open": is_open, "offers": offers}


def seat_view(s: Table, seat: i64) -> Facts:
    """What one seat knows besides; who looks on has only a good memory."""
    return {"unseen": numbers(unseen_by(s, seat), CARDS), "mine": own_view(s, seat) if seat >= 0 else None}


def own_view(s: Table, seat: i64) -> Facts:
    """What a seat alone knows: its cards, while they are face down."""
    made: list[list[str]] = []
    if hidden_by(s, seat) != EMPTY:
        made = [names(s.offers[seat * OFFERS + offer]) for offer in range(offers_with(s.number_active()))]
    return {"deal": names(s.deal[seat]), "offers": made}


# ---- imagination


def deal_unseen(w: Table, seat: i64, rng: Rng) -> None:
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


def material_census(s: Table) -> list[i64]:
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
