"""A search in several processes adds up what each of them has tried, and chooses as one search would."""

from collections.abc import Iterator
from multiprocessing import active_children
from typing import Any

import pytest

import ridotto
from ridotto.bots import ask
from ridotto.bots.advice import Advice
from ridotto.bots.tree import edge_key, most_promising
from ridotto.core.rng import Rng
from ridotto.core.step import Options
from ridotto.lab.parallel import ParallelSearch, added_up, try_answers, workers

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
    tries = try_answers("intrigo", GAME.draw(world), 0, 3, 30, 0.0)
    assert sum(visits for visits, _ in tries.values()) == 30


def test_what_did_best_in_all_searches_is_chosen_though_another_answer_was_tried_more_often() -> None:
    base, offered = edge_key(0, 1), Options(2)
    offered.add(0)
    offered.add(1)
    root = added_up(base, [{1: (4, 0.6), 0: (16, 0.2)}, {0: (11, 0.1), 1: (9, 1.3)}])
    best = most_promising(root, base, offered)
    assert best is not None and (best.code, best.visits, best.reward) == (1, 13, 1.9)
    assert [edge.code for edge in root.edges] == [0, 1] and root.visits == 40


class Picky(Advice[Any]):
    """It finds one option senseless."""

    def __init__(self, code: int) -> None:
        super().__init__(GAME.rules.room, [], 0)
        self.code = code

    def is_senseless(self, s: Any, seat: int, code: int) -> bool:
        return code == self.code


@pytest.mark.parametrize("iterations", [1, 8])
def test_nothing_senseless_is_answered_not_even_if_nothing_else_was_tried(iterations: int) -> None:
    s = first_choice()
    for code in GAME.rules.canonical(s, 0):
        bot = ParallelSearch(Rng(4), searches=1, iterations=iterations)
        bot.chooser.advice, bot.chooser.advised = Picky(code), "intrigo 2"
        assert ask(bot, GAME, s, 0) != code
