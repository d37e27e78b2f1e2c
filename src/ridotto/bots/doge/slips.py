"""Doge: what is senseless, and what is nobody's slip, because everybody sees that another answer brings more."""

from mypy_extensions import i64

from ...games.doge.advisors import ABSTAIN, HANDLE_ADVISOR, PLACES
from ...games.doge.ballots import DONE, PLACE_MARKERS
from ...games.doge.building import PLACE_ONE, PLACE_TIED, PLACE_TWO
from ...games.doge.material import AREAS, DISTRICTS, FIRST_HOUSES, QUARANTIA, SECOND_HOUSES
from ...games.doge.state import HOUSE, THINGS, Table
from .answers import DogeAnswers
from .moves import is_move, moves_on, palaces_by
from .outlook import is_hopeless, is_last_year, is_won, later_vote, votes_skipped
from .position import OUT_OF_REACH, missing_houses


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


def is_asleep(s: Table, seat: i64, place: i64) -> bool:
    """Does an advisor wait there for next year, though it could vote in this one, and with no house to build on?"""
    if place >= QUARANTIA or later_vote(s, place) or not are_votes_to_come(s):
        return False
    return s.houses[seat * DISTRICTS + place] == 0


def is_idle(s: Table, seat: i64, place: i64) -> bool:
    """Would an advisor add to a vote that is won without it, though another one is to come?"""
    return place < QUARANTIA and later_vote(s, place) and s.voted + 2 < AREAS and is_won(s, seat, place)


def refuses_houses(s: Table, seat: i64, number: i64) -> bool:
    """Are fewer houses placed than may be, where a palace has room, and with enough of them for the next vote won?"""
    most = SECOND_HOUSES if s.step == PLACE_ONE.index else FIRST_HOUSES
    if number >= most or s.supply[seat * THINGS + HOUSE] - most < FIRST_HOUSES:
        return False
    return missing_houses(s, seat, s.brown[s.voted]) != OUT_OF_REACH


class DogeAdvice(DogeAnswers):
    """What a good player thinks of in Doge, and what even a beginner does not overlook."""

    def is_senseless(self, s: Table, seat: i64, code: i64) -> bool:
        """Votes kept for nothing, an advisor sent to where none will be counted, or houses refused with plenty left."""
        if s.step == PLACE_MARKERS.index:
            return code >= AREAS and keeps_votes(s, seat, code)
        if s.step == HANDLE_ADVISOR.index:
            return are_votes_to_come(s) and not is_of_use(s, code % PLACES)
        return is_placing(s.step) and refuses_houses(s, seat, code)

    def weigh_slips(self, s: Table, seat: i64) -> None:
        super().weigh_slips(s, seat)
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
        if s.step == PLACE_MARKERS.index and s.arg == s.box.placings - 1:
            return 0 if is_hopeless(s, seat, code) else 1
        if s.step == HANDLE_ADVISOR.index:
            place = code % PLACES
            return 1 if is_of_use(s, place) and not is_asleep(s, seat, place) and not is_idle(s, seat, place) else 0
        if is_placing(s.step):
            return code
        return 0
