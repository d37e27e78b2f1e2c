"""[MF] What the board draws with: signs, colours, and the small texts made of them."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from ...games.millefiori.material import BonusName
from ...games.millefiori.view import MillefioriView
from ..pen import COLOURS, LOUD, NONE, QUIET, Pen

DIAMOND: Final = "◆"
FREE: Final = "·"
STAR: Final = "★"  # an extra card
WORK: Final = "❖"
LADY: Final = "♛"
ARROW: Final = "↑"
VOYAGE: Final = "~"
CITY: Final = "⌂"
TIMES: Final = "\N{MULTIPLICATION SIGN}"
DONE: Final = "✓"
DOGAT: Final = "dogat"
AREA_COLOURS: Final = {  # of headings
    "workshops": "bold yellow3",
    "residences": "bold medium_purple",
    "nobili": "bold green",
    "populi": "bold green",
    "trade": "bold cyan",
    "harbour": "bold blue",
}
TILE_COLOURS: Final = {"brown": "yellow3", "violet": "medium_purple", "green": "green", "lightblue": "cyan"}
GLASS_COLOURS: Final = {"green": "green", "blue": "bright_blue", "amber": "yellow"}


class MillefioriPen(Pen[MillefioriView]):
    """Writes the facts of one view of Mille Fiori."""

    colours: Sequence[str] = (COLOURS[0], COLOURS[2], COLOURS[1], COLOURS[3])  # red, green, blue, yellow

    # ---- seats

    def letters(self, seats: Iterable[int]) -> Text:
        """Several seats, each by its letter."""
        return Text("").join([self.letter(seat) for seat in seats])

    def owned(self, owner: int, symbol: str = "") -> Text:
        """A field with a diamond: "R◆L"."""
        return self.letter(owner).append(f"{DIAMOND}{symbol}")

    def heading(self, name: str, bonus: BonusName | None = None) -> Text:
        """The name of a part of the board, and what is left of its point bonus."""
        label = self.labels[name]
        text = Text(label[:1].upper() + label[1:], style=AREA_COLOURS.get(name, LOUD))
        if bonus is None or bonus not in self.view["bonuses"]:
            return text
        return text.append(f" {self.labels['bonus']} ", QUIET).append_text(self.bonus(bonus))

    def bonus(self, name: BonusName) -> Text:
        """[MF-3.3] Free spaces as points, the others as letters; [MF-3.8] in brackets who has had it without."""
        facts = self.view["bonus"][name]
        parts = [
            Text(str(points)) if owner is None else self.letter(owner)
            for points, owner in zip(facts["points"], facts["owners"], strict=True)
        ]
        unmarked = [seat for seat in facts["had"] if seat not in facts["owners"]]
        text = Text(" ").join(parts)
        return text.append(" (").append_text(self.letters(unmarked)).append(")") if unmarked else text

    # ---- cards

    def cards(self, names: Iterable[str]) -> str:
        """Each symbol once, with the wheels of its cards: "lime 4 5, key 2"."""
        groups: dict[str, list[str]] = {}
        for name in names:
            symbol, number = self.split(name)
            groups.setdefault(symbol, []).append(number)
        return ", ".join([" ".join([symbol, *numbers]).strip() for symbol, numbers in groups.items()]) or NONE

    def card(self, name: str) -> str:
        return self.cards([name])

    def split(self, name: str) -> tuple[str, str]:
        """The name of a card, and what differs between cards of that name."""
        if name.startswith(DOGAT):
            arrows, _, points = name[len(DOGAT) :].partition("-")
            return DOGAT.capitalize(), f"{ARROW * int(arrows)}+{points}"
        if "_" in name:
            glass, _, shape = name[:-1].partition("_")
            return self.labels["work"].format(glass=self.labels[glass], shape=self.labels[shape], value=name[-1]), ""
        return self.labels[name[:-1]], name[-1]

    def work(self, name: str | None) -> Text:
        """A masterwork in a showcase: the letters of its glass and of its shape, and its value."""
        if name is None:
            return Text(f" {FREE} ", style=QUIET)
        glass, _, shape = name[:-1].partition("_")
        letters = self.labels[f"glass:{glass}"] + self.labels[f"shape:{shape}"]
        return Text(f"{letters}{name[-1]}", style=GLASS_COLOURS[glass])

    # ---- the head

    def title(self) -> Text:
        view, labels = self.view, self.labels
        parts = ["Mille Fiori"]
        if view["round"]:
            parts.append(labels["round"].format(round=view["round"], rounds=view["rounds"]))
        if view["over"]:
            parts.append(labels["over"])
        elif view["last_cycle"]:
            parts.append(labels["last_cycle"])
        elif view["cycle"]:
            parts.append(labels["cycle"].format(cycle=view["cycle"], cycles=view["cycles"]))
        elif not view["round"]:
            parts.append(labels["set_up"])
        text = Text(" · ".join(parts), style=LOUD, overflow="fold")
        if view["doge"] is not None:
            text.append(f" · {labels['doge'].format(who=self.voice.name(view['doge']))}")
        return self.in_play(text)

    def in_play(self, text: Text) -> Text:
        """What the seat on turn is about."""
        view, labels = self.view, self.labels
        shown = [("shows", view["work"]), ("uses", view["dogaressa"]), ("plays", view["card"])]
        for key, name in shown:
            if view["on_turn"] is not None and name is not None:
                card = labels[f"lady:{name}"] if key == "uses" else self.card(name)
                who = self.voice.name(view["on_turn"])
                text.append(f" · {labels[key].format(who=who, card=card)}", self.colours[view["on_turn"]])
                break
        return text
