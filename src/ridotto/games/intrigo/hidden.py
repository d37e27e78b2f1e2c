"""Who knows what: the view of one seat, and worlds that agree with it.

Hidden are the packets and hands [IN-2.2], the card a seat keeps until all have kept one [IN-3.2], and the cards that
nobody has seen [IN-8.7].  A good memory knows every packet it has held, and who has placed what; `memory.py` keeps it,
and `worlds.py` tells all that follows from it.
"""

from mypy_extensions import i64

from ...core.game import Hidden
from ...core.mixing import mixed
from ...core.pool import count, kinds, one, size
from ...core.rng import Rng
from ...core.seats import NO_SEAT
from ...core.state import OVER
from .draft import DEAL_CARD, KEEP_CARD, packet_before
from .ending import has_won, is_last, standing_of
from .influence import POWERS
from .knowledge import key_of_seat, key_of_table
from .material import (
    CARDS,
    CORPORATION_NAMES,
    CORPORATIONS,
    COURTESAN,
    DOWN,
    DUCAT,
    FACE_DOWN,
    FAMILIES,
    FAMILY_NAMES,
    FREE,
    HAND,
    HIGHER,
    INFLUENCE,
    INFLUENCE_NAMES,
    INFLUENCES,
    NO_CARD,
    NO_TOKEN,
    OUTCOME_NAMES,
    PILE,
    SLOTS,
    TIEPOLO,
    TOKEN_NAMES,
    token_kind,
)
from .memory import cards_at, holder_at, picks_made
from .palace import shows_seal
from .placing import ACT
from .share_out import outcome_at, taker_of
from .state import Table
from .view import (
    ArcadeView,
    LastView,
    OwnView,
    PileView,
    PlayerView,
    PowerView,
    SeatView,
    SeenView,
    SharedArcadeView,
    SlotView,
    TableView,
)
from .worlds import deal_again, sure_hands


def seat_or_none(seat: i64) -> i64 | None:
    return None if seat == NO_SEAT else seat


def names(s: Table, pool: i64) -> list[str]:
    return [s.box.names[card] for card in kinds(pool)]


def winner_of(s: Table) -> i64 | None:
    """[IN-9.1] Who has won: the game ends with the first.  [IN-9.4] After the last turn, who is alone at the head."""
    standings = [standing_of(s, seat) for seat in range(s.seats)]
    best = max(standings)
    ended = has_won(s, standings.index(best)) or (s.step == OVER and is_last(s))
    return standings.index(best) if ended and standings.count(best) == 1 else None


def power_in_use(s: Table) -> PowerView | None:
    for power in POWERS:
        if s.step == power.index:
            return {"influence": INFLUENCE_NAMES[power.influence], "slot": s.arg % SLOTS}
    return None


def arcade_view(s: Table, arcade: i64) -> ArcadeView:
    return shared_view(s, arcade, s.tokens[arcade], s.slots[s.before(arcade)], s.slots[arcade])


def shared_view(s: Table, arcade: i64, token: i64, left: i64, right: i64) -> ArcadeView:
    outcome = outcome_at(s, token, left, right)
    return {
        "symbol": "seal" if shows_seal(arcade) else "ducat",
        "token": None if token == NO_TOKEN else TOKEN_NAMES[token_kind(token)],
        "face_down": token >= DOWN,
        "outcome": OUTCOME_NAMES[outcome],
        "winner": taker_of(s, left, right) if outcome >= HIGHER else None,
    }


def slot_view(s: Table, cell: i64) -> SlotView:
    if cell == FREE:
        return None
    if cell >= INFLUENCE:
        return {"kind": "influence", "name": INFLUENCE_NAMES[cell - INFLUENCE]}
    card = (cell - 1) % FACE_DOWN
    return {
        "kind": "intrigant",
        "name": s.box.names[card],
        "family": FAMILY_NAMES[s.box.families[card]],
        "value": s.box.values[card],
        "owner": seat_or_none(s.owners[s.box.families[card]]),
        "face_down": cell > FACE_DOWN,
    }


def pile_view(s: Table, influence: i64) -> PileView:
    size_of_pile = s.box.courtesans if influence == COURTESAN else PILE  # [IN-8.1]
    return {
        "left": s.piles[influence],
        "price": s.price(influence) if s.piles[influence] else None,
        "prices": [s.box.prices[influence * PILE + place] for place in range(size_of_pile)],
    }


def player_view(s: Table, seat: i64) -> PlayerView:
    """Open to all.  [IN-2.2] Of a hand, only how many cards it has."""
    return {
        "families": [FAMILY_NAMES[family] for family in range(FAMILIES) if s.owners[family] == seat],
        "ducats": s.ducats[seat],
        "counters": {CORPORATION_NAMES[c]: s.counters[seat * CORPORATIONS + c] for c in range(CORPORATIONS)},
        "hand": size(s.hands[seat]),
        "played": names(s, s.played[s.first_packet() + seat]),
        "played_before": names(s, s.played[seat]) if s.half else [],
        "lacks": [s.box.names[card] for card in range(CARDS) if s.lacks[seat] >> card & 1],
    }


def unplaced(s: Table) -> i64:
    pool = s.box.all_cards
    for hand in range(s.box.packets):
        pool -= s.played[hand]
    return pool


def last_view(s: Table) -> LastView:
    return {
        "arcades": [last_arcade_view(s, arcade) for arcade in range(s.arcades)],
        "slots": [slot_view(s, s.last[s.arcades + slot]) for slot in range(s.arcades)],
    }


def last_arcade_view(s: Table, arcade: i64) -> SharedArcadeView:
    left, right = s.last[s.arcades + s.before(arcade)], s.last[s.arcades + arcade]
    return {**shared_view(s, arcade, s.last[arcade], left, right), "shared": arcade < s.shared}


def own_view(s: Table, seat: i64) -> OwnView:
    """What a seat alone knows: its cards, and the packets it has held."""
    drafting = s.step == KEEP_CARD.index or s.step == DEAL_CARD.index
    return {
        "hand": names(s, s.hands[seat]),
        "packet": names(s, s.packets[packet_before(s, seat)]) if drafting else [],
        "kept": None if s.kept[seat] == NO_CARD else s.box.names[s.kept[seat]],
        "seen": seen_packets(s, seat),
        "known": [names(s, hand) for hand in sure_hands(s, seat)],
    }


def seen_packets(s: Table, seat: i64) -> list[SeenView]:
    seen: list[SeenView] = []
    for packet in range(s.box.packets):
        for pick in range(picks_made(s, packet)):
            card = s.picks[packet * HAND + pick]
            if holder_at(s, packet, pick) == seat and card != NO_CARD:
                seen.append(
                    {
                        "half": packet // s.seats + 1,
                        "from": packet % s.seats,
                        "pick": pick + 1,
                        "cards": names(s, cards_at(s, packet, pick)),
                        "kept": s.box.names[card],
                    }
                )
    return seen


class IntrigoHidden(Hidden[Table]):
    """Who knows what in Intrigo."""

    def table_view(self, s: Table) -> TableView:
        """What everybody may know of the table.  Built up from nothing: what is not named here is not sent."""
        power = power_in_use(s)
        return {
            "turn": s.turn,
            "half": s.half + 1,
            "halves": s.box.halves,
            "first": seat_or_none(s.first),
            "on_turn": s.arg if s.step == ACT.index else s.arg // SLOTS if power else None,
            "pick": s.drafted + 1 if s.step == KEEP_CARD.index else 0,
            "power": power,
            "arcades": [arcade_view(s, arcade) for arcade in range(s.arcades)],
            "slots": [slot_view(s, s.slots[slot]) for slot in range(s.arcades)],
            "piles": {INFLUENCE_NAMES[influence]: pile_view(s, influence) for influence in range(INFLUENCES)},
            "families": {
                FAMILY_NAMES[family]: seat_or_none(s.owners[family])
                for family in range(FAMILIES)
                if family != TIEPOLO or s.seats != 3
            },
            "players": [player_view(s, p) for p in range(s.seats)],
            "bank": s.bank,
            "bag": {CORPORATION_NAMES[c]: s.bag[c] for c in range(CORPORATIONS)},
            "unplaced": names(s, unplaced(s)),
            "last": last_view(s) if s.shared else None,
            "winner": winner_of(s),
        }

    def seat_view(self, s: Table, seat: i64) -> SeatView:
        """What one seat knows besides; nothing, where somebody looks on."""
        return {"mine": own_view(s, seat) if seat >= 0 else None}

    def known(self, s: Table, seat: i64) -> i64:
        return mixed(key_of_table(s), key_of_seat(s, seat)) if seat >= 0 else key_of_table(s)

    def imagine(self, w: Table, seat: i64, rng: Rng) -> None:
        deal_again(w, seat, rng)

    def census(self, s: Table) -> list[i64]:
        """Copies of each card, Seals of each corporation, and Ducats, wherever they are."""
        cards = s.deck
        for packet in range(s.box.packets):
            cards += s.packets[packet]
            if packet < s.first_packet():  # [IN-8.5] what the first half has used lies aside
                cards += cards_at(s, packet, 0)
        for seat in range(s.seats):
            cards += s.hands[seat]
        seals = s.bag[:]
        ducats = s.bank
        for seat in range(s.seats):
            ducats += s.ducats[seat]
        for i in range(s.arcades):
            cell, token = s.slots[i], s.tokens[i] & DOWN - 1
            if FREE < cell < INFLUENCE:
                cards += one((cell - 1) % FACE_DOWN)
            if token == DUCAT:
                ducats += 1
            elif token != NO_TOKEN:
                seals[token - 1] += 1
        return [*[count(cards, card) for card in range(CARDS)], *seals, ducats]
