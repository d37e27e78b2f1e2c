"""[RI] The texts of Rialto: what the events, options and questions of the game are in English and French."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from ...core.event import POOL, Event, Fact
from ...core.pool import EMPTY, kinds
from ...core.seats import NO_SEAT
from ...core.step import Path
from ...games.rialto import events
from ...games.rialto.material import (
    BUILDING_NAMES,
    GREEN_2,
    NO_DISTRICT,
    NO_PAIR,
    SEAT_NAMES,
    VALUES,
    YELLOW_4,
)
from ...games.rialto.view import RialtoView
from ..grammar import Lexicon, Voice, counted, joined, typeset
from ..plain import LogWriter, Texts
from ..result import Comparison, Feat, Source
from .cards import listed
from .en import ENGLISH
from .fr import FRENCH
from .log import RialtoLogWriter
from .questions import asked_for

CALLED: Final = {"stack": "building", "deal": "card", "draw": "card"}  # kinds of targets that share their names
MERGED: Final = {events.CONSOLED.name: events.SHORT.name, events.SERVED.name: events.PRAYED.name}  # in a summary
# What is told in words of its own: the event, a fact, the number that makes the difference, the ending of the key.
CASES: Final[Mapping[str, tuple[str, int, str]]] = {
    events.LAID_OUT.name: ("cards", EMPTY, "none"),
    events.TOOK.name: ("cards", EMPTY, "none"),
    events.SWEPT.name: ("cards", EMPTY, "none"),
    events.NEUTRAL_HOLDS.name: ("cards", EMPTY, "none"),
    events.PLAYED.name: ("cards", EMPTY, "none"),
    events.PAIRED.name: ("cards", EMPTY, "none"),
    events.MARKED.name: ("pair", NO_PAIR, "none"),
    events.WAITED.name: ("coins", 0, "none"),
    events.WIDENED.name: ("building", GREEN_2, "alone"),
    events.STEP_BEGAN.name: ("who", NO_SEAT, "neutral"),
    events.CONVERTED.name: ("building", YELLOW_4, "double"),
    events.FERRIED.name: ("left_behind", NO_DISTRICT, "personal"),
}


class RialtoTexts(Texts[RialtoView]):
    """What is said of Rialto."""

    lexicons: ClassVar[Mapping[str, Lexicon]] = {"en": ENGLISH, "fr": FRENCH}
    seat_names: ClassVar[Sequence[str]] = SEAT_NAMES
    result_rule = "RI-8.5"
    score = "point"
    stretch = "round"
    goal_rules: ClassVar[Sequence[str]] = ("RI-8.5", "RI-8.4", "RI-8.3", "RI-5.11", "RI-2.1")

    # ---- events

    def key(self, event: Event) -> str:
        case = CASES.get(event.kind)
        if case is not None and event[case[0]] == case[1]:
            return f"{event.kind}.{case[2]}"
        return super().key(event)

    def gaps(self, event: Event, voice: Voice) -> dict[str, str]:
        gaps = super().gaps(event, voice)
        if event.type is events.BONUS:
            gaps["bonus"] = self.term("bonus", str(event.read()["step"]), voice.lang)
        return gaps

    def fact(self, fact: Fact, number: int, voice: Voice) -> str:
        if fact.form == POOL:
            return listed([fact.names[kind] for kind in kinds(number)], self.lexicons[voice.lang])
        if fact is events.RANK:
            return self.term("rank", str(number), voice.lang)
        return super().fact(fact, number, voice)

    def term(self, kind: str, name: str, lang: str) -> str:
        """A connection is "Castello and San Marco"; a used building says so."""
        if kind == "connection":
            return joined([self.term("", end, lang) for end in name.split("-")], lang)
        if kind == "used":
            used = typeset(self.lexicons[lang].terms["used"], lang)
            return self.term("building", name, lang).replace(")", f", {used})")
        return super().term(CALLED.get(kind, kind), name, lang)

    def log_writer(self, voice: Voice) -> LogWriter:
        return RialtoLogWriter(self, self.lexicons[voice.lang], voice)

    # ---- options and questions

    def option(self, step: str, path: Path, lang: str) -> str:
        return super().option(step, by_ends(step, path), lang)

    def target(self, kind: str, name: str, lang: str) -> dict[str, str]:
        gaps = super().target(kind, name, lang)
        if kind == "stack":
            gaps["does"] = self.term("does", name, lang)
        elif kind in ("building", "used"):
            lexicon, value = self.lexicons[lang], int(name[-1])
            gaps["effect"] = typeset(lexicon.terms.get(f"effect:{name}", ""), lang)
            gaps["points"] = counted(lexicon.things["point"], value, lang)
            gaps["next"] = self.term("building", next_value(name), lang) if value < VALUES else ""
        return gaps

    def question(self, view: RialtoView, voice: Voice) -> str:
        return asked_for(view, voice, self.lexicons[voice.lang])

    # ---- the end

    def comparisons(self, view: RialtoView) -> list[Comparison]:
        """[RI-8.5] Points; who is first in Doge order of those who have the most."""
        scores = view["scores"]
        best = [marker["player"] for marker in view["doge"] if is_best(marker["player"], scores)]
        ahead = [int(best[:1] == [seat]) for seat in range(len(scores))]
        return [*super().comparisons(view), Comparison("ahead", self.result_rule, ahead, is_feat=True)]

    def feat(self, view: RialtoView, seat: int, lang: str) -> Feat | None:
        points = counted(self.lexicons[lang].things[self.score], view["scores"][seat], lang)
        return Feat("ahead", {"points": points})

    def sources(self, told: Sequence[Event]) -> list[Source]:
        """What belongs together is counted together."""
        found = super().sources(told)
        return [source._replace(name=MERGED.get(source.name, source.name)) for source in found]


def by_ends(step: str, path: Path) -> Path:
    """[RI-5.5, RI-5.7] A connection and one of its districts, as its two districts."""
    if step not in ("place_bridge", "place_gondola") or not path[1].startswith("district:"):
        return path
    chosen = path[1].partition(":")[2]
    other = next(end for end in path[0].partition(":")[2].split("-") if end != chosen)
    here, there = ("high", "low") if step == "place_bridge" else ("here", "there")
    return (f"{here}:{chosen}", f"{there}:{other}", *path[2:])


def next_value(building: str) -> str:
    """[RI-7.2] The building of the same colour with a value of one more."""
    return BUILDING_NAMES[[str(name) for name in BUILDING_NAMES].index(building) + 1]


def is_best(player: int, scores: Sequence[int]) -> bool:
    """The neutral player has no points."""
    return player < len(scores) and scores[player] == max(scores)


TEXTS: Final = RialtoTexts()
