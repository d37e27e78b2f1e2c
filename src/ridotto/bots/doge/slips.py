"""Doge: what is senseless, and what is nobody's slip, because everybody sees that another answer brings more."""

from mypy_extensions import i64

from ...games.doge.advisors import ABSTAIN, HANDLE_ADVISOR, PLACES
from ...games.doge.ballots import DONE, PLACE_MARKERS
from ...games.doge.building import PLACE_ONE, PLACE_TIED, PLACE_TWO
from ...games.doge.ending import has_goal
from ...games.doge.material import AREAS, DISTRICTS, FIRST_HOUSES, QUARANTIA, SECOND_HOUSES, home_of
from ...games.doge.state import HOUSE, RING, THINGS, Table
from .answers import DogeAnswers
from .moves import is_move, moves_on, nears_palace, palaces_by
from .outlook import (
    builds_by_abstaining,
    districts_to_defend,
    houses_for,
    is_goal_near,
    is_home_first,
    is_hopeless,
    is_last_year,
    is_quarantia_free,
    is_won,
    later_vote,
    votes_before,
    votes_skipped,
)
from .position import OUT_OF_REACH, missing_houses, votes_in
from .winning import leaves_win


def is_placing(step: i64) -> bool:
    return step in (PLACE_ONE.index, PLACE_TWO.index, PLACE_TIED.index)


def are_votes_to_come(s: Table) -> bool:
    """Does an area vote later this year?  None of them is the home of an advisor that is handled now."""
    return s.voted + 1 < AREAS


def keeps_votes(s: Table, seat: i64, code: i64) -> bool:
    """At the last placing: do votes stay in hand that could be laid?  In a district one vote more never harms.

    In the Quarantia it may: who is tied for first there takes no advisor, and a second does.
    """
    if s.arg < s.box.placings - 1 or s.card[seat] == QUARANTIA:
        return False
    value = i64(0) if code == DONE else code - AREAS
    return votes_skipped(s, seat, value) > 0


def is_of_use(s: Table, place: i64) -> bool:
    """May an advisor sent to this place still count?"""
    return place == ABSTAIN or later_vote(s, place) or not is_last_year(s)


def stays(s: Table, seat: i64, advisor: i64, place: i64) -> bool:
    """Does an advisor of this seat stand there already?  A vote that seems won may be won by it alone."""
    return s.rings[advisor] == seat and s.places[advisor] == place


def is_idle(s: Table, seat: i64, advisor: i64, place: i64) -> bool:
    """Would an advisor add to a vote that is won without it, though another one is to come?"""
    if place >= QUARANTIA or not later_vote(s, place) or s.voted + 2 >= AREAS:
        return False
    return is_won(s, seat, place) and not stays(s, seat, advisor, place)


def may_win(s: Table, seat: i64, advisor: i64, place: i64) -> bool:
    """May an advisor sent there win something this year, by the looks of what lies there?"""
    if not later_vote(s, place):
        return False
    if stays(s, seat, advisor, place):
        return houses_for(s, seat, place, votes_in(s, seat, place)) > 0
    return not is_won(s, seat, place) and houses_for(s, seat, place, votes_in(s, seat, place) + 1) > 0


def may_count(s: Table, seat: i64, advisor: i64, place: i64) -> bool:
    """May an advisor sent there win something before a vote in its home calls it back?"""
    return not is_home_first(s, advisor, place) or may_win(s, seat, advisor, place)


def is_asleep(s: Table, seat: i64, advisor: i64, place: i64) -> bool:
    """Does an advisor wait there for next year, though it may win something in this one, and with no house there?"""
    if place >= QUARANTIA or later_vote(s, place) or s.houses[seat * DISTRICTS + place]:
        return False
    for other in range(AREAS):
        if may_win(s, seat, advisor, other):
            return True
    return False


def counts_soon(s: Table, seat: i64, code: i64) -> bool:
    """Does an advisor go to where it may count before it is called back, and a palace has room?"""
    advisor, place = code // PLACES, code % PLACES
    if place == ABSTAIN or not may_count(s, seat, advisor, place):
        return False
    return place == QUARANTIA or missing_houses(s, seat, place) != OUT_OF_REACH


def wins_quarantia(s: Table, seat: i64, advisor: i64) -> bool:
    """Would an advisor sent to the Quarantia win two more there, next, and is a ring left for them?"""
    return is_quarantia_free(s, seat, advisor) and s.supply[seat * THINGS + RING] > i64(s.rings[advisor] != seat)


def leaves_palace(s: Table, seat: i64, advisor: i64, place: i64) -> bool:
    """In the last year: is an advisor taken that wins no palace there, though a house moved in would build one here?

    Who meets a goal already may rather defend it.
    """
    home = home_of(advisor)
    if place == ABSTAIN or home == QUARANTIA or not is_last_year(s) or has_goal(s, seat):
        return False
    if not builds_by_abstaining(s, seat, home):
        return False
    if not may_win(s, seat, advisor, place):
        return True
    return place < QUARANTIA and missing_houses(s, seat, place) > FIRST_HOUSES


def is_sent_well(s: Table, seat: i64, code: i64) -> bool:
    """Is there no place for an advisor that plainly brings more?  To abstain is another matter."""
    advisor, place = code // PLACES, code % PLACES
    if leaves_palace(s, seat, advisor, place):
        return False
    if place >= QUARANTIA:
        return is_of_use(s, place)
    if is_asleep(s, seat, advisor, place) or is_idle(s, seat, advisor, place):
        return False
    return is_of_use(s, place) and not wins_quarantia(s, seat, advisor)


def lets_win(s: Table, seat: i64, area: i64) -> bool:
    """Is a card laid elsewhere, though a rival is about to win the game where this seat could have more votes?

    It may go to where the seat itself wins the game with a house moved, or to the Quarantia if that votes before.
    """
    rivals = districts_to_defend(s, seat)
    if rivals == 0 or rivals >> area & 1:
        return False
    for district in range(DISTRICTS):
        if area == QUARANTIA and rivals >> district & 1 and votes_before(s, QUARANTIA, district):
            return False
        if district == area and is_goal_near(s, seat, district, FIRST_HOUSES + 1):
            return False
        if s.played[seat] >> district & 1 and is_goal_near(s, seat, district, FIRST_HOUSES):
            return False
    return True


def refuses_houses(s: Table, seat: i64, number: i64) -> bool:
    """Are fewer houses placed than may be, where a palace has room, and with enough of them for the next vote won?"""
    most = SECOND_HOUSES if s.step == PLACE_ONE.index else FIRST_HOUSES
    if number >= most or s.supply[seat * THINGS + HOUSE] - most < FIRST_HOUSES:
        return False
    return missing_houses(s, seat, s.brown[s.voted]) != OUT_OF_REACH


class DogeAdvice(DogeAnswers):
    """What a good player thinks of in Doge, and what even a beginner does not overlook."""

    def is_senseless(self, s: Table, seat: i64, code: i64) -> bool:
        """Votes kept, an advisor sent to where none will be counted, houses refused with plenty left, or a win left."""
        if leaves_win(s, seat, code):
            return True
        if s.step == PLACE_MARKERS.index:
            return code >= AREAS and keeps_votes(s, seat, code)
        if s.step == HANDLE_ADVISOR.index:
            return are_votes_to_come(s) and not is_of_use(s, code % PLACES)
        return is_placing(s.step) and refuses_houses(s, seat, code)

    def weigh_slips(self, s: Table, seat: i64) -> None:
        super().weigh_slips(s, seat)
        if s.step == HANDLE_ADVISOR.index:
            self.think_of_quarantia(s, seat)
        self.leave_poorer(s, seat)
        if s.step == HANDLE_ADVISOR.index:
            self.leave_called_back(s, seat)

    def think_of_quarantia(self, s: Table, seat: i64) -> None:
        """Where one advisor wins two, everybody thinks of it."""
        for i in range(self.out.count):
            code = self.out.codes[i]
            if code % PLACES == QUARANTIA and wins_quarantia(s, seat, code // PLACES):
                self.odds[i] = 1.0

    def leave_called_back(self, s: Table, seat: i64) -> None:
        """Nobody sends an advisor by mistake to where it does not count, if a place comes to mind where it may."""
        codes = self.out.codes
        others: i64 = 0
        for i in range(self.out.count):
            if self.odds[i] > 0.0 and counts_soon(s, seat, codes[i]):
                others += 1
        if others == 0:
            self.leave_useless(s, seat)
            return
        for i in range(self.out.count):
            advisor, place = codes[i] // PLACES, codes[i] % PLACES
            if place != ABSTAIN and not may_count(s, seat, advisor, place):
                self.odds[i] = 0.0

    def leave_useless(self, s: Table, seat: i64) -> None:
        """Nobody takes an advisor that counts nowhere, if the house moved for it makes a palace near."""
        codes = self.out.codes
        home = home_of(codes[0] // PLACES)
        if not nears_palace(s, seat, home):
            return
        for i in range(self.out.count):
            if codes[i] % PLACES != ABSTAIN and may_count(s, seat, codes[i] // PLACES, codes[i] % PLACES):
                return
        self.weigh(s, seat)
        for i in range(self.out.count):
            if codes[i] % PLACES != ABSTAIN:
                self.odds[i] = 0.0

    def leave_poorer(self, s: Table, seat: i64) -> None:
        """What brings less than another answer that somebody may think of is no slip."""
        codes = self.out.codes
        most: i64 = 0
        for i in range(self.out.count):
            if self.odds[i] > 0.0:
                most = max(most, self.gain(s, seat, codes[i]))
        for i in range(self.out.count):
            if self.gain(s, seat, codes[i]) < most:
                self.odds[i] = 0.0

    def gain(self, s: Table, seat: i64, code: i64) -> i64:
        """What everybody sees in an answer: with less than another one brings it is no slip, but absurd."""
        if is_move(s.step):
            return 2 * palaces_by(s, seat, code) + i64(not moves_on(s, seat, code))
        if s.step == PLACE_MARKERS.index and code >= AREAS:
            return 0 if keeps_votes(s, seat, code) else 1
        if s.step == PLACE_MARKERS.index:
            return 0 if is_hopeless(s, seat, code) or lets_win(s, seat, code) else 1
        if s.step == HANDLE_ADVISOR.index:
            return i64(is_sent_well(s, seat, code))
        if is_placing(s.step):
            return code
        return 0
