"""What a position of Intrigo is worth to a seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...games.intrigo.material import (
    CORPORATIONS,
    DOWN,
    DUCAT,
    FREE,
    INFLUENCES,
    NO_TOKEN,
    WIN_ALIKE,
    WIN_DIFFERENT,
)
from ...games.intrigo.placing import can_hire
from ...games.intrigo.state import Table
from ..advice import Advice
from .features import (
    ACTS_FIRST,
    ACTS_LAST,
    DIFFERENT,
    DUCAT_KIND,
    DUCATS,
    FIRST_DUCAT,
    FOUR_DIFFERENT,
    LATE,
    OPEN_TOKENS,
    PAIRS,
    POWERS_FOR_SALE,
    SEALS,
    SURE_TOKENS,
    THREE_ALIKE,
    THREE_DIFFERENT,
    TWO_WAYS,
    WANTED,
    WINNING,
    WINNING_IN_PALACE,
)
from .outlook import kind_of, strongest

ENOUGH_DUCATS: Final[i64] = 8  # more of them help no more
SOON: Final[i64] = 4  # turns before the last one in which the order at the end begins to count


class Counters:
    """What a seat has won so far, and what it would win besides."""

    def __init__(self) -> None:
        self.seals: vec[i64] = vec[i64]([0] * CORPORATIONS)
        self.different: i64 = 0
        self.most_alike: i64 = 0
        self.pairs: i64 = 0
        self.total: i64 = 0

    def read(self, s: Table, seat: i64) -> None:
        seals, counters = self.seals, s.counters
        self.different = self.most_alike = self.pairs = self.total = 0
        for corporation in range(CORPORATIONS):
            number = counters[seat * CORPORATIONS + corporation]
            seals[corporation] = number
            self.total += number
            self.different += 1 if number > 0 else 0
            self.pairs += 1 if number > 1 else 0
            self.most_alike = max(self.most_alike, number)


def look_at_counters(advice: Advice[Table], mine: Counters) -> None:
    """Different Seals win; the last ones are the hardest.  A second of a kind helps little, a third threatens."""
    advice.note(DIFFERENT, float(mine.different))
    advice.note(SEALS, float(mine.total))
    advice.note(PAIRS, float(mine.pairs))
    is_near = mine.different >= WIN_DIFFERENT - 1
    is_alike = mine.most_alike >= WIN_ALIKE - 1
    if mine.different >= WIN_DIFFERENT - 2:
        advice.note(THREE_DIFFERENT)
    if is_near:
        advice.note(FOUR_DIFFERENT)
    if is_alike:
        advice.note(THREE_ALIKE)
    if is_near and is_alike:
        advice.note(TWO_WAYS)


def look_at_ducats(advice: Advice[Table], s: Table, seat: i64) -> None:
    """The first Ducat matters most: a seat without one cannot answer.  What counts is what can be bought."""
    ducats = s.ducats[seat]
    if ducats == 0:
        return
    advice.note(FIRST_DUCAT)
    advice.note(DUCATS, float(min(ducats, ENOUGH_DUCATS)))
    for_sale: i64 = 0
    for influence in range(INFLUENCES):
        if can_hire(s, seat, influence):
            for_sale += 1
    advice.note(POWERS_FOR_SALE, float(for_sale) / float(INFLUENCES))


def look_at_palace(advice: Advice[Table], s: Table, mine: Counters) -> None:
    """What lies there to be fought for: a Seal that is not in the Palace cannot be won."""
    seals, tokens = mine.seals, s.tokens
    wanted: i64 = 0
    winning: i64 = 0
    for arcade in range(s.arcades):
        token = tokens[arcade] & DOWN - 1
        if NO_TOKEN < token < DUCAT:
            number = seals[token - 1]
            wanted += 1 if number == 0 else 0
            winning += 1 if kind_of(number, mine.different) == WINNING else 0
    advice.note(WANTED, float(wanted))
    advice.note(WINNING_IN_PALACE, float(min(winning, 3)))


def look_at_order(advice: Advice[Table], s: Table, seat: i64) -> None:
    """Who places last answers everybody, and is answered by nobody."""
    if s.first == seat:
        advice.note(ACTS_FIRST)
    elif s.first == s.left_of(seat):
        advice.note(ACTS_LAST)


def look_at_end(advice: Advice[Table], s: Table, seat: i64, mine: Counters) -> None:
    """Near the last turn those are ahead who are ahead: different Seals, then Seals, then Ducats."""
    left = s.box.last_turn - s.turn
    if left < SOON:
        standing = float(mine.different) + 0.2 * float(mine.total) + 0.02 * float(s.ducats[seat])
        advice.note(LATE, standing / float(left + 1))


def look_at_cards(advice: Advice[Table], s: Table, seat: i64, mine: Counters) -> None:
    """What the share-out would give as the cards lie, from the door on; less where a slot is still free."""
    seals, tokens, slots = mine.seals, s.tokens, s.slots
    left = slots[s.arcades - 1]
    for arcade in range(s.arcades):
        right = slots[arcade]
        token = tokens[arcade]
        cell = strongest(s, left, right) if NO_TOKEN < token < DOWN else FREE
        if cell != FREE and s.owners[s.box.families[cell - 1]] == seat:
            first = SURE_TOKENS if left != FREE and right != FREE else OPEN_TOKENS
            if token == DUCAT:
                advice.note(first + DUCAT_KIND)
            else:
                advice.note(first + kind_of(seals[token - 1], mine.different))
                take(mine, token - 1)
        left = right


def take(mine: Counters, corporation: i64) -> None:
    mine.different += 1 if mine.seals[corporation] == 0 else 0
    mine.seals[corporation] += 1
