"""What a good player sees on the Doge track of Rialto: only the order of the markers counts, not how far they are."""

from typing import Final

from mypy_extensions import i64

from ...core.pool import count
from ...games.rialto.laying import coins_left, left_in_hand
from ...games.rialto.material import BLUE_3, DISTRICTS, DOGE, JOKER, YELLOW_2, YELLOW_3, YELLOW_4
from ...games.rialto.state import Table

FAR: Final[i64] = 6  # spaces that hardly anybody goes in one round


def passed(s: Table, seat: i64, before: i64, after: i64) -> i64:
    """How many markers on the Doge track are passed between two moves of a seat."""
    spaces = s.spaces
    here = spaces[seat]
    order = s.order
    number: i64 = 0
    for place in range(s.players):
        other = order[place]
        if other == seat:
            break
        if here + before < spaces[other] <= here + after or (before == 0 and spaces[other] == here and after > 0):
            number += 1
    return number


def is_far_ahead(s: Table, seat: i64) -> bool:
    """Is a seat so far ahead of all others on the Doge track that nobody will pass it soon?"""
    spaces = s.spaces
    return s.order[0] == seat and spaces[seat] > spaces[s.order[1]] + FAR * (s.box.rounds - s.round + 1)


def is_out_of_reach(s: Table, seat: i64) -> bool:
    """Is a seat first on the Doge track, and does nobody come as far even by doubling once?"""
    return s.order[0] == seat and s.spaces[seat] > 2 * s.spaces[s.order[1]]


def passed_by_doubling(s: Table, seat: i64) -> i64:
    """How many markers a seat passes that doubles its spaces as often as it can."""
    times = min(s.ready(seat, BLUE_3), s.coins[seat])
    return passed(s, seat, 0, s.spaces[seat] * ((i64(1) << times) - 1))


def passes_equal(s: Table, seat: i64) -> bool:
    """Does a seat that doubles as often as it can pass a player with as many councilmen somewhere?"""
    reach = s.spaces[seat] << min(s.ready(seat, BLUE_3), s.coins[seat])
    for place in range(s.players):
        other = s.order[place]
        if other == seat:
            break
        if s.spaces[other] <= reach and are_equal(s, seat, other):
            return True
    return False


def are_equal(s: Table, seat: i64, other: i64) -> bool:
    """Do two players have as many councilmen in a district, so that Doge order decides between them?"""
    men = s.men
    for district in range(DISTRICTS):
        own = men[seat * DISTRICTS + district]
        if own > 0 and own == men[other * DISTRICTS + district]:
            return True
    return False


def is_followed(s: Table, seat: i64) -> bool:
    """Is somebody behind so near on the Doge track that a seat may be passed in the next round?"""
    is_behind = False
    for place in range(s.players):
        other = s.order[place]
        if other == seat:
            is_behind = True
        elif is_behind and s.spaces[other] >= s.spaces[seat] - FAR:
            return True
    return False


def is_idle(s: Table, seat: i64, strength: i64) -> bool:
    """Is a card more on the Doge of no use?  It passes nobody soon, and nobody who is behind is near."""
    left = s.hands[seat] - s.laid
    reach = strength + count(left, DOGE) + count(left, JOKER) + 1  # with the bonus
    if s.round < s.box.rounds:
        reach += FAR
    spaces = s.spaces
    here = spaces[seat]
    is_before = True
    for place in range(s.players):
        other = s.order[place]
        if other == seat:
            is_before = False
        elif is_before:
            if spaces[other] <= here + reach or s.ready(seat, BLUE_3):
                return False
        elif spaces[other] >= here - FAR:
            return False
    return True


def comes_near(s: Table, seat: i64) -> bool:
    """Is somebody ahead so near to where doubling takes a seat that he may be passed in the next round?"""
    for place in range(s.players):
        other = s.order[place]
        if other == seat:
            break
        if s.spaces[other] <= 2 * s.spaces[seat] + FAR:
            return True
    return False


def keeps_equal_behind(s: Table, seat: i64) -> bool:
    """In phase III: would a seat that doubles as often as it can stay ahead of an equal who could double past it?

    Only those come after it who stood no further than it did when the phase began.
    """
    here = s.spaces[seat]
    reach = here << min(s.ready(seat, BLUE_3), s.coins[seat])
    began = here >> count(s.used[seat] - s.barred[seat], BLUE_3)
    is_behind = False
    for place in range(s.players):
        other = s.order[place]
        if other == seat:
            is_behind = True
        elif is_behind and other < s.seats and s.spaces[other] <= began:
            theirs = s.spaces[other] << min(s.ready(other, BLUE_3), s.coins[other])
            if s.spaces[other] < theirs and here <= theirs < reach and are_equal(s, seat, other):
                return True
    return False


def is_all_one(s: Table, seat: i64, least: i64, most: i64) -> bool:
    """Does it change nothing in Doge order whether a seat goes the least or the most, doubled or not?"""
    here = s.spaces[seat]
    times = s.ready(seat, BLUE_3)
    is_ahead = True
    for place in range(s.players):
        other = s.order[place]
        if other == seat:
            is_ahead = False
            continue
        stands = s.spaces[other] + max(s.strengths[other], 0)
        goes = may_still_go(s, other, least - i64(is_ahead))
        theirs: i64 = s.ready(other, BLUE_3) if other < s.seats else 0
        if meet(here + least, here + most, times, stands, stands + goes, theirs):
            return False
    return True


def may_still_go(s: Table, other: i64, beaten: i64) -> i64:
    """How many spaces more another player may go in the step Doge: one who has played, for a bonus that is not lost."""
    if s.strengths[other] >= 0:
        return i64(s.strengths[other] > beaten)
    if other >= s.seats and s.phase == 2:
        return count(s.neutral_cards, DOGE) + 1
    return FAR


def meet(low: i64, high: i64, times: i64, from_space: i64, to_space: i64, theirs: i64) -> bool:
    """Do two stretches of the Doge track overlap, each doubled up to so many times?"""
    for i in range(times + 1):
        for j in range(theirs + 1):
            if low << i <= to_space << j and from_space << j <= high << i:
                return True
    return False


def most_to_add(s: Table, seat: i64) -> i64:
    """How much further jokers, yellow buildings and the bonus take a seat that has laid its Doge cards."""
    yellow = s.ready(seat, YELLOW_2) + s.ready(seat, YELLOW_3) + s.ready(seat, YELLOW_4)
    return count(left_in_hand(s, seat), JOKER) + 2 * min(coins_left(s, seat), yellow) + 1
