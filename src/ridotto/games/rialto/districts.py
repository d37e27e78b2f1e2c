"""[RI-5.11, RI-8.4] Districts: what they are worth, who is first there, and the bonus tile of a bank."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from . import events
from .material import BANK_POINTS, BRIDGE_TILE, DISTRICTS, FREE, GONDOLA_TILE, GONDOLA_VALUE, PAIRS
from .state import Table

PLAYERS_ROOM: Final[i64] = 8  # bits for the players of a bank in `rewarded`


def value_at(s: Table, pair: i64, at_high_end: bool) -> i64:
    """[RI-8.4] What the tile on a connection counts at one of its ends."""
    tile = s.connections[pair]
    if tile <= FREE:
        return 0
    if tile == GONDOLA_TILE:
        return GONDOLA_VALUE
    bridge = (tile - BRIDGE_TILE) // 2
    is_high = ((tile - BRIDGE_TILE) % 2 == 1) == at_high_end
    return s.box.high_value[bridge] if is_high else s.box.low_value[bridge]


def worth(s: Table, district: i64) -> i64:
    """[RI-8.4] The sum of the ends that touch a district."""
    total: i64 = 0
    for pair in range(PAIRS):
        if s.box.low_end[pair] == district:
            total += value_at(s, pair, False)
        elif s.box.high_end[pair] == district:
            total += value_at(s, pair, True)
    return total


def ranking(s: Table, district: i64) -> vec[i64]:
    """[RI-8.4] The players with councilmen in a district: the most first, equals in Doge order; then -1."""
    ranked = vec[i64]([-1] * s.players)
    for place in range(s.players):
        player: i64 = -1
        most: i64 = 0
        for i in range(s.players):
            other = s.order[i]
            if s.men[other * DISTRICTS + district] > most and not is_ranked(ranked, other):
                player = other
                most = s.men[other * DISTRICTS + district]
        if player < 0:
            break
        ranked[place] = player
    return ranked


def is_ranked(ranked: vec[i64], player: i64) -> bool:
    for i in range(len(ranked)):
        if ranked[i] == player:
            return True
    return False


def arrive(s: Table, player: i64, district: i64) -> None:
    """A councilman comes into a district.  [RI-5.11] That may win the bonus tile of its bank.

    [RI-5.12] It is won by all who come to fulfil it in one step.  [RI-9.10] The neutral player only spends it.
    """
    s.men[player * DISTRICTS + district] += 1
    bank = s.box.bank_of[district]
    if not s.banks_before >> bank & 1 or not has_all(s, player, s.box.bank_districts[bank]):
        return
    bit = i64(1) << bank * PLAYERS_ROOM + player
    if s.rewarded & bit:
        return
    s.rewarded |= bit
    s.banks &= ~(i64(1) << bank)
    if player < s.seats:
        s.points[player] += BANK_POINTS
        events.REWARDED.tell(s, player, bank, BANK_POINTS)
    else:
        events.NEUTRAL_SPENT.tell(s, bank)


def has_all(s: Table, player: i64, districts: i64) -> bool:
    """Has a player a councilman in each of these districts?  They are a mask."""
    for district in range(DISTRICTS):
        if districts >> district & 1 and s.men[player * DISTRICTS + district] == 0:
            return False
    return True
