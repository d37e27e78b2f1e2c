"""[RI] All that can happen, declared once: the paragraph, the facts, and who is told."""

from typing import Final

from ...core.event import ITS_SEAT, NAME, POOL, UNCOVERS, Fact
from ...core.event_types import WHO, Event0, Event1, Event2, Event3, Event4
from .material import BANK_NAMES, BUILDING_NAMES, CARD_NAMES, DISTRICT_NAMES, PAIR_NAMES, STEP_NAMES

# ---- facts

DISTRICT: Final = Fact("district", NAME, DISTRICT_NAMES, target="district")
LEFT_BEHIND: Final = Fact("left_behind", NAME, DISTRICT_NAMES, target="district")  # where a councilman comes from
OTHER: Final = Fact("other", NAME, DISTRICT_NAMES, target="district")
PAIR: Final = Fact("pair", NAME, PAIR_NAMES, target="connection")
BANK: Final = Fact("bank", NAME, BANK_NAMES, target="bank")
BUILDING: Final = Fact("building", NAME, BUILDING_NAMES, target="building")
GIVEN: Final = Fact("given", NAME, BUILDING_NAMES, target="stack")  # that went back to its stack
TAKEN: Final = Fact("taken", NAME, BUILDING_NAMES, target="building")
CARD: Final = Fact("card", NAME, CARD_NAMES)
CARDS: Final = Fact("cards", POOL, CARD_NAMES)
STEP: Final = Fact("step", NAME, STEP_NAMES, target="step")
ROW: Final = Fact("row", target="row", first=1)
ROUND_NUMBER: Final = Fact("round")
NUMBER: Final = Fact("number", thing="card")
COINS: Final = Fact("coins", thing="coin")
MEN: Final = Fact("men", thing="councilman")
SPACES: Final = Fact("spaces", thing="space")
SPACE: Final = Fact("space")
STRENGTH: Final = Fact("strength")
LIMIT: Final = Fact("limit", thing="card")
LOW: Final = Fact("low")
HIGH: Final = Fact("high")
WORTH: Final = Fact("worth", thing="point")
RANK: Final = Fact("rank")
POINTS: Final = Fact("points", thing="point", gains=["who"])
LOST: Final = Fact("points", thing="point", costs=["who"])

# ---- set-up

TILED: Final = Event2("tiled", "RI-1.5", DISTRICT, ROUND_NUMBER)
TURNED: Final = Event2("turned", "RI-1.4", LOW, HIGH)  # the next bridge of the stack is seen
FIRST: Final = Event1("first", "RI-1.8", WHO)
LEFT: Final = Event1("left", "RI-9.1", WHO)  # who sits to the left of the neutral player, which is first
BEGAN: Final = Event3("began", "RI-1.9", WHO, POINTS, COINS)
STARTED: Final = Event2("started", "RI-1.12", WHO, BUILDING)
MARKED: Final = Event1("marked", "RI-9.3", PAIR)  # the neutral player marks a connection; none is left: none

# ---- phase I

ROUND: Final = Event2("round", "RI-3.1", ROUND_NUMBER, DISTRICT)
SHUFFLED: Final = Event1("shuffled", "RI-3.8", NUMBER)
DEALT: Final = Event2("dealt", "RI-3.1", ROW, CARD)
LAID_OUT: Final = Event2("laid_out", "RI-3.1", ROW, CARDS)
TOOK: Final = Event3("took", "RI-3.2", WHO, ROW, CARDS)
DREW: Final = Event1("drew", "RI-3.2", WHO)  # a card from the pile; its seat alone is told which
DRAWN: Final = Event2("drawn", "RI-3.2", WHO, CARD, told=ITS_SEAT)
DRY: Final = Event1("dry", "RI-3.9", NUMBER)  # so many cards could not be dealt or drawn
PICKED: Final = Event3("picked", "RI-3.4", WHO, BUILDING, CARD)  # green: a card of the last row
DIPPED: Final = Event2("dipped", "RI-3.4", WHO, BUILDING)  # green: cards from the pile
WIDENED: Final = Event3("widened", "RI-3.4", WHO, BUILDING, LIMIT)  # green: the hand limit is higher now
GREEN_DONE: Final = Event1("green_done", "RI-3.3", WHO)  # goes on without another green building
SWEPT: Final = Event1("swept", "RI-3.6", CARDS)  # what was left of the last row
CHOSE: Final = Event2("chose", "RI-3.7", WHO, CARD, told=ITS_SEAT)
CUT: Final = Event2("cut", "RI-3.7", WHO, NUMBER)
DISCARDED: Final = Event2("discarded", "RI-3.7", WHO, CARDS, told=ITS_SEAT)
NEUTRAL_DREW: Final = Event1("neutral_drew", "RI-9.4", CARD, told=UNCOVERS)
NEUTRAL_HOLDS: Final = Event1("neutral_holds", "RI-9.4", CARDS)

# ---- phase II: playing

STEP_BEGAN: Final = Event2("step", "RI-4.1", STEP, WHO)  # who leads; none: the neutral player
WAITED: Final = Event3("waited", "RI-4.6", WHO, BUILDING, COINS)
LAID: Final = Event2("laid", "RI-4.4", WHO, CARD, told=ITS_SEAT)  # so far; all is shown together
USED_JOKER: Final = Event2("used_joker", "RI-4.8", WHO, BUILDING, told=ITS_SEAT)
CHANGED: Final = Event3("changed", "RI-4.7", WHO, CARD, BUILDING, told=ITS_SEAT)
PASSED: Final = Event1("passed", "RI-4.3", WHO)
CONVERTED: Final = Event4("converted", "RI-4.7", WHO, CARD, BUILDING, STEP, told=UNCOVERS)
MASKED: Final = Event2("masked", "RI-4.8", WHO, BUILDING)  # yellow 3 counts as a joker
PLAYED: Final = Event4("played", "RI-4.4", WHO, CARDS, STEP, STRENGTH, told=UNCOVERS)
PAIRED: Final = Event4("paired", "RI-4.5", WHO, CARDS, STEP, STRENGTH, told=UNCOVERS)  # two jokers count one
NEUTRAL_PLAYED: Final = Event3("neutral_played", "RI-9.5", CARDS, STEP, STRENGTH)
NEUTRAL_PASSED: Final = Event0("neutral_passed", "RI-9.5")
BONUS: Final = Event2("bonus", "RI-4.10", WHO, STEP)
NEUTRAL_BONUS: Final = Event1("neutral_bonus", "RI-9.5", STEP)
NO_BONUS: Final = Event1("no_bonus", "RI-4.10", STEP)
STEP_OVER: Final = Event1("step_over", "RI-4.11", STEP)  # the played cards are discarded

# ---- phase II: acting

ADVANCED: Final = Event3("advanced", "RI-5.1", WHO, SPACES, SPACE)
NEUTRAL_ADVANCED: Final = Event2("neutral_advanced", "RI-9.6", SPACES, SPACE)
EARNED: Final = Event2("earned", "RI-5.2", WHO, COINS)
BUILT: Final = Event2("built", "RI-6.1", WHO, BUILDING)
COIN_BACK: Final = Event1("coin_back", "RI-6.5", GIVEN)  # from a used building to the general supply
NEWCOMER_BACK: Final = Event1("newcomer_back", "RI-7.2", GIVEN)  # the one that blue 1 has brought in this round
RETURNED: Final = Event3("returned", "RI-6.5", WHO, GIVEN, POINTS)
DECLINED: Final = Event1("declined", "RI-6.1", WHO)
CROSSED: Final = Event2("crossed", "RI-5.4", WHO, POINTS)
MISSED: Final = Event2("missed", "RI-5.4", WHO, LOST)
BRIDGED: Final = Event4("bridged", "RI-5.5", WHO, PAIR, DISTRICT, HIGH)  # the district at the end with the high value
NEUTRAL_BRIDGED: Final = Event3("neutral_bridged", "RI-9.7", PAIR, DISTRICT, HIGH)
RECRUITED: Final = Event2("recruited", "RI-5.6", WHO, MEN)
SHORT: Final = Event2("short", "RI-5.6", WHO, POINTS)  # points instead of councilmen that are missing
ROWED: Final = Event2("rowed", "RI-5.7", WHO, PAIR)  # a gondola
LANDED: Final = Event2("landed", "RI-5.7", WHO, DISTRICT)  # a councilman from the general supply
CONSOLED: Final = Event2("consoled", "RI-5.8", WHO, POINTS)
FERRIED: Final = Event3("ferried", "RI-5.8", WHO, DISTRICT, LEFT_BEHIND)  # none: from the personal supply
STAYED: Final = Event1("stayed", "RI-5.8", WHO)
NEUTRAL_ROWED: Final = Event3("neutral_rowed", "RI-9.8", PAIR, DISTRICT, OTHER)
PLACED: Final = Event3("placed", "RI-5.9", WHO, DISTRICT, MEN)
MOVED: Final = Event3("moved", "RI-5.10", WHO, DISTRICT, LEFT_BEHIND)
STOPPED: Final = Event1("stopped", "RI-5.10", WHO)
NEUTRAL_PLACED: Final = Event2("neutral_placed", "RI-9.9", DISTRICT, MEN)
REWARDED: Final = Event3("rewarded", "RI-5.11", WHO, BANK, POINTS)
NEUTRAL_SPENT: Final = Event1("neutral_spent", "RI-9.10", BANK)

# ---- phase III and the end

BLUE: Final = Event0("blue", "RI-7.1")
UPGRADED: Final = Event4("upgraded", "RI-7.2", WHO, BUILDING, GIVEN, TAKEN)
SERVED: Final = Event3("served", "RI-7.3", WHO, BUILDING, POINTS)  # blue 2
JOINED: Final = Event1("joined", "RI-7.3", WHO)  # a councilman comes to the personal supply
DOUBLED: Final = Event4("doubled", "RI-7.4", WHO, BUILDING, SPACES, SPACE)
PRAYED: Final = Event3("prayed", "RI-7.5", WHO, BUILDING, POINTS)
BLUE_DONE: Final = Event1("blue_done", "RI-7.1", WHO)  # goes on without another blue building
CLEARED: Final = Event1("cleared", "RI-7.6", COINS)  # from the buildings to the general supply
FINAL: Final = Event0("final", "RI-8.1")
SUPPLIED: Final = Event2("supplied", "RI-8.2", WHO, POINTS)
HOUSED: Final = Event2("housed", "RI-8.3", WHO, POINTS)
SCORING: Final = Event2("scoring", "RI-8.4", DISTRICT, WORTH)
SCORED: Final = Event4("scored", "RI-8.4", WHO, DISTRICT, RANK, POINTS)
NEUTRAL_RANKED: Final = Event2("neutral_ranked", "RI-9.11", DISTRICT, RANK)
ENDED: Final = Event0("ended", "RI-8.1")
