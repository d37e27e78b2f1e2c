"""What a search looks at in Doge is enough, in positions that random play seldom reaches."""

import pytest

from ridotto.games.doge import GAME
from ridotto.testing import diagram
from ridotto.testing.offers import results

TWO_MOVES = """
    seats 3
    castello houses R2
    dorsoduro houses R1 B2
    brown quarantia castello dorsoduro san_marco san_polo santa_croce cannaregio
    stack quarantia R:2 B:2
    agenda vote:0 turn_blue:0
"""
TWO_PALACES = """
    seats 3
    castello houses R3
    dorsoduro houses R4 palaces B1
    san_marco houses R3
    entered R castello dorsoduro san_marco
    agenda build:0 turn_blue:0
"""
FOUR_MARKERS = """
    seats 3
    played R castello san_marco
    agenda place_markers:0 place_markers:1
"""


@pytest.mark.parametrize("drawn", [TWO_MOVES, TWO_PALACES, FOUR_MARKERS])
def test_canonical_answers_reach_all_results(drawn: str) -> None:
    s = diagram("doge", drawn).state
    for seat in range(1, s.seats):
        while s.is_asked(seat):
            GAME.rules.choose(s, seat, GAME.rules.options(s, seat)[-1])
    few, all_there_are = results(GAME, s, 0, GAME.rules.canonical), results(GAME, s, 0, GAME.rules.options)
    assert few.complete and all_there_are.complete
    assert few.answers.keys() == all_there_are.answers.keys() and len(few.answers) > 5
