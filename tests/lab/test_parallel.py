"""A search in several processes adds up what each of them has tried."""

import ridotto
from ridotto.bots import ask
from ridotto.core.rng import Rng
from ridotto.lab.parallel import ParallelSearch, count_visits

GAME = ridotto.game("intrigo")


def test_two_processes_answer_as_one_bot_and_the_same_seed_gives_the_same_answer() -> None:
    s, rng = GAME.new(2), Rng(1)
    while not s.asked or len(GAME.rules.canonical(s, 0)) == 1:
        GAME.rules.turn(s, rng)
    answers = []
    for _ in range(2):
        bot = ParallelSearch(Rng(4), processes=2, iterations=8)
        answers.append(ask(bot, GAME, s, 0))
        bot.close()
    assert answers[0] == answers[1] and answers[0] in GAME.rules.options(s, 0)


def test_every_iteration_counts_once() -> None:
    s, rng = GAME.new(2), Rng(1)
    while not s.asked or len(GAME.rules.canonical(s, 0)) == 1:
        GAME.rules.turn(s, rng)
    world = GAME.determinize(s, 0, Rng(2))
    assert sum(count_visits("intrigo", GAME.draw(world), 0, 3, 30, 0.0).values()) == 30
