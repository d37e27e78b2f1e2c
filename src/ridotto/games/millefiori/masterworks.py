"""[MF-15] Masterworks: where they come from, and the showcase."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.step import Automatic, Chance, Decision, Options, Path
from . import events
from .material import (
    LINE_POINTS,
    LINES,
    MARKET,
    NO_WORK,
    SEAT_NAMES,
    SHAPES,
    SHOWCASE,
    WORK_NAMES,
    WORK_REWARD,
    work_kind,
    work_value,
)
from .state import EMPTY_PLACE, FROM_HAND, Table

FROM_PILE: Final[i64] = MARKET  # as an answer: the top card; else a place of the market


def face_of(work: i64) -> i64:
    """What a masterwork shows, wherever it came from."""
    return work % FROM_HAND


class GainWork(Automatic[Table]):
    """[MF-15.2] A masterwork for the seat on turn; [MF-15.3] lost, when none is left."""

    def run(self, s: Table) -> None:
        if s.works_left == 0 and s.market[0] + s.market[1] + s.market[2] == MARKET * NO_WORK:
            events.LAPSED.tell(s, s.turn, WORK_REWARD)
        else:
            s.then(TAKE_WORK)


class TakeWork(Decision[Table]):
    """[MF-15.2] One of the market, or the top card of the pile."""

    def who(self, s: Table) -> i64:
        return i64(1) << s.turn

    def options(self, s: Table, seat: i64, out: Options) -> None:
        first, second, third = s.market[0], s.market[1], s.market[2]
        if first != NO_WORK:
            out.add(0)
        if second != NO_WORK and second != first:
            out.add(1)
        if third != NO_WORK and third != first and third != second:
            out.add(2)
        if s.works_left:
            out.add(FROM_PILE)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        if code == FROM_PILE:
            events.DIPPED.tell(s, seat, events.WORK_PILE)
            s.then(DRAW_WORK)
            s.then(PLACE_WORK)
            return True
        s.work = s.market[code]
        s.market[code] = NO_WORK
        events.TOOK_WORK.tell(s, seat, s.work)
        s.then(PLACE_WORK)
        fill_market(s, code)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return ("pile:masterworks",) if code == FROM_PILE else (f"market:{WORK_NAMES[s.market[code]]}",)


def fill_market(s: Table, place: i64) -> None:
    """[MF-15.3] The next card of the pile comes to a place of the market, if there is one."""
    if s.works_left:
        s.then(FILL_MARKET, place)


class FillMarket(Chance[Table]):
    """[MF-10.2, MF-15.2] The top card of the pile comes to the market.  The argument is the place."""

    def weights(self, s: Table) -> vec[i64]:
        return s.works[:]

    def happen(self, s: Table, outcome: i64) -> None:
        s.works[outcome] -= 1
        s.works_left -= 1
        s.market[s.arg] = outcome
        events.OFFERED.tell(s, outcome)

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"work:{WORK_NAMES[outcome]}",)


class DrawWork(Chance[Table]):
    """[MF-15.2] The top card of the pile goes to the seat on turn."""

    def weights(self, s: Table) -> vec[i64]:
        return s.works[:]

    def happen(self, s: Table, outcome: i64) -> None:
        s.works[outcome] -= 1
        s.works_left -= 1
        s.work = outcome
        events.DREW_WORK.tell(s, s.turn, outcome)

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"work:{WORK_NAMES[outcome]}",)


class PlaceWork(Decision[Table]):
    """[MF-15.5] The masterwork goes on any place of the showcase; [MF-15.6] it scores its value at once."""

    def who(self, s: Table) -> i64:
        return i64(1) << s.turn

    def options(self, s: Table, seat: i64, out: Options) -> None:
        for place in range(SHOWCASE):
            out.add(place)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        at = seat * SHOWCASE + code
        below = s.showcases[at]
        face = face_of(s.work)
        points = work_value(face)
        s.showcases[at] = 1 + s.work
        s.work = NO_WORK
        s.points[seat] += points
        if below == EMPTY_PLACE:
            events.SHOWED.tell(s, seat, face, at, points)
        else:
            s.covered[below - 1] += 1
            events.COVERED.tell(s, seat, face, at, points)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        return (f"showcase:{SEAT_NAMES[seat]}{code + 1}",)


# ---- the end


def line_points(s: Table, seat: i64, line: i64) -> i64:
    """[MF-15.7] What a row or a column of a showcase scores."""
    places = LINES[line]
    kinds = vec[i64]([0, 0, 0])
    for i in range(i64(3)):
        work = s.showcases[seat * SHOWCASE + places[i]]
        if work == EMPTY_PLACE:
            return 0
        kinds[i] = work_kind(face_of(work - 1))
    points: i64 = 0
    if kinds[0] // SHAPES == kinds[1] // SHAPES == kinds[2] // SHAPES:
        points += LINE_POINTS
    if kinds[0] % SHAPES == kinds[1] % SHAPES == kinds[2] % SHAPES:
        points += LINE_POINTS
    return points


def score_showcases(s: Table) -> None:
    for seat in range(s.seats):
        for line in range(len(LINES)):
            points = line_points(s, seat, line)
            if points:
                s.points[seat] += points
                events.LINED.tell(s, seat, line, points)


GAIN_WORK: Final = GainWork("gain_work", "MF-15.2")
TAKE_WORK: Final = TakeWork("take_work", "MF-15.2", FROM_PILE + 1)
FILL_MARKET: Final = FillMarket("fill_market", "MF-15.2")
DRAW_WORK: Final = DrawWork("draw_work", "MF-15.2")
PLACE_WORK: Final = PlaceWork("place_work", "MF-15.5", SHOWCASE)
