"""Advice for Intrigo: win the Seals you lack, one for each corporation, and hand nobody else his last one."""

from typing import Final

from mypy_extensions import i64

from ...games.intrigo.draft import KEEP_CARD
from ...games.intrigo.state import Table
from ..advice import Advice
from .answers import consider_answer
from .features import ANSWERS, GUESSES
from .outlook import Outlook
from .position import (
    Counters,
    look_at_cards,
    look_at_counters,
    look_at_ducats,
    look_at_end,
    look_at_order,
    look_at_palace,
)


class IntrigoAdvice(Advice[Table]):
    """What to look at in a position (`position.py`) and in an answer (`answers.py`)."""

    def __init__(self, room: i64) -> None:
        super().__init__(room, GUESSES, ANSWERS)
        self.mine: Final = Counters()
        self.outlook: Final = Outlook()

    def look(self, s: Table, seat: i64) -> None:
        mine = self.mine
        mine.read(s, seat)
        look_at_counters(self, mine)
        look_at_ducats(self, s, seat)
        look_at_palace(self, s, mine)
        look_at_order(self, s, seat)
        look_at_end(self, s, seat, mine)
        if s.free < s.arcades:
            look_at_cards(self, s, seat, mine)

    def consider(self, s: Table, seat: i64, code: i64) -> None:
        consider_answer(self, self.outlook, s, seat, code)

    # ---- the Palace is read once for all answers

    def weigh(self, s: Table, seat: i64) -> float:
        self.read_palace(s, seat)
        return super().weigh(s, seat)

    def features_of_answer(self, s: Table, seat: i64, code: i64) -> list[float]:
        self.read_palace(s, seat)
        return super().features_of_answer(s, seat, code)

    def read_palace(self, s: Table, seat: i64) -> None:
        if s.step != KEEP_CARD.index:
            self.outlook.read(s, seat)
