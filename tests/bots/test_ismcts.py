"""ISMCTS, the peer that search is compared with."""

from typing import Any

import pytest

import ridotto
from ridotto.bots import Budget, Ismcts, Uniform, ask, make
from ridotto.core.rng import Rng

DOGE = ridotto.game("doge")
WINNING_PALACE = """
    seats 3
    choice last_year 1
    castello houses R3
    san_polo palaces B1
    voted 6
    brown san_polo san_marco quarantia cannaregio dorsoduro santa_croce castello
    blue san_polo san_marco quarantia cannaregio dorsoduro santa_croce -
    entered R castello
    step build:0
    asked 0
    agenda turn_blue:6 end_year
    """


def answer(s: Any, game: Any, bot: Ismcts) -> int:
    code: int = ask(bot, game, s, next(seat for seat in range(s.seats) if s.is_asked(seat)))
    return code


def test_it_builds_the_palace_that_wins() -> None:
    s = DOGE.parse(WINNING_PALACE)
    assert DOGE.rules.path(s, 0, answer(s, DOGE, Ismcts(Rng(1), Budget(40)))) == ("palace:castello",)


def test_the_first_simulations_try_every_option_once() -> None:
    game = ridotto.game("intrigo")
    s = game.new(2)
    while not s.asked:
        game.rules.turn(s, Rng(3))
    options = len(game.rules.canonical(s, 0))
    bot = Ismcts(Rng(1), Budget(1 + options))  # the very first one meets the root, which is new
    answer(s, game, bot)
    root = max(bot.sets.values(), key=lambda node: node.visits)
    assert bot.iterations == 1 + options
    assert [child.visits for child in root.children] == [1] * options


def test_the_same_seed_gives_the_same_answer() -> None:
    s = DOGE.new(3)
    while not s.asked:
        DOGE.rules.turn(s, Rng(2))
    assert answer(s, DOGE, Ismcts(Rng(7), Budget(20))) == answer(s, DOGE, Ismcts(Rng(7), Budget(20)))


def test_a_hidden_answer_of_another_seat_does_not_part_information_sets() -> None:
    game = ridotto.game("intrigo")
    s = game.new(2)
    while not s.asked:
        game.rules.turn(s, Rng(3))
    keys = set()
    for code in game.rules.options(s, 0):
        w = game.copy(s)
        game.rules.choose(w, 0, code)
        keys.add(game.known(w, 1))
    assert len(keys) == 1


def test_it_beats_chance() -> None:
    wins = 0.0
    for seed in range(6):
        bots = [Uniform(Rng(seed * 2)), Uniform(Rng(seed * 2 + 1))]
        match = ridotto.start("intrigo", 2, seed, {"last_turn": 2}, listen=False)
        peer = Ismcts(Rng(seed), Budget(60))
        while not match.over:
            seat = match.asked[0]
            match.answer(ask(peer if seat == seed % 2 else bots[seat], match.game, match.state, seat), seat)
        wins += (match.ranks[seed % 2] == 1) / match.ranks.count(1)
    assert wins >= 4


@pytest.mark.parametrize("budget", [{"playouts": 5}, {"seconds": 0.01}])
def test_it_is_made_by_name(budget: dict[str, Any]) -> None:
    assert isinstance(make("ismcts", 1, **budget), Ismcts)
