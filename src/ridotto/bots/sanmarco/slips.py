"""San Marco: what is nobody's slip, because anybody who counts to six sees it."""

from typing import Final

from mypy_extensions import i64

from ...games.sanmarco.box import TOLL_LISTS
from ...games.sanmarco.cards import CHOOSE_CARD
from ...games.sanmarco.districts import PLACE_NOBLE
from ...games.sanmarco.doge import FREE, MOVE_DOGE, is_step, toll_to
from ...games.sanmarco.material import DISTRICTS, DOGE, LONE_STEP, SEATS, SIDES, TOLL
from ...games.sanmarco.nobles import BONUS_EXILE, EXILE_NOBLES, NAME_DISTRICT, NOWHERE, TRANSFER_NOBLE
from ...games.sanmarco.offers import SPLIT, TAKE_OFFER
from ...games.sanmarco.state import Table
from ..advice import ABSURD
from .answers import SanMarcoAnswers
from .cuts import CLOSE, WIDEST, fairest_gap, gap_after, is_only_limits_left
from .last import can_win_without, is_last_exile, is_winner, winning_rolls
from .position import NO_VICTIM, lead_in, others_points, points_in
from .taking import is_outdone, is_poorer_offer
from .ways import paid_in_all

NO_END: Final[i64] = -1000  # worse than any
MUCH: Final[i64] = 4  # points: one who names a district overlooks less than this on the average
ELSEWHERE: Final[i64] = 2  # points: where the doge stands afterwards may be worth as much
HARDLY: Final[i64] = 1  # point: so little more is not worth ...
MANY: Final[i64] = 5  # points: ... so many more for the strongest of the others
STRONGER: Final[i64] = 3  # points: whoever has so many more is the one to be hit
OPEN: Final[i64] = 2  # nobles: a district where one is ahead or behind by so many may still change hands


# ---- the others, as all see them


def strongest(s: Table, seat: i64, district: i64, tolls: i64) -> i64:
    """The prestige of the one of the others who would have most, once tolls are paid and a district is scored."""
    most = NO_END
    for other in range(s.seats):
        if other != seat:
            gain = TOLL * toll_to(tolls, seat, other) + points_in(s, other, district, 0, NO_VICTIM)
            most = max(most, s.prestige[other] + gain)
    return most


def others_get(s: Table, seat: i64, district: i64, tolls: i64) -> i64:
    """What the others get by that, and what the strongest of them has then: his points count twice."""
    paid = TOLL * paid_in_all(s.seats, seat, tolls)
    return paid + others_points(s, seat, district, 0, NO_VICTIM) + strongest(s, seat, district, tolls)


# ---- of two answers, which is plainly poorer?


def is_poorer_way(s: Table, seat: i64, code: i64, other: i64) -> bool:
    """Does the doge bring no more by this way than by the other one, and more to the others?"""
    here, there = code // TOLL_LISTS, other // TOLL_LISTS
    tolls, instead = s.box.toll_list[code % TOLL_LISTS], s.box.toll_list[other % TOLL_LISTS]
    if doge_brings(s, seat, here, tolls) > doge_brings(s, seat, there, instead):
        return False
    more = others_get(s, seat, here, tolls) - others_get(s, seat, there, instead)
    return more > (i64(0) if here == there else ELSEWHERE)


def is_gift(s: Table, seat: i64, code: i64, other: i64) -> bool:
    """Does the doge bring hardly more by this way than by the other one, and much more to the strongest of the others?

    It is no gift where the others get more by the other way, all in all.
    """
    here, there = code // TOLL_LISTS, other // TOLL_LISTS
    tolls, instead = s.box.toll_list[code % TOLL_LISTS], s.box.toll_list[other % TOLL_LISTS]
    if doge_brings(s, seat, here, tolls) > doge_brings(s, seat, there, instead) + HARDLY:
        return False
    if strongest(s, seat, here, tolls) < strongest(s, seat, there, instead) + MANY:
        return False
    return others_get(s, seat, here, tolls) >= others_get(s, seat, there, instead) + MANY


def doge_brings(s: Table, seat: i64, district: i64, tolls: i64) -> i64:
    """What is scored there, less what is paid on the way."""
    paid = TOLL * paid_in_all(s.seats, seat, tolls)
    if is_step(s, district):
        paid += LONE_STEP
    return points_in(s, seat, district, 0, NO_VICTIM) - paid


def is_poorer_victim(s: Table, seat: i64, code: i64, other: i64) -> bool:
    """Does a transfer spare one who is ahead, though a noble of his in the same district would do as well?"""
    district = code // SEATS
    if other // SEATS != district:
        return False
    swap(s, seat, code % SEATS, district, 1)
    mine, lead = points_in(s, seat, district, 0, NO_VICTIM), lead_in(s, seat, district)
    theirs, most = others_points(s, seat, district, 0, NO_VICTIM), strongest(s, seat, district, FREE)
    swap(s, seat, code % SEATS, district, -1)
    swap(s, seat, other % SEATS, district, 1)
    does_as_well = points_in(s, seat, district, 0, NO_VICTIM) >= mine and lead_in(s, seat, district) >= lead
    gives_no_more = others_points(s, seat, district, 0, NO_VICTIM) <= theirs
    holds_back = strongest(s, seat, district, FREE) <= most - STRONGER
    swap(s, seat, other % SEATS, district, -1)
    return does_as_well and gives_no_more and holds_back


def swap(s: Table, seat: i64, victim: i64, district: i64, number: i64) -> None:
    """So many nobles of the seat take the place of the victim's; below zero, that is undone."""
    s.nobles[seat * DISTRICTS + district] += number
    s.nobles[victim * DISTRICTS + district] -= number


def is_open(s: Table, seat: i64, district: i64) -> bool:
    """May a noble more or less still change who is first there, or who is second?"""
    first: i64 = 0
    second: i64 = 0
    for other in range(s.seats):
        if other != seat:
            number = s.nobles[other * DISTRICTS + district]
            second = max(second, min(first, number))
            first = max(first, number)
    mine = s.nobles[seat * DISTRICTS + district]
    return -OPEN <= mine - first <= OPEN or -OPEN <= mine - second <= OPEN


# ---- exiles, counted out


def best_end(s: Table, seat: i64, due: i64, first: i64) -> i64:
    """What an exile comes to at best, with so many nobles still to go, of this seat and of those after it.

    That is what the seat would score there, times the number of seats, less what the others would: one counts twice.
    """
    district = s.arg
    if due == 0:
        return points_in(s, seat, district, 0, NO_VICTIM) * s.seats - others_get(s, seat, district, FREE)
    best = NO_END
    for victim in range(first, s.seats):
        if victim != seat and s.nobles[victim * DISTRICTS + district]:
            best = max(best, end_without(s, seat, due, victim, victim))
    return best


def end_without(s: Table, seat: i64, due: i64, victim: i64, first: i64) -> i64:
    """What an exile comes to at best, once a noble of the victim has gone."""
    nobles = s.nobles
    nobles[victim * DISTRICTS + s.arg] -= 1
    best = best_end(s, seat, due - 1, first)
    nobles[victim * DISTRICTS + s.arg] += 1
    return best


def brought_by_exile(s: Table, seat: i64, district: i64) -> i64:
    """What naming a district brings, over all six rolls: whom the others have not enough of is taken from the seat."""
    named, nobles, place = s.arg, s.nobles, seat * DISTRICTS + district
    s.arg = district
    others: i64 = 0
    for other in range(s.seats):
        if other != seat:
            others += nobles[other * DISTRICTS + district]
    mine = nobles[place]
    brought = -SIDES * best_end(s, seat, 0, 0)
    for roll in range(i64(1), SIDES + 1):
        due = min(roll, others)
        nobles[place] = mine - min(roll - due, mine)
        brought += best_end(s, seat, due, 0)
        nobles[place] = mine
    s.arg = named
    return brought


def wins_after(s: Table, seat: i64, code: i64) -> i64:
    """With how many rolls an answer to the last exile wins; one is enough once the die lies there."""
    if s.step == EXILE_NOBLES.index:
        return i64(can_win_without(s, seat, s.arg, s.due, code, 0))
    if code == NOWHERE:
        return SIDES if is_winner(s, seat) else i64(0)
    return winning_rolls(s, seat, code)


class SanMarcoAdvice(SanMarcoAnswers):
    """What a good player thinks of in San Marco, and what even a beginner does not overlook."""

    def weigh_slips(self, s: Table, seat: i64) -> None:
        super().weigh_slips(s, seat)
        if s.step == MOVE_DOGE.index:
            self.leave_dear_ways(s, seat)
            self.leave_gifts(s, seat)
        elif s.step == PLACE_NOBLE.index:
            self.leave_safe_leads(s, seat)
        elif s.step == EXILE_NOBLES.index:
            self.leave_poor_ends(s, seat)
            if is_last_exile(s):
                self.leave_lost_games(s, seat)
        elif s.step == NAME_DISTRICT.index or s.step == BONUS_EXILE.index:
            self.leave_poor_districts(s, seat)
            if is_last_exile(s):
                self.leave_lost_games(s, seat)
        elif s.step == TAKE_OFFER.index:
            self.leave_outdone(s, seat)
        elif s.step == SPLIT.index and is_only_limits_left(s, seat):
            self.leave_bargains(s, seat)
        self.leave_poorer(s, seat)

    def leave_poorer(self, s: Table, seat: i64) -> None:
        """Nobody gives by mistake an answer that is plainly poorer than one that is no less likely."""
        odds, codes = self.odds, self.out.codes
        for i in range(self.out.count):
            for j in range(self.out.count):
                if j != i and 0.0 < odds[i] <= odds[j] and self.is_poorer(s, seat, codes[i], codes[j]):
                    odds[i] = 0.0

    def is_poorer(self, s: Table, seat: i64, code: i64, other: i64) -> bool:
        if s.step == MOVE_DOGE.index:
            return is_poorer_way(s, seat, code, other)
        if s.step == TRANSFER_NOBLE.index:
            return is_poorer_victim(s, seat, code, other)
        if s.step == TAKE_OFFER.index:
            return is_poorer_offer(s, code, other)
        return s.step == CHOOSE_CARD.index and code == DOGE  # what comes before him can only help

    def leave_dear_ways(self, s: Table, seat: i64) -> None:
        """Nobody pays more tolls than it takes to get there, whoever is paid."""
        for i in range(self.out.count):
            code = self.out.codes[i]
            if self.ways.is_dear(s, seat, code // TOLL_LISTS, s.box.toll_list[code % TOLL_LISTS]):
                self.odds[i] = 0.0

    def leave_gifts(self, s: Table, seat: i64) -> None:
        """Nobody lets the strongest of the others score by mistake for a point more, however likely that looks."""
        odds, codes = self.odds, self.out.codes
        for i in range(self.out.count):
            for j in range(self.out.count):
                if odds[i] > 0.0 and odds[j] > 0.0 and is_gift(s, seat, codes[i], codes[j]):
                    odds[i] = 0.0
        self.rescale()

    def leave_outdone(self, s: Table, seat: i64) -> None:
        """Nobody takes district cards by mistake where transfers do all that they do, however likely that looks."""
        odds, codes = self.odds, self.out.codes
        for i in range(self.out.count):
            for j in range(self.out.count):
                if odds[i] > 0.0 and odds[j] > 0.0 and is_outdone(s, seat, codes[i], codes[j]):
                    odds[i] = 0.0
        self.rescale()

    def leave_safe_leads(self, s: Table, seat: i64) -> None:
        """Nobody adds by mistake to a lead that no die takes away, if the noble may go where it is open who leads."""
        odds, codes = self.odds, self.out.codes
        is_any_open = False
        for i in range(self.out.count):
            if odds[i] > 0.0 and codes[i] < DISTRICTS and is_open(s, seat, codes[i]):
                is_any_open = True
        if not is_any_open:
            return
        for i in range(self.out.count):
            if codes[i] < DISTRICTS and lead_in(s, seat, codes[i]) >= SIDES:
                odds[i] = 0.0
        self.rescale()

    def leave_poor_ends(self, s: Table, seat: i64) -> None:
        """The die lies there: how it can end is counted out before the first noble goes."""
        odds, codes = self.odds, self.out.codes
        best = best_end(s, seat, s.due, 0)
        for i in range(self.out.count):
            odds[i] = max(odds[i], ABSURD) if end_without(s, seat, s.due, codes[i], 0) == best else 0.0
        self.rescale()

    def leave_poor_districts(self, s: Table, seat: i64) -> None:
        """Nobody names a district by mistake where an exile costs on the average, or brings much less than it could.

        Where all of them cost, who may decline [SM-9.9] does so, and who may not names the best.
        """
        odds, codes = self.odds, self.out.codes
        best = NO_END
        for i in range(self.out.count):
            if codes[i] != NOWHERE:
                best = max(best, brought_by_exile(s, seat, codes[i]))
        least = max(best - MUCH * SIDES * s.seats, 0)
        if not self.out.has(NOWHERE):
            least = min(least, best)
        for i in range(self.out.count):
            if codes[i] == NOWHERE:
                if best < 0:
                    odds[i] = max(odds[i], ABSURD)  # it is all that is left
                continue
            brought = brought_by_exile(s, seat, codes[i])
            if brought < least:
                odds[i] = 0.0
            elif brought == best:
                odds[i] = max(odds[i], ABSURD)
        self.rescale()

    def leave_lost_games(self, s: Table, seat: i64) -> None:
        """Nobody lets a roll go by mistake with which he wins, when all that is left is the final scoring.

        Of the answers that win as often as any, those that are likely stay, or all of them if none is.
        """
        odds, codes = self.odds, self.out.codes
        wins: list[i64] = []
        most: i64 = 0
        for i in range(self.out.count):
            wins.append(wins_after(s, seat, codes[i]))
            most = max(most, wins[i])
        is_any_likely = False
        for i in range(self.out.count):
            if wins[i] < most:
                odds[i] = 0.0
            elif odds[i] > 0.0:
                is_any_likely = True
        for i in range(self.out.count):
            if wins[i] == most and not is_any_likely:
                odds[i] = ABSURD
        self.rescale()

    def leave_bargains(self, s: Table, seat: i64) -> None:
        """Nobody makes one offer better than the others by mistake, with limit cards in hand to even them out.

        What may be overlooked is counted once for all of them, not for each card anew.
        """
        odds, codes = self.odds, self.out.codes
        least = WIDEST
        for i in range(self.out.count):
            least = min(least, gap_after(s, seat, codes[i]))
        widest = max(least, fairest_gap(s, seat) + CLOSE)
        for i in range(self.out.count):
            gap = gap_after(s, seat, codes[i])
            if gap > widest:
                odds[i] = 0.0
            elif gap == least:
                odds[i] = max(odds[i], ABSURD)
        self.rescale()

    def rescale(self) -> None:
        """The likeliest slip of those that are left has the odds of one."""
        top = 0.0
        for i in range(self.out.count):
            top = max(top, self.odds[i])
        for i in range(self.out.count):
            self.odds[i] /= top
