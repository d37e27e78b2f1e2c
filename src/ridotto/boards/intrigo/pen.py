"""[IN] What the board draws with: signs, colours, and the small texts made of them."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from .labels import FAMILY_SHORT, SEAT_LETTERS, Labels
from .seen import Seen

NOW: Final = "►"  # who is asked
FREE: Final = "·"
NONE: Final = "-"
TAKES: Final = "→"  # from a token to the seat that would take it
SEAL: Final = "◆"
DUCAT: Final = "●"
EMPTY: Final = "○"

SEAT_COLOURS: Final = ("bold red", "bold magenta", "bold bright_blue", "bold green")
FAMILY_COLOURS: Final = {
    "contarini": "red",
    "gradenigo": "magenta",
    "morosini": "bright_blue",
    "dandolo": "green",
    "tiepolo": "white",
}
QUIET: Final = "dim"
LOUD: Final = "bold"


class Pen:
    """Writes the facts of one view, in one language, with the names of one table."""

    def __init__(self, seen: Seen, labels: Labels, names: Sequence[str] | None) -> None:
        self.seen = seen
        self.labels = labels
        self.names = names or []

    # ---- seats

    def letter(self, seat: int) -> Text:
        return Text(SEAT_LETTERS[seat], style=SEAT_COLOURS[seat])

    def name(self, seat: int) -> Text:
        given = self.names[seat] if seat < len(self.names) else self.labels[f"seat_{seat}"]
        return Text(given, style=SEAT_COLOURS[seat], no_wrap=True, overflow="ellipsis")

    def mark(self, seat: int) -> Text:
        """A sign before a seat that is asked."""
        return Text(NOW if seat in self.seen["asked"] else " ", style=LOUD)

    # ---- the Palace

    def arcade(self, arcade: int) -> Text:
        """Number, token, and who would take it now; in brackets a token that lies face down."""
        facts = self.seen["arcades"][arcade]
        if facts["token"] is None:
            return Text(f"{arcade} {EMPTY}", style=QUIET)
        sign = DUCAT if facts["token"] == "ducat" else SEAL
        token = self.labels[facts["token"]]
        text = Text(f"{arcade} {sign}({token})" if facts["face_down"] else f"{arcade} {sign}{token}", style=LOUD)
        if facts["winner"] is not None:
            text.append(TAKES).append_text(self.letter(facts["winner"]))
        return text

    def slot(self, slot: int) -> Text:
        """What lies in a slot; its number where it is free."""
        facts = self.seen["slots"][slot]
        if facts is None:
            return Text(f"{FREE}{slot}", style=QUIET)
        if facts["kind"] == "influence":
            return Text(self.labels[facts["name"]][:6], style="italic")
        text = f"{FAMILY_SHORT[facts['family']]} {facts['value']}"
        return Text(f"({text})" if facts["face_down"] else text, style=FAMILY_COLOURS[facts["family"]])

    # ---- cards

    def card(self, name: str) -> Text:
        family, _, value = name.partition("-")
        return self.family(family).append(f" {value}")

    def family(self, family: str) -> Text:
        return Text(FAMILY_SHORT[family], style=FAMILY_COLOURS[family])

    def cards(self, names: Iterable[str]) -> Text:
        return Text(", ").join([self.card(name) for name in names]) or Text(NONE)

    # ---- the head

    def title(self) -> Text:
        seen = self.seen
        parts = [self.labels["title"]]
        if seen["halves"] > 1:
            parts.append(self.labels["half"])
        parts.append(self.labels[self.phase()])
        text = " · ".join(parts).format(turn=seen["turn"], half=seen["half"], pick=seen["pick"])
        return Text(text, style=LOUD, overflow="fold")

    def phase(self) -> str:
        if self.seen["over"]:
            return "over"
        if self.seen["pick"]:
            return "draft"
        return "placing" if self.seen["step"] == "act" or self.seen["step"].startswith("use_") else "set_up"
