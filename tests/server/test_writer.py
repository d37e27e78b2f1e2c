"""The writer: first come, first served; so many at once; nothing that was asked for is forgotten at the end."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import event, select

from ridotto.server.errors import Conflict
from ridotto.server.jobs import Job
from ridotto.server.store import GUESTS, INSERT_GUEST, Store
from ridotto.server.writer import MOST_TOGETHER

CROWD = 2 * MOST_TOGETHER + 50  # three commits


class Asked:
    """Guests to be written down, and what became of each."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.told: list[tuple[str, Exception | None]] = []
        self.threads: set[int] = set()
        self.commits = 0
        event.listen(store.writing, "commit", self.count)

    def count(self, connection: Any) -> None:
        self.commits += 1

    def write(self, guest: str) -> None:
        self.store.submit(Job([(INSERT_GUEST, [(guest, "Anna")])], partial(self.hear, guest)))

    def hear(self, guest: str, problem: Exception | None) -> None:
        self.told.append((guest, problem))
        self.threads.add(threading.get_ident())

    async def wait(self, number: int) -> None:
        async with asyncio.timeout(10):
            while len(self.told) < number:
                await asyncio.sleep(0.001)


def in_store(folder: Path, act: Callable[[Asked], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{folder / 'ridotto.db'}")
        await store.open()
        try:
            await act(Asked(store))
        finally:
            await store.close()

    asyncio.run(run())


async def written(store: Store) -> list[str]:
    return await store.ids(select(GUESTS.c.id).order_by(GUESTS.c.id))


def test_a_crowd_is_served_in_its_order_in_few_commits_and_told_in_the_loop(tmp_path: Path) -> None:
    guests = [f"guest{number:04}" for number in range(CROWD)]

    async def act(asked: Asked) -> None:
        for guest in guests:
            asked.write(guest)
        await asked.wait(CROWD)
        assert asked.told == [(guest, None) for guest in guests]
        assert asked.commits == 3
        assert asked.threads == {threading.get_ident()}
        assert await written(asked.store) == guests

    in_store(tmp_path, act)


def test_one_who_comes_alone_is_served_at_once(tmp_path: Path) -> None:
    async def act(asked: Asked) -> None:
        for number in range(3):
            asked.write(f"guest{number}")
            await asked.wait(number + 1)
        assert asked.commits == 3

    in_store(tmp_path, act)


def test_one_who_clashes_is_told_so_and_the_others_of_the_commit_are_written(tmp_path: Path) -> None:
    async def act(asked: Asked) -> None:
        for guest in ("anna", "anna", "bea"):
            asked.write(guest)
        await asked.wait(3)
        (_, first), (_, second), (_, third) = asked.told
        assert first is third is None
        assert isinstance(second, Conflict)
        assert await written(asked.store) == ["anna", "bea"]

    in_store(tmp_path, act)


def test_what_waits_when_the_house_closes_is_written_first(tmp_path: Path) -> None:
    async def run() -> None:
        url = f"sqlite+aiosqlite:///{tmp_path / 'ridotto.db'}"
        store = Store(url)
        await store.open()
        asked = Asked(store)
        for number in range(CROWD):
            asked.write(f"guest{number:04}")
        await store.close()
        assert len(asked.told) == CROWD
        again = Store(url)
        await again.open()
        assert len(await written(again)) == CROWD
        await again.close()

    asyncio.run(run())
