"""The lock of a table: one command at a time, in order of arrival.

Unlike asyncio.Lock it can also be acquired without awaiting, which nearly every command does.
"""

import asyncio
from collections import deque


class CommandLock:
    """A fair lock for one event loop."""

    def __init__(self) -> None:
        self.locked = False
        self.waiters: deque[asyncio.Future[None]] = deque()

    def try_acquire(self) -> bool:
        """Acquire the lock if it is free."""
        if self.locked:
            return False
        self.locked = True
        return True

    async def acquire(self) -> None:
        if self.try_acquire():
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiters.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter in self.waiters:
                self.waiters.remove(waiter)
            elif not waiter.cancelled():  # the lock was passed to it just before it was cancelled
                self.release()
            raise

    def release(self) -> None:
        """Pass the lock to the first waiter; without one it is free."""
        while self.waiters:
            waiter = self.waiters.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self.locked = False
