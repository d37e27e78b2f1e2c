"""[SM] The board of San Marco: the districts with their bridges, the seats, and the cards on the table."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games.sanmarco.view import OfferView, SanMarcoView
from ..pen import LOUD, QUIET
from .labels import LABELS, SHORT
from .pen import DOGE, NOBLE, SanMarcoPen

WIDE: Final = 80  # columns: with fewer, districts have their short names


def draw(view: SanMarcoView, lang: str, names: Sequence[str] | None, width: int) -> RenderableType:
    """The board as one seat sees it, in the form that fits the width."""
    pen = SanMarcoPen(view, lang, LABELS, names)
    return Group(pen.title(), districts(pen, width), places(pen), *table(pen), own(pen))


def districts(pen: SanMarcoPen, width: int) -> Table:
    """One line for each district: its die, its values, the nobles of each seat, its bridges; the doge."""
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=QUIET)
    for heading in ("", "", ""):
        grid.add_column(heading, no_wrap=True)
    for seat in range(pen.view["seats"]):
        grid.add_column(pen.letter(seat), justify="right", min_width=3, no_wrap=True)
    grid.add_column(f" {pen.labels['bridges']} ({pen.labels['supply']} {pen.view['supply']})", overflow="fold")
    for name, facts in pen.view["districts"].items():
        here = name == pen.view["doge"]
        label = Text(
            f"{DOGE if here else ' '}{pen.labels[name] if width >= WIDE else SHORT[name]}", style=LOUD if here else ""
        )
        values = f"{facts['first']}/{facts['second']}"
        nobles = [pen.nobles(name, seat) for seat in range(pen.view["seats"])]
        grid.add_row(Text(str(facts["die"]), style=QUIET), label, values, *nobles, pen.bridges_from(name))
    return grid


def places(pen: SanMarcoPen) -> Table:
    """[SM-4.2] What lies before every seat, open to all."""
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=QUIET)
    grid.add_column("", max_width=18, no_wrap=True)
    for heading in (pen.labels["prestige"], f"{pen.labels['reserve']} {NOBLE}", pen.labels["limits"]):
        grid.add_column(heading, justify="right", no_wrap=True)
    grid.add_column(f" {pen.labels['role']}", overflow="fold")
    for seat in range(pen.view["seats"]):
        name = Text.assemble(pen.mark(seat), pen.letter(seat), " ", pen.name(seat))
        numbers = (pen.view["scores"][seat], pen.view["reserves"][seat], pen.view["limits"][seat]["points"])
        grid.add_row(name, *[str(number) for number in numbers], f" {pen.role(seat)}")
    return grid


def table(pen: SanMarcoPen) -> Iterator[Text]:
    """The cards on the table: offers, the hand that is played, the decks."""
    view, labels = pen.view, pen.labels
    for seat, size in enumerate(view["deals"]):
        if size:
            yield pen.name(seat).append(f" {labels['holds'].format(size=size)}", style="default not bold")
    for offers in view["offers"]:
        for offer in offers["offers"]:
            line = f" {labels['offer'].format(offer=offer['offer'])}: {contents(pen, offer)}"
            yield Text.assemble(pen.name(offers["dealer"]), line, overflow="fold")
    if view["player"] is not None and (view["card"] or view["hand"]):
        playing = pen.cards([view["card"]] if view["card"] else [])
        line = labels["plays"].format(card=playing, hand=pen.cards(view["hand"]))
        yield Text.assemble(pen.name(view["player"]), f" {line}", overflow="fold")
    rolled = f" · {labels['rolled'].format(rolled=view['rolled'])}" if view["rolled"] else ""
    decks = labels["decks"].format(actions=view["decks"]["actions"], limits=view["decks"]["limits"])
    yield Text(decks + rolled, style=QUIET)


def contents(pen: SanMarcoPen, offer: OfferView) -> str:
    """[SM-3.4] The cards of an offer, or how many lie face down."""
    cards = offer["cards"]
    return pen.labels["face_down"].format(size=offer["size"]) if cards is None else pen.cards(cards)


def own(pen: SanMarcoPen) -> Text:
    """What the reader alone knows."""
    mine = pen.view["mine"]
    if mine is None:
        return Text(pen.labels["onlooker"], style=LOUD)
    text = Text(pen.labels["you"], style=LOUD, overflow="fold").append_text(pen.name(pen.view["seat"]))
    if mine["deal"]:
        text.append(f" · {pen.labels['deal']}: {pen.cards(mine['deal'])}", style="not bold")
    for number, cards in enumerate(mine["offers"], 1):
        text.append(f" · {pen.labels['offer'].format(offer=number)}: {pen.cards(cards)}", style="not bold")
    return text
