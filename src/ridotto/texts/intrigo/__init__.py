"""[IN] The texts of Intrigo: what the events, options and questions of the game are in English and French."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from ...core.event import Event, Fact
from ...games.intrigo import events
from ...games.intrigo.material import DOOR, FACE_DOWN_SIGN, SEAT_NAMES, WIN_ALIKE
from ...games.intrigo.view import IntrigoView, PlayerView
from ..grammar import Lexicon, Voice, counted, phrase, typeset
from ..line import Line
from ..plain import Texts, TimedEvent
from ..result import Comparison, Feat
from .en import ENGLISH
from .fr import FRENCH
from .log import log_lines
from .questions import asked_for

WITH_ARTICLE: Final = {"influence": "pile", "left": "pile", "right": "pile", "seal": "token"}


def has_won(player: PlayerView) -> bool:
    """[IN-9.1] Five different Seals, or four alike.  The winner of a view may also be who leads after the last turn."""
    seals = player["counters"].values()
    return max(seals) >= WIN_ALIKE or min(seals) > 0


class IntrigoTexts(Texts[IntrigoView]):
    """What is said of Intrigo."""

    lexicons: ClassVar[Mapping[str, Lexicon]] = {"en": ENGLISH, "fr": FRENCH}
    seat_names: ClassVar[Sequence[str]] = SEAT_NAMES
    result_rule = "IN-9.4"
    score = "different_seal"
    stretch = "turn"
    goal_rules: ClassVar[Sequence[str]] = ("IN-9.1", "IN-9.2", "IN-6.2")

    # ---- events

    def key(self, event: Event) -> str:
        return "turn.second" if event.type is events.TURN and event["half"] else super().key(event)

    def subject(self, event: Event) -> list[int]:
        return [] if event.type in (events.CLEARED, events.POWERLESS) else super().subject(event)

    def gaps(self, event: Event, voice: Voice) -> dict[str, str]:
        gaps = super().gaps(event, voice)
        if event.type is events.RECEIVED:
            gaps["cards"] = ", ".join(gaps[name] for name in ("card", "card_2", "card_3") if gaps[name])
        return gaps

    def fact(self, fact: Fact, number: int, voice: Voice) -> str:
        if fact.target:  # an arcade or a slot
            return self.term(fact.target, str(number), voice.lang)
        return super().fact(fact, number, voice)

    def lines(self, timed: Sequence[TimedEvent], voice: Voice) -> list[Line]:
        return log_lines(self, self.lexicons[voice.lang], voice, timed)

    # ---- names

    def term(self, kind: str, name: str, lang: str) -> str:
        """What a place, a card or any other thing is called."""
        terms = self.lexicons[lang].terms
        if kind == "arcade" and int(name) == DOOR:
            return typeset(terms["door"], lang)
        if kind in ("arcade", "slot"):
            return phrase(terms[kind], lang, {"number": name})
        if name.endswith(FACE_DOWN_SIGN):
            return phrase(terms["face_down"], lang, {"card": self.term(kind, name.removesuffix(FACE_DOWN_SIGN), lang)})
        family, dash, value = name.partition("-")
        if dash:
            return f"{terms[family]} {value}"
        return super().term(WITH_ARTICLE.get(kind, kind), name, lang)

    # ---- questions

    def question(self, view: IntrigoView, voice: Voice) -> str:
        return asked_for(view, voice, self)

    # ---- the end

    def comparisons(self, view: IntrigoView) -> list[Comparison]:
        """[IN-9.1] Who has won by Seals; [IN-9.4] else different Seals, Seals, Ducats."""
        players = view["players"]
        return [
            Comparison("won", "IN-9.1", [int(has_won(player)) for player in players], is_feat=True),
            *super().comparisons(view),
            Comparison("seal", "IN-9.4", [sum(player["counters"].values()) for player in players]),
            Comparison("ducat", "IN-9.4", [player["ducats"] for player in players]),
        ]

    def feat(self, view: IntrigoView, seat: int, lang: str) -> Feat | None:
        """[IN-9.1] Four Seals of one corporation, or one of each."""
        for corporation, seals in view["players"][seat]["counters"].items():
            if seals >= WIN_ALIKE:
                number = counted(self.lexicons[lang].things["seal"], seals, lang)
                return Feat("won.alike", {"seals": number, "corporation": self.term("", corporation, lang)})
        return Feat("won.different", {})

    def rows(self, view: IntrigoView) -> list[Comparison]:
        different, *others = super().rows(view)
        alike = [max(player["counters"].values()) for player in view["players"]]
        return [different, Comparison("alike", "IN-9.1", alike), *others]


TEXTS: Final = IntrigoTexts()
