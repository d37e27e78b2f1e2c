"""[DO] All that can happen, declared once: the paragraph, the facts, and who is told."""

from typing import Final

from ...core.event import ITS_SEAT, NAME, POOL, SEAT, SEATS, UNCOVERS, Fact
from ...core.event_types import WHO, Event1, Event2, Event3, Event4
from .material import ADVISOR_NAMES, AREA_NAMES, DISTRICTS

# ---- facts

AREA: Final = Fact("area", NAME, AREA_NAMES, target="area")
HERE: Final = Fact("here", NAME, AREA_NAMES[:DISTRICTS], target="area")
THERE: Final = Fact("there", NAME, AREA_NAMES[:DISTRICTS], target="area")
ADVISOR: Final = Fact("advisor", NAME, ADVISOR_NAMES, target="advisor")
OWNER: Final = Fact("owner", SEAT)
FIRSTS: Final = Fact("firsts", SEATS)
SECONDS: Final = Fact("seconds", SEATS)
BUILDERS: Final = Fact("builders", SEATS)  # who wanted to build
GOALS: Final = Fact("goals", SEATS)  # who has met one
PLACE: Final = Fact("place", first=1)  # in a row of cards
YEAR_NUMBER: Final = Fact("year")
VALUE: Final = Fact("value")
VALUES: Final = Fact("values", POOL)
MARKERS: Final = Fact("markers", thing="marker")
HOUSES: Final = Fact("houses", thing="house")
VOTES_COUNTED: Final = Fact("votes", thing="vote")

# Why a game has ended.
GOAL_MET: Final = 0
NO_GOAL_LEFT: Final = 1
LAST_YEAR_OVER: Final = 2
REASON: Final = Fact("reason", NAME, ["goal", "no_goal", "last_year"], rules=["DO-9.1", "DO-9.4", "DO-9.5"])

# ---- the year

BROWN: Final = Event2("brown", "DO-1.5", PLACE, AREA)
YEAR: Final = Event1("year", "DO-2.1", YEAR_NUMBER)
BLUE: Final = Event2("blue", "DO-4.2", PLACE, AREA)
YEAR_OVER: Final = Event1("year_over", "DO-9.1", YEAR_NUMBER)
ENDED: Final = Event2("ended", "", REASON, GOALS)

# ---- placing markers

CHOSE: Final = Event2("chose", "DO-3.1", WHO, AREA, told=ITS_SEAT)
ADDED: Final = Event2("added", "DO-3.1", WHO, VALUE, told=ITS_SEAT)
LAID: Final = Event3("laid", "DO-3.2", WHO, AREA, MARKERS)

# ---- the votes

VOTE: Final = Event1("vote", "DO-4.1", AREA)
COUNTED: Final = Event3("counted", "DO-4.4", WHO, AREA, VALUES, told=UNCOVERS)
VOTES: Final = Event3("votes", "DO-4.5", WHO, AREA, VOTES_COUNTED)
NOBODY: Final = Event1("nobody", "DO-4.11", AREA)
TIED: Final = Event2("tied", "DO-4.8", FIRSTS, AREA)
WON: Final = Event3("won", "DO-4.8", FIRSTS, AREA, SECONDS)

# ---- advisors

TOOK: Final = Event4("took", "DO-5.1", WHO, ADVISOR, AREA, OWNER)  # whose ring goes back; none: nobody's
ABSTAINED: Final = Event2("abstained", "DO-5.5", WHO, ADVISOR)
FREED: Final = Event2("freed", "DO-5.6", ADVISOR, OWNER)

# ---- houses and palaces

WILL_PLACE: Final = Event2("will_place", "DO-6.3", WHO, HOUSES, told=ITS_SEAT)
PLACED: Final = Event3("placed", "DO-6.3", WHO, AREA, HOUSES)
WILL_MOVE: Final = Event3("will_move", "DO-6.2", WHO, HERE, THERE, told=ITS_SEAT)
STAYED: Final = Event1("stayed", "DO-6.2", WHO)
MOVED: Final = Event3("moved", "DO-6.2", WHO, HERE, THERE)
WILL_BUILD: Final = Event2("will_build", "DO-8.5", WHO, AREA, told=ITS_SEAT)
BUILT: Final = Event3("built", "DO-8.4", WHO, AREA, HOUSES)
CROWDED: Final = Event2("crowded", "DO-8.10", AREA, BUILDERS)
DECLINED: Final = Event1("declined", "DO-8.5", WHO)
