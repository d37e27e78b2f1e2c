"""[IN] The texts of Intrigo: what the events, options and questions of the game are in English and French."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, Final

from ...core.event import Event
from ...core.game import View
from ...core.seats import NO_SEAT
from ...core.step import Path
from ...games.intrigo.material import SEAT_NAMES
from ..grammar import REMEMBERED, Lexicon, Voice, capital, counted, filled
from ..line import Line
from ..plain import Texts, Told
from .en import ENGLISH
from .facts import ENDINGS, KINDS, REASONS, facts_of, rule_of
from .fr import FRENCH
from .log import log_lines
from .names import arcade_name, card_name, fact_name, slot_name
from .questions import asked_for

CARD_TARGETS: Final = ("packet", "hand", "intrigant", "deal")


class IntrigoTexts(Texts):
    """What is said of Intrigo."""

    lexicons: ClassVar[Mapping[str, Lexicon]] = {"en": ENGLISH, "fr": FRENCH}
    result_rule = "IN-9.4"

    def names(self, lang: str) -> list[str]:
        return [capital(self.lexicons[lang].terms[colour]) for colour in SEAT_NAMES]

    # ---- events

    def wording(self, event: Event, voice: Voice) -> str:
        if event.kind not in KINDS:
            return super().wording(event, voice)
        text = self.lexicons[voice.lang].sentences[self.key(event, voice)]
        return filled(text, voice.lang, self.gaps(event, voice))

    def key(self, event: Event, voice: Voice) -> str:
        """The key of an event's sentence: what happened, a special case of it, and the person of the verb."""
        facts = facts_of(event)
        who = facts.get("who", NO_SEAT)
        person = voice.person([who]) if who != NO_SEAT else ""
        if event.kind == "ended":
            return ENDINGS[facts["reason"]][1] + person
        if event.kind == "stayed":
            return REASONS[facts["reason"]][1]
        if event.kind in ("cleared", "powerless"):
            return event.kind
        second = ".second" if event.kind == "turn" and facts["half"] else ""
        return event.kind + second + person

    def gaps(self, event: Event, voice: Voice) -> dict[str, str]:
        """What fills the gaps of an event's sentence."""
        facts, lexicon, lang = facts_of(event), self.lexicons[voice.lang], voice.lang
        gaps = {name: fact_name(name, number, lexicon, voice) for name, number in facts.items()}
        if "influence" in facts:
            gaps["power"] = fact_name("power", facts["influence"], lexicon, voice)
        if event.kind == "seal":
            gaps["token"] = fact_name("token", 1 + facts["corporation"], lexicon, voice)
        if event.kind == "counted":
            gaps["seals"] = counted(lexicon.things["seal"], facts["number"], lang)
        if event.kind == "received":
            gaps["cards"] = ", ".join(gaps[name] for name, number in facts.items() if number)
        return gaps

    def rule(self, event: Event) -> str:
        return rule_of(event) if event.kind in KINDS else super().rule(event)

    def targets(self, event: Event) -> tuple[str, ...]:
        return targets_of(event)

    def lines(self, told: Sequence[Told], voice: Voice) -> list[Line]:
        return log_lines(self, self.lexicons[voice.lang], voice, told)

    # ---- options and questions

    def option(self, step: str, path: Path, lang: str) -> str:
        lexicon = self.lexicons[lang]
        targets = [target.split(":", 1) for target in path]
        key = " ".join(":".join(target) if target[0] == "button" else target[0] for target in targets)
        text = lexicon.options.get(f"{step} {key}", lexicon.options.get(key))
        if text is None:
            return super().option(step, path, lang)
        gaps: dict[str, str] = {}
        for kind, name in targets:
            gaps[f"{kind}_2" if kind in gaps else kind] = self.target(kind, name, lexicon, lang)
        return filled(text, lang, gaps)

    def target(self, kind: str, name: str, lexicon: Lexicon, lang: str) -> str:
        if kind in CARD_TARGETS:
            family, _, value = name.partition("-")
            return card_name(family, value, lexicon)
        if kind == "arcade":
            return arcade_name(int(name), lexicon, lang)
        if kind == "slot":
            return slot_name(int(name), lexicon, lang)
        kind = "token" if kind == "seal" else kind
        return lexicon.terms.get(f"{kind}:{name}", lexicon.terms.get(name, name))

    def question(self, view: View, voice: Voice) -> str:
        return asked_for(view, voice, self.lexicons[voice.lang])


@lru_cache(REMEMBERED)
def targets_of(event: Event) -> tuple[str, ...]:
    if event.kind not in KINDS:
        return ()
    kinds = (name.removesuffix("_2") for name in facts_of(event))
    named = zip(kinds, facts_of(event).values(), strict=True)
    return tuple(f"{kind}:{number}" for kind, number in named if kind in ("arcade", "slot"))


TEXTS: Final = IntrigoTexts()
