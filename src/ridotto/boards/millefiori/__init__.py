"""[MF] The board of Mille Fiori: the prize, and a line for each seat."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games.millefiori.tiny_view import MillefioriView
from ..pen import LOUD, NONE, QUIET, Pen
from .labels import LABELS

HIDDEN: Final = "▒"  # a card face down
NARROW: Final = 60  # columns: with fewer, names are cut short


def draw(view: MillefioriView, lang: str, names: Sequence[str] | None, width: int) -> RenderableType:
    """The board as one seat sees it."""
    pen = Pen(view, lang, LABELS, names)
    return Group(title(pen), prizes(pen), seats(pen, width), own(pen))


def title(pen: Pen[MillefioriView]) -> Text:
    """Where the game stands."""
    view, labels = pen.view, pen.labels
    phase = labels["over"] if view["over"] else labels["phase"].format(round=view["round"], rounds=view["rounds"])
    return Text(f"Mille Fiori · {phase}", style=LOUD)


def prizes(pen: Pen[MillefioriView]) -> Text:
    """[MF-2.1] The prize that is turned up, and those that are left."""
    view, labels = pen.view, pen.labels
    text = Text(f"{labels['prize']} {NONE if view['prize'] is None else view['prize']}", style=LOUD)
    text.append(f" · {labels['deck']} {listed(view['deck'])} · {labels['aside']} {listed(view['aside'])}", style=QUIET)
    return text


def seats(pen: Pen[MillefioriView], width: int) -> Table:
    """[MF-1.2] The hand of each seat, its latest card, its prizes and its points."""
    view, labels = pen.view, pen.labels
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, pad_edge=False)
    table.add_column("", max_width=20 if width >= NARROW else 10, no_wrap=True)
    for heading in ("hand", "card", "won", "points"):
        table.add_column(labels[heading], no_wrap=True)
    for seat in range(view["seats"]):
        name = Text.assemble(pen.mark(seat), pen.letter(seat), " ", pen.name(seat))
        facts = (listed(view["hands"][seat]), card(pen, seat), listed(view["won"][seat]), str(view["scores"][seat]))
        table.add_row(name, *[Text(fact) for fact in facts])
    return table


def card(pen: Pen[MillefioriView], seat: int) -> str:
    """[MF-2.2] Face down, once it is laid; [MF-2.3] else what was shown in the latest round."""
    view = pen.view
    if view["step"] == "lay_card" and seat not in view["asked"]:
        return HIDDEN
    shown = view["showed"][seat]
    return NONE if shown is None else str(shown)


def own(pen: Pen[MillefioriView]) -> Text:
    """What the reader alone knows."""
    mine = pen.view["mine"]
    if mine is None:
        return Text(pen.labels["onlooker"], style=LOUD)
    text = Text(pen.labels["you"], style=LOUD).append_text(pen.name(pen.view["seat"]))
    if mine["card"] is not None:
        text.append(f" · {pen.labels['laid']} {mine['card']}")
    return text


def listed(numbers: Iterable[int]) -> str:
    return " ".join(str(number) for number in numbers) or NONE
