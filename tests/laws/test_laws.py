"""Every law, for every game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.registry import AnyGame, all_games
from ridotto.testing import LAWS, Law, cases, steps_never_entered

GAMES: list[AnyGame] = [*all_games().values()]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@each_game
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@given(data=st.data())
def test_the_game_keeps_the_law(law: Law, game: AnyGame, data: st.DataObject) -> None:
    law(game, data.draw(cases(game), label="case"))


@each_game
def test_every_step_is_entered_in_a_thousand_random_games(game: AnyGame) -> None:
    assert steps_never_entered(game, games=1000) == []
