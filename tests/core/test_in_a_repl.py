"""What a person sees in a REPL: objects that say what they are, and docstrings, on both builds."""

import inspect

import pytest

import ridotto
from ridotto import Match
from ridotto.core.choices import Choices
from ridotto.core.game import Game
from ridotto.core.record import Record

MATCH = ridotto.start("doge", seats=3, seed=1, choices={"last_year": 5})


def test_objects_say_what_they_are() -> None:
    assert repr(MATCH) == "<Match of Doge: 3 seats, 7 words, place_markers asks [0, 1, 2]>"
    assert repr(ridotto.start("doge", seats=3)) == "<Match of Doge: 3 seats, 0 words, chance is due in lay_brown>"
    assert repr(MATCH.game) == "<Game Doge: 3 to 4 seats, version 1 of its rules>"
    assert repr(MATCH.state).startswith("<Table: 3 seats, step ")
    assert repr(MATCH.events[0]) == "brown(place=1, area=santa_croce)"
    assert repr(MATCH.events[0].type) == "brown(place, area)"
    assert repr(MATCH.game.rules.steps[0]) == "<SetUp [DO-1.5]>"
    assert repr(MATCH.game.choices[0]) == "<Choice last_year: 1 to 60; usually 60>"
    assert repr(Choices(MATCH.game.choices, {"last_year": "5"})) == "<Choices {'last_year': '5'}>"
    assert repr(ridotto.record(MATCH)) == "<Record of doge: 3 seats, 7 words, ranks open>"
    assert repr(MATCH.events[0].type.facts) == "[<Fact place: number>, <Fact area: name>]"
    assert repr(MATCH.game.rules) == "<Rules of 18 steps>"
    assert repr(ridotto.Rng(1)).startswith("<Rng at ")


def test_modules_are_documented() -> None:
    assert (inspect.getmodule(Match).__doc__ or "").startswith("A match: a game being played")


def test_a_match_that_is_over_says_so() -> None:
    match = MATCH.copy()
    while not match.over:
        match.answer(match.codes()[0])
    assert repr(match).endswith(f"over, ranks {match.ranks}>")


@pytest.mark.parametrize("documented", [Match, Game, Record, ridotto.Event, ridotto.Rng])
def test_classes_and_their_methods_are_documented(documented: type) -> None:
    assert inspect.getdoc(documented), documented
    named = [
        name
        for name in ("answer", "options", "view", "determinize", "text", "reaches", "below")
        if name in vars(documented)
    ]
    assert named
    for name in named:
        assert inspect.getdoc(getattr(documented, name)), f"{documented.__name__}.{name}"
