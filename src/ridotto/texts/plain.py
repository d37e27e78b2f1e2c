"""The texts of a game that has none of its own: plain, but readable.  Games with texts build on this."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ..core.event import NAME, POOL, SEAT, SEATS, Event, Fact
from ..core.event_types import ANSWERED
from ..core.pool import kinds
from ..core.seats import seats_in
from ..core.step import Path
from ..core.view import View
from .grammar import MARK, MARKS, REMEMBERED, Lexicon, Voice, capital, counted, filled, joined, typeset
from .line import Gain, Line
from .result import Comparison, Feat, ResultWriter, Source, contest, winner

V = TypeVar("V", bound=View)

NOT_WORTH_A_LINE: Final = ANSWERED.name

COMMON: Final = {
    "en": {
        "asked": "You are asked: {step}.",
        "waiting": "Waiting for {who}.",
        "chance": "A random draw comes next.",
        "over": "The game is over.",
    },
    "fr": {
        "asked": "On vous demande : {step}.",
        "waiting": "On attend {who}.",
        "chance": "Un tirage au sort suit.",
        "over": "La partie est finie.",
    },
}


@mypyc_attr(acyclic=True)
class TimedEvent:
    """An event, and how many words had been spoken when it was told."""

    def __init__(self, number: int, event: Event) -> None:
        self.number: Final = number
        self.event: Final = event


class Texts(Generic[V]):
    """What can be said of a game whose views are of the type V."""

    lexicons: ClassVar[Mapping[str, Lexicon]] = {}  # by language; without one, what is said is plain
    seat_names: ClassVar[Sequence[str]] = ()  # terms: the game's own names of the seats
    result_rule = ""  # the paragraph that says who has won
    score = ""  # what the scores count: a thing
    stretch = ""  # the event that begins a part of the game: a year, a round.  It has a fact of that name
    goal_rules: ClassVar[Sequence[str]] = ()  # paragraphs about the goal, the most important first

    def names(self, lang: str) -> list[str]:
        """The game's own names of the seats."""
        return [capital(self.lexicons[lang].terms[name]) for name in self.seat_names]

    # ---- events

    def sentence(self, event: Event, voice: Voice) -> str:
        """What happened; the same is said at many tables, where only the names are others."""
        return voice.fill(parts_of(self, event, voice.lang, voice.me))

    def wording(self, event: Event, voice: Voice) -> str:
        """What a game says of an event; where it has no sentence for it, the bare facts."""
        lexicon = self.lexicons.get(voice.lang)
        key = self.key_for(event, voice)
        if lexicon is None or key not in lexicon.sentences:
            return repr(event)
        return filled(lexicon.sentences[key], voice.lang, self.gaps(event, voice))

    def key_for(self, event: Event, voice: Voice) -> str:
        """The key of the sentence that a reader gets: another verb, or another form where it is done to the reader."""
        subject, key = self.subject(event), self.key(event)
        if voice.me not in subject and voice.me in [number for fact, number in facts_of(event) if fact.form == SEAT]:
            lexicon = self.lexicons.get(voice.lang)
            if lexicon is not None and f"{key}.to_you" in lexicon.sentences:
                return f"{key}.to_you"
        return key + voice.person(subject)

    def key(self, event: Event) -> str:
        """The key of an event's sentence: what happened, and a special case of it."""
        cases = [str(fact.read(number)) for fact, number in facts_of(event) if fact.rules]
        return ".".join([event.kind, *cases])

    def subject(self, event: Event) -> list[int]:
        """The seats that the verb of the sentence goes with."""
        for form in (SEAT, SEATS):
            for fact, number in facts_of(event):
                if fact.form == form:
                    return ([number] if number >= 0 else []) if form == SEAT else list(seats_in(number))
        return []

    def gaps(self, event: Event, voice: Voice) -> dict[str, str]:
        """What fills the gaps of an event's sentence."""
        return {fact.name: self.fact(fact, number, voice) for fact, number in facts_of(event)}

    def fact(self, fact: Fact, number: int, voice: Voice) -> str:
        """One fact of an event, as it stands in a sentence."""
        lang = voice.lang
        if fact.form == SEAT:
            return voice.name(number) if number >= 0 else ""
        if fact.form == SEATS:
            return voice.who(list(seats_in(number))) if number else ""
        if fact.form == NAME:
            return self.term(fact.target or fact.name, fact.names[number], lang) if number >= 0 else ""
        if fact.form == POOL:
            names = [
                self.term(fact.name, fact.names[kind], lang) if fact.names else str(kind) for kind in kinds(number)
            ]
            return joined(names, lang) if names else ""
        if fact.thing:
            return counted(self.lexicons[lang].things[fact.thing], number, lang)
        return str(number + fact.first)

    def term(self, kind: str, name: str, lang: str) -> str:
        """What a thing is called: under its kind, or whatever it is."""
        terms = self.lexicons[lang].terms
        return typeset(terms.get(f"{kind}:{name}", terms.get(name, name)), lang)

    def rule(self, event: Event) -> str:
        return event.rule

    def targets(self, event: Event) -> tuple[str, ...]:
        """The named targets an event speaks of, for a board to light up."""
        return targets_of(event)

    def lines(self, timed: Sequence[TimedEvent], voice: Voice) -> list[Line]:
        """What was told, line by line."""
        return [
            Line(
                one.number,
                self.sentence(one.event, voice),
                self.rule(one.event),
                self.targets(one.event),
                gains_of([one.event]),
            )
            for one in timed
            if one.event.type is not ANSWERED
        ]

    def log_writer(self, voice: Voice) -> "LogWriter":
        """A log that is written while the game goes on."""
        return LogWriter(self, voice)

    # ---- options and questions

    def option(self, step: str, path: Path, lang: str) -> str:
        """What an option means, as an order to oneself.  The key of its text is its targets, or the step and these."""
        lexicon = self.lexicons.get(lang)
        targets = [target.split(":", 1) for target in path]
        key = " ".join(":".join(target) if target[0] == "button" else target[0] for target in targets)
        text = None if lexicon is None else lexicon.options.get(f"{step} {key}", lexicon.options.get(key))
        if text is None:
            return " ".join(path)
        gaps: dict[str, str] = {}
        for kind, name in targets:
            for gap, filling in self.target(kind, name, lang).items():
                gaps[f"{gap}_2" if gap in gaps else gap] = filling
        return filled(text, lang, gaps)

    def target(self, kind: str, name: str, lang: str) -> dict[str, str]:
        """The gaps that one target fills."""
        return {kind: self.term(kind, name, lang)}

    def question(self, view: V, voice: Voice) -> str:
        """What the reader is asked: the base knows no more than the name of the step."""
        return self.say_common("asked", voice, step=str(view["step"]).replace("_", " "))

    # ---- what all games say alike

    def state_of_play(self, view: V, voice: Voice) -> str:
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

    # ---- the end

    def comparisons(self, view: V) -> list[Comparison]:
        """What seats are ranked by at the end, one thing after another; in most games, points."""
        return [Comparison(self.score, self.result_rule, scores_of(view))] if self.score else []

    def feat(self, view: V, seat: int, lang: str) -> Feat | None:
        """What a seat has done that wins the game without counting, if there is such a thing."""
        return None

    def result(self, view: V, voice: Voice) -> tuple[str, str]:
        """Who has won and why, and the paragraph that decided."""
        rows, lexicon = self.comparisons(view), self.lexicons.get(voice.lang)
        if lexicon is None or not rows:
            return winner(ranks_of(view), voice), self.result_rule
        found = contest(rows, len(ranks_of(view)))
        feat = self.feat(view, found.winners[0], voice.lang)
        text = ResultWriter(lexicon, voice).told(rows, len(ranks_of(view)), feat)
        return text, rows[found.decided if len(found.winners) == 1 else -1].rule

    def rows(self, view: V) -> list[Comparison]:
        """What a summary of a finished game counts for each seat."""
        return [row for row in self.comparisons(view) if not row.is_feat]

    def sources(self, events: Sequence[Event]) -> list[Source]:
        """The events that brought points, each with what it is counted under."""
        return [Source(event.kind, event.rule, event.gains()) for event in events if event.gains()]

    def say_common(self, key: str, voice: Voice, **gaps: str) -> str:
        return filled(COMMON[voice.lang][key], voice.lang, gaps)


class LogWriter:
    """A log that grows with what is told.  `sealed` are lines for the reader alone that will yet be replaced."""

    def __init__(self, texts: Texts[Any], voice: Voice) -> None:
        self.texts = texts
        self.voice = voice
        self.sealed: list[Line] = []

    def write(self, timed: Sequence[TimedEvent]) -> list[Line]:
        """The lines that are new."""
        return self.texts.lines(timed, self.voice)

    def question(self, view: View) -> str:
        """What the reader of this log is asked, or whom the table waits for."""
        return self.texts.state_of_play(view, self.voice)

    def result(self, view: View, number: int) -> Line:
        """The last line, from the final view: who has won and why."""
        text, rule = self.texts.result(view, self.voice)
        return Line(number, text, rule, ())


def scores_of(view: View) -> list[int]:
    scores = view["scores"]
    assert isinstance(scores, list), "a view has the scores"
    return scores


def ranks_of(view: View) -> list[int]:
    ranks = view["ranks"]
    assert isinstance(ranks, list), "a view has the ranks"
    return ranks


def facts_of(event: Event) -> list[tuple[Fact, int]]:
    """The facts of an event as they are declared, with their numbers."""
    return list(zip(event.type.facts, event.facts, strict=True))


@lru_cache(REMEMBERED)
def targets_of(event: Event) -> tuple[str, ...]:
    facts = [(fact.target, fact.read(number)) for fact, number in facts_of(event) if fact.target]
    return tuple(f"{kind}:{name}" for kind, name in facts if name is not None)


def gains_of(told: Sequence[Event]) -> tuple[Gain, ...]:
    """Who gains how many points by what is told in one line."""
    return tuple([Gain(seat, points) for event in told for seat, points in event.gains()])


@lru_cache(REMEMBERED)
def parts_of(texts: Texts[Any], event: Event, lang: str, me: int | None) -> tuple[str, ...]:
    """A sentence, cut where the names of seats belong."""
    return tuple(MARK.split(texts.wording(event, Voice(lang, MARKS, me))))


PLAIN: Final[Texts[View]] = Texts()
