"""The writer: one thread that commits all queued jobs in one transaction and reports back after the commit.

Every entry is flushed to disk before anybody sees it, and one flush serves many entries.  If the connection is lost
(PostgreSQL restarts) the next batch opens a new one; a commit that was under way may or may not have been done, and its
jobs are told so.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from functools import lru_cache
from queue import SimpleQueue
from threading import Thread

from sqlalchemy import Connection, Dialect, Engine, Executable, Insert
from sqlalchemy.exc import IntegrityError

from .errors import Conflict, DatabaseLost
from .metrics import COMMIT_SECONDS, FAILED_WRITES, WRITES
from .write_job import Row, WriteJob, merge_statements

MAX_ROWS = 64  # in one statement
MAX_BATCH = 100  # jobs in one commit: bounded, so that no job waits long behind all the others


class Writer:
    """A thread with a connection of its own.  Jobs are queued in the event loop until the thread is idle."""

    def __init__(self, engine: Engine) -> None:
        self.connection = engine.connect()
        self.committing = False
        self.loop = asyncio.get_running_loop()
        self.queued: deque[WriteJob] = deque()
        self.batches: SimpleQueue[list[WriteJob]] = SimpleQueue()
        self.idle = asyncio.Event()  # the thread has no jobs, and none is scheduled for it
        self.idle.set()
        self.thread = Thread(target=self.write_forever, name="writer", daemon=True)
        self.thread.start()

    def submit(self, job: WriteJob) -> None:
        """Queue a job; jobs of the same iteration of the event loop are written together."""
        self.queued.append(job)
        if self.idle.is_set():
            self.idle.clear()
            self.loop.call_soon(self.send_batch)

    def send_batch(self) -> None:
        jobs = [self.queued.popleft() for _ in range(min(len(self.queued), MAX_BATCH))]
        if jobs:
            self.batches.put(jobs)
        else:
            self.idle.set()

    def on_committed(self, jobs: Sequence[WriteJob]) -> None:
        """Give the thread its next batch first: it works while these callbacks run."""
        self.send_batch()
        for job in jobs:
            job.on_done(job.error)

    async def close(self) -> None:
        """Stop once everything is written."""
        await self.idle.wait()
        self.batches.put([])
        await asyncio.to_thread(self.thread.join)

    # ---- in the thread

    def write_forever(self) -> None:
        with self.connection:
            while jobs := self.batches.get():
                with COMMIT_SECONDS.time():
                    self.commit(jobs)
                WRITES.inc(len(jobs))
                FAILED_WRITES.inc(sum(job.error is not None for job in jobs))
                self.loop.call_soon_threadsafe(self.on_committed, jobs)

    def commit(self, jobs: Sequence[WriteJob], can_retry: bool = True) -> None:
        """One transaction for all jobs; if it fails, one for each job."""
        try:
            self.write(jobs)
        except Exception as error:
            if self.connection.invalidated:
                if can_retry and not self.committing:  # nothing was written: it was lost while nobody wrote
                    self.commit(jobs, can_retry=False)
                    return
                for job in jobs:
                    job.error = DatabaseLost()
            elif len(jobs) == 1:
                jobs[0].error = Conflict() if isinstance(error, IntegrityError) else error
            else:
                for job in jobs:
                    self.commit([job])

    def write(self, jobs: Sequence[WriteJob]) -> None:
        self.committing = False
        with self.connection.begin():
            for statement, rows in merge_statements(jobs):
                if isinstance(statement, Insert):
                    insert_rows(self.connection, statement, rows)
                else:
                    assert isinstance(statement, Executable), "a job holds statements of the store"
                    self.connection.execute(statement)
            self.committing = True


def insert_rows(connection: Connection, statement: Insert, rows: Sequence[Row]) -> None:
    """Insert through the driver directly: numbers and strings need no conversion.

    Rows are grouped, because the thread has to wait for the interpreter lock after every call; the groups are powers of
    two, so that few different statements have to be prepared.
    """
    start = 0
    while start < len(rows):
        count = min(MAX_ROWS, 1 << (len(rows) - start).bit_length() - 1)
        values = tuple(value for row in rows[start : start + count] for value in row)
        connection.exec_driver_sql(insert_sql(statement, connection.dialect, count), values)
        start += count


@lru_cache
def insert_sql(statement: Insert, dialect: Dialect, rows: int) -> str:
    """The SQL that inserts this number of rows, with positional parameters."""
    head, keyword, row = str(statement.compile(dialect=dialect)).partition(" VALUES ")
    return head + keyword + ", ".join([row] * rows)
