"""From one seed to the seeds of many games and bots, so that each of them has luck of its own.

The scheme: game i of a simulation (from 0) is `ridotto.start(..., seed=derived(seed, i))`; a `uniform` seat draws
its answers from that same generator, in the order in which it is asked; any other bot, at seat k, has a generator
seeded with `derived(seed, i, k)`.
"""

from hashlib import blake2b

from .. import BadSeed
from ..core.rng import MOST_SEED


def derived(seed: int, *numbers: int) -> int:
    """A seed that depends on all of these numbers, the same on every machine."""
    text = " ".join(str(number) for number in (seed, *numbers))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest()) & MOST_SEED


def checked(seed: int) -> int:
    if not 0 <= seed <= MOST_SEED:
        raise BadSeed(f"A seed is a whole number from 0 to {MOST_SEED}, not {seed}.")
    return seed
