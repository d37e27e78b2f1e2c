"""One game between bots, and what it cost them."""

from time import thread_time
from typing import Any, NamedTuple

from ..bots import ask_in
from ..bots.advised import AdvisedBot
from ..bots.bot import Bot
from ..core.match import Match
from .guests import Guest


class Outcome(NamedTuple):
    """How a game went, by seat.  A decision counts where there was more than one result to choose from."""

    ranks: list[int]
    scores: list[int]
    decisions: list[int]
    seconds: list[float]  # of CPU time for all decisions
    longest: list[float]  # of one decision
    iterations: list[int]  # for all decisions; 0 for a bot that does not count them


def play(match: Match[Any], bots: list[Bot]) -> Outcome:
    """Play a match to its end."""
    seats = len(bots)
    out = Outcome([], [], [0] * seats, [0.0] * seats, [0.0] * seats, [0] * seats)
    for bot in bots:
        prepare(bot, match)
    while asked := match.asked:
        seat = asked[0]
        bot = bots[seat]
        is_choice = len(match.game.rules.canonical(match.state, seat)) > 1
        begin = thread_time()
        code = ask_in(bot, match, seat)
        spent = thread_time() - begin
        if is_choice:
            out.decisions[seat] += 1
            out.seconds[seat] += spent
            out.longest[seat] = max(out.longest[seat], spent)
            out.iterations[seat] += int(getattr(bot, "iterations", 0))
        if isinstance(bot, Guest) and code not in match.game.rules.options(match.state, seat):
            raise bot.not_offered(code)
        match.answer(code, seat)
    return out._replace(ranks=list(match.ranks), scores=list(match.scores))


def prepare(bot: Bot, match: Match[Any]) -> None:
    """Let a bot load its advice before the clock runs: that may take longer than a decision."""
    player = bot.bot if isinstance(bot, Guest) else bot
    if isinstance(player, AdvisedBot):
        player.advice_of(match.game, match.seats)


def beaten(ranks: list[int], ours: list[int], theirs: list[int]) -> float:
    """The share of pairs, one seat of ours and one of theirs, in which ours finished ahead; equals count half."""
    points = 0.0
    for seat in ours:
        for other in theirs:
            points += 1.0 if ranks[seat] < ranks[other] else 0.5 if ranks[seat] == ranks[other] else 0.0
    return points / (len(ours) * len(theirs))
