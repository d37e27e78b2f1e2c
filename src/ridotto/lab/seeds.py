"""From one seed to the seeds of many games and bots, so that each of them has luck of its own."""

from hashlib import blake2b

from ..core.rng import MOST_SEED


def derived(seed: int, *numbers: int) -> int:
    """A seed that depends on all of these numbers, the same on every machine."""
    text = " ".join(str(number) for number in (seed, *numbers))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest()) & MOST_SEED
