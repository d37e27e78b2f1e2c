"""Bots by level: what a person picks instead of an algorithm and a budget."""

from typing import Final

from mypy_extensions import i64

from ..core.rng import Rng
from .beginner import Beginner
from .bot import Bot
from .budget import Budget
from .search import Search

LEVELS: Final = ["gondolier", "merchant", "senator", "doge"]  # tables store the number: add new ones at the end
USUAL: Final = "merchant"  # where a person does not say
BEGINNER: Final = 0  # the level that does not search: its answers take no time
MERCHANT: Final[i64] = 150  # iterations of a search ...
MERCHANT_GIVES: Final = 0.08  # ... and how much it gives of its reward to answer what comes to mind first
SENATOR: Final[i64] = 1000
SENATOR_GIVES: Final = 0.02
DOGE: Final = 0.6  # seconds of CPU time for the first click of a turn; all of a turn stays below 2


def at_level(level: i64, seed: int) -> Bot:
    """A bot of LEVELS[level].  A gondolier plays by the advice alone; the others think, ever longer."""
    if level == BEGINNER:
        return Beginner(Rng(seed))
    if level == 1:
        return Search(Rng(seed), Budget(MERCHANT), gives=MERCHANT_GIVES)
    if level == 2:
        return Search(Rng(seed), Budget(SENATOR), gives=SENATOR_GIVES)
    if level == 3:
        return Search(Rng(seed), Budget(0, DOGE))
    raise ValueError(f"there is no level {level}")
