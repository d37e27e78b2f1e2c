"""[MF-3.3, MF-3.4] What many rules give: points for a bonus, and the right to an extra card."""

from typing import Final

from mypy_extensions import i64

from . import events
from .material import BONUS_SPACES, RESERVE
from .state import Table

SPACE_BITS: Final[i64] = 3  # of a bonus
SPACE_MASK: Final[i64] = 7


def spend_diamond(s: Table, seat: i64) -> None:
    """[MF-3.7] A diamond goes to the board."""
    s.diamonds[seat] -= 1
    if s.diamonds[seat] == RESERVE:
        events.SPENT.tell(s, seat)


def has_had(s: Table, seat: i64, bonus: i64) -> bool:
    return s.bonuses[bonus] >> BONUS_SPACES * SPACE_BITS + seat & 1 == 1


def owner_on(s: Table, bonus: i64, space: i64) -> i64:
    """The seat whose diamond is on a space of a bonus; NO_SEAT: it is free."""
    return (s.bonuses[bonus] >> space * SPACE_BITS & SPACE_MASK) - 1


def take_bonus(s: Table, seat: i64, bonus: i64) -> None:
    """[MF-3.3] The highest free space, once a seat.  [MF-3.8] Without a diamond it is scored and stays free."""
    if has_had(s, seat, bonus):
        return
    space: i64 = 0
    while owner_on(s, bonus, space) >= 0:
        space += 1
    points = s.box.bonus_points[bonus * BONUS_SPACES + space]
    s.points[seat] += points
    s.bonuses[bonus] |= i64(1) << BONUS_SPACES * SPACE_BITS + seat
    if s.diamonds[seat] == 0:
        events.BONUS_UNMARKED.tell(s, seat, bonus, points)
        return
    s.bonuses[bonus] |= seat + 1 << space * SPACE_BITS
    events.BONUS_SCORED.tell(s, seat, bonus, points)
    spend_diamond(s, seat)


def grant_extra(s: Table, seat: i64, reason: i64) -> None:
    """[MF-3.4] An extra card is earned; [MF-3.5] not with an empty display."""
    if s.display_left == 0:
        events.NO_EXTRA.tell(s, seat, reason)
        return
    s.extra = 1
    events.EARNED.tell(s, seat, reason)


def crown(s: Table, seat: i64) -> None:
    """[MF-10.5] A seat takes the Doge card."""
    if s.doge != seat:
        s.doge = seat
        events.CROWNED.tell(s, seat)


def discard(s: Table, card: i64) -> None:
    """[MF-2.6] A card that was played goes to the discards."""
    s.discards[card] += 1
