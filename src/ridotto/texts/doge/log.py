"""[DO] A game as a log: what belongs together stands in one line, and what has become clear is not said twice."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from ...core.event import Event
from ...core.pool import kinds, worth
from ...core.seats import is_several
from ...games.doge.material import AREA_NAMES, QUARANTIA
from ...games.doge.view import DogeView
from ..grammar import REMEMBERED, Lexicon, Voice, counted, filled, joined, phrase
from ..line import Line
from ..plain import NOT_WORTH_A_LINE, LogWriter, Texts, TimedEvent

# Answers of one's own, told to oneself until they are turned up.
SEALED: Final = ("chose", "added", "will_place", "will_move", "will_build")
QUIET: Final = frozenset((*SEALED, NOT_WORTH_A_LINE))
POLL: Final = ("vote", "counted", "votes", "nobody")  # [DO-4.4] to [DO-4.6]


def chapter(timed: TimedEvent) -> str:
    kind = timed.event.kind
    return "poll" if kind in POLL else kind


def is_next(group: Sequence[TimedEvent], timed: TimedEvent) -> bool:
    """Does an event belong to the same line?  What one word has brought about; the whole brown row."""
    kind = chapter(timed)
    return chapter(group[0]) == kind and (group[0].number == timed.number or kind == "brown")


class Log:
    """Reads what a seat was told and writes the lines.  Remembers the vote under way."""

    def __init__(self, texts: Texts[DogeView], lexicon: Lexicon, voice: Voice) -> None:
        self.texts = texts
        self.lexicon = lexicon
        self.voice = voice
        self.pile: list[int] = []  # markers the reader has laid under seal
        self.area = 0  # that votes
        self.firsts = 0
        self.seconds = 0

    def read(self, timed: Sequence[TimedEvent]) -> tuple[list[Line], list[TimedEvent]]:
        """The lines that will stay, and the events of the reader's own answers that are still sealed."""
        turned_up = len(timed)
        while turned_up and timed[turned_up - 1].event.kind in QUIET:
            turned_up -= 1
        lines: list[Line] = []
        group: list[TimedEvent] = []
        for one in timed[:turned_up]:
            if group and not is_next(group, one):
                lines.extend(self.lines_for(group))
                group = []
            group.append(one)
        if group:
            lines.extend(self.lines_for(group))
        return lines, list(timed[turned_up:])

    def lines_for(self, group: list[TimedEvent]) -> list[Line]:
        """The lines for some events of one chapter, all of them turned up."""
        kind = chapter(group[0])
        if kind == "added":
            self.pile.extend(timed.event["value"] for timed in group)
        if kind in QUIET:
            return []
        if kind == "brown":
            return [self.order(group)]
        if kind == "laid":
            return [self.placing(group)]
        if kind == "poll":
            return self.poll(group)
        return [self.single(timed) for timed in group]

    def line(self, timed: TimedEvent, key: str, gaps: dict[str, str]) -> Line:
        return self.line_of(timed, filled(self.lexicon.sentences[key], self.voice.lang, gaps))

    def line_of(self, timed: TimedEvent, text: str) -> Line:
        return Line(timed.number, text, self.texts.rule(timed.event), self.texts.targets(timed.event))

    def single(self, timed: TimedEvent) -> Line:
        event = timed.event
        if event.kind in ("won", "tied"):
            self.firsts, self.area = event["firsts"], event["area"]
            self.seconds = event["seconds"] if event.kind == "won" else 0
        return Line(timed.number, self.texts.sentence(event, self.voice), self.rule(event), self.texts.targets(event))

    # ---- gathered lines

    def order(self, group: list[TimedEvent]) -> Line:
        """[DO-1.5] The brown row."""
        areas = [self.term(timed.event["area"]) for timed in group]
        return self.line(group[-1], "order", {"areas": ", ".join(areas)})

    def placing(self, group: list[TimedEvent]) -> Line:
        """[DO-3.2] What all seats have laid."""
        parts = ", ".join([self.laid(timed) for timed in group])
        self.pile = []
        return self.line(group[-1], "placing", {"parts": parts})

    def laid(self, timed: TimedEvent) -> str:
        event, who = timed.event, timed.event["who"]
        gaps = {"who": self.voice.name(who), "number": str(event["markers"]), "area": self.term(event["area"])}
        if who != self.voice.me or not self.pile:
            return self.part("placing.part", gaps)
        gaps["values"] = ", ".join([str(value) for value in sorted(self.pile)])
        return self.part("placing.own", gaps)

    def poll(self, group: list[TimedEvent]) -> list[Line]:
        """[DO-4.5] Who has how many votes, and why."""
        events = [timed.event for timed in group]
        stacks = {e["who"]: e["values"] for e in events if e.kind == "counted"}
        votes = {e["who"]: e["votes"] for e in events if e.kind == "votes"}
        seats = sorted(stacks | votes, key=lambda seat: (-votes.get(seat, 0), seat))
        parts = [self.votes(seat, votes.get(seat, 0), stacks.get(seat, 0)) for seat in seats]
        rest = [timed for timed in group if timed.event.kind == "nobody"]
        if not parts:
            return [self.single(timed) for timed in rest]
        last = [timed for timed in group if timed.event.kind != "nobody"][-1]
        gaps = {"area": self.term(events[0]["area"]), "parts": ", ".join(parts)}
        return [self.line(last, "poll", gaps), *[self.single(timed) for timed in rest]]

    def votes(self, seat: int, votes: int, stack: int) -> str:
        reasons = [", ".join(str(value) for value in kinds(stack))] if stack else []
        if votes > worth(stack):
            reasons.append(counted(self.lexicon.things["advisor"], votes - worth(stack), self.voice.lang))
        gaps = {"who": self.voice.name(seat), "number": str(votes), "reasons": " + ".join(reasons)}
        return self.part("poll.part", gaps)

    def part(self, key: str, gaps: dict[str, str]) -> str:
        return phrase(self.lexicon.sentences[key], self.voice.lang, gaps)

    def term(self, area: int) -> str:
        return self.lexicon.terms[AREA_NAMES[area]]

    # ---- the paragraph

    def rule(self, event: Event) -> str:
        """Where several paragraphs bring the same event about, the vote under way tells which one."""
        if event.kind in ("placed", "will_place"):
            if is_several(self.firsts):
                return "DO-6.6"
            return "DO-6.4" if self.seconds >> event["who"] & 1 else "DO-6.3"
        if event.kind in ("moved", "will_move", "stayed") and self.area == QUARANTIA:
            if is_several(self.firsts):
                return "DO-7.9"
            tied = is_several(self.seconds) and self.seconds >> event["who"] & 1
            return "DO-7.5" if tied else "DO-7.2"
        return self.texts.rule(event)


class SealedLines:
    """What the reader has said and nobody else knows yet."""

    def __init__(self, log: Log, timed: Iterable[TimedEvent]) -> None:
        self.log = log
        self.lines: list[Line] = []
        self.added: list[TimedEvent] = []  # the markers on one card stand in one line, the last one
        self.add(timed)

    def add(self, timed: Iterable[TimedEvent]) -> None:
        for one in timed:
            if one.event.kind == "added":
                self.added.append(one)
            elif one.event.kind != NOT_WORTH_A_LINE:
                self.lines.append(self.log.single(one))

    def all(self) -> list[Line]:
        if not self.added:
            return self.lines[:]
        values = tuple([timed.event["value"] for timed in self.added])
        text = added_text(self.log.lexicon.sentences["added.you"], values, self.log.voice.lang)
        return [*self.lines, self.log.line_of(self.added[-1], text)]


@lru_cache(REMEMBERED)
def added_text(text: str, values: tuple[int, ...], lang: str) -> str:
    return filled(text, lang, {"value": joined([str(value) for value in values], lang)})


class DogeLogWriter(LogWriter):
    """The log of Doge, written while the game goes on."""

    def __init__(self, texts: Texts[DogeView], lexicon: Lexicon, voice: Voice) -> None:
        super().__init__(texts, voice)
        self.log = Log(texts, lexicon, voice)
        self.pending: list[TimedEvent] = []  # the reader's own answers, still under seal
        self.seals = SealedLines(self.log, [])

    def write(self, timed: Sequence[TimedEvent]) -> list[Line]:
        fresh = [one for one in timed if one.event.kind != NOT_WORTH_A_LINE]
        if not fresh:
            return []
        if all(one.event.kind in SEALED for one in fresh):  # by far the most common: nothing has become clear yet
            self.pending += fresh
            self.seals.add(fresh)
            lines: list[Line] = []
        else:
            lines, self.pending = self.log.read([*self.pending, *fresh])
            self.seals = SealedLines(self.log, self.pending)
        self.sealed = self.seals.all()
        return lines
