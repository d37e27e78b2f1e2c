"""On a small scale: all the worlds that a seat cannot tell from the true one, found by trying every history.

Imagination is sound when `determinize` gives exactly these.
"""

from collections import Counter
from collections.abc import Iterator

from mypy_extensions import i64

from ..core.rng import Rng
from ..core.seats import NOBODY, lowest
from ..core.state import OVER
from ..registry import AnyGame
from .case import Codes, Table, heard, listening


def possible_worlds(game: AnyGame, before: Table, true: Table, seat: i64) -> Counter[bytes]:
    """The keys of the worlds that go on from `before` and have told `seat` what `true` has told it.

    Both states have listened since `before`.  Each world counts as often as chance would deal it.
    """
    told, found = heard(true, seat), Counter[bytes]()
    waiting = [(listening(game, before), 1)]
    while waiting:
        s, weight = waiting.pop()
        mine = heard(s, seat)
        if mine == told and (s.step, s.arg, s.asked) == (true.step, true.arg, true.asked):
            found[game.key(s)] += weight
        elif mine == told[: len(mine)] and s.step != OVER:
            waiting += [(after, weight * times) for after, times in continuations(game, s)]
    return found


def continuations(game: AnyGame, s: Table) -> Iterator[tuple[Table, int]]:
    """The game after each whole answer of the lowest seat asked, or after each word of chance."""
    if s.asked != NOBODY:
        for after, _ in whole_answers(game, s, lowest(s.asked)):
            yield after, 1
        return
    weights = game.rules.weights(s)
    for outcome in game.rules.outcomes(s):
        after = listening(game, s)
        game.rules.happen(after, outcome)
        yield after, int(weights[outcome])


def whole_answers(game: AnyGame, s: Table, seat: i64) -> Iterator[tuple[Table, Codes]]:
    """The game after every whole answer a seat could give now, in every order of clicks."""
    waiting: list[tuple[Table, Codes]] = [(s, [])]
    while waiting:
        here, said = waiting.pop()
        for code in game.rules.options(here, seat):
            there = listening(game, here)
            closed = game.rules.choose(there, seat, code)
            if closed or not there.is_asked(seat):
                yield there, [*said, code]
            else:
                waiting.append((there, [*said, code]))


def imagined_worlds(game: AnyGame, true: Table, seat: i64, samples: int, seed: int = 0) -> Counter[bytes]:
    """The keys of so many worlds that a seat imagines."""
    rng = Rng(seed)
    return Counter(game.key(game.determinize(true, seat, rng)) for _ in range(samples))


def surprise(seen: Counter[bytes], expected: Counter[bytes]) -> float:
    """How far a sample is from what was expected: chi-square, less its mean, in standard deviations."""
    samples, whole = seen.total(), expected.total()
    freedom = max(1, len(expected) - 1)
    square = 0.0
    for key, weight in expected.items():
        mean = samples * weight / whole
        square += (seen[key] - mean) ** 2 / mean
    return float((square - freedom) / (2 * freedom) ** 0.5)
