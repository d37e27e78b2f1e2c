"""[MF] The board of Mille Fiori."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games.millefiori.view import MillefioriView
from ..pen import QUIET
from .fields import people, residences, trade, workshops
from .labels import LABELS
from .pen import MillefioriPen
from .table import display, ladies, offers, own, players, showcases
from .tracks import council, sea

HALF: Final = 48  # columns: where two of them have room, the board stands in two halves


def draw(view: MillefioriView, lang: str, names: Sequence[str] | None, width: int) -> RenderableType:
    """The board as one seat sees it: the areas side by side where there is room, else one below the other."""
    pen = MillefioriPen(view, lang, LABELS, names)
    parts: list[RenderableType] = [
        *areas(pen, width),
        display(pen),
        players(pen, width),
        *ladies(pen),
        *showcases(pen, width),
    ]
    return Group(pen.title(), *parts, own(pen))


def areas(pen: MillefioriPen, width: int) -> list[RenderableType]:
    """The board itself, and with the expansion what lies to its right."""
    has_more = pen.view["masterworks"]
    signs = Text(pen.labels["signs" if has_more else "signs_short"], style=QUIET)
    left: list[RenderableType] = [workshops(pen), residences(pen), people(pen, "nobili"), people(pen, "populi")]
    right: list[RenderableType] = [trade(pen), sea(pen), *([council(pen)] if has_more else []), signs]
    beside: list[RenderableType] = [offers(pen)] if has_more else []
    if width < HALF * 2 + 1:
        return [*left, *right, *beside]
    table = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(2):
        table.add_column(width=HALF)
    table.add_row(Group(*left, *beside), Group(*right))
    return [table]
