"""The golden games of Intrigo: each way to end, with 2, 3 and 4 seats."""

from typing import Any

from golden_recipe import Player, Recipe, one_of, uniform
from ridotto import Match, Rng

SHORT = {"last_turn": "2"}  # choices that make a game short: it is clicked through in a browser
FEW_DUCATS = {"ducats": 12}
NO_LONE_CARD = {"lone_beside_influence_wins": "no", "lone_beside_killed_wins": "no"}
PLAIN_CARDS = {f"value_contarini_{number}": 3 for number in (1, 2, 3)}


def bold(match: Match[Any], seat: int, rng: Rng) -> str:
    """Hire wherever possible and use every power; else any option."""
    options = match.options(seat)
    hired = [path for path in options if path.startswith("pile:")]
    used = [path for path in options if path not in ("button:none", "button:pass")]
    return one_of(hired or used or options, rng)


def recipe(name: str, seats: int, seed: int, player: Player, **choices: object) -> Recipe:
    return Recipe(name, seats, seed, player, choices)


def play(seats: int, seed: int) -> Recipe:
    return Recipe("short", seats, seed, bold, {"last_turn": 1}, printed=True)


RECIPES = (
    recipe("five-different", 2, 2, uniform),
    recipe("five-different", 3, 4, uniform),
    recipe("five-different", 4, 15, uniform),
    recipe("five-different-bold", 2, 7, bold),
    recipe("five-different-bold", 3, 8, bold),
    recipe("five-different-bold", 4, 13, bold),
    recipe("four-alike", 2, 9, uniform),
    recipe("four-alike", 3, 18, uniform),
    recipe("four-alike", 4, 4, uniform),
    recipe("last-turn", 2, 1, bold, last_turn=1),
    recipe("last-turn", 3, 1, bold, last_turn=2),
    recipe("last-turn", 4, 1, bold, last_turn=2),
    recipe("last-turn-draw", 2, 5, uniform, last_turn=2),
    recipe("last-turn-draw", 3, 2, uniform, last_turn=2),
    recipe("edition-few-ducats", 4, 1, uniform, **FEW_DUCATS),
    recipe("edition-plain-cards", 4, 2, bold, **PLAIN_CARDS),
    recipe("edition-lone-card", 3, 5, bold, **NO_LONE_CARD),
    play(2, 6),
    play(3, 6),
    play(4, 6),
)
