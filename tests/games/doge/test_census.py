"""A million random decisions with the material counted at every word (on the compiled build)."""

import pytest

import ridotto
from ridotto.core import state
from ridotto.core.rng import Rng
from ridotto.testing import rule

COMPILED = not str(state.__file__).endswith(".py")
DECISIONS = 500_000 if COMPILED else 50_000  # for each number of seats: the interpreted build is forty times slower


@rule("DO-1.2")
@pytest.mark.parametrize("seats", [3, 4])
def test_no_house_palace_ring_or_marker_is_ever_lost_or_made(seats: int) -> None:
    game, rng, decisions = ridotto.game("doge"), Rng(seats), 0
    while decisions < DECISIONS:
        s = game.new(seats)
        whole = game.census(s)
        while s.step >= 0:
            decisions += s.asked != 0
            game.rules.turn(s, rng)
            assert game.census(s) == whole
