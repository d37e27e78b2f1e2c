"""[RI-9] The neutral player: the connection it marks, and its cards."""

from mypy_extensions import i64

from . import events
from .material import DISTRICTS, FREE, NO_PAIR, PAIRS
from .state import Table


def mark(s: Table) -> None:
    """[RI-9.3] The free connection of the lowest number, and of several the one to the lowest number, is marked."""
    best: i64 = NO_PAIR
    lowest: i64 = DISTRICTS * 2 * DISTRICTS * 2
    for pair in range(PAIRS):
        if s.connections[pair] == FREE:
            one_end = s.round_of(s.box.low_end[pair])
            other_end = s.round_of(s.box.high_end[pair])
            rank = min(one_end, other_end) * DISTRICTS * 2 + max(one_end, other_end)
            if rank < lowest:
                best = pair
                lowest = rank
    s.marked = best
    events.MARKED.tell(s, best)
