"""A million random decisions with the material counted at every word (on the compiled build)."""

import pytest

import ridotto
from ridotto.core import state
from ridotto.core.rng import Rng
from ridotto.testing import rule

COMPILED = not str(state.__file__).endswith(".py")
DECISIONS = 500_000 if COMPILED else 30_000  # for each number of seats


@rule("SM-1.2", "SM-1.4", "SM-6.3")
@pytest.mark.parametrize("seats", [3, 4])
def test_no_noble_bridge_or_card_is_ever_lost_or_made(seats: int) -> None:
    game, rng, decisions = ridotto.game("sanmarco"), Rng(seats), 0
    while decisions < DECISIONS:
        s = game.new(seats)
        whole = game.census(s)
        assert whole == [25] * seats + [0xAA8A4C6555555]
        while s.step >= 0:
            decisions += s.asked != 0
            game.rules.turn(s, rng)
            assert game.census(s) == whole and s.bridges_left() >= 0
