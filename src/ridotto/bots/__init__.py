"""Bots.  A bot is shown a world its seat could imagine, never the true one: it cannot cheat if it wants to."""

import gc
from typing import Final

from mypy_extensions import i64

from ..core.errors import RidottoError
from ..core.game import Game
from ..core.match import CHANCE_SPEAKS, SPEAKER_MASK, Match
from ..core.rng import Rng
from ..core.step import S
from .bot import Bot
from .budget import Budget
from .flat import Flat
from .ismcts import Ismcts
from .search import Search
from .uniform import Uniform

__all__ = ["NAMES", "BadBot", "Bot", "Budget", "Flat", "Ismcts", "Search", "Uniform", "ask", "ask_in", "make"]

NAMES: Final = ["uniform", "flat", "search", "ismcts"]
PLAYOUTS: Final[i64] = 400  # the budget of a bot that is given none
MOST_PLAYOUTS: Final = 1_000_000_000  # an int, as it is compared with numbers that no i64 can hold


class BadBot(RidottoError):
    """A bot that does not exist, or a budget it cannot use."""


def make(name: str, seed: int, playouts: int | None = None, seconds: float | None = None) -> Bot:
    """A bot by name.  `flat` thinks for so many playouts, or for so many seconds, at each decision."""
    if playouts is not None and seconds is not None:
        raise BadBot("A bot's budget is a number of playouts or of seconds, not both.")
    if playouts is not None and playouts < 1:
        raise BadBot(f"A bot needs at least one playout, not {playouts}.")
    if playouts is not None and playouts > MOST_PLAYOUTS:
        raise BadBot(f"A bot makes at most {MOST_PLAYOUTS} playouts, not {playouts}.")
    if seconds is not None and not 0 < seconds < 86_400:
        raise BadBot(f"A bot thinks for more than 0 seconds and less than a day, not {seconds}.")
    if name == "uniform":
        return Uniform(Rng(seed))
    if name == "flat":
        budget = PLAYOUTS if playouts is None else playouts
        return Flat(Rng(seed), budget, 0.0 if seconds is None else seconds)
    if name == "search":
        budget = PLAYOUTS if playouts is None else playouts
        return Search(Rng(seed), Budget(budget, 0.0 if seconds is None else seconds))
    if name == "ismcts":
        budget = PLAYOUTS if playouts is None else playouts
        return Ismcts(Rng(seed), Budget(budget, 0.0 if seconds is None else seconds))
    raise BadBot(f"There is no bot '{name}'; there are {', '.join(NAMES)}.")


def ask(bot: Bot, game: Game[S], s: S, seat: i64) -> i64:
    """What a bot answers for a seat, in a turn of its own.  It gets to see a state the seat cannot tell from `s`."""
    bot.begin_turn()
    return chosen(bot, game, s, seat)


def chosen(bot: Bot, game: Game[S], s: S, seat: i64) -> i64:
    """What a bot answers.

    The garbage collector waits meanwhile: it may take longer than the whole budget, and trees have no cycles.
    """
    game.rules.question(s, seat)
    is_collecting = gc.isenabled()
    gc.disable()
    try:
        return bot.choose(game, game.determinize(s, seat, bot.rng), seat)
    finally:
        if is_collecting:
            gc.enable()


def ask_in(bot: Bot, match: Match[S], seat: i64) -> i64:
    """What a bot answers in a match; it is told first what its seat has been told since it was last asked."""
    events = match.events
    if bot.heard > len(events):  # words were taken back
        bot.forget()
        bot.begin_turn()
        bot.heard = 0
    for i in range(bot.heard, len(events)):
        if events[i].reaches(seat):
            bot.hear(events[i])
    bot.heard = len(events)
    if has_another_answered(match, bot.words, seat):
        bot.begin_turn()
    bot.words = len(match.journal)
    return chosen(bot, match.game, match.state, seat)


def has_another_answered(match: Match[S], words: int, seat: i64) -> bool:
    """Has another seat answered since so many words had been spoken?"""
    for i in range(words, len(match.journal)):
        if match.journal[i] & SPEAKER_MASK not in (seat, CHANCE_SPEAKS):
            return True
    return False
