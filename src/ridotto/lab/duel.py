"""Two sets of weights meet: same deals, seats exchanged."""

from typing import NamedTuple

import numpy as np

from ..bots import Budget, Search
from ..bots.bot import Bot
from ..bots.finding import Weights
from ..core.match import start
from ..core.rng import Rng
from ..registry import find_game
from .arena.intervals import NORMAL
from .playing import beaten, play
from .seeds import derived


class Duel(NamedTuple):
    """A deal to be played twice, the second time with seats exchanged."""

    game: str
    seats: int
    number: int
    seed: int
    iterations: int
    new: Weights
    old: Weights


class DuelResult(NamedTuple):
    """The share of pairs in which the new weights finished ahead, over both games of a deal."""

    number: int
    share: float


class Verdict(NamedTuple):
    """How the new weights did in all duels."""

    deals: int
    share: float
    margin: float  # of a 95 % interval, on each side

    @property
    def is_better(self) -> bool:
        return self.deals > 0 and self.share >= 0.5


def play_duel(task: Duel) -> DuelResult:
    """The same task gives the same result."""
    game = find_game(task.game)
    mask = mask_of(task)
    total = 0.0
    for turned in (False, True):
        ours = [seat for seat in range(task.seats) if (mask >> seat & 1 == 1) != turned]
        theirs = [seat for seat in range(task.seats) if seat not in ours]
        bots: list[Bot] = [
            Search(
                Rng(derived(task.seed, task.number, 1, seat)),
                Budget(task.iterations),
                task.new if seat in ours else task.old,
            )
            for seat in range(task.seats)
        ]
        match = start(game, task.seats, derived(task.seed, task.number))
        total += beaten(play(match, bots).ranks, ours, theirs)
    return DuelResult(task.number, total / 2.0)


def mask_of(task: Duel) -> int:
    """Which seats the new weights have first: about half of them, others at each deal."""
    rng = Rng(derived(task.seed, task.number, 2))
    seats = list(range(task.seats))
    for i in range(task.seats - 1):
        other = i + rng.below(task.seats - i)
        seats[i], seats[other] = seats[other], seats[i]
    return sum(1 << seat for seat in seats[: task.seats // 2])


def verdict_of(shares: list[float]) -> Verdict:
    if not shares:
        return Verdict(0, 0.5, 0.5)
    spread = float(np.std(shares, ddof=1)) if len(shares) > 1 else 0.5
    return Verdict(len(shares), float(np.mean(shares)), NORMAL * spread / float(np.sqrt(len(shares))))
