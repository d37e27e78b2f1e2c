"""[RI] What the board draws with: signs, colours, and the small texts made of them."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from ...games.rialto.material import NEUTRAL, NEUTRAL_LETTER, STEP_NAMES, DistrictName
from ...games.rialto.view import BuildingView, ConnectionView, DistrictView, RialtoView
from ..pen import COLOURS, LOUD, NONE, NOW, QUIET, Pen
from .labels import DISTRICT_SHORT, STEP_LETTERS

MAN: Final = "♟"
COIN: Final = "●"
POINT: Final = "★"
BRIDGE: Final = "═"
GONDOLA: Final = "~"
FREE: Final = "·"
MARK: Final = "N"  # on the connection that the neutral player marks
USED: Final = "○"  # on a building that cannot be activated, without a coin
AHEAD: Final = "→"  # between two markers of the Doge track
DONE: Final = "✓"  # a step that is over
TIMES: Final = "\N{MULTIPLICATION SIGN}"
NEUTRAL_COLOUR: Final = "bold white"
BUILDING_COLOURS: Final = {"green": "green", "yellow": "yellow", "blue": "bright_blue"}


class RialtoPen(Pen[RialtoView]):
    """Writes the facts of one view of Rialto."""

    # ---- players: the seats, and the neutral player

    def players(self) -> range:
        return range(self.view["seats"] + (self.view["neutral"] is not None))

    def is_neutral(self, player: int) -> bool:
        return self.view["neutral"] is not None and player == NEUTRAL

    def colour(self, player: int) -> str:
        return NEUTRAL_COLOUR if self.is_neutral(player) else COLOURS[player]

    def sign(self, player: int) -> Text:
        return Text(NEUTRAL_LETTER, style=NEUTRAL_COLOUR) if self.is_neutral(player) else self.letter(player)

    def called(self, player: int) -> str:
        return self.labels["neutral_player"] if self.is_neutral(player) else self.voice.name(player)

    def of(self, player: int, number: int | str) -> Text:
        """A number of a player: "R2"."""
        return self.sign(player).append(str(number))

    # ---- the city

    def district(self, name: DistrictName) -> Text:
        """[RI-1.5] Its round tile and its name; an arrow before the current one."""
        facts, is_current = self.view["districts"][name], name == self.view["district"]
        tile = NONE if facts["round"] is None else facts["round"]
        text = f"{NOW if is_current else ''}{tile} {self.labels[name]}"
        return Text(text, style=LOUD if is_current else "")

    def men(self, facts: DistrictView) -> Text:
        """Councilmen by player."""
        return Text(" ").join([self.of(player, facts["men"][player] or FREE) for player in self.players()])

    def ranks(self, facts: DistrictView) -> Text:
        """[RI-8.4] What each would score there now, the first rank first."""
        parts = [
            self.sign(rank["player"]) if self.is_neutral(rank["player"]) else self.of(rank["player"], rank["points"])
            for rank in facts["ranks"]
        ]
        return Text(" ").join(parts) or Text(NONE, style=QUIET)

    def connection(self, facts: ConnectionView) -> Text:
        """The two ends, with the values of the tile between them: "Can 3═5 Cas"."""
        low, high = [DISTRICT_SHORT[end] for end in facts["ends"]]
        if facts["tile"] is None:
            sign = f"{FREE}{MARK}{FREE}" if facts["marked"] else FREE * 3
            return Text(f"{low} {sign} {high}", style=QUIET)
        sign = BRIDGE if facts["tile"] == "bridge" else GONDOLA
        return Text(f"{low} ").append(f"{facts['values'][0]}{sign}{facts['values'][1]}", LOUD).append(f" {high}")

    # ---- cards and buildings

    def cards(self, names: Iterable[str], form: str = "card") -> str:
        """Each kind once, with its number."""
        numbers: dict[str, int] = {}
        for name in names:
            numbers[name] = numbers.get(name, 0) + 1
        parts = [
            f"{self.card(name, form)}{TIMES}{n}" if n > 1 else self.card(name, form) for name, n in numbers.items()
        ]
        return " ".join(parts) or NONE

    def card(self, name: str, form: str = "card") -> str:
        key = f"{form}:{name}"
        return self.labels.get(key) or self.labels[name]

    def building(self, kind: str) -> Text:
        """The first letter of its colour, and its value."""
        colour = kind[:-1]
        return Text(f"{self.labels[colour]}{kind[-1]}", style=BUILDING_COLOURS[colour])

    def own_building(self, facts: BuildingView) -> Text:
        sign = COIN if facts["coin"] else USED if facts["used"] else ""
        return self.building(facts["kind"]).append(sign)

    # ---- the head

    def title(self) -> Text:
        view = self.view
        phase = "over" if view["over"] else f"phase_{view['phase']}"
        parts = ["Rialto", self.labels[phase]]
        if view["round"]:
            parts.insert(1, self.labels["round"].format(round=view["round"], rounds=view["rounds"]))
        return Text(" · ".join(parts), style=LOUD, overflow="fold")

    def doge(self) -> Text:
        """[RI-2.1] The markers in their order, each with its space."""
        parts = [self.sign(marker["player"]).append(f" {marker['space']}") for marker in self.view["doge"]]
        return Text(f"{self.labels['doge_order']} ", style=QUIET).append_text(Text(f" {AHEAD} ").join(parts))

    def steps(self, is_long: bool) -> Text:
        """[RI-4.1] The six steps, with the leader of the current one until somebody has its bonus."""
        view = self.view
        current = STEP_NAMES.index(view["current"]) if view["current"] is not None else len(STEP_NAMES)
        text = Text("", overflow="fold")
        for place, name in enumerate(STEP_NAMES):
            letter = STEP_LETTERS[place]
            sign = NOW if place == current else DONE if place < current else ""
            is_named = is_long or place == current
            label = f"{sign}{letter} {self.card(name)}" if is_named else f"{sign}{letter}"
            text.append(label, LOUD if place == current else QUIET).append(" · " if is_long else " ")
        key, player = ("leader", view["leader"]) if view["bonus"] is None else ("bonus", view["bonus"])
        if player is not None:
            text.append(self.labels[key].format(who=self.called(player)), self.colour(player))
        return text
