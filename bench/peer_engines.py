"""The engines that `peers.py` compares: one small adapter each, behind the interface `Peer`.

A decision is one legal-action query plus one applied action by a player. Chance is not counted.
Every peer is imported by name when it is prepared: a missing one stops nobody else, and packages
without type information meet our types at that border only.
"""

from __future__ import annotations

import os
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from random import Random
from typing import Any, ClassVar, TypeVar

Option = TypeVar("Option")

SEED = 1
DEALS = 64  # starting positions of the rollouts inside C++
LENGTH_GAMES = 40  # random games per deal, to learn how long a rollout from it is
ROLLOUTS = 100  # rollouts per search: enough to hide the search itself
EXPLORATION = 2.0  # MCTSBot asks for it; one simulation never uses it
TREE_MEGABYTES = 100

# The PettingZoo games, and the modules they live in.
ZOO = {
    "tictactoe": "tictactoe_v3",
    "connect_four": "connect_four_v3",
    "texas_holdem": "texas_holdem_v4",
    "hanabi": "hanabi_v5",
}

# pygame greets on standard output, where `--json` must stand alone.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

# Our own generator: catanatron seeds the shared one again for every game.
_random = Random(SEED).random


class Side(StrEnum):
    """Where the loop over the decisions runs; only like sides are compared."""

    INSIDE = "inside"
    DRIVEN = "from Python"


class NotInstalledError(Exception):
    """An engine that cannot be measured here; the text says what to install."""


@dataclass(frozen=True)
class Ours:
    """One round of Ridotto's own bench, in decisions per second."""

    inside: float
    driven: float
    compiled: bool


class Peer(ABC):
    """An engine with one of its games; `run` plays random games and counts the decisions."""

    name: ClassVar[str]
    distribution: ClassVar[str]
    requirement: ClassVar[str]
    side: ClassVar[Side] = Side.DRIVEN

    def __init__(self, game: str) -> None:
        self.game = game

    @abstractmethod
    def prepare(self) -> None:
        """Import the engine and set the game up; an ImportError means that it is not installed."""

    @abstractmethod
    def play(self) -> int:
        """One piece of work, whole games only, and the decisions made in it."""

    def run(self, seconds: float) -> int:
        """Play for that much CPU time; the last game is finished, so the caller reads the clock too."""
        decisions = 0
        end = time.process_time() + seconds
        while time.process_time() < end:
            decisions += self.play()
        return decisions


def installed(peer: Peer) -> Peer:
    """The peer, ready to run; `NotInstalledError` names the command that installs it."""
    try:
        peer.prepare()
    except ImportError as error:
        raise NotInstalledError(f"not installed: pip install {peer.requirement} ({error})") from error
    return peer


def version_of(distribution: str) -> str:
    try:
        return version(distribution)
    except PackageNotFoundError:
        return ""


def pick(options: Sequence[Option]) -> Option:
    """A random option; `random.choice` takes four times as long, which would be charged to the peer."""
    return options[int(_random() * len(options))]


def happen(state: Any) -> None:
    """Sample an OpenSpiel chance node, in Python because OpenSpiel leaves it to the caller."""
    outcomes = state.chance_outcomes()
    left = _random()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            state.apply_action(action)
            return
    state.apply_action(outcomes[-1][0])  # the probabilities may add up to a little less than 1


def play_out(state: Any) -> int:
    """Finish an OpenSpiel game from Python and count the decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            happen(state)
        else:
            state.apply_action(pick(state.legal_actions()))
            decisions += 1
    return decisions


class OpenSpielDriven(Peer):
    """OpenSpiel's C++ games, asked and answered from Python, deal included."""

    name = "OpenSpiel"
    distribution = "open_spiel"
    requirement = "open_spiel"

    def prepare(self) -> None:
        self.rules: Any = import_module("pyspiel").load_game(self.game)

    def play(self) -> int:
        return play_out(self.rules.new_initial_state())


class OpenSpielInside(Peer):
    """OpenSpiel's random rollouts inside C++, reached through a search of one simulation.

    The search evaluates its root by `ROLLOUTS` random games. The root cannot be a chance node (the bot
    crashes there), so the rollouts start after the deal: the time of dealing is not charged to OpenSpiel.
    The length of a game can depend on the deal, so it is measured for every deal on its own.
    """

    name = "OpenSpiel"
    distribution = "open_spiel"
    requirement = "open_spiel"
    side = Side.INSIDE

    def prepare(self) -> None:
        spiel: Any = import_module("pyspiel")
        rules = spiel.load_game(self.game)
        evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
        self.bot: Any = spiel.MCTSBot(rules, evaluator, EXPLORATION, 1, TREE_MEGABYTES, False, SEED, False)
        self.deals = [self.deal(rules) for _ in range(DEALS)]
        self.decisions = [self.expected_decisions(state) for state in self.deals]
        self.turn = 0

    def deal(self, rules: Any) -> Any:
        state = rules.new_initial_state()
        while state.is_chance_node():
            happen(state)
        return state

    def expected_decisions(self, state: Any) -> int:
        played = sum(play_out(state.clone()) for _ in range(LENGTH_GAMES))
        return round(ROLLOUTS * played / LENGTH_GAMES)

    def play(self) -> int:
        self.turn = (self.turn + 1) % DEALS
        self.bot.step(self.deals[self.turn])
        return self.decisions[self.turn]


class RLCard(Peer):
    """RLCard's environments; a step builds the observation, their interface has no step without it."""

    name = "RLCard"
    distribution = "rlcard"
    requirement = "rlcard"

    def prepare(self) -> None:
        self.env: Any = import_module("rlcard").make(self.game, config={"seed": SEED})

    def play(self) -> int:
        env, decisions = self.env, 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(pick(list(state["legal_actions"])))
            decisions += 1
        return decisions


class PettingZoo(Peer):
    """PettingZoo's classic games; like RLCard, a step builds the observation."""

    name = "PettingZoo"
    distribution = "pettingzoo"
    requirement = "'pettingzoo[classic]'"

    def prepare(self) -> None:
        self.env: Any = import_module(f"pettingzoo.classic.{ZOO[self.game]}").env()
        self.env.reset(seed=SEED)

    def play(self) -> int:
        env, decisions = self.env, 0
        env.reset()
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return decisions
            env.step(pick(observation["action_mask"].nonzero()[0]))
            decisions += 1


class Catanatron(Peer):
    """Catan by catanatron, four of its own random players, up to its own limit of turns."""

    name = "catanatron"
    distribution = "catanatron"
    requirement = "catanatron"

    def prepare(self) -> None:
        self.engine: Any = import_module("catanatron")
        self.turn_limit = int(import_module("catanatron.game").TURNS_LIMIT)

    def play(self) -> int:
        engine, decisions = self.engine, 0
        game = engine.Game([engine.RandomPlayer(color) for color in engine.Color])
        while game.winning_color() is None and game.state.num_turns < self.turn_limit:
            game.play_tick()
            decisions += 1
        return decisions


def installed_games() -> list[str]:
    """The names of our own games; none where Ridotto is not installed."""
    try:
        return list(import_module("ridotto.registry").all_games())
    except ImportError:
        return []


def measure_ours(game: str, seconds: float) -> Ours:
    """Ridotto's own bench, the one behind `ridotto bench`, at a full table."""
    try:
        measure: Any = import_module("ridotto.cli.bench").measure
        seats: int = import_module("ridotto.registry").find_game(game).most
    except (ImportError, AttributeError) as error:
        raise NotInstalledError(f"not installed here, so no ratios: pip install . ({error})") from error
    figures: dict[str, Any] = measure(game, seats, seconds)
    return Ours(
        inside=float(figures["decisions_per_s"]),
        driven=float(figures["driven_from_python_per_s"]),
        compiled=bool(figures["compiled"]),
    )


def all_peers() -> list[Peer]:
    """Every row of the table, in its order."""
    spiel = ("hearts", "euchre", "oh_hell", "skat", "crazy_eights")
    return [
        *(OpenSpielInside(game) for game in spiel),
        *(OpenSpielDriven(game) for game in spiel),
        *(RLCard(game) for game in ("uno", "limit-holdem", "gin-rummy")),
        *(PettingZoo(game) for game in ZOO),
        Catanatron("catan 4p"),
    ]
