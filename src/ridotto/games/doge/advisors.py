"""[DO-5] Advisors: take control and place, or abstain."""

from typing import Final

from mypy_extensions import i64

from ...core.seats import NO_SEAT
from ...core.step import Automatic, Decision, Options, Path
from . import events
from .building import MOVE_ANY, MOVE_HERE
from .material import ADVISOR_NAMES, ADVISORS, AREA_NAMES, AREAS, QUARANTIA, home_of
from .state import RING, THINGS, Table

ABSTAIN: Final[i64] = AREAS  # a code is advisor * PLACES + area, with ABSTAIN in the area's stead
PLACES: Final[i64] = AREAS + 1


def can_take(s: Table, seat: i64, advisor: i64) -> bool:
    """[DO-5.3] A ring is free, or [DO-5.4] the advisor carries the seat's ring already."""
    return s.supply[seat * THINGS + RING] > 0 or s.rings[advisor] == seat


def is_repeated(s: Table, advisor: i64) -> bool:
    """[DO-5.9] Is an open advisor of lower number the same as this one?"""
    for other in range(QUARANTIA, advisor):
        if s.open_mask >> other & 1 and s.rings[other] == s.rings[advisor] and s.places[other] == s.places[advisor]:
            return True
    return False


class HandleAdvisor(Decision[Table]):
    """[DO-6.1, DO-7.2 to DO-7.4] One seat takes an advisor of this vote and places it, or abstains with it.

    The argument is the seat.  [DO-5.5] To abstain makes the advisor neutral and allows to move a house.
    """

    def who(self, s: Table) -> i64:
        return i64(1) << s.arg

    def options(self, s: Table, seat: i64, out: Options) -> None:
        for advisor in range(ADVISORS):
            if not s.open_mask >> advisor & 1 or is_repeated(s, advisor):
                continue
            if can_take(s, seat, advisor):
                home = home_of(advisor)
                for area in range(AREAS):
                    if area != home:  # [DO-5.2]
                        out.add(advisor * PLACES + area)
            out.add(advisor * PLACES + ABSTAIN)

    def choose(self, s: Table, seat: i64, code: i64) -> bool:
        advisor, area = code // PLACES, code % PLACES
        s.open_mask &= ~(i64(1) << advisor)
        if area != ABSTAIN:
            s.take_advisor(seat, advisor, area)
            return True
        events.ABSTAINED.tell(s, seat, advisor)
        s.make_neutral(advisor)
        s.then(MOVE_ANY if home_of(advisor) == QUARANTIA else MOVE_HERE, i64(1) << seat)
        return True

    def path(self, s: Table, seat: i64, code: i64) -> Path:
        advisor, area = code // PLACES, code % PLACES
        where = "button:abstain" if area == ABSTAIN else f"area:{AREA_NAMES[area]}"
        return (f"advisor:{ADVISOR_NAMES[advisor]}", where)


class MakeNeutral(Automatic[Table]):
    """[DO-6.6, DO-7.5, DO-7.6, DO-7.9] The advisors nobody has dealt with in this vote become neutral."""

    def run(self, s: Table) -> None:
        for advisor in range(ADVISORS):
            if s.open_mask >> advisor & 1 and s.rings[advisor] != NO_SEAT:
                s.make_neutral(advisor)
        s.open_mask = 0


HANDLE_ADVISOR: Final = HandleAdvisor("handle_advisor", "DO-5.1", ADVISORS * PLACES)
MAKE_NEUTRAL: Final = MakeNeutral("make_neutral", "DO-5.6")
