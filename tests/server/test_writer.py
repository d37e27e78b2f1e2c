"""The writer: jobs are committed in order and in bounded batches, and all of them before it closes."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from sqlalchemy import URL, event, select

from ridotto.server.errors import Conflict
from ridotto.server.schema import GUESTS
from ridotto.server.store import INSERT_GUEST, Store
from ridotto.server.write_job import WriteJob
from ridotto.server.writer import MAX_BATCH

JOBS = 2 * MAX_BATCH + 50  # three commits


class Submitted:
    """Jobs that insert a guest each, and their results."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.results: list[tuple[str, Exception | None]] = []
        self.threads: set[int] = set()
        self.commits = 0
        event.listen(store.write_engine, "commit", self.count)

    def count(self, connection: Any) -> None:
        self.commits += 1

    def write(self, guest: str) -> None:
        self.store.submit(WriteJob([(INSERT_GUEST, [(guest, "Anna")])], partial(self.on_done, guest)))

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
