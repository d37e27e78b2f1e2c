"""Who takes part, as written on the command line.

uniform  flat  search  ismcts
                            with their usual budget
search:200                  200 iterations a decision
search:150ms  flat:0.02s    so much CPU time a decision
merchant                    a level, as people play against it
module:Class                a `Bot` of your own, made with an `Rng`; or any function, called with a seed
"""

import re
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from ...bots import NAMES, make
from ...bots.bot import Bot
from ...bots.levels import LEVELS, at_level
from ...core.errors import RidottoError
from ...core.rng import Rng
from ..guests import Guest

BUDGET = re.compile(r"(\d{1,40})|(\d+(?:\.\d+)?)(ms|s)")


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
    """A bot that somebody else has written."""
    look_here()
    spec = f"{module}:{name}"
    try:
        maker = getattr(import_module(module), name)
    except Exception as error:  # whatever the module does wrong, its user is told in a sentence
        raise BadEntrant(f"'{spec}' cannot be loaded: {one_line(error)}.") from error
    if not callable(maker):
        raise BadEntrant(f"'{spec}' is not a ridotto.bots.Bot, nor does it make one from a seed.")
    is_class = isinstance(maker, type) and issubclass(maker, Bot)
    try:
        bot = maker(Rng(seed) if is_class else seed)
    except Exception as error:
        given = "an Rng" if is_class else "a seed"
        raise BadEntrant(f"'{spec}' makes no bot from {given}: {one_line(error)}.") from error
    if not isinstance(bot, Bot):
        raise BadEntrant(f"'{spec}' is not a ridotto.bots.Bot, nor does it make one from a seed.")
    if not hasattr(bot, "rng"):
        raise BadEntrant(f"'{spec}' has an __init__ that does not call that of ridotto.bots.Bot.")
    return Guest(spec, bot)


def look_here() -> None:
    """Find modules of the folder we are in, besides those of installed packages."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)


def one_line(error: Exception) -> str:
    return " ".join(str(error).split()).removesuffix(".") or type(error).__name__


def own_source(spec: str) -> Path | None:
    """The file that a bot of somebody's own is written in; None for ours, and where there is no file."""
    module, colon, _ = spec.partition(":")
    if not colon or module in NAMES:
        return None
    look_here()
    found = find_spec(module)
    if found is None or found.origin is None or not found.has_location:
        return None
    file = Path(found.origin)
    source = file.with_name(f"{file.name.partition('.')[0]}.py")  # it may be compiled
    return source if source.is_file() else file
