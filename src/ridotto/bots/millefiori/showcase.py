"""[MF-15.5, MF-15.7] What the rows and columns of a showcase promise."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...games.millefiori.masterworks import face_of
from ...games.millefiori.material import LINE_POINTS, LINES, SHAPES, SHOWCASE, work_kind
from ...games.millefiori.state import EMPTY_PLACE, Table
from .counting import fading

NO_PLACE: Final[i64] = -1
ALL_LINES: Final[i64] = 6
LINE_PLACES: Final = vec[i64]([place for line in LINES for place in line])  # [line, place of it]
SIDE: Final[i64] = 3  # places of a row
HOPE: Final = 3.0  # points of a line that lacks one masterwork, about
COVERED: Final = 2.0  # points that a masterwork might still have brought, about


class Showcase:
    """Lines of one showcase: what they score for sure, and how many colours and shapes lack one masterwork only."""

    def __init__(self) -> None:
        self.sure: i64 = 0  # points
        self.hopes: i64 = 0
        self.works: i64 = 0  # places that are taken

    def count(self, s: Table, seat: i64) -> None:
        self.sure = 0
        self.hopes = 0
        self.works = 0
        for place in range(SHOWCASE):
            if s.showcases[seat * SHOWCASE + place] != EMPTY_PLACE:
                self.works += 1
        for line in range(ALL_LINES):
            self.count_line(s, seat, line, NO_PLACE, 0, 1)

    def compare(self, s: Table, seat: i64, place: i64, face: i64) -> None:
        """What a masterwork would change that is laid on a place."""
        self.sure = 0
        self.hopes = 0
        row, column = place // SIDE, SIDE + place % SIDE
        self.count_line(s, seat, row, place, face, 1)
        self.count_line(s, seat, row, NO_PLACE, 0, -1)
        self.count_line(s, seat, column, place, face, 1)
        self.count_line(s, seat, column, NO_PLACE, 0, -1)

    def count_line(self, s: Table, seat: i64, line: i64, place: i64, face: i64, sign: i64) -> None:
        """Add a line as it is, or with a masterwork laid on one of its places."""
        showcases = s.showcases
        taken: i64 = 0
        glasses: i64 = 0
        shapes: i64 = 0
        for i in range(SIDE):
            here = LINE_PLACES[line * SIDE + i]
            shown = face
            if here != place:
                work = showcases[seat * SHOWCASE + here]
                if work == EMPTY_PLACE:
                    continue
                shown = face_of(work - 1)
            kind = work_kind(shown)
            taken += 1
            glasses |= i64(1) << kind // SHAPES
            shapes |= i64(1) << kind % SHAPES
        if taken < SIDE - 1:
            return
        alike = i64(glasses & glasses - 1 == 0) + i64(shapes & shapes - 1 == 0)
        if taken == SIDE:
            self.sure += sign * LINE_POINTS * alike
        else:
            self.hopes += sign * alike


def best_place(case: Showcase, s: Table, seat: i64, face: i64, left: float) -> i64:
    """Where a masterwork does most for its showcase; an empty place rather than a taken one."""
    hope = HOPE * fading(left)
    best: i64 = 0
    best_worth = -1000.0
    for place in range(SHOWCASE):
        case.compare(s, seat, place, face)
        worth = float(case.sure) + hope * float(case.hopes)
        if s.showcases[seat * SHOWCASE + place] != EMPTY_PLACE:
            worth -= COVERED
        if worth > best_worth:
            best, best_worth = place, worth
    return best
