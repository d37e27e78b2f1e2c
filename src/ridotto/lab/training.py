"""Learning by self-play: games, a fit, and a match against the generation before, which is kept if it is better."""

from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from ..bots.finding import Weights, advice_for
from ..registry import AnyGame, find_game
from . import watching
from .duel import Duel, Verdict, play_duel, verdict_of
from .executors import Executor, until
from .fitting import Losses, fit
from .limits import FEWEST
from .samples import read_sample, write_sample
from .seeds import derived
from .selfplay import Sample, SelfPlay, play_to_learn
from .store import Store, sources_digest

FIT_SHARE = 0.7  # of the time of a generation, for self-play; the rest is for the match
DIGITS = 3
LEARN, MEET = 1, 2  # what luck is used for
PLACE = "seats-{}/generation-{}"  # of all files of a generation, in the folder of an experiment
FIT, MATCH, DUELS, GAME = "fit.json", "match.json", "duels.txt", "game-{}.npz"
FILES = [f"{PLACE}/{name}".replace("{}", "*") for name in (FIT, MATCH, DUELS, GAME)]


@dataclass(frozen=True)
class Plan:
    """All that decides what will be learned."""

    game: str
    seats: tuple[int, ...]
    generations: int
    games: int  # of self-play, for each generation
    deals: int  # of the match, each played twice
    iterations: int  # of the search, for a decision
    noise: float
    seed: int
    first: dict[int, Weights]  # the weights to begin with, by seats

    def settings(self) -> dict[str, Any]:
        """What must be the same for a run to be continued.  More seats or generations may be asked for later."""
        return {
            "kind": "train",
            "game": self.game,
            "games": self.games,
            "deals": self.deals,
            "iterations": self.iterations,
            "noise": self.noise,
            "seed": self.seed,
            "first": {str(seats): weights for seats, weights in self.first.items()},
            "sources": sources_digest(self.game, "ridotto.lab"),
        }


class Generation(NamedTuple):
    """What came of one generation."""

    number: int  # from 1
    games: int  # that were learned from, those of generations before included that played with the same weights
    positions: Losses
    answers: Losses
    verdict: Verdict
    weights: Weights  # to go on with
    is_kept: bool


class Watcher(watching.Watcher):
    """Is told how far a training is.  Somebody who wants to know derives from it."""

    def tell(self, seats: int, generation: Generation) -> None:
        """A generation is complete."""


class Trainer:
    """Trains a game, one number of seats after the other."""

    def __init__(self, plan: Plan, store: Store, executor: Executor, minutes: float, watcher: Watcher) -> None:
        self.plan = plan
        self.game: AnyGame = find_game(plan.game)
        self.store = store
        self.executor = executor
        self.watcher = watcher
        self.end = monotonic() + 60.0 * minutes
        self.left = len(plan.seats) * plan.generations  # generations to come

    def train(self) -> dict[int, list[Generation]]:
        return {seats: list(self.generations(seats)) for seats in self.plan.seats}

    def generations(self, seats: int) -> Iterator[Generation]:
        weights = self.plan.first[seats]
        sources: list[int] = []  # generations that played with these weights
        for number in range(1, self.plan.generations + 1):
            generation = self.generation(seats, number, weights, sources)
            self.left -= 1
            if generation.is_kept:
                weights = generation.weights
                sources.clear()
            self.watcher.tell(seats, generation)
            yield generation

    def generation(self, seats: int, number: int, weights: Weights, sources: list[int]) -> Generation:
        name = PLACE.format(seats, number)
        share = (self.end - monotonic()) / max(self.left, 1)
        end = monotonic() + share
        learned = self.store.read_json(f"{name}/{FIT}")
        if learned is None:
            self.play_games(name, seats, number, weights, monotonic() + FIT_SHARE * share)
            learned = self.learn(seats, number, weights, sources)
            self.store.write_json(f"{name}/{FIT}", learned)
        sources.append(number)
        result = self.store.read_json(f"{name}/{MATCH}")
        if result is None:
            shares = self.play_match(name, seats, number, learned["weights"], weights, end) if learned["games"] else []
            result = {"shares": shares}
            self.store.write_json(f"{name}/{MATCH}", result)
        verdict = verdict_of(result["shares"])
        return Generation(
            number,
            learned["games"],
            Losses(*learned["positions"]),
            Losses(*learned["answers"]),
            verdict,
            learned["weights"] if verdict.is_better else weights,
            verdict.is_better,
        )

    # ---- self-play and fit

    def play_games(self, name: str, seats: int, number: int, weights: Weights, end: float) -> None:
        plan = self.plan
        names = [file_of_game(name, i) for i in range(plan.games)]
        missing = [i for i in range(plan.games) if not self.store.has(names[i])]
        seed = derived(plan.seed, seats, number, LEARN)
        tasks = (SelfPlay(plan.game, seats, i, seed, plan.iterations, plan.noise, weights) for i in missing)
        title = f"{plan.game}, {seats} seats, generation {number} of {plan.generations}: games"
        self.watcher.begin(title, plan.games, plan.games - len(missing))
        for sample in self.executor.finished(play_to_learn, until(tasks, end)):
            write_sample(self.store, names[sample.number], sample)
            self.watcher.advance()
        self.watcher.end()

    def samples(self, seats: int, number: int) -> list[Sample]:
        place = PLACE.format(seats, number)
        names = [(file_of_game(place, i), i) for i in range(self.plan.games)]
        return [read_sample(self.store, name, i) for name, i in names if self.store.has(name)]

    def learn(self, seats: int, number: int, weights: Weights, sources: list[int]) -> dict[str, Any]:
        """Fit the games of this generation, and of those before it that played with the same weights."""
        samples = self.samples(seats, number)
        samples += [sample for earlier in sources for sample in self.samples(seats, earlier)]
        if len(samples) < FEWEST:
            nothing = Losses(0.0, 0.0, 0.0)
            return {"games": 0, "weights": weights, "positions": nothing, "answers": nothing}
        advice = advice_for(self.game, seats, weights)
        known = np.array([advice.weights[i] for i in range(len(advice.names))])
        fitted = fit(samples, known[: advice.acts], known[advice.acts :])
        return {
            "games": len(samples),
            "weights": rounded(advice.names, [*fitted.positions, *fitted.answers]),
            "positions": fitted.position_losses,
            "answers": fitted.answer_losses,
        }

    # ---- the match against the generation before

    def play_match(self, name: str, seats: int, number: int, new: Weights, old: Weights, end: float) -> list[float]:
        plan = self.plan
        played = self.played_duels(name)
        seed = derived(plan.seed, seats, number, MEET)
        missing = [i for i in range(plan.deals) if i not in played]
        tasks = (Duel(plan.game, seats, i, seed, plan.iterations, new, old) for i in missing)
        title = f"{plan.game}, {seats} seats, generation {number} of {plan.generations}: match"
        self.watcher.begin(title, plan.deals, len(played))
        with self.store.path(f"{name}/{DUELS}").open("a", encoding="utf-8") as sink:
            for result in self.executor.finished(play_duel, until(tasks, end)):
                played[result.number] = result.share
                sink.write(f"{result.number} {result.share!r}\n")
                sink.flush()
                self.watcher.advance()
        self.watcher.end()
        return [played[i] for i in sorted(played)]

    def played_duels(self, name: str) -> dict[int, float]:
        file = self.store.path(f"{name}/{DUELS}")
        if not file.is_file():
            return {}
        lines = file.read_text(encoding="utf-8").split("\n")[:-1]  # the last one is empty, or was cut off by a kill
        file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        return {int(number): float(share) for number, share in (line.split() for line in lines)}


def file_of_game(place: str, number: int) -> str:
    return f"{place}/{GAME.format(f'{number:05}')}"


def rounded(names: list[str], weights: list[float]) -> Weights:
    """Weights as they are written; bots play with these, so that a file holds what was tested."""
    return {name: round(float(weight), DIGITS) + 0.0 for name, weight in zip(names, weights, strict=True)}
