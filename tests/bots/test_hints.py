"""Hints: the best answers, what is expected of them, and why."""

import pickle
from math import sqrt
from typing import Any

import pytest

import ridotto
from ridotto.bots.hints import hint_for
from ridotto.bots.tree import CAUTION
from ridotto.core.rng import Rng
from ridotto.registry import all_games
from tests.bots.test_search import asked, middle

GAMES = list(all_games().values())
DOGE = ridotto.game("doge")

# [DO-9.1] Red has 5 palaces in 5 districts, and can build the sixth in the sixth: that wins the last year.
WINNING = """
seats 3
choice last_year 1
castello houses R3
san_polo palaces R1 B1
san_marco palaces R1 B1
cannaregio palaces R1 B1
dorsoduro palaces R1 B1
santa_croce palaces R1
voted 6
brown san_polo san_marco quarantia cannaregio dorsoduro santa_croce castello
blue san_polo san_marco quarantia cannaregio dorsoduro santa_croce -
entered R castello
step build:0
asked 0
agenda turn_blue:6 end_year
"""


def test_the_hint_is_the_palace_that_wins() -> None:
    hint = hint_for(DOGE, DOGE.parse(WINNING), 0, seed=1, iterations=60)
    best, second = hint.choices
    assert DOGE.rules.path(DOGE.parse(WINNING), 0, best.code) == ("palace:castello",)
    assert best.win[0] == pytest.approx(1.0) and best.chances[0] == pytest.approx(1.0)
    assert best.share > second.share


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_hint_tells_the_chances_of_all_seats(game: Any) -> None:
    s = middle(game, game.most, 5, 50)
    seat = asked(s)
    before = game.key(s)
    hint = hint_for(game, s, seat, seed=1, iterations=40)
    assert game.key(s) == before
    assert 1 <= len(hint.choices) <= 2
    for choice in hint.choices:
        assert choice.code in game.rules.options(s, seat)
        assert sum(choice.win) == pytest.approx(1.0)
        assert sum(choice.chances) == pytest.approx(s.seats / 2)
    promises = [
        (choice.win[seat] + choice.chances[seat]) / 2 - CAUTION / sqrt(40 * choice.share) for choice in hint.choices
    ]
    assert promises == sorted(promises, reverse=True), "what promises most is named first, as bots choose"


def test_reasons_name_what_there_is_more_of_than_with_the_other_answer() -> None:
    s = middle(DOGE, 4, 5, 400)
    for seed in range(40):
        s = middle(DOGE, 4, seed, 300)
        hint = hint_for(DOGE, s, asked(s), seed=1, iterations=80)
        if hint.choices[0].reasons:
            break
    names = [name for name, _ in hint.choices[0].reasons]
    assert names and len(set(names)) == len(names) <= 3


def test_of_one_option_there_is_nothing_to_compare() -> None:
    s, rng = DOGE.new(4), Rng(1)
    while not s.asked or len(DOGE.rules.canonical(s, asked(s))) > 1:
        DOGE.rules.turn(s, rng)
    hint = hint_for(DOGE, s, asked(s), seed=1, iterations=5)
    assert [choice.code for choice in hint.choices] == DOGE.rules.canonical(s, asked(s))


def test_a_hint_can_be_sent_from_one_process_to_another() -> None:
    s = middle(DOGE, 4, 5, 50)
    hint = hint_for(DOGE, s, asked(s), seed=1, iterations=20)
    again = pickle.loads(pickle.dumps(hint))
    assert [choice.code for choice in again.choices] == [choice.code for choice in hint.choices]
    assert again.choices[0].win == hint.choices[0].win


def test_who_is_not_asked_gets_no_hint() -> None:
    s = middle(DOGE, 4, 5, 50)
    other = next(seat for seat in range(4) if not s.is_asked(seat)) if s.asked != 0b1111 else 7
    with pytest.raises(ridotto.RidottoError):
        hint_for(DOGE, s, other, seed=1, iterations=5)
