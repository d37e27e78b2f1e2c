"""A beginner: plays by the advice alone, as people do who know the game and do not think ahead."""

from typing import Final

from mypy_extensions import i64

from ..core.game import Game
from ..core.step import S
from .advised import AdvisedBot

SLIPS: Final = 0.25  # share of the answers that are any of those that are not absurd


class Beginner(AdvisedBot):
    """Sensible, with human slips, and never absurd or senseless."""

    def choose(self, game: Game[S], world: S, seat: i64) -> i64:
        advice = self.advice_of(game, world.seats)
        out = advice.out
        game.rules.fill(world, seat, out)
        advice.leave_senseless(world, seat)  # first, for it may be all that is likely
        advice.weigh_slips(world, seat)
        slips = self.rng.share() < SLIPS
        kept: i64 = 0
        total = 0.0
        for i in range(out.count):
            if advice.odds[i] > 0.0:
                out.codes[kept] = out.codes[i]
                advice.odds[kept] = 1.0 if slips else advice.odds[i]
                total += advice.odds[kept]
                kept += 1
        left = total * self.rng.share()
        for i in range(kept - 1):
            left -= advice.odds[i]
            if left < 0.0:
                return out.codes[i]
        return out.codes[kept - 1]
