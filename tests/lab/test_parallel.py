"""A search in several processes adds up what each of them has tried."""

from collections.abc import Iterator
from multiprocessing import active_children
from typing import Any

import pytest

import ridotto
from ridotto.bots import ask
from ridotto.core.rng import Rng
from ridotto.lab.parallel import ParallelSearch, count_visits, workers

GAME = ridotto.game("intrigo")


@pytest.fixture(autouse=True, scope="module")
def processes() -> Iterator[None]:
    yield
    workers().shutdown()
    workers.cache_clear()


def first_choice() -> Any:
    """A table at which seat 0 has a choice."""
    s, rng = GAME.new(2), Rng(1)
    while not s.asked or len(GAME.rules.canonical(s, 0)) == 1:
        GAME.rules.turn(s, rng)
    return s


def test_two_searches_answer_as_one_bot_and_the_same_seed_gives_the_same_answer() -> None:
    s = first_choice()
    answers = [ask(ParallelSearch(Rng(4), searches=2, iterations=8), GAME, s, 0) for _ in range(2)]
    assert answers[0] == answers[1] and answers[0] in GAME.rules.options(s, 0)


def test_many_bots_start_no_more_processes_than_one() -> None:
    s, before = first_choice(), len(active_children())
    for seed in range(4):
        ask(ParallelSearch(Rng(seed), searches=1, iterations=2), GAME, s, 0)
    assert len(active_children()) - before < 4


def test_a_bot_tells_the_iterations_of_its_latest_choice() -> None:
    bot = ParallelSearch(Rng(4), searches=2, iterations=8)
    assert bot.iterations == 0
    ask(bot, GAME, first_choice(), 0)
    assert bot.iterations == 16


def test_every_iteration_counts_once() -> None:
    world = GAME.determinize(first_choice(), 0, Rng(2))
    assert sum(count_visits("intrigo", GAME.draw(world), 0, 3, 30, 0.0).values()) == 30
