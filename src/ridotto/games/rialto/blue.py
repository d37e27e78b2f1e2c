"""[RI-7] Phase III: blue buildings, and the end of a round."""

from typing import Final

from mypy_extensions import i64

from ...core.pool import EMPTY, count, one, size
from ...core.seats import NOBODY
from ...core.step import Automatic, Decision, Options, Path
from . import events
from .buildings import give_back, own_building
from .edition import POINTS
from .material import BLUE_1, BLUE_2, BLUE_3, BLUE_4, BUILDINGS, LIMIT, VALUES, value_of
from .state import Table

BLUE: Final[i64] = 0xFFFF00000000  # the part of a pool of buildings that is blue
# Codes: blue 1 with the building that goes back, not used or used; then these.
SERVE: Final[i64] = 2 * BUILDINGS  # blue 2, and a councilman comes
SERVE_ALONE: Final[i64] = SERVE + 1  # blue 2, and none comes
DOUBLE: Final[i64] = SERVE + 2
PRAY: Final[i64] = SERVE + 3
DONE: Final[i64] = SERVE + 4
SERVE_POINTS: Final[i64] = i64(POINTS["blue2"])
PRAY_POINTS: Final[i64] = i64(POINTS["blue4"])


class StartBlue(Automatic[Table]):
    """[RI-7.1] All seats come in Doge order, as it is now."""

    def run(self, s: Table) -> None:
        s.phase = 3
        events.BLUE.tell(s)
        for place in range(s.players):
            if s.order[place] < s.seats:
                s.then(USE_BLUE, s.order[place])


def can_upgrade(s: Table, building: i64) -> bool:
    """[RI-7.2] Is there a building of the same colour with one more?"""
    return value_of(building) < VALUES and count(s.stacks, building + 1) > 0


class UseBlue(Decision[Table]):
    """[RI-7.1] A seat activates a blue building, or goes on.  The argument is the seat."""

    def who(self, s: Table) -> i64:
        seat = s.arg
        if s.coins[seat] == 0:
            return NOBODY
        ready = (s.buildings[seat] - s.used[seat]) & BLUE
        if ready == EMPTY or (ready == one(BLUE_1) * count(ready, BLUE_1) and not self.upgrades(s, seat)):
            return NOBODY
        return i64(1) << seat

    def upgrades(self, s: Table, seat: i64) -> bool:
        """[RI-7.2] Has the seat a building that there is a higher one for?"""
        for building in range(BUILDINGS):
            if count(s.buildings[seat], building) and can_upgrade(s, building):
                return True
        return False

    def options(self, s: Table, seat: i64, out: Options) -> None:
        if s.ready(seat, BLUE_1):
            self.offer_upgrades(s, seat, out)
        if s.ready(seat, BLUE_2):
            if s.general[seat] > 0:
                out.add(SERVE)
            out.add(SERVE_ALONE)
        if s.ready(seat, BLUE_3):
            out.add(DOUBLE)
        if s.ready(seat, BLUE_4):
            out.add(PRAY)
        out.add(DONE)

    def offer_upgrades(self, s: Table, seat: i64, out: Options) -> None:
        """[RI-7.2] The activated building counts as used: it may go back itself."""
        used = s.used[seat] + one(BLUE_1)
        unused = s.buildings[seat] - used
        for building in range(BUILDINGS):
            if count(unused, building) and can_upgrade(s, building):
                out.add(building)
        for building in range(BUILDINGS):
            if count(used, building) and can_upgrade(s, building):
                out.add(BUILDINGS + building)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        if code == DONE:
            events.BLUE_DONE.tell(s, seat)
            return True
        s.coins[seat] -= 1
        if code < SERVE:
            upgrade(s, seat, code)
        elif code <= SERVE_ALONE:
            serve(s, seat, code == SERVE)
        elif code == DOUBLE:
            s.used[seat] += one(BLUE_3)
            spaces = s.spaces[seat]
            s.advance(seat, spaces)
            events.DOUBLED.tell(s, seat, BLUE_3, spaces, s.spaces[seat])
        else:
            s.used[seat] += one(BLUE_4)
            s.points[seat] += PRAY_POINTS
            events.PRAYED.tell(s, seat, BLUE_4, PRAY_POINTS)
        s.then(USE_BLUE, seat)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        if code < SERVE:
            return ("building:blue1", own_building(code))
        if code == SERVE:
            return ("building:blue2", "supply:general")
        if code == SERVE_ALONE:
            return ("building:blue2", "button:none") if s.general[seat] > 0 else ("building:blue2",)
        if code == DONE:
            return ("button:done",)
        return ("building:blue3",) if code == DOUBLE else ("building:blue4",)


def upgrade(s: Table, seat: i64, way: i64) -> None:
    """[RI-7.2] One building goes, the next of its colour comes, and cannot be activated in this round."""
    s.used[seat] += one(BLUE_1)
    given = give_back(s, seat, way)
    tile = one(given + 1)
    s.stacks -= tile
    s.buildings[seat] += tile
    s.used[seat] += tile
    s.barred[seat] += tile
    events.UPGRADED.tell(s, seat, BLUE_1, given, given + 1)


def serve(s: Table, seat: i64, comes: bool) -> None:
    """[RI-7.3] A point, and a councilman if the seat wants; if there is none, another point."""
    s.used[seat] += one(BLUE_2)
    points = SERVE_POINTS if s.general[seat] > 0 else SERVE_POINTS + 1
    s.points[seat] += points
    events.SERVED.tell(s, seat, BLUE_2, points)
    if comes:
        s.general[seat] -= 1
        s.personal[seat] += 1
        events.JOINED.tell(s, seat)


def clear_coins(s: Table) -> None:
    """[RI-7.6] All coins on buildings go to the general supply."""
    coins: i64 = 0
    for seat in range(s.seats):
        coins += size(s.used[seat] - s.barred[seat])
        s.used[seat] = EMPTY
        s.barred[seat] = EMPTY
        s.limits[seat] = LIMIT
    s.bank += coins
    events.CLEARED.tell(s, coins)


START_BLUE: Final = StartBlue("start_blue", "RI-7.1")
USE_BLUE: Final = UseBlue("use_blue", "RI-7.1", DONE + 1)
