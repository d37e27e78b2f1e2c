"""Random decisions with the material counted at every word (many more on the compiled build)."""

import pytest

import ridotto
from ridotto.core import state
from ridotto.core.rng import Rng
from ridotto.testing import rule

COMPILED = not str(state.__file__).endswith(".py")
DECISIONS = 200_000 if COMPILED else 10_000  # for each number of seats: the interpreted build is forty times slower


@rule("RI-1.4", "RI-1.6", "RI-1.7", "RI-1.10")
@pytest.mark.parametrize(("seats", "neutral"), [(2, "no"), (2, "yes"), (3, "no"), (4, "no"), (5, "no")])
def test_no_card_building_coin_tile_or_councilman_is_ever_lost_or_made(seats: int, neutral: str) -> None:
    game, rng, decisions = ridotto.game("rialto"), Rng(seats), 0
    while decisions < DECISIONS:
        s = game.new(seats, {"neutral": neutral})
        whole = game.census(s)
        while s.step >= 0:
            decisions += s.asked != 0
            game.rules.turn(s, rng)
            assert game.census(s) == whole
