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
from .tree import Edge, Node, Selection, edge_key

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
        self.forced: i64 = -1  # the code that every iteration begins with; -1: any

    def explore(self, game: Game[S], world: S, seat: i64, share: float = 1.0) -> None:
        """Think about a question for a share of the budget, and keep what each answer leads to."""
        self.seat = seat
        self.tallies.clear()
        self.root = Node()
        self.edges = 0
        self.forced = -1
        if len(game.rules.canonical(world, seat)) == 1:
            return  # what a search would look at belongs to a later question
        advice = self.advice_of(game, world.seats)
        self.think(game, world, seat, self.root, advice, share)

    def explore_answer(self, game: Game[S], world: S, seat: i64, code: i64, share: float) -> None:
        """Think on about one answer, which need not be one that a search looks at."""
        self.forced = code
        self.think(game, world, seat, self.root, self.advice_of(game, world.seats), share)
        self.forced = -1

    def descend(self, game: Game[S], s: S, seat: i64, node: Node, selection: Selection[S], until: i64) -> None:
        if self.forced < 0:
            super().descend(game, s, seat, node, selection, until)
            return
        step = game.rules.decision(s)
        assert step is not None, "the question is still open"
        edge = edge_of(node, edge_key(seat, s.step) | self.forced)
        child = self.child(node, edge, False)
        game.rules.accept(s, step, seat, self.forced)
        super().descend(game, s, seat, child, selection, until)
        self.path.insert(0, edge)
        self.nodes.insert(0, node)
        self.movers.insert(0, seat)

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

    def best_codes(self) -> list[i64]:
        """The answers, those tried most often first."""
        order = sorted([(-tally.times, -tally.ahead[self.seat], code) for code, tally in self.tallies.items()])
        return [code for _, _, code in order]

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


def edge_of(node: Node, key: i64) -> Edge:
    """The edge with this key, made where there is none."""
    edges = node.edges
    at: i64 = 0
    while at < len(edges) and edges[at].key < key:
        at += 1
    if at < len(edges) and edges[at].key == key:
        return edges[at]
    edge = Edge(key)
    edges.insert(at, edge)
    return edge
