"""[MF] The texts of Mille Fiori: what the events, options and questions of the game are in English and French."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from ...core.event import Event, EventType, Fact
from ...core.step import Path
from ...games.millefiori import events
from ...games.millefiori.material import PALACE, SEAT_NAMES
from ...games.millefiori.view import MillefioriView
from ..grammar import Lexicon, Voice, counted, phrase
from ..plain import LogWriter, Texts
from ..result import Source
from .en import ENGLISH
from .fr import FRENCH
from .log import MillefioriLogWriter
from .names import card_name, field_name, field_of, gaps_of, place_name, work_name
from .questions import asked_for

CARDS: Final = ("card", "card_2", "card_3", "card_4", "display", "deal")  # kinds of targets that are cards
LADIES: Final = ("lady", "court", "dogaressa")
WORKS: Final = ("work", "market")
MERGED: Final[Mapping[str, EventType]] = {  # in a summary
    events.DYED.name: events.GROUPED,
    events.MATCHED.name: events.MET,
    events.CARRIED.name: events.MET,
    events.BONUS_UNMARKED.name: events.BONUS_SCORED,
    events.COVERED.name: events.SHOWED,
}
ALONE: Final = (events.GROUPED.name, events.DYED.name, events.HOUSED.name)  # told otherwise of a single diamond
RECEIVED_CARDS: Final = (events.CARD, events.CARD_2, events.CARD_3, events.CARD_4)


class MillefioriTexts(Texts[MillefioriView]):
    """What is said of Mille Fiori."""

    lexicons: ClassVar[Mapping[str, Lexicon]] = {"en": ENGLISH, "fr": FRENCH}
    seat_names: ClassVar[Sequence[str]] = SEAT_NAMES
    result_rule = "MF-9.5"
    score = "point"
    stretch = "round"
    goal_rules: ClassVar[Sequence[str]] = ("MF-9.5", "MF-3.1", "MF-9.1", "MF-9.2")

    # ---- events

    def key(self, event: Event) -> str:
        if event.type is events.NO_EXTRA:
            return event.kind
        if event.kind in ALONE and event["number"] == 1:
            return f"{event.kind}.alone"
        return super().key(event)

    def gaps(self, event: Event, voice: Voice) -> dict[str, str]:
        gaps = super().gaps(event, voice)
        if event.type is events.RECEIVED:
            gaps["cards"] = ", ".join([gaps[fact.name] for fact in RECEIVED_CARDS if gaps[fact.name]])
        return gaps

    def fact(self, fact: Fact, number: int, voice: Voice) -> str:
        if fact is events.GOODS:
            return counted(self.lexicons[voice.lang].things["commodity"], number, voice.lang)
        return super().fact(fact, number, voice)

    def term(self, kind: str, name: str, lang: str) -> str:
        """Cards, fields and places are called by what is printed on them."""
        lexicon = self.lexicons[lang]
        if kind in CARDS:
            return card_name(name, lexicon, lang)
        if kind in WORKS:
            return work_name(name, lexicon, lang)
        if kind == "field":
            return field_name(name, lexicon, lang)
        if kind == "showcase":
            return place_name(name, lexicon, lang)
        if kind == "council":
            key = "palace" if int(name) == PALACE else "named:space"
            return phrase(lexicon.terms[key], lang, {"space": name})
        return super().term("lady" if kind in LADIES else kind, name, lang)

    def log_writer(self, voice: Voice) -> LogWriter:
        return MillefioriLogWriter(self, self.lexicons[voice.lang], voice)

    # ---- options and questions

    def option(self, step: str, path: Path, lang: str) -> str:
        return super().option(step, by_area(path), lang)

    def target(self, kind: str, name: str, lang: str) -> dict[str, str]:
        if name.startswith(kind):
            return gaps_of(field_of(name), self.lexicons[lang])
        gaps = super().target(kind, name, lang)
        if kind in LADIES:
            gaps["does"] = self.term("does", name, lang)
        return gaps

    def question(self, view: MillefioriView, voice: Voice) -> str:
        return asked_for(view, voice, self.lexicons[voice.lang])

    # ---- the end

    def sources(self, told: Sequence[Event]) -> list[Source]:
        """What belongs together is counted together."""
        return [merged(source) for source in super().sources(told)]


def merged(source: Source) -> Source:
    """What a source is counted under, and the paragraph of that."""
    whole = MERGED.get(source.name)
    return source if whole is None else source._replace(name=whole.name, rule=whole.rule)


def by_area(path: Path) -> Path:
    """A field, as one of its area: each area has its own words."""
    kind, _, name = path[0].partition(":")
    return (f"{field_of(name).area}:{name}",) if kind == "field" else path


TEXTS: Final = MillefioriTexts()
