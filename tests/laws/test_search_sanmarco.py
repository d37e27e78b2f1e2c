"""What a search looks at in San Marco is enough: every split of a deal, cards alike treated alike."""

import pytest

from ridotto.games.sanmarco import GAME
from ridotto.testing import diagram
from ridotto.testing.offers import results

TWO_OFFERS = """
    active R B
    first_dealer R
    first_chooser B
    deal R castello castello castello transfer limit_1 limit_1
    agenda split reveal:0 take_offer:1
"""
THREE_OFFERS = """
    seats 3
    first_dealer R
    first_chooser B
    second_chooser G
    deal R castello castello transfer transfer limit_1
    agenda split reveal:0 take_offer:1
"""
ONE_KIND = """
    seats 3
    first_dealer R
    first_chooser B
    deal R transfer transfer transfer transfer transfer
    agenda split reveal:0 take_offer:1
"""


@pytest.mark.parametrize(("drawn", "splits"), [(TWO_OFFERS, 22), (THREE_OFFERS, 57), (ONE_KIND, 6)])
def test_canonical_answers_reach_all_splits(drawn: str, splits: int) -> None:
    s = diagram("sanmarco", drawn).state
    few, all_there_are = results(GAME, s, 0, GAME.rules.canonical), results(GAME, s, 0, GAME.rules.options)
    assert few.complete and all_there_are.complete
    assert few.answers.keys() == all_there_are.answers.keys() and len(few.answers) == splits
