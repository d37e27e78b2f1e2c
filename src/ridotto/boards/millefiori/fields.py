"""[MF-4 to MF-8] The areas of the board.  Each fits in 48 columns."""

from typing import Final

from rich.console import Group
from rich.text import Text

from ...games.millefiori.material import BELOW, COMMODITIES, FLEET, FLEET_POINTS, ROWS, STARS, VALUES, AreaName
from ...games.millefiori.view import FieldView
from ..pen import LOUD, NOW, QUIET
from .pen import DIAMOND, DONE, FREE, STAR, TIMES, MillefioriPen

HALVES: Final = (  # [row]: where the workshops stand, in halves of a hexagon
    (1, 3, 5, 7, 9, 11, 15),
    (0, 2, 4, 6, 8, 10, 14, 16),
    (1, 3, 7, 9, 11, 13, 15, 17),
    (2, 6, 8, 10, 12, 14, 16),
)
HALF: Final = 2  # columns
LETTERS: Final = {"pigments": "P", "quartz": "Q", "ash": "A", "lime": "L"}
LINE: Final = 10  # residences side by side
PERSON: Final = 8  # columns
PYRAMID: Final = ((0, 3), (3, 7), (7, 12))  # the fields of each level, the top first
GOODS: Final = 8  # columns of a commodity
SHIP: Final = 3
LEFT: Final = 2  # columns before the first thing of a row


# ---- workshops


def workshops(pen: MillefioriPen) -> Group:
    """[MF-4.1] Hexagons; [MF-4.6] a star before a field that is the last one of its star."""
    fields = pen.view["fields"]["workshops"]
    last = last_of_stars(fields)
    lines, number = [], 0
    for row in HALVES:
        line = Text(" " * (LEFT + row[0] * HALF))
        for place, half in enumerate(row):
            line.append(" " * ((half - row[place - 1]) * HALF - HALF * 2 if place else 0))
            line.append_text(workshop(pen, fields[number], number, number in last))
            number += 1
        lines.append(line)
    legend = "  ".join(f"{letter} {pen.labels[symbol]}" for symbol, letter in LETTERS.items())
    return Group(pen.heading("workshops", "workshops"), *lines, Text(f"  {legend}", style=QUIET))


def workshop(pen: MillefioriPen, field: FieldView, number: int, is_last: bool) -> Text:
    letter = LETTERS[field["symbol"]]
    if field["owner"] is not None:
        return Text(" ").append_text(pen.owned(field["owner"], letter))
    text = f"{STAR if is_last else ''}{number + 1}{letter}"
    return Text(f"{text:>4}", style=LOUD if is_last else "")


def last_of_stars(fields: list[FieldView]) -> set[int]:
    """The fields that would earn an extra card."""
    free = [[field for field in star if fields[field]["owner"] is None] for star in STARS]
    return {left[0] for left in free if len(left) == 1}


# ---- residences


def residences(pen: MillefioriPen) -> Group:
    """[MF-5.1] The line, with an arrow before the next free one."""
    fields = pen.view["fields"]["residences"]
    free = [number for number, field in enumerate(fields) if field["owner"] is None]
    lines = []
    for start in range(0, len(fields), LINE):
        line = Text(" " * LEFT)
        for number in range(start, start + LINE):
            line.append_text(residence(pen, number, free[:1] == [number]))
        lines.append(line)
    return Group(pen.heading("residences", "residences"), *lines)


def residence(pen: MillefioriPen, number: int, is_next: bool) -> Text:
    field, value = pen.view["fields"]["residences"][number], VALUES[number]
    if field["owner"] is not None:
        cell = pen.letter(field["owner"]).append(str(value))
    else:
        cell = Text(f"{NOW if is_next else ''}{value}", style=LOUD if is_next else QUIET)
    return Text(" " * (4 - len(cell))).append_text(cell)


# ---- townspeople


def people(pen: MillefioriPen, area: AreaName) -> Group:
    """[MF-6.1] A pyramid; fields that can be filled have a number."""
    fields = pen.view["fields"][area]
    lines = []
    for level, (first, after) in enumerate(PYRAMID):
        line = Text(" " * (LEFT + (len(PYRAMID) - 1 - level) * PERSON // 2))
        for number in range(first, after):
            cell = person(pen, fields, number)
            line.append_text(cell).append(" " * (PERSON - len(cell)))
        lines.append(line)
    return Group(pen.heading(area, "nobili" if area == "nobili" else "populi"), *lines)


def person(pen: MillefioriPen, fields: list[FieldView], number: int) -> Text:
    field = fields[number]
    symbol = pen.labels[f"short:{field['symbol']}"]
    if field["owner"] is not None:
        return pen.owned(field["owner"], symbol)
    can_be_filled = all(fields[below]["owner"] is not None for below in BELOW[number])
    return Text(f"{number + 1} {symbol}") if can_be_filled else Text(f"{FREE} {symbol}", style=QUIET)


# ---- trade and harbour


def trade(pen: MillefioriPen) -> Group:
    """[MF-7.1, MF-8.1] The rows of both, and what a diamond of the fleet would score."""
    view, labels = pen.view, pen.labels
    names = [field["symbol"] for field in view["fields"]["trade"][:COMMODITIES]]
    head = Text(f"{'':{LEFT + 2}}{labels['harbour']:<{FLEET * SHIP + 1}}", style=QUIET)
    for name in names:
        head.append(f"{labels[name]:<{GOODS}}")
    return Group(pen.heading("trade", "trade"), head, *[trade_row(pen, row) for row in range(ROWS)])


def trade_row(pen: MillefioriPen, row: int) -> Text:
    fleet = pen.view["fields"]["harbour"][row * FLEET : (row + 1) * FLEET]
    goods = pen.view["fields"]["trade"][row * COMMODITIES : (row + 1) * COMMODITIES]
    line = Text(f"  {row + 1} ")
    for field in fleet:
        line.append_text(owner(pen, field, SHIP))
    line.append(" ")
    for field in goods:
        line.append_text(owner(pen, field, GOODS))
    if all(field["owner"] is not None for field in fleet):
        return line.append(DONE, QUIET)
    return line.append(f"{TIMES}{FLEET_POINTS[sum(field['owner'] is not None for field in goods)]}", QUIET)


def owner(pen: MillefioriPen, field: FieldView, width: int) -> Text:
    if field["owner"] is None:
        return Text(f"{FREE:<{width}}", style=QUIET)
    return pen.letter(field["owner"]).append(f"{DIAMOND}{'':{width - 2}}")
