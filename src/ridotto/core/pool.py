"""A pool: a few things of up to sixteen kinds in one number, four bits a kind, the count of that kind.

Of the sixteenth kind there may be seven at most, for the number has a sign.

Hands, stacks and supplies that are hidden from some seat are pools, so that they are copied with one
number and can be dealt anew in imagination.  A pool has no order.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .rng import Rng

EMPTY: Final[i64] = 0
BITS: Final[i64] = 4
MOST: Final[i64] = 15
_LAST: Final[i64] = 0x1000000000000000  # one of the sixteenth kind
_EVERY_OTHER: Final[i64] = 0x0F0F0F0F0F0F0F0F


def one(kind: i64) -> i64:
    """The pool of a single thing; pools are added and subtracted as numbers."""
    return _LAST >> (15 - kind) * BITS  # and not 1 << ...: the compiler shifts a short literal as a number of 32 bits


def pool_of(counts: vec[i64]) -> i64:
    """The pool with so many of each kind."""
    pool: i64 = 0
    for kind in range(len(counts)):
        pool += counts[kind] << kind * BITS
    return pool


def counts_of(pool: i64, kinds: i64) -> vec[i64]:
    """How many of each kind: the weights of a blind draw."""
    counts = vec[i64]([0] * kinds)
    kind: i64 = 0
    while pool:
        counts[kind] = pool & MOST
        pool >>= BITS
        kind += 1
    return counts


def count(pool: i64, kind: i64) -> i64:
    """How many of one kind."""
    return pool >> kind * BITS & MOST


def size(pool: i64) -> i64:
    """How many in all."""
    pairs = (pool & _EVERY_OTHER) + (pool >> BITS & _EVERY_OTHER)  # the counts of two kinds in eight bits
    return pairs % 255  # adds the eights up, as a remainder of 9 adds digits up


def worth(pool: i64) -> i64:
    """The sum of the kinds, where a kind is a value."""
    total: i64 = 0
    kind: i64 = 0
    while pool:
        total += (pool & MOST) * kind
        pool >>= BITS
        kind += 1
    return total


def least(pool: i64) -> i64:
    """The lowest kind in a pool that is not empty."""
    kind: i64 = 0
    while not pool & MOST:
        pool >>= BITS
        kind += 1
    return kind


def kinds(pool: i64) -> list[i64]:
    """The things one by one, lowest kind first: how a pool is shown."""
    things: list[i64] = []
    kind: i64 = 0
    while pool:
        for i in range(pool & MOST):
            things.append(kind)
        pool >>= BITS
        kind += 1
    return things


def draw(pool: i64, left: i64, rng: Rng) -> i64:
    """The kind of one thing drawn blindly from a pool of `left` things."""
    ticket = rng.below(left)
    kind: i64 = 0
    while True:
        here = pool & MOST
        if ticket < here:
            return kind
        ticket -= here
        pool >>= BITS
        kind += 1
