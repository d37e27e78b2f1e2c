"""How full the server may get: guests, and tables that are neither over nor asleep.

Several servers may share a database, so it is asked now and then; in between each counts what it adds itself.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic
from typing import Final

from sqlalchemy import or_

from .errors import Refused
from .settings import Settings
from .store import Store, is_awake


class Cap:
    """A number of rows that is not exceeded."""

    def __init__(self, count: Callable[[], Awaitable[int]], most: int, settings: Settings) -> None:
        self.count: Final = count
        self.most: Final = most
        self.settings: Final = settings
        self.known = 0
        self.counted_at = float("-inf")

    async def admit(self) -> None:
        """Count one more, or refuse it."""
        if monotonic() - self.counted_at >= self.settings.recount_after:
            self.counted_at = monotonic()
            self.known = await self.count()
        if self.known >= self.most:
            raise Refused(503, "server_full", seconds=self.settings.retry_when_full)
        self.known += 1


class Capacity:
    """The caps of a server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.guests: Final = Cap(store.count_guests, settings.max_guests, settings)
        self.tables: Final = Cap(partial(count_awake, store, settings), settings.max_tables, settings)


async def count_awake(store: Store, settings: Settings) -> int:
    return await store.count_tables(or_(is_awake("waiting", settings), is_awake("playing", settings)))
