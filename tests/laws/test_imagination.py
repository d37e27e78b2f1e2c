"""Imagination is sound on a small scale: a seat imagines just the worlds that it cannot tell from the true one."""

from ridotto.core.rng import Rng
from ridotto.testing import imagined_worlds, possible_worlds, surprise
from ridotto.testing.case import heard
from tests.toy.barcarola import GAME as BARCAROLA

SAMPLES = 3000
ALARM = 4.0  # standard deviations


def test_hands_that_were_dealt_in_private_are_imagined_as_chance_deals_them() -> None:
    before = BARCAROLA.new(2)
    before.events = []
    true, rng = BARCAROLA.copy(before), Rng(4)
    true.events = []
    while not true.asked:
        BARCAROLA.rules.turn(true, rng)
    for seat in range(-1, 2):
        possible = possible_worlds(BARCAROLA, before, true, seat)
        imagined = imagined_worlds(BARCAROLA, true, seat, SAMPLES)
        assert len(possible) > 1 and BARCAROLA.key(true) in possible, heard(true, seat)
        assert set(imagined) == set(possible)
        assert surprise(imagined, possible) < ALARM
