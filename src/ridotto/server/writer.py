"""The writer: one thread that commits all queued jobs in one transaction and reports back after the commit.

Every entry is flushed to disk before anybody sees it, and one flush serves many entries.  If the connection is lost
(PostgreSQL restarts) the next batch opens a new one; a commit that was under way may or may not have been done, and its
jobs are told so.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from queue import SimpleQueue
from threading import Thread

from sqlalchemy import Connection, Dialect, Engine, Executable, Insert, select, tuple_
from sqlalchemy.exc import DBAPIError, IntegrityError

from .errors import Conflict, DatabaseLost
from .metrics import COMMIT_SECONDS, FAILED_WRITES, WRITES
from .schema import LOG as LOG_TABLE
from .write_job import Row, WriteJob, first_key, merge_statements

LOG = logging.getLogger(__name__)
MAX_ROWS = 64  # in one statement
DEADLOCK = "40P01"  # the state of PostgreSQL in which two transactions wait for each other
MAX_BATCH = 100  # jobs in one commit: bounded, so that no job waits long behind all the others
COMMON_TRIES = 3  # to commit jobs together while other servers write the same entries


class Writer:
    """A thread with a connection of its own.  Jobs are queued in the event loop until the thread is idle."""

    def __init__(self, engine: Engine) -> None:
        self.connection = engine.connect()
        self.committing = False
        self.meets_others = False  # another server has written what was queued here, a moment ago
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
            try:
                job.on_done(job.error)
            except Exception:  # a bug of ours at one table must not keep the others from hearing of their entries
                LOG.exception("What was written could not be applied.")

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

    def commit(self, batch: Sequence[WriteJob], can_reconnect: bool = True, tries: int = COMMON_TRIES) -> None:
        """One transaction for all jobs but those that are too late; as a last resort, one in which each job is apart.

        In the order of the keys: servers that wrote the same ones in different orders would wait in a circle.
        """
        jobs = sorted(batch, key=first_key)
        try:
            with self.transaction():
                if self.meets_others:
                    jobs = self.leave_out_late(jobs)
                self.write(jobs)
        except Exception as error:
            if self.connection.invalidated and can_reconnect and not self.committing:
                self.commit(jobs, can_reconnect=False)  # nothing was written: it was lost while nobody wrote
            elif self.connection.invalidated or len(jobs) == 1:
                self.note_error(jobs, error)
            elif is_conflict(error) and tries > 1:
                self.meets_others = True
                self.commit(jobs, can_reconnect, tries - 1)
            else:
                self.commit_apart(jobs)

    def leave_out_late(self, jobs: Sequence[WriteJob]) -> list[WriteJob]:
        """Find by one question the jobs whose first entry is in its log already: they have a conflict.

        Where servers meet at many tables it is cheaper to ask first than to fail; one that asks in vain stops asking.
        """
        keys = [key for job in jobs if (key := entry_key(job))]
        key = (LOG_TABLE.c.table_id, LOG_TABLE.c.number)
        query = select(*key).where(tuple_(*key).in_(keys))
        written = {tuple(row) for row in self.connection.execute(query)}
        self.meets_others = bool(written)
        for job in jobs:
            if entry_key(job) in written:
                job.error = Conflict()
        return [job for job in jobs if job.error is None]

    def commit_apart(self, jobs: Sequence[WriteJob]) -> None:
        """One transaction in which a job that fails undoes itself only; other servers may have written first."""
        try:
            with self.transaction():
                for job in jobs:
                    self.write_apart(job)
        except Exception as error:
            self.note_error([job for job in jobs if job.error is None], error)

    def write_apart(self, job: WriteJob) -> None:
        try:
            with self.connection.begin_nested():
                self.write([job])
        except Exception as error:
            if self.connection.invalidated:
                raise
            self.note_error([job], error)

    def note_error(self, jobs: Sequence[WriteJob], error: Exception) -> None:
        for job in jobs:
            if self.connection.invalidated:
                job.error = DatabaseLost()
            else:
                job.error = Conflict() if is_conflict(error) else error

    @contextmanager
    def transaction(self) -> Iterator[None]:
        self.committing = False
        with self.connection.begin():
            yield
            self.committing = True

    def write(self, jobs: Sequence[WriteJob]) -> None:
        for statement, rows in merge_statements(jobs):
            if isinstance(statement, Insert):
                insert_rows(self.connection, statement, rows)
            else:
                assert isinstance(statement, Executable), "a job holds statements of the store"
                self.connection.execute(statement)


def entry_key(job: WriteJob) -> Row:
    """Table and number of the entry that a job writes first; nothing if it writes something else first."""
    statement, rows = job.statements[0]
    is_entry = isinstance(statement, Insert) and statement.table is LOG_TABLE
    return rows[0][:2] if is_entry else ()


def is_conflict(error: Exception) -> bool:
    """Has another server written first, or does it wait for us as we for it?"""
    if isinstance(error, IntegrityError):
        return True
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", "") == DEADLOCK


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
