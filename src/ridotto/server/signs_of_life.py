"""Work that takes a while: as long as it goes on, others are told."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

Done = TypeVar("Done")


async def telling(work: Coroutine[Any, Any, Done], every: float, tell: Callable[[], None]) -> Done:
    """The result of some work; `tell` is called every so many seconds until it is there."""
    task = asyncio.create_task(work)
    try:
        while not (await asyncio.wait([task], timeout=every))[0]:
            tell()
        return task.result()
    finally:
        task.cancel()
