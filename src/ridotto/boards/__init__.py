"""Boards: what a seat sees, drawn as text.  A board is made from a view and from nothing else.

>>> import ridotto
>>> from ridotto import boards
>>> match = ridotto.start("doge", seats=3, seed=1)
>>> print(boards.board_text(match.view(0), width=60).splitlines()[0])
Doge · year 1 · placing 1 of 4

A game without a board of its own is shown as readable lines.
"""

import pkgutil
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from io import StringIO
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

from ..core.view import View
from . import plain

__all__ = ["board", "board_text"]

Draw = Callable[[Any, str, Sequence[str] | None, int], RenderableType]

WIDEST = 100  # columns: a board does not grow beyond this


@cache
def draw_of(game_id: str) -> Draw:
    """How a game is drawn: a folder of its name in this package, or the plain form."""
    if any(module.ispkg and module.name == game_id for module in pkgutil.iter_modules(__path__)):
        draw: Draw = import_module(f"{__name__}.{game_id}").draw
        return draw
    return plain.draw


class Board:
    """A view that rich can print.  It takes the form that fits the width."""

    def __init__(self, view: View, lang: str, names: Sequence[str] | None, width: int | None) -> None:
        self.view = view
        self.lang = lang
        self.names = names
        self.width = width

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(self.width or options.max_width, options.max_width, WIDEST)
        drawn = draw_of(str(self.view["game"]))(self.view, self.lang, self.names, width)
        yield from console.render(drawn, options.update_width(width))


def board(view: View, lang: str = "en", names: Sequence[str] | None = None, width: int | None = None) -> RenderableType:
    """A view to be printed by rich.  Without a width it fits the console it is printed on."""
    return Board(view, lang, names, width)


def board_text(view: View, lang: str = "en", names: Sequence[str] | None = None, width: int = WIDEST) -> str:
    """A view as plain text, without colours."""
    paper = StringIO()
    console = Console(file=paper, width=width, color_system=None, legacy_windows=False, _environ={})
    console.print(board(view, lang, names, width))
    return "\n".join(line.rstrip() for line in paper.getvalue().splitlines()) + "\n"
