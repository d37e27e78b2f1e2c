"""The golden games of Mille Fiori: random ones, and one that all share."""

from typing import Any

from golden_recipe import Recipe, uniform
from ridotto import Match, Rng

SHORT = {"rounds": "3"}  # choices that make a game short: it is clicked through in a browser


def high(match: Match[Any], seat: int, rng: Rng) -> str:
    """The highest card: all lay the same, and nobody wins anything."""
    return match.options(seat)[-1]


RECIPES = (
    Recipe("random", 2, 1, uniform),
    Recipe("random", 5, 1, uniform),
    Recipe("draw", 3, 1, high),
    Recipe("short", 3, 1, uniform, SHORT, printed=True),
)
