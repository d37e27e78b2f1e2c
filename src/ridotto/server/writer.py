"""The writer: one thread that commits whatever has queued in one transaction and answers after the commit.

So every entry is flushed to disk before anybody is told of it, and one flush serves many entries.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import IntegrityError

from .errors import Conflict

MOST_TOGETHER = 100  # jobs in one commit: first come, first served, so none waits long behind all the others

Statement = tuple[Executable, list[dict[str, object]]]  # a statement and the rows it is run for
Done = Callable[[Exception | None], None]


class Job:
    """What one caller wants written, all or nothing; `done` is called when it is on disk, or cannot be."""

    def __init__(self, statements: list[Statement], done: Done) -> None:
        self.statements = statements
        self.done = done
        self.problem: Exception | None = None


class Writer:
    """A thread of its own, with a connection of its own.  Jobs wait in the loop until it is free."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.loop = asyncio.get_running_loop()
        self.waiting: deque[Job] = deque()
        self.handed: SimpleQueue[list[Job]] = SimpleQueue()
        self.idle = asyncio.Event()  # the thread has no jobs, and gets none in this turn of the loop
        self.idle.set()
        self.thread = Thread(target=self.write_forever, name="writer", daemon=True)
        self.thread.start()

    def submit(self, job: Job) -> None:
        """Jobs that come in the same turn of the loop are written together."""
        self.waiting.append(job)
        if self.idle.is_set():
            self.idle.clear()
            self.loop.call_soon(self.hand_over)

    def hand_over(self) -> None:
        jobs = [self.waiting.popleft() for _ in range(min(len(self.waiting), MOST_TOGETHER))]
        if jobs:
            self.handed.put(jobs)
        else:
            self.idle.set()

    def settle(self, jobs: Sequence[Job]) -> None:
        """The thread goes on with the next ones while those who asked for these are told."""
        self.hand_over()
        for job in jobs:
            job.done(job.problem)

    async def close(self) -> None:
        """End when all is written."""
        await self.idle.wait()
        self.handed.put([])
        await asyncio.to_thread(self.thread.join)

    # ---- in the thread

    def write_forever(self) -> None:
        with self.engine.connect() as connection:
            while jobs := self.handed.get():
                self.commit(connection, jobs)
                self.loop.call_soon_threadsafe(self.settle, jobs)

    def commit(self, connection: Connection, jobs: Sequence[Job]) -> None:
        """One transaction for all jobs; if one of them fails, each gets a transaction of its own."""
        try:
            with connection.begin():
                for statement, rows in gathered(jobs):
                    connection.execute(statement, rows or None)
        except Exception as error:
            if len(jobs) == 1:
                jobs[0].problem = Conflict() if isinstance(error, IntegrityError) else error
                return
            for job in jobs:
                self.commit(connection, [job])


def gathered(jobs: Sequence[Job]) -> list[Statement]:
    """The statements of all jobs in order, neighbours of one kind put together into one call."""
    out: list[Statement] = []
    for job in jobs:
        for statement, rows in job.statements:
            if out and out[-1][0] is statement:
                out[-1][1].extend(rows)
            else:
                out.append((statement, list(rows)))
    return out
