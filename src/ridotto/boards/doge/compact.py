"""[DO] The board on less than 80 columns: one line for each area."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games.doge.material import AREA_NAMES, AreaName
from ..pen import COLOURS, LOUD, NONE, NOW, QUIET
from .labels import AREA_LABELS, SHORT
from .pen import ADVISOR, ARROW, HOUSE, MARKER, PALACE, RING, DogePen

ROOM_FOR_NAMES = 66  # columns: with fewer, areas have their short names


def draw_compact(pen: DogePen, width: int) -> RenderableType:
    votes = [] if pen.view["over"] else [rows(pen)]
    return Group(pen.title(), *votes, areas(pen, width), supplies(pen), advisors(pen), own(pen))


def rows(pen: DogePen) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row(Text(pen.labels["brown"], style=LOUD), *pen.brown(SHORT))
    table.add_row(Text(pen.labels["blue"], style=LOUD), *pen.blue(SHORT))
    return table


def areas(pen: DogePen, width: int) -> Table:
    """Houses, palaces and stacks, one column for each seat."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("")
    table.add_column(PALACE)
    for seat in range(pen.view["seats"]):
        table.add_column(pen.letter(seat), min_width=7)
    names = AREA_LABELS if width >= ROOM_FOR_NAMES else SHORT
    for area in AREA_NAMES:
        table.add_row(heading(pen, area, names[area]), price(pen, area), *cells(pen, area))
    return table


def heading(pen: DogePen, area: AreaName, name: str) -> Text:
    votes = area == pen.voting()
    return Text(f"{NOW}{name}" if votes else f" {name}", style=LOUD if votes else "")


def price(pen: DogePen, area: AreaName) -> Text:
    if area == "quarantia":
        return Text("")
    cost = pen.price(area)
    return Text(NONE if cost is None else f"{cost}{HOUSE}")


def cells(pen: DogePen, area: AreaName) -> list[Text]:
    return [cell(pen, area, seat) for seat in range(pen.view["seats"])]


def cell(pen: DogePen, area: AreaName, seat: int) -> Text:
    text = Text("")
    if area != "quarantia":
        district = pen.view["districts"][area]
        text += pen.number(district["houses"][seat], HOUSE, seat)
        text += pen.number(district["palaces"][seat], PALACE, seat)
    text += pen.stack(area, seat)
    return text if text.plain else Text("·", style=QUIET)


def supplies(pen: DogePen) -> Table:
    """What lies before every seat, its votes now, and what it has shown this year."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(max_width=16, no_wrap=True)
    for seat in range(pen.view["seats"]):
        has = pen.view["supplies"][seat]
        name = Text.assemble(pen.mark(seat), pen.letter(seat), " ", pen.name(seat))
        things = ((has["houses"], HOUSE), (has["palaces"], PALACE), (has["rings"], RING), (has["markers"], MARKER))
        numbers = [Text(f"{number}{sign}", justify="right", no_wrap=True) for number, sign in things]
        table.add_row(name, *numbers, Text(note(pen, seat), overflow="fold"))
    return table


def note(pen: DogePen, seat: int) -> str:
    labels, view = pen.labels, pen.view
    if view["over"]:
        return f"{view['ranks'][seat]}."
    if pen.voting() is None:
        return f"{labels['played']} {pen.played(seat)}"
    votes = f"{pen.votes(seat)} {pen.rank(seat)}".rstrip()
    return f"{votes} · {labels['counted']} {pen.loose(view['counted'][seat])}"


def advisors(pen: DogePen) -> Text:
    """Every advisor: from where, and where it stands."""
    parts = [Text(f"{ADVISOR} {pen.labels['neutral']} {' '.join(pen.neutral()) or NONE}")]
    for seat in range(pen.view["seats"]):
        moved = [
            f"{SHORT[name]}{ARROW}{SHORT[facts['place']]}"
            for name, facts in pen.view["advisors"].items()
            if facts["ring"] == seat and facts["place"] is not None
        ]
        if moved:
            parts.append(Text.assemble(pen.letter(seat), Text(" " + " ".join(moved), style=COLOURS[seat])))
    return Text(" · ").join(parts)


def own(pen: DogePen) -> Text:
    """What the reader alone knows."""
    mine = pen.view["mine"]
    if mine is None:
        return Text(pen.labels["onlooker"], style=LOUD)
    text = Text(pen.labels["you"], style=LOUD).append_text(pen.name(pen.view["seat"]))
    text.append(f" · {pen.labels['markers']} {pen.loose(mine['markers'])}")
    if mine["card"] is not None:
        text.append(f" · {pen.labels['card']} {pen.area(mine['card'])} {pen.values(mine['pile'])}")
    return text
