"""A policy: how likely a player is to give each answer.  Playouts follow one, and sealed answers are imagined by it."""

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .rng import Rng
from .step import Options, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[S]):
    """Odds of answers.  It owns the options and the odds that it works on: nothing is allocated in a playout."""

    def __init__(self, room: i64) -> None:
        self.out: Final = Options(room)
        self.odds: vec[float] = vec[float]([1.0] * room)  # of the options in `out`
        self.worlds: i64 = 1  # that are imagined for one that is kept, by their likelihood

    def weigh(self, s: S, seat: i64) -> float:
        """Write down the odds of every option in `out`, none of them below zero; returns their sum."""
        odds = self.odds
        for i in range(self.out.count):
            odds[i] = 1.0
        return float(self.out.count)

    def pick(self, s: S, seat: i64, rng: Rng) -> i64:
        """One of the options in `out`, drawn by their odds."""
        left = self.weigh(s, seat) * rng.share()
        odds = self.odds
        last = self.out.count - 1
        for i in range(last):
            left -= odds[i]
            if left < 0.0:
                return self.out.codes[i]
        return self.out.codes[last]

    def likelihood(self, world: S, seat: i64) -> float:
        """How well an imagined world explains what the others did, above zero: what `seat` sees alone tells worlds."""
        return 1.0
