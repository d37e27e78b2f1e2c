"""A search in several processes: each thinks by itself in worlds of its own, and their visits are added up.

ridotto arena doge ridotto.lab.parallel:ParallelSearch search:150ms --mode one
"""

import atexit
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from typing import Any

from mypy_extensions import i64

from ..bots.bot import Bot
from ..bots.budget import Budget
from ..bots.search import Search
from ..core.rng import Rng
from ..registry import find_game

SECONDS = 0.15  # of CPU time, in each process


class ParallelSearch(Bot):
    """One search in each of several processes.  What they are sent is a world that the seat imagines, as text."""

    def __init__(self, rng: Rng, processes: int = 0, iterations: int = 0, seconds: float = SECONDS) -> None:
        super().__init__(rng)
        self.processes = processes or cpu_count() or 1
        self.iterations = iterations
        self.seconds = 0.0 if iterations else seconds
        self.pool: ProcessPoolExecutor | None = None

    def choose(self, game: Any, world: Any, seat: i64) -> i64:
        codes: list[i64] = game.rules.canonical(world, seat)
        if len(codes) == 1:
            return codes[0]
        drawing = game.draw(world)
        questions = [
            self.workers().submit(
                count_visits, game.id, drawing, seat, self.rng.below(1 << 30), self.iterations, self.seconds
            )
            for _ in range(self.processes)
        ]
        visits = dict.fromkeys(codes, 0)
        for question in questions:
            for code, times in question.result().items():
                visits[code] += times
        return max(codes, key=lambda code: visits[code])

    def workers(self) -> ProcessPoolExecutor:
        """The processes, started with the first question."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"))
            atexit.register(self.close)
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def count_visits(game_id: str, drawing: str, seat: int, seed: int, iterations: int, seconds: float) -> dict[int, int]:
    """In a process: how often a search tried each answer in the world that is drawn."""
    game = find_game(game_id)
    bot = Search(Rng(seed), Budget(iterations, seconds))
    bot.choose(game, game.parse(drawing), seat)
    return {edge.code: edge.visits for edge in bot.root.edges}
