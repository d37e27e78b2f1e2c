"""[DO] The board on 80 columns and more: the seven areas laid out like the map."""

from collections.abc import Sequence
from typing import Final, Literal

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...games.doge.material import AreaName
from ..pen import COLOURS, LOUD, NONE, NOW, QUIET
from .labels import AREA_LABELS, SHORT
from .pen import ADVISOR, HOUSE, MARKER, PALACE, RING, DogePen

# The city seen from the south, the lagoon around it: two places are free for what lies beside the board.
OWN: Final = "own"
VOTE: Final = "vote"
Cell = Literal[AreaName, "own", "vote"]
MAP: Final[tuple[tuple[Cell, ...], ...]] = (
    ("santa_croce", "cannaregio", "quarantia"),
    ("san_polo", "san_marco", "castello"),
    (OWN, "dorsoduro", VOTE),
)
ROOM_FOR_NAMES: Final = 98  # columns: with fewer, the rows have short names
WAVE: Final = "≈"
LAGOON: Final = "\n   ≈      ≈    ≈\n ≈    ≈     ≈\n    ≈     ≈     ≈"
WATER: Final = "cyan"
UNDIMMED: Final = "bold not dim"  # on a quiet border


def draw_wide(pen: DogePen, width: int) -> RenderableType:
    return Group(
        Rule(pen.title(), style=WATER, characters=WAVE),
        *([] if pen.view["over"] else [rows(pen, width)]),
        city(pen, width),
        supplies(pen),
        Rule(style=WATER, characters=WAVE),
        legend(pen),
    )


def grid(*widths: int | None) -> Table:
    """A table without lines, one column for each width (None: as wide as it needs)."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for width in widths:
        table.add_column(width=width, no_wrap=width is not None)
    return table


def rows(pen: DogePen, width: int) -> Table:
    """[DO-1.5, DO-1.6] The brown row above the blue row."""
    names = AREA_LABELS if width >= ROOM_FOR_NAMES else SHORT
    table = grid(*[None] * 8)
    table.add_row(Text(pen.labels["brown"], style=LOUD), *pen.brown(names))
    table.add_row(Text(pen.labels["blue"], style=LOUD), *pen.blue(names))
    return table


# ---- the map


def city(pen: DogePen, width: int) -> Table:
    table = Table.grid(expand=True)
    outer = width // 3
    for column in (outer, width - 2 * outer, outer):
        table.add_column(width=column)
    for row in MAP:
        table.add_row(*[place(pen, name) for name in row])
    return table


def place(pen: DogePen, name: Cell) -> RenderableType:
    if name == OWN:
        return own(pen)
    if name == VOTE:
        return vote(pen)
    return area(pen, name)


def area(pen: DogePen, name: AreaName) -> Panel:
    """One line for each seat: houses, palaces, stack, advisors."""
    table = grid(1, 3, 2, 6, None)
    for seat in range(pen.view["seats"]):
        table.add_row(*line(pen, name, seat))
    votes = name == pen.voting()
    title = Text(f"{NOW} {pen.area(name)}" if votes else pen.area(name), style=UNDIMMED)
    return Panel(
        table,
        title=title,
        title_align="left",
        subtitle=foot(pen, name),
        subtitle_align="right",
        box=box.HEAVY if votes else box.ROUNDED,
        border_style=LOUD if votes else QUIET,
    )


def line(pen: DogePen, area: AreaName, seat: int) -> Sequence[Text]:
    advisors = " ".join(pen.standing(area, seat))
    people = Text(f"{ADVISOR}{advisors}" if advisors else "", style=COLOURS[seat])
    if area == "quarantia":
        return [pen.letter(seat), Text(""), Text(""), pen.stack(area, seat), people]
    district = pen.view["districts"][area]
    houses = pen.number(district["houses"][seat], HOUSE, seat)
    palaces = pen.number(district["palaces"][seat], PALACE, seat)
    houses.justify = "right"
    return [pen.letter(seat), houses, palaces, pen.stack(area, seat), people]


def foot(pen: DogePen, name: AreaName) -> Text:
    if name == "quarantia":
        return Text(pen.labels["palace_of_doge"], style="not dim")
    price = pen.price(name)
    text = pen.labels["full"] if price is None else pen.labels["price"].format(price=price)
    return Text(text, style="not dim")


# ---- beside the board


def own(pen: DogePen) -> RenderableType:
    """What the reader alone knows, and the advisors that nobody controls."""
    mine, seat = pen.view["mine"], pen.view["seat"]
    table = Table.grid(padding=(0, 1, 0, 0))
    title = Text(pen.labels["onlooker"], style=LOUD)
    if mine is not None:
        title = Text(pen.labels["you"], style=LOUD).append_text(pen.name(seat))
        table.add_row(pen.labels["markers"], Text(pen.loose(mine["markers"]), style=COLOURS[seat]))
        if mine["card"] is not None:
            card = Text(f"{pen.area(mine['card'])} {pen.values(mine['pile'])}", style=COLOURS[seat])
            table.add_row(pen.labels["card"], card)
    table.add_row(pen.labels["neutral"], Text(f"{ADVISOR}{' '.join(pen.neutral()) or NONE}"))
    return beside(title, table)


def vote(pen: DogePen) -> RenderableType:
    """[DO-4.5, DO-4.8] The vote under way; [DO-9.6] at the end of the game, the ranks."""
    table = grid(2, None, None)
    area = pen.voting()
    if pen.view["over"]:
        for seat in sorted(range(pen.view["seats"]), key=lambda seat: pen.view["ranks"][seat]):
            table.add_row(Text(f"{pen.view['ranks'][seat]}."), pen.letter(seat), pen.name(seat))
        return beside(Text(pen.labels["result"], style=LOUD), table)
    if area is None:
        return Text(LAGOON, style=WATER)
    for seat in range(pen.view["seats"]):
        table.add_row(pen.letter(seat), Text(pen.votes(seat)), Text(pen.rank(seat), style=LOUD))
    return beside(Text(pen.labels["vote"].format(area=pen.area(area)), style=LOUD), table)


def beside(title: Text, content: RenderableType) -> RenderableType:
    return Padding(Group(title, content), (0, 1, 0, 2))


# ---- below the board


def supplies(pen: DogePen) -> Table:
    """[DO-1.3] What lies before every seat, open to all."""
    labels = pen.labels
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, pad_edge=False)
    table.add_column(f" {labels['supplies']}", max_width=20, no_wrap=True)
    for sign in (HOUSE, PALACE, RING, MARKER):
        table.add_column(sign, justify="right", min_width=3)
    for heading in ("goal", "played" if pen.view["placing"] else "counted"):
        table.add_column(f"  {labels[heading]}", no_wrap=True)
    for seat in range(pen.view["seats"]):
        table.add_row(*supply(pen, seat))
    return table


def supply(pen: DogePen, seat: int) -> list[Text]:
    has = pen.view["supplies"][seat]
    name = Text.assemble(pen.mark(seat), pen.letter(seat), " ", pen.name(seat))
    numbers = [Text(str(n)) for n in (has["houses"], has["palaces"], has["rings"], has["markers"])]
    shown = pen.played(seat) if pen.view["placing"] else pen.loose(pen.view["counted"][seat])
    return [name, *numbers, Text(f"  {pen.goal(seat)}"), Text(f"  {shown}")]


def legend(pen: DogePen) -> Text:
    labels = pen.labels
    signs = (
        f"{HOUSE} {labels['house']}",
        f"{PALACE} {labels['palace']}",
        f"{MARKER} {labels['marker']}",
        labels["yours"],
        f"{ADVISOR} {labels['advisor']}",
        f"{RING} {labels['ring']}",
    )
    return Text("   ".join(signs), style=QUIET, justify="center")
