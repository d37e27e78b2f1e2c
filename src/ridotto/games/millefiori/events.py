"""[MF] All that can happen, declared once: the paragraph, the facts, and who is told."""

from typing import Final

from ...core.event import ITS_SEAT, NAME, UNCOVERS, Fact
from ...core.event_types import WHO, Event0, Event1, Event2, Event3, Event4, Event5
from .material import (
    BONUS_NAMES,
    CARD_NAMES,
    FIELD_NAMES,
    LADY_NAMES,
    REASON_NAMES,
    REASON_RULES,
    REWARD_NAMES,
    SEAT_NAMES,
    SHOWCASE,
    SYMBOL_NAMES,
    TILE_NAMES,
    WORK_NAMES,
)

# ---- facts

SHOWCASE_NAMES: Final = [f"{seat}{place + 1}" for seat in SEAT_NAMES for place in range(SHOWCASE)]  # red1 .. yellow9
LINE_NAMES: Final = ["row1", "row2", "row3", "column1", "column2", "column3"]

CARD: Final = Fact("card", NAME, CARD_NAMES)
CARD_2: Final = Fact("card_2", NAME, CARD_NAMES)
CARD_3: Final = Fact("card_3", NAME, CARD_NAMES)
CARD_4: Final = Fact("card_4", NAME, CARD_NAMES)
SHOWN: Final = Fact("card", NAME, CARD_NAMES, target="display")
FIELD: Final = Fact("field", NAME, FIELD_NAMES, target="field")
SYMBOL: Final = Fact("symbol", NAME, SYMBOL_NAMES)
BONUS: Final = Fact("bonus", NAME, BONUS_NAMES, target="bonus")
SPACE: Final = Fact("space", target="sea")
STEPS: Final = Fact("steps", thing="space")
ROW: Final = Fact("row", target="row", first=1)
GOODS: Final = Fact("goods")  # filled trade fields of a row
NUMBER: Final = Fact("number", thing="diamond")
ROUND_NUMBER: Final = Fact("round")
CYCLE_NUMBER: Final = Fact("cycle")
REASON: Final = Fact("reason", NAME, REASON_NAMES, rules=REASON_RULES)
TILE: Final = Fact("tile", NAME, TILE_NAMES, target="tile")
PLACE: Final = Fact("place", first=1)
COUNCIL_SPACE: Final = Fact("space", target="council")
COUNCIL_STEPS: Final = Fact("steps", thing="step")
LADY: Final = Fact("lady", NAME, LADY_NAMES, target="court")
OWN_LADY: Final = Fact("lady", NAME, LADY_NAMES, target="dogaressa")
WORK: Final = Fact("work", NAME, WORK_NAMES, target="market")
SHOWCASE_PLACE: Final = Fact("place", NAME, SHOWCASE_NAMES, target="showcase")
LOST: Final = Fact("reward", NAME, REWARD_NAMES, rules=["", "MF-15.3", "MF-13.2", ""])
PILE: Final = Fact("pile", NAME, ["masterworks", "dogaressas"], target="pile", rules=["MF-15.2", "MF-13.1"])
LINE: Final = Fact("line", NAME, LINE_NAMES)
POINTS: Final = Fact("points", thing="point", gains=["who"])

# Why a game has ended.
PILE_EMPTY: Final = 0
SUPPLY_EMPTY: Final = 1
WHY_ENDED: Final = Fact("reason", NAME, ["pile", "supply"], rules=["MF-9.1", "MF-9.2"])

# ---- set-up

FIRST: Final = Event1("first", "MF-1.5", WHO)  # who begins with the Doge card
TURNED: Final = Event1("turned", "MF-1.3", SHOWN)  # a card of the first display
TILED: Final = Event2("tiled", "MF-11.1", TILE, PLACE)  # counted from the bottom
OFFERED: Final = Event1("offered", "MF-15.2", WORK)  # a masterwork comes to the market
CALLED: Final = Event1("called", "MF-13.1", LADY)  # a Dogaressa card comes to the court

# ---- a round

ROUND: Final = Event2("round", "MF-2.1", ROUND_NUMBER, WHO)  # who has the Doge card
LAST_ROUND: Final = Event0("last_round", "MF-9.1")
DEALT: Final = Event2("dealt", "MF-2.1", WHO, CARD, told=ITS_SEAT)
READY: Final = Event0("ready", "MF-2.1")  # all cards of the round are dealt
CYCLE: Final = Event2("cycle", "MF-2.4", CYCLE_NUMBER, WHO, told=UNCOVERS)  # packets are taken up; who begins it
RECEIVED: Final = Event5("received", "MF-2.4", WHO, CARD, CARD_2, CARD_3, CARD_4, told=ITS_SEAT)  # none after the last
KEPT: Final = Event2("kept", "MF-2.2", WHO, CARD, told=ITS_SEAT)
PASSED_ON: Final = Event0("passed_on", "MF-2.2")  # all seats have kept a card
PLAYED: Final = Event2("played", "MF-2.3", WHO, CARD, told=UNCOVERS)  # a kept card is shown
LEFT_OVER: Final = Event2("left_over", "MF-2.7", WHO, SHOWN, told=UNCOVERS)  # goes to the display
DOGE_PASSED: Final = Event1("doge_passed", "MF-2.8", WHO)  # to this seat

# ---- using a card

PLACED: Final = Event2("placed", "MF-3.1", WHO, FIELD)
SAILED: Final = Event3("sailed", "MF-3.1", WHO, STEPS, SPACE)
MOORED: Final = Event1("moored", "MF-8.5", WHO)  # the ship is at the end of the route and does not move
LANDED: Final = Event3("landed", "MF-8.4", WHO, SPACE, POINTS)
EARNED: Final = Event2("earned", "", WHO, REASON)  # an extra card
NO_EXTRA: Final = Event2("no_extra", "MF-3.5", WHO, REASON)  # the display is empty
BARRED: Final = Event2("barred", "MF-11.8", WHO, SPACE)  # a star that gives no extra card after a voyage of the council
EXTRA: Final = Event2("extra", "MF-3.4", WHO, SHOWN)  # plays this card of the display
USED: Final = Event2("used", "MF-10.8", WHO, CARD)  # a card with a wheel that is no card of an area, for itself
DECLINED: Final = Event1("declined", "MF-3.4", WHO)
BONUS_SCORED: Final = Event3("bonus", "MF-3.3", WHO, BONUS, POINTS)
BONUS_UNMARKED: Final = Event3("bonus_unmarked", "MF-3.8", WHO, BONUS, POINTS)  # no diamond is left
SPENT: Final = Event1("spent", "MF-9.2", WHO)  # the last diamond of the supply is used

# ---- the areas

GROUPED: Final = Event4("grouped", "MF-4.3", WHO, FIELD, NUMBER, POINTS)  # workshops; NUMBER: size of the group
DYED: Final = Event4("dyed", "MF-4.4", WHO, FIELD, NUMBER, POINTS)  # the same on pigments
HOUSED: Final = Event4("housed", "MF-5.2", WHO, FIELD, NUMBER, POINTS)  # residences; NUMBER: length of the chain
MET: Final = Event3("met", "MF-6.3", WHO, FIELD, POINTS)  # townspeople
MATCHED: Final = Event3("matched", "MF-6.3", WHO, FIELD, POINTS)  # the same with the symbol of the card: doubled
CARRIED: Final = Event4("carried", "MF-6.4", WHO, FIELD, NUMBER, POINTS)  # diamonds below FIELD
TRADED: Final = Event4("traded", "MF-7.2", WHO, SYMBOL, NUMBER, POINTS)  # NUMBER: diamonds of this seat
MANNED: Final = Event5("manned", "MF-8.3", WHO, ROW, GOODS, NUMBER, POINTS)  # a fleet is full
IDLE: Final = Event1("idle", "MF-8.3", ROW)  # a fleet is full, and its row has no goods

# ---- the Small Council

CLIMBED: Final = Event3("climbed", "MF-11.3", WHO, COUNCIL_STEPS, COUNCIL_SPACE)
ARRIVED: Final = Event1("arrived", "MF-11.9", WHO)  # in the palace
SETTLED: Final = Event1("settled", "MF-11.9", WHO)  # is in the palace and does not move
ADVISED: Final = Event3("advised", "MF-11.7", WHO, COUNCIL_SPACE, POINTS)
CROWNED: Final = Event1("crowned", "MF-10.5", WHO)  # takes the Doge card
DECREED: Final = Event2("decreed", "MF-12.1", WHO, POINTS)  # points of a Dogat card
LAPSED: Final = Event2("lapsed", "", WHO, LOST)  # a reward of which nothing is left

WORK_PILE: Final = 0
LADY_PILE: Final = 1
DIPPED: Final = Event2("dipped", "", WHO, PILE)  # takes the top card, whatever it is

# ---- Dogaressa cards

TOOK_LADY: Final = Event2("took_lady", "MF-13.1", WHO, LADY)
DREW_LADY: Final = Event2("drew_lady", "MF-13.1", WHO, LADY, told=UNCOVERS)
REPLACED: Final = Event3("replaced", "MF-13.3", WHO, OWN_LADY, CARD)  # the card is discarded unused
HELD_BACK: Final = Event1("held_back", "MF-13.3", WHO)  # plays the card itself
FAVOURED: Final = Event3("favoured", "MF-13.6", WHO, OWN_LADY, POINTS)  # points of a Dogaressa card
RETURNED: Final = Event2("returned", "MF-13.5", WHO, OWN_LADY)  # to the pile

# ---- masterworks

TOOK_WORK: Final = Event2("took_work", "MF-15.2", WHO, WORK)
DREW_WORK: Final = Event2("drew_work", "MF-15.2", WHO, WORK, told=UNCOVERS)
SHOWED: Final = Event4("showed", "MF-15.6", WHO, WORK, SHOWCASE_PLACE, POINTS)
COVERED: Final = Event4("covered", "MF-15.5", WHO, WORK, SHOWCASE_PLACE, POINTS)  # on top of another one

# ---- the end

LINED: Final = Event3("lined", "MF-15.7", WHO, LINE, POINTS)
ENDED: Final = Event1("ended", "", WHY_ENDED)
