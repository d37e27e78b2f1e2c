"""A finished game in numbers: who has won and why, where each result came from, and the course of the scores.

Not compiled: nothing here is said twice, and the server sends it as it is.
"""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from ..core.event import Event
from ..core.match import Match
from ..core.seats import SPECTATOR
from .grammar import Lexicon, Voice, capital, typeset
from .plain import Texts, ranks_of, scores_of

MOST_POINTS = 60  # of a course
SCORE = {"en": "Score", "fr": "Score"}  # where a game has no word for it


class SummaryRow(Struct, frozen=True):
    """One thing that was counted at the end."""

    label: str
    rule: str
    values: list[int]  # by seat
    is_source: bool  # one of those that add up to the scores


class CoursePoint(Struct, frozen=True):
    """The scores at one moment."""

    number: int
    scores: list[int]  # by seat


class CourseMark(Struct, frozen=True):
    """Where a part of the game began: a year, a round."""

    number: int  # of the moment
    label: str


class Course(Struct, frozen=True):
    """The scores from the first moment to the last: each of these points holds until the next one."""

    score: str  # what is counted
    part: str  # what the marks number; empty: nothing
    points: list[CoursePoint]
    marks: list[CourseMark]


class Summary(Struct, frozen=True):
    """A finished game."""

    result: str  # who has won and why
    rule: str  # the paragraph that decided
    ranks: list[int]
    scores: list[int]
    rows: list[SummaryRow]
    course: Course


def summary_of(texts: Texts[Any], match: Match[Any], voice: Voice, moments: Sequence[int]) -> Summary:
    """A finished match.  `moments` are the words after which it is looked at, rising."""
    view, lexicon = match.view(SPECTATOR), texts.lexicons.get(voice.lang)
    result, rule = texts.result(view, voice)
    counted = [
        SummaryRow(heading(lexicon, row.name, voice.lang), row.rule, list(row.values), False)
        for row in texts.rows(view)
    ]
    if not counted:
        counted = [SummaryRow(SCORE[voice.lang], texts.result_rule, scores_of(view), False)]
    ranks, scores = ranks_of(view), scores_of(view)
    return Summary(
        result=result,
        rule=rule,
        ranks=ranks,
        scores=scores,
        rows=[*source_rows(texts, match.events, len(ranks), voice.lang), *counted],
        course=course(texts, match, voice.lang, moments),
    )


def heading(lexicon: Lexicon | None, name: str, lang: str) -> str:
    """The name of a row: what a game calls it, or what it counts."""
    if lexicon is None or not name:
        return capital(name.replace("_", " ")) or SCORE[lang]
    text = lexicon.headings[name] if name in lexicon.headings else lexicon.things[name][1]
    return capital(typeset(text, lang))


# ---- where points came from


def source_rows(texts: Texts[Any], events: Sequence[Event], seats: int, lang: str) -> list[SummaryRow]:
    """The points of each seat by what brought them, in the order of the headings; what came to nothing is left out."""
    lexicon = texts.lexicons.get(lang)
    values: dict[str, list[int]] = {}
    rules: dict[str, str] = {}
    for source in texts.sources(events):
        for seat, points in source.gains:
            key = keyed(lexicon, source.name, points)
            rules.setdefault(key, source.rule)
            values.setdefault(key, [0] * seats)[seat] += points
    order = list(lexicon.headings) if lexicon is not None else []
    found = sorted(values, key=lambda key: order.index(key) if key in order else len(order))
    return [SummaryRow(heading(lexicon, key, lang), rules[key], values[key], True) for key in found if any(values[key])]


def keyed(lexicon: Lexicon | None, name: str, points: int) -> str:
    """Where both sides of a payment have a heading of their own: the side."""
    side = f"{name}.{'gains' if points >= 0 else 'costs'}"
    return side if lexicon is not None and side in lexicon.headings else name


# ---- the course


def course(texts: Texts[Any], match: Match[Any], lang: str, moments: Sequence[int]) -> Course:
    lexicon = texts.lexicons.get(lang)
    return Course(
        score=heading(lexicon, texts.score, lang),
        part="" if lexicon is None or not texts.stretch else capital(typeset(lexicon.things[texts.stretch][0], lang)),
        points=thinned(scores_at(match, moments)),
        marks=marks(match, texts.stretch, moments),
    )


def scores_at(match: Match[Any], moments: Sequence[int]) -> list[CoursePoint]:
    """The scores at the start, at the end, and wherever they changed."""
    now, spoken = match.replayed([]), 0
    points = [CoursePoint(0, list(now.scores))]
    for number, words in enumerate(moments, 1):
        for word in match.journal[spoken:words]:
            now.apply_word(word)
        spoken = words
        scores = list(now.scores)
        if scores != points[-1].scores or number == len(moments):
            points.append(CoursePoint(number, scores))
    return points


def thinned(points: list[CoursePoint]) -> list[CoursePoint]:
    """No more of them than a chart can show, always the first and the last."""
    if len(points) <= MOST_POINTS:
        return points
    last = len(points) - 1
    return [points[round(i * last / (MOST_POINTS - 1))] for i in range(MOST_POINTS)]


def marks(match: Match[Any], stretch: str, moments: Sequence[int]) -> list[CourseMark]:
    """Where each part of the game began; one that is told twice began the first time."""
    found: dict[str, CourseMark] = {}
    word = 0
    for place, event in enumerate(match.events):
        while word < len(match.event_counts) and match.event_counts[word] <= place:
            word += 1
        if event.kind == stretch:
            label = str(event.read()[stretch])
            found.setdefault(label, CourseMark(min(bisect_left(moments, word + 1) + 1, len(moments)), label))
    return list(found.values())
