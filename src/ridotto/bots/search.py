"""Search: a tree over what a seat would know, guided by advice.

Each iteration imagines a world, walks down the tree, tries one answer more, plays on as the advice would to the end
of the round, and values what is reached there.  Answers given at the same time are hidden moves of the others: the
tree goes on from them as one.  Every seat is taken to want its own reward.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.game import Game
from ..core.rng import Rng
from ..core.seats import is_several, lowest
from ..core.state import OVER
from ..core.step import S
from .advice import MOST_SEATS, Advice
from .advised import AdvisedBot
from .budget import Budget
from .finding import Weights
from .tree import Edge, Node, Selection, edge_key, edge_of, most_natural, most_promising, size_of

MOST_EDGES: Final[i64] = 200_000  # of one tree, some 30 MB; then no new ones are made
# A turn may have many clicks.  The first is given the whole budget, each further one half of what the last one was
# given, for the tree is kept; but never less than this share.  What was not foreseen is given the whole budget again,
# but never more than half of what is left of a turn.
LEAST_SHARE: Final = 0.1
TURN: Final = 3.0  # budgets that a turn may take
OFTEN: Final[i64] = 120  # times that an answer is tried, before a habit is left for it
WIN_SHARE: Final = 0.5  # of a reward is the chance to win, the rest is to be ahead of others


class Search(AdvisedBot):
    """The strongest bot.  It keeps its tree while its own clicks follow one another, and thinks on in it."""

    def __init__(self, rng: Rng, budget: Budget, weights: Weights | None = None, gives: float = 0.0) -> None:
        assert gives == 0.0 or budget.seconds == 0.0, "who has habits has iterations, and looks twice at times"
        super().__init__(rng, weights)
        self.budget: Final = budget
        self.gives: Final[float] = gives  # of its reward, at the most, to answer what comes to mind first
        self.ahead: vec[float] = vec[float]([0.0] * MOST_SEATS)  # of the latest iteration, by seat: as is foretold
        self.wins: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.path: Final[list[Edge]] = []  # of the latest iteration
        self.nodes: Final[list[Node]] = []
        self.movers: Final[list[i64]] = []
        self.root = Node()
        self.next: Node | None = None  # where the tree goes on after our latest answer
        self.edges: i64 = 0  # of the tree
        self.share: float = 1.0  # of the budget, for the next click of this turn
        self.left: float = TURN  # budgets, for the rest of this turn
        self.iterations: i64 = 0  # of the latest choice

    def choose(self, game: Game[S], world: S, seat: i64) -> i64:
        advice = self.advice_of(game, world.seats)
        game.rules.fill(world, seat, advice.out)
        if advice.out.count == 1:
            return advice.out.codes[0]
        root = self.root_for(game, world, seat)
        share = min(self.share, self.left / 2.0)
        self.think(game, world, seat, root, advice, share * advice.patience if self.gives > 0.0 else share)
        self.left -= share
        self.share = max(self.share / 2.0, LEAST_SHARE)
        best = self.best_of(game, world, seat, root, advice)
        if best is not None and self.gives > 0.0:
            best = self.by_habit(game, world, seat, root, advice, best)
        if best is None:
            return likeliest(game, world, seat, advice)
        self.next = best.child
        return best.code

    def best_of(self, game: Game[S], world: S, seat: i64, root: Node, advice: Advice[S]) -> Edge | None:
        game.rules.fill(world, seat, advice.out)
        advice.leave_senseless(world, seat)
        return most_promising(root, edge_key(seat, world.step), advice.out)

    def by_habit(self, game: Game[S], world: S, seat: i64, root: Node, advice: Advice[S], best: Edge) -> Edge:
        """What comes to mind first, if it is nearly as good as the best.

        If not, both are tried more often, beyond the budget: what nobody would think of must not be answered by luck.
        """
        advice.weigh_slips(world, seat)
        first = edge_of(root, edge_key(seat, world.step) | advice.likeliest())
        natural = most_natural(root, best, advice, self.gives)
        if natural is best and first is not best:
            self.try_often(game, world, seat, root, advice, first)
            self.try_often(game, world, seat, root, advice, best)
            best = self.best_of(game, world, seat, root, advice) or best
            advice.weigh_slips(world, seat)
            natural = most_natural(root, best, advice, self.gives)
        return natural

    def try_often(self, game: Game[S], world: S, seat: i64, root: Node, advice: Advice[S], edge: Edge) -> None:
        """Go on with this answer alone, until it was tried often."""
        selection = Selection(advice)
        while edge.visits < OFTEN:
            self.try_answer(game, world, seat, root, edge, selection)

    def begin_turn(self) -> None:
        self.left = TURN

    def forget(self) -> None:
        self.next = None

    def root_for(self, game: Game[S], world: S, seat: i64) -> Node:
        """The node to think on from: that after our latest answer, if all is as it was foreseen; else a new one."""
        node = self.next
        self.next = None
        if node is not None and node.known == game.known(world, seat):
            self.root = node
            self.edges = size_of(node)
        else:
            self.root = Node()
            self.edges = 0
            self.share = 1.0
        return self.root

    # ---- iterations

    def think(self, game: Game[S], world: S, seat: i64, root: Node, advice: Advice[S], share: float) -> None:
        selection = Selection(advice)
        until = advice.horizon(world)
        self.iterations = 0
        self.budget.begin(share)
        while self.budget.has_more():
            s = game.determinize(world, seat, self.rng, advice)
            self.descend(game, s, seat, root, selection, until)
            game.rules.guided_playout(s, self.rng, advice, until)
            self.reap(game, s, advice)
            self.iterations += 1

    def try_answer(self, game: Game[S], world: S, seat: i64, root: Node, edge: Edge, selection: Selection[S]) -> None:
        """An iteration that begins with this answer."""
        advice = selection.advice
        until = advice.horizon(world)
        s = game.determinize(world, seat, self.rng, advice)
        step = game.rules.decision(s)
        assert step is not None, "the question is still open"
        game.rules.accept(s, step, seat, edge.code)
        self.descend(game, s, seat, self.child(root, edge, False), selection, until)
        self.path.insert(0, edge)
        self.nodes.insert(0, root)
        self.movers.insert(0, seat)
        game.rules.guided_playout(s, self.rng, advice, until)
        self.reap(game, s, advice)
        self.iterations += 1

    def descend(self, game: Game[S], s: S, seat: i64, node: Node, selection: Selection[S], until: i64) -> None:
        """Walk down the tree to an answer that was never tried, or to the end of the round."""
        rules = game.rules
        kinds = rules.kinds
        out = selection.advice.out
        self.path.clear()
        self.nodes.clear()
        self.movers.clear()
        while s.step != OVER:
            kind = kinds[s.step]
            step = kind.decision
            if step is None:
                rules.speak(s, kind, self.rng)
                continue
            if s.clock() >= until:
                return
            mover = seat if s.asked >> seat & 1 else lowest(s.asked)
            out.count = 0
            step.canonical(s, mover, out)
            is_sealed = mover != seat and is_several(s.asked | s.answered)
            if out.count == 1:
                rules.accept(s, step, mover, out.codes[0])
                continue
            if mover == seat and node.known == 0:
                node.known = game.known(s, seat)
            edge = selection.pick(s, mover, node)
            code = selection.code
            self.path.append(edge)
            self.nodes.append(node)
            self.movers.append(mover)
            rules.accept(s, step, mover, code)
            if edge.visits == 0 or self.edges >= MOST_EDGES:
                return
            node = self.child(node, edge, is_sealed)

    def child(self, node: Node, edge: Edge, is_sealed: bool) -> Node:
        if is_sealed:
            if node.unseen is None:
                node.unseen = Node()
            return node.unseen
        if edge.child is None:
            edge.child = Node()
        return edge.child

    def reap(self, game: Game[S], s: S, advice: Advice[S]) -> None:
        """Value what was reached, and credit it to every answer on the way."""
        ahead, wins = self.ahead, self.wins
        advice.foretell(game, s, ahead, wins)
        path = self.path
        for i in range(len(path)):
            edge = path[i]
            node = self.nodes[i]
            mover = self.movers[i]
            reward = ahead[mover] + WIN_SHARE * (wins[mover] - ahead[mover])
            if edge.visits == 0:
                self.edges += 1
            edge.visits += 1
            edge.reward += reward
            node.visits += 1
            node.reward += reward


def likeliest(game: Game[S], s: S, seat: i64, advice: Advice[S]) -> i64:
    """What the advice alone would answer: for a bot without time to think."""
    game.rules.fill(s, seat, advice.out)
    advice.leave_senseless(s, seat)
    advice.weigh(s, seat)
    return advice.likeliest()
