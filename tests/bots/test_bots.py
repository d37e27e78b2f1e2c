"""Bots: they see what their seat may see, keep to their budget, and flat is stronger than chance."""

import gc
from typing import Any

import pytest

import ridotto
from ridotto.bots import NAMES, BadBot, Bot, Flat, Uniform, ask, make
from ridotto.bots.flat import means
from ridotto.core.rng import Rng

DOGE = ridotto.game("doge")


class Spy(Bot):
    """Remembers the worlds it is shown."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.shown: list[Any] = []
        self.is_collecting = False  # did the garbage collector run while it was asked last?

    def choose(self, game: Any, world: Any, seat: int) -> int:
        self.shown.append(world)
        self.is_collecting = gc.isenabled()
        code: int = game.rules.options(world, seat)[0]
        return code


def middle(seed: int) -> Any:
    """A position in the first year, after some markers were laid."""
    s, rng = DOGE.new(4), Rng(seed)
    DOGE.rules.playout(s, rng, 30)
    return s


def play(bots: list[Bot], seed: int, last_year: int) -> ridotto.Match[Any]:
    match = ridotto.start("doge", len(bots), seed, {"last_year": last_year}, listen=False)
    while not match.over:
        seat = match.asked[0]
        match.answer(ask(bots[seat], match.game, match.state, seat), seat)
    return match


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_answers_with_an_option_and_the_same_seed_gives_the_same_game(name: str) -> None:
    games = [play([make(name, seat, playouts=4) for seat in range(3)], 5, 1) for _ in range(2)]
    assert games[0].journal == games[1].journal


def test_a_bot_is_never_shown_the_true_world() -> None:
    spy, hidden, seen = Spy(Rng(1)), 0, 0
    for seed in range(20):
        s = middle(seed)
        seat = next(p for p in range(4) if s.asked >> p & 1)
        ask(spy, DOGE, s, seat)
        world = spy.shown[-1]
        assert DOGE.view(world, seat) == DOGE.view(s, seat)
        hidden += DOGE.key(world) != DOGE.key(s)
        seen += 1
    assert hidden > seen // 2


def test_a_bot_asked_for_a_seat_that_is_not_asked_is_refused() -> None:
    match = ridotto.start("doge", 3, seed=1, choices={"last_year": 1})
    while len(match.asked) == 3:
        match.answer(match.codes()[-1], match.asked[0])
    with pytest.raises(ridotto.NotAsked):
        ask(Uniform(Rng(1)), match.game, match.state, 0)


def test_the_garbage_collector_does_not_take_the_time_of_a_bot() -> None:
    """A collection of all objects takes longer than a small budget; before and after everything is as it was."""
    spy, s = Spy(Rng(1)), middle(1)
    seat = next(p for p in range(4) if s.asked >> p & 1)
    assert gc.isenabled()
    ask(spy, DOGE, s, seat)
    assert not spy.is_collecting and gc.isenabled()
    gc.disable()
    try:
        ask(spy, DOGE, s, seat)
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_flat_builds_the_palace_that_wins() -> None:
    s = DOGE.parse(
        """
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
    )
    assert DOGE.rules.path(s, 0, ask(Flat(Rng(1), 20, 0.0), DOGE, s, 0)) == ("palace:castello",)


def test_flat_does_not_take_an_option_for_bad_that_it_had_no_time_to_try() -> None:
    assert means([6, 1, 0], [2, 1, 0]) == pytest.approx([3.0, 1.0, 7 / 3])


def test_flat_beats_uniform() -> None:
    """A fair share of 9 games for one of three seats is 3 wins."""
    wins = 0.0
    for seed in range(9):
        bots: list[Bot] = [Uniform(Rng(seed * 3 + seat)) for seat in range(3)]
        bots[seed % 3] = Flat(Rng(seed), 40, 0.0, 60)
        ranks = play(bots, seed, 3).ranks
        wins += (ranks[seed % 3] == 1) / ranks.count(1)
    assert wins >= 6


def test_a_budget_of_seconds_buys_an_answer() -> None:
    s = middle(3)
    seat = next(p for p in range(4) if s.asked >> p & 1)
    assert ask(make("flat", 1, seconds=0.05), DOGE, s, seat) in DOGE.rules.options(s, seat)


@pytest.mark.parametrize(
    ("name", "budget", "sentence"),
    [
        ("deep", {}, "no bot 'deep'; there are uniform, flat"),
        ("flat", {"playouts": 0}, "at least one playout, not 0"),
        ("flat", {"seconds": 0.0}, "more than 0 seconds"),
        ("flat", {"seconds": float("nan")}, "more than 0 seconds"),
        ("flat", {"playouts": 5, "seconds": 1.0}, "playouts or of seconds, not both"),
    ],
)
def test_a_bot_that_cannot_be_gets_a_sentence(name: str, budget: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadBot, match=sentence):
        make(name, 1, **budget)
