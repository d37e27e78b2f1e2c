"""Bots run in worker processes, so that they never block the server.

A worker that dies is replaced and its question is asked again; after several deaths in a row the seat answers at
random, so that the game goes on in any case.
"""

import asyncio
import logging
import os
import signal
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process, resource_tracker
from threading import Thread
from typing import Any

from ..bots import ask
from ..bots.levels import at_level
from ..core.match import Match, start
from ..registry import find_game
from .table import Table

LOG = logging.getLogger(__name__)
MAX_TRIES = 3
MATCH_CACHE_SIZE = 64  # matches that a worker keeps

_matches: OrderedDict[str, Match[Any]] = OrderedDict()  # in a worker: by table


class BotQuestion:
    """All that a worker needs to answer for a seat."""

    def __init__(self, table: Table, seat: int) -> None:
        match = table.playing
        self.table = table.header.id
        self.game = table.game.id
        self.seats = table.header.seats
        self.choices = table.choices
        self.journal = list(match.journal)
        self.seat = seat
        self.level = table.places[seat].bot
        self.turn_id = table.turn_id(seat)
        self.seed = table.bot_seed(seat)


# ---- in a worker


def compute_answer(question: BotQuestion) -> int:
    """The bot's answer.  The bot sees only imagined positions that fit what its seat knows."""
    match = match_of(question)
    return int(ask(at_level(question.level, question.seed), match.game, match.state, question.seat))


def match_of(question: BotQuestion) -> Match[Any]:
    """The match of a question: the cached one continued, or replayed from the start."""
    match = _matches.pop(question.table, None)
    if match is None or match.journal != question.journal[: len(match.journal)]:
        match = start(find_game(question.game), question.seats, None, question.choices, listen=False)
    for word in question.journal[len(match.journal) :]:
        match.apply_word(word)
    _matches[question.table] = match
    if len(_matches) > MATCH_CACHE_SIZE:
        _matches.popitem(last=False)
    return match


def init_worker() -> None:
    """Workers have a lower priority than the server and exit with it, even if it is killed."""
    if hasattr(os, "nice"):
        os.nice(5)
    Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


# ---- in the server


@contextmanager
def without_sigint() -> Iterator[None]:
    """Processes started in this context ignore Ctrl-C, which is meant for the server."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # started with the first worker otherwise, and it unblocks SIGINT as it starts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class BotPool:
    """The workers; they are started with the first question."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    def running_pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=init_worker)
        return self.pool

    async def answer(self, question: BotQuestion) -> int:
        for tried in range(MAX_TRIES):
            pool = self.running_pool()
            try:
                with without_sigint():
                    answer = asyncio.get_running_loop().run_in_executor(pool, compute_answer, question)
                return await answer
            except BrokenProcessPool:
                LOG.warning("A bot worker died (try %d of %d); restarting the workers.", tried + 1, MAX_TRIES)
                if self.pool is pool:
                    self.pool = None
                    pool.shutdown(wait=False)
            except Exception:
                LOG.exception("A bot failed at table %s, seat %d.", question.table, question.seat)
                break
        question.level = 0
        return compute_answer(question)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
