"""[RI-5.5, RI-5.7, RI-5.8] Bridges and gondolas."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.step import Chance, Decision, Options, Path
from . import events
from .districts import arrive
from .material import (
    BRIDGE_TILE,
    BRIDGES,
    DISTRICT_NAMES,
    DISTRICTS,
    FREE,
    GONDOLA_TILE,
    NEUTRAL,
    NO_BRIDGE,
    NO_DISTRICT,
    PAIR_NAMES,
    PAIRS,
)
from .neutral import mark
from .state import Table

ENDS: Final[i64] = 2
SOURCES: Final[i64] = 1 + DISTRICTS  # a councilman comes from the supply, or from a district
PLACES: Final[i64] = ENDS * SOURCES + 1  # of a gondola on one connection: [end, source], then nobody comes
NOBODY_COMES: Final[i64] = ENDS * SOURCES


def end_of(s: Table, pair: i64, end: i64) -> i64:
    """The district at an end of a connection."""
    return s.box.high_end[pair] if end else s.box.low_end[pair]


def lay_tile(s: Table, pair: i64, tile: i64) -> None:
    """A tile goes on a connection.  [RI-9.3] If that was the marked one, another is marked."""
    s.connections[pair] = tile
    if pair == s.marked:
        mark(s)


def lay_bridge(s: Table, pair: i64, end: i64) -> None:
    """[RI-5.5] The top bridge is laid, its high value at this end; the next one is seen."""
    lay_tile(s, pair, BRIDGE_TILE + s.top * ENDS + end)
    s.top = NO_BRIDGE
    if s.bridges:
        s.then(TURN_BRIDGE)


def first_like(s: Table, bridge: i64) -> i64:
    """The first bridge of the stack with the values of this one."""
    for other in range(bridge):
        is_like = (
            s.box.low_value[other] == s.box.low_value[bridge] and s.box.high_value[other] == s.box.high_value[bridge]
        )
        if is_like and s.bridges >> other & 1:
            return other
    return bridge


class TurnBridge(Chance[Table]):
    """[RI-1.4] The next bridge of the stack is seen.  Until then nobody knows it, so it is drawn now.

    Where an edition has two like bridges [RI-1.13] nobody can tell them apart: the first one is drawn first.
    """

    def weights(self, s: Table) -> vec[i64]:
        left = vec[i64]([0] * BRIDGES)
        for bridge in range(BRIDGES):
            if s.bridges >> bridge & 1:
                left[first_like(s, bridge)] += 1
        return left

    def happen(self, s: Table, outcome: i64) -> None:
        s.bridges &= ~(i64(1) << outcome)
        s.top = outcome
        events.TURNED.tell(s, s.box.low_value[outcome], s.box.high_value[outcome])

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"bridge:{outcome + 1}",)


class PlaceBridge(Decision[Table]):
    """[RI-5.5] The top bridge goes on a free connection, either way round.  The argument is the seat."""

    def who(self, s: Table) -> i64:
        return i64(1) << s.arg

    def options(self, s: Table, seat: i64, out: Options) -> None:
        connections = s.connections
        for pair in range(PAIRS):
            if connections[pair] == FREE:
                out.add(pair * ENDS)
                out.add(pair * ENDS + 1)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        pair, end = code // ENDS, code % ENDS
        events.BRIDGED.tell(s, seat, pair, end_of(s, pair, end), s.box.high_value[s.top])
        lay_bridge(s, pair, end)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        pair = code // ENDS
        return (f"connection:{PAIR_NAMES[pair]}", f"district:{DISTRICT_NAMES[end_of(s, pair, code % ENDS)]}")


class PlaceGondola(Decision[Table]):
    """[RI-5.7] A gondola goes on a free connection, and a councilman to one of its ends.  The argument is the seat.

    [RI-5.8] If none is left in the general supply, he comes from the personal one, from another district, or not.
    """

    def who(self, s: Table) -> i64:
        return i64(1) << s.arg

    def options(self, s: Table, seat: i64, out: Options) -> None:
        connections = s.connections
        for pair in range(PAIRS):
            if connections[pair] == FREE:
                if s.general[seat] > 0:
                    out.add(pair * PLACES)
                    out.add(pair * PLACES + SOURCES)
                else:
                    self.offer_sources(s, seat, pair, out)

    def offer_sources(self, s: Table, seat: i64, pair: i64, out: Options) -> None:
        for end in range(ENDS):
            code = pair * PLACES + end * SOURCES
            if s.personal[seat] > 0:
                out.add(code)
            for district in range(DISTRICTS):
                if s.men[seat * DISTRICTS + district] > 0 and district != end_of(s, pair, end):
                    out.add(code + 1 + district)
        out.add(pair * PLACES + NOBODY_COMES)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        pair, place = code // PLACES, code % PLACES
        s.gondolas -= 1
        events.ROWED.tell(s, seat, pair)
        lay_tile(s, pair, GONDOLA_TILE)
        if s.general[seat] > 0:
            s.general[seat] -= 1
            district = end_of(s, pair, place // SOURCES)
            events.LANDED.tell(s, seat, district)
            arrive(s, seat, district)
            return True
        s.points[seat] += 1
        events.CONSOLED.tell(s, seat, 1)
        if place == NOBODY_COMES:
            events.STAYED.tell(s, seat)
        else:
            self.ferry(s, seat, end_of(s, pair, place // SOURCES), place % SOURCES - 1)
        return True

    def ferry(self, s: Table, seat: i64, district: i64, left_behind: i64) -> None:
        """[RI-5.8] A councilman comes from the personal supply or from another district."""
        if left_behind == NO_DISTRICT:
            s.personal[seat] -= 1
        else:
            s.men[seat * DISTRICTS + left_behind] -= 1
        events.FERRIED.tell(s, seat, district, left_behind)
        arrive(s, seat, district)

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        pair, place = code // PLACES, code % PLACES
        connection = f"connection:{PAIR_NAMES[pair]}"
        if place == NOBODY_COMES:
            return (connection, "button:none")
        there = f"district:{DISTRICT_NAMES[end_of(s, pair, place // SOURCES)]}"
        if s.general[seat] > 0:
            return (connection, there)
        source = place % SOURCES
        return (connection, there, f"district:{DISTRICT_NAMES[source - 1]}" if source else "supply:personal")


# ---- the neutral player    [RI-9.7, RI-9.8]


def lay_neutral_bridge(s: Table) -> None:
    """[RI-9.7] On the marked connection, the low value towards the district with the lower number."""
    pair = s.marked
    end = i64(s.round_of(s.box.high_end[pair]) > s.round_of(s.box.low_end[pair]))
    events.NEUTRAL_BRIDGED.tell(s, pair, end_of(s, pair, end), s.box.high_value[s.top])
    lay_bridge(s, pair, end)


def lay_neutral_gondola(s: Table) -> None:
    """[RI-9.8] On the marked connection, and a councilman at each of its ends."""
    pair = s.marked
    s.gondolas -= 1
    events.NEUTRAL_ROWED.tell(s, pair, end_of(s, pair, 0), end_of(s, pair, 1))
    lay_tile(s, pair, GONDOLA_TILE)
    arrive(s, NEUTRAL, end_of(s, pair, 0))
    arrive(s, NEUTRAL, end_of(s, pair, 1))


TURN_BRIDGE: Final = TurnBridge("turn_bridge", "RI-1.4")
PLACE_BRIDGE: Final = PlaceBridge("place_bridge", "RI-5.5", PAIRS * ENDS)
PLACE_GONDOLA: Final = PlaceGondola("place_gondola", "RI-5.7", PAIRS * PLACES)
