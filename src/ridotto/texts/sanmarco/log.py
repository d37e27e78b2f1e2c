"""[SM] A game as a log: what belongs together stands in one line."""

from collections.abc import Sequence
from typing import Final

from ...core.seats import seats_in
from ...games.sanmarco.material import DISTRICT_NAMES, NOBLES_PER_ROLL, ROLE_NAMES, START_ROLLS
from ...games.sanmarco.view import SanMarcoView
from ..grammar import Lexicon, Voice, counted, filled, joined, phrase
from ..line import Line
from ..plain import NOT_WORTH_A_LINE, Diary, Texts, Told

# What the board shows well enough; a log leaves it out.
QUIET: Final = frozenset((NOT_WORTH_A_LINE, "drew", "dealt", "sorted", "played_all", "aimed"))
SCORING: Final = ("scoring", "first", "second", "tied", "empty")  # [SM-8.10] to [SM-8.13]
BY_SEAT: Final = ("settled", "laid")
SLOW: Final = ("settled", "role")  # chance speaks several words before they are complete


def is_next(group: Sequence[Told], told: Told) -> bool:
    """Does an event go on with what has been gathered?"""
    if not group:
        return False
    before, event = group[-1].event, told.event
    if before.kind in SCORING:
        return event.kind in SCORING and event.kind != "scoring"
    if event.kind in BY_SEAT:
        return event.kind == before.kind and event["who"] == before["who"]
    return event.kind == before.kind == "role"


class SanMarcoDiary(Diary):
    """The log of San Marco, written while the game goes on."""

    def __init__(self, texts: Texts[SanMarcoView], lexicon: Lexicon, voice: Voice) -> None:
        super().__init__(texts, voice)
        self.lexicon = lexicon
        self.group: list[Told] = []  # what stands in one line, as far as it was told
        self.active = 0  # seats of the round, so many roles are drawn

    def feed(self, told: Sequence[Told]) -> list[Line]:
        lines: list[Line] = []
        for one in told:
            if one.event.kind in QUIET:
                continue
            if not is_next(self.group, one):
                lines.extend(self.gathered())
            if one.event.kind == "round":
                self.active = len(seats_in(one.event["active"]))
            self.group.append(one)
            if self.is_complete():
                lines.extend(self.gathered())
        if self.group and self.group[0].event.kind not in SLOW:
            lines.extend(self.gathered())
        self.sealed = [self.single(one) for one in self.group]
        return lines

    def is_complete(self) -> bool:
        kind = self.group[0].event.kind
        return (kind == "settled" and len(self.group) == START_ROLLS) or (
            kind == "role" and len(self.group) == self.active
        )

    def gathered(self) -> list[Line]:
        """The line for all that was gathered; nothing is left."""
        group, self.group = self.group, []
        if not group:
            return []
        kind = group[0].event.kind
        if kind == "scoring":
            return [self.scoring(group)]
        if len(group) == 1:
            return [self.single(group[0])]
        if kind == "settled":
            return [self.settling(group)]
        return [self.roles(group) if kind == "role" else self.offering(group)]

    # ---- one line

    def single(self, told: Told) -> Line:
        text = self.texts.sentence(told.event, self.voice)
        return Line(told.number, text, self.texts.rule(told.event), self.texts.targets(told.event))

    def line(self, group: Sequence[Told], key: str, **gaps: str) -> Line:
        text = filled(self.lexicon.sentences[key], self.voice.lang, gaps)
        targets = dict.fromkeys(target for told in group for target in self.texts.targets(told.event))
        return Line(group[-1].number, text, self.texts.rule(group[-1].event), tuple(targets))

    def settling(self, group: Sequence[Told]) -> Line:
        """[SM-1.5] The first nobles of a seat."""
        seat = group[0].event["who"]
        nobles: dict[int, int] = {}
        for told in group:
            district = told.event["district"]
            nobles[district] = nobles.get(district, 0) + NOBLES_PER_ROLL
        parts = [f"{self.lexicon.terms[DISTRICT_NAMES[district]]} ({number})" for district, number in nobles.items()]
        rolls = joined([str(told.event["side"]) for told in group], self.voice.lang)
        key = "settling" + self.voice.person([seat])
        return self.line(group, key, who=self.voice.name(seat), rolls=rolls, parts=joined(parts, self.voice.lang))

    def roles(self, group: Sequence[Told]) -> Line:
        """[SM-3.1] Who has which role."""
        parts: list[str] = []
        for told in group:
            role = self.texts.term("role", ROLE_NAMES[told.event["role"]], self.voice.lang)
            parts.append(f"{self.voice.name(told.event['who'])} {role}")
        return self.line(group, "roles", parts=", ".join(parts))

    def offering(self, group: Sequence[Told]) -> Line:
        """[SM-3.4] How many cards the offers of a dealer have."""
        seat = group[0].event["who"]
        sizes = [counted(self.lexicon.things["card"], told.event["size"], self.voice.lang) for told in group]
        key = "offering" + self.voice.person([seat])
        return self.line(group, key, who=self.voice.name(seat), sizes=joined(sizes, self.voice.lang))

    def scoring(self, group: Sequence[Told]) -> Line:
        """[SM-8.10] Who gains how much in a district, and why."""
        district = self.lexicon.terms[DISTRICT_NAMES[group[0].event["district"]]]
        if group[-1].event.kind in ("scoring", "empty"):
            return self.line(group, "scored.empty", district=district)
        parts: list[str] = []
        for told in group[1:]:
            why = self.lexicon.terms[f"rank:{told.event.kind}"]
            gaps = {"who": self.voice.name(told.event["who"]), "number": str(told.event["prestige"]), "why": why}
            parts.append(phrase(self.lexicon.sentences["scored.part"], self.voice.lang, gaps))
        return self.line(group, "scored", district=district, parts=", ".join(parts))
