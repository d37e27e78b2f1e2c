"""[SM] What the board is drawn with: signs, colours, and the small texts made of them."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from ...games.sanmarco.material import CardName, DistrictName
from ...games.sanmarco.view import SanMarcoView
from ..pen import COLOURS, LOUD, NONE, QUIET, Pen
from .labels import SHORT

DOGE: Final = "♛"
NOBLE: Final = "♟"
BRIDGE: Final = "="


class SanMarcoPen(Pen[SanMarcoView]):
    """Writes the facts of one view of San Marco."""

    def cards(self, cards: Iterable[CardName]) -> str:
        return ", ".join(self.labels[f"short:{card}"] for card in cards) or NONE

    def nobles(self, district: DistrictName, seat: int) -> Text:
        number = self.view["districts"][district]["nobles"][seat]
        return Text(f"{number}{NOBLE}", style=COLOURS[seat]) if number else Text("·", style=QUIET)

    def bridges_from(self, district: DistrictName) -> Text:
        """The bridges of a district: their owners, and where they lead."""
        text = Text("")
        for bridge in self.view["bridges"]:
            if district in bridge["ends"]:
                other = next(end for end in bridge["ends"] if end != district)
                text.append_text(self.letter(bridge["owner"])).append(f"{BRIDGE}{SHORT[other]} ")
        return text

    def title(self) -> Text:
        """Where the game stands."""
        view, labels = self.view, self.labels
        parts = [
            labels["title"].format(phase=view["phase"], round=view["round"]) if view["phase"] else labels["set_up"]
        ]
        if view["extra"]:
            parts.append(labels["extra"])
        if view["over"]:
            parts.append(labels["over"])
        return Text(" · ".join(parts), style=LOUD)

    def role(self, seat: int) -> str:
        """What a seat is in this round; at the end, its place."""
        view, labels = self.view, self.labels
        if view["over"]:
            return f"{view['ranks'][seat]}."
        if view["phase"] and seat in view["out"]:
            return labels["out"]
        return next((labels[f"role:{role}"] for role, holder in view["roles"].items() if holder == seat), "")
