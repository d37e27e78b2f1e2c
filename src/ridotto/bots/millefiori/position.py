"""[MF] What a position is worth to a seat.

Points count more the fewer cards are to come, and what is promised counts less.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from ...core.pool import count, size
from ...games.millefiori.areas import group_of, next_residence, values_owned
from ...games.millefiori.council import above, reward_at
from ...games.millefiori.fields import (
    FLEET_FIELDS,
    FLEET_SCORES,
    LEVEL_AT,
    LEVEL_SCORES,
    NEIGHBOUR_FIELDS,
    SYMBOL_BASE,
    SYMBOL_FIELDS,
    SYMBOLS_IN,
    TRADE_ROWS,
    VALUE_AT,
    bits_in,
)
from ...games.millefiori.material import (
    AREAS,
    BONUS_AT_VALUES,
    HARBOUR,
    LADY_REWARD,
    LINE_POINTS,
    NOBILI,
    PALACE,
    PALACE_BONUS,
    PIGMENTS,
    POINTS_REWARD,
    POPULI,
    RESERVE,
    RESIDENCES,
    ROWS,
    TRADE,
    WORKS_LADY,
    WORKSHOPS,
)
from ...games.millefiori.state import Table
from ..advice import Advice
from . import features as f
from .cards import Cards
from .counting import (
    ABOVE_FIELDS,
    EXTRA_WORTH,
    LADY_WORTH,
    WORK_WORTH,
    best_outlook,
    chain_before,
    next_bonus,
    to_come,
)
from .showcase import Showcase

LEAST_LEFT: Final = 0.05
MOST_PLAYERS: Final = 4.0
SMALL_GROUP: Final[i64] = 2  # what a workshop scores nearly anywhere
STEPS_TO_COME: Final[i64] = 50  # what the council brings in a whole game
WORK_IN_LINES: Final[i64] = 3  # what a masterwork adds to the lines that it may become a part of
TWO_WORKS_MORE: Final[i64] = 2  # so many times a Dogaressa card's worth are two masterworks besides


def share_left(s: Table) -> float:
    """[MF-9.1, MF-9.2] How much of the game is to come: cycles, or diamonds where they are fewer."""
    box = s.box
    cycles = box.rounds * box.cycles
    left = cycles - (s.round - 1) * box.cycles - s.cycle
    diamonds = s.diamonds
    for seat in range(s.seats):
        left = min(left, diamonds[seat] - RESERVE)
    return max(float(left) / float(cycles), LEAST_LEFT)


def look_at(a: Advice[Table], cards: Cards, case: Showcase, s: Table, seat: i64) -> None:
    left = share_left(s)
    now = 0.1 * float(s.seats) / (MOST_PLAYERS * sqrt(left))  # what a point weighs: fewer seats have longer games
    later = 0.1 * sqrt(left)
    a.note(f.POINTS, now * float(s.points[seat]))
    a.note(f.HAND, now * (1.0 - left) * float(cards.best_at_hand(s, seat)))
    look_at_workshops(a, s, seat, later)
    look_at_residences(a, s, seat, later)
    look_at_people(a, s, seat, later)
    look_at_trade(a, s, seat, later)
    look_at_ships(a, s, seat, later)
    look_at_bonuses(a, s, seat, later)
    a.note(f.SUPPLY, later * float(s.diamonds[seat]))
    if s.doge == seat:
        a.note(f.DOGE)
    if s.box.masterworks:
        look_at_council(a, s, seat, now, later)
        look_at_ladies(a, s, seat, now)
        look_at_showcase(a, case, s, seat, now, later)


# ---- areas


def look_at_workshops(a: Advice[Table], s: Table, seat: i64, later: float) -> None:
    """All free fields beside own groups, less what is scored anywhere."""
    owned = s.owned[seat * AREAS + WORKSHOPS]
    if owned == 0:
        return
    free = SYMBOL_FIELDS[0] | SYMBOL_FIELDS[1] | SYMBOL_FIELDS[2] | SYMBOL_FIELDS[PIGMENTS]
    free &= ~s.filled[WORKSHOPS]
    total: i64 = 0
    field: i64 = 0
    while free:
        if free & 1 and NEIGHBOUR_FIELDS[field] & owned:
            size_there = bits_in(group_of(owned, field))
            total += (2 * size_there if SYMBOL_FIELDS[PIGMENTS] >> field & 1 else size_there) - SMALL_GROUP
        free >>= 1
        field += 1
    a.note(f.GROUPS, later * float(total))


def look_at_residences(a: Advice[Table], s: Table, seat: i64, later: float) -> None:
    free = next_residence(s.filled[RESIDENCES])
    if free == 0:
        return
    field = bits_in(free - 1)
    owned = s.owned[seat * AREAS + RESIDENCES]
    a.note(f.CHAIN, later * float(chain_before(owned, field)))
    values = values_owned(owned)
    different = bits_in(values)
    if (different == 2 or different == 4) and values >> VALUE_AT[field] & 1 == 0:
        a.note(f.NEXT_VALUE, later * float(EXTRA_WORTH))


def look_at_people(a: Advice[Table], s: Table, seat: i64, later: float) -> None:
    points: i64 = 0
    for area in range(NOBILI, POPULI + 1):
        owned = s.owned[seat * AREAS + area]
        free = ~s.filled[area]
        field: i64 = 0
        while owned:
            if owned & 1:
                points += LEVEL_SCORES[LEVEL_AT[field]] * bits_in(ABOVE_FIELDS[field] & free)
            owned >>= 1
            field += 1
    a.note(f.CARRIED, later * float(points))


def look_at_trade(a: Advice[Table], s: Table, seat: i64, later: float) -> None:
    """[MF-7.2, MF-7.4] What trade pays counts nearly to the end: commodities fill up long before."""
    owned = s.owned
    first = SYMBOL_BASE[TRADE]
    shares: i64 = 0
    deals: i64 = 0
    for commodity in range(first, first + SYMBOLS_IN[TRADE]):
        column = SYMBOL_FIELDS[commodity]
        filled = bits_in(s.filled[TRADE] & column)
        if filled == ROWS:
            continue
        mine = bits_in(owned[seat * AREAS + TRADE] & column)
        shares += mine * to_come(filled)
        for other in range(s.seats):
            if bits_in(owned[other * AREAS + TRADE] & column) > mine + 1:
                deals += 1
                break
    a.note(f.SHARES, 0.1 * float(shares))
    a.note(f.GOOD_DEALS, later * float(EXTRA_WORTH * deals))


def look_at_ships(a: Advice[Table], s: Table, seat: i64, later: float) -> None:
    owned = s.owned[seat * AREAS + HARBOUR]
    filled = s.filled[HARBOUR]
    points: i64 = 0
    for row in range(ROWS):
        fleet = FLEET_FIELDS[row]
        mine = bits_in(owned & fleet)
        if mine and fleet & ~filled:
            points += mine * (1 + FLEET_SCORES[bits_in(s.filled[TRADE] & TRADE_ROWS[row])])
    a.note(f.FLEETS, later * float(points))
    ship = s.ships[seat]
    a.note(f.OUTLOOK, later * float(best_outlook(s, seat, ship)))
    a.note(f.VOYAGE, later * float(ship))


def look_at_bonuses(a: Advice[Table], s: Table, seat: i64, later: float) -> None:
    """[MF-3.3] What can be had with one symbol more, or two."""
    for area in range(AREAS - 1):
        points = next_bonus(s, seat, area)
        if points == 0:
            continue
        missing = symbols_missing(s, seat, area)
        if missing == 1:
            a.note(f.ONE_SHORT, later * float(points))
        elif missing == 2:
            a.note(f.TWO_SHORT, later * float(points))


def symbols_missing(s: Table, seat: i64, area: i64) -> i64:
    owned = s.owned[seat * AREAS + area]
    if area == RESIDENCES:
        return BONUS_AT_VALUES - bits_in(values_owned(owned))
    first = SYMBOL_BASE[area]
    missing: i64 = 0
    for symbol in range(first, first + SYMBOLS_IN[area]):
        if owned & SYMBOL_FIELDS[symbol] == 0:
            missing += 1
    return missing


# ---- the expansion


def look_at_council(a: Advice[Table], s: Table, seat: i64, now: float, later: float) -> None:
    """[MF-11.9] Who is in the palace has had all that the council gives: there is no next step."""
    here = s.councillors[seat]
    a.note(f.COUNCIL, now * float(here))
    if here != PALACE:
        a.note(f.NEXT_STEP, later * float(STEPS_TO_COME + worth_of_space(s, seat, above(s, here, 1))))


def worth_of_space(s: Table, seat: i64, space: i64) -> i64:
    if space == PALACE:
        return next_bonus(s, seat, PALACE_BONUS)
    at = reward_at(s, space)
    reward = s.box.rewards[at]
    if reward == POINTS_REWARD:
        return s.box.reward_points[at]
    return LADY_WORTH if reward == LADY_REWARD else WORK_WORTH


def look_at_ladies(a: Advice[Table], s: Table, seat: i64, now: float) -> None:
    """[MF-13.3] They take the place of a card, so that most of them bring little more than that."""
    ladies = s.ladies[seat]
    if ladies:
        a.note(f.LADIES, now * float(size(ladies) + TWO_WORKS_MORE * count(ladies, WORKS_LADY)))


def look_at_showcase(a: Advice[Table], case: Showcase, s: Table, seat: i64, now: float, later: float) -> None:
    """[MF-15.7] Lines that score at the end are as good as points.

    What a hope is worth stays when it comes true: else a line had better be left open than completed.
    """
    case.count(s, seat)
    a.note(f.POINTS, now * float(case.sure))
    a.note(f.LINES, later * float(LINE_POINTS * case.hopes + case.sure + WORK_IN_LINES * case.works))
