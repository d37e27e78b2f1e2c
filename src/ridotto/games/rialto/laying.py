"""[RI-4.4 to RI-4.9] What a seat lays in its play: what it counts, and what may be laid besides."""

from typing import Final

from mypy_extensions import i64

from ...core.pool import EMPTY, count, one, size
from ...core.step import Options
from .edition import COUNTS_AS
from .hands import highest
from .material import CARDS, JOKER, YELLOW_2, YELLOW_3, YELLOW_4
from .state import Table

# Codes of a play, in the order in which a search lays them.
KIND: Final[i64] = 0  # a card of the step's kind
JOKER_CARD: Final[i64] = 1
MASK: Final[i64] = 2  # yellow 3 counts as a joker
CONVERT: Final[i64] = 3  # + kind: yellow 2
DOUBLE: Final[i64] = CONVERT + CARDS  # + kind: yellow 4
WAIT: Final[i64] = DOUBLE + CARDS  # yellow 1
PASS: Final[i64] = WAIT + 1
DONE: Final[i64] = PASS + 1

CONVERTED_AS: Final[i64] = i64(COUNTS_AS["yellow2"])
DOUBLED_AS: Final[i64] = i64(COUNTS_AS["yellow4"])


def left_in_hand(s: Table, seat: i64) -> i64:
    """The pool of the cards that are not laid yet."""
    return s.hands[seat] - s.laid - s.converted - s.doubled


def jokers_laid(s: Table) -> i64:
    return count(s.laid, JOKER) + s.masks


def is_firm(s: Table) -> bool:
    """[RI-4.4] Is there a card of the kind, or one that is played as such?"""
    return count(s.laid, s.current) > 0 or s.converted != EMPTY or s.doubled != EMPTY


def strength_of(s: Table) -> i64:
    """[RI-4.4, RI-4.7] What is laid so far counts so much; [RI-4.5] without a card of the kind two jokers are one."""
    strength = size(s.laid) + s.masks + size(s.converted) * CONVERTED_AS + size(s.doubled) * DOUBLED_AS
    return strength if is_firm(s) or strength == 0 else strength - 1


def coins_left(s: Table, seat: i64) -> i64:
    """[RI-4.9] Each building that is used in this play costs a coin."""
    return s.coins[seat] - s.masks - size(s.converted) - size(s.doubled)


def can_change(s: Table, seat: i64, coins: i64, left: i64) -> bool:
    """[RI-4.7] With these coins and cards, could one of them be played as another kind?"""
    if coins < 1 or left == one(s.current) * count(left, s.current):
        return False
    return s.ready(seat, YELLOW_2) > size(s.converted) or s.ready(seat, YELLOW_4) > size(s.doubled)


def completes(s: Table, seat: i64, coins: i64, left: i64) -> bool:
    """With a first joker laid, and so many coins and these cards left: could it become a play?"""
    if count(left, JOKER) or (coins > 0 and s.ready(seat, YELLOW_3) > 0):
        return True
    return can_change(s, seat, coins, left)


def completes_mask(s: Table, seat: i64, coins: i64, left: i64) -> bool:
    """The same with a first yellow 3."""
    if count(left, JOKER) or (coins > 0 and s.ready(seat, YELLOW_3) > 1):
        return True
    return can_change(s, seat, coins, left)


def offer_changes(s: Table, seat: i64, left: i64, out: Options) -> None:
    """[RI-4.7] Any card of another kind, by yellow 2 or by yellow 4."""
    if s.ready(seat, YELLOW_2) > size(s.converted):
        for kind in range(CARDS):
            if kind != s.current and count(left, kind):
                out.add(CONVERT + kind)
    if s.ready(seat, YELLOW_4) > size(s.doubled):
        for kind in range(CARDS):
            if kind != s.current and count(left, kind):
                out.add(DOUBLE + kind)


def goes_on(s: Table, seat: i64, code: i64) -> bool:
    """Can this code be followed by higher ones, or itself again, to become a play?"""
    if code not in (JOKER_CARD, MASK) or is_firm(s):
        return True
    left = left_in_hand(s, seat)
    coins = coins_left(s, seat)
    masks = s.masks
    if code == JOKER_CARD:
        left -= one(JOKER)
    else:
        coins -= 1
        masks += 1
    if can_change(s, seat, coins, left):
        return True
    if count(s.hands[seat], s.current):
        return False
    if jokers_laid(s) > 0 or (code == JOKER_CARD and count(left, JOKER) > 0):
        return True
    return coins > 0 and s.ready(seat, YELLOW_3) > masks


def latest_code(s: Table) -> i64:
    """The highest code that what is laid so far was made with."""
    if s.doubled != EMPTY:
        return DOUBLE + highest(s.doubled)
    if s.converted != EMPTY:
        return CONVERT + highest(s.converted)
    if s.masks:
        return MASK
    return JOKER_CARD if count(s.laid, JOKER) else KIND
