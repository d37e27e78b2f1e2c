"""The door of a table: one command at a time, first come, first served.

As asyncio's own lock, but that one can be taken without waiting: nearly every command finds the door open.
"""

import asyncio
from collections import deque


class Door:
    """Somebody is inside, or nobody."""

    def __init__(self) -> None:
        self.shut = False  # somebody is inside
        self.queue: deque[asyncio.Future[None]] = deque()

    def enter_at_once(self) -> bool:
        """Go in if nobody is inside."""
        if self.shut:
            return False
        self.shut = True
        return True

    async def enter(self) -> None:
        if self.enter_at_once():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn in self.queue:
                self.queue.remove(turn)
            elif not turn.cancelled():  # it was let in just when it gave up
                self.leave()
            raise

    def leave(self) -> None:
        """Let the next one in: the door stays shut for all others."""
        while self.queue:
            turn = self.queue.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.shut = False
