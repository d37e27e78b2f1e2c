"""[SM] What the board is drawn with: signs, colours, and the small texts made of them."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from ...games.sanmarco.material import SEAT_LETTERS
from .labels import DISTRICT_LABELS, SHORT, Labels
from .seen import Seen

DOGE: Final = "♛"
NOBLE: Final = "♟"
BRIDGE: Final = "="
NOW: Final = "►"  # who is asked
NONE: Final = "-"
QUIET: Final = "dim"
LOUD: Final = "bold"
COLOURS: Final = ("bold red", "bold bright_blue", "bold green", "bold yellow")


class Pen:
    """Writes the facts of one view, in one language, with the names of one table."""

    def __init__(self, seen: Seen, labels: Labels, names: Sequence[str] | None) -> None:
        self.seen = seen
        self.labels = labels
        self.names = names or []

    def letter(self, seat: int) -> Text:
        return Text(SEAT_LETTERS[seat], style=COLOURS[seat])

    def name(self, seat: int) -> Text:
        given = self.names[seat] if seat < len(self.names) else self.labels[f"seat_{seat}"]
        return Text(given, style=COLOURS[seat], no_wrap=True, overflow="ellipsis")

    def mark(self, seat: int) -> Text:
        """A sign before a seat that is asked."""
        return Text(NOW if seat in self.seen["asked"] else " ", style=LOUD)

    def cards(self, cards: Iterable[str]) -> str:
        return ", ".join(DISTRICT_LABELS.get(card) or self.labels[card] for card in cards) or NONE

    def nobles(self, district: str, seat: int) -> Text:
        number = self.seen["districts"][district]["nobles"][seat]
        return Text(f"{number}{NOBLE}", style=COLOURS[seat]) if number else Text("·", style=QUIET)

    def bridges_from(self, district: str) -> Text:
        """The bridges of a district: their owners, and where they lead."""
        text = Text("")
        for bridge in self.seen["bridges"]:
            if district in bridge["ends"]:
                other = next(end for end in bridge["ends"] if end != district)
                text.append_text(self.letter(bridge["owner"])).append(f"{BRIDGE}{SHORT[other]} ")
        return text

    def title(self) -> Text:
        """Where the game stands."""
        seen, labels = self.seen, self.labels
        parts = [
            labels["title"].format(phase=seen["phase"], round=seen["round"]) if seen["phase"] else labels["set_up"]
        ]
        if seen["extra"]:
            parts.append(labels["extra"])
        if seen["over"]:
            parts.append(labels["over"])
        return Text(" · ".join(parts), style=LOUD)

    def role(self, seat: int) -> str:
        """What a seat is in this round; at the end, its place."""
        seen, labels = self.seen, self.labels
        if seen["over"]:
            return f"{seen['ranks'][seat]}."
        if seen["phase"] and seat in seen["out"]:
            return labels["out"]
        return next((labels[role] for role, holder in seen["roles"].items() if holder == seat), "")
