"""What runs in a worker process: answers of bots, hints, and parts of an analysis.

A worker keeps the matches that it was asked about, and the bots: one that lives as long as its seat can go on from what
it has thought and heard.  A bot that is lost is made anew from the seed of the question.
"""

import os
from collections import OrderedDict
from multiprocessing import parent_process
from threading import Thread
from typing import Any

from ..bots import Uniform, ask, ask_in
from ..bots.analysis import analyse_part
from ..bots.bot import Bot
from ..bots.hints import SECONDS, hint_for
from ..bots.insights import Hint, PartResult
from ..bots.levels import at_level
from ..core.match import Match, start
from ..core.rng import Rng
from ..registry import find_game
from .questions import BotQuestion, HintQuestion, PartQuestion, TableState

MATCH_CACHE_SIZE = 64  # matches that a worker keeps
BOT_CACHE_SIZE = 32  # bots that it keeps, with what they remember

BotKey = tuple[str, int, int]  # table, seat, level

_matches: OrderedDict[str, Match[Any]] = OrderedDict()  # by table
_bots: OrderedDict[BotKey, tuple[Bot, Match[Any]]] = OrderedDict()  # with the match whose events it has heard


def compute_answer(question: BotQuestion) -> int:
    """The bot's answer.  The bot sees only imagined positions that fit what its seat knows."""
    match = match_of(question)
    key = (question.table, question.seat, question.level)
    bot = bot_of(key, question.seed, match)
    code = int(ask_in(bot, match, question.seat))
    _bots[key] = bot, match  # not a bot that has failed
    if len(_bots) > BOT_CACHE_SIZE:
        _bots.popitem(last=False)
    return code


def random_answer(question: BotQuestion) -> int:
    """Any answer, so that the game goes on."""
    match = match_of(question)
    return int(ask(Uniform(Rng(question.seed)), match.game, match.state, question.seat))


def bot_of(key: BotKey, seed: int, match: Match[Any]) -> Bot:
    """The bot that has played this seat so far, or a new one."""
    kept = _bots.pop(key, None)
    if kept is None:
        return at_level(key[2], seed)
    bot, heard_in = kept
    if heard_in is not match:  # words were taken back
        bot.forget()
        bot.heard = 0
    return bot


def compute_hint(question: HintQuestion) -> Hint:
    """A hint, from what the seat knows."""
    match = match_of(question)
    return hint_for(match.game, match.state, question.seat, question.seed, SECONDS, question.iterations)


def compute_part(question: PartQuestion) -> PartResult:
    return analyse_part(match_of(question), question.part)


def match_of(state: TableState) -> Match[Any]:
    """The match of a table: the cached one continued, or replayed from the start."""
    match = _matches.pop(state.table, None)
    if match is None or match.journal != state.journal[: len(match.journal)]:
        game = find_game(state.game)
        if game.version != state.version:  # a worker of another release
            raise ValueError(f"the rules of {state.game} have version {game.version} here, not {state.version}")
        match = start(game, state.seats, None, state.choices)
    for word in state.journal[len(match.journal) :]:
        match.apply_word(word)
    _matches[state.table] = match
    if len(_matches) > MATCH_CACHE_SIZE:
        _matches.popitem(last=False)
    return match


def init_worker(niceness: int) -> None:
    """Workers have a lower priority than the server and exit with it, even if it is killed."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
