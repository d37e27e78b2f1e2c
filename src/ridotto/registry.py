"""The games that are installed: those of this package, and those that other packages offer.

Another package offers games with an entry point of the group `ridotto.games` that names a `Game` object.
Here the type of a game's state is forgotten: a registry holds games of all types.
"""

import difflib
import pkgutil
import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, TypeAlias

from . import games as builtin
from .core.errors import UnknownGame
from .core.game import Game

AnyGame: TypeAlias = Game[Any]

GROUP = "ridotto.games"


def our_ids() -> list[str]:
    """The games of this package, by looking."""
    return sorted(module.name for module in pkgutil.iter_modules(builtin.__path__))


@cache
def all_games() -> dict[str, AnyGame]:
    """Every installed game by its id, those of this package first."""
    found: dict[str, AnyGame] = {}
    for name in our_ids():
        game: AnyGame = import_module(f"{builtin.__name__}.{name}").GAME
        found[game.id] = game
    for point in entry_points(group=GROUP):
        offered = load(point)
        if offered is not None:
            found.setdefault(offered.id, offered)
    return found


def load(point: EntryPoint) -> AnyGame | None:
    """The game another package offers.  A broken package is named in a warning and does not stop the others."""
    try:
        game = point.load()
    except Exception as error:  # whatever the other package does wrong, our games still work
        warnings.warn(f"The game '{point.name}' cannot be loaded: {error}", stacklevel=2)
        return None
    if not isinstance(game, Game):
        warnings.warn(f"The game '{point.name}' is not a ridotto Game.", stacklevel=2)
        return None
    return game


def find_game(id: str) -> AnyGame:
    """The game of that name, or an error that names the nearest one."""
    known = all_games()
    if id in known:
        return known[id]
    near = difflib.get_close_matches(id, known, n=1)
    hint = f"did you mean '{near[0]}'?" if near else f"installed are {', '.join(known)}."
    raise UnknownGame(f"There is no game '{id}'; {hint}")
