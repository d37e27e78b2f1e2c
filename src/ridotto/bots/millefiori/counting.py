"""[MF-3 to MF-8] What a good player counts again and again."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...games.millefiori.fields import (
    BELOW_FIELDS,
    FIELDS_IN,
    LEVEL_AT,
    LEVEL_SCORES,
    LOW_TRIANGLE,
    MIDDLE_TRIANGLE,
    VALUE_AT,
)
from ...games.millefiori.material import (
    A_MASTERWORK,
    AREAS,
    BONUS_SPACES,
    CITY_BONUS,
    CITY_SPACE,
    EXTRA_CARD,
    NOBILI,
    ONE_ARROW,
    RESIDENCES,
    ROWS,
    TWO_ARROWS,
    WHEELS,
)
from ...games.millefiori.rewards import has_had, owner_on
from ...games.millefiori.state import Table

TOP_LEVEL: Final[i64] = 3
EXTRA_WORTH: Final[i64] = 8  # points that an extra card brings, about
WORK_WORTH: Final[i64] = 5
STEP_WORTH: Final[i64] = 4
LADY_WORTH: Final[i64] = 8
LAST_PART: Final = 0.25  # of the game: from then on there is ever less time to use a chance


def fading(left: float) -> float:
    """How much of a chance for later still counts: all of it until the last part of the game."""
    return min(1.0, left / LAST_PART)


def fields_above() -> vec[i64]:
    """For each field of a pyramid those that have it in their triangle."""
    masks = vec[i64]([0] * FIELDS_IN[NOBILI])
    for field in range(FIELDS_IN[NOBILI]):
        for below in range(FIELDS_IN[NOBILI]):
            if (LOW_TRIANGLE[field] | MIDDLE_TRIANGLE[field]) >> below & 1:
                masks[below] |= i64(1) << field
    return masks


ABOVE_FIELDS: Final = fields_above()


def next_bonus(s: Table, seat: i64, bonus: i64) -> i64:
    """What a point bonus would bring to a seat now."""
    if has_had(s, seat, bonus):
        return 0
    space: i64 = 0
    while owner_on(s, bonus, space) >= 0:
        space += 1
    return s.box.bonus_points[bonus * BONUS_SPACES + space]


def chain_before(owned: i64, field: i64) -> i64:
    """[MF-5.2] The values of the own residences directly before a field."""
    points: i64 = 0
    while field > 0 and owned >> field - 1 & 1:
        field -= 1
        points += VALUE_AT[field]
    return points


def chain_of_another(s: Table, seat: i64, field: i64) -> i64:
    points: i64 = 0
    for owner in range(s.seats):
        if owner != seat:
            points += chain_before(s.owned[owner * AREAS + RESIDENCES], field)
    return points


def newly_open(filled: i64, field: i64) -> i64:
    """[MF-6.2] What the fields score that rest on a field just filled, and on others."""
    points: i64 = 0
    for above_it in range(FIELDS_IN[NOBILI]):
        below = BELOW_FIELDS[above_it]
        if below >> field & 1 and below & ~filled == 0 and filled >> above_it & 1 == 0:
            level = LEVEL_AT[above_it]
            points += LEVEL_SCORES[level] + (EXTRA_WORTH if level == TOP_LEVEL else 0)
    return points


def to_come(value: i64) -> i64:
    """[MF-7.2] What one diamond gets for all further ones of its commodity."""
    points: i64 = 0
    for number in range(value + 1, ROWS + 1):
        points += number
    return points


def outlook(s: Table, seat: i64, space: i64) -> i64:
    """What the next voyage brings from a space: the sum over all wheels."""
    if space == s.box.last_space:
        return 0
    points: i64 = 0
    for wheel in range(1, WHEELS + 1):
        points += landing(s, seat, min(space + wheel, s.box.last_space))
    return points


def best_outlook(s: Table, seat: i64, space: i64) -> i64:
    """What the next voyage brings from a space with the wheel that suits it best."""
    if space == s.box.last_space:
        return 0
    best: i64 = 0
    for wheel in range(1, WHEELS + 1):
        best = max(best, landing(s, seat, min(space + wheel, s.box.last_space)))
    return best


def landing(s: Table, seat: i64, space: i64) -> i64:
    """[MF-8.4, MF-14.2] What the end of a voyage brings, about."""
    box = s.box
    points = box.sea_points[space]
    effect = box.sea_effects[space]
    if effect == EXTRA_CARD:
        return points + EXTRA_WORTH
    if effect == A_MASTERWORK:
        return points + WORK_WORTH
    if effect == ONE_ARROW:
        return points + STEP_WORTH
    if effect == TWO_ARROWS:
        return points + 2 * STEP_WORTH
    if effect == CITY_SPACE:
        return points + next_bonus(s, seat, CITY_BONUS)
    return points
