"""Advice on Barcarola: have boats, and do not burn lanterns for nothing."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ridotto.bots.advice import Advice

if TYPE_CHECKING:
    from tests.toy.barcarola import Lagoon
else:
    Lagoon = object

GUESSES = [("boat", 0.0), ("lantern", 0.0), ("stake", 0.0), ("row", 0.0)]
BOAT, LANTERN, STAKE, ROW = range(4)
LAY_STEP, ROW_STEP = 2, 4  # of the game's list of steps


class LagoonAdvice(Advice["Lagoon"]):
    """Two features of a position, two of an answer."""

    def __init__(self, room: i64) -> None:
        super().__init__(room, GUESSES, STAKE)

    def look(self, s: Lagoon, seat: i64) -> None:
        self.note(BOAT, float(sum(s.boats[seat * 3 : seat * 3 + 3])))
        self.note(LANTERN, float(s.lanterns[seat]))

    def consider(self, s: Lagoon, seat: i64, code: i64) -> None:
        if s.step == LAY_STEP:
            self.note(STAKE, float(code % 3))
        elif s.step == ROW_STEP and code:
            self.note(ROW)


ADVICE = LagoonAdvice
