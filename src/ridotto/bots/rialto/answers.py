"""What speaks for an answer in Rialto: buildings, and whom to ask about the rest."""

from typing import Final

from mypy_extensions import i64

from ...core.pool import count, size
from ...games.rialto.acts import MOVE_COUNCILMAN
from ...games.rialto.blue import DOUBLE, PRAY, SERVE, SERVE_ALONE, USE_BLUE
from ...games.rialto.buildings import KEPT, NONE, TAKE_BUILDING, WAYS
from ...games.rialto.hands import CUT_HAND, TAKE_ROW, USE_GREEN
from ...games.rialto.laying import WAIT
from ...games.rialto.material import BUILDINGS, ROOM, VALUES, YELLOW_1, value_of
from ...games.rialto.play import PLAY
from ...games.rialto.setup import CHOOSE_START
from ...games.rialto.state import Table
from ...games.rialto.tiles import PLACE_BRIDGE, PLACE_GONDOLA
from ..advice import Guess
from .cards import CARDS_END, Hands, has_card_for
from .track import passed_by_doubling

START: Final[i64] = CARDS_END  # yellow, blue
TAKE: Final[i64] = START + 2  # + building
TAKE_VALUE: Final[i64] = TAKE + BUILDINGS
BLUE_SERVE: Final[i64] = TAKE_VALUE + 1
BLUE_ALONE: Final[i64] = TAKE_VALUE + 2
BLUE_DOUBLE: Final[i64] = TAKE_VALUE + 3
BLUE_PASSES: Final[i64] = TAKE_VALUE + 4
BLUE_PRAY: Final[i64] = TAKE_VALUE + 5
BLUE_UPGRADE: Final[i64] = TAKE_VALUE + 6
BLUE_LAST: Final[i64] = TAKE_VALUE + 7
DOUBLE_IDLE: Final[i64] = TAKE_VALUE + 8
DECLINES: Final[i64] = TAKE_VALUE + 9
WAITS_IDLE: Final[i64] = TAKE_VALUE + 10

BUILDING_GUESSES: Final[list[Guess]] = [
    ("start_yellow", 0.3),
    ("start_blue", -0.3),
    *[
        (f"take_{colour}{value}", guess)
        for colour, guesses in (
            ("green", (0.2, -0.1, 0.6, 1.4)),
            ("yellow", (0.2, 0.0, 0.5, 0.8)),
            ("blue", (-0.1, 0.6, 0.9, 1.6)),
        )
        for value, guess in enumerate(guesses, 1)
    ],
    ("take_value", 0.9),
    ("serve", 0.9),
    ("serve_alone", -0.6),
    ("double", 0.0),
    ("double_passes", 0.8),
    ("pray", 2.3),
    ("upgrade", 0.4),
    ("blue_last", 1.3),
    ("double_idle", -1.5),
    ("declines", -2.5),
    ("waits_idle", -4.0),
]


class Answers(Hands):
    """Odds of answers."""

    def consider(self, s: Table, seat: i64, code: i64) -> None:
        step = s.step
        if step == PLAY.index:
            self.consider_play(s, seat, code)
            if code == WAIT and not has_card_for(s, seat):
                self.note(WAITS_IDLE)
        elif step == CUT_HAND.index:
            self.consider_cut(s, seat, code)
        elif step == TAKE_ROW.index:
            self.consider_row(s, seat, code)
        elif step == PLACE_BRIDGE.index:
            self.consider_bridge(s, seat, code)
        elif step == PLACE_GONDOLA.index:
            self.consider_gondola(s, seat, code)
        elif step == MOVE_COUNCILMAN.index:
            self.consider_move(s, seat, code)
        else:
            self.consider_buildings(s, seat, code)

    def consider_buildings(self, s: Table, seat: i64, code: i64) -> None:
        step = s.step
        if step == TAKE_BUILDING.index:
            self.consider_building(s, seat, code)
        elif step == USE_GREEN.index:
            self.consider_green(s, seat, code)
        elif step == USE_BLUE.index:
            self.consider_blue(s, seat, code)
        elif step == CHOOSE_START.index and code >= YELLOW_1:
            self.note(START + code // VALUES - 1)

    def consider_building(self, s: Table, seat: i64, code: i64) -> None:
        """What it is worth in the end, and how often it can still be used."""
        if code == NONE:
            if size(s.buildings[seat]) < ROOM:
                self.note(DECLINES)
            return
        building, way = code // WAYS, code % WAYS
        later = float(s.box.rounds - s.round + 1) / 3.0
        self.note(TAKE + building, later)
        self.note(TAKE_VALUE, float(value_of(building)))
        if s.round == s.box.rounds and building < YELLOW_1 and has_dearer(s, building):  # green: never used again
            self.note(DECLINES)
        if way != KEPT:
            self.note(TAKE + (way - 1) % BUILDINGS, -later)  # its value is scored now instead of later

    def consider_blue(self, s: Table, seat: i64, code: i64) -> None:
        """Each costs a coin; in the last round there is nothing to save one for."""
        if code > PRAY:
            return
        if code < SERVE:
            building = code % BUILDINGS
            later = float(s.box.rounds - s.round) / 3.0
            self.note(BLUE_UPGRADE)
            self.note(TAKE + building + 1, later)
            self.note(TAKE + building, -later)
        elif code == SERVE_ALONE and s.general[seat] > 0:  # else nobody could come, and it is two points instead
            self.note(BLUE_ALONE)
            self.note(DECLINES)
        elif code <= SERVE_ALONE:
            self.note(BLUE_SERVE)
        elif code == DOUBLE:
            self.consider_double(s, seat)
            return
        else:
            self.note(BLUE_PRAY)
        if s.round == s.box.rounds:
            self.note(BLUE_LAST)

    def consider_double(self, s: Table, seat: i64) -> None:
        """Markers it passes speak for it, in the last round above all; to pass nobody is idle, whoever comes behind."""
        passes = passed_by_doubling(s, seat)
        self.note(BLUE_DOUBLE)
        self.note(BLUE_PASSES, float(passes))
        if passes == 0:
            self.note(DOUBLE_IDLE)
        elif s.round == s.box.rounds:
            self.note(BLUE_LAST)


def has_dearer(s: Table, building: i64) -> bool:
    """Could one of more value be taken instead?"""
    for other in range(BUILDINGS):
        if value_of(building) < value_of(other) <= s.arg2 and count(s.stacks, other):
            return True
    return False
