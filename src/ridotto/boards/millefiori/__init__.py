"""[MF] The board of Mille Fiori: a few plain lines, until it is drawn."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ...games.millefiori.view import MillefioriView


def draw(view: MillefioriView, lang: str, names: Sequence[str] | None, width: int) -> RenderableType:
    """The board as one seat sees it."""
    lines = [f"Mille Fiori · {view['round']}/{view['rounds']}", " ".join(view["display"])]
    if view["mine"] is not None:
        lines.append(" ".join(view["mine"]["packet"]))
    lines.extend(f"{seat} {points}" for seat, points in enumerate(view["scores"]))
    return Group(*[Text(line) for line in lines])
