"""The golden games of Doge: each way to end, with 3 and with 4 seats."""

from collections.abc import Set as AbstractSet
from typing import Any

from golden_recipe import Player, Recipe, one_of, uniform
from ridotto import Match, Rng
from ridotto.games.doge.material import AREA_NAMES, DISTRICTS
from ridotto.games.doge.state import Table

SHORT = {"last_year": "1"}  # choices that make a game short: it is clicked through in a browser


def keen(match: Match[Any], seat: int, rng: Rng) -> str:
    """Place as many houses as possible and build wherever possible; else any option."""
    options = match.options(seat)
    if options[0] == "button:0":
        return options[-1]
    palaces = [path for path in options if path.startswith("palace:")]
    return one_of(palaces or options, rng)


# How many palaces each seat wants in each district, in the order of their names.  Nobody meets a goal with them,
# and when all stand nobody can: with 3 seats the palaces are used up, with 4 the districts are full.
NARROW = (
    (3, 3, 2, 0, 0, 0),
    (0, 0, 0, 3, 3, 2),
    (2, 0, 3, 0, 0, 3),
    (0, 2, 0, 2, 2, 0),
)


def narrow(match: Match[Table], seat: int, rng: Rng) -> str:
    """Vote, place, move and build only where the plan of `NARROW` still wants a palace."""
    options = match.options(seat)
    palaces = match.state.palaces
    wanted = {
        name
        for district, name in enumerate(AREA_NAMES[:DISTRICTS])
        if palaces[seat * DISTRICTS + district] < NARROW[seat][district]
    }
    voting = AREA_NAMES[match.state.brown[match.state.voted]]
    if options[0] == "button:0":
        return options[-1] if voting in wanted else options[0]
    if options[0].startswith("marker:"):
        return options[-1] if options[-1].startswith("marker:") else one_of(options, rng)
    return one_of([path for path in options if ends_in(path, wanted)] or dull(options), rng)


def ends_in(path: str, wanted: AbstractSet[str]) -> bool:
    """Does a card, a palace, an advisor or a house go where it is wanted, and no house leave such a place?"""
    first, _, last = path.rpartition(" ")
    return last.partition(":")[2] in wanted and first.removeprefix("houses:") not in wanted


def dull(options: list[str]) -> list[str]:
    """What changes nothing, where there is such an option."""
    return [path for path in options if path in ("button:stay", "button:done")] or options


def recipe(name: str, seats: int, seed: int, player: Player, last_year: int = 60, printed: bool = False) -> Recipe:
    return Recipe(name, seats, seed, player, {"last_year": last_year}, printed)


RECIPES = (
    recipe("goal-random", 3, 1, uniform),
    recipe("goal-random", 4, 20, uniform),
    recipe("goal-6-in-6", 3, 87, keen),
    recipe("goal-6-in-6", 4, 211, keen),
    recipe("goal-7-in-5", 3, 281, keen),
    recipe("goal-7-in-5", 4, 355, keen),
    recipe("goal-8-in-4", 3, 224, keen),
    recipe("goal-8-in-4", 4, 381, keen),
    recipe("goal-most-palaces", 3, 234, keen),
    recipe("goal-most-houses", 3, 288, keen),
    recipe("goal-most-houses", 4, 308, keen),
    recipe("goal-draw", 3, 47, keen),
    recipe("no-goal", 3, 1, narrow),
    recipe("no-goal", 4, 1, narrow),
    recipe("last-year", 3, 1, keen, last_year=3),
    recipe("last-year", 4, 1, keen, last_year=3),
    recipe("last-year-draw", 3, 18, keen, last_year=3),
    recipe("last-year-draw", 4, 10, keen, last_year=3),
    recipe("short", 3, 150, keen, last_year=2, printed=True),
    recipe("short", 4, 155, keen, last_year=2, printed=True),
)
