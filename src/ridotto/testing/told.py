"""Laws about what is said at the end: who has won and why, and where each result came from."""

from typing import Any

from .. import texts
from ..core.match import Match
from ..core.rng import Rng
from ..core.seats import SPECTATOR
from ..registry import AnyGame
from ..texts import Summary, texts_of
from ..texts.result import contest
from ..texts.summaries import MOST_POINTS
from .case import Case, go_on, reach_match


def the_end_is_told(game: AnyGame, case: Case) -> None:
    """Who has won is told as the ranks have it, in every language; rows are whole, and points add up to the scores."""
    match, rng = reach_match(game, case), Rng(case.other)
    while not match.over:
        go_on(match, rng)
    told, view, best = texts_of(game.id), match.view(SPECTATOR), match.ranks.index(1)
    rows, winners = told.comparisons(view), [seat for seat, rank in enumerate(match.ranks) if rank == 1]
    assert not rows or contest(rows, match.seats).winners == winners, "The comparisons name another winner."
    for lang in texts.LANGUAGES:
        for reader in (None, best):
            text, rule = told.result(view, texts.voice_for(game.id, lang, None, reader))
            assert text.endswith(".") and "{" not in text, f"The result is not told: {text}"
            assert rule or not told.lexicons, "No paragraph says who has won."
    check_summary(texts.summary(match, texts.LANGUAGES[case.other % len(texts.LANGUAGES)]), match)


def check_summary(summary: Summary, match: Match[Any]) -> None:
    assert summary.rows, "A summary has rows."
    assert all(len(row.values) == match.seats for row in summary.rows), "A row has a value for each seat."
    sources = [row.values for row in summary.rows if row.is_source]
    if sources:
        totals = [sum(values) for values in zip(*sources, strict=True)]
        assert totals == match.scores, f"Points add up to {totals}, and the scores are {match.scores}."
    points = summary.course.points
    assert len(points) <= MOST_POINTS and points[0].number == 0 and points[-1].scores == match.scores
    assert [point.number for point in points] == sorted({point.number for point in points})
