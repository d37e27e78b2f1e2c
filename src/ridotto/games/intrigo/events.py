"""[IN] All that can happen, declared once: the paragraph, the facts, and who is told."""

from typing import Final

from ...core.event import ITS_SEAT, NAME, UNCOVERS, Fact
from ...core.event_types import WHO, Event0, Event1, Event2, Event3, Event4
from .material import (
    CELL_NAMES,
    CORPORATION_NAMES,
    FACE_NAMES,
    FAMILY_NAMES,
    HIGHER,
    INFLUENCE_NAMES,
    OUTCOME_NAMES,
    TOKEN_NAMES,
)

# ---- facts

FAMILY_DEALT: Final = Fact("family", NAME, FAMILY_NAMES)
CARD: Final = Fact("card", NAME, FACE_NAMES)
CARD_2: Final = Fact("card_2", NAME, FACE_NAMES)
CARD_3: Final = Fact("card_3", NAME, FACE_NAMES)
LEFT: Final = Fact("left", NAME, CELL_NAMES)  # what lies in the slot before an arcade ...
RIGHT: Final = Fact("right", NAME, CELL_NAMES)  # ... and after it
ARCADE: Final = Fact("arcade", target="arcade")
ARCADE_2: Final = Fact("arcade_2", target="arcade")
SLOT: Final = Fact("slot", target="slot")
SLOT_2: Final = Fact("slot_2", target="slot")
TOKEN: Final = Fact("token", NAME, TOKEN_NAMES)
CORPORATION: Final = Fact("corporation", NAME, CORPORATION_NAMES)
INFLUENCE: Final = Fact("influence", NAME, INFLUENCE_NAMES)
POWER: Final = Fact("power", NAME, INFLUENCE_NAMES)
PRICE: Final = Fact("price", thing="ducat")
SEALS: Final = Fact("seals", thing="seal")
TURN_NUMBER: Final = Fact("turn")
HALF: Final = Fact("half", first=1)
PICKS: Final = Fact("picks")

# Why a token stays: what becomes of it, where nobody takes it.
WHY_STAYED: Final = Fact(
    "reason", NAME, OUTCOME_NAMES[:HIGHER], rules=["IN-7.6", "IN-6.8", "IN-6.5", "IN-6.6", "IN-6.3", "IN-6.7"]
)

# Why a game has ended.
FIVE_DIFFERENT: Final = 0
FOUR_ALIKE: Final = 1
LAST_TURN_OVER: Final = 2
WHY_ENDED: Final = Fact("reason", NAME, ["different", "alike", "last_turn"], rules=["IN-9.1", "IN-9.1", "IN-9.3"])

# ---- set-up and turns

FIRST: Final = Event1("first", "IN-1.9", WHO)
FAMILY: Final = Event2("family", "IN-1.4", WHO, FAMILY_DEALT)
DUCAT: Final = Event1("ducat", "IN-7.5", ARCADE)
SEAL: Final = Event2("seal", "IN-7.5", ARCADE, TOKEN)
DRY: Final = Event1("dry", "IN-7.6", ARCADE)
TURN: Final = Event3("turn", "IN-2.1", TURN_NUMBER, HALF, WHO)
CLEARED: Final = Event3("cleared", "IN-7.1", TURN_NUMBER, HALF, WHO)  # what comes next, and who is first then
ENDED: Final = Event2("ended", "", WHY_ENDED, WHO)

# ---- the draft

DEALT: Final = Event2("dealt", "IN-3.1", WHO, CARD, told=ITS_SEAT)
READY: Final = Event0("ready", "IN-3.1")
KEPT: Final = Event2("kept", "IN-3.2", WHO, CARD, told=ITS_SEAT)
PASSED_ON: Final = Event1("passed_on", "IN-3.2", PICKS)
RECEIVED: Final = Event4("received", "IN-3.2", WHO, CARD, CARD_2, CARD_3, told=ITS_SEAT)
DRAFTED: Final = Event0("drafted", "IN-3.3")

# ---- placing

PLACED: Final = Event3("placed", "IN-4.2", WHO, CARD, SLOT, told=UNCOVERS)
HIRED: Final = Event4("hired", "IN-4.3", WHO, INFLUENCE, SLOT, PRICE)
PASSED: Final = Event1("passed", "IN-4.5", WHO)

# ---- powers

POWERLESS: Final = Event2("powerless", "IN-5.18", WHO, POWER)
DECLINED: Final = Event2("declined", "IN-5.2", WHO, POWER)
EXCHANGED: Final = Event3("exchanged", "IN-5.4", WHO, ARCADE, ARCADE_2)
KILLED: Final = Event3("killed", "IN-5.8", WHO, CARD, SLOT)
CALLED: Final = Event3("called", "IN-5.9", WHO, CARD, SLOT)
OBEYED: Final = Event3("obeyed", "IN-5.9", WHO, CARD, SLOT, told=UNCOVERS)
ROWED: Final = Event3("rowed", "IN-5.13", WHO, SLOT, SLOT_2)
CHASED: Final = Event3("chased", "IN-5.14", WHO, SLOT, SLOT_2)
STOLEN: Final = Event3("stolen", "IN-5.17", WHO, ARCADE, TOKEN)

# ---- the share-out

WEIGHED: Final = Event3("weighed", "IN-6.1", ARCADE, LEFT, RIGHT)
TOOK: Final = Event3("took", "IN-6.2", WHO, ARCADE, TOKEN)
STAYED: Final = Event3("stayed", "", ARCADE, TOKEN, WHY_STAYED)
COUNTED: Final = Event3("counted", "IN-6.9", WHO, CORPORATION, SEALS)
