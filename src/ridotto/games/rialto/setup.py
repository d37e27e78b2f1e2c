"""[RI-1] Set-up: round tiles, the first bridge, who is first, coins and start buildings."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.pool import count, one
from ...core.step import Automatic, Chance, Decision, Options, Path
from . import events
from .material import (
    BLUE_1,
    BUILDING_NAMES,
    BUILDINGS,
    DISTRICT_NAMES,
    DISTRICTS,
    GREEN_1,
    NEUTRAL,
    ROUNDS,
    START_COINS,
    START_POINTS,
    YELLOW_1,
)
from .neutral import mark
from .rounds import START_ROUND
from .state import Table
from .tiles import TURN_BRIDGE


class SetUp(Automatic[Table]):
    """[RI-1] All that is drawn by lot, then what each seat begins with, then the first round."""

    def run(self, s: Table) -> None:
        for number in range(ROUNDS):
            s.then(LAY_ROUND_TILE, number)
        s.then(TURN_BRIDGE)
        s.then(DRAW_FIRST)
        s.then(GIVE_START)


class LayRoundTile(Chance[Table]):
    """[RI-1.5] A round tile goes on a district that has none.  The argument counts them from 0."""

    def weights(self, s: Table) -> vec[i64]:
        free = vec[i64]([0] * DISTRICTS)
        for district in range(DISTRICTS):
            free[district] = i64(s.round_of(district) == 0)
        return free

    def happen(self, s: Table, outcome: i64) -> None:
        number = s.arg + 1
        s.tiles += one(outcome) * number
        events.TILED.tell(s, outcome, number)

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"district:{DISTRICT_NAMES[outcome]}",)


class DrawFirst(Chance[Table]):
    """[RI-1.8] Any seat may be the first.  [RI-9.1] With a neutral player: who sits to its left."""

    def weights(self, s: Table) -> vec[i64]:
        return vec[i64]([1] * s.seats)

    def happen(self, s: Table, outcome: i64) -> None:
        if s.box.neutral:
            s.left = outcome
            s.first = NEUTRAL
            events.LEFT.tell(s, outcome)
        else:
            s.first = outcome
            events.FIRST.tell(s, outcome)

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"first:{outcome}",)


class GiveStart(Automatic[Table]):
    """[RI-1.8 to RI-1.12] Markers, points and coins; then the start buildings, counter-clockwise to the first seat."""

    def run(self, s: Table) -> None:
        coins = START_COINS[s.seats]
        player = s.first
        given: i64 = 0
        for place in range(s.players):
            s.order[place] = player
            if player < s.seats:
                s.coins[player] = i64(coins[given])
                s.points[player] = START_POINTS
                s.bank -= s.coins[player]
                given += 1
                events.BEGAN.tell(s, player, START_POINTS, s.coins[player])
            player = s.clockwise(player)
        for place in range(s.players - 1, -1, -1):
            if s.order[place] < s.seats:
                s.then(CHOOSE_START, s.order[place])
        if s.box.neutral:
            mark(s)
        s.then(START_ROUND)


class ChooseStart(Decision[Table]):
    """[RI-1.12] A seat chooses a building of value 1.  The argument is the seat."""

    def who(self, s: Table) -> i64:
        return i64(1) << s.arg

    def options(self, s: Table, seat: i64, out: Options) -> None:
        for building in (GREEN_1, YELLOW_1, BLUE_1):
            if self.taken(s, building) < s.box.most_alike:
                out.add(building)

    def taken(self, s: Table, building: i64) -> i64:
        taken: i64 = 0
        for seat in range(s.seats):
            taken += count(s.buildings[seat], building)
        return taken

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        s.stacks -= one(code)
        s.buildings[seat] += one(code)
        events.STARTED.tell(s, seat, code)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return (f"stack:{BUILDING_NAMES[code]}",)


SET_UP: Final = SetUp("set_up", "RI-1.1")
LAY_ROUND_TILE: Final = LayRoundTile("lay_round_tile", "RI-1.5")
DRAW_FIRST: Final = DrawFirst("draw_first", "RI-1.8")
GIVE_START: Final = GiveStart("give_start", "RI-1.11")
CHOOSE_START: Final = ChooseStart("choose_start", "RI-1.12", BUILDINGS)
