"""Analysis: chances on the way, costly decisions, luck and play; and all of it adds up."""

import pickle
from typing import Any

import pytest

import ridotto
from ridotto.bots import Uniform, ask
from ridotto.bots.analysis import LESSONS, analyse, analyse_part, combine, parts
from ridotto.core.match import CHANCE_SPEAKS, SPEAKER_MASK
from ridotto.core.rng import Rng

ITERATIONS = 40


def played(seed: int) -> ridotto.Match[Any]:
    """A short game of players who answer anything."""
    match = ridotto.start("doge", 3, seed, {"last_year": 1})
    bots = [Uniform(Rng(seed + seat)) for seat in range(3)]
    while not match.over:
        seat = match.asked[0]
        match.answer(ask(bots[seat], match.game, match.state, seat), seat)
    return match


@pytest.fixture(scope="module")
def match() -> ridotto.Match[Any]:
    return played(3)


def test_start_luck_play_and_the_others_make_the_result(match: ridotto.Match[Any]) -> None:
    whole = analyse(match, seed=1, iterations=ITERATIONS)
    for seat in range(3):
        made = whole.start[seat] + whole.luck[seat] + whole.play[seat] + whole.others[seat]
        assert made == pytest.approx(whole.result[seat])
    assert sum(whole.result) == pytest.approx(1.0)
    assert [rank == 1 for rank in match.ranks] == [result > 0 for result in whole.result]


def test_chances_add_up_at_every_moment_and_the_last_one_is_the_result(match: ridotto.Match[Any]) -> None:
    whole = analyse(match, seed=1, iterations=ITERATIONS)
    assert all(sum(moment.chances) == pytest.approx(1.0) for moment in whole.moments)
    words = [moment.word for moment in whole.moments]
    assert words == sorted(set(words)) and words[-1] == len(match.journal)
    assert whole.moments[-1].chances == whole.result


def test_lessons_are_about_decisions_of_their_seat_and_the_most_costly_comes_first(match: ridotto.Match[Any]) -> None:
    whole = analyse(match, seed=1, iterations=ITERATIONS)
    assert sum(len(lessons) for lessons in whole.lessons) > 0
    for seat, lessons in enumerate(whole.lessons):
        assert len(lessons) <= LESSONS
        assert [lesson.cost for lesson in lessons] == sorted((lesson.cost for lesson in lessons), reverse=True)
        for lesson in lessons:
            speaker = match.journal[lesson.word] & SPEAKER_MASK
            assert speaker == seat != CHANCE_SPEAKS
            options = match.game.rules.options(match.at(lesson.word).state, seat)
            assert lesson.played in options and lesson.better in options and lesson.played != lesson.better


def test_parts_can_be_analysed_anywhere_and_the_same_seed_gives_the_same(match: ridotto.Match[Any]) -> None:
    split = parts(match)
    assert [part.first for part in split[1:]] == [part.last for part in split[:-1]]
    assert split[0].first == 0 and split[-1].last == len(match.journal)
    part = pickle.loads(pickle.dumps(split[1]))
    first, again = (
        analyse_part(match, part, 7, ITERATIONS),
        analyse_part(match.copy(), split[1], 7, ITERATIONS),
    )
    sent = pickle.loads(pickle.dumps(again))
    assert first.luck == sent.luck and first.play == sent.play
    assert [moment.chances for moment in first.moments] == [moment.chances for moment in sent.moments]
    whole = combine(match, [first])
    assert len(whole.moments) == len(first.moments) + 1
