"""The bot that chooses at random: the measure of all others."""

from mypy_extensions import i64

from ..core.game import Game
from ..core.step import S
from .bot import Bot


class Uniform(Bot):
    """Every option is as likely as any other."""

    def choose(self, game: Game[S], world: S, seat: i64) -> i64:
        codes = game.rules.options(world, seat)
        return codes[self.rng.below(len(codes))]
