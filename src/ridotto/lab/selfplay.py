"""Games that bots play against themselves, to learn from."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..bots import Budget, Search, ask_in
from ..bots.advice import Advice
from ..bots.finding import Weights, advice_for
from ..bots.tree import CODE_BITS, edge_key
from ..core.match import Match, start
from ..core.rng import Rng
from ..registry import find_game
from .seeds import derived

Floats = npt.NDArray[np.float32]

KEPT_POSITIONS = 10  # one in so many, besides those at which a round begins
MOST_DECISIONS = 60  # that are kept of one game
MOST_OPTIONS = 48  # that are kept of one decision; of the options never tried only some
GRAIN = 1 << 20
SHARPNESS = 2  # a search tries also what it finds bad; without this each generation would be less sure than the last
DEALS, BOTS, SAMPLES = 0, 1, 2  # what luck is used for


class SelfPlay(NamedTuple):
    """A game to be played."""

    game: str
    seats: int
    number: int
    seed: int
    iterations: int
    noise: float  # share of answers that are drawn from the policy, so that positions vary
    weights: Weights


class Sample(NamedTuple):
    """What can be learned from one game."""

    number: int
    ranks: Floats  # [seat]
    positions: Floats  # [position, seat, feature]
    answers: Floats  # [option of any decision, feature]
    shares: Floats  # [option]: of the visits in its decision
    offsets: Floats  # [option]: log of how many options it stands for
    lengths: npt.NDArray[np.int64]  # [decision]: how many options it has


class Notes:
    """Collects a sample while a game is played."""

    def __init__(self, advice: Advice[Any], rng: Rng) -> None:
        self.advice = advice
        self.rng = rng
        self.positions: list[list[list[float]]] = []
        self.decisions: list[tuple[list[list[float]], list[float], list[float]]] = []
        self.seen = 0  # decisions

    def note_position(self, s: Any) -> None:
        self.positions.append([self.advice.features_of(s, seat) for seat in range(s.seats)])

    def note_decision(self, match: Match[Any], seat: int, codes: list[int], bot: Search) -> None:
        """Keep a decision; of too many each has the same chance to stay."""
        self.seen += 1
        place = len(self.decisions) if self.seen <= MOST_DECISIONS else self.rng.below(self.seen)
        if place >= MOST_DECISIONS:
            return
        visits = visits_of(bot, seat, match.state.step)
        total = sum(visits.get(code, 0) ** SHARPNESS for code in codes)
        if total == 0:
            self.seen -= 1
            return
        kept, offset = self.some(codes, visits)
        features = [self.advice.features_of_answer(match.state, seat, code) for code in kept]
        shares = [visits.get(code, 0) ** SHARPNESS / total for code in kept]
        decision = (features, shares, [0.0 if code in visits else offset for code in kept])
        if place == len(self.decisions):
            self.decisions.append(decision)
        else:
            self.decisions[place] = decision

    def some(self, codes: list[int], visits: dict[int, int]) -> tuple[list[int], float]:
        """All options that were tried, and some of the others; with the log of how many each of those stands for."""
        untried = [code for code in codes if code not in visits]
        room = max(1, MOST_OPTIONS - len(visits))
        if len(untried) <= room:
            return codes, 0.0
        for i in range(room):
            other = i + self.rng.below(len(untried) - i)
            untried[i], untried[other] = untried[other], untried[i]
        offset = float(np.log(len(untried) / room))
        return [code for code in codes if code in visits] + untried[:room], offset

    def sample(self, number: int, ranks: list[int], seats: int) -> Sample:
        acts = self.advice.acts
        answers = [row for features, _, _ in self.decisions for row in features]
        return Sample(
            number,
            np.array(ranks, np.float32),
            np.array(self.positions, np.float32).reshape(-1, seats, acts),
            np.array(answers, np.float32).reshape(-1, len(self.advice.names) - acts),
            np.array([share for _, shares, _ in self.decisions for share in shares], np.float32),
            np.array([offset for _, _, offsets in self.decisions for offset in offsets], np.float32),
            np.array([len(shares) for _, shares, _ in self.decisions], np.int64),
        )


def visits_of(bot: Search, seat: int, step: int) -> dict[int, int]:
    """How often the search tried each answer to the question that it was asked last."""
    question = edge_key(seat, step) >> CODE_BITS
    return {edge.code: edge.visits for edge in bot.root.edges if edge.key >> CODE_BITS == question and edge.visits}


def play_to_learn(task: SelfPlay) -> Sample:
    """Play one game; the same task gives the same sample."""
    game = find_game(task.game)
    match = start(game, task.seats, derived(task.seed, task.number, DEALS))
    bots = [
        Search(Rng(derived(task.seed, task.number, BOTS, seat)), Budget(task.iterations), task.weights)
        for seat in range(task.seats)
    ]
    luck = Rng(derived(task.seed, task.number, SAMPLES))
    advice = advice_for(game, task.seats, task.weights)
    notes = Notes(advice, luck)
    round_noted = match.state.clock()
    while asked := match.asked:
        s = match.state
        if s.clock() != round_noted or luck.below(KEPT_POSITIONS) == 0:
            round_noted = s.clock()
            notes.note_position(s)
        seat = asked[0]
        codes = list(game.rules.canonical(s, seat))
        if len(codes) > 1 and luck.below(GRAIN) < int(task.noise * GRAIN):
            game.rules.fill(s, seat, advice.out)
            match.answer(advice.pick(s, seat, luck), seat)
            continue
        code = ask_in(bots[seat], match, seat)
        if len(codes) > 1:
            notes.note_decision(match, seat, codes, bots[seat])
        match.answer(code, seat)
    return notes.sample(task.number, list(match.ranks), task.seats)
