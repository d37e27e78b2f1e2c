"""[IN] A game as a log: what belongs together stands in one line."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from ...games.intrigo import events
from ...games.intrigo.material import NOTHING
from ...games.intrigo.view import IntrigoView
from ..grammar import Lexicon, Voice, filled, phrase
from ..line import Line
from ..plain import NOT_WORTH_A_LINE, Texts, Told

QUIET: Final = (NOT_WORTH_A_LINE, "ready", "passed_on", "drafted", "cleared")
REFILL: Final = ("ducat", "seal")
SHARE_OUT: Final = ("weighed", "took", "stayed")


def chapter(told: Told) -> str:
    """What one line is made of: events with the same chapter that follow each other."""
    kind = told.event.kind
    return "refill" if kind in REFILL else "share_out" if kind in SHARE_OUT else kind


def is_nothing(told: Told) -> bool:
    """Was there no token to share out?"""
    return told.event.type is events.STAYED and told.event["reason"] == NOTHING


def log_lines(texts: Texts[IntrigoView], lexicon: Lexicon, voice: Voice, told: Sequence[Told]) -> list[Line]:
    log = Log(texts, lexicon, voice)
    lines: list[Line] = []
    for kind, group in groupby([one for one in told if one.event.kind not in QUIET], chapter):
        lines.extend(log.settled(kind, list(group)))
    return lines


class Log:
    """Writes the lines for what a seat was told."""

    def __init__(self, texts: Texts[IntrigoView], lexicon: Lexicon, voice: Voice) -> None:
        self.texts = texts
        self.lexicon = lexicon
        self.voice = voice

    def settled(self, kind: str, group: list[Told]) -> list[Line]:
        """The lines for some events of one chapter."""
        if kind == "dealt":
            cards = ", ".join(self.gaps(told)["card"] for told in group)
            return [self.line(group[-1], "hand", {"cards": cards})]
        if kind == "refill":
            parts = ", ".join(self.token(told) for told in sorted(group, key=lambda told: told.event["arcade"]))
            return [self.line(group[-1], "refilled", {"parts": parts})]
        if kind == "share_out":
            pairs = zip(group[::2], group[1::2], strict=False)
            return [self.shared(weighed, shared) for weighed, shared in pairs if not is_nothing(shared)]
        return [
            Line(told.number, self.texts.sentence(told.event, self.voice), self.rule(told), self.targets(told))
            for told in group
        ]

    def token(self, told: Told) -> str:
        """[IN-7.5] One token put down."""
        gaps = {"token": self.texts.term("token", "ducat", self.voice.lang), **self.gaps(told)}
        return self.part("refilled.part", gaps)

    def shared(self, weighed: Told, shared: Told) -> Line:
        """[IN-6.1] One arcade: what lies beside it, and what becomes of its token."""
        gaps = {**self.gaps(weighed), **self.gaps(shared)}
        if shared.event.type is events.TOOK:
            return self.line(shared, "shared" + self.voice.person([shared.event["who"]]), gaps)
        gaps["reason"] = self.part(f"reason.{shared.event.read()['reason']}", {})
        return self.line(shared, "shared.stayed", gaps)

    def gaps(self, told: Told) -> dict[str, str]:
        return self.texts.gaps(told.event, self.voice)

    def part(self, key: str, gaps: dict[str, str]) -> str:
        return phrase(self.lexicon.sentences[key], self.voice.lang, gaps)

    def line(self, told: Told, key: str, gaps: dict[str, str]) -> Line:
        text = filled(self.lexicon.sentences[key], self.voice.lang, gaps)
        return Line(told.number, text, self.rule(told), self.targets(told))

    def rule(self, told: Told) -> str:
        return self.texts.rule(told.event)

    def targets(self, told: Told) -> tuple[str, ...]:
        return self.texts.targets(told.event)
