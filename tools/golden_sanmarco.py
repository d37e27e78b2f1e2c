"""The golden games of San Marco: with 3 and with 4 seats, each ruling of the table, and bridges by the dozen."""

from typing import Any

from golden_recipe import Recipe, one_of, uniform
from ridotto import Match, Rng

SHORT = {"phases": "1"}  # choices that make a game short: it is clicked through in a browser
CORRECTED = {
    "first_castello": 9,
    "die_1": "castello",
    "die_6": "cannaregio",
    "joined_san_polo_castello": "yes",
    "joined_cannaregio_san_marco": "no",
}
RULINGS = {"cards_optional": "yes", "phase_exile_needs_under_10": "yes", "score_floor": "no", "first_leader": "blue"}


def builder(match: Match[Any], seat: int, rng: Rng) -> str:
    """Take bridges, and put as many nobles on the board as possible; else any option."""
    options = match.options(seat)
    if options[0].startswith("offer:"):
        return max(options, key=lambda path: worth(match, path))
    calm = [path for path in options if path not in ("card:exile", "button:give_up", "button:renounce")]
    return one_of(calm or options, rng)


def worth(match: Match[Any], path: str) -> int:
    """How many nobles the open offer of that number puts on the board."""
    view: dict[str, Any] = dict(match.view(-1))
    (offers,) = [offers["offers"] for offers in view["offers"] if offers["open"]]
    cards = next(offer["cards"] for offer in offers if path == f"offer:{offer['offer']}")
    return sum(card not in ("exile", "doge") and not card.startswith("limit") for card in cards)


RECIPES = (
    Recipe("random", 3, 1, uniform),
    Recipe("random", 4, 1, uniform),
    Recipe("builder", 3, 2, builder),
    Recipe("builder", 4, 2, builder),
    Recipe("rulings", 3, 3, uniform, RULINGS),
    Recipe("rulings", 4, 3, uniform, RULINGS),
    Recipe("corrected", 3, 4, uniform, CORRECTED),
    Recipe("corrected", 4, 4, builder, CORRECTED),
    Recipe("whole", 3, 5, uniform, printed=True),
)
