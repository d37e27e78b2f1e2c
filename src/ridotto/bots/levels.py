"""Bots by level: what a person picks instead of an algorithm and a budget."""

from typing import Final

from mypy_extensions import i64

from ..core.rng import Rng
from .bot import Bot
from .flat import Flat
from .uniform import Uniform

LEVELS: Final = ["novice", "player", "master"]
SECONDS: Final = [0.0, 0.12, 0.9]  # of thinking at each decision


def at_level(level: i64, seed: int) -> Bot:
    """A bot of LEVELS[level].  A novice plays anything it may; the others think, for longer and longer."""
    if level == 0:
        return Uniform(Rng(seed))
    return Flat(Rng(seed), 1, SECONDS[level])
