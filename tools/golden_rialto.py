"""The golden games of Rialto: with 2, 3, 4 and 5 seats, with a neutral player, and with another edition."""

from typing import Any

from golden_recipe import Player, Recipe, one_of, uniform
from ridotto import Match, Rng

SHORT = {"rounds": "1"}  # choices that make a game short: it is clicked through in a browser
OTHER_BOARD = {
    "bank_castello": "ultra",
    "bank_dorsoduro": "citra",
    "joined_cannaregio_castello": "no",
    "joined_cannaregio_dorsoduro": "yes",
    "bridge_1_high": 6,
}


def bold(match: Match[Any], seat: int, rng: Rng) -> str:
    """Activate buildings, lay cards and take tiles wherever possible; else any option."""
    options = match.options(seat)
    used = [path for path in options if path.startswith("building:")]
    more = [path for path in options if not path.startswith("button:")]
    return one_of(used or more or options, rng)


def hoarding(match: Match[Any], seat: int, rng: Rng) -> str:
    """Play nothing in phase II: hands are full, and rows run short."""
    options = match.options(seat)
    return "button:pass" if "button:pass" in options else one_of(options, rng)


def recipe(name: str, seats: int, seed: int, player: Player, **choices: object) -> Recipe:
    return Recipe(name, seats, seed, player, choices)


def play(name: str, seats: int, seed: int, **choices: object) -> Recipe:
    return Recipe(name, seats, seed, bold, {"rounds": 1, **choices}, printed=True)


RECIPES = (
    recipe("random", 2, 1, uniform),
    recipe("random", 3, 2, uniform),
    recipe("random", 4, 3, uniform),
    recipe("random", 5, 4, uniform),
    recipe("neutral", 2, 5, uniform, neutral="yes"),
    recipe("bold", 2, 6, bold),
    recipe("bold", 3, 7, bold),
    recipe("bold", 4, 8, bold),
    recipe("bold", 5, 9, bold),
    recipe("bold-neutral", 2, 10, bold, neutral="yes"),
    recipe("hoarding", 5, 11, hoarding),
    recipe("edition-other-board", 4, 12, bold, **OTHER_BOARD),
    play("short", 2, 13),
    play("short-neutral", 2, 14, neutral="yes"),
    play("short", 4, 16),
    play("short", 5, 17),
)
