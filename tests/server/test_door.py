"""The door of a table: one at a time, first come, first served, and nobody who gave up keeps it shut."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from ridotto.server.door import Door


def at_door(act: Callable[[Door], Awaitable[None]]) -> None:
    async def run() -> None:
        async with asyncio.timeout(10):
            await act(Door())

    asyncio.run(run())


async def waiting(door: Door, *names: str) -> tuple[list[str], list[asyncio.Task[None]]]:
    """People who come one after the other and note when they are in."""
    inside: list[str] = []

    async def come(name: str) -> None:
        await door.enter()
        inside.append(name)

    tasks = [asyncio.create_task(come(name)) for name in names]
    await asyncio.sleep(0)
    return inside, tasks


def test_only_one_is_inside_and_the_others_come_in_their_order() -> None:
    async def act(door: Door) -> None:
        assert door.enter_at_once() and not door.enter_at_once()
        inside, tasks = await waiting(door, "anna", "bruno", "carla")
        assert inside == []
        for names in (["anna"], ["anna", "bruno"], ["anna", "bruno", "carla"]):
            door.leave()
            assert not door.enter_at_once(), "who waits comes before who just arrives"
            await asyncio.sleep(0)
            assert inside == names
        door.leave()
        await asyncio.gather(*tasks)
        assert door.enter_at_once()

    at_door(act)


@pytest.mark.parametrize("let_in", [False, True], ids=["while it waits", "just when it is let in"])
def test_who_gives_up_does_not_keep_the_next_one_out(let_in: bool) -> None:
    async def act(door: Door) -> None:
        door.enter_at_once()
        inside, (first, second) = await waiting(door, "anna", "bruno")
        for step in (door.leave, first.cancel) if let_in else (first.cancel, door.leave):
            step()
        await second
        assert inside == ["bruno"] and first.cancelled()
        door.leave()
        assert door.enter_at_once()

    at_door(act)
