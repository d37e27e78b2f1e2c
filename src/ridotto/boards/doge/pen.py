"""[DO] What both forms of the board draw with: signs, colours, and the small texts made of them."""

from collections.abc import Iterable, Mapping
from typing import Final

from rich.text import Text

from ...games.doge.material import AreaName, DistrictName
from ...games.doge.view import DogeView
from ..pen import COLOURS, LOUD, NONE, NOW, QUIET, Pen
from .labels import AREA_LABELS, SHORT

HOUSE: Final = "⌂"
PALACE: Final = "♜"
MARKER: Final = "▒"
ADVISOR: Final = "♙"
RING: Final = "○"
DONE: Final = "✓"  # what has voted
HIDDEN: Final = "▒▒▒"  # a blue card face down
ARROW: Final = "→"  # from an advisor's home to where it stands


class DogePen(Pen[DogeView]):
    """Writes the facts of one view of Doge."""

    # ---- things

    def number(self, count: int, sign: str, seat: int) -> Text:
        """So many things of a seat; nothing at all for none."""
        return Text(f"{count}{sign}", style=COLOURS[seat]) if count else Text("")

    def stack(self, area: AreaName, seat: int) -> Text:
        """[DO-3.5] The height of a stack; the reader's own by value."""
        mine = self.view["mine"]
        if mine is not None and seat == self.view["seat"] and mine["stacks"][area]:
            return Text(self.values(mine["stacks"][area]), style=COLOURS[seat])
        return Text(MARKER * self.view["stacks"][area][seat], style=COLOURS[seat])

    def values(self, markers: Iterable[int]) -> str:
        """Markers whose value is known to the reader alone."""
        return f"[{''.join(str(value) for value in markers)}]"

    def loose(self, markers: Iterable[int]) -> str:
        """Markers that lie in no stack."""
        return " ".join(str(value) for value in markers) or NONE

    def price(self, district: DistrictName) -> int | None:
        """[DO-8.2] What the next palace costs; [DO-8.3] None when there is no room."""
        return self.view["districts"][district]["price"]

    def played(self, seat: int) -> str:
        """[DO-3.3] The cards a seat has played this year."""
        return " ".join(SHORT[area] for area in self.view["played"][seat]) or NONE

    def goal(self, seat: int) -> str:
        """[DO-9.1] What counts for a goal: palaces, and in how many districts."""
        palaces = [district["palaces"][seat] for district in self.view["districts"].values()]
        return f"{sum(palaces)} ({sum(1 for number in palaces if number)})"

    # ---- advisors

    def standing(self, area: str, seat: int) -> list[str]:
        """The advisors of a seat that stand in an area, by their homes."""
        return [
            SHORT[name]
            for name, facts in self.view["advisors"].items()
            if facts["ring"] == seat and facts["place"] == area
        ]

    def neutral(self) -> list[str]:
        return [SHORT[name] for name, facts in self.view["advisors"].items() if facts["ring"] is None]

    # ---- the votes

    def voting(self) -> AreaName | None:
        """The area that votes now."""
        if self.view["over"] or self.view["placing"]:
            return None
        return self.view["brown"][self.view["voted"]]

    def brown(self, names: Mapping[str, str]) -> list[Text]:
        """[DO-4.1] The brown row: what has voted, what votes, what will vote."""
        row: list[Text] = []
        for place, area in enumerate(self.view["brown"]):
            name = names[area] if area is not None else HIDDEN
            if place < self.view["voted"]:
                row.append(Text(DONE, style=QUIET).append(name, style="dim strike"))
            elif area is not None and area == self.voting():
                row.append(Text(NOW + name, style=LOUD))
            else:
                row.append(Text(" " + name))
        return row

    def blue(self, names: Mapping[str, str]) -> list[Text]:
        """[DO-4.2] The blue row: what is turned, and the rest face down."""
        return [
            Text(" " + names[area], style="bright_blue") if area is not None else Text(" " + HIDDEN, style=QUIET)
            for area in self.view["blue"]
        ]

    def rank(self, seat: int) -> str:
        """[DO-4.8] First, second, or nothing."""
        if seat in self.view["first"]:
            return self.labels["first"]
        return self.labels["second"] if seat in self.view["second"] else ""

    def votes(self, seat: int) -> str:
        """[DO-4.5] Its votes in the area that votes, and [DO-4.4] the markers turned up there."""
        number, turned = self.view["votes"][seat], "".join(str(value) for value in self.view["turned"][seat])
        votes = f"{number} {self.labels['one_vote' if number == 1 else 'votes']}"
        return f"{votes} ({turned})" if turned else votes

    def title(self) -> Text:
        """Where the game stands."""
        view, voting = self.view, self.voting()
        phase = "over" if view["over"] else "placing" if view["placing"] else "vote" if voting else "set_up"
        text = f"{self.labels['title']} · {self.labels[phase]}"
        gaps = {"year": view["year"], "placing": view["placing"], "placings": view["placings"]}
        return Text(text.format(area=self.area(voting or ""), **gaps), style=LOUD)

    def area(self, area: str) -> str:
        return AREA_LABELS.get(area, "")
