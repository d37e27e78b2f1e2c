"""[RI-6] Taking buildings, and giving one back."""

from typing import Final

from mypy_extensions import i64

from ...core.pool import count, one, size
from ...core.seats import NOBODY
from ...core.step import Decision, Options, Path
from . import events
from .material import BUILDING_NAMES, BUILDINGS, ROOM, VALUES, value_of
from .state import Table

KEPT: Final[i64] = 0  # which building goes back: none, 1 + one that is not used, 1 + BUILDINGS + one that is
WAYS: Final[i64] = 1 + 2 * BUILDINGS
NONE: Final[i64] = BUILDINGS * WAYS
DEAREST: Final[i64] = 0xF000F000F000  # the part of a pool of buildings that has value 4


def own_building(way: i64) -> str:
    """The target of an own building, one that is not used or one that is."""
    return f"building:{BUILDING_NAMES[way]}" if way < BUILDINGS else f"used:{BUILDING_NAMES[way - BUILDINGS]}"


def give_back(s: Table, seat: i64, way: i64) -> i64:
    """A building goes back to its stack.  [RI-6.5] A coin on it goes to the general supply.  Returns its kind."""
    building = way % BUILDINGS
    tile = one(building)
    s.buildings[seat] -= tile
    s.stacks += tile
    if way >= BUILDINGS:
        if count(s.used[seat] - s.barred[seat], building):
            s.bank += 1
            events.COIN_BACK.tell(s, building)
        else:
            s.barred[seat] -= tile
            events.NEWCOMER_BACK.tell(s, building)
        s.used[seat] -= tile
    return building


class TakeBuilding(Decision[Table]):
    """[RI-6.1] A seat takes a building, or none.  The arguments are the seat and its allowance.

    [RI-6.3] Above 4 it takes a value 4 first, if one is left, and may take another with the rest.
    [RI-6.5] With seven buildings one goes back.
    """

    def who(self, s: Table) -> i64:
        for building in range(BUILDINGS):
            if count(s.stacks, building) and value_of(building) <= s.arg2:
                return i64(1) << s.arg
        return NOBODY

    def options(self, s: Table, seat: i64, out: Options) -> None:
        stacks = s.stacks
        if s.arg2 > VALUES and stacks & DEAREST:
            stacks &= DEAREST
        is_full = size(s.buildings[seat]) == ROOM
        for building in range(BUILDINGS):
            if count(stacks, building) and value_of(building) <= s.arg2:
                if is_full:
                    self.offer_exchange(s, seat, building, out)
                else:
                    out.add(building * WAYS)
        out.add(NONE)

    def offer_exchange(self, s: Table, seat: i64, building: i64, out: Options) -> None:
        """[RI-6.5] The building with each of those that may go back for it."""
        used = s.used[seat]
        unused = s.buildings[seat] - used
        for own in range(BUILDINGS):
            if count(unused, own):
                out.add(building * WAYS + 1 + own)
        for own in range(BUILDINGS):
            if count(used, own):
                out.add(building * WAYS + 1 + BUILDINGS + own)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        if code == NONE:
            events.DECLINED.tell(s, seat)
            return True
        building, way = code // WAYS, code % WAYS
        if way != KEPT:
            given = give_back(s, seat, way - 1)
            s.points[seat] += value_of(given)
            events.RETURNED.tell(s, seat, given, value_of(given))
        s.stacks -= one(building)
        s.buildings[seat] += one(building)
        events.BUILT.tell(s, seat, building)
        if s.arg2 > VALUES:
            s.then(TAKE_BUILDING, seat, s.arg2 - VALUES)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        if code == NONE:
            return ("button:none",)
        building, way = code // WAYS, code % WAYS
        stack = f"stack:{BUILDING_NAMES[building]}"
        return (stack,) if way == KEPT else (stack, own_building(way - 1))


TAKE_BUILDING: Final = TakeBuilding("take_building", "RI-6.1", NONE + 1)
