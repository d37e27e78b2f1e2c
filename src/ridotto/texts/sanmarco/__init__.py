"""[SM] The texts of San Marco: what the events, options and questions of the game are in English and French."""

from collections.abc import Mapping
from typing import ClassVar, Final

from ...core.event import Event
from ...core.game import View
from ...core.pool import kinds
from ...core.seats import seats_in
from ...core.step import Path
from ...games.sanmarco.material import (
    CARD_NAMES,
    DISTRICT_NAMES,
    LONE_STEP,
    NO_DISTRICT,
    ROLE_NAMES,
    SEAT_NAMES,
)
from ..grammar import Lexicon, Voice, capital, counted, filled, joined
from ..plain import Diary, Texts
from .en import ENGLISH
from .facts import KINDS, facts_of
from .fr import FRENCH
from .log import SanMarcoDiary
from .questions import asked_for

PAIR_NAMES: Final = [f"{a}-{b}" for i, a in enumerate(DISTRICT_NAMES) for b in DISTRICT_NAMES[i + 1 :]]
TERM_FACTS: Final = {
    "district": DISTRICT_NAMES,
    "card": [f"card:{name}" for name in CARD_NAMES],
    "role": [f"role:{name}" for name in ROLE_NAMES],
}
SEAT_FACTS: Final = ("who", "owner", "dealer")
THING_FACTS: Final = {
    "size": "card",
    "actions": "action_card",
    "limits": "limit_card",
    "nobles": "noble",
    "points": "limit_point",
    "prestige": "point",
}


class SanMarcoTexts(Texts):
    """What is said of San Marco."""

    lexicons: ClassVar[Mapping[str, Lexicon]] = {"en": ENGLISH, "fr": FRENCH}
    result_rule = "SM-10.2"

    def names(self, lang: str) -> list[str]:
        return [capital(self.lexicons[lang].terms[colour]) for colour in SEAT_NAMES]

    # ---- events

    def wording(self, event: Event, voice: Voice) -> str:
        if event.kind not in KINDS:
            return super().wording(event, voice)
        text = self.lexicons[voice.lang].sentences[self.key(event, voice)]
        gaps = {name: self.fact(name, number, voice) for name, number in facts_of(event).items()}
        return filled(text, voice.lang, gaps)

    def key(self, event: Event, voice: Voice) -> str:
        """The key of an event's sentence: what happened, a special case of it, and the person of the verb."""
        facts = facts_of(event)
        kind = event.kind
        if kind == "doge" and facts["left_behind"] in (NO_DISTRICT, facts["district"]):
            kind = "doge.enters" if facts["left_behind"] == NO_DISTRICT else "doge.stays"
        if kind == "will_carry" and facts["pair"] == facts["there"]:
            kind = "will_carry.stays"
        seats = [facts[name] for name in ("who", "owner") if name in facts][:1]
        return kind + voice.person(seats)

    def fact(self, name: str, number: int, voice: Voice) -> str:
        """One fact of an event in words."""
        lexicon = self.lexicons[voice.lang]
        if name in SEAT_FACTS:
            return voice.name(number)
        if name in TERM_FACTS:
            return lexicon.terms[TERM_FACTS[name][number]]
        if name in ("pair", "there"):
            return self.pair(PAIR_NAMES[number], voice.lang)
        if name in THING_FACTS:
            return counted(lexicon.things[THING_FACTS[name]], number, voice.lang)
        return self.figure(name, number, voice)

    def figure(self, name: str, number: int, voice: Voice) -> str:
        """A fact that is a number of another kind: a pool, a mask, a place, or just that."""
        terms = self.lexicons[voice.lang].terms
        if name == "cards":
            return ", ".join(terms[f"short:{CARD_NAMES[kind]}"] for kind in kinds(number))
        if name == "left":
            return joined([voice.name(seat) for seat in seats_in(number)], voice.lang)
        return str(number + 1) if name == "offer" else str(number)

    def pair(self, name: str, lang: str) -> str:
        """Two districts: "San Marco and Castello"."""
        terms = self.lexicons[lang].terms
        return joined([terms[end] for end in name.split("-")], lang)

    def rule(self, event: Event) -> str:
        return KINDS[event.kind].rule if event.kind in KINDS else super().rule(event)

    def diary(self, voice: Voice) -> Diary:
        return SanMarcoDiary(self, self.lexicons[voice.lang], voice)

    def targets(self, event: Event) -> tuple[str, ...]:
        facts = facts_of(event) if event.kind in KINDS else {}
        found = [f"district:{DISTRICT_NAMES[facts['district']]}"] if "district" in facts else []
        found += [f"pair:{PAIR_NAMES[facts[name]]}" for name in ("pair", "there") if name in facts]
        return tuple(found)

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
            gaps.update(self.target(kind, name, lang))
        return filled(text, lang, gaps)

    def target(self, kind: str, name: str, lang: str) -> dict[str, str]:
        """The gaps that one target fills."""
        terms = self.lexicons[lang].terms
        if kind == "pair":
            return {"pair": self.pair(name, lang)}
        if kind == "bridge":
            pair, _, owner = name.rpartition("-")
            return {"pair": self.pair(pair, lang), "owner": capital(terms[owner])}
        if kind == "noble":
            district, _, owner = name.rpartition("-")
            return {"district": terms[district], "owner": capital(terms[owner])}
        if kind == "toll":
            return {"toll": self.toll(name, lang)}
        if kind in ("leader", "role"):
            return {kind: capital(terms[name])}
        return {kind: terms.get(f"{kind}:{name}", terms.get(name, name))}

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
                costs.append(f"{part[-1]} {terms['to']} {capital(terms[part[:-1]])}")
        return joined(costs, lang)

    def question(self, view: View, voice: Voice) -> str:
        return asked_for(view, voice, self.lexicons[voice.lang])


TEXTS: Final = SanMarcoTexts()
