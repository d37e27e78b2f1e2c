"""Policies, playouts that follow one, rewards, and keys of what a seat knows."""

from collections import Counter
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import ridotto
from ridotto.bots.finding import advice_for
from ridotto.core.mixing import mixed, mixed_in
from ridotto.core.policy import Policy
from ridotto.core.rng import Rng
from ridotto.core.rules import NO_LIMIT
from ridotto.registry import all_games

DOGE = ridotto.game("doge")
GAMES = list(all_games().values())


class Favourite(Policy[Any]):
    """Three times as likely to answer the first option as any other."""

    def weigh(self, s: Any, seat: int) -> float:
        for i in range(self.out.count):
            self.odds[i] = 3.0 if i == 0 else 1.0
        return float(self.out.count) + 2.0


def test_answers_are_drawn_by_their_odds() -> None:
    policy, rng = Favourite(3), Rng(1)
    for i in range(3):
        policy.out.add(i)
    drawn = Counter(policy.pick(DOGE.new(3), 0, rng) for _ in range(5000))
    assert drawn[0] == pytest.approx(3000, abs=120) and drawn[1] == pytest.approx(1000, abs=120)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_guided_playout_stops_when_the_round_is_over(game: Any) -> None:
    s = game.new(game.most)
    advice = advice_for(game, game.most)
    first = s.clock()
    game.rules.guided_playout(s, Rng(3), advice, first + 1)
    assert s.clock() > first and s.asked
    assert game.rules.guided_playout(s, Rng(3), advice, first + 1) == 0
    game.rules.guided_playout(s, Rng(3), advice, NO_LIMIT)
    assert s.step == -1


def test_rewards_are_the_share_of_others_that_a_seat_is_ahead_of() -> None:
    s = DOGE.parse(
        """
        seats 4
        castello palaces R2 B1 G1
        step build:0
        asked 0
        """
    )
    rewards = vec[float]([0.0] * 4)
    DOGE.rewards(s, rewards)
    assert [round(reward, 3) for reward in rewards] == [1.0, 0.5, 0.5, 0.0]


@pytest.mark.parametrize(
    ("palaces", "expected"), [("R2 B1 G1", [1.0, 0.0, 0.0, 0.0]), ("B2 Y2 G1", [0.0, 0.5, 0.0, 0.5])]
)
def test_the_victory_belongs_to_who_is_first_and_is_shared_by_equals(palaces: str, expected: list[float]) -> None:
    s = DOGE.parse(f"seats 4\ncastello palaces {palaces}\nstep build:0\nasked 0\n")
    wins = vec[float]([0.0] * 4)
    DOGE.wins(s, wins)
    assert list(wins) == expected


def test_sealed_answers_are_imagined_as_the_policy_would_give_them() -> None:
    """[DO-3.1] Favourite lays its card on the first area more often than chance would."""
    s = DOGE.new(3)
    DOGE.rules.playout(s, Rng(1), 0)
    rng = Rng(2)
    while s.asked != 0b111:
        DOGE.rules.turn(s, rng)
    first = DOGE.rules.options(s, 1)[0]
    while s.is_asked(1):
        DOGE.rules.choose(s, 1, DOGE.rules.options(s, 1)[-1])
    even = sum(DOGE.determinize(s, 0, rng).card[1] == first for _ in range(400))
    liked = sum(DOGE.determinize(s, 0, rng, Favourite(DOGE.rules.room)).card[1] == first for _ in range(400))
    assert liked > even + 40


class OnlyIf(Policy[Any]):
    """Of three worlds it keeps one in which seat 1 holds its highest markers, where there is one."""

    def __init__(self) -> None:
        super().__init__(DOGE.rules.room)
        self.worlds = 8

    def likelihood(self, world: Any, seat: int) -> float:
        return 1.0 if world.pile[1] % 2 else 1e-9


def test_of_several_worlds_the_likely_ones_are_kept() -> None:
    s, rng = DOGE.new(3), Rng(2)
    while s.asked != 0b111:
        DOGE.rules.turn(s, rng)
    while s.is_asked(1):
        DOGE.rules.choose(s, 1, DOGE.rules.options(s, 1)[-1])
    even = sum(DOGE.determinize(s, 0, rng).pile[1] % 2 for _ in range(200))
    kept = sum(DOGE.determinize(s, 0, rng, OnlyIf()).pile[1] % 2 for _ in range(200))
    assert 0 < even < 190 < kept


def test_mixing_tells_numbers_and_their_order_apart() -> None:
    keys = {mixed(a, b) for a in range(-20, 100) for b in range(-20, 100)}
    assert len(keys) == 120 * 120
    assert mixed_in(1, vec[i64]([2, 3])) == mixed(mixed(1, 2), 3)
