"""The tree of a search: nodes are what the searching seat would know, edges are answers.

Options are codes in rising order and so are the edges of a node, so that both are walked side by side without
looking anything up.
"""

from math import log, sqrt
from typing import Final, Generic

from mypy_extensions import i64

from ..core.step import Options, S
from .advice import Advice

CODE_BITS: Final[i64] = 32  # the key of an edge is its code, and above it the step and the seat that answers
STEP_ROOM: Final[i64] = 6
CODE_MASK: Final[i64] = (1 << 32) - 1
EVEN: Final = 0.25  # share of the priors that is the same for all options, so that nothing starves
DOUBT: Final = 0.05  # an answer never tried is worth that much less than its node ...
HOPE: Final = 0.08  # ... but never less than this: where all is lost, everything is worth a try
CAUTION: Final = 0.6  # how much less than its mean an answer counts that was tried once; after four tries, half of it
HABIT: Final = 0.3  # how much more an answer must promise than one that is e times as likely, for a creature of habit
AT_LEAST: Final = 0.2  # of what a creature of habit gives at the most: less is within the chance of a search
A_FEW: Final[i64] = 5  # times that an answer is tried, before it is taken to be as good as the best ...
ALL_ONE: Final = 0.005  # ... because its mean is no more than this below


class Edge:
    """An answer that was tried."""

    def __init__(self, key: i64) -> None:
        self.key: Final[i64] = key
        self.visits: i64 = 0
        self.reward: float = 0.0  # sum, for the seat that answers
        self.child: Node | None = None

    @property
    def code(self) -> i64:
        return self.key & CODE_MASK

    def mean(self) -> float:
        return self.reward / float(self.visits) if self.visits else 0.0

    def promise(self) -> float:
        """What can be expected of it with caution: a mean of few tries may be luck."""
        return self.mean() - CAUTION / sqrt(float(max(self.visits, 1)))


class Node:
    """A decision, or several that follow from it when other seats or chance come between unseen."""

    def __init__(self) -> None:
        self.edges: Final[list[Edge]] = []  # by rising key
        self.unseen: Node | None = None  # what follows a sealed answer of another seat, whatever it was
        self.visits: i64 = 0
        self.reward: float = 0.0  # sum, for the seats that answered here
        self.known: i64 = 0  # key of what the searching seat knows here; 0: not looked up yet


def edge_key(seat: i64, step: i64) -> i64:
    """What all keys of one question have in common."""
    return (seat << STEP_ROOM | step) << CODE_BITS


class Selection(Generic[S]):
    """Picks the answer to try next: PUCT with the odds of an advice as priors."""

    def __init__(self, advice: Advice[S]) -> None:
        self.advice: Final = advice
        self.code: i64 = 0  # picked last

    def pick(self, s: S, seat: i64, node: Node) -> Edge:
        """The edge of the option in `advice.out` that promises most; a new one where it was never tried."""
        advice = self.advice
        count = advice.out.count
        odds = advice.odds
        codes = advice.out.codes
        scale = (1.0 - EVEN) / advice.weigh(s, seat)
        even = EVEN / float(count)
        width = advice.explore * sqrt(float(node.visits + 1))
        untried = max((node.reward / float(node.visits) if node.visits else 0.5) - DOUBT, HOPE)
        base = edge_key(seat, s.step)
        edges = node.edges
        tried: i64 = len(edges)
        at: i64 = 0
        best = -1.0e9
        best_at: i64 = 0
        best_code: i64 = 0
        best_edge: Edge | None = None
        for i in range(count):
            key = base | codes[i]
            edge: Edge | None = None
            while at < tried:
                candidate = edges[at]
                if candidate.key >= key:
                    if candidate.key == key:
                        edge = candidate
                    break
                at += 1
            bonus = width * (odds[i] * scale + even)
            if edge is None or edge.visits == 0:
                worth = untried + bonus
            else:
                worth = edge.reward / float(edge.visits) + bonus / float(1 + edge.visits)
            if worth > best:
                best, best_at, best_code, best_edge = worth, at, codes[i], edge
        self.code = best_code
        if best_edge is None:
            best_edge = Edge(base | best_code)
            edges.insert(best_at, best_edge)
        return best_edge


def most_promising(node: Node, base: i64, offered: Options) -> Edge | None:
    """The edge that promises most among the options of one question.

    To count visits alone is weaker: a search spends many on what it expected, though it does badly.
    A node that was reached through chance has edges of other hands too, with options that are not offered in this one.
    """
    best: Edge | None = None
    highest = -1.0e9
    for edge in node.edges:
        if edge.key >> CODE_BITS != base >> CODE_BITS or not edge.visits or not offered.has(edge.code):
            continue
        promise = edge.promise()
        if promise > highest:
            best, highest = edge, promise
    return best


def most_natural(node: Node, best: Edge, advice: Advice[S], gives: float) -> Edge:
    """The edge that comes to mind first, of those that promise nearly as much as the best one.

    Little is given where much is at stake: least in a game that is nearly won, or nearly lost.  Where it is all one, in
    a game that is decided, what comes to mind first is answered, too; and no habit is left for so little that it may be
    chance.  The options and their odds are those in `advice`, for somebody who slips: what nobody does by mistake has
    none.
    """
    least = best.promise() - gives * max(4.0 * best.mean() * (1.0 - best.mean()), AT_LEAST)
    base = best.key - best.code
    edges = node.edges
    at: i64 = 0
    natural = best
    highest = -1.0e9
    for i in range(advice.out.count):
        key = base | advice.out.codes[i]
        while at < len(edges) and edges[at].key < key:
            at += 1
        if at == len(edges):
            break
        edge = edges[at]
        if edge.key != key or advice.odds[i] <= 0.0 or not (edge.promise() >= least or is_all_one(edge, best)):
            continue
        pull = edge.promise() + HABIT * log(advice.odds[i])
        if pull > highest:
            natural, highest = edge, pull
    return natural


def is_all_one(edge: Edge, best: Edge) -> bool:
    """Was it tried a few times, and did it do as well as the best?"""
    return edge.visits >= A_FEW and edge.mean() >= best.mean() - ALL_ONE


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


def size_of(node: Node) -> i64:
    """How many edges a tree has, to bound its memory."""
    total: i64 = len(node.edges)
    for edge in node.edges:
        if edge.child is not None:
            total += size_of(edge.child)
    if node.unseen is not None:
        total += size_of(node.unseen)
    return total
