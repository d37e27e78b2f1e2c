"""Flat Monte Carlo: try every option in imagined worlds, play on at random, take what went best."""

from typing import Final

from mypy_extensions import i64

from ..core.game import Game
from ..core.rng import Rng
from ..core.step import S
from .bot import Bot
from .budget import Budget

HORIZON: Final[i64] = 150  # decisions a playout looks ahead; then the seats are ranked as they stand


def standing(ranks: list[i64], seat: i64) -> i64:
    """Two points for every seat behind, one for every equal: what a playout is worth."""
    points: i64 = -1
    for rank in ranks:
        if rank > ranks[seat]:
            points += 2
        elif rank == ranks[seat]:
            points += 1
    return points


class Flat(Bot):
    """Options are tried in rounds; in one round all options meet the same world and the same luck.

    When a share of the budget is spent the worse half of the options is dropped, so that the rest of the
    thinking goes to those that matter.  The budget is `playouts`, or `seconds` of CPU time where that is not zero.
    """

    def __init__(self, rng: Rng, playouts: i64, seconds: float, horizon: i64 = HORIZON) -> None:
        super().__init__(rng)
        self.playouts: Final[i64] = playouts
        self.seconds: Final[float] = seconds
        self.horizon: Final[i64] = horizon

    def choose(self, game: Game[S], world: S, seat: i64) -> i64:
        codes = game.rules.canonical(world, seat)
        heats: i64 = 0  # times the field can be halved
        while len(codes) >> heats > 1:
            heats += 1
        for heat in range(heats):
            points = self.try_all(game, world, seat, codes, heats)
            codes = best_half(codes, points)
        return codes[0]

    def try_all(self, game: Game[S], world: S, seat: i64, codes: list[i64], heats: i64) -> list[float]:
        """The points each code makes in a playout, with one share of the budget."""
        points: list[i64] = [0 for code in codes]
        tries: list[i64] = [0 for code in codes]
        rounds = max(1, self.playouts // (heats * len(codes)))
        budget = Budget(rounds * len(codes), self.seconds / float(heats))
        budget.begin()
        imagined, luck = world, self.rng
        at: i64 = 0
        while budget.has_more():
            if at == 0:
                imagined = game.determinize(world, seat, self.rng)
                luck = self.rng.fork()
            points[at] += self.playout(game, game.copy(imagined), seat, codes[at], luck.copy())
            tries[at] += 1
            at = at + 1 if at + 1 < len(codes) else 0
        return means(points, tries)

    def playout(self, game: Game[S], w: S, seat: i64, code: i64, luck: Rng) -> i64:
        game.rules.choose(w, seat, code)
        game.rules.playout(w, luck, self.horizon)
        return standing(game.ranks(w), seat)


def means(points: list[i64], tries: list[i64]) -> list[float]:
    """Points for each try; what there was no time to try is taken to be as good as the others are."""
    usual = float(sum(points)) / float(max(sum(tries), 1))
    return [float(points[i]) / float(tries[i]) if tries[i] else usual for i in range(len(points))]


def best_half(codes: list[i64], points: list[float]) -> list[i64]:
    """The better half of the codes; among equals the earlier ones."""
    order = sorted([(-points[i], i) for i in range(len(codes))])
    kept = sorted([i for _, i in order[: (len(codes) + 1) // 2]])
    return [codes[i] for i in kept]
