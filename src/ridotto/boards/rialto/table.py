"""[RI] What lies beside the city: supplies, rows of cards, what the players have, and what the reader alone knows."""

from typing import Final

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from ...games.rialto.material import VALUES
from ...games.rialto.view import NeutralView
from ..pen import LOUD, NONE, QUIET
from .pen import COIN, MAN, POINT, TIMES, RialtoPen

GAP: Final = 3  # blanks between two rows of cards
SHORT: Final = 3  # letters of a heading where there is little room
ROOM_FOR_NAMES: Final = 80  # columns: with fewer, names of players are cut short


def supplies(pen: RialtoPen) -> Text:
    """What nobody has yet."""
    view, labels = pen.view, pen.labels
    bridges, discards = view["bridges"], view["discards"]
    top = NONE if bridges["top"] is None else "/".join([str(value) for value in bridges["top"]])
    parts = [
        f"{labels['coins']} {view['coins']}{COIN}",
        f"{labels['next_bridge']} {top} ({labels['left'].format(number=bridges['left'])})",
        f"{labels['gondolas']} {view['gondolas']}",
        f"{labels['pile']} {view['pile']}",
        f"{labels['discards']} {sum(discards['known'].values()) + discards['hidden']}",
    ]
    return Text(" · ".join(parts), overflow="fold")


def stacks(pen: RialtoPen) -> Text:
    """[RI-1.7] How many buildings of each kind are left."""
    text = Text(f"{pen.labels['stacks']}", style=QUIET, overflow="fold")
    for place, (kind, number) in enumerate(pen.view["stacks"].items()):
        text.append("  " if place % VALUES == 0 else " ")
        text.append_text(pen.building(kind)).append(f"{TIMES}{number}", "" if number else QUIET)
    return text


def rows(pen: RialtoPen, width: int) -> Table:
    """[RI-3.1] The rows that nobody has taken, side by side where there is room."""
    label = pen.labels["row"]
    shown = [label.format(row=row["row"], cards=pen.cards(row["cards"])) for row in pen.view["rows"]]
    if max([cell_len(text) for text in shown]) * 2 + GAP > width:
        shown = [f"{row['row']}  {pen.cards(row['cards'], 'short')}" for row in pen.view["rows"]]
    widest = max([cell_len(text) for text in shown])
    columns = max(1, (width + GAP) // (widest + GAP))
    table = Table.grid(padding=(0, GAP, 0, 0))
    for start in range(0, len(shown), columns):
        table.add_row(*[Text(text) for text in shown[start : start + columns]])
    return table


# ---- players


def players(pen: RialtoPen, width: int) -> Table:
    """Open to all: points, coins, councilmen, cards, the strength of the play, buildings."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, pad_edge=False)
    is_wide = width >= ROOM_FOR_NAMES
    labels = pen.labels
    table.add_column("", max_width=20 if is_wide else 11, no_wrap=True)
    headings = (POINT, COIN, f"{MAN}{labels['personal']}", f"{MAN}{labels['general']}", labels["hand"])
    for heading in (*headings, labels["strength"] if is_wide else labels["strength"][:SHORT]):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column(labels["buildings"] if is_wide else "")
    is_known = is_wide and any(facts["known"] for facts in pen.view["players"])
    if is_known:
        table.add_column(labels["known"])
    for seat in range(pen.view["seats"]):
        known = [Text(pen.cards(pen.view["players"][seat]["known"], "short"))] if is_known else []
        table.add_row(*player(pen, seat), *known)
    if pen.view["neutral"] is not None:
        table.add_row(*neutral(pen, pen.view["neutral"]))
    return table


def player(pen: RialtoPen, seat: int) -> list[Text]:
    facts, view = pen.view["players"][seat], pen.view
    name = Text.assemble(pen.mark(seat), pen.letter(seat), " ", pen.name(seat))
    numbers = (view["scores"][seat], facts["coins"], facts["personal"], facts["general"])
    hand = f"{facts['hand']}/{facts['limit']}" if view["phase"] == 1 else str(facts["hand"])
    strength = pen.labels["waits"] if facts["waits"] else NONE if facts["strength"] is None else str(facts["strength"])
    buildings = Text(" ").join([pen.own_building(building) for building in facts["buildings"]])
    if view["over"]:
        buildings.append(f" {view['ranks'][seat]}.", style=LOUD)
    return [name, *[Text(str(number)) for number in numbers], Text(hand), Text(strength), buildings]


def neutral(pen: RialtoPen, facts: NeutralView) -> list[Text]:
    """[RI-9.4] Its cards lie open."""
    name = Text(" ").append_text(pen.sign(2)).append(f" {pen.labels['neutral_player']}")
    nothing = [Text(NONE) for _ in range(4)]
    strength = NONE if facts["strength"] is None else str(facts["strength"])
    return [name, *nothing, Text(str(len(facts["cards"]))), Text(strength), Text(pen.cards(facts["cards"], "short"))]


def own(pen: RialtoPen) -> Text:
    """What the reader alone knows."""
    mine, labels = pen.view["mine"], pen.labels
    if mine is None:
        return Text(labels["onlooker"], style=LOUD)
    text = Text(labels["you"], style=LOUD, overflow="fold").append_text(pen.name(pen.view["seat"]))
    text.append(f" · {labels['hand']} {pen.cards(mine['hand'])}")
    if mine["discarding"]:
        text.append(f" · {labels['discarding']} {pen.cards(mine['discarding'])}")
    laid = [*mine["laid"], *mine["converted"], *mine["doubled"], *["joker"] * mine["jokers"]]
    if laid:
        text.append(f" · {labels['laid']} {pen.cards(laid)} = {mine['strength']}")
    return text
