"""Bots run in worker processes, so that they never block the server.

The questions of a table go to the same worker, which keeps its bots; the guests on whose behalf they are asked take
turns.  Bots that do not search answer in a worker of their own, which is always quick.  A worker that dies is replaced
and its question is asked again; one that hangs is killed first.  After several deaths in a row the seat answers at
random, so that the game goes on in any case.
"""

import asyncio
import logging
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import get_context, resource_tracker
from typing import TypeVar
from zlib import crc32

from ..bots.analysis import PartResult
from ..bots.hints import Hint
from ..bots.levels import BEGINNER, LEVELS
from .bot_worker import compute_answer, compute_hint, compute_part, init_worker, random_answer
from .fair_queue import FairQueue, Priority
from .metrics import BOT_SECONDS
from .questions import BotQuestion, HintQuestion, PartQuestion
from .settings import Settings

LOG = logging.getLogger(__name__)
MAX_TRIES = 3
MAX_TRIES_HANGING = 2  # each of them takes long, and a question that hangs twice will hang again
QUICK_NICENESS = 1  # what takes no time need not wait for what does
BOT_NICENESS = 5  # players wait for bots
ANALYST_NICENESS = 15  # nobody's turn waits for an analysis
DEFAULTS = Settings()

Question = TypeVar("Question")
Answer = TypeVar("Answer")


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


def bot_timer(level: int) -> AbstractContextManager[object]:
    """Measures how long a question to a bot of that level takes."""
    name = LEVELS[level] if level < len(LEVELS) else "unknown"  # of a table of a newer release
    return BOT_SECONDS.labels(name).time()


def kill_processes(pool: ProcessPoolExecutor) -> None:
    """Kill what a pool has started; it then counts as broken.  Python has a method for this from 3.14 on."""
    for process in list((pool._processes or {}).values()):
        process.kill()


class Worker:
    """One worker process; it is started with the first question, and again when it has died."""

    def __init__(self, niceness: int, patience: float) -> None:
        self.niceness = niceness
        self.patience = patience  # seconds for an answer; a process that takes longer hangs
        self.queue = FairQueue()
        self.pool: ProcessPoolExecutor | None = None

    def running_pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = get_context("spawn")
            self.pool = ProcessPoolExecutor(1, context, init_worker, (self.niceness,))
        return self.pool

    async def run(
        self, function: Callable[[Question], Answer], question: Question, guest: str, priority: Priority
    ) -> Answer:
        """Compute something for a guest when it is its turn."""
        async with self.queue.turn(guest, priority):
            return await self.compute(function, question)

    async def compute(self, function: Callable[[Question], Answer], question: Question) -> Answer:
        """Compute something in the process.  If it dies several times, or hangs, BrokenProcessPool is raised."""
        loop = asyncio.get_running_loop()
        tried, most = 0, MAX_TRIES
        while tried < most:
            tried += 1
            pool = self.running_pool()
            deadline = loop.call_later(self.patience, self.give_up, pool)
            try:
                with without_sigint():
                    answer = loop.run_in_executor(pool, function, question)
                return await answer
            except BrokenProcessPool:
                most = MAX_TRIES_HANGING if loop.time() >= deadline.when() else most
                LOG.warning("A bot worker died (try %d of %d); restarting it.", tried, most)
                if self.pool is pool:
                    self.pool = None
                    pool.shutdown(wait=False)
            finally:
                deadline.cancel()
        raise BrokenProcessPool(f"{tried} workers died over one question")

    def give_up(self, pool: ProcessPoolExecutor) -> None:
        LOG.warning("A bot worker hangs: no answer after %g seconds; killing it.", self.patience)
        kill_processes(pool)

    def close(self) -> None:
        """End the process; nobody waits for what it computes."""
        if self.pool is not None:
            kill_processes(self.pool)  # Python waits for it in the end, and it may hang
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    def join(self) -> None:
        """Wait for the end of a process that was killed."""
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
            self.pool = None


class BotPool:
    """The workers of a server."""

    def __init__(
        self,
        processes: int,
        make_worker: Callable[[int, float], Worker] = Worker,
        settings: Settings = DEFAULTS,
    ) -> None:
        self.workers = [make_worker(BOT_NICENESS, settings.bot_patience) for _ in range(processes)]
        self.quick = make_worker(QUICK_NICENESS, settings.bot_patience)
        self.analyst = make_worker(ANALYST_NICENESS, settings.analysis_patience)

    def worker_for(self, table_id: str) -> Worker:
        return self.workers[crc32(table_id.encode()) % len(self.workers)]

    def player_for(self, question: BotQuestion) -> Worker:
        return self.worker_for(question.table) if question.level > BEGINNER else self.quick

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return sum(len(worker.queue) for worker in (*self.workers, self.quick, self.analyst))

    async def answer(self, question: BotQuestion) -> int:
        """What a bot answers; at random if it fails."""
        with bot_timer(question.level):
            return await self.find_answer(question)

    async def find_answer(self, question: BotQuestion) -> int:
        try:
            worker = self.player_for(question)
            return await worker.run(compute_answer, question, question.guest, Priority.MOVE)
        except BrokenProcessPool:
            pass  # logged
        except Exception:
            LOG.exception("A bot failed at table %s, seat %d.", question.table, question.seat)
        return random_answer(question)

    async def hint(self, question: HintQuestion) -> Hint:
        return await self.worker_for(question.table).run(compute_hint, question, question.guest, Priority.HINT)

    async def analyse(self, question: PartQuestion) -> PartResult:
        return await self.analyst.run(compute_part, question, question.guest, Priority.ANALYSIS)

    def close(self) -> None:
        for worker in (*self.workers, self.quick, self.analyst):
            worker.close()
