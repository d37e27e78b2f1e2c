"""The lock of a table: one holder at a time, in order of arrival, and a cancelled waiter never keeps it."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from ridotto.server.lock import CommandLock


def with_lock(act: Callable[[CommandLock], Awaitable[None]]) -> None:
    async def run() -> None:
        async with asyncio.timeout(10):
            await act(CommandLock())

    asyncio.run(run())


async def start_waiters(lock: CommandLock, *names: str) -> tuple[list[str], list[asyncio.Task[None]]]:
    """Tasks that wait for the lock, and the names of those that have acquired it so far."""
    acquired: list[str] = []

    async def wait(name: str) -> None:
        await lock.acquire()
        acquired.append(name)

    tasks = [asyncio.create_task(wait(name)) for name in names]
    await asyncio.sleep(0)
    return acquired, tasks


def test_only_one_holds_the_lock_and_the_others_get_it_in_their_order() -> None:
    async def act(lock: CommandLock) -> None:
        assert lock.try_acquire() and not lock.try_acquire()
        acquired, tasks = await start_waiters(lock, "anna", "bruno", "carla")
        assert acquired == []
        for names in (["anna"], ["anna", "bruno"], ["anna", "bruno", "carla"]):
            lock.release()
            assert not lock.try_acquire(), "a waiter comes before a newcomer"
            await asyncio.sleep(0)
            assert acquired == names
        lock.release()
        await asyncio.gather(*tasks)
        assert lock.try_acquire()

    with_lock(act)


@pytest.mark.parametrize("released", [False, True], ids=["while it waits", "just when it gets the lock"])
def test_a_cancelled_waiter_does_not_keep_the_next_one_waiting(released: bool) -> None:
    async def act(lock: CommandLock) -> None:
        lock.try_acquire()
        acquired, (first, second) = await start_waiters(lock, "anna", "bruno")
        for step in (lock.release, first.cancel) if released else (first.cancel, lock.release):
            step()
        await second
        assert acquired == ["bruno"] and first.cancelled()
        lock.release()
        assert lock.try_acquire()

    with_lock(act)
