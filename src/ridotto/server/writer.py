"""The writer: one thread that commits whatever has queued in one transaction and answers after the commit.

So every entry is flushed to disk before anybody is told of it, and one flush serves many entries.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from functools import lru_cache
from queue import SimpleQueue
from threading import Thread

from sqlalchemy import Connection, Dialect, Engine, Executable, Insert
from sqlalchemy.exc import IntegrityError

from .errors import Conflict
from .jobs import Job, Row, gathered

MOST_ROWS = 64  # in one statement
MOST_TOGETHER = 100  # jobs in one commit: first come, first served, so none waits long behind all the others


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
                    if isinstance(statement, Insert):
                        insert_all(connection, statement, rows)
                    else:
                        assert isinstance(statement, Executable), "a job holds statements of the store"
                        connection.execute(statement)
        except Exception as error:
            if len(jobs) == 1:
                jobs[0].problem = Conflict() if isinstance(error, IntegrityError) else error
                return
            for job in jobs:
                self.commit(connection, [job])


def insert_all(connection: Connection, statement: Insert, rows: Sequence[Row]) -> None:
    """Straight to the driver: numbers and texts need no care.

    Many rows in one call, because after every call the thread has to wait for the loop; and powers of two of them,
    so that there are few statements to prepare.
    """
    start = 0
    while start < len(rows):
        count = min(MOST_ROWS, 1 << (len(rows) - start).bit_length() - 1)
        values = tuple(value for row in rows[start : start + count] for value in row)
        connection.exec_driver_sql(written_out(statement, connection.dialect, count), values)
        start += count


@lru_cache
def written_out(statement: Insert, dialect: Dialect, rows: int) -> str:
    """The SQL of a statement for all columns of its table, whose values are given by their places."""
    head, between, row = str(statement.compile(dialect=dialect)).partition(" VALUES ")
    return head + between + ", ".join([row] * rows)
