"""Which steps of a game are ever entered.  A step that no game enters is a mistake of the flow."""

from typing import Any

from ..core.choices import Choices
from ..core.rng import Rng
from ..core.rules import Rules
from ..core.state import OVER, Step
from ..core.step import Automatic
from ..registry import AnyGame
from .case import Table


class Watched(Automatic[Any]):
    """An automatic step that notes when it is run."""

    def __init__(self, step: Automatic[Any], seen: set[str]) -> None:
        super().__init__(step.name, step.rule)
        self.step = step
        self.seen = seen

    def run(self, s: Table) -> None:
        self.seen.add(self.name)
        self.step.run(s)


def steps_never_entered(game: AnyGame, games: int, seed: int = 0) -> list[str]:
    """The names of the steps that no game of so many random ones enters."""
    names = {step.name for step in game.rules.steps}
    seen: set[str] = set()
    steps: list[Step] = [Watched(step, seen) if isinstance(step, Automatic) else step for step in game.rules.steps]
    rules: Rules[Any] = Rules(steps)
    rng = Rng(seed)
    for number in range(games):
        seats = game.least + number % (game.most - game.least + 1)
        s = game.table(seats, Choices(game.choices, {}))
        rules.advance(s)
        while s.step != OVER:
            seen.add(rules.steps[s.step].name)
            rules.turn(s, rng)
        if seen == names:
            break
    return sorted(names - seen)
