"""Who takes part, as written on the command line.

uniform  flat  search       with their usual budget
search:200                  200 iterations a decision
search:150ms  flat:0.02s    so much CPU time a decision
merchant                    a level, as people play against it
module:Class                a `Bot` of your own, made with an `Rng`; or any function, called with a seed
"""

import re
import sys
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from ...bots import NAMES, make
from ...bots.bot import Bot
from ...bots.levels import LEVELS, at_level
from ...core.errors import RidottoError
from ...core.rng import Rng

BUDGET = re.compile(r"(\d+)|(\d+(?:\.\d+)?)(ms|s)")


class BadEntrant(RidottoError):
    """A bot that cannot take part."""


class Budget(NamedTuple):
    """How long a bot may think: what is not said is None."""

    iterations: int | None = None
    seconds: float | None = None


def entrant(spec: str, seed: int) -> Bot:
    """The bot of that description, with luck of its own."""
    name, colon, rest = spec.partition(":")
    if name in NAMES:
        budget = read_budget(spec, rest) if colon else Budget()
        return make(name, seed, budget.iterations, budget.seconds)
    if name in LEVELS and not colon:
        return at_level(LEVELS.index(name), seed)
    if name in LEVELS:
        raise BadEntrant(f"'{name}' is a level and has no budget; write search:{rest or '200'} instead.")
    if colon:
        return own(name, rest, seed)
    known = ", ".join((*NAMES, *LEVELS))
    raise BadEntrant(f"There is no bot '{spec}'; there are {known}, and module:Class of your own.")


def read_budget(spec: str, text: str) -> Budget:
    found = BUDGET.fullmatch(text)
    if found is None:
        raise BadEntrant(f"'{spec}' has no budget that can be read: write search:200, search:150ms or search:0.5s.")
    iterations, number, unit = found.groups()
    if iterations:
        return Budget(int(iterations))
    return Budget(seconds=float(number) / (1000.0 if unit == "ms" else 1.0))


def own(module: str, name: str, seed: int) -> Bot:
    """A bot that somebody else has written, in a module of the folder we are in or of an installed package."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        maker = getattr(import_module(module), name)
    except Exception as error:  # whatever the module does wrong, its user is told in a sentence
        raise BadEntrant(f"'{module}:{name}' cannot be loaded: {error}.") from error
    is_bot = isinstance(maker, type) and issubclass(maker, Bot)
    bot = maker(Rng(seed)) if is_bot else maker(seed) if callable(maker) else None
    if not isinstance(bot, Bot):
        raise BadEntrant(f"'{module}:{name}' is not a ridotto.bots.Bot, nor does it make one from a seed.")
    return bot
