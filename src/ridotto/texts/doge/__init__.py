"""[DO] The texts of Doge: what the events, options and questions of the game are in English and French."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, Final

from ...core.event import Event
from ...core.seats import NO_SEAT, seats_in
from ...games.doge import events
from ...games.doge.material import SEAT_NAMES
from ...games.doge.view import DogeView
from ..grammar import REMEMBERED, Lexicon, Voice, phrase
from ..line import Line
from ..plain import LogWriter, Texts, TimedEvent
from .en import ENGLISH
from .fr import FRENCH
from .log import DogeLogWriter, Log, SealedLines
from .questions import Asked, asked_for, wording_of


class DogeTexts(Texts[DogeView]):
    """What is said of Doge."""

    lexicons: ClassVar[Mapping[str, Lexicon]] = {"en": ENGLISH, "fr": FRENCH}
    seat_names: ClassVar[Sequence[str]] = SEAT_NAMES
    result_rule = "DO-9.6"
    goal_rules: ClassVar[Sequence[str]] = ("DO-9.1", "DO-9.3")

    # ---- events

    def key(self, event: Event) -> str:
        if event.type in (events.PLACED, events.WILL_PLACE) and not event["houses"]:
            return f"{event.kind}.none"
        if event.type is events.TOOK and event["owner"] != NO_SEAT:
            return "took.from"
        return super().key(event)

    def gaps(self, event: Event, voice: Voice) -> dict[str, str]:
        gaps = super().gaps(event, voice)
        if event.type is events.ENDED:
            gaps["who"] = gaps["goals"]
        if event.type is events.WON:
            gaps["second"] = self.seconds(seats_in(event["seconds"]), voice)
        return gaps

    def seconds(self, seats: Sequence[int], voice: Voice) -> str:
        sentences = self.lexicons[voice.lang].sentences
        if not seats:
            return phrase(sentences["second.none"], voice.lang, {})
        key = f"second{voice.person(seats)}"
        return phrase(sentences[key], voice.lang, {"who": voice.who(seats)})

    def lines(self, timed: Sequence[TimedEvent], voice: Voice) -> list[Line]:
        log = Log(self, self.lexicons[voice.lang], voice)
        settled, sealed = log.read(timed)
        return settled + SealedLines(log, sealed).all()

    def log_writer(self, voice: Voice) -> LogWriter:
        return DogeLogWriter(self, self.lexicons[voice.lang], voice)

    # ---- questions

    def question(self, view: DogeView, voice: Voice) -> str:
        return put(asked_for(view, voice), voice.lang)


@lru_cache(REMEMBERED)
def put(asked: Asked, lang: str) -> str:
    return wording_of(asked, lang, DogeTexts.lexicons[lang])


TEXTS: Final = DogeTexts()
