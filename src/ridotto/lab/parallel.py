"""A search in several processes: each thinks by itself in worlds of its own, and their visits are added up.

ridotto arena doge ridotto.lab.parallel:ParallelSearch search:150ms --mode one

An arena does not see its CPU time, which is that of other processes.
"""

from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from typing import Any

from mypy_extensions import i64

from ..bots.bot import Bot
from ..bots.budget import Budget
from ..bots.search import Search
from ..core.rng import Rng
from ..registry import find_game
from .executors import cores, end_with_parent

SECONDS = 0.15  # of CPU time, for each search


class ParallelSearch(Bot):
    """Several searches at a time.  What their processes are sent is a world that the seat imagines, as text."""

    def __init__(self, rng: Rng, searches: int = 0, iterations: int = 0, seconds: float = SECONDS) -> None:
        super().__init__(rng)
        self.searches = searches or cores()
        self.budget = Budget(iterations, 0.0 if iterations else seconds)  # of each search
        self.iterations = 0  # of the latest choice, in all searches

    def choose(self, game: Any, world: Any, seat: i64) -> i64:
        codes: list[i64] = game.rules.canonical(world, seat)
        if len(codes) == 1:
            return codes[0]
        drawing, budget = game.draw(world), (self.budget.iterations, self.budget.seconds)
        questions = [
            workers().submit(count_visits, game.id, drawing, seat, self.rng.below(1 << 30), *budget)
            for _ in range(self.searches)
        ]
        visits = dict.fromkeys(codes, 0)
        for question in questions:
            for code, times in question.result().items():
                visits[code] += times
        self.iterations = sum(visits.values())
        return max(codes, key=lambda code: visits[code])


@cache
def workers() -> ProcessPoolExecutor:
    """The processes, which all bots of this process share.  They start with the first question, and end with us."""
    return ProcessPoolExecutor(cores(), get_context("spawn"), initializer=end_with_parent)


def count_visits(game_id: str, drawing: str, seat: int, seed: int, iterations: int, seconds: float) -> dict[int, int]:
    """In a process: how often a search tried each answer in the world that is drawn."""
    game = find_game(game_id)
    bot = Search(Rng(seed), Budget(iterations, seconds))
    bot.choose(game, game.parse(drawing), seat)
    return {edge.code: edge.visits for edge in bot.root.edges}
