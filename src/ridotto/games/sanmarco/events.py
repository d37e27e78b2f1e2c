"""[SM] All that can happen, declared once: the paragraph, the facts, and who is told."""

from typing import Final

from ...core.event import ITS_SEAT, NAME, POOL, SEAT, SEATS, UNCOVERS, Fact
from ...core.event_types import WHO, Event0, Event1, Event2, Event3
from .material import CARD_NAMES, DISTRICT_NAMES, PAIR_NAMES, ROLE_NAMES

# ---- facts

DISTRICT: Final = Fact("district", NAME, DISTRICT_NAMES, target="district")
LEFT_BEHIND: Final = Fact("left_behind", NAME, DISTRICT_NAMES)  # by the doge; none when he enters
EXILED_FROM: Final = Fact("exiled_from", NAME, DISTRICT_NAMES)
PAIR: Final = Fact("pair", NAME, PAIR_NAMES, target="pair")
THERE: Final = Fact("there", NAME, PAIR_NAMES, target="pair")  # the pair that a bridge goes to
OWNER: Final = Fact("owner", SEAT)
DEALER: Final = Fact("dealer", SEAT)
ACTIVE: Final = Fact("active", SEATS)  # who takes part in a round
LEFT: Final = Fact("left", SEATS)  # who is not out
ROLE_NAME: Final = Fact("role", NAME, ROLE_NAMES)
DECK: Final = Fact("deck", NAME, ["actions", "limits"])
CARD: Final = Fact("card", NAME, CARD_NAMES)
CARDS: Final = Fact("cards", POOL, CARD_NAMES)
OFFER: Final = Fact("offer", first=1)
SIDE: Final = Fact("side")  # of the die
PHASE_NUMBER: Final = Fact("phase")
ROUND_NUMBER: Final = Fact("round")
SIZE: Final = Fact("size", thing="card")
ACTIONS: Final = Fact("actions", thing="action_card")
LIMITS: Final = Fact("limits", thing="limit_card")
NOBLES: Final = Fact("nobles", thing="noble")
POINTS: Final = Fact("points", thing="limit_point")
PRESTIGE: Final = Fact("prestige", thing="point", gains=["who"])
LOST: Final = Fact("prestige", thing="point", costs=["who"])
TOLL: Final = Fact("prestige", thing="point", gains=["owner"], costs=["who"])

# ---- set-up

LEADER: Final = Event1("leader", "SM-1.8", WHO)
SETTLED: Final = Event3("settled", "SM-1.5", WHO, DISTRICT, SIDE)
BRIDGED: Final = Event2("bridged", "SM-6.1", WHO, PAIR)

# ---- rounds and offers

PHASE: Final = Event1("phase", "SM-2.3", PHASE_NUMBER)
ROUND: Final = Event3("round", "SM-2.2", ROUND_NUMBER, WHO, ACTIVE)
EXTRA: Final = Event1("extra", "SM-9.2", LEFT)
ROLE: Final = Event2("role", "SM-3.1", WHO, ROLE_NAME)
DREW: Final = Event2("drew", "SM-3.2", WHO, DECK)
DEALT: Final = Event2("dealt", "SM-3.2", WHO, CARD, told=ITS_SEAT)
DREW_ALL: Final = Event3("drew_all", "SM-3.2", WHO, ACTIONS, LIMITS)
HOLDS: Final = Event2("holds", "SM-3.2", WHO, CARDS, told=ITS_SEAT)
SORTED: Final = Event3("sorted", "SM-3.3", WHO, CARD, OFFER, told=ITS_SEAT)
LAID: Final = Event3("laid", "SM-3.4", WHO, OFFER, SIZE)
REVEALED: Final = Event3("revealed", "SM-3.5", WHO, OFFER, CARDS, told=UNCOVERS)
TOOK: Final = Event3("took", "SM-4.1", WHO, DEALER, OFFER)
LIMITED: Final = Event3("limited", "SM-4.2", WHO, CARDS, POINTS)

# ---- cards

PLAYED: Final = Event2("played", "SM-5.1", WHO, CARD)
PLAYED_ALL: Final = Event1("played_all", "SM-5.2", WHO)
GAVE_UP: Final = Event2("gave_up", "SM-5.4", WHO, CARD)
WASTED: Final = Event2("wasted", "SM-5.3", WHO, CARD)
PLACED: Final = Event3("placed", "SM-5.5", WHO, DISTRICT, CARD)
WILL_PLACE: Final = Event3("will_place", "SM-7.11", WHO, DISTRICT, CARD)
WILL_BUILD: Final = Event2("will_build", "SM-7.11", WHO, PAIR)
WILL_CARRY: Final = Event3("will_carry", "SM-7.11", WHO, PAIR, THERE)
WILL_TRANSFER: Final = Event3("will_transfer", "SM-7.11", WHO, OWNER, DISTRICT)
FETCHED: Final = Event2("fetched", "SM-7.8", WHO, DISTRICT)
RENOUNCED: Final = Event1("renounced", "SM-7.10", WHO)
AIMED: Final = Event3("aimed", "SM-6.4", WHO, OWNER, PAIR)
SEIZED: Final = Event3("seized", "SM-6.4", WHO, OWNER, PAIR)
CARRIED: Final = Event3("carried", "SM-6.5", WHO, PAIR, THERE)
TRANSFERRED: Final = Event3("transferred", "SM-7.1", WHO, OWNER, DISTRICT)
NAMED: Final = Event2("named", "SM-7.3", WHO, DISTRICT)
ROLLED: Final = Event3("rolled", "SM-7.3", WHO, SIDE, EXILED_FROM)
EXILED: Final = Event3("exiled", "SM-7.4", OWNER, DISTRICT, NOBLES)

# ---- the doge

STEPPED: Final = Event3("stepped", "SM-8.7", WHO, DISTRICT, LOST)
PAID: Final = Event3("paid", "SM-8.4", WHO, OWNER, TOLL)
DOGE: Final = Event3("doge", "SM-8.3", WHO, DISTRICT, LEFT_BEHIND)
SCORING: Final = Event1("scoring", "SM-8.9", DISTRICT)
EMPTY: Final = Event1("empty", "SM-8.13", DISTRICT)
FIRST: Final = Event3("first", "SM-8.10", WHO, DISTRICT, PRESTIGE)
SECOND: Final = Event3("second", "SM-8.10", WHO, DISTRICT, PRESTIGE)
TIED: Final = Event3("tied", "SM-8.11", WHO, DISTRICT, PRESTIGE)

# ---- ends

OUT: Final = Event2("out", "SM-9.1", WHO, POINTS)
PHASE_OVER: Final = Event1("phase_over", "SM-9.5", PHASE_NUMBER)
REWARDED: Final = Event3("rewarded", "SM-9.6", WHO, PRESTIGE, POINTS)
LOWEST: Final = Event2("lowest", "SM-9.7", WHO, POINTS)
DENIED: Final = Event2("denied", "SM-9.8", WHO, POINTS)
NO_LOWEST: Final = Event0("no_lowest", "SM-9.7")
DECLINED: Final = Event1("declined", "SM-9.9", WHO)
FINAL: Final = Event0("final", "SM-10.1")
ENDED: Final = Event0("ended", "SM-10.2")
