"""Fair shuffles that anybody can check.

When a table opens it draws a secret seed and publishes a commitment to it, SHA-256(seed).  Then every seat may add a
nonce, which is public.  When the game is over the seed is revealed: whoever has the record can draw every outcome
again.

The key is the seed where no seat has added a nonce, and else HMAC-SHA256(seed, text).  The text has a line for each
seat with a nonce, in the order of seats, as in the record: the seat's number, a blank, the nonce as it was given
(hexadecimal in small letters).  Lines are parted by a line feed; there is none after the last.

Outcome number n of the journal is drawn from HMAC-SHA256(key, n), so no generator state exists and nobody can fish
for luck.  Where the players agreed to take words back, what follows is drawn anew.  A rewind is the number of words
that were left.  Where the r-th rewind is the last that left at most n words, outcome n is drawn from
HMAC-SHA256(key, n, r).  An outcome is only taken back by a rewind that counts for it, so each pair of n and r is drawn
once; and no later rewind counts for an outcome that stands, so it is found again.  Numbers are written in 8 bytes, the
highest first.
"""

import hmac
from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SEED_BYTES = 32


def commitment_to(seed: bytes) -> str:
    """What is published before the game: it fixes the seed and tells nothing about it."""
    return sha256(seed).hexdigest()


def shuffle_key(seed: bytes, nonces: dict[int, str]) -> bytes:
    """What all outcomes are drawn from: the seed, and what each seat has added to it."""
    if not nonces:
        return seed
    text = "\n".join([f"{seat} {nonces[seat]}" for seat in sorted(nonces)])
    return hmac.new(seed, text.encode(), sha256).digest()


class Shuffle:
    """All luck of a table."""

    def __init__(self, seed: bytes, nonces: dict[int, str], rewinds: list[int]) -> None:
        self.key: Final = shuffle_key(seed, nonces)
        self.rewinds: Final = rewinds

    def outcome(self, number: i64, weights: vec[i64]) -> i64:
        """The outcome of chance as word `number` of the journal (from 0), in proportion to the weights."""
        message = int(number).to_bytes(8, "big")
        redraw = self.redraw(number)
        if redraw > 0:
            message += int(redraw).to_bytes(8, "big")
        digest = hmac.new(self.key, message, sha256).digest()
        total: i64 = 0
        for i in range(len(weights)):
            total += weights[i]
        left: i64 = int.from_bytes(digest, "big") % int(total)
        outcome: i64 = 0
        while left >= weights[outcome]:
            left -= weights[outcome]
            outcome += 1
        return outcome

    def redraw(self, number: i64) -> i64:
        """Which rewind was the last to count for a word of this number, from 1; 0: none."""
        last: i64 = 0
        for i in range(len(self.rewinds)):
            if self.rewinds[i] <= number:
                last = i + 1
        return last
