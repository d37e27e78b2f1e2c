"""What one guest may hold at the same time, and be called, at all tables together."""

import asyncio
from weakref import WeakValueDictionary

from . import wire
from .errors import Refused
from .schema import TABLES
from .seating import Seating
from .settings import Settings
from .store import Store, is_awake
from .table_lists import seatings_of


class GuestTables:
    """The limits of a guest.  Whoever checks one holds the guest's lock until what was checked is written.

    The lock of a guest is taken before the lock of a table, never after it.
    """

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, guest: str) -> asyncio.Lock:
        lock = self.locks.get(guest)
        if lock is None:
            lock = self.locks[guest] = asyncio.Lock()
        return lock

    async def check_sitting(self, guest: str) -> None:
        """May this guest take one more seat at a table that waits?"""
        self.check_seats(await seatings_of(self.store, guest, is_awake("waiting", self.settings)), guest, 1)

    async def check_opening(self, guest: str, opening: wire.Opening) -> None:
        """May this guest open one more table?  A game that starts at once waits for nobody."""
        if opening.start:
            return
        waiting = await seatings_of(self.store, guest, is_awake("waiting", self.settings))
        opened = [seating for seating in waiting if seating.header.host == guest]
        listed = [seating for seating in opened if seating.header.listed]
        if len(opened) >= self.settings.open_tables_per_guest:
            raise Refused(409, "many_tables", limit=self.settings.open_tables_per_guest)
        if opening.listed and len(listed) >= self.settings.listed_tables_per_guest:
            raise Refused(409, "many_listed", limit=self.settings.listed_tables_per_guest)
        self.check_seats(waiting, guest, opening.places.count("me"))

    def check_seats(self, waiting: list[Seating], guest: str, more: int) -> None:
        held = sum(len(seating.seats_of(guest)) for seating in waiting)
        if more and held + more > self.settings.open_seats_per_guest:
            raise Refused(409, "many_seats", limit=self.settings.open_seats_per_guest)

    async def check_name(self, guest: str, name: str) -> None:
        """Nobody is called like somebody else at a table where both sit."""
        for seating in await seatings_of(self.store, guest, TABLES.c.status.in_(("waiting", "playing"))):
            if seating.seats_of(guest) or seating.host == guest:
                seating.check_new_name(guest, name)
