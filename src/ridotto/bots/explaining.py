"""A search that remembers what its answers lead to: the chances of every seat, and the features that make them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.game import Game
from ..core.rng import Rng
from ..core.state import OVER
from ..core.step import S
from .advice import Advice
from .budget import Budget
from .search import Search
from .tree import Node, Selection, edge_key, edge_of

REASONS: Final = 3  # that are told, at the most
SLIGHT: Final = 0.04  # in log-odds: what matters less is no reason


class Tally:
    """What one answer has led to so far."""

    def __init__(self, seats: i64, features: i64) -> None:
        self.times: i64 = 0
        self.wins: vec[float] = vec[float]([0.0] * seats)  # sums, by seat
        self.ahead: vec[float] = vec[float]([0.0] * seats)  # the same of the share of others that a seat is ahead of
        self.valued: i64 = 0  # times it led to a position that had to be valued
        self.features: vec[float] = vec[float]([0.0] * features)  # sums, for the seat that asks

    def mean(self, register: vec[float]) -> list[float]:
        times = float(max(self.times, 1))
        return [register[i] / times for i in range(len(register))]


class Explainer(Search):
    """It keeps no tree from one question to the next: each answer is explained from the beginning."""

    def __init__(self, rng: Rng, budget: Budget) -> None:
        super().__init__(rng, budget)
        self.tallies: Final[dict[i64, Tally]] = {}  # by code
        self.seat: i64 = 0

    def explore(self, game: Game[S], world: S, seat: i64, share: float = 1.0) -> None:
        """Think about a question for a share of the budget, and keep what each answer leads to."""
        self.seat = seat
        self.tallies.clear()
        self.root = Node()
        self.edges = 0
        if len(game.rules.canonical(world, seat)) == 1:
            return  # what a search would look at belongs to a later question
        advice = self.advice_of(game, world.seats)
        self.think(game, world, seat, self.root, advice, share)

    def explore_answer(self, game: Game[S], world: S, seat: i64, code: i64, share: float) -> None:
        """Think on about one answer, which need not be one that a search looks at."""
        selection = Selection(self.advice_of(game, world.seats))
        edge = edge_of(self.root, edge_key(seat, world.step) | code)
        self.budget.begin(share)
        while self.budget.has_more():
            self.try_answer(game, world, seat, self.root, edge, selection)

    def reap(self, game: Game[S], s: S, advice: Advice[S]) -> None:
        super().reap(game, s, advice)
        if len(self.path) == 0:
            return
        code = self.path[0].code
        tally = self.tallies.get(code)
        if tally is None:
            tally = Tally(s.seats, advice.acts)
            self.tallies[code] = tally
        tally.times += 1
        for seat in range(s.seats):
            tally.ahead[seat] += self.ahead[seat]
            tally.wins[seat] += self.wins[seat]
        if s.step != OVER and advice.knows_positions:
            tally.valued += 1
            noted = advice.features_of(s, self.seat)
            for i in range(len(noted)):
                tally.features[i] += noted[i]

    def best_codes(self, game: Game[S], world: S) -> list[i64]:
        """The answers to the question that was explored, those that promise most first, as a search chooses."""
        advice = self.advice_of(game, world.seats)
        game.rules.fill(world, self.seat, advice.out)
        advice.leave_senseless(world, self.seat)
        edges = [edge for edge in self.root.edges if edge.code in self.tallies and advice.out.has(edge.code)]
        return [code for _, code in sorted([(-edge.promise(), edge.code) for edge in edges])]

    def reasons(self, advice: Advice[S], code: i64, other: i64) -> list[tuple[str, float]]:
        """What one answer leads to more of, or less of, than the other, and what therefore speaks for it."""
        mine, theirs = self.tallies[code], self.tallies[other]
        if mine.valued == 0 or theirs.valued == 0:
            return []
        found: list[tuple[float, str, float]] = []
        for i in range(advice.acts):
            more = mine.features[i] / float(mine.valued) - theirs.features[i] / float(theirs.valued)
            counts = advice.weights[i] * more
            if counts > SLIGHT:
                found.append((-counts, advice.names[i], more))
        return [(name, more) for _, name, more in sorted(found)[:REASONS]]
