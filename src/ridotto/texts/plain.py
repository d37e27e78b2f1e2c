"""The texts of a game that has none of its own: plain, but readable.  Games with texts build on this."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ..core.event import ANSWERED, Event
from ..core.game import View
from ..core.step import Path
from .grammar import MARK, MARKS, REMEMBERED, Lexicon, Voice, filled
from .line import Line

NOT_WORTH_A_LINE: Final = ANSWERED

COMMON: Final = {
    "en": {
        "asked": "You are asked: {step}.",
        "waiting": "Waiting for {who}.",
        "chance": "Chance speaks next.",
        "over": "The game is over.",
        "winner": "{who} wins the game.",
        "winner.you": "You win the game.",
        "winner.all": "The game is a draw between {who}.",
        "winner.you_all": "The game is a draw between {who}.",
    },
    "fr": {
        "asked": "On vous demande : {step}.",
        "waiting": "On attend {who}.",
        "chance": "C'est au hasard de parler.",
        "over": "La partie est finie.",
        "winner": "{who} gagne la partie.",
        "winner.you": "Vous gagnez la partie.",
        "winner.all": "La partie est nulle entre {who}.",
        "winner.you_all": "La partie est nulle entre {who}.",
    },
}


@mypyc_attr(acyclic=True)
class Told:
    """An event, and how many words had been spoken when it was told."""

    def __init__(self, number: int, event: Event) -> None:
        self.number: Final = number
        self.event: Final = event


class Texts:
    """What can be said of a game."""

    lexicons: ClassVar[Mapping[str, Lexicon]] = {}  # by language
    result_rule = ""  # the paragraph that says who has won

    def names(self, lang: str) -> list[str]:
        """The game's own names of the seats."""
        return []

    def sentence(self, event: Event, voice: Voice) -> str:
        """What happened; the same is said at many tables, where only the names are others."""
        return voice.fill(parts_of(self, event, voice.lang, voice.me))

    def wording(self, event: Event, voice: Voice) -> str:
        """What a game says of an event."""
        return repr(event)

    def rule(self, event: Event) -> str:
        return ""

    def targets(self, event: Event) -> tuple[str, ...]:
        """The named targets an event speaks of, for a board to light up."""
        return ()

    def option(self, step: str, path: Path, lang: str) -> str:
        return " ".join(path)

    def question(self, view: View, voice: Voice) -> str:
        """What the reader is asked: the base knows no more than the name of the step."""
        return self.say_common("asked", voice, step=str(view["step"]).replace("_", " "))

    def lines(self, told: Sequence[Told], voice: Voice) -> list[Line]:
        """What was told, line by line."""
        return [
            Line(one.number, self.sentence(one.event, voice), self.rule(one.event), self.targets(one.event))
            for one in told
            if one.event.kind != NOT_WORTH_A_LINE
        ]

    def diary(self, voice: Voice) -> "Diary":
        """A log that is written while the game goes on."""
        return Diary(self, voice)

    # ---- what all games say alike

    def state_of_play(self, view: View, voice: Voice) -> str:
        """What is asked of the reader, or whom the table waits for."""
        asked = view["asked"]
        assert isinstance(asked, list), "a view names the seats asked"
        if view["over"]:
            return self.say_common("over", voice)
        if not asked:
            return self.say_common("chance", voice)
        if voice.me not in asked:
            return self.say_common("waiting", voice, who=voice.who(asked))
        return self.question(view, voice)

    def result(self, ranks: Sequence[int], voice: Voice) -> str:
        """Who has won."""
        best = [seat for seat, rank in enumerate(ranks) if rank == 1]
        return self.say_common(f"winner{voice.person(best)}", voice, who=voice.who(best))

    def say_common(self, key: str, voice: Voice, **gaps: str) -> str:
        return filled(COMMON[voice.lang][key], voice.lang, gaps)


class Diary:
    """A log that grows with what is told.  `sealed` are lines for the reader alone that will yet be replaced."""

    def __init__(self, texts: Texts, voice: Voice) -> None:
        self.texts = texts
        self.voice = voice
        self.sealed: list[Line] = []

    def feed(self, told: Sequence[Told]) -> list[Line]:
        """The lines that are new."""
        return self.texts.lines(told, self.voice)

    def question(self, view: View) -> str:
        """What the reader of this log is asked, or whom the table waits for."""
        return self.texts.state_of_play(view, self.voice)

    def result(self, ranks: Sequence[int], number: int) -> Line:
        """The last line: who has won."""
        return Line(number, self.texts.result(ranks, self.voice), self.texts.result_rule, ())


@lru_cache(REMEMBERED)
def parts_of(texts: Texts, event: Event, lang: str, me: int | None) -> tuple[str, ...]:
    """A sentence, cut where the names of seats belong."""
    return tuple(MARK.split(texts.wording(event, Voice(lang, MARKS, me))))


PLAIN: Final = Texts()
