"""Random decisions with the material counted at every word (many more on the compiled build)."""

import pytest

import ridotto
from ridotto.core import state
from ridotto.core.rng import Rng
from ridotto.testing import rule

COMPILED = not str(state.__file__).endswith(".py")
DECISIONS = 100_000 if COMPILED else 3_000  # for each table: the interpreted build is forty times slower


@rule("MF-1.2", "MF-1.4", "MF-10.1", "MF-10.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("expansion", ["no", "yes"])
def test_no_card_and_no_diamond_is_ever_lost_or_made(seats: int, expansion: str) -> None:
    game, rng, decisions = ridotto.game("millefiori"), Rng(seats), 0
    while decisions < DECISIONS:
        s = game.new(seats, {"masterworks": expansion})
        whole = game.census(s)
        assert whole[-seats:] == [30] * seats
        while s.step >= 0:
            decisions += s.asked != 0
            game.rules.turn(s, rng)
            assert game.census(s) == whole
