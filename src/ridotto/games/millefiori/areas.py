"""[MF-4 to MF-8] Where a card may put a diamond, and what that scores."""

from typing import Final

from mypy_extensions import i64

from . import events
from .fields import (
    BELOW_FIELDS,
    FIELD_BASE,
    FIELDS_IN,
    FLEET_FIELDS,
    FLEET_SCORES,
    LEVEL_AT,
    LEVEL_SCORES,
    LOW_TRIANGLE,
    MIDDLE_TRIANGLE,
    NEIGHBOUR_FIELDS,
    STAR_FIELDS,
    SYMBOL_BASE,
    SYMBOL_FIELDS,
    SYMBOLS_IN,
    TRADE_ROWS,
    VALUE_AT,
    bits_in,
)
from .material import (
    AREAS,
    BONUS_AT_VALUES,
    FIVE_VALUES,
    FLEET,
    GOOD_DEAL,
    HARBOUR,
    KEY,
    NOBILI,
    PIGMENTS,
    RESIDENCES,
    ROWS,
    STAR,
    THREE_VALUES,
    TOP,
    TRADE,
    WORKSHOPS,
)
from .rewards import grant_extra, spend_diamond, take_bonus
from .state import Table

TOP_LEVEL: Final[i64] = 3


# ---- where a card may go


def open_fields(s: Table, card: i64) -> i64:
    """The mask of the fields of its area that a card may fill."""
    area = s.box.areas[card]
    filled = s.filled[area]
    if area == RESIDENCES:
        return next_residence(filled)
    if area == HARBOUR:
        return next_ships(filled)
    if area in (WORKSHOPS, TRADE):
        return SYMBOL_FIELDS[s.box.symbols[card]] & ~filled  # [MF-4.2, MF-7.1]
    return supported(filled)


def next_residence(filled: i64) -> i64:
    """[MF-5.1] The first free field of the line; nothing when it is full."""
    return ~filled & filled + 1 & SYMBOL_FIELDS[KEY]


def next_ships(filled: i64) -> i64:
    """[MF-8.1] The first free field of each row, for they are alike."""
    mask: i64 = 0
    for row in range(ROWS):
        free = FLEET_FIELDS[row] & ~filled
        mask |= free & -free
    return mask


def supported(filled: i64) -> i64:
    """[MF-6.2] Free fields of a pyramid whose two fields below are filled."""
    mask: i64 = 0
    bit: i64 = 1
    for field in range(FIELDS_IN[NOBILI]):
        if filled & bit == 0 and BELOW_FIELDS[field] & ~filled == 0:
            mask |= bit
        bit += bit
    return mask


# ---- placing


def place(s: Table, seat: i64, card: i64, field: i64) -> None:
    """[MF-3.6] The diamond, its points for all, then the point bonus; an extra card is only noted."""
    area = s.box.areas[card]
    bit = i64(1) << field
    before = s.owned[seat * AREAS + area]
    s.owned[seat * AREAS + area] = before | bit
    s.filled[area] |= bit
    if s.events is not None:
        events.PLACED.tell(s, seat, FIELD_BASE[area] + field)
    spend_diamond(s, seat)
    if area == WORKSHOPS:
        score_workshop(s, seat, field, before | bit)
    elif area == RESIDENCES:
        score_residence(s, seat, field, before)
    elif area == TRADE:
        score_trade(s, seat, s.box.symbols[card])
    elif area == HARBOUR:
        score_fleet(s, field // FLEET)
    else:
        score_people(s, seat, area, field, s.box.symbols[card])


def has_all_symbols(s: Table, seat: i64, area: i64) -> bool:
    owned = s.owned[seat * AREAS + area]
    first = SYMBOL_BASE[area]
    for symbol in range(first, first + SYMBOLS_IN[area]):
        if owned & SYMBOL_FIELDS[symbol] == 0:
            return False
    return True


# ---- workshops


def group_of(owned: i64, field: i64) -> i64:
    """[MF-4.3] The mask of the own diamonds that are joined to a field."""
    group = i64(1) << field
    waiting = NEIGHBOUR_FIELDS[field] & owned
    while waiting:
        group |= waiting
        reached: i64 = 0
        here: i64 = 0
        while waiting:
            if waiting & 1:
                reached |= NEIGHBOUR_FIELDS[here]
            waiting >>= 1
            here += 1
        waiting = reached & owned & ~group
    return group


def score_workshop(s: Table, seat: i64, field: i64, owned: i64) -> None:
    size = bits_in(group_of(owned, field))
    if SYMBOL_FIELDS[PIGMENTS] >> field & 1:  # [MF-4.4]
        s.points[seat] += 2 * size
        if s.events is not None:
            events.DYED.tell(s, seat, FIELD_BASE[WORKSHOPS] + field, size, 2 * size)
    else:
        s.points[seat] += size
        if s.events is not None:
            events.GROUPED.tell(s, seat, FIELD_BASE[WORKSHOPS] + field, size, size)
    if has_all_symbols(s, seat, WORKSHOPS):
        take_bonus(s, seat, WORKSHOPS)  # [MF-4.5]
    if STAR_FIELDS[field] & ~s.filled[WORKSHOPS] == 0:
        grant_extra(s, seat, STAR)  # [MF-4.6]


# ---- residences


def values_owned(owned: i64) -> i64:
    """The mask of the values that diamonds are on."""
    values: i64 = 0
    field: i64 = 0
    while owned:
        if owned & 1:
            values |= i64(1) << VALUE_AT[field]
        owned >>= 1
        field += 1
    return values


def score_residence(s: Table, seat: i64, field: i64, before: i64) -> None:
    points = VALUE_AT[field]
    first = field
    while first > 0 and before >> first - 1 & 1:  # [MF-5.2]
        first -= 1
        points += VALUE_AT[first]
    s.points[seat] += points
    if s.events is not None:
        events.HOUSED.tell(s, seat, FIELD_BASE[RESIDENCES] + field, field - first + 1, points)
    values = values_owned(before)
    if values >> VALUE_AT[field] & 1:
        return
    different = bits_in(values) + 1
    if different == BONUS_AT_VALUES:
        take_bonus(s, seat, RESIDENCES)  # [MF-5.4]
    elif different == 3:
        grant_extra(s, seat, THREE_VALUES)  # [MF-5.3]
    elif different == 5:
        grant_extra(s, seat, FIVE_VALUES)


# ---- townspeople


def score_people(s: Table, seat: i64, area: i64, field: i64, symbol: i64) -> None:
    points = LEVEL_SCORES[LEVEL_AT[field]]
    if SYMBOL_FIELDS[symbol] >> field & 1:  # [MF-6.3]
        s.points[seat] += 2 * points
        if s.events is not None:
            events.MATCHED.tell(s, seat, FIELD_BASE[area] + field, 2 * points)
    else:
        s.points[seat] += points
        if s.events is not None:
            events.MET.tell(s, seat, FIELD_BASE[area] + field, points)
    for owner in range(s.seats):
        score_triangle(s, owner, area, field)
    if has_all_symbols(s, seat, area):
        take_bonus(s, seat, area)  # [MF-6.5]
    if LEVEL_AT[field] == TOP_LEVEL:
        grant_extra(s, seat, TOP)  # [MF-6.6]


def score_triangle(s: Table, owner: i64, area: i64, field: i64) -> None:
    """[MF-6.4] Every diamond below a new one scores for its owner."""
    owned = s.owned[owner * AREAS + area]
    low = bits_in(owned & LOW_TRIANGLE[field])
    middle = bits_in(owned & MIDDLE_TRIANGLE[field])
    if low + middle == 0:
        return
    points = low * LEVEL_SCORES[1] + middle * LEVEL_SCORES[2]
    s.points[owner] += points
    if s.events is not None:
        events.CARRIED.tell(s, owner, FIELD_BASE[area] + field, low + middle, points)


# ---- trade


def score_trade(s: Table, seat: i64, commodity: i64) -> None:
    column = SYMBOL_FIELDS[commodity]
    value = bits_in(s.filled[TRADE] & column)
    mine = bits_in(s.owned[seat * AREAS + TRADE] & column)
    most: i64 = 0
    for owner in range(s.seats):
        number = bits_in(s.owned[owner * AREAS + TRADE] & column)
        if number:
            s.points[owner] += number * value  # [MF-7.2]
            events.TRADED.tell(s, owner, commodity, number, number * value)
            most = max(most, number)
    if has_all_symbols(s, seat, TRADE):
        take_bonus(s, seat, TRADE)  # [MF-7.3]
    if most > mine:
        grant_extra(s, seat, GOOD_DEAL)  # [MF-7.4]


# ---- harbour


def score_fleet(s: Table, row: i64) -> None:
    """[MF-8.3] A full fleet scores for the goods of its row."""
    fleet = FLEET_FIELDS[row]
    if fleet & ~s.filled[HARBOUR]:
        return
    goods = bits_in(s.filled[TRADE] & TRADE_ROWS[row])
    if goods == 0:
        events.IDLE.tell(s, row)
        return
    for owner in range(s.seats):
        number = bits_in(s.owned[owner * AREAS + HARBOUR] & fleet)
        if number:
            points = number * FLEET_SCORES[goods]
            s.points[owner] += points
            events.MANNED.tell(s, owner, row, goods, number, points)
