"""Turns at a worker: guests take turns, whoever has asked for most.

What waits for the same guest goes by priority, and in order of arrival within one.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum

Waiter = asyncio.Future[None]


class Priority(IntEnum):
    """What is computed first for a guest."""

    MOVE = 0  # the game waits for it
    HINT = 1
    ANALYSIS = 2


class FairQueue:
    """One turn at a time.  A guest who has had a turn is behind all others who wait."""

    def __init__(self) -> None:
        self.is_taken = False
        self.waiting: OrderedDict[str, list[deque[Waiter]]] = OrderedDict()  # by guest, whose turn is next first

    @asynccontextmanager
    async def turn(self, guest: str, priority: Priority) -> AsyncIterator[None]:
        await self.acquire(guest, priority)
        try:
            yield
        finally:
            self.release()

    async def acquire(self, guest: str, priority: Priority) -> None:
        if not self.is_taken:
            self.is_taken = True
            return
        waiter: Waiter = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(guest, [deque() for _ in Priority])[priority].append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if not waiter.cancelled():  # it was given the turn just before
                self.release()
            raise

    def release(self) -> None:
        """Pass the turn on; without anybody who waits, it is free."""
        while self.waiting:
            guest, queues = next(iter(self.waiting.items()))
            waiter = next(queue for queue in queues if queue).popleft()
            if any(queues):
                self.waiting.move_to_end(guest)
            else:
                del self.waiting[guest]
            if not waiter.done():
                waiter.set_result(None)
                return
        self.is_taken = False

    def __len__(self) -> int:
        """How many wait."""
        return sum(len(queue) for queues in self.waiting.values() for queue in queues)
