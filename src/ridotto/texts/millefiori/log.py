"""[MF] A game as a log: what belongs together stands in one line."""

from collections.abc import Sequence
from typing import Final

from ...core.event import Event
from ...games.millefiori import events
from ...games.millefiori.material import COURT, FIRST_FIELD, MARKET, TILES, TRADE
from ...games.millefiori.view import MillefioriView
from ..grammar import Lexicon, Voice, filled, phrase
from ..line import Line
from ..plain import NOT_WORTH_A_LINE, LogWriter, Texts, TimedEvent, gains_of

# What other lines tell as well, or the board shows well enough.
QUIET: Final = frozenset(
    (NOT_WORTH_A_LINE, "ready", "passed_on", "used", "dipped", "held_back", "returned"),
)
# Events that stand in one line: the kind that goes on, and those it can follow.
CHAPTERS: Final = {
    "turned": ("turned",),
    "tiled": ("tiled",),
    "offered": ("offered",),
    "called": ("called",),
    "dealt": ("dealt",),
    "left_over": ("left_over",),
    "carried": ("carried",),
    "traded": ("placed", "traded"),
    "manned": ("manned",),
    "landed": ("sailed",),
    "advised": ("climbed",),
}
SLOW: Final = {"turned": 0, "tiled": TILES, "offered": MARKET, "called": COURT, "dealt": 0}  # chance speaks one by one
LISTS: Final = {  # chapters that are a list of things: the sentence, and the fact
    "turned": ("display", "card"),
    "tiled": ("tiles", "tile"),
    "offered": ("market", "work"),
    "called": ("court", "lady"),
    "dealt": ("hand", "card"),
    "left_over": ("leaving", "card"),
}
SCORES: Final = {"carried": "carrying", "traded": "trading", "manned": "manning"}  # ... of seats and their points
JOINED: Final = {"landed": "landing", "advised": "advising"}  # two events in one sentence


def is_next(group: Sequence[TimedEvent], timed: TimedEvent) -> bool:
    """Does an event go on with what has been gathered?"""
    if not group:
        return False
    kind, last = timed.event.kind, group[-1].event.kind
    return last in CHAPTERS.get(kind, ()) and (kind in SLOW or timed.number == group[0].number)


class MillefioriLogWriter(LogWriter):
    """The log of Mille Fiori, written while the game goes on."""

    def __init__(self, texts: Texts[MillefioriView], lexicon: Lexicon, voice: Voice) -> None:
        super().__init__(texts, voice)
        self.lexicon = lexicon
        self.group: list[TimedEvent] = []  # what stands in one line, as far as it was told

    def write(self, timed: Sequence[TimedEvent]) -> list[Line]:
        lines: list[Line] = []
        for one in timed:
            if one.event.type is not events.READY and is_quiet(one.event):
                continue
            if not is_next(self.group, one):
                lines.extend(self.gathered())
            if not is_quiet(one.event):
                self.group.append(one)
        if self.group and not self.is_open():
            lines.extend(self.gathered())
        self.sealed = self.lines_for(self.group)
        return lines

    def is_open(self) -> bool:
        """Can more come from chance?"""
        kind = self.group[0].event.kind
        return kind in SLOW and len(self.group) != SLOW[kind]

    def gathered(self) -> list[Line]:
        """The lines for all that was gathered; nothing is left."""
        group, self.group = self.group, []
        return self.lines_for(group)

    def lines_for(self, group: Sequence[TimedEvent]) -> list[Line]:
        if not group:
            return []
        if len(group) == 1:
            return self.texts.lines(group, self.voice)
        kind = group[-1].event.kind
        if kind in LISTS:
            return [self.listing(group)]
        if kind in SCORES:
            return [self.scoring(group)]
        key = JOINED[kind] + self.voice.person([group[0].event["who"]])
        return [self.line(group, key, {**self.gaps(group[0]), **self.gaps(group[1])})]

    # ---- one line

    def line(self, group: Sequence[TimedEvent], key: str, gaps: dict[str, str]) -> Line:
        """The last event says the most, so the line rests on its paragraph."""
        text = filled(self.lexicon.sentences[key], self.voice.lang, gaps)
        targets = dict.fromkeys(target for timed in group for target in self.texts.targets(timed.event))
        gains = gains_of([timed.event for timed in group])
        return Line(group[-1].number, text, self.texts.rule(group[-1].event), tuple(targets), gains)

    def listing(self, group: Sequence[TimedEvent]) -> Line:
        """Things that come one after another."""
        key, fact = LISTS[group[-1].event.kind]
        return self.line(group, key, {"parts": ", ".join([self.gaps(timed)[fact] for timed in group])})

    def scoring(self, group: Sequence[TimedEvent]) -> Line:
        """Who scores how much; [MF-7.2] before it, who has filled which field."""
        first, scored = group[0].event, [timed.event for timed in group if timed.event.kind in SCORES]
        parts = ", ".join([self.part(event) for event in scored])
        key = SCORES[scored[0].kind]
        if first.type is events.PLACED:
            key += ".alone" if len(scored) == 1 else ""
            key += self.voice.person([first["who"]])
        elif first.type is events.TRADED:
            key += ".scored"  # something else stands between
        return self.line(group, key, {**self.gaps(group[-1]), **self.gaps(group[0]), "parts": parts})

    def part(self, event: Event) -> str:
        gaps = {"who": self.voice.name(event["who"]), "number": str(event["points"])}
        return phrase(self.lexicon.sentences["part"], self.voice.lang, gaps)

    def gaps(self, timed: TimedEvent) -> dict[str, str]:
        return self.texts.gaps(timed.event, self.voice)


def is_quiet(event: Event) -> bool:
    """[MF-3.6] A diamond is told with its points, where it always scores."""
    if event.type is events.PLACED:
        return event["field"] < FIRST_FIELD[TRADE]
    return event.kind in QUIET
