"""[SM] The texts of San Marco: what the events, options and questions of the game are in English and French."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from ...core.event import POOL, SEATS, Event, Fact
from ...core.pool import kinds
from ...core.seats import seats_in
from ...games.sanmarco import events
from ...games.sanmarco.material import LONE_STEP, NO_DISTRICT, SEAT_NAMES
from ...games.sanmarco.view import SanMarcoView
from ..grammar import Lexicon, Voice, capital, joined
from ..plain import LogWriter, Texts
from ..result import Comparison, Source
from .en import ENGLISH
from .fr import FRENCH
from .log import SanMarcoLogWriter
from .questions import asked_for, pair_of


class SanMarcoTexts(Texts[SanMarcoView]):
    """What is said of San Marco."""

    lexicons: ClassVar[Mapping[str, Lexicon]] = {"en": ENGLISH, "fr": FRENCH}
    seat_names: ClassVar[Sequence[str]] = SEAT_NAMES
    result_rule = "SM-10.2"
    score = "point"
    stretch = "phase"
    goal_rules: ClassVar[Sequence[str]] = ("SM-10.2", "SM-8.10", "SM-9.6", "SM-9.1")

    # ---- events

    def key(self, event: Event) -> str:
        if event.type is events.DOGE and event["left_behind"] == NO_DISTRICT:
            return "doge.enters"
        if event.type is events.DOGE and event["left_behind"] == event["district"]:
            return "doge.stays"
        if event.type is events.TOOK and event["dealer"] == event["who"]:
            return "took.own"
        if event.type is events.WILL_CARRY and event["pair"] == event["there"]:
            return "will_carry.stays"
        return super().key(event)

    def subject(self, event: Event) -> list[int]:
        return [] if event.type is events.EXTRA else super().subject(event)

    def fact(self, fact: Fact, number: int, voice: Voice) -> str:
        """Cards and seats in a list stand in their own order, in short."""
        lang = voice.lang
        if fact.form == POOL:
            return ", ".join([self.term("short", fact.names[kind], lang) for kind in kinds(number)])
        if fact.form == SEATS and number:
            return joined([voice.name(seat) for seat in seats_in(number)], lang)
        return super().fact(fact, number, voice)

    def term(self, kind: str, name: str, lang: str) -> str:
        """Two districts are "San Marco and Castello"; a seat is called by its colour."""
        if kind == "pair":
            return pair_of(name, lang, self.lexicons[lang])
        if name in SEAT_NAMES:
            return capital(super().term(kind, name, lang))
        return super().term(kind, name, lang)

    def log_writer(self, voice: Voice) -> LogWriter:
        return SanMarcoLogWriter(self, self.lexicons[voice.lang], voice)

    # ---- options and questions

    def target(self, kind: str, name: str, lang: str) -> dict[str, str]:
        if kind in ("bridge", "noble"):
            place, _, owner = name.rpartition("-")
            where = "pair" if kind == "bridge" else "district"
            return {where: self.term(where, place, lang), "owner": self.term("seat", owner, lang)}
        if kind == "toll":
            return {"toll": self.toll(name, lang)}
        return super().target(kind, name, lang)

    def toll(self, name: str, lang: str) -> str:
        """What a way costs: the step, and who is paid how much."""
        terms = self.lexicons[lang].terms
        if name == "nobody":
            return terms["toll:nobody"]
        costs: list[str] = []
        for part in name.split("-"):
            if part == "step":
                costs.append(f"{LONE_STEP} {terms['toll:step']}")
            else:
                costs.append(f"{part[-1]} {terms['to']} {self.term('seat', part[:-1], lang)}")
        return joined(costs, lang)

    def question(self, view: SanMarcoView, voice: Voice) -> str:
        return asked_for(view, voice, self.lexicons[voice.lang])

    # ---- the end

    def comparisons(self, view: SanMarcoView) -> list[Comparison]:
        """[SM-10.2] Prestige, then [SM-10.3] nobles in San Marco."""
        nobles = view["districts"]["san_marco"]["nobles"]
        return [*super().comparisons(view), Comparison("san_marco_noble", "SM-10.3", nobles)]

    def sources(self, told: Sequence[Event]) -> list[Source]:
        """[SM-10.1] What is scored after the last phase is counted apart."""
        last = [event.type for event in told].index(events.FINAL)
        final = [
            source._replace(name=events.FINAL.name, rule=events.FINAL.rule) for source in super().sources(told[last:])
        ]
        return super().sources(told[:last]) + final


TEXTS: Final = SanMarcoTexts()
