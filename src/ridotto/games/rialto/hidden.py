"""Who knows what: the view of one seat, and worlds that agree with it.

Hidden are the cards in a hand, what a seat draws from the pile and what it discards face down [RI-2.5], the order of
the pile and of the bridges, and what a seat has chosen or laid until it has finished [RI-3.7, RI-4.3].
"""

from mypy_extensions import i64

from ...core.game import Hidden
from ...core.pool import count, kinds, size
from ...core.rng import Rng
from ...core.seats import NO_SEAT, NOBODY, is_several, lowest
from .acts import MOVE_COUNCILMAN
from .buildings import TAKE_BUILDING
from .districts import ranking, value_at, worth
from .known import known_of
from .laying import strength_of
from .material import (
    BANK_NAMES,
    BANKS,
    BRIDGES,
    BUILDING_NAMES,
    BUILDINGS,
    CARD_NAMES,
    CARDS,
    CLOSED,
    DISTRICT_NAMES,
    DISTRICTS,
    FREE,
    GONDOLA_TILE,
    NEUTRAL,
    NO_BRIDGE,
    PAIR_NAMES,
    PAIRS,
    STEP_NAMES,
    BuildingName,
    CardName,
    TileName,
)
from .memory import certain, remembered
from .play import PLAY
from .state import NOT_YET, Table
from .view import (
    BankView,
    BridgesView,
    BuildingView,
    ConnectionView,
    DistrictView,
    NeutralView,
    OwnView,
    PlayerView,
    RankView,
    SeatView,
    TableView,
)
from .worlds import deal_again, unseen


def seat_or_none(seat: i64) -> i64 | None:
    return None if seat == NO_SEAT else seat


def strength_or_none(strength: i64) -> i64 | None:
    return None if strength == NOT_YET else strength


def names(pool: i64) -> list[CardName]:
    return [CARD_NAMES[kind] for kind in kinds(pool)]


def counts(pool: i64) -> dict[CardName, int]:
    return {CARD_NAMES[kind]: count(pool, kind) for kind in range(CARDS)}


# ---- the board


def ranks_view(s: Table, district: i64) -> list[RankView]:
    """[RI-8.4] Who would score in a district now."""
    ranks: list[RankView] = []
    points = worth(s, district)
    for player in ranking(s, district):
        if player >= 0:
            men = s.men[player * DISTRICTS + district]
            ranks.append({"player": player, "men": men, "points": points if player < s.seats else 0})
            points //= 2
    return ranks


def district_view(s: Table, district: i64) -> DistrictView:
    return {
        "bank": BANK_NAMES[s.box.bank_of[district]],
        "round": s.round_of(district) or None,
        "men": [s.men[player * DISTRICTS + district] for player in range(s.players)],
        "worth": worth(s, district),
        "ranks": ranks_view(s, district),
    }


def connection_view(s: Table, pair: i64) -> ConnectionView:
    tile = s.connections[pair]
    kind: TileName | None = None if tile == FREE else "gondola" if tile == GONDOLA_TILE else "bridge"
    return {
        "name": PAIR_NAMES[pair],
        "ends": [DISTRICT_NAMES[s.box.low_end[pair]], DISTRICT_NAMES[s.box.high_end[pair]]],
        "tile": kind,
        "values": [value_at(s, pair, False), value_at(s, pair, True)] if tile != FREE else [],
        "marked": pair == s.marked,
    }


def bank_view(s: Table, bank: i64) -> BankView:
    return {
        "districts": [DISTRICT_NAMES[d] for d in range(DISTRICTS) if s.box.bank_of[d] == bank],
        "active": s.banks >> bank & 1 == 1,
    }


def bridge_values(s: Table, bridge: i64) -> list[int]:
    return [s.box.low_value[bridge], s.box.high_value[bridge]]


def bridges_view(s: Table) -> BridgesView:
    below = sorted([bridge_values(s, bridge) for bridge in range(BRIDGES) if s.bridges >> bridge & 1])
    return {
        "left": len(below) + (0 if s.top == NO_BRIDGE else 1),
        "top": None if s.top == NO_BRIDGE else bridge_values(s, s.top),
        "below": below,
    }


# ---- players


def buildings_view(s: Table, seat: i64) -> list[BuildingView]:
    out: list[BuildingView] = []
    for building in range(BUILDINGS):
        name: BuildingName = BUILDING_NAMES[building]
        used, barred = count(s.used[seat], building), count(s.barred[seat], building)
        for i in range(count(s.buildings[seat], building)):
            out.append({"kind": name, "used": i < used, "coin": i < used - barred})
    return out


def player_view(s: Table, seat: i64) -> PlayerView:
    """Open to all.  [RI-2.5] Of a hand, how many cards it has; [RI-2.6] and what all can remember."""
    sure = certain(s, seat)
    return {
        "coins": s.coins[seat],
        "general": s.general[seat],
        "personal": s.personal[seat],
        "buildings": buildings_view(s, seat),
        "hand": size(s.hands[seat]),
        "limit": s.limits[seat],
        "known": names(sure),
        "perhaps": names(remembered(s, seat) - sure),
        "lacks": [CARD_NAMES[kind] for kind in range(CARDS) if s.lacks[seat] >> kind & 1],
        "discarded": size(s.discards[seat]),
        "played": names(s.played[seat]),
        "strength": strength_or_none(s.strengths[seat]),
        "waits": s.waiters >> seat & 1 == 1,
    }


def neutral_view(s: Table) -> NeutralView | None:
    if not s.box.neutral:
        return None
    return {
        "cards": names(s.neutral_cards),
        "played": names(s.played[NEUTRAL]),
        "strength": strength_or_none(s.strengths[NEUTRAL]),
    }


def own_view(s: Table, seat: i64) -> OwnView:
    """What a seat alone knows: its cards, and what it is about to do with them."""
    plays = s.step == PLAY.index and s.arg == seat
    return {
        "hand": names(s.hands[seat]),
        "discarding": names(s.chosen[seat]),
        "discarded": names(s.discards[seat]),
        "laid": names(s.laid) if plays else [],
        "converted": names(s.converted) if plays else [],
        "doubled": names(s.doubled) if plays else [],
        "jokers": s.masks if plays else 0,
        "strength": strength_of(s) if plays else 0,
    }


def queue_view(s: Table) -> list[int]:
    """[RI-4.3] Who is still to play in this step."""
    players: list[int] = []
    queue = s.queue
    while queue:
        players.append((queue & 7) - 1)
        queue >>= 3
    return players


class RialtoHidden(Hidden[Table]):
    """Who knows what in Rialto."""

    def table_view(self, s: Table) -> TableView:
        """What everybody may know of the table.  Built up from nothing: what is not named here is not sent."""
        hidden: i64 = 0
        for seat in range(s.seats):
            hidden += size(s.discards[seat])
        plays = s.phase == 2
        # That a seat has answered under seal changes nothing: where several are asked, nobody is on turn.
        asked = s.asked | s.answered
        return {
            "round": s.round,
            "rounds": s.box.rounds,
            "phase": s.phase,
            "current": STEP_NAMES[s.current] if plays else None,
            "district": DISTRICT_NAMES[s.district()] if s.round else None,
            "first": seat_or_none(s.first),
            "leader": s.leader if plays else None,
            "bonus": seat_or_none(s.bonus),
            "on_turn": None if asked == NOBODY or is_several(asked) else lowest(asked),
            "order": queue_view(s),
            "allowance": s.arg2 if s.step == TAKE_BUILDING.index else 0,
            "moves": s.arg2 if s.step == MOVE_COUNCILMAN.index else 0,
            "doge": [{"player": player, "space": s.spaces[player]} for player in s.order],
            "districts": {DISTRICT_NAMES[d]: district_view(s, d) for d in range(DISTRICTS)},
            "connections": [connection_view(s, pair) for pair in range(PAIRS) if s.connections[pair] != CLOSED],
            "banks": {BANK_NAMES[bank]: bank_view(s, bank) for bank in range(BANKS)},
            "bridges": bridges_view(s),
            "gondolas": s.gondolas,
            "stacks": {BUILDING_NAMES[b]: count(s.stacks, b) for b in range(BUILDINGS)},
            "coins": s.bank,
            "rows": [
                {"row": row + 1, "cards": names(s.rows[row])} for row in range(s.box.rows) if s.row_mask >> row & 1
            ],
            "pile": size(s.pile),
            "discards": {"known": counts(s.swept), "hidden": hidden},
            "players": [player_view(s, p) for p in range(s.seats)],
            "neutral": neutral_view(s),
        }

    def seat_view(self, s: Table, seat: i64) -> SeatView:
        """What one seat knows besides; nothing, where somebody looks on."""
        return {"unseen": counts(unseen(s, seat)), "mine": own_view(s, seat) if seat >= 0 else None}

    def imagine(self, w: Table, seat: i64, rng: Rng) -> None:
        deal_again(w, seat, rng)

    def known(self, s: Table, seat: i64) -> i64:
        return known_of(s, seat)

    def census(self, s: Table) -> list[i64]:
        """Cards, buildings, coins, bridges and gondolas, and the councilmen of each seat, wherever they are."""
        cards = s.pile + s.swept + s.neutral_cards
        for row in range(s.box.rows):
            cards += s.rows[row]
        for player in range(s.players):
            cards += s.played[player]
        buildings, coins = s.stacks, s.bank
        men: list[i64] = []
        for seat in range(s.seats):
            cards += s.hands[seat] + s.discards[seat]
            buildings += s.buildings[seat]
            coins += s.coins[seat] + size(s.used[seat] - s.barred[seat])
            placed = s.general[seat] + s.personal[seat]
            for district in range(DISTRICTS):
                placed += s.men[seat * DISTRICTS + district]
            men.append(placed)
        bridges, gondolas = s.bridges | (0 if s.top == NO_BRIDGE else i64(1) << s.top), s.gondolas
        for pair in range(PAIRS):
            tile = s.connections[pair]
            if tile == GONDOLA_TILE:
                gondolas += 1
            elif tile > GONDOLA_TILE:
                bridges |= i64(1) << (tile - 2) // 2
        return [cards, buildings, coins, bridges, gondolas, *men]
