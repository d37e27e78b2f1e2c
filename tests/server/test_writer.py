"""The writer: jobs are committed in order and in bounded batches, and all of them before it closes."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, event, select, text

from ridotto.server.errors import Conflict
from ridotto.server.rows import LogEntry
from ridotto.server.schema import GUESTS
from ridotto.server.store import INSERT_GUEST, INSERT_LOG, INSERT_TABLE, Store
from ridotto.server.write_job import Row, WriteJob, log_rows
from ridotto.server.writer import MAX_BATCH
from tests.server.databases import new_database

JOBS = 2 * MAX_BATCH + 50  # three commits
START = LogEntry(0, "start", 0)
TABLES = [f"table{number:02}" for number in range(50)]


class Submitted:
    """Jobs that insert a guest each, and their results."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.results: list[tuple[str, Exception | None]] = []
        self.threads: set[int] = set()
        self.commits = 0
        self.statements: list[str] = []
        event.listen(store.write_engine, "commit", self.count)
        event.listen(store.write_engine, "before_cursor_execute", self.note_statement)

    def count(self, connection: Any) -> None:
        self.commits += 1

    def note_statement(self, connection: Any, cursor: Any, sql: str, *more: Any) -> None:
        self.statements.append(sql)

    def write(self, guest: str) -> None:
        self.store.submit(WriteJob([(INSERT_GUEST, [(guest, "Anna")])], partial(self.on_done, guest)))

    def append(self, table: str, *numbers: int) -> None:
        """Write entries of a table's log."""
        rows = log_rows(table, [LogEntry(number, "word", 0) for number in numbers])
        self.store.submit(WriteJob([(INSERT_LOG, rows)], partial(self.on_done, table)))

    async def open_tables(self) -> None:
        """Tables, each with one entry in its log."""
        row = ("doge", 1, 3, "{}", "", "", 0, 0, None, "playing", 0)
        rows: list[Row] = [(table, *row) for table in TABLES]
        await self.store.write((INSERT_TABLE, rows))
        await self.store.write((INSERT_LOG, [row for table in TABLES for row in log_rows(table, [START])]))
        self.statements.clear()

    async def losers(self) -> list[str]:
        """Who has a conflict, once all tables have their results; nobody has another error."""
        await self.wait(len(TABLES))
        assert all(error is None or isinstance(error, Conflict) for _, error in self.results)
        losers = [table for table, error in self.results if error is not None]
        self.results.clear()
        return losers

    def on_done(self, guest: str, error: Exception | None) -> None:
        self.results.append((guest, error))
        self.threads.add(threading.get_ident())

    async def wait(self, number: int) -> None:
        async with asyncio.timeout(10):
            while len(self.results) < number:
                await asyncio.sleep(0.001)


def in_store(database: URL, act: Callable[[Submitted], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        try:
            await act(Submitted(store))
        finally:
            await store.close()

    asyncio.run(run())


async def written(store: Store) -> list[str]:
    return await store.ids(select(GUESTS.c.id).order_by(GUESTS.c.id))


def test_many_jobs_are_committed_in_order_in_few_commits_and_reported_in_the_event_loop(database: URL) -> None:
    guests = [f"guest{number:04}" for number in range(JOBS)]

    async def act(submitted: Submitted) -> None:
        for guest in guests:
            submitted.write(guest)
        await submitted.wait(JOBS)
        assert submitted.results == [(guest, None) for guest in guests]
        assert submitted.commits == 3
        assert submitted.threads == {threading.get_ident()}
        assert await written(submitted.store) == guests

    in_store(database, act)


def test_a_single_job_is_committed_at_once(database: URL) -> None:
    async def act(submitted: Submitted) -> None:
        for number in range(3):
            submitted.write(f"guest{number}")
            await submitted.wait(number + 1)
        assert submitted.commits == 3

    in_store(database, act)


def test_a_job_with_a_conflict_fails_and_the_others_of_its_commit_are_written(database: URL) -> None:
    async def act(submitted: Submitted) -> None:
        for guest in ("anna", "anna", "bea"):
            submitted.write(guest)
        await submitted.wait(3)
        (_, first), (_, second), (_, third) = submitted.results
        assert first is third is None
        assert isinstance(second, Conflict)
        assert await written(submitted.store) == ["anna", "bea"]

    in_store(database, act)


def test_jobs_with_conflicts_cost_the_others_of_their_commit_one_more_commit_together(database: URL) -> None:
    """Between servers that write at the same tables, conflicts are frequent; a commit waits for the disk."""

    async def act(submitted: Submitted) -> None:
        guests = [f"guest{number}" for number in range(8)]
        for guest in [*guests, guests[0], *guests[5:], "bea"]:
            submitted.write(guest)
        await submitted.wait(13)
        assert [guest for guest, error in submitted.results if isinstance(error, Conflict)] == [guests[0], *guests[5:]]
        assert [guest for guest, error in submitted.results if error is None] == [*guests, "bea"]
        assert await written(submitted.store) == ["bea", *guests]
        assert submitted.commits == 1

    in_store(database, act)


def test_an_entry_that_another_server_has_written_costs_the_others_of_its_commit_a_few_statements(
    database: URL,
) -> None:
    """Each statement waits for the database and for the interpreter, so a few for each job would be many."""

    async def act(submitted: Submitted) -> None:
        await submitted.open_tables()
        await submitted.store.write((INSERT_LOG, log_rows(TABLES[7], [LogEntry(1, "word", 0)])))
        submitted.statements.clear()
        for table in TABLES:
            submitted.append(table, 1, 2)
        assert await submitted.losers() == [TABLES[7]]
        lengths = [len(await submitted.store.log(table)) for table in TABLES]
        assert lengths == [2 if table == TABLES[7] else 3 for table in TABLES]
        assert len(submitted.statements) <= 8, "inserts that fail, a question, and inserts of the others"

    in_store(database, act)


def test_after_a_conflict_the_next_commits_ask_first_until_one_asks_in_vain(database: URL) -> None:
    async def act(submitted: Submitted) -> None:
        await submitted.open_tables()
        asked = []
        for number in range(3):  # the first table is one entry behind: its first one is there already
            for table in TABLES:
                submitted.append(table, number + (table != TABLES[0]))
            assert await submitted.losers() == ([TABLES[0]] if number == 0 else [])
            asked.append(sum(sql.startswith("SELECT") for sql in submitted.statements))
            submitted.statements.clear()
        assert asked == [1, 1, 0]

    in_store(database, act)


def test_jobs_of_one_commit_with_the_same_entry_are_written_apart(database: URL) -> None:
    async def act(submitted: Submitted) -> None:
        await submitted.open_tables()
        for table in [*TABLES[1:], TABLES[1]]:
            submitted.append(table, 1)
        assert await submitted.losers() == [TABLES[1]]

    in_store(database, act)


def test_rows_of_a_commit_are_inserted_by_their_keys_so_that_servers_do_not_wait_for_each_other_in_a_circle(
    database: URL,
) -> None:
    async def act(submitted: Submitted) -> None:
        inserted: list[str] = []
        event.listen(
            submitted.store.write_engine,
            "before_cursor_execute",
            lambda connection, cursor, sql, parameters, *more: inserted.extend(parameters[::2]),
        )
        for guest in ("dora", "anna", "cleo", "bea"):
            submitted.write(guest)
        await submitted.wait(4)
        assert inserted == ["anna", "bea", "cleo", "dora"]
        assert [guest for guest, _ in submitted.results] == ["dora", "anna", "cleo", "bea"]

    in_store(database, act)


def test_jobs_that_are_queued_when_the_store_closes_are_written_first(database: URL) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        submitted = Submitted(store)
        for number in range(JOBS):
            submitted.write(f"guest{number:04}")
        await store.close()
        assert len(submitted.results) == JOBS
        reopened = Store(database)
        await reopened.open()
        assert len(await written(reopened)) == JOBS
        await reopened.close()

    asyncio.run(run())


def test_a_job_that_waits_for_another_server_which_waits_for_it_has_a_conflict(tmp_path: Path) -> None:
    """PostgreSQL ends one of them: whoever waits longer."""
    database = new_database("postgresql", tmp_path)

    async def act(submitted: Submitted) -> None:
        with submitted.store.write_engine.connect() as other:
            other.execute(INSERT_GUEST, {"id": "bea", "name": "Bea"})
            rows: list[Row] = [("anna", "Anna"), ("bea", "Bea")]
            submitted.store.submit(WriteJob([(INSERT_GUEST, rows)], partial(submitted.on_done, "both")))
            await asyncio.to_thread(wait_until_somebody_waits, submitted.store)
            await asyncio.to_thread(other.execute, INSERT_GUEST, {"id": "anna", "name": "Anna"})
            await submitted.wait(1)
            other.rollback()
        ((_, error),) = submitted.results
        assert isinstance(error, Conflict)
        assert await written(submitted.store) == []

    in_store(database, act)


def wait_until_somebody_waits(store: Store) -> None:
    """A connection waits for the end of another one's transaction."""
    waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
    with store.write_engine.connect() as connection:
        while not connection.execute(waiting).scalar_one():
            connection.rollback()
            time.sleep(0.01)


def test_a_job_whose_result_cannot_be_applied_is_in_nobodys_way(
    database: URL, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(error: Exception | None) -> None:
        raise ZeroDivisionError  # a bug of ours

    async def act(submitted: Submitted) -> None:
        submitted.store.submit(WriteJob([(INSERT_GUEST, [("anna", "Anna")])], fail))
        submitted.write("bea")
        await submitted.wait(1)
        submitted.write("carla")
        await submitted.wait(2)
        assert submitted.results == [("bea", None), ("carla", None)]
        assert await written(submitted.store) == ["anna", "bea", "carla"]

    in_store(database, act)
    assert "could not be applied" in caplog.text
