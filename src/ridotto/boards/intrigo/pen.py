"""[IN] What the board draws with: signs, colours, and the small texts made of them."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from ...games.intrigo.view import IntrigoView
from ..pen import LOUD, NONE, QUIET, Pen
from .labels import FAMILY_SHORT

FREE: Final = "·"
TAKES: Final = "→"  # from a token to the seat that would take it
SEAL: Final = "◆"
DUCAT: Final = "●"
EMPTY: Final = "○"

FAMILY_COLOURS: Final = {
    "contarini": "red",
    "gradenigo": "magenta",
    "morosini": "bright_blue",
    "dandolo": "green",
    "tiepolo": "white",
}


class IntrigoPen(Pen[IntrigoView]):
    """Writes the facts of one view of Intrigo."""

    # ---- the Palace

    def arcade(self, arcade: int) -> Text:
        """Number, token, and who would take it now; in brackets a token that lies face down."""
        facts = self.view["arcades"][arcade]
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
        facts = self.view["slots"][slot]
        if facts is None:
            return Text(f"{FREE}{slot}", style=QUIET)
        if facts["kind"] == "influence":
            return Text(self.labels[facts["name"]], style="italic")
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
        view = self.view
        parts = [self.labels["title"]]
        if view["halves"] > 1:
            parts.append(self.labels["half"])
        parts.append(self.labels[self.phase()])
        text = " · ".join(parts).format(turn=view["turn"], half=view["half"], pick=view["pick"])
        return Text(text, style=LOUD, overflow="fold")

    def phase(self) -> str:
        if self.view["over"]:
            return "over"
        if self.view["pick"]:
            return "draft"
        return "placing" if self.view["step"] == "act" or self.view["step"].startswith("use_") else "set_up"
