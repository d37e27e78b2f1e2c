"""[RI] A game as a log: what belongs together stands in one line."""

from collections.abc import Sequence
from typing import Final

from ...core.event import Event
from ...games.rialto import events
from ...games.rialto.material import CARD_NAMES, DISTRICTS
from ...games.rialto.view import RialtoView
from ..grammar import Lexicon, Voice, filled, phrase
from ..line import Line
from ..plain import NOT_WORTH_A_LINE, LogWriter, Texts, TimedEvent
from .cards import listed

# What other lines tell as a whole, or the board shows well enough.
QUIET: Final = frozenset(
    (
        NOT_WORTH_A_LINE,
        "dealt",
        "drew",
        "neutral_drew",
        "chose",
        "laid",
        "used_joker",
        "changed",
        "step_over",
        "green_done",
        "blue_done",
    )
)
# Events that stand in one line: the first kind of a chapter, and what goes on with it.
CHAPTERS: Final = {
    "neutral_advanced": "advanced",
    "missed": "crossed",
    "neutral_placed": "placed",
    "landed": "rowed",
    "scored": "scoring",
    "neutral_ranked": "scoring",
}
LISTS: Final = {  # chapters that are a list of seats and numbers: the sentence, and the fact that is the number
    "began": ("beginning", "coins"),
    "cut": ("cutting", "number"),
    "earned": ("earning", "coins"),
    "crossed": ("crossing", "points"),
    "recruited": ("recruiting", "men"),
    "placed": ("placing", "men"),
    "supplied": ("supplying", "points"),
    "housed": ("housing", "points"),
}
GATHERED: Final = frozenset((*LISTS, "tiled", "drawn", "advanced", "rowed", "scoring"))
SLOW: Final = ("tiled", "drawn")  # chance speaks several words before they are complete


def chapter(event: Event) -> str:
    return CHAPTERS.get(event.kind, event.kind)


def is_next(group: Sequence[TimedEvent], timed: TimedEvent) -> bool:
    """Does an event go on with what has been gathered?"""
    if not group or timed.event.type is events.SCORING:
        return False
    kind = chapter(timed.event)
    is_same = kind in GATHERED and kind == chapter(group[0].event)
    return is_same and (kind in SLOW or timed.number == group[0].number)


class RialtoLogWriter(LogWriter):
    """The log of Rialto, written while the game goes on."""

    def __init__(self, texts: Texts[RialtoView], lexicon: Lexicon, voice: Voice) -> None:
        super().__init__(texts, voice)
        self.lexicon = lexicon
        self.group: list[TimedEvent] = []  # what stands in one line, as far as it was told

    def write(self, timed: Sequence[TimedEvent]) -> list[Line]:
        lines: list[Line] = []
        for one in timed:
            if self.is_quiet(one.event):
                continue
            if not is_next(self.group, one):
                lines.extend(self.gathered())
            self.group.append(one)
        if self.group and not self.is_open():
            lines.extend(self.gathered())
        self.sealed = self.lines_for(self.group)
        return lines

    def is_quiet(self, event: Event) -> bool:
        """The reader is told which cards are discarded, not only how many."""
        return event.kind in QUIET or (event.type is events.CUT and event["who"] == self.voice.me)

    def is_open(self) -> bool:
        """Can more come?"""
        kind = self.group[0].event.kind
        return kind in SLOW and not (kind == "tiled" and len(self.group) == DISTRICTS)

    def gathered(self) -> list[Line]:
        """The lines for all that was gathered; nothing is left."""
        group, self.group = self.group, []
        return self.lines_for(group)

    def lines_for(self, group: Sequence[TimedEvent]) -> list[Line]:
        if not group:
            return []
        kind = group[0].event.kind
        if kind == "scoring":
            return [self.ranking(group)]
        if len(group) == 1:
            return [self.single(group[0])]
        if kind == "tiled" and len(group) < DISTRICTS:
            return [self.single(timed) for timed in group]
        return [self.together(group)]

    def together(self, group: Sequence[TimedEvent]) -> Line:
        """Several events in one line."""
        kind = chapter(group[0].event)
        if kind == "tiled":
            return self.tiles(group)
        if kind == "drawn":
            cards = listed([CARD_NAMES[timed.event["card"]] for timed in group], self.lexicon)
            return self.line(group, "hand", {"cards": cards})
        if kind == "advanced":
            return self.line(group, "advancing", {"parts": ", ".join([self.step(timed.event) for timed in group])})
        if kind == "rowed":
            key = "landing" + self.voice.person([group[0].event["who"]])
            return self.line(group, key, {**self.gaps(group[0]), **self.gaps(group[1])})
        return self.listing(group)

    # ---- one line

    def single(self, timed: TimedEvent) -> Line:
        text = self.texts.sentence(timed.event, self.voice)
        return Line(timed.number, text, self.texts.rule(timed.event), self.texts.targets(timed.event))

    def line(self, group: Sequence[TimedEvent], key: str, gaps: dict[str, str]) -> Line:
        text = filled(self.lexicon.sentences[key], self.voice.lang, gaps)
        targets = dict.fromkeys(target for timed in group for target in self.texts.targets(timed.event))
        return Line(group[-1].number, text, self.texts.rule(group[0].event), tuple(targets))

    def tiles(self, group: Sequence[TimedEvent]) -> Line:
        """[RI-1.5] The districts in the order of rounds."""
        in_order = sorted(group, key=round_of)
        return self.line(in_order, "tiles", {"parts": ", ".join([self.gaps(timed)["district"] for timed in in_order])})

    def listing(self, group: Sequence[TimedEvent]) -> Line:
        """Who gets how many."""
        key, fact = LISTS[chapter(group[0].event)]
        parts = ", ".join([self.part("part", timed.event, number_of(timed.event, fact)) for timed in group])
        return self.line(group, key, {**self.gaps(group[0]), "parts": parts})

    def ranking(self, group: Sequence[TimedEvent]) -> Line:
        """[RI-8.4] What a district is worth, and who scores how much."""
        ranked = [timed.event for timed in group[1:]]
        parts = [
            self.part("ranking.neutral" if event.type is events.NEUTRAL_RANKED else "part", event, points_of(event))
            for event in ranked
        ]
        key = "ranking" if parts else "ranking.none"
        return self.line(group, key, {**self.gaps(group[0]), "parts": ", ".join(parts)})

    def step(self, event: Event) -> str:
        """[RI-5.1] How far somebody has gone."""
        return self.part("advancing.part", event, str(event["spaces"]), str(event["space"]))

    def part(self, key: str, event: Event, number: str, space: str = "") -> str:
        gaps = {"who": self.who(event), "number": number, "space": space}
        return phrase(self.lexicon.sentences[key], self.voice.lang, gaps)

    def who(self, event: Event) -> str:
        """A seat, or the neutral player."""
        if event.type.place("who") < 0:
            return self.texts.term("", "neutral", self.voice.lang)
        return self.voice.name(event["who"])

    def gaps(self, timed: TimedEvent) -> dict[str, str]:
        return self.texts.gaps(timed.event, self.voice)


def round_of(timed: TimedEvent) -> int:
    return timed.event["round"]


def number_of(event: Event, fact: str) -> str:
    """A number in a list; points of the step Bridge have their sign."""
    if event.type is events.MISSED:
        return f"\N{MINUS SIGN}{event[fact]}"
    return f"+{event[fact]}" if event.type is events.CROSSED else str(event[fact])


def points_of(event: Event) -> str:
    return str(event["points"]) if event.type is events.SCORED else ""
