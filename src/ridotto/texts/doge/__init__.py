"""[DO] The texts of Doge: what the events, options and questions of the game are in English and French."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, Final

from ...core.event import Event
from ...core.game import View
from ...core.pool import kinds
from ...core.state import NOBODY, seats_in
from ...core.step import Path
from ...games.doge.material import ADVISOR_NAMES, AREA_NAMES, SEAT_NAMES
from ..grammar import REMEMBERED, Lexicon, Voice, capital, counted, filled, joined, phrase
from ..line import Line
from ..plain import Diary, Texts, Told
from .en import ENGLISH
from .facts import ENDINGS, KINDS, facts_of, rule_of
from .fr import FRENCH
from .log import DogeDiary, Log, Seals
from .questions import Asked, asked_for, in_words

TERM_FACTS: Final = {
    "area": AREA_NAMES,
    "here": AREA_NAMES,
    "there": AREA_NAMES,
    "advisor": [f"advisor:{name}" for name in ADVISOR_NAMES],
}
TARGET_FACTS: Final = {
    "area": ("area", AREA_NAMES),
    "here": ("area", AREA_NAMES),
    "there": ("area", AREA_NAMES),
    "advisor": ("advisor", ADVISOR_NAMES),
}
SEAT_FACTS: Final = ("who", "owner")
MASK_FACTS: Final = ("firsts", "goals")
THING_FACTS: Final = {"markers": "marker", "houses": "house", "palaces": "palace", "votes": "vote"}


class DogeTexts(Texts):
    """What is said of Doge."""

    lexicons: ClassVar[Mapping[str, Lexicon]] = {"en": ENGLISH, "fr": FRENCH}
    result_rule = "DO-9.6"

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
        if event.kind == "ended":
            return ENDINGS[facts["reason"]][1] + voice.person(seats_in(facts["goals"]))
        if event.kind in ("placed", "will_place") and not facts["houses"]:
            return f"{event.kind}.none{voice.person([facts['who']])}"
        named = [facts[name] for name in SEAT_FACTS if name in facts]
        return event.kind + voice.person(named or seats_in(facts.get("firsts", NOBODY)))

    def gaps(self, event: Event, voice: Voice) -> dict[str, str]:
        """What fills the gaps of an event's sentence."""
        facts = facts_of(event)
        gaps = {name: self.fact(name, number, voice) for name, number in facts.items()}
        if event.kind == "ended":
            gaps["who"] = gaps["goals"]
        if event.kind == "won":
            gaps["second"] = self.seconds(seats_in(facts["seconds"]), voice)
        return gaps

    def fact(self, name: str, number: int, voice: Voice) -> str:
        """One fact of an event in words."""
        lexicon = self.lexicons[voice.lang]
        if name in TERM_FACTS:
            return lexicon.terms[TERM_FACTS[name][number]]
        if name in SEAT_FACTS:
            return voice.name(number)
        if name in MASK_FACTS:
            return voice.who(seats_in(number)) if number else ""
        if name in THING_FACTS:
            return counted(lexicon.things[THING_FACTS[name]], number, voice.lang)
        if name == "values":
            return joined([str(value) for value in kinds(number)], voice.lang)
        return str(number + 1) if name == "place" else str(number)

    def seconds(self, seats: Sequence[int], voice: Voice) -> str:
        sentences = self.lexicons[voice.lang].sentences
        if not seats:
            return phrase(sentences["second.none"], voice.lang, {})
        key = f"second{voice.person(seats)}"
        return phrase(sentences[key], voice.lang, {"who": voice.who(seats)})

    def rule(self, event: Event) -> str:
        return rule_of(event) if event.kind in KINDS else super().rule(event)

    def lines(self, told: Sequence[Told], voice: Voice) -> list[Line]:
        log = Log(self, self.lexicons[voice.lang], voice)
        settled, sealed = log.read(told)
        return settled + Seals(log, sealed).all()

    def diary(self, voice: Voice) -> Diary:
        return DogeDiary(self, self.lexicons[voice.lang], voice)

    def targets(self, event: Event) -> tuple[str, ...]:
        return targets_of(event)

    # ---- options and questions

    def option(self, step: str, path: Path, lang: str) -> str:
        lexicon = self.lexicons[lang]
        targets = [target.split(":", 1) for target in path]
        key = " ".join(":".join(target) if target[0] == "button" else target[0] for target in targets)
        text = lexicon.options.get(f"{step} {key}", lexicon.options.get(key))
        if text is None:
            return super().option(step, path, lang)
        gaps = {kind: self.target(kind, name, lexicon) for kind, name in targets}
        return filled(text, lang, gaps)

    def target(self, kind: str, name: str, lexicon: Lexicon) -> str:
        return lexicon.terms.get(f"{kind}:{name}", lexicon.terms.get(name, name))

    def question(self, view: View, voice: Voice) -> str:
        return put(asked_for(view, voice), voice.lang)


@lru_cache(REMEMBERED)
def put(asked: Asked, lang: str) -> str:
    return in_words(asked, lang, DogeTexts.lexicons[lang])


@lru_cache(REMEMBERED)
def targets_of(event: Event) -> tuple[str, ...]:
    if event.kind not in KINDS:
        return ()
    named = [(TARGET_FACTS[name], number) for name, number in facts_of(event).items() if name in TARGET_FACTS]
    return tuple(f"{kind}:{names[number]}" for (kind, names), number in named)


TEXTS: Final = DogeTexts()
