"""[DO] The board of Doge."""

from collections.abc import Sequence
from typing import Final, cast

from rich.console import RenderableType

from ...core.game import View
from .compact import draw_compact
from .labels import labels_in
from .pen import Pen
from .seen import Seen
from .wide import draw_wide

WIDE: Final = 80  # columns that the map needs


def draw(view: View, lang: str, names: Sequence[str] | None, width: int) -> RenderableType:
    """The board as one seat sees it, in the form that fits the width."""
    pen = Pen(cast("Seen", view), labels_in(lang), names)
    return draw_wide(pen, width) if width >= WIDE else draw_compact(pen, width)
