"""Mixing numbers into one: cheap keys of what a seat knows.  Not for secrets."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_MULTIPLIER: Final[i64] = 1752450205419405101
_STEP: Final[i64] = 1442695040888963407
_MASK: Final[i64] = 4611686018427387903  # 62 bits, as in rng.py: both builds agree
_HALF: Final[i64] = 31


def mixed(key: i64, number: i64) -> i64:
    """A key and one more number: the order matters."""
    x = (key * _MULTIPLIER + number) * _MULTIPLIER + _STEP & _MASK
    return x ^ x >> _HALF


def mixed_in(key: i64, register: vec[i64]) -> i64:
    """A key and all numbers of a register."""
    for i in range(len(register)):
        x = (key * _MULTIPLIER + register[i]) * _MULTIPLIER + _STEP & _MASK
        key = x ^ x >> _HALF
    return key
