"""The golden games of Mille Fiori: with 2, 3 and 4 seats, with and without the expansion, and the variant."""

from typing import Any

from golden_recipe import Player, Recipe, one_of, uniform
from ridotto import Match, Rng

SHORT = {"rounds": "1"}  # choices that make a game short: it is clicked through in a browser
OTHER_EDITION = {
    "dogat_wheel": 2,
    "masterwork_wheel": 3,
    "sea_end": 28,
    "dogaressa_points": 15,
    "council_workshops_2": "sail",
    "market_green_horse_1": 5,
}


def bold(match: Match[Any], seat: int, rng: Rng) -> str:
    """Use Dogaressa cards, place diamonds and play extra cards wherever possible; else any option."""
    options = match.options(seat)
    used = [path for path in options if path.startswith("dogaressa:")]
    more = [path for path in options if not path.startswith("button:")]
    return one_of(used or more or options, rng)


def sailing(match: Match[Any], seat: int, rng: Rng) -> str:
    """Sail with every card: nobody ever places a diamond, and the draw pile ends the game."""
    options = match.options(seat)
    return "button:sail" if "button:sail" in options else one_of(options, rng)


def recipe(name: str, seats: int, seed: int, player: Player, **choices: object) -> Recipe:
    return Recipe(name, seats, seed, player, choices)


def play(name: str, seats: int, seed: int, **choices: object) -> Recipe:
    return Recipe(name, seats, seed, bold, {"rounds": 1, **choices}, printed=True)


RECIPES = (
    recipe("random", 2, 1, uniform),
    recipe("random", 3, 2, uniform),
    recipe("random", 4, 3, uniform),
    recipe("random-base", 2, 4, uniform, masterworks="no"),
    recipe("random-base", 3, 5, uniform, masterworks="no"),
    recipe("random-base", 4, 6, uniform, masterworks="no"),
    recipe("bold", 2, 7, bold),
    recipe("bold", 3, 8, bold),
    recipe("bold", 4, 9, bold),
    recipe("bold-base", 2, 10, bold, masterworks="no"),
    recipe("bold-base", 4, 11, bold, masterworks="no"),
    recipe("sailing", 3, 12, sailing),
    recipe("variant", 3, 13, bold, on_turn="yes"),
    recipe("variant-base", 2, 14, bold, on_turn="yes", masterworks="no"),
    recipe("two-rounds", 4, 15, uniform, rounds=2),
    recipe("edition-other", 3, 16, bold, **OTHER_EDITION),
    play("short", 2, 17),
    play("short", 3, 18),
    play("short-base", 4, 19, masterworks="no"),
)
