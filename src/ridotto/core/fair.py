"""Fair shuffles that anybody can check.

Before the first word a table publishes a commitment to a secret seed.  Outcome number n of the journal is drawn
from HMAC-SHA256(seed, n), so no generator state exists and nobody can fish for luck.  When the game is over the
seed is revealed: whoever has the record can draw every outcome again.
"""

import hmac
from hashlib import sha256

from librt.vecs import vec
from mypy_extensions import i64

SEED_BYTES = 32


def commitment_to(seed: bytes) -> str:
    """What is published before the game: it fixes the seed and tells nothing about it."""
    return sha256(seed).hexdigest()


def fair_outcome(seed: bytes, number: i64, weights: vec[i64]) -> i64:
    """The outcome of chance as word `number` of the journal (from 0), in proportion to the weights."""
    digest = hmac.new(seed, int(number).to_bytes(8, "big"), sha256).digest()
    total: i64 = 0
    for i in range(len(weights)):
        total += weights[i]
    left: i64 = int.from_bytes(digest, "big") % int(total)
    outcome: i64 = 0
    while left >= weights[outcome]:
        left -= weights[outcome]
        outcome += 1
    return outcome
