"""A hint: what the strongest bot would answer now, what it expects of that, and why; from what the seat knows."""

from typing import Final

from mypy_extensions import i64

from ..core.game import Game
from ..core.rng import Rng
from ..core.step import S
from .budget import Budget
from .explaining import Explainer
from .insights import Hint, HintChoice
from .search import likeliest

__all__ = ["SECONDS", "Hint", "HintChoice", "hint_for"]

SECONDS: Final = 1.0  # of CPU time
SHOWN: Final = 2  # answers


def hint_for(game: Game[S], s: S, seat: i64, seed: int, seconds: float = SECONDS, iterations: i64 = 0) -> Hint:
    """What a seat that is asked should answer.  With `iterations` the same seed gives the same hint."""
    options = game.rules.canonical(s, seat)
    if len(options) == 1:
        return Hint([HintChoice(options[0], 1.0)])
    bot = Explainer(Rng(seed), Budget(iterations, 0.0 if iterations else seconds))
    world = game.determinize(s, seat, bot.rng)
    bot.explore(game, world, seat)
    advice = bot.advice_of(game, s.seats)
    codes = bot.best_codes(game, world)[:SHOWN]
    if not codes:  # there was no time to think
        return Hint([HintChoice(likeliest(game, world, seat, advice), 1.0)])
    choices: list[HintChoice] = []
    for i, code in enumerate(codes):
        tally = bot.tallies[code]
        share = float(tally.times) / float(max(bot.iterations, 1))
        reasons = bot.reasons(advice, code, codes[1 - i]) if len(codes) > 1 else []
        choices.append(HintChoice(code, share, tally.mean(tally.ahead), tally.mean(tally.wins), reasons))
    return Hint(choices)
