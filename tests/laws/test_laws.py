"""Every law, for every game."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ridotto.registry import AnyGame, all_games
from ridotto.testing import LAWS, Law, cases, check_laws, steps_never_entered
from tests.conftest import PROFILE
from tests.toy.barcarola import GAME as BARCAROLA

GAMES: list[AnyGame] = [*all_games().values(), BARCAROLA]  # ours, and one in plain Python from outside
# Every run tries other cases, on both builds.  A mutant has only one run to be caught.
EXAMPLES = settings().max_examples * (1 if PROFILE == "default" else 3)

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@each_game
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_the_game_keeps_the_law(law: Law, game: AnyGame, data: st.DataObject) -> None:
    law(game, data.draw(cases(game), label="case"))


@each_game
def test_every_step_is_entered_in_a_thousand_random_games(game: AnyGame) -> None:
    assert steps_never_entered(game, games=1000) == []


def test_all_laws_can_be_tried_in_one_call() -> None:
    check_laws(BARCAROLA, examples=2)
