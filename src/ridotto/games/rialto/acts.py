"""[RI-5] The six steps: what a player does with the strength of its play, and with the bonus."""

from typing import Final

from mypy_extensions import i64

from ...core.seats import NOBODY
from ...core.step import Automatic, Decision, Options, Path
from . import events
from .buildings import TAKE_BUILDING
from .districts import arrive
from .material import BRIDGE, BUILDING, DISTRICT_NAMES, DISTRICTS, DOGE, GOLD, GONDOLA, NEUTRAL
from .state import Table
from .tiles import PLACE_BRIDGE, PLACE_GONDOLA, lay_neutral_bridge, lay_neutral_gondola

STOP: Final[i64] = DISTRICTS


class Act(Automatic[Table]):
    """[RI-4.11] A player acts.  The argument is the player."""

    def run(self, s: Table) -> None:
        player = s.arg
        strength = s.strengths[player]
        has_bonus = s.bonus == player
        extra = strength + i64(has_bonus)
        if player == s.seats:
            act_neutral(s, extra, has_bonus)
        elif s.current == DOGE:
            advance(s, player, extra)
        elif s.current == GOLD:
            earn(s, player, extra)
        elif s.current == BUILDING:
            s.then(TAKE_BUILDING, player, extra)
        elif s.current == BRIDGE:
            cross(s, player, extra, has_bonus)
        elif s.current == GONDOLA:
            recruit(s, player, strength, has_bonus)
        else:
            place(s, player, extra)


def advance(s: Table, seat: i64, spaces: i64) -> None:
    """[RI-5.1] Doge."""
    if spaces:
        s.advance(seat, spaces)
        events.ADVANCED.tell(s, seat, spaces, s.spaces[seat])


def earn(s: Table, seat: i64, coins: i64) -> None:
    """[RI-5.2] Gold."""
    coins = min(coins, s.bank)
    if coins:
        s.bank -= coins
        s.coins[seat] += coins
        events.EARNED.tell(s, seat, coins)


def cross(s: Table, seat: i64, points: i64, has_bonus: bool) -> None:
    """[RI-5.4] Bridge: points, or one less; [RI-5.5] with the bonus the top bridge."""
    if points == 0:
        s.points[seat] -= 1
        events.MISSED.tell(s, seat, 1)
        return
    s.points[seat] += points
    events.CROSSED.tell(s, seat, points)
    if has_bonus:
        s.then(PLACE_BRIDGE, seat)


def recruit(s: Table, seat: i64, men: i64, has_bonus: bool) -> None:
    """[RI-5.6] Gondola: councilmen, or points for those that are missing; [RI-5.7] with the bonus a gondola."""
    come = min(men, s.general[seat])
    if come:
        s.general[seat] -= come
        s.personal[seat] += come
        events.RECRUITED.tell(s, seat, come)
    if men > come:
        s.points[seat] += men - come
        events.SHORT.tell(s, seat, men - come)
    if has_bonus:
        s.then(PLACE_GONDOLA, seat)


def place(s: Table, seat: i64, men: i64) -> None:
    """[RI-5.9] Councilman: from the personal supply, as far as there are some; [RI-5.10] then from other districts."""
    go = min(men, s.personal[seat])
    if go:
        district = s.district()
        s.personal[seat] -= go
        events.PLACED.tell(s, seat, district, go)
        for i in range(go):
            arrive(s, seat, district)
    if men > go:
        s.then(MOVE_COUNCILMAN, seat, men - go)


def act_neutral(s: Table, extra: i64, has_bonus: bool) -> None:
    """[RI-9.6 to RI-9.9] The neutral player acts; [RI-9.6] it has no use for gold and buildings."""
    if s.current == DOGE:
        if extra:
            s.advance(NEUTRAL, extra)
            events.NEUTRAL_ADVANCED.tell(s, extra, s.spaces[NEUTRAL])
    elif s.current == BRIDGE:
        if has_bonus:
            lay_neutral_bridge(s)
    elif s.current == GONDOLA:
        if has_bonus:
            lay_neutral_gondola(s)
    elif s.current > GONDOLA and extra:
        events.NEUTRAL_PLACED.tell(s, s.district(), extra)
        for i in range(extra):
            arrive(s, NEUTRAL, s.district())


class MoveCouncilman(Decision[Table]):
    """[RI-5.10] A seat moves a councilman from another district, or stops.

    The arguments are the seat, and how many it may still move.
    """

    def who(self, s: Table) -> i64:
        here = s.district()
        for district in range(DISTRICTS):
            if district != here and s.men[s.arg * DISTRICTS + district] > 0:
                return i64(1) << s.arg
        return NOBODY

    def options(self, s: Table, seat: i64, out: Options) -> None:
        here = s.district()
        for district in range(DISTRICTS):
            if district != here and s.men[seat * DISTRICTS + district] > 0:
                out.add(district)
        out.add(STOP)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        if code == STOP:
            events.STOPPED.tell(s, seat)
            return True
        s.men[seat * DISTRICTS + code] -= 1
        events.MOVED.tell(s, seat, s.district(), code)
        arrive(s, seat, s.district())
        if s.arg2 > 1:
            s.then(MOVE_COUNCILMAN, seat, s.arg2 - 1)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return ("button:none",) if code == STOP else (f"district:{DISTRICT_NAMES[code]}",)


ACT: Final = Act("act", "RI-4.11")
MOVE_COUNCILMAN: Final = MoveCouncilman("move_councilman", "RI-5.10", STOP + 1)
