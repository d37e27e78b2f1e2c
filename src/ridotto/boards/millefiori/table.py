"""[MF] What lies beside the board: cards, what the seats have, showcases, and what the reader alone knows."""

from typing import Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ...games.millefiori.view import PlayerView
from ..pen import LOUD, NONE, QUIET
from .pen import DIAMOND, MillefioriPen

ROOM_FOR_NAMES: Final = 80  # columns: with fewer, names of seats are cut short
SIDE: Final = 3  # places of a row of a showcase
SHOWCASE: Final = 22  # columns


def listed(label: str, cards: str, more: str = "") -> Text:
    """A line of cards."""
    return Text(f"{label} ", style=QUIET, overflow="fold").append(cards, "not dim").append(f" {more}" if more else "")


def display(pen: MillefioriPen) -> Text:
    """[MF-1.3] The cards that lie open."""
    label = pen.labels["display"]
    pile = pen.labels["pile"].format(number=pen.view["pile"])
    return listed(label, pen.cards(pen.view["display"]), f"· {pile}")


def offers(pen: MillefioriPen) -> Group:
    """[MF-10.2] The market and the court, and how many are in their piles."""
    view, labels = pen.view, pen.labels
    works = ", ".join([pen.card(work) for work in view["market"] if work is not None]) or NONE
    ladies = ", ".join([labels[f"lady:{lady}"] for lady in view["court"] if lady is not None]) or NONE
    return Group(
        listed(labels["market"], works, labels["left"].format(number=len(view["works"]))),
        listed(labels["court"], ladies, labels["left"].format(number=len(view["dogaressas"]))),
    )


# ---- seats


def players(pen: MillefioriPen, width: int) -> Table:
    """Open to all: points, diamonds, ship, councillor, cards, and what was played in this round."""
    view, labels = pen.view, pen.labels
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, pad_edge=False)
    is_wide = width >= ROOM_FOR_NAMES
    table.add_column("", max_width=20 if is_wide else 13, no_wrap=True)
    headings = [labels["points"], DIAMOND, labels["at_sea"], *([labels["in_council"]] if view["masterworks"] else [])]
    for heading in (*headings, labels["cards"]):
        table.add_column(heading, justify="right", no_wrap=True)
    if is_wide:
        table.add_column(labels["played"])
    for seat, facts in enumerate(view["players"]):
        played = [Text(pen.cards(facts["played"]))] if is_wide else []
        table.add_row(*player(pen, seat, facts), *played)
    return table


def player(pen: MillefioriPen, seat: int, facts: PlayerView) -> list[Text]:
    view = pen.view
    name = Text.assemble(pen.mark(seat), pen.letter(seat), " ", pen.name(seat))
    place = f"{view['ranks'][seat]}. " if view["over"] else ""
    cards = f"{facts['packet']}+1" if facts["kept"] else str(facts["packet"])
    row = [f"{place}{view['scores'][seat]}", f"{facts['supply']}+{facts['reserve']}", str(facts["ship"])]
    if view["masterworks"]:
        row.append(str(facts["councillor"]))
    return [name, *[Text(cell) for cell in (*row, cards)]]


def ladies(pen: MillefioriPen) -> list[Text]:
    """[MF-13.1] Dogaressa cards that lie before seats."""
    parts = []
    for seat, facts in enumerate(pen.view["players"]):
        if facts["dogaressas"]:
            names = ", ".join([pen.labels[f"lady:{lady}"] for lady in facts["dogaressas"]])
            parts.append(pen.letter(seat).append(f" {names}", "not bold"))
    head = Text(f"{pen.labels['ladies']} ", style=QUIET, overflow="fold")
    return [head.append_text(Text(" · ").join(parts))] if parts else []


def showcases(pen: MillefioriPen, width: int) -> list[Table]:
    """[MF-15.5] The showcases that are not empty, side by side."""
    shown = [seat for seat, facts in enumerate(pen.view["players"]) if any(facts["showcase"])]
    columns = width // SHOWCASE
    table = Table.grid()
    for _ in range(columns):
        table.add_column(width=SHOWCASE, no_wrap=True)
    for start in range(0, len(shown), columns):
        table.add_row(*[showcase(pen, seat) for seat in shown[start : start + columns]])
    return [table] if shown else []


def showcase(pen: MillefioriPen, seat: int) -> Group:
    """With the points of its lines, if the game ended now."""
    facts = pen.view["players"][seat]
    head = pen.letter(seat).append(f" {pen.labels['showcase'].format(points=facts['lines'])}", "not bold dim")
    works = [pen.work(work) for work in facts["showcase"]]
    rows = [Text(" ").join(works[start : start + SIDE]) for start in range(0, len(works), SIDE)]
    return Group(head, *[Text("  ").append_text(row) for row in rows])


# ---- the reader


def own(pen: MillefioriPen) -> Group:
    """What the reader alone knows: its packet, its kept card, and the packets it remembers."""
    view, mine, labels = pen.view, pen.view["mine"], pen.labels
    if mine is None:
        return Group(Text(labels["onlooker"], style=LOUD))
    text = Text(labels["you"], style=LOUD, overflow="fold").append_text(pen.name(view["seat"]))
    if mine["packet"]:
        text.append(f" · {labels['packet' if is_held(pen) else 'passed_on']} {pen.cards(mine['packet'])}")
    if mine["kept"] is not None:
        text.append(f" · {labels['kept']} {pen.card(mine['kept'])}")
    lines = [text]
    for packet in mine["packets"]:
        if packet["cards"] and packet["holder"] != view["seat"]:
            known = labels["remembered"].format(who=pen.voice.name(packet["holder"]), cards=pen.cards(packet["cards"]))
            lines.append(Text(f"  {known}", style=QUIET, overflow="fold"))
    return Group(*lines)


def is_held(pen: MillefioriPen) -> bool:
    """[MF-2.2, MF-2.5] Does the reader still choose from its packet, or has it passed it on?"""
    view = pen.view
    if view["on_turn_choice"]:
        return len(view["players"][view["seat"]]["played"]) < view["cycle"]
    return view["step"] == "keep_card"
