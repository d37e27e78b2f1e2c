"""[SM-6] Bridges: the first ones, the bridge card, and the seizing of bridges when all are on the board."""

from typing import Final

from mypy_extensions import i64

from ...core.step import Automatic, Decision, Options, Path
from . import events
from .material import MOST_PER_PAIR, PAIR_NAMES, PAIRS, SEAT_NAMES, SEATS
from .reserve import ANYWHERE, FETCH_NOBLE, give_up, has_noble
from .state import Table

GIVE_UP: Final[i64] = PAIRS
NO_SEIZURE: Final[i64] = PAIRS * SEATS  # a bridge is pair * SEATS + owner


def bridge_name(bridge: i64) -> str:
    """A bridge with its owner: "san_marco-castello-blue"."""
    return f"{PAIR_NAMES[bridge // SEATS]}-{SEAT_NAMES[bridge % SEATS]}"


def can_raise(s: Table, seat: i64, pair: i64) -> bool:
    """[SM-6.2] Neighbours only, [SM-6.3] three bridges of different owners at most."""
    return s.box.joined[pair] == 1 and not s.owns_bridge(seat, pair) and s.bridges_on(pair) < MOST_PER_PAIR


def can_raise_anywhere(s: Table, seat: i64) -> bool:
    for pair in range(PAIRS):
        if can_raise(s, seat, pair):
            return True
    return False


def can_move(s: Table, seat: i64, bridge: i64, pair: i64) -> bool:
    """[SM-6.5] May a seized bridge stand there?  [SM-6.6] Not where the seat owns one already."""
    if pair == bridge // SEATS:
        return not s.owns_bridge(seat, pair)
    return can_raise(s, seat, pair)


def can_seize(s: Table, seat: i64, bridge: i64) -> bool:
    """[SM-6.7] Only a bridge of somebody else, and only where there is a place for it."""
    if bridge % SEATS == seat or not s.owns_bridge(bridge % SEATS, bridge // SEATS):
        return False
    for pair in range(PAIRS):
        if can_move(s, seat, bridge, pair):
            return True
    return False


def can_seize_any(s: Table, seat: i64) -> bool:
    for bridge in range(PAIRS * SEATS):
        if can_seize(s, seat, bridge):
            return True
    return False


class StartBridge(Decision[Table]):
    """[SM-1.7] A seat puts a first bridge between two neighbours.  The argument is the seat."""

    def who(self, s: Table) -> i64:
        return i64(1) << s.arg

    def options(self, s: Table, seat: i64, out: Options) -> None:
        for pair in range(PAIRS):
            if can_raise(s, seat, pair):
                out.add(pair)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        s.raise_bridge(seat, code)
        events.BRIDGED.tell(s, seat, code)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return (f"pair:{PAIR_NAMES[code]}",)


class BuildBridge(Decision[Table]):
    """[SM-6.1] The player puts a bridge from the supply between two neighbours."""

    def who(self, s: Table) -> i64:
        return i64(1) << s.player

    def options(self, s: Table, seat: i64, out: Options) -> None:
        for pair in range(PAIRS):
            if can_raise(s, seat, pair):
                out.add(pair)
        if s.box.cards_optional:
            out.add(GIVE_UP)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        if code == GIVE_UP:
            give_up(s)
            return True
        if s.reserve[seat] == 0:
            events.WILL_BUILD.tell(s, seat, code)  # [SM-7.11]
            s.then(FETCH_NOBLE, ANYWHERE)
        s.then(RAISE_BRIDGE, code)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return ("button:give_up",) if code == GIVE_UP else (f"pair:{PAIR_NAMES[code]}",)


class RaiseBridge(Automatic[Table]):
    """[SM-6.1] The bridge is put, a noble on it.  The argument is the pair of districts."""

    def run(self, s: Table) -> None:
        if has_noble(s):
            s.raise_bridge(s.player, s.arg)
            events.BRIDGED.tell(s, s.player, s.arg)


class SeizeBridge(Decision[Table]):
    """[SM-6.4] All bridges are on the board: the player seizes one of somebody else."""

    def who(self, s: Table) -> i64:
        return i64(1) << s.player

    def options(self, s: Table, seat: i64, out: Options) -> None:
        for bridge in range(PAIRS * SEATS):
            if can_seize(s, seat, bridge):
                out.add(bridge)
        if s.box.cards_optional:
            out.add(NO_SEIZURE)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        if code == NO_SEIZURE:
            give_up(s)
            return True
        events.AIMED.tell(s, seat, code % SEATS, code // SEATS)
        s.then(MOVE_BRIDGE, code)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return ("button:give_up",) if code == NO_SEIZURE else (f"bridge:{bridge_name(code)}",)


class MoveBridge(Decision[Table]):
    """[SM-6.5] The seized bridge stays where it is or goes to another pair.  The argument is the bridge."""

    def who(self, s: Table) -> i64:
        return i64(1) << s.player

    def options(self, s: Table, seat: i64, out: Options) -> None:
        for pair in range(PAIRS):
            if can_move(s, seat, s.arg, pair):
                out.add(pair)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        if s.reserve[seat] == 0:
            events.WILL_CARRY.tell(s, seat, s.arg // SEATS, code)  # [SM-7.11]
            s.then(FETCH_NOBLE, ANYWHERE)
        s.then(CARRY_BRIDGE, s.arg * PAIRS + code)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return (f"pair:{PAIR_NAMES[code]}",)


class CarryBridge(Automatic[Table]):
    """[SM-6.4] The old noble goes back to its owner, one of the player's takes its place.

    The argument is the bridge and the pair where it goes.
    """

    def run(self, s: Table) -> None:
        bridge, pair = s.arg // PAIRS, s.arg % PAIRS
        owner, place = bridge % SEATS, bridge // SEATS
        if has_noble(s):
            s.lift_bridge(owner, place)
            s.raise_bridge(s.player, pair)
            events.SEIZED.tell(s, s.player, owner, place)
            if pair != place:
                events.CARRIED.tell(s, s.player, place, pair)


START_BRIDGE: Final = StartBridge("start_bridge", "SM-1.7", PAIRS)
BUILD_BRIDGE: Final = BuildBridge("build_bridge", "SM-6.1", GIVE_UP + 1)
RAISE_BRIDGE: Final = RaiseBridge("raise_bridge", "SM-6.1")
SEIZE_BRIDGE: Final = SeizeBridge("seize_bridge", "SM-6.4", NO_SEIZURE + 1)
MOVE_BRIDGE: Final = MoveBridge("move_bridge", "SM-6.5", PAIRS)
CARRY_BRIDGE: Final = CarryBridge("carry_bridge", "SM-6.4")
