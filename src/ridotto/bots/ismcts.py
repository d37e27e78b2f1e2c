"""ISMCTS as OpenSpiel has it, to compare with: a tree of information sets, UCB, and random play to the end.

Nothing is added to it and nothing left out.  Each simulation imagines a world.  At a node that was never met, all is
played at random to the end.  Else an answer that was never tried is tried, any of them; when all were, the one with the
best upper confidence bound.  The answer tried most often is given.  Answers at the same time are hidden ones that
follow one another.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.game import Game
from ..core.mixing import mixed
from ..core.rng import Rng
from ..core.seats import lowest
from ..core.state import OVER
from ..core.step import Options, S
from .advice import MOST_SEATS
from .bot import Bot
from .budget import Budget

EXPLORE: Final = 2.0  # the constant of the bound, for returns from -1 to 1
TOLERANCE: Final = 1e-5  # bounds that differ by less are equal


class Child:
    """An answer that was tried at a node."""

    def __init__(self, code: i64) -> None:
        self.code: Final[i64] = code
        self.visits: i64 = 0
        self.total: float = 0.0  # of the returns, for the seat that answers


class InfoSet:
    """All that a seat knows when it is asked, and what it has tried then."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.tried: Final[dict[i64, Child]] = {}  # by code
        self.children: Final[list[Child]] = []


class Ismcts(Bot):
    """The peer: a bot without any advice, which forgets its tree after each answer."""

    def __init__(self, rng: Rng, budget: Budget, explore: float = EXPLORE) -> None:
        super().__init__(rng)
        self.budget: Final = budget
        self.explore: Final[float] = explore
        self.sets: Final[dict[i64, InfoSet]] = {}  # by what is known, and by whom
        self.out: Options = Options(1)
        self.path: Final[list[Child]] = []  # of the latest simulation
        self.movers: Final[list[i64]] = []
        self.returns: vec[float] = vec[float]([0.0] * MOST_SEATS)  # of the latest simulation, by seat
        self.iterations: i64 = 0  # of the latest choice

    def choose(self, game: Game[S], world: S, seat: i64) -> i64:
        self.out = Options(game.rules.room)
        game.rules.fill(world, seat, self.out)
        if self.out.count == 1:
            return self.out.codes[0]
        first = self.out.codes[self.rng.below(self.out.count)]
        self.sets.clear()
        self.iterations = 0
        self.budget.begin()
        while self.budget.has_more():
            self.simulate(game, game.determinize(world, seat, self.rng), seat)
            self.iterations += 1
        root = self.sets.get(key_of(game, world, seat))
        return first if root is None or not root.children else self.most_tried(root)

    def simulate(self, game: Game[S], s: S, seat: i64) -> None:
        """Walk down to an information set that is new, play to the end, and credit the result."""
        self.path.clear()
        self.movers.clear()
        self.descend(game, s, seat)
        game.rules.playout(s, self.rng)
        returns = self.returns
        game.rewards(s, returns)
        for i in range(len(self.path)):
            self.path[i].total += 2.0 * returns[self.movers[i]] - 1.0

    def descend(self, game: Game[S], s: S, seat: i64) -> None:
        rules = game.rules
        while s.step != OVER:
            kind = rules.kinds[s.step]
            step = kind.decision
            if step is None:
                rules.speak(s, kind, self.rng)
                continue
            mover = seat if s.asked >> seat & 1 else lowest(s.asked)
            key = key_of(game, s, mover)
            node = self.sets.get(key)
            if node is None:
                self.sets[key] = InfoSet()
                return
            rules.fill(s, mover, self.out)
            child = self.select(node)
            node.visits += 1
            child.visits += 1
            self.path.append(child)
            self.movers.append(mover)
            rules.accept(s, step, mover, child.code)

    def select(self, node: InfoSet) -> Child:
        """Any answer that was never tried; else the one with the best bound."""
        count = self.out.count
        new: i64 = count - len(node.children)
        if new == 0:
            return self.best_bound(node)
        nth = self.rng.below(new)
        tried = node.tried
        for i in range(count):
            code = self.out.codes[i]
            if code in tried:
                continue
            if nth == 0:
                child = Child(code)
                tried[code] = child
                node.children.append(child)
                return child
            nth -= 1
        raise AssertionError("who knows the same is offered the same")

    def best_bound(self, node: InfoSet) -> Child:
        """The best upper confidence bound; any one of equals."""
        width = log(float(node.visits))
        best = node.children[0]
        best_bound = -1.0e9
        equals: i64 = 0
        for child in node.children:
            visits = float(child.visits)
            bound = child.total / visits + self.explore * sqrt(width / visits)
            if bound > best_bound + TOLERANCE:
                best, best_bound, equals = child, bound, 1
            elif bound > best_bound - TOLERANCE:
                equals += 1
                if self.rng.below(equals) == 0:
                    best = child
        return best

    def most_tried(self, node: InfoSet) -> i64:
        """The answer tried most often; any one of equals."""
        best = node.children[0]
        equals: i64 = 0
        for child in node.children:
            if child.visits > best.visits:
                best, equals = child, 1
            elif child.visits == best.visits:
                equals += 1
                if self.rng.below(equals) == 0:
                    best = child
        return best.code


def key_of(game: Game[S], s: S, mover: i64) -> i64:
    return mixed(game.known(s, mover), mover)
