"""[IN] What lies beside the Palace: piles, what the seats have, and what the reader alone knows."""

from rich.table import Table
from rich.text import Text

from ..pen import LOUD, NONE, QUIET
from .pen import DUCAT, IntrigoPen


def piles(pen: IntrigoPen) -> Text:
    """[IN-1.11] Each pile with the price of its top card."""
    parts = [
        f"{pen.labels[kind]} {NONE if pile['price'] is None else str(pile['price']) + DUCAT}"
        for kind, pile in pen.view["piles"].items()
    ]
    parts.append(f"{pen.labels['bank']} {pen.view['bank']}{DUCAT}")
    return Text(" · ".join(parts), overflow="fold")


def players(pen: IntrigoPen) -> Table:
    """[IN-2.2] Open to all."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, pad_edge=False)
    table.add_column("", max_width=16, no_wrap=True)
    table.add_column(DUCAT, justify="right")
    for corporation in pen.view["players"][0]["counters"]:
        table.add_column(pen.labels[corporation], justify="right")
    table.add_column(pen.labels["hand"], justify="right")
    table.add_column(pen.labels["families"], no_wrap=True)
    for seat in range(pen.view["seats"]):
        table.add_row(*player(pen, seat))
    return table


def player(pen: IntrigoPen, seat: int) -> list[Text]:
    facts = pen.view["players"][seat]
    name = Text.assemble(pen.mark(seat), pen.letter(seat), " ", pen.name(seat))
    counters = [Text(str(number) if number else NONE) for number in facts["counters"].values()]
    families = Text(" ").join([pen.family(family) for family in facts["families"]])
    if pen.view["over"]:
        families.append(f" {pen.view['ranks'][seat]}.", style=LOUD)
    elif pen.view["first"] == seat:
        families.append(f" ({pen.labels['first']})")
    return [name, Text(str(facts["ducats"])), *counters, Text(str(facts["hand"])), families]


def own(pen: IntrigoPen) -> Text:
    """What the reader alone knows."""
    mine = pen.view["mine"]
    if mine is None:
        return Text(pen.labels["onlooker"], style=LOUD)
    text = Text(pen.labels["you"], style=LOUD, overflow="fold").append_text(pen.name(pen.view["seat"]))
    text.append(f" · {pen.labels['hand']} ").append_text(pen.cards(mine["hand"]))
    if mine["packet"]:
        text.append(f" · {pen.labels['packet']} ").append_text(pen.cards(mine["packet"]))
    if mine["kept"] is not None:
        text.append(f" · {pen.labels['kept']} ").append_text(pen.card(mine["kept"]))
    for seat, cards in enumerate(mine["known"]):
        if cards and seat != pen.view["seat"]:
            text.append(f" · {pen.labels['known']} ").append_text(pen.letter(seat)).append(" ")
            text.append_text(pen.cards(cards))
    return text
