"""The three kinds of step a rulebook is made of.

A step has no memory of its own: all that changes is in the state, so that a state can be copied,
replayed and searched.
"""

from typing import Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .pool import BITS, MOST
from .rng import Rng
from .state import State, Step

S = TypeVar("S", bound=State)

Path = tuple[str, ...]  # an option is a path of clicks on named targets


class Options:
    """The codes offered to one seat.  The referee owns it and lends it to `Decision.options` to be filled."""

    def __init__(self, room: i64) -> None:
        self.codes: vec[i64] = vec[i64]([0] * room)
        self.count: i64 = 0

    def add(self, code: i64) -> None:
        """Offer one more code; codes are added in rising order."""
        self.codes[self.count] = code
        self.count += 1

    def add_kinds(self, pool: i64) -> None:
        """Offer every kind of thing in a pool (see `pool.py`)."""
        codes = self.codes
        offered = self.count
        kind: i64 = 0
        while pool:
            if pool & MOST:
                codes[offered] = kind
                offered += 1
            pool >>= BITS
            kind += 1
        self.count = offered

    def add_bits(self, mask: i64, first: i64) -> None:
        """Offer the code of every bit of a mask; `first` is that of the lowest bit."""
        codes = self.codes
        offered = self.count
        while mask:
            if mask & 1:
                codes[offered] = first
                offered += 1
            mask >>= 1
            first += 1
        self.count = offered

    def has(self, code: i64) -> bool:
        codes = self.codes
        for i in range(self.count):
            if codes[i] == code:
                return True
        return False

    def list(self) -> list[i64]:
        """A list of its own, for callers outside the kernel."""
        out: list[i64] = []
        for i in range(self.count):
            out.append(self.codes[i])
        return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step, Generic[S]):
    """What the rules do by themselves."""

    def run(self, s: S) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step, Generic[S]):
    """One or more seats are asked at the same time.  Answers stay secret until `close`.

    `size` is one more than the highest code.  `previewed`: people are shown what each answer gains, before they give
    it; only where `choose` scores by what the seat knows.
    """

    def __init__(self, name: str, rule: str, size: i64, previewed: bool = False) -> None:
        super().__init__(name, rule)
        self.size = size
        self.previewed = previewed

    def who(self, s: S) -> i64:
        """Mask of the seats asked; NOBODY when the step falls away."""
        raise NotImplementedError

    def options(self, s: S, seat: i64, out: Options) -> None:
        """Add the legal answers of one seat: distinct codes in rising order, at least one."""
        raise NotImplementedError

    def canonical(self, s: S, seat: i64, out: Options) -> None:
        """Add options enough to reach every result: what a search looks at.  Differs where order does not matter."""
        self.options(s, seat, out)

    def choose(self, s: S, seat: i64, code: i64) -> bool:
        """Take an answer.  True when the seat has nothing more to say in this step."""
        raise NotImplementedError

    def close(self, s: S) -> None:
        """All asked seats have answered: reveal, and act."""

    def forget(self, s: S, seat: i64) -> None:
        """Take back all that this seat has said under seal in this step; nothing where `choose` acts at once."""

    def path(self, s: S, seat: i64, code: i64) -> Path:
        """The clicks that make this choice."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step, Generic[S]):
    """A die, or a card nobody has seen.  Weights are whole numbers: copies left in the deck."""

    def weights(self, s: S) -> vec[i64]:
        """The weight of each outcome 0, 1, 2, ...; zero for the impossible ones."""
        raise NotImplementedError

    def draw(self, s: S, rng: Rng) -> i64:
        """An outcome at random: what `rng.weighted` makes of the weights.  A busy step may find it without them."""
        return rng.weighted(self.weights(s))

    def happen(self, s: S, outcome: i64) -> None:
        raise NotImplementedError

    def path(self, s: S, outcome: i64) -> Path:
        """The name of an outcome, written as a path is."""
        raise NotImplementedError
