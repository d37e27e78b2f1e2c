"""A cheap key of all that a seat knows: over just what its view is built from."""

from typing import Final

from mypy_extensions import i64

from ...core.mixing import mixed, mixed_in
from ...core.pool import size
from ...core.seats import NOBODY, is_several
from .acts import MOVE_COUNCILMAN
from .buildings import TAKE_BUILDING
from .material import BRIDGE_TILE, BRIDGES, DISTRICTS, FREE, GONDOLA_TILE, NO_BRIDGE, PAIRS
from .memory import certain, remembered
from .play import PLAY
from .state import Table

BYTE: Final[i64] = 8  # bits of a small number in a word


def known_of(s: Table, seat: i64) -> i64:
    """The same for two tables with the same view.  What a view leaves out is left out here."""
    key = mixed_in(course_key(s), s.order)
    key = mixed_in(key, s.spaces)
    for player in range(s.players):
        key = mixed(key, men_number(s, player))
    for pair in range(PAIRS):
        key = mixed(key, tile_number(s, pair))
    key = mixed(mixed(mixed(key, top_number(s)), bridges_key(s)), s.gondolas << BYTE | s.banks)
    for other in range(s.seats):
        key = hand_key(s, other, key)
    key = mixed_in(mixed_in(mixed_in(mixed_in(key, s.points), s.coins), s.general), s.personal)
    key = mixed_in(mixed_in(mixed_in(mixed_in(key, s.buildings), s.used), s.barred), s.limits)
    key = mixed_in(mixed_in(mixed_in(key, s.rows), s.played), s.strengths)
    key = mixed(mixed(mixed(key, s.bank), s.stacks), s.neutral_cards)
    key = mixed(mixed(mixed(key, size(s.pile)), s.swept), s.row_mask << BYTE | s.waiters)
    return own_key(s, seat, key) if seat >= 0 else key


def course_key(s: Table) -> i64:
    """Where the game stands, and whose go it is; the step and who leads it are told in phase II only."""
    key = mixed(mixed(mixed(s.round << BYTE | s.box.rounds, s.phase), s.tiles), mixed(s.first, s.bonus))
    asked = s.asked | s.answered  # that a seat has answered under seal changes nothing
    key = mixed(key, NOBODY if is_several(asked) else asked)
    if s.step == TAKE_BUILDING.index or s.step == MOVE_COUNCILMAN.index:
        key = mixed(mixed(key, s.step), s.arg2)
    if s.phase == 2:
        key = mixed(mixed(key, s.current), s.leader)
    return mixed(mixed(key, s.queue), s.marked)


def men_number(s: Table, player: i64) -> i64:
    """The councilmen of a player in all districts."""
    men = s.men
    number: i64 = 0
    for place in range(player * DISTRICTS, player * DISTRICTS + DISTRICTS):
        number = number << BYTE | men[place]
    return number


def tile_number(s: Table, pair: i64) -> i64:
    """What lies on a connection: which of two bridges with the same values cannot be seen."""
    tile = s.connections[pair]
    if tile <= GONDOLA_TILE:
        return tile
    bridge = (tile - BRIDGE_TILE) // 2
    is_turned = i64(s.box.low_value[bridge] != s.box.high_value[bridge]) & tile
    return GONDOLA_TILE + 1 + (bridge_number(s, bridge) << 1 | is_turned)


def bridge_number(s: Table, bridge: i64) -> i64:
    return s.box.low_value[bridge] << BYTE | s.box.high_value[bridge]


def top_number(s: Table) -> i64:
    return FREE if s.top == NO_BRIDGE else bridge_number(s, s.top)


def bridges_key(s: Table) -> i64:
    """The bridges below the top one, in no order."""
    total: i64 = 0
    for bridge in range(BRIDGES):
        if s.bridges >> bridge & 1:
            total += mixed(1, bridge_number(s, bridge)) & 0xFFFFFFFF
    return total


def hand_key(s: Table, other: i64, key: i64) -> i64:
    """[RI-2.5, RI-2.6] What all know of the cards of a seat."""
    sizes = size(s.hands[other]) << BYTE | size(s.discards[other])
    return mixed(mixed(mixed(mixed(key, sizes), certain(s, other)), remembered(s, other)), s.lacks[other])


def own_key(s: Table, seat: i64, key: i64) -> i64:
    """What a seat alone knows: its cards, and what it is about to do with them."""
    key = mixed(mixed(mixed(key, s.hands[seat]), s.chosen[seat]), s.discards[seat])
    if s.step == PLAY.index and s.arg == seat:
        key = mixed(mixed(mixed(mixed(key, s.laid), s.converted), s.doubled), s.masks)
    return key
