"""[RI-1.2] The six districts on the two banks of the Grand Canal: boxes where there is room, else a line for each."""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...games.rialto.material import BANK_DISTRICTS, BANK_NAMES, BANK_POINTS, BankName, DistrictName
from ..pen import LOUD, QUIET
from .pen import MAN, POINT, RialtoPen

ROOM_FOR_BOXES: Final = 80  # columns
WAVE: Final = "≈"
WATER: Final = "cyan"
CONNECTION: Final = 15  # columns: "Can 3═5 Cas", and a gap
UNDIMMED: Final = "not dim"  # on a quiet border


def draw_city(pen: RialtoPen, width: int) -> RenderableType:
    return boxes(pen, width) if width >= ROOM_FOR_BOXES else lines(pen)


# ---- boxes


def boxes(pen: RialtoPen, width: int) -> RenderableType:
    """A row of boxes for each bank, the canal between them."""
    upper, lower = BANK_NAMES
    names = f"{bank(pen, upper)} ↑ {WAVE * 3} {pen.labels['canal']} {WAVE * 3} ↓ {bank(pen, lower)}"
    return Group(row(pen, upper, width), Rule(names, style=WATER, characters=WAVE), row(pen, lower, width))


def bank(pen: RialtoPen, name: BankName) -> str:
    """[RI-5.11] A bank, and whether its bonus tile can still be won."""
    label = pen.labels["bank" if pen.view["banks"][name]["active"] else "spent"]
    return label.format(bank=pen.labels[name], points=f"{BANK_POINTS}{POINT}")


def row(pen: RialtoPen, name: BankName, width: int) -> Table:
    table = Table.grid(expand=True)
    outer = width // BANK_DISTRICTS
    for column in (outer, width - 2 * outer, outer):
        table.add_column(width=column)
    table.add_row(*[district_box(pen, district) for district in pen.view["banks"][name]["districts"]])
    return table


def district_box(pen: RialtoPen, name: DistrictName) -> Panel:
    """Councilmen, and what each would score."""
    facts, is_current = pen.view["districts"][name], name == pen.view["district"]
    title = pen.district(name)
    title.stylize(UNDIMMED)
    return Panel(
        Group(Text(f"{MAN} ").append_text(pen.men(facts)), Text(f"{POINT} ").append_text(pen.ranks(facts))),
        title=title,
        title_align="left",
        subtitle=Text(f"{facts['worth']}{POINT}", style=UNDIMMED),
        subtitle_align="right",
        box=box.HEAVY if is_current else box.ROUNDED,
        border_style=LOUD if is_current else QUIET,
    )


# ---- lines


def lines(pen: RialtoPen) -> Table:
    """The districts bank by bank: the tile, the name, what it is worth, councilmen, and what each would score."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=QUIET)
    for heading in ("", POINT, MAN, POINT):
        table.add_column(heading, no_wrap=not heading)
    for name in BANK_NAMES:
        table.add_row(Text(bank(pen, name), style=WATER))
        for district in pen.view["banks"][name]["districts"]:
            facts = pen.view["districts"][district]
            table.add_row(pen.district(district), str(facts["worth"]), pen.men(facts), pen.ranks(facts))
    return table


# ---- connections


def connections(pen: RialtoPen, width: int) -> Table:
    """[RI-1.3] The connections, in as many columns as there is room for."""
    columns = min(width // CONNECTION, 4)
    table = Table.grid()
    for _ in range(columns):
        table.add_column(width=width // columns, no_wrap=True)
    found = pen.view["connections"]
    for start in range(0, len(found), columns):
        table.add_row(*[pen.connection(facts) for facts in found[start : start + columns]])
    return table
