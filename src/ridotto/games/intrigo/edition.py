"""[IN-1.12] The numbers printed on cards and tokens.  The rulebook does not tell them; an owner can correct them."""

from typing import Final

from mypy_extensions import i64

from ...core.choices import RECON, SOURCED, Choice

LOWEST_VALUE: Final[i64] = 1
HIGHEST_VALUE: Final[i64] = 9
LOWEST_PRICE: Final[i64] = 1
HIGHEST_PRICE: Final[i64] = 9

VALUES: Final = {
    "contarini": (2, 3, 4),
    "gradenigo": (2, 3, 4),
    "morosini": (2, 3, 4),
    "dandolo": (2, 3, 4),
    "tiepolo": (2, 3, 3, 4),
}
PRICES: Final = {  # from the top of a pile to its bottom
    "peddler": (1, 2, 3),
    "assassin": (1, 2, 3),
    "courtesan": (1, 2, 3),
    "gondolier": (1, 2, 3),
    "guard": (1, 2, 3),
    "thief": (1, 2, 3),
}
DUCATS: Final[i64] = 36
FEWEST_DUCATS: Final[i64] = 4  # each seat begins with one
MOST_DUCATS: Final[i64] = 99


def value_name(family: str, number: i64) -> str:
    """The choice that says the value of a card."""
    return f"value_{family}_{number + 1}"


def price_name(influence: str, place: i64) -> str:
    """The choice that says the price of an Influence card."""
    return f"price_{influence}_{place + 1}"


EDITION: Final = [
    *[
        Choice(value_name(family, i64(number)), "IN-1.5", i64(value), LOWEST_VALUE, HIGHEST_VALUE, mark=SOURCED)
        for family, values in VALUES.items()
        for number, value in enumerate(values)
    ],
    *[
        Choice(price_name(influence, i64(place)), "IN-1.11", i64(price), LOWEST_PRICE, HIGHEST_PRICE, mark=RECON)
        for influence, prices in PRICES.items()
        for place, price in enumerate(prices)
    ],
    Choice("ducats", "IN-1.7", DUCATS, FEWEST_DUCATS, MOST_DUCATS, mark=SOURCED),
]
