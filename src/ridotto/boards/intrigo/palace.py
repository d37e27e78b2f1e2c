"""[IN-1.2] The Palace: a ring where there is room for it, else rows of arcades, each with the slot after it."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..pen import QUIET
from .pen import IntrigoPen

CELL: Final = 11  # columns for an arcade or a slot: the longest name of a card, and a blank
IN_A_ROW: Final = 4  # arcades, where the ring does not fit


def draw_palace(pen: IntrigoPen, width: int) -> RenderableType:
    side = pen.view["seats"] + 1  # arcades on one side of the square
    cells = 2 * side - 1
    return ring(pen, cells) if width >= cells * CELL else rows(pen, width)


def grid(columns: int, width: int) -> Table:
    table = Table.grid()
    for _ in range(columns):
        table.add_column(width=width, no_wrap=True)
    return table


def piece(pen: IntrigoPen, place: int) -> Text:
    """Arcades and slots alternate around the ring: the door, slot 0, arcade 1, slot 1, and so on."""
    return pen.slot(place // 2) if place % 2 else pen.arcade(place // 2)


def ring(pen: IntrigoPen, cells: int) -> Table:
    """The door at the upper left; clockwise as on the table."""
    table, last, around = grid(cells, CELL), cells - 1, 4 * (cells - 1)
    table.add_row(*[piece(pen, place) for place in range(cells)])
    for row in range(1, last):
        inside = [Text("") for _ in range(cells - 2)]
        table.add_row(piece(pen, around - row), *inside, piece(pen, last + row))
    table.add_row(*[piece(pen, 3 * last - column) for column in range(cells)])
    return table


def rows(pen: IntrigoPen, width: int) -> Table:
    columns = min(IN_A_ROW, width // (2 * CELL)) * 2
    table = grid(columns, width // columns)
    places = 2 * len(pen.view["arcades"])
    for start in range(0, places, columns):
        table.add_row(*[piece(pen, place) for place in range(start, min(start + columns, places))])
    table.add_row(Text("", style=QUIET))
    return table
