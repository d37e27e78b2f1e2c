"""[DO] The board of Doge."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from ...games.doge.view import DogeView
from .compact import draw_compact
from .labels import LABELS
from .pen import DogePen
from .wide import draw_wide

WIDE: Final = 80  # columns that the map needs


def draw(view: DogeView, lang: str, names: Sequence[str] | None, width: int) -> RenderableType:
    """The board as one seat sees it, in the form that fits the width."""
    pen = DogePen(view, lang, LABELS, names)
    return draw_wide(pen, width) if width >= WIDE else draw_compact(pen, width)
