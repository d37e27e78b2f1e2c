"""[RI] The board of Rialto."""

from collections.abc import Sequence

from rich.console import Group, RenderableType

from ...games.rialto.view import RialtoView
from .city import connections, draw_city
from .labels import LABELS
from .pen import RialtoPen
from .table import own, players, rows, stacks, supplies

ROOM_FOR_STEPS = 98  # columns: with fewer, only the current step is named


def draw(view: RialtoView, lang: str, names: Sequence[str] | None, width: int) -> RenderableType:
    """The board as one seat sees it: the districts as boxes where there is room for them, else line by line."""
    pen = RialtoPen(view, lang, LABELS, names)
    parts: list[RenderableType] = [pen.title()]
    if view["current"] is not None:
        parts.append(pen.steps(width >= ROOM_FOR_STEPS))
    parts += [pen.doge(), draw_city(pen, width), connections(pen, width), supplies(pen), stacks(pen)]
    if view["rows"]:
        parts.append(rows(pen, width))
    return Group(*parts, players(pen, width), own(pen))
