"""[IN-1.10, IN-7.5] Tokens are put on the empty arcades of the Palace."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.rng import Rng
from ...core.step import Automatic, Chance, Path
from . import events
from .material import CORPORATION_NAMES, DUCAT, NO_TOKEN
from .state import Table


def shows_seal(arcade: i64) -> bool:
    """[IN-1.2] The symbol printed on an arcade: Seals and Ducats alternate, and the door shows a Seal."""
    return arcade & 1 == 0


class Refill(Automatic[Table]):
    """[IN-7.5] From the door clockwise, every empty arcade gets what its symbol shows.

    [IN-7.6] Where the bank is empty, an arcade stays empty.  The argument is the arcade to go on from.
    """

    def run(self, s: Table) -> None:
        tokens = s.tokens
        for arcade in range(s.arg, s.arcades):
            if tokens[arcade] == NO_TOKEN:
                if shows_seal(arcade):
                    s.then(DRAW_SEAL, arcade)
                    s.then(REFILL, arcade + 1)
                    return
                if s.bank > 0:
                    s.bank -= 1
                    tokens[arcade] = DUCAT
                    events.DUCAT.tell(s, arcade)
                else:
                    events.DRY.tell(s, arcade)


class DrawSeal(Chance[Table]):
    """[IN-1.10] A Seal out of the bag, for the arcade that is the argument."""

    def weights(self, s: Table) -> vec[i64]:
        return s.bag[:]

    def draw(self, s: Table, rng: Rng) -> i64:
        return rng.weighted(s.bag)

    def happen(self, s: Table, outcome: i64) -> None:
        s.bag[outcome] -= 1
        s.tokens[s.arg] = 1 + outcome
        events.SEAL.tell(s, s.arg, outcome)

    def path(self, s: Table, outcome: i64) -> Path:
        return (f"seal:{CORPORATION_NAMES[outcome]}",)


REFILL: Final = Refill("refill", "IN-7.5")
DRAW_SEAL: Final = DrawSeal("draw_seal", "IN-1.10")
