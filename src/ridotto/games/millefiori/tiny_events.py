"""[MF] All that can happen, declared once: the paragraph, the facts, and who is told."""

from typing import Final

from ...core.event import ITS_SEAT, UNCOVERS, Fact
from ...core.event_types import WHO, Event0, Event1, Event2

CARD: Final = Fact("card")
PRIZE: Final = Fact("prize", target="prize")
PRIZE_WON: Final = Fact("prize", target="prize", gains=["who"])
ROUND_NUMBER: Final = Fact("round")

ROUND: Final = Event1("round", "MF-2.1", ROUND_NUMBER)
TURNED: Final = Event1("turned", "MF-2.1", PRIZE)
CHOSE: Final = Event2("chose", "MF-2.2", WHO, CARD, told=ITS_SEAT)
SHOWED: Final = Event2("showed", "MF-2.3", WHO, CARD, told=UNCOVERS)
WON: Final = Event2("won", "MF-2.4", WHO, PRIZE_WON)
NOBODY: Final = Event1("nobody", "MF-2.5", PRIZE)
ENDED: Final = Event0("ended", "MF-3.1")
