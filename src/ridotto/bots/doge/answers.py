"""Doge: what speaks for an answer.  Build whenever you can, lay where two houses make a palace, waste no marker."""

from typing import Final

from mypy_extensions import i64

from ...core.pool import EMPTY, size, worth
from ...games.doge.advisors import ABSTAIN, HANDLE_ADVISOR, PLACES
from ...games.doge.ballots import DONE, PLACE_MARKERS
from ...games.doge.building import BUILD, ENOUGH, MOVE_HERE, MOVE_TIED, PLACE_ONE, STAY
from ...games.doge.material import (
    AREAS,
    DISTRICTS,
    FIRST_HOUSES,
    MOST_MARKERS,
    MOST_MOVES,
    QUARANTIA,
    SECOND_HOUSES,
    home_of,
)
from ...games.doge.state import HOUSE, NO_ANSWER, THINGS, Table
from ..advice import Guess
from .moves import builds_again, enters, is_move, missing_after
from .outlook import houses_for, houses_to_come, is_turned, later_vote, votes_shown, votes_skipped
from .position import OUT_OF_REACH, DogePosition, advisors_in, missing_houses, palaces_short, votes_in

FAIR_SHARE: Final = 2.5  # votes to keep for each placing to come, at the least

# ---- features of an answer

CARD_QUARANTIA: Final[i64] = 17
CARD_FULL: Final[i64] = 18
CARD_NEW: Final[i64] = 19
CARD_PALACE: Final[i64] = 20
CARD_NEW_PALACE: Final[i64] = 21
CARD_NEAR: Final[i64] = 22
CARD_ADVISORS: Final[i64] = 23
CARD_RIVAL: Final[i64] = 24
CARD_EMPTY: Final[i64] = 25
CARD_DENIES: Final[i64] = 26
CARD_EARLY: Final[i64] = 27
FIRST_VALUE: Final[i64] = 28
FIRST_ZERO: Final[i64] = 29
MORE: Final[i64] = 30
MORE_VALUE: Final[i64] = 31
MORE_ZERO: Final[i64] = 32
MORE_BEHIND: Final[i64] = 33
MORE_PASSES: Final[i64] = 34
MORE_AHEAD: Final[i64] = 35
MORE_FOR_PALACE: Final[i64] = 36
LEAVES_LITTLE: Final[i64] = 37
LEAVES_NONE: Final[i64] = 38
WASTES: Final[i64] = 39
ABSTAINS: Final[i64] = 40
ABSTAINS_PALACE: Final[i64] = 41
ROBS: Final[i64] = 42
GAINS_HOUSES: Final[i64] = 43
GAINS_PALACE: Final[i64] = 44
GAINS_QUARANTIA: Final[i64] = 45
SITS_NEW: Final[i64] = 46
SITS_PALACE: Final[i64] = 47
SITS_FULL: Final[i64] = 48
SITS_QUARANTIA: Final[i64] = 49
SITS_SAFE: Final[i64] = 50
SITS_WITH: Final[i64] = 51
MOVES_NOT: Final[i64] = 52
MOVE_BUILDS: Final[i64] = 53
MOVE_NEW: Final[i64] = 54
MOVE_NEAR: Final[i64] = 55
MOVE_UNDOES: Final[i64] = 56
MOVE_UNSTUCK: Final[i64] = 57
PLACES_HOUSE: Final[i64] = 58
PLACES_PALACE: Final[i64] = 59
PLACES_STUCK: Final[i64] = 60
BUILDS: Final[i64] = 61
BUILDS_NEW: Final[i64] = 62
BUILDS_NEARER: Final[i64] = 63
BUILDS_GOAL: Final[i64] = 64
WASTES_ANY: Final[i64] = 65
ABSTAINS_IDLY: Final[i64] = 66
HOUSES_REFUSED: Final[i64] = 67

ANSWERS: Final[list[Guess]] = [
    ("card of the Quarantia", -0.5),
    ("card where no palace has room", -0.8),
    ("card of a new district", 0.2),
    ("card where a vote makes a palace", 0.7),
    ("card where a vote makes a new palace", 0.4),
    ("card where two votes make a palace", 0.1),
    ("card where own advisors stand", 0.3),
    ("card where a rival has votes", -0.1),
    ("card where nobody lies", 0.3),
    ("card where a rival would build", 0.1),
    ("card that votes early", 0.0),
    ("first marker's value", 0.5),
    ("first marker is the 0", -1.0),
    ("one more marker", 0.0),
    ("one more marker's value", 0.2),
    ("one more marker, the 0", -0.3),
    ("one more marker while behind", 0.5),
    ("one more marker that passes a rival", 0.8),
    ("one more marker while far ahead", -0.8),
    ("one more marker for a palace", 0.3),
    ("too few votes left for later", -1.0),
    ("no marker left for later", -1.0),
    ("votes wasted", -1.0),
    ("to abstain", -0.8),
    ("to abstain for a palace", 3.0),
    ("an advisor of a rival", 0.3),
    ("houses won by an advisor", 1.0),
    ("a palace won by an advisor", 1.0),
    ("the Quarantia won by an advisor", 0.3),
    ("advisor to a new district", 0.2),
    ("advisor to where a palace is near", 0.7),
    ("advisor to where no palace has room", -1.0),
    ("advisor to the Quarantia", -0.9),
    ("advisor votes before its home", 0.3),
    ("advisor beside own advisors", 0.1),
    ("to move no house", -0.5),
    ("a move that builds", 3.0),
    ("a move that builds in a new district", 1.2),
    ("a move that makes a palace near", 0.7),
    ("a move that undoes a near palace", -1.0),
    ("a move out of a full district", 1.0),
    ("a house placed", 1.5),
    ("a house placed for a palace", 2.0),
    ("a house placed where no palace has room", -0.8),
    ("to build", 2.5),
    ("to build in a new district", 1.0),
    ("to build towards the goal", 1.0),
    ("to build the goal", 3.0),
    ("any votes wasted", -2.5),
    ("to abstain with no house to move", -3.0),
    ("houses refused", -2.0),
]


class DogeAnswers(DogePosition):
    """What speaks for an answer in Doge."""

    def __init__(self, room: i64) -> None:
        super().__init__(room, ANSWERS)

    def consider(self, s: Table, seat: i64, code: i64) -> None:
        step = s.step
        if step == PLACE_MARKERS.index:
            if code < AREAS:
                self.consider_card(s, seat, code)
            else:
                self.consider_marker(s, seat, code)
        elif step == BUILD.index:
            self.consider_palace(s, seat, code)
        elif step == HANDLE_ADVISOR.index:
            self.consider_advisor(s, seat, code)
        elif is_move(step):
            self.consider_move(s, seat, code)
        else:
            self.consider_houses(s, seat, code)

    # ---- markers

    def consider_card(self, s: Table, seat: i64, area: i64) -> None:
        """Where to lay: where two houses make a palace, and where few others lie."""
        self.note(CARD_ADVISORS, float(advisors_in(s, seat, area)))
        rival = self.strongest_rival(s, seat, area)
        self.note(CARD_RIVAL, rival)
        if rival == 0.0:
            self.note(CARD_EMPTY)
        for i in range(AREAS):
            if s.brown[i] == area:
                self.note(CARD_EARLY, float(AREAS - i) / float(AREAS))
        if area == QUARANTIA:
            self.note(CARD_QUARANTIA)
            return
        self.consider_district(s, seat, area)

    def consider_district(self, s: Table, seat: i64, district: i64) -> None:
        missing = missing_houses(s, seat, district)
        if missing == OUT_OF_REACH:
            self.note(CARD_FULL)
            return
        is_new = not s.palaces[seat * DISTRICTS + district]
        if is_new:
            self.note(CARD_NEW)
        if missing <= 2:
            self.note(CARD_PALACE)
            if is_new:
                self.note(CARD_NEW_PALACE)
        elif missing <= 4:
            self.note(CARD_NEAR)
        for other in range(s.seats):
            if other != seat and missing_houses(s, other, district) <= 2:
                self.note(CARD_DENIES)

    def strongest_rival(self, s: Table, seat: i64, area: i64) -> float:
        """Votes that the strongest of the others has there, by the looks of its stack."""
        best = 0.0
        for other in range(s.seats):
            if other != seat:
                best = max(best, votes_shown(s, other, area))
        return best

    def consider_marker(self, s: Table, seat: i64, code: i64) -> None:
        """How many votes: enough to pass who lies there, a fair share kept for later, nothing kept at the end."""
        left = s.markers[seat]
        later = s.box.placings - 1 - s.arg
        if code == DONE:
            if later == 0 and worth(left):
                self.note(WASTES, float(worth(left)))
                self.note(WASTES_ANY)
            return
        value = code - AREAS
        if later > 0:
            if size(left) - 1 < later:
                self.note(LEAVES_NONE)
            if float(worth(left) - value) < FAIR_SHARE * float(later):
                self.note(LEAVES_LITTLE)
        else:
            skipped = votes_skipped(s, seat, value)
            if skipped:
                self.note(WASTES, float(skipped))
                self.note(WASTES_ANY)
        if s.pile[seat] == EMPTY:
            if value == 0:
                self.note(FIRST_ZERO)
            self.note(FIRST_VALUE, float(value))
            return
        self.consider_more(s, seat, value)

    def consider_more(self, s: Table, seat: i64, value: i64) -> None:
        area = s.card[seat]
        self.note(MORE)
        if value == 0:
            self.note(MORE_ZERO)
        self.note(MORE_VALUE, float(value))
        rival = self.strongest_rival(s, seat, area)
        mine = float(worth(s.pile[seat]) + advisors_in(s, seat, area))
        if mine <= rival:
            self.note(MORE_BEHIND)
            if mine + float(value) > rival:
                self.note(MORE_PASSES)
        elif mine > rival + float(MOST_MARKERS):
            self.note(MORE_AHEAD)
        if area < QUARANTIA and missing_houses(s, seat, area) <= 2:
            self.note(MORE_FOR_PALACE)

    # ---- advisors

    def consider_advisor(self, s: Table, seat: i64, code: i64) -> None:
        """An advisor goes where its one vote still wins something, else to where a palace is near."""
        advisor, area = code // PLACES, code % PLACES
        if s.rings[advisor] >= 0 and s.rings[advisor] != seat:
            self.note(ROBS)
        if area == ABSTAIN:
            self.note(ABSTAINS)
            if s.houses_of(seat) == 0:
                self.note(ABSTAINS_IDLY)
            if self.can_move_for_palace(s, seat, home_of(advisor)):
                self.note(ABSTAINS_PALACE)
            return
        if later_vote(s, area):
            self.consider_vote(s, seat, advisor, area)
        self.consider_seat(s, seat, advisor, area)

    def consider_vote(self, s: Table, seat: i64, advisor: i64, area: i64) -> None:
        """What one vote more wins there, this year."""
        mine = votes_in(s, seat, area)
        if s.places[advisor] == area and s.rings[advisor] == seat:
            mine -= 1
        more = houses_for(s, seat, area, mine + 1) - houses_for(s, seat, area, mine)
        if more == 0:
            return
        if area == QUARANTIA:
            self.note(GAINS_QUARANTIA)
            return
        self.note(GAINS_HOUSES, float(more))
        if missing_houses(s, seat, area) <= more:
            self.note(GAINS_PALACE)

    def consider_seat(self, s: Table, seat: i64, advisor: i64, area: i64) -> None:
        """What an advisor there is good for next year."""
        if is_turned(s, area) and not is_turned(s, home_of(advisor)):
            self.note(SITS_SAFE)
        if advisors_in(s, seat, area):
            self.note(SITS_WITH)
        if area == QUARANTIA:
            self.note(SITS_QUARANTIA)
            return
        missing = missing_houses(s, seat, area)
        if missing == OUT_OF_REACH:
            self.note(SITS_FULL)
        elif missing <= 2:
            self.note(SITS_PALACE)
        if not s.palaces[seat * DISTRICTS + area]:
            self.note(SITS_NEW)

    def can_move_for_palace(self, s: Table, seat: i64, home: i64) -> bool:
        """Would one house moved, for an advisor that goes home, build a palace?"""
        on_board = s.houses_of(seat)
        to_come = houses_to_come(s, seat)
        for district in range(DISTRICTS):
            there = s.houses[seat * DISTRICTS + district]
            missing = missing_houses(s, seat, district)
            if district == home:  # houses are placed here anyway
                if (missing == to_come + 1 or missing == to_come == 0) and on_board > there:
                    return True
            elif missing <= 1 and not (home < QUARANTIA and missing_houses(s, seat, home) == to_come):
                elsewhere = on_board - there if home == QUARANTIA else s.houses[seat * DISTRICTS + home]
                if elsewhere > 0:
                    return True
        return False

    # ---- houses

    def consider_move(self, s: Table, seat: i64, code: i64) -> None:
        if code == STAY:
            self.note(MOVES_NOT)
            return
        here, there = (code - 1) // DISTRICTS, (code - 1) % DISTRICTS
        to_come = houses_to_come(s, seat) if s.step == MOVE_HERE.index else i64(0)  # are placed where the vote is
        votes_here = s.brown[s.voted]
        first = s.answers[seat * MOST_MOVES]
        missing = missing_after(s, seat, there, first) - (to_come if there == votes_here else 0)
        is_built = enters(first, there) or (there == votes_here and to_come > 0)
        if missing == 1 or (missing == 0 and not is_built):
            self.note(MOVE_BUILDS)
            if s.step == MOVE_TIED.index and first == NO_ANSWER and builds_again(s, seat, code):
                self.note(MOVE_BUILDS)
            if not s.palaces[seat * DISTRICTS + there]:
                self.note(MOVE_NEW)
        elif 1 < missing <= 3:
            self.note(MOVE_NEAR)
        if enters(first, here) and missing_houses(s, seat, here) == 1:
            self.note(MOVE_BUILDS, -1.0)  # the palace of the first move
        leaving = missing_after(s, seat, here, first)
        if leaving == OUT_OF_REACH:
            self.note(MOVE_UNSTUCK)
        elif leaving <= 2:
            self.note(MOVE_UNDOES)

    def consider_houses(self, s: Table, seat: i64, number: i64) -> None:
        """Place all you may; each house is a part of a palace."""
        missing = missing_houses(s, seat, s.brown[s.voted])
        self.note(PLACES_HOUSE, float(number))
        if missing == OUT_OF_REACH:
            self.note(PLACES_STUCK, float(number))
            return
        if number > 0 and missing <= number:
            self.note(PLACES_PALACE)
        most = SECOND_HOUSES if s.step == PLACE_ONE.index else FIRST_HOUSES
        self.note(HOUSES_REFUSED, float(min(most, s.supply[seat * THINGS + HOUSE]) - number))

    def consider_palace(self, s: Table, seat: i64, code: i64) -> None:
        """Build nearly always."""
        if code == ENOUGH:
            return
        palaces = s.palaces_of(seat)
        districts: i64 = 0
        for district in range(DISTRICTS):
            if s.palaces[seat * DISTRICTS + district]:
                districts += 1
        before = palaces_short(palaces, districts)
        is_new = not s.palaces[seat * DISTRICTS + code]
        after = palaces_short(palaces + 1, districts + 1 if is_new else districts)
        self.note(BUILDS)
        if is_new:
            self.note(BUILDS_NEW)
        if after < before:
            self.note(BUILDS_NEARER)
            if after == 0:
                self.note(BUILDS_GOAL)
