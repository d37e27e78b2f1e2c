"""[DO] The board on 80 columns and more: the seven areas laid out like the map."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from .labels import AREA_LABELS, SHORT
from .pen import ADVISOR, COLOURS, HOUSE, LOUD, MARKER, NONE, NOW, PALACE, QUIET, RING, Pen

# The city seen from the south, the lagoon around it: two places are free for what lies beside the board.
OWN: Final = "own"
VOTE: Final = "vote"
MAP: Final = (
    ("santa_croce", "cannaregio", "quarantia"),
    ("san_polo", "san_marco", "castello"),
    (OWN, "dorsoduro", VOTE),
)
QUARANTIA: Final = "quarantia"
ROOM_FOR_NAMES: Final = 98  # columns: with fewer, the rows have short names
WAVE: Final = "≈"
LAGOON: Final = "\n   ≈      ≈    ≈\n ≈    ≈     ≈\n    ≈     ≈     ≈"
WATER: Final = "cyan"
UNDIMMED: Final = "bold not dim"  # on a quiet border


def draw_wide(pen: Pen, width: int) -> RenderableType:
    return Group(
        Rule(pen.title(), style=WATER, characters=WAVE),
        *([] if pen.seen["over"] else [rows(pen, width)]),
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


def rows(pen: Pen, width: int) -> Table:
    """[DO-1.5, DO-1.6] The brown row above the blue row."""
    names = AREA_LABELS if width >= ROOM_FOR_NAMES else SHORT
    table = grid(*[None] * 8)
    table.add_row(Text(pen.labels["brown"], style=LOUD), *pen.brown(names))
    table.add_row(Text(pen.labels["blue"], style=LOUD), *pen.blue(names))
    return table


# ---- the map


def city(pen: Pen, width: int) -> Table:
    table = Table.grid(expand=True)
    outer = width // 3
    for column in (outer, width - 2 * outer, outer):
        table.add_column(width=column)
    for row in MAP:
        table.add_row(*[place(pen, name) for name in row])
    return table


def place(pen: Pen, name: str) -> RenderableType:
    if name == OWN:
        return own(pen)
    if name == VOTE:
        return vote(pen)
    return area(pen, name)


def area(pen: Pen, name: str) -> Panel:
    """One line for each seat: houses, palaces, stack, advisors."""
    table = grid(1, 3, 2, 6, None)
    for seat in range(pen.seen["seats"]):
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


def line(pen: Pen, area: str, seat: int) -> Sequence[Text]:
    advisors = " ".join(pen.standing(area, seat))
    people = Text(f"{ADVISOR}{advisors}" if advisors else "", style=COLOURS[seat])
    district = pen.seen["districts"].get(area)
    if district is None:
        return [pen.letter(seat), Text(""), Text(""), pen.stack(area, seat), people]
    houses = pen.number(district["houses"][seat], HOUSE, seat)
    palaces = pen.number(district["palaces"][seat], PALACE, seat)
    houses.justify = "right"
    return [pen.letter(seat), houses, palaces, pen.stack(area, seat), people]


def foot(pen: Pen, name: str) -> Text:
    if name == QUARANTIA:
        return Text(pen.labels["palace_of_doge"], style="not dim")
    price = pen.price(name)
    text = pen.labels["full"] if price is None else pen.labels["price"].format(price=price)
    return Text(text, style="not dim")


# ---- beside the board


def own(pen: Pen) -> RenderableType:
    """What the reader alone knows, and the advisors that nobody controls."""
    mine, seat = pen.seen["mine"], pen.seen["seat"]
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


def vote(pen: Pen) -> RenderableType:
    """[DO-4.5, DO-4.8] The vote under way; [DO-9.6] at the end of the game, the ranks."""
    table = grid(2, None, None)
    area = pen.voting()
    if pen.seen["over"]:
        for seat in sorted(range(pen.seen["seats"]), key=lambda seat: pen.seen["ranks"][seat]):
            table.add_row(Text(f"{pen.seen['ranks'][seat]}."), pen.letter(seat), pen.name(seat))
        return beside(Text(pen.labels["result"], style=LOUD), table)
    if area is None:
        return Text(LAGOON, style=WATER)
    for seat in range(pen.seen["seats"]):
        table.add_row(pen.letter(seat), Text(pen.votes(seat)), Text(pen.rank(seat), style=LOUD))
    return beside(Text(pen.labels["vote"].format(area=pen.area(area)), style=LOUD), table)


def beside(title: Text, content: RenderableType) -> RenderableType:
    return Padding(Group(title, content), (0, 1, 0, 2))


# ---- below the board


def supplies(pen: Pen) -> Table:
    """[DO-1.3] What lies before every seat, open to all."""
    labels = pen.labels
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, pad_edge=False)
    table.add_column(f" {labels['supplies']}", max_width=20, no_wrap=True)
    for sign in (HOUSE, PALACE, RING, MARKER):
        table.add_column(sign, justify="right", min_width=3)
    for heading in ("goal", "played" if pen.seen["placing"] else "counted"):
        table.add_column(f"  {labels[heading]}", no_wrap=True)
    for seat in range(pen.seen["seats"]):
        table.add_row(*supply(pen, seat))
    return table


def supply(pen: Pen, seat: int) -> list[Text]:
    has = pen.seen["supplies"][seat]
    name = Text.assemble(pen.mark(seat), pen.letter(seat), " ", pen.name(seat))
    numbers = [Text(str(n)) for n in (has["houses"], has["palaces"], has["rings"], has["markers"])]
    shown = pen.played(seat) if pen.seen["placing"] else pen.loose(pen.seen["counted"][seat])
    return [name, *numbers, Text(f"  {pen.goal(seat)}"), Text(f"  {shown}")]


def legend(pen: Pen) -> Text:
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
