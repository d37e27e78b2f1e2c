"""Bots think in processes of their own, so that the server never waits for one.

A process that dies is replaced and the question put again; after some deaths in a row the seat answers at random, so
that the table goes on whatever happens.
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
TRIES = 3
KEPT = 64  # matches a process remembers

_matches: OrderedDict[str, Match[Any]] = OrderedDict()  # in a thinking process: tables it has seen


class Question:
    """All that a process needs to know to answer for a seat."""

    def __init__(self, table: Table, seat: int) -> None:
        match = table.playing
        self.table = table.header.id
        self.game = table.game.id
        self.seats = table.header.seats
        self.choices = table.choices
        self.journal = list(match.journal)
        self.seat = seat
        self.level = table.places[seat].bot
        self.turn = table.turn(seat)
        self.luck = table.luck(seat)


def think(question: Question) -> int:
    """In a process of its own: what the bot answers.  It sees only what its seat can imagine."""
    match = recalled(question)
    return int(ask(at_level(question.level, question.luck), match.game, match.state, question.seat))


def recalled(question: Question) -> Match[Any]:
    """The match of a question: that of an earlier one played on, or played from the start."""
    match = _matches.pop(question.table, None)
    if match is None or match.journal != question.journal[: len(match.journal)]:
        match = start(find_game(question.game), question.seats, None, question.choices, listen=False)
    for word in question.journal[len(match.journal) :]:
        match.repeat(word)
    _matches[question.table] = match
    if len(_matches) > KEPT:
        _matches.popitem(last=False)
    return match


def behave() -> None:
    """Thinking is less urgent than serving, and ends with the server, however that ends."""
    if hasattr(os, "nice"):
        os.nice(5)
    Thread(target=follow, daemon=True).start()


def follow() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


@contextmanager
def deaf() -> Iterator[None]:
    """Processes that are started in here never hear Ctrl-C: it is meant for the server."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # a process that comes with the first one, and lets Ctrl-C through when it starts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Thinkers:
    """The processes."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    def workers(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=behave)
        return self.pool

    async def answer(self, question: Question) -> int:
        for tried in range(TRIES):
            pool = self.workers()
            try:
                with deaf():
                    answer = asyncio.get_running_loop().run_in_executor(pool, think, question)
                return await answer
            except BrokenProcessPool:
                LOG.warning("A thinking process died (%d of %d); another one is started.", tried + 1, TRIES)
                if self.pool is pool:
                    self.pool = None
                    pool.shutdown(wait=False)
            except Exception:
                LOG.exception("A bot failed at table %s, seat %d.", question.table, question.seat)
                break
        question.level = 0
        return think(question)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
