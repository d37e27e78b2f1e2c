"""What all bots have in common that play by advice."""

from typing import Final

from mypy_extensions import i64

from ..core.game import Game
from ..core.rng import Rng
from ..core.step import S
from .advice import Advice
from .bot import Bot
from .finding import Weights, advice_for


class AdvisedBot(Bot):
    """A bot that has advice of its own, once it knows the game."""

    def __init__(self, rng: Rng, weights: Weights | None = None) -> None:
        super().__init__(rng)
        self.weights: Final = weights  # of its advice; None: those that are shipped
        self.advice: object = None
        self.advised: str = ""  # the game and the seats that the advice is for

    def advice_of(self, game: Game[S], seats: i64) -> Advice[S]:
        advice = self.advice
        if isinstance(advice, Advice) and self.advised == f"{game.id} {seats}":
            return advice
        made = advice_for(game, seats, self.weights)
        self.advice = made
        self.advised = f"{game.id} {seats}"
        return made
