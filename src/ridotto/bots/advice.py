"""Advice: what a good player looks at in a position and in an answer, and how much each of these counts.

A game's advice notes features.  What they weigh is learned by `ridotto train`, from a first guess that stands beside
their names.  Features below `acts` are of a position, as one seat sees it; the others are of an answer.
"""

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ..core.game import Game
from ..core.policy import Policy
from ..core.rng import Rng
from ..core.rules import NO_LIMIT
from ..core.state import OVER
from ..core.step import S

MANY: Final[i64] = 24  # answers that a playout weighs at the most; of more it looks at so many by chance
MOST_SEATS: Final[i64] = 8
ABSURD: Final = 0.1  # beside the best answer: what the advice finds less likely is no slip, but absurd
STEEP: Final = 12.0  # beyond this a difference is as good as certain

Guess = tuple[str, float]  # the name of a feature, and what it weighs before anything was learned


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Policy[S]):
    """Values of positions and odds of answers.  Without features it knows nothing, and plays anything."""

    def __init__(self, room: i64, guesses: list[Guess], acts: i64) -> None:
        super().__init__(room)
        self.names: Final = [name for name, _ in guesses]
        self.acts: Final[i64] = acts  # features of positions come before this one
        self.weights: vec[float] = vec[float]([guess for _, guess in guesses])
        self.total: float = 0.0
        self.is_recording: bool = False
        self.noted: vec[float] = vec[float]([0.0] * len(guesses))  # how much of each, while it records
        self.values: vec[float] = vec[float]([0.0] * MOST_SEATS)  # by seat
        # What suits a game, found out by matches:
        self.explore: float = 1.0  # how much a search tries that is not the best so far
        self.patience: float = 1.0  # how much longer levels with habits think: many answers need more
        self.ease: float = 1.0  # how much easier it is to slip than the odds say, for levels that do

    # ---- what a game says

    def look(self, s: S, seat: i64) -> None:
        """Note what a position is worth to a seat.  The state may be read: it is a world that a seat imagines."""

    def consider(self, s: S, seat: i64, code: i64) -> None:
        """Note what speaks for an answer, and against it, by what its seat knows."""

    def is_senseless(self, s: S, seat: i64, code: i64) -> bool:
        """Is there, for everybody to see, an answer that brings all that this one does, or as good as all, and more?"""
        return False

    def note(self, feature: i64, amount: float = 1.0) -> None:
        self.total += self.weights[feature] * amount
        if self.is_recording:
            self.noted[feature] += amount

    @property
    def knows_positions(self) -> bool:
        return self.acts > 0

    # ---- what is asked of it

    def value(self, s: S, seat: i64) -> float:
        self.total = 0.0
        self.look(s, seat)
        return self.total

    def weigh(self, s: S, seat: i64) -> float:
        """The odds beside the best option: what is far behind it is as good as never answered, but never quite."""
        odds = self.odds
        codes = self.out.codes
        best = -1.0e9
        for i in range(self.out.count):
            self.total = 0.0
            self.consider(s, seat, codes[i])
            odds[i] = self.total
            best = max(best, odds[i])
        total = 0.0
        for i in range(self.out.count):
            odds[i] = exp(max(odds[i] - best, -STEEP))
            total += odds[i]
        return total

    def leave_senseless(self, s: S, seat: i64) -> None:
        """Take the options out of `out` that nobody should choose, however lucky they looked in a search."""
        codes = self.out.codes
        count: i64 = 0
        for i in range(self.out.count):
            if not self.is_senseless(s, seat, codes[i]):
                codes[count] = codes[i]
                count += 1
        if count > 0:
            self.out.count = count

    def weigh_slips(self, s: S, seat: i64) -> None:
        """Write down the odds for somebody who slips: easier than they are, but none for what is absurd.

        A game may take options out of `out` before they are weighed.
        """
        self.weigh(s, seat)
        odds = self.odds
        for i in range(self.out.count):
            odd = self.eased(odds[i])
            odds[i] = odd if odd >= ABSURD else 0.0

    def likeliest(self) -> i64:
        """The option of the highest odds, as they were weighed last."""
        best: i64 = 0
        for i in range(self.out.count):
            if self.odds[i] > self.odds[best]:
                best = i
        return self.out.codes[best]

    def eased(self, odds: float) -> float:
        """Odds beside those of the best answer, which has 1, as easy as it is to slip."""
        return odds if self.ease == 1.0 else exp(log(odds) / self.ease)

    def pick(self, s: S, seat: i64, rng: Rng) -> i64:
        if self.out.count > MANY:
            self.leave_some(rng)
        return super().pick(s, seat, rng)

    def leave_some(self, rng: Rng) -> None:
        """Keep MANY of the options in `out`, each as likely as any other."""
        codes = self.out.codes
        for i in range(MANY):
            other = i + rng.below(self.out.count - i)
            code = codes[i]
            codes[i] = codes[other]
            codes[other] = code
        self.out.count = MANY

    def horizon(self, s: S) -> i64:
        """When a playout from here stops: with the round under way, if positions can be valued."""
        return s.clock() + 1 if self.knows_positions else NO_LIMIT

    def foretell(self, game: Game[S], s: S, ahead: vec[float], wins: vec[float]) -> None:
        """For each seat the share of the others that it will be ahead of, and its chance to win."""
        if s.step == OVER or not self.knows_positions:
            game.rewards(s, ahead)
            game.wins(s, wins)
            return
        values = self.values
        seats = s.seats
        best = -1.0e9
        for seat in range(seats):
            values[seat] = self.value(s, seat)
            best = max(best, values[seat])
        total = 0.0
        for seat in range(seats):
            share = 0.0
            for other in range(seats):
                if other != seat:
                    share += 1.0 / (1.0 + exp(within(values[other] - values[seat], 30.0)))
            ahead[seat] = share / float(seats - 1)
            wins[seat] = exp(values[seat] - best)
            total += wins[seat]
        for seat in range(seats):
            wins[seat] /= total

    def features_of(self, s: S, seat: i64) -> list[float]:
        """All features of a position for a seat, to learn from."""
        self.record(True)
        self.value(s, seat)
        self.record(False)
        return [self.noted[i] for i in range(self.acts)]

    def features_of_answer(self, s: S, seat: i64, code: i64) -> list[float]:
        """All features of an answer, to learn from."""
        self.record(True)
        self.consider(s, seat, code)
        self.record(False)
        return [self.noted[i] for i in range(self.acts, len(self.names))]

    def record(self, on: bool) -> None:
        """Begin with nothing noted, or stop."""
        self.is_recording = on
        if on:
            for i in range(len(self.noted)):
                self.noted[i] = 0.0


def within(x: float, bound: float) -> float:
    if x > bound:
        return bound
    return -bound if x < -bound else x
