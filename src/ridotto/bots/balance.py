"""What chance and each seat did to the result, measured on the true positions.

Ordinary players play on from the true position, many times, to the end of the round: these are its futures.  When the
true words are spoken, futures that foretold them stay, and the others are played anew from there.  What a turn has
changed in the mean of the futures is what it gave.
"""

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from ..core.game import Game
from ..core.match import CHANCE_SPEAKS, SPEAKER_BITS, SPEAKER_MASK
from ..core.rng import Rng
from ..core.seats import lowest
from ..core.state import OVER
from ..core.step import Chance, Decision, S
from .advice import MOST_SEATS, Advice

NOT_BEGUN: Final[i64] = -1


class Future:
    """One way in which the round may go on."""

    def __init__(self) -> None:
        self.words: Final[list[i64]] = []
        self.spoken: i64 = 0  # of these words
        self.is_past: bool = True  # something else has happened
        self.wins: vec[float] = vec[float]([0.0] * MOST_SEATS)  # the chances to win where it leads, by seat


class Balance(Generic[S]):
    """Gains by seat, in winning chance.  It is told every word of a journal, in turn."""

    def __init__(self, game: Game[S], seats: i64, advice: Advice[S], rng: Rng, futures: i64) -> None:
        self.game: Final = game
        self.seats: Final[i64] = seats
        self.advice: Final = advice
        self.rng: Final = rng
        self.futures: Final = [Future() for i in range(futures)]
        self.until: i64 = 0  # the futures end when the clock shows this
        self.speaker: i64 = NOT_BEGUN  # whose turn it is
        self.now: vec[float] = vec[float]([0.0] * seats)  # the chances of the latest turn's beginning
        self.ahead: vec[float] = vec[float]([0.0] * MOST_SEATS)  # not used, but foretold
        self.luck: Final = [0.0] * seats
        self.play: Final = [0.0] * seats
        self.others: Final = [0.0] * seats

    def hear(self, s: S, word: i64) -> None:
        """A word is about to be spoken in a position."""
        speaker = word & SPEAKER_MASK
        if self.speaker == NOT_BEGUN:
            self.speaker = speaker
            self.begin_round(s)
        elif self.speaker != speaker and (speaker == CHANCE_SPEAKS or len(self.game.rules.options(s, speaker)) > 1):
            self.settle(s)
            self.speaker = speaker
        if s.clock() >= self.until and self.game.rules.decision(s) is not None:
            self.settle(s)
            self.begin_round(s)
        for future in self.futures:
            if future.spoken < len(future.words) and future.words[future.spoken] == word:
                future.spoken += 1
            else:
                future.is_past = True

    def begin_round(self, s: S) -> None:
        self.until = self.advice.horizon(s)
        for future in self.futures:
            future.is_past = True
        self.now = self.chances(s)

    def settle(self, s: S) -> None:
        """A turn has led to this position: credit what it gave."""
        after = self.chances(s)
        for seat in range(self.seats):
            gain = after[seat] - self.now[seat]
            if self.speaker == CHANCE_SPEAKS:
                self.luck[seat] += gain
            elif self.speaker == seat:
                self.play[seat] += gain
            else:
                self.others[seat] += gain
        self.now = after

    def chances(self, s: S) -> vec[float]:
        """The mean of the futures, those that are past played anew."""
        mean = vec[float]([0.0] * self.seats)
        for future in self.futures:
            if future.is_past:
                self.play_on(self.game.copy(s), future)
            for seat in range(self.seats):
                mean[seat] += future.wins[seat]
        for seat in range(self.seats):
            mean[seat] /= float(len(self.futures))
        return mean

    def play_on(self, s: S, future: Future) -> None:
        rules = self.game.rules
        words = future.words
        words.clear()
        future.spoken = 0
        future.is_past = False
        while s.step != OVER:
            step = rules.steps[s.step]
            if isinstance(step, Chance):
                outcome = step.draw(s, self.rng)
                words.append(outcome << SPEAKER_BITS | CHANCE_SPEAKS)
                step.happen(s, outcome)
                rules.advance(s)
                continue
            assert isinstance(step, Decision), "the rules stop where somebody is asked, or chance"
            if s.clock() >= self.until:
                break
            seat = lowest(s.asked)
            code = self.ordinary_answer(s, seat)
            words.append(code << SPEAKER_BITS | seat)
            rules.accept(s, step, seat, code)
        self.advice.foretell(self.game, s, self.ahead, future.wins)

    def ordinary_answer(self, s: S, seat: i64) -> i64:
        """What an ordinary player answers, who knows no more than this seat does."""
        out = self.advice.out
        self.game.rules.fill(s, seat, out)
        if out.count == 1:
            return out.codes[0]
        world = self.game.determinize(s, seat, self.rng)
        self.game.rules.fill(world, seat, out)
        return self.advice.pick(world, seat, self.rng)


def adding_up(parts: list[float], total: float) -> list[float]:
    """Parts that make a total from -1 to 1, the rest spread in proportion to their size; none is beyond 1.

    Where the rest is above 0 all gains become larger and all losses smaller; below 0 the other way round.
    """
    gains = sum([part for part in parts if part > 0.0])
    losses = -sum([part for part in parts if part < 0.0])
    if gains + losses == 0.0:
        return [total / float(len(parts)) for part in parts]
    share = (total - gains + losses) / (gains + losses)
    less = max(losses * (1.0 - share), 0.0)
    more = max(total + less, 0.0)
    less = more - total
    beyond = max(more - 1.0, less - 1.0, 0.0)
    scaled = [scale(part, more - beyond, gains) if part > 0.0 else scale(part, less - beyond, losses) for part in parts]
    left = total - sum(scaled)  # where there were losses alone and gains are wanted, or the other way round
    return [part + left / float(len(parts)) for part in scaled]


def scale(part: float, wanted: float, whole: float) -> float:
    return part * wanted / whole if whole > 0.0 else 0.0
