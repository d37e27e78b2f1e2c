"""A hint: what the strongest bot would answer now, what it expects of that, and why; from what the seat knows."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ..core.game import Game
from ..core.rng import Rng
from ..core.step import S
from .budget import Budget
from .explaining import Explainer
from .search import likeliest

SECONDS: Final = 1.0  # of CPU time
SHOWN: Final = 2  # answers


@mypyc_attr(serializable=True)
class HintChoice:
    """One answer, and what is expected of it."""

    def __init__(self, code: int, share: float) -> None:
        self.code = code
        self.share = share  # of the iterations: how sure the bot is
        self.chances: list[float] = []  # by seat: share of the others that it will be ahead of
        self.win: list[float] = []  # by seat: the chance to win; the sum is 1
        self.reasons: list[tuple[str, float]] = []  # features that there is more of than with the other, or less


@mypyc_attr(serializable=True)
class Hint:
    """The best answers, best first."""

    def __init__(self, choices: list[HintChoice]) -> None:
        self.choices = choices


def hint_for(game: Game[S], s: S, seat: i64, seed: int, seconds: float = SECONDS, iterations: i64 = 0) -> Hint:
    """What a seat that is asked should answer.  With `iterations` the same seed gives the same hint."""
    options = game.rules.canonical(s, seat)
    if len(options) == 1:
        return Hint([HintChoice(options[0], 1.0)])
    bot = Explainer(Rng(seed), Budget(iterations, 0.0 if iterations else seconds))
    world = game.determinize(s, seat, bot.rng)
    bot.explore(game, world, seat)
    advice = bot.advice_of(game, s.seats)
    codes = bot.best_codes()[:SHOWN]
    if not codes:  # there was no time to think
        return Hint([HintChoice(likeliest(game, world, seat, advice), 1.0)])
    choices: list[HintChoice] = []
    for i, code in enumerate(codes):
        tally = bot.tallies[code]
        choice = HintChoice(code, float(tally.times) / float(max(bot.iterations, 1)))
        choice.chances = tally.mean(tally.ahead)
        choice.win = tally.mean(tally.wins)
        if len(codes) > 1:
            choice.reasons = bot.reasons(advice, code, codes[1 - i])
        choices.append(choice)
    return Hint(choices)
