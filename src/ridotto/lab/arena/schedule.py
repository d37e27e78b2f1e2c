"""Who meets whom, at which seats, with which deals.

A deal is played several times, with other bots at the seats each time, so that the luck of the deal hits both sides
alike.  All pairings play the same deals.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

MODES = {
    "one": "the first bot of a pairing sits alone, at each seat in turn",
    "half": "each bot of a pairing has half of the seats, in all ways",
    "mixed": "the bots of a pairing share the seats in all ways",
}
OPPOSITES = 2  # games of one deal in modes half and mixed: an assignment and its opposite; deals take turns


class Pairing(NamedTuple):
    """Two bots that meet; in the mode `one` the first of them is alone."""

    first: int
    second: int


class Seating(NamedTuple):
    """One game: a deal, and who sits where."""

    number: int
    deal: int
    pairing: int
    is_first: tuple[bool, ...]  # by seat: does the first bot of the pairing sit there?


def round_robin(bots: int) -> list[Pairing]:
    return [Pairing(a, b) for a, b in combinations(range(bots), 2)]


def ladder(bots: int) -> list[Pairing]:
    """Each against the one before it."""
    return [Pairing(i, i - 1) for i in range(1, bots)]


def assignments(seats: int, mode: str) -> list[tuple[bool, ...]]:
    """All ways to seat two bots; each way is followed by its opposite, where the mode has both."""
    if mode == "one":
        return [tuple(seat == alone for seat in range(seats)) for alone in range(seats)]
    sizes = range(1, seats) if mode == "mixed" else sorted({seats // 2, seats - seats // 2})
    ways = [way for size in sizes for way in combinations(range(seats), size)]
    out: list[tuple[bool, ...]] = []
    for way in ways:
        seated = tuple(seat in way for seat in range(seats))
        if seated not in out:
            out += [seated, tuple(not first for first in seated)]
    return out


def of_deal(ways: list[tuple[bool, ...]], deal: int, mode: str) -> list[tuple[bool, ...]]:
    """The assignments that one deal is played with."""
    if mode == "one":
        return ways
    return [ways[(deal * OPPOSITES + i) % len(ways)] for i in range(OPPOSITES)]


def games_of_deal(seats: int, mode: str) -> int:
    return len(of_deal(assignments(seats, mode), 0, mode))


def deals_for(games: int, seats: int, mode: str) -> int:
    """Deals enough for so many games of each pairing."""
    return -(-games // games_of_deal(seats, mode))


def schedule(pairings: int, seats: int, mode: str, deals: int) -> Iterator[Seating]:
    """All games, deal by deal; the number of a game does not depend on how many deals there are."""
    ways = assignments(seats, mode)
    number = 0
    for deal in range(deals):
        for pairing in range(pairings):
            for way in of_deal(ways, deal, mode):
                yield Seating(number, deal, pairing, way)
                number += 1
