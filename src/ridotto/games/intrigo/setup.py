"""[IN-1, IN-2] Set-up, and the course of a turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.seats import NO_SEAT
from ...core.step import Automatic, Chance, Path
from . import events
from .draft import DEAL_CARD, KEEP_CARD, TAKE_LAST
from .ending import CLEAN_UP
from .material import FAMILY_NAMES, HAND, OWN_FAMILIES
from .palace import REFILL
from .placing import GO
from .share_out import SHARE_OUT
from .state import Table


class SetUp(Automatic[Table]):
    """[IN-1] Who is first, who has which families, and a full Palace."""

    def run(self, s: Table) -> None:
        s.then(DRAW_FIRST)
        for family in range(s.box.packets):  # [IN-1.4] as many families as packets: with 2 seats two for each
            s.then(DEAL_FAMILY, family % s.seats)
        s.then(REFILL)
        s.then(START_HALF)


class DrawFirst(Chance[Table]):
    """[IN-1.9] Any seat may be the first one."""

    def weights(self, s: Table) -> vec[i64]:
        return vec[i64]([1] * s.seats)

    def happen(self, s: Table, outcome: i64) -> None:
        s.first = outcome
        events.FIRST.tell(s, outcome)

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"first:{outcome}",)


class DealFamily(Chance[Table]):
    """[IN-1.4] The seat that is the argument gets a family, open to all."""

    def weights(self, s: Table) -> vec[i64]:
        left = vec[i64]([0] * OWN_FAMILIES)
        for family in range(OWN_FAMILIES):
            if s.owners[family] == NO_SEAT:
                left[family] = 1
        return left

    def happen(self, s: Table, outcome: i64) -> None:
        s.owners[outcome] = s.arg
        events.FAMILY.tell(s, s.arg, outcome)

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"family:{FAMILY_NAMES[outcome]}",)


class StartHalf(Automatic[Table]):
    """[IN-2.1] Draft, placing, share-out; then everything is made ready for the next time.

    [IN-8.3] With 2 seats this is half a turn, else a whole one.
    """

    def run(self, s: Table) -> None:
        events.TURN.tell(s, s.turn, s.half, s.first)
        s.then(DEAL_CARD)
        for pick in range(HAND - 1):
            s.then(KEEP_CARD, pick)
        s.then(TAKE_LAST)
        s.then(GO, s.first)
        s.then(SHARE_OUT)
        s.then(CLEAN_UP)
        s.then(REFILL)
        s.then(START_HALF)


SET_UP: Final = SetUp("set_up", "IN-1.1")
DRAW_FIRST: Final = DrawFirst("draw_first", "IN-1.9")
DEAL_FAMILY: Final = DealFamily("deal_family", "IN-1.4")
START_HALF: Final = StartHalf("start_half", "IN-2.1")
