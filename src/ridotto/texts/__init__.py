"""Texts: every event, option and question of a game as a sentence in English or French.

>>> import ridotto
>>> from ridotto import texts
>>> match = ridotto.start("doge", seats=3, seed=1)
>>> texts.question("doge", match.view(0), 0)
'Placing 1 of 4: lay one of your cards face down.'
>>> texts.option("doge", "move_any", "houses:castello area:san_marco", "fr")
'Déplacer une maison de Castello à San Marco'

A game without texts of its own gets a plain form.
"""

import pkgutil
from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any

from ..core.errors import RidottoError
from ..core.event import Event
from ..core.match import Match
from ..core.seats import SPECTATOR
from ..core.step import Path, S
from ..core.view import View
from .advice import Analysis, AnalysisText, Hint, analysis_text, hint_text
from .choices import choice_label, value_label
from .grammar import LANGUAGES, UnknownLanguage, Voice, check_language, counted, typeset
from .line import Line
from .plain import PLAIN, LogWriter, Texts, TimedEvent
from .summaries import Summary, summary_of

__all__ = [
    "LANGUAGES",
    "AnalysisText",
    "Line",
    "LogWriter",
    "NotOver",
    "Summary",
    "TimedEvent",
    "UnknownLanguage",
    "Voice",
    "about",
    "analysis",
    "choice",
    "goal",
    "goal_rules",
    "hint",
    "log",
    "log_writer",
    "option",
    "question",
    "rule_of",
    "sentence",
    "summary",
    "term",
    "value",
    "voice_for",
]


class NotOver(RidottoError):
    """Something that can only be said at the end."""


@cache
def texts_of(game_id: str) -> Texts[Any]:
    """The texts of a game: a folder of its name in this package, or the plain form."""
    if any(module.ispkg and module.name == game_id for module in pkgutil.iter_modules(__path__)):
        texts: Texts[Any] = import_module(f"{__name__}.{game_id}").TEXTS
        return texts
    return PLAIN


def voice_for(game_id: str, lang: str, names: Sequence[str] | None, me: int | None) -> Voice:
    """A language and the names in it: `voice_for("doge", "fr", None, None).name(0)` is "Rouge"."""
    check_language(lang)
    return Voice(lang, tuple(texts_of(game_id).names(lang) if names is None else names), me)


def sentence(
    game_id: str, event: Event, lang: str = "en", names: Sequence[str] | None = None, me: int | None = None
) -> str:
    """What happened.  `names` are those of the seats; `me` is the seat that reads, and is called "you"."""
    voice = voice_for(game_id, lang, names, me)
    return texts_of(game_id).sentence(event, voice)


def rule_of(game_id: str, event: Event) -> str:
    """The paragraph of the rules that an event rests on; empty where there is none."""
    return texts_of(game_id).rule(event)


def option(game_id: str, step_name: str, path: str | Path, lang: str = "en") -> str:
    """What an option means, as an order to oneself."""
    check_language(lang)
    clicks = tuple(path.split(" ")) if isinstance(path, str) else path
    return texts_of(game_id).option(step_name, clicks, lang)


def question(game_id: str, view: View, seat: int, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """What a seat is asked and why, from its view; or whom the table waits for."""
    voice = voice_for(game_id, lang, names, seat)
    return texts_of(game_id).state_of_play(view, voice)


def term(game_id: str, key: str, lang: str = "en", number: int | None = None) -> str:
    """The name of a thing: `term("doge", "house", "fr", 2)` is "2 maisons".  An unknown key stays as it is."""
    check_language(lang)
    lexicon = texts_of(game_id).lexicons.get(lang)
    if lexicon is not None and key in lexicon.things:
        thing = lexicon.things[key]
        return thing[0] if number is None else counted(thing, number, lang)
    name = key.replace("_", " ") if lexicon is None else lexicon.terms.get(key, key.replace("_", " "))
    return typeset(name, lang) if number is None else f"{number} {typeset(name, lang)}"


def about(game_id: str, lang: str = "en") -> str:
    """A game in a sentence or two; empty where nothing is written about it."""
    check_language(lang)
    lexicon = texts_of(game_id).lexicons.get(lang)
    return "" if lexicon is None else typeset(lexicon.about, lang)


def goal(game_id: str, lang: str = "en") -> str:
    """How one wins a game, in a few sentences; empty where nothing is written about it."""
    check_language(lang)
    lexicon = texts_of(game_id).lexicons.get(lang)
    return "" if lexicon is None else typeset(lexicon.goal, lang)


def goal_rules(game_id: str) -> list[str]:
    """The paragraphs that say how one wins, the most important first."""
    return list(texts_of(game_id).goal_rules)


def choice(game_id: str, name: str, lang: str = "en") -> str:
    """What a choice of the table is called: `choice("doge", "last_year")` is "Last year of the game"."""
    check_language(lang)
    return choice_label(texts_of(game_id).lexicons.get(lang), name, lang)


def value(game_id: str, name: str, value: str, lang: str = "en") -> str:
    """What a value of a choice is called: "yes" is "oui" in French; a number stays as it is."""
    check_language(lang)
    return value_label(texts_of(game_id).lexicons.get(lang), name, value, lang)


def log(match: Match[S], seat: int, lang: str = "en", names: Sequence[str] | None = None) -> list[Line]:
    """A match as a seat (-1: somebody who looks on) was told of it, line by line."""
    voice = voice_for(match.game.id, lang, names, seat if seat >= 0 else None)
    written = texts_of(match.game.id).log_writer(voice)
    lines = [*written.write(timed_events(match, seat)), *written.sealed]
    if match.over:
        lines.append(written.result(match.view(SPECTATOR), len(match.journal)))
    return lines


def log_writer(game_id: str, lang: str, names: Sequence[str], seat: int) -> LogWriter:
    """A log for a seat (-1: somebody who looks on) that is written while the game goes on."""
    return texts_of(game_id).log_writer(voice_for(game_id, lang, names, seat if seat >= 0 else None))


def summary(
    match: Match[S],
    lang: str = "en",
    names: Sequence[str] | None = None,
    seat: int = SPECTATOR,
    moments: Sequence[int] | None = None,
) -> Summary:
    """A finished match: who has won and why, where each result came from, and the course of the scores.

    `moments` are the words after which the course is looked at; by default, every one of them.
    """
    if not match.over:
        raise NotOver("A summary is made of a game that is over.")
    voice = voice_for(match.game.id, lang, names, seat if seat >= 0 else None)
    stops = range(1, len(match.journal) + 1) if moments is None else moments
    return summary_of(texts_of(match.game.id), match, voice, stops)


def hint(
    game_id: str,
    step_name: str,
    paths: Sequence[Path],
    hint: Hint,
    seat: int,
    lang: str = "en",
    names: Sequence[str] | None = None,
    offered: int = 1,
) -> str:
    """What the strongest bot would do in the place of a seat, and why.

    `paths` are those of the hint's choices, and so many answers are offered in all.
    """
    return hint_text(texts_of(game_id), game_id, step_name, paths, hint, voice_for(game_id, lang, names, seat), offered)


def analysis(
    match: Match[S], found: Analysis, lang: str = "en", names: Sequence[str] | None = None, seat: int = SPECTATOR
) -> AnalysisText:
    """An analysis of a finished match with its sentences, told to one of its seats or to a spectator."""
    voice = voice_for(match.game.id, lang, names, seat if seat >= 0 else None)
    return analysis_text(texts_of(match.game.id), match, found, voice)


def timed_events(match: Match[S], seat: int) -> list[TimedEvent]:
    """What a seat was told, each event with the word that brought it about."""
    return [
        TimedEvent(bisect_right(match.event_counts, place) + 1, event)
        for place, event in enumerate(match.events)
        if event.reaches(seat)
    ]
