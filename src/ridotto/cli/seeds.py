"""From one seed to the seeds of many games and bots, so that each of them has luck of its own.

The scheme: game i of a simulation (from 0) is `ridotto.start(..., seed=derived(seed, i))`; a `uniform` seat draws
its answers from that same generator, in the order in which it is asked; any other bot, at seat k, has a generator
seeded with `derived(seed, i, k)`.
"""

from .. import BadSeed
from ..core.rng import MOST_SEED
from ..lab.seeds import derived

__all__ = ["checked", "derived"]


def checked(seed: int) -> int:
    if not 0 <= seed <= MOST_SEED:
        raise BadSeed(f"A seed is a whole number from 0 to {MOST_SEED}, not {seed}.")
    return seed
