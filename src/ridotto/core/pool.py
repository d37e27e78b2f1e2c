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
_BITS: Final[i64] = 4
_MOST: Final[i64] = 15


def one(kind: i64) -> i64:
    """The pool of a single thing; pools are added and subtracted as numbers."""
    thing: i64 = 1  # moved step by step: the compiler shifts a literal as a number of 32 bits
    for i in range(kind):
        thing <<= _BITS
    return thing


def pool_of(counts: vec[i64]) -> i64:
    """The pool with so many of each kind."""
    pool: i64 = 0
    for kind in range(len(counts)):
        pool += counts[kind] << kind * _BITS
    return pool


def counts_of(pool: i64, kinds: i64) -> vec[i64]:
    """How many of each kind: the weights of a blind draw."""
    counts = vec[i64]([0] * kinds)
    kind: i64 = 0
    while pool:
        counts[kind] = pool & _MOST
        pool >>= _BITS
        kind += 1
    return counts


def count(pool: i64, kind: i64) -> i64:
    """How many of one kind."""
    return pool >> kind * _BITS & _MOST


def size(pool: i64) -> i64:
    """How many in all."""
    total: i64 = 0
    while pool:
        total += pool & _MOST
        pool >>= _BITS
    return total


def worth(pool: i64) -> i64:
    """The sum of the kinds, where a kind is a value."""
    total: i64 = 0
    kind: i64 = 0
    while pool:
        total += (pool & _MOST) * kind
        pool >>= _BITS
        kind += 1
    return total


def least(pool: i64) -> i64:
    """The lowest kind in a pool that is not empty."""
    kind: i64 = 0
    while not pool & _MOST:
        pool >>= _BITS
        kind += 1
    return kind


def kinds(pool: i64) -> list[i64]:
    """The things one by one, lowest kind first: how a pool is shown."""
    things: list[i64] = []
    kind: i64 = 0
    while pool:
        for i in range(pool & _MOST):
            things.append(kind)
        pool >>= _BITS
        kind += 1
    return things


def draw(pool: i64, left: i64, rng: Rng) -> i64:
    """The kind of one thing drawn blindly from a pool of `left` things."""
    ticket = rng.below(left)
    kind: i64 = 0
    while True:
        here = pool & _MOST
        if ticket < here:
            return kind
        ticket -= here
        pool >>= _BITS
        kind += 1
