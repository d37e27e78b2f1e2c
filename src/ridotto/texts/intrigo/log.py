"""[IN] A game as a log: what belongs together stands in one line."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from ...games.intrigo.share_out import NOTHING
from ..grammar import Lexicon, Voice, filled, phrase
from ..line import Line
from ..plain import NOT_WORTH_A_LINE, Texts, Told
from .facts import REASONS, facts_of
from .names import fact_name

QUIET: Final = (NOT_WORTH_A_LINE, "ready", "passed_on", "drafted", "cleared")
REFILL: Final = ("ducat", "seal")
SHARE_OUT: Final = ("weighed", "took", "stayed")


def chapter(told: Told) -> str:
    """What one line is made of: events with the same chapter that follow each other."""
    kind = told.event.kind
    return "refill" if kind in REFILL else "share_out" if kind in SHARE_OUT else kind


def log_lines(texts: Texts, lexicon: Lexicon, voice: Voice, told: Sequence[Told]) -> list[Line]:
    log = Log(texts, lexicon, voice)
    lines: list[Line] = []
    for kind, group in groupby([one for one in told if one.event.kind not in QUIET], chapter):
        lines.extend(log.settled(kind, list(group)))
    return lines


class Log:
    """Writes the lines for what a seat was told."""

    def __init__(self, texts: Texts, lexicon: Lexicon, voice: Voice) -> None:
        self.texts = texts
        self.lexicon = lexicon
        self.voice = voice

    def settled(self, kind: str, group: list[Told]) -> list[Line]:
        """The lines for some events of one chapter."""
        if kind == "dealt":
            cards = ", ".join(self.name("card", told.event.facts[0]) for told in group)
            return [self.line(group[-1], "hand", {"cards": cards})]
        if kind == "refill":
            parts = ", ".join(self.token(told) for told in sorted(group, key=lambda told: told.event.facts[0]))
            return [self.line(group[-1], "refilled", {"parts": parts})]
        if kind == "share_out":
            weighed, shared = group[::2], group[1::2]
            pairs = zip(weighed, shared, strict=False)
            return [self.shared(one, other) for one, other in pairs if other.event.facts[1:] != (0, NOTHING)]
        return [
            Line(told.number, self.texts.sentence(told.event, self.voice), self.rule(told), self.targets(told))
            for told in group
        ]

    def token(self, told: Told) -> str:
        """[IN-7.5] One token put down."""
        facts = facts_of(told.event)
        token = 1 + facts["corporation"] if "corporation" in facts else 6
        gaps = {"token": self.name("token", token), "arcade": self.name("arcade", facts["arcade"])}
        return phrase(self.lexicon.sentences["refilled.part"], self.voice.lang, gaps)

    def shared(self, weighed: Told, shared: Told) -> Line:
        """[IN-6.1] One arcade: what lies beside it, and what becomes of its token."""
        facts = {**facts_of(weighed.event), **facts_of(shared.event)}
        gaps = {name: self.name(name, number) for name, number in facts.items() if name != "reason"}
        if shared.event.kind == "took":
            return self.line(shared, "shared" + self.voice.person([facts["who"]]), gaps)
        reason = REASONS[facts["reason"]][1].replace("stayed", "reason")
        gaps["reason"] = phrase(self.lexicon.sentences[reason], self.voice.lang, {})
        return self.line(shared, "shared.stayed", gaps)

    def name(self, fact: str, number: int) -> str:
        return fact_name(fact, number, self.lexicon, self.voice)

    def line(self, told: Told, key: str, gaps: dict[str, str]) -> Line:
        text = filled(self.lexicon.sentences[key], self.voice.lang, gaps)
        return Line(told.number, text, self.rule(told), self.targets(told))

    def rule(self, told: Told) -> str:
        return self.texts.rule(told.event)

    def targets(self, told: Told) -> tuple[str, ...]:
        return self.texts.targets(told.event)
