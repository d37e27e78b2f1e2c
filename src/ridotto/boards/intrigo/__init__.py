"""[IN] The board of Intrigo."""

from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType

from ...core.game import View
from .labels import labels_in
from .palace import draw_palace
from .pen import Pen
from .seen import Seen
from .table import own, piles, players


def draw(view: View, lang: str, names: Sequence[str] | None, width: int) -> RenderableType:
    """The board as one seat sees it: the Palace as a ring where there is room for it, else row by row."""
    pen = Pen(cast("Seen", view), labels_in(lang), names)
    return Group(pen.title(), draw_palace(pen, width), piles(pen), players(pen), own(pen))
