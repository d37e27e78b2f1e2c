"""[MF-4.1, MF-6.1, MF-7.1, MF-8.1] The printed board as masks: bit i of a mask is field i of an area."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .material import (
    BELOW,
    COMMODITIES,
    FIELDS_OF,
    FIRST_FIELD,
    FIRST_SYMBOL,
    FLEET,
    FLEET_POINTS,
    HARBOUR,
    LEVEL_POINTS,
    LEVELS,
    NEIGHBOURS,
    NOBILI,
    PEOPLE_SYMBOLS,
    POPULI,
    RESIDENCES,
    ROWS,
    STARS,
    SYMBOL_NAMES,
    SYMBOLS,
    SYMBOLS_OF,
    TRADE,
    TRIANGLES,
    VALUES,
    WORKSHOP_LETTERS,
    WORKSHOPS,
)


def mask_of(fields: list[int]) -> i64:
    mask: i64 = 0
    for field in fields:
        mask |= i64(1) << i64(field)
    return mask


def masks_of(lists: list[list[int]]) -> vec[i64]:
    masks = vec[i64]([0] * len(lists))
    for i, fields in enumerate(lists):
        masks[i64(i)] = mask_of(fields)
    return masks


def symbol_at(area: i64, field: i64) -> i64:
    """What is printed on a field."""
    first = i64(FIRST_SYMBOL[area])
    if area == WORKSHOPS:
        letter = WORKSHOP_LETTERS[field].lower()
        symbol: i64 = 0
        while not SYMBOL_NAMES[symbol].startswith(letter):
            symbol += 1
        return symbol
    if area in (NOBILI, POPULI):
        return first + i64(PEOPLE_SYMBOLS[field])
    if area == TRADE:
        return first + field % COMMODITIES
    return first


def fields_by_symbol() -> vec[i64]:
    masks = vec[i64]([0] * SYMBOLS)
    for area in (WORKSHOPS, RESIDENCES, NOBILI, POPULI, TRADE, HARBOUR):
        for field in range(i64(FIELDS_OF[area])):
            masks[symbol_at(area, field)] |= i64(1) << field
    return masks


def stars_by_field() -> vec[i64]:
    """For each workshop the three fields around its star."""
    masks = vec[i64]([0] * len(NEIGHBOURS))
    for star in STARS:
        for field in star:
            masks[i64(field)] = mask_of(star)
    return masks


def below_on_level(level: int) -> vec[i64]:
    """For each field of a pyramid those of a level that are in the triangle below."""
    return masks_of([[field for field in triangle if LEVELS[field] == level] for triangle in TRIANGLES])


def rows_of(columns: i64) -> vec[i64]:
    masks = vec[i64]([0] * ROWS)
    for row in range(ROWS):
        for column in range(columns):
            masks[row] |= i64(1) << row * columns + column
    return masks


SYMBOL_FIELDS: Final = fields_by_symbol()  # [symbol]
NEIGHBOUR_FIELDS: Final = masks_of(NEIGHBOURS)  # [workshop]
STAR_FIELDS: Final = stars_by_field()  # [workshop]
BELOW_FIELDS: Final = masks_of(BELOW)  # [field of a pyramid]: the two it rests on
LOW_TRIANGLE: Final = below_on_level(1)  # [field of a pyramid]
MIDDLE_TRIANGLE: Final = below_on_level(2)
TRADE_ROWS: Final = rows_of(COMMODITIES)  # [row]
FLEET_FIELDS: Final = rows_of(FLEET)  # [row]
FIELDS_IN: Final = vec[i64](FIELDS_OF)  # [area]
FIELD_BASE: Final = vec[i64](FIRST_FIELD)  # [area]: its first field, counted through all areas
SYMBOL_BASE: Final = vec[i64](FIRST_SYMBOL)  # [area]: its first symbol
SYMBOLS_IN: Final = vec[i64](SYMBOLS_OF)  # [area]
VALUE_AT: Final = vec[i64](VALUES)  # [residence]
LEVEL_AT: Final = vec[i64](LEVELS)  # [field of a pyramid]
LEVEL_SCORES: Final = vec[i64](LEVEL_POINTS)  # [level]
FLEET_SCORES: Final = vec[i64](FLEET_POINTS)  # [goods]


def bits_in(mask: i64) -> i64:
    """How many fields there are in a mask."""
    bits: i64 = 0
    while mask:
        mask &= mask - 1
        bits += 1
    return bits
