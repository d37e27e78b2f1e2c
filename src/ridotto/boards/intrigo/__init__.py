"""[IN] The board of Intrigo."""

from collections.abc import Sequence

from rich.console import Group, RenderableType

from ...games.intrigo.view import IntrigoView
from .labels import LABELS
from .palace import draw_palace
from .pen import IntrigoPen
from .table import own, piles, players


def draw(view: IntrigoView, lang: str, names: Sequence[str] | None, width: int) -> RenderableType:
    """The board as one seat sees it: the Palace as a ring where there is room for it, else row by row."""
    pen = IntrigoPen(view, lang, LABELS, names)
    return Group(pen.title(), draw_palace(pen, width), piles(pen), players(pen), own(pen))
