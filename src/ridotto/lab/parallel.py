"""A search in several processes: each thinks by itself in worlds of its own, and what they have tried is added up.

ridotto arena doge ridotto.lab.parallel:ParallelSearch search:150ms --mode one

An arena does not see its CPU time, which is that of other processes.
"""

from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from typing import Any

from mypy_extensions import i64

from ..bots.bot import Bot
from ..bots.budget import Budget
from ..bots.search import Search, likeliest
from ..bots.tree import Edge, Node, edge_key
from ..core.rng import Rng
from ..registry import find_game
from .executors import cores, end_with_parent

SECONDS = 0.15  # of CPU time, for each search

Tries = dict[int, tuple[int, float]]  # by code: how often an answer was tried, and the sum of its rewards


class ParallelSearch(Bot):
    """Several searches at a time, and of all their answers the one that a single search with all tries would choose.

    What their processes are sent is a world that the seat imagines, as text.
    """

    def __init__(self, rng: Rng, searches: int = 0, iterations: int = 0, seconds: float = SECONDS) -> None:
        super().__init__(rng)
        self.searches = searches or cores()
        self.budget = Budget(iterations, 0.0 if iterations else seconds)  # of each search
        self.chooser = Search(rng, self.budget)  # thinks nothing itself
        self.iterations = 0  # of the latest choice, in all searches

    def choose(self, game: Any, world: Any, seat: i64) -> i64:
        codes: list[i64] = game.rules.canonical(world, seat)
        if len(codes) == 1:
            return codes[0]
        drawing, budget = game.draw(world), (self.budget.iterations, self.budget.seconds)
        questions = [
            workers().submit(try_answers, game.id, drawing, seat, self.rng.below(1 << 30), *budget)
            for _ in range(self.searches)
        ]
        root = added_up(edge_key(seat, world.step), [question.result() for question in questions])
        self.iterations = root.visits
        advice = self.chooser.advice_of(game, world.seats)
        best = self.chooser.best_of(game, world, seat, root, advice)
        return likeliest(game, world, seat, advice) if best is None else best.code


@cache
def workers() -> ProcessPoolExecutor:
    """The processes, which all bots of this process share.  They start with the first question, and end with us."""
    return ProcessPoolExecutor(cores(), get_context("spawn"), initializer=end_with_parent)


def try_answers(game_id: str, drawing: str, seat: int, seed: int, iterations: int, seconds: float) -> Tries:
    """In a process: what a search has tried in the world that is drawn."""
    game = find_game(game_id)
    bot = Search(Rng(seed), Budget(iterations, seconds))
    bot.choose(game, game.parse(drawing), seat)
    return {edge.code: (edge.visits, edge.reward) for edge in bot.root.edges}


def added_up(base: i64, searches: Iterable[Tries]) -> Node:
    """The root of a tree in which all these tries were made; `base` is what the keys of its edges have in common."""
    root, edges = Node(), dict[int, Edge]()
    for tries in searches:
        for code, (visits, reward) in tries.items():
            edge = edges.setdefault(code, Edge(base | code))
            edge.visits += visits
            edge.reward += reward
            root.visits += visits
            root.reward += reward
    root.edges.extend(edges[code] for code in sorted(edges))
    return root
