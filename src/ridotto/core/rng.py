"""A random number generator that gives the same stream on every machine, version and build."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The constants of Knuth's MMIX generator, cut to 62 bits: longer literals are slow in compiled code, and
# under a mask of 62 bits the wrapped products of the compiled build and Python's long ones agree.
_MULTIPLIER: Final[i64] = 1752450205419405101
_STEP: Final[i64] = 1442695040888963407
_MASK: Final[i64] = 4611686018427387903
_HALF: Final[i64] = 31  # a draw uses the upper 31 bits, which are the good ones
_GRAINS: Final[i64] = 1073741824
_GRAIN: Final = 1.0 / 1073741824.0  # a literal: compiled code takes a long number for one of 32 bits in float(...)
MOST_SEED: Final[i64] = _MASK


class Rng:
    """A linear congruential generator of 62 bits.  Good for games, not for secrets."""

    def __init__(self, seed: i64) -> None:
        self._x: i64 = seed & _MASK
        for i in range(i64(4)):  # neighbouring seeds part company
            self._x = (self._x ^ (self._x >> _HALF) ^ i) * _MULTIPLIER + _STEP & _MASK

    def __repr__(self) -> str:
        return f"<Rng at {self._x}>"

    def below(self, n: i64) -> i64:
        """A whole number in 0..n-1, for n up to 2**31."""
        self._x = self._x * _MULTIPLIER + _STEP & _MASK
        return (self._x >> _HALF) * n >> _HALF

    def share(self) -> float:
        """A number from 0 to just below 1."""
        return float(self.below(_GRAINS)) * _GRAIN

    def weighted(self, weights: vec[i64]) -> i64:
        """An index, drawn in proportion to its weight."""
        total: i64 = 0
        for i in range(len(weights)):
            total += weights[i]
        return self.among(weights, total)

    def among(self, weights: vec[i64], total: i64) -> i64:
        """The same, where the sum of the weights is known."""
        left = self.below(total)
        outcome: i64 = 0
        left -= weights[0]
        while left >= 0:
            outcome += 1
            left -= weights[outcome]
        return outcome

    def copy(self) -> "Rng":
        """A generator that will say the same."""
        twin = Rng(0)
        twin._x = self._x
        return twin

    def fork(self) -> "Rng":
        """A generator of its own for a side task, so that the task does not disturb this stream."""
        return Rng((self.below(2147483648) << _HALF) | self.below(2147483648))
