"""Tables in memory are kept up to date with what other processes write.

News of the bus that fits is applied at once.  If something is missing, or was missed, the table is read on from the
store: the number of an entry tells.
"""

import asyncio
import itertools
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Coroutine, Iterable
from typing import Any, Protocol

from .bus import Appended, Bus, Notice, Present, Renamed, TableNotice, Thinking
from .room import Room
from .rows import LogEntry
from .settings import Settings
from .store import Store

LOG = logging.getLogger(__name__)
POSITION_ONLY = {"word", "unsay"}  # kinds of entries that change the position, and nothing of the table's info
LOOK_ALONE = 1.0  # seconds between looks at the store while the bus is lost


class SyncBackend(Protocol):
    """What it needs of the game server."""

    rooms: OrderedDict[str, Room]
    loading: dict[str, asyncio.Task[Room]]

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...

    def drop_room(self, room: Room) -> None: ...

    def start_bots(self, room: Room) -> None: ...


class TableSync:
    """All tables in memory, and the bus."""

    def __init__(self, backend: SyncBackend, store: Store, bus: Bus, settings: Settings) -> None:
        self.backend = backend
        self.store = store
        self.bus = bus
        self.settings = settings
        self.server = secrets.token_hex(8)  # this process, for the others
        self.missed: set[str] = set()  # tables that are being loaded, and of which there was news meanwhile
        bus.listen(self.hear, self.on_return)

    async def open(self) -> None:
        await self.bus.open()
        if self.bus.is_shared:
            self.backend.spawn(self.look_regularly())
            self.backend.spawn(self.tell_presence())

    # ---- what was written here

    def announce(self, room: Room, entries: list[LogEntry]) -> None:
        """Entries were written and applied here: it is for us to ask the bots that are due."""
        room.bots_due_at = 0.0
        self.bus.publish(Appended(room.table.header.id, entries))

    def rename(self, guest: str, name: str) -> None:
        """A name was written here."""
        self.bus.publish(Renamed(guest, name))
        self.apply_name(guest, name)

    def apply_name(self, guest: str, name: str) -> None:
        for room in self.backend.rooms.values():
            if guest in room.table.names:
                room.table.rename(guest, name)
                room.notify_viewers(table_changed=True)

    # ---- what others have written

    def hear(self, notice: Notice) -> None:
        if isinstance(notice, Renamed):
            self.apply_name(notice.guest, notice.name)
        elif notice.table in self.backend.rooms:
            self.hear_of_table(self.backend.rooms[notice.table], notice)
        elif notice.table in self.backend.loading:
            self.missed.add(notice.table)

    def hear_of_table(self, room: Room, notice: TableNotice) -> None:
        if isinstance(notice, Appended):
            self.hear_entries(room, notice.entries)
        elif isinstance(notice, Present):
            room.note_presence(notice.server, notice.guests, time.monotonic() + self.settings.presence_holds)
        elif isinstance(notice, Thinking):
            self.leave_bots(room)
        elif notice.length > len(room.chat):
            self.read_later(room)

    def hear_entries(self, room: Room, entries: list[LogEntry]) -> None:
        table = room.table
        new = [entry for entry in entries if entry.number >= table.length]
        if not new:
            return
        fits = new[0].number == table.length and all(entry.who in table.names for entry in new if entry.who)
        if not fits or not room.lock.try_acquire():
            self.read_later(room)
            return
        try:
            self.apply(room, new)
        finally:
            room.lock.release()

    def apply(self, room: Room, entries: list[LogEntry]) -> None:
        """Apply what another process has written.  Its bots are asked there, unless nothing comes of it."""
        wish = room.table.wish
        try:
            room.table.apply(entries)
        except Exception:
            LOG.exception("Entries of table %s could not be applied.", room.table.header.id)
            self.backend.drop_room(room)
            return
        room.notify_viewers(table_changed=changes_info(entries) or wish is not room.table.wish)
        self.leave_bots(room)

    def leave_bots(self, room: Room) -> None:
        """Another process asks the bots of this table: wait for it a while."""
        if self.bus.is_shared:
            room.bots_due_at = time.monotonic() + self.settings.bots_taken_over_after
        self.backend.start_bots(room)

    # ---- reading on

    def read_later(self, room: Room) -> None:
        if not room.is_behind:
            room.is_behind = True
            self.backend.spawn(self.catch_up(room))

    async def catch_up(self, room: Room) -> None:
        await room.lock.acquire()
        try:
            while room.is_behind:
                await self.read_on(room)
        except Exception as error:  # the store is lost; commands and looks try again
            LOG.warning("Table %s could not be read on: %r", room.table.header.id, error)
            room.is_behind = False
        finally:
            room.lock.release()

    async def read_on(self, room: Room) -> None:
        """Read everything that is new.  The caller holds the table's lock."""
        table, table_id = room.table, room.table.header.id
        room.is_behind = False
        entries = await self.store.log(table_id, table.length)
        room.chat.extend(await self.store.chat(table_id, len(room.chat)))
        guests = {*table.names, *[entry.who for entry in entries if entry.who]}
        names = await self.store.guest_names(guests)
        for guest, name in names.items():
            table.rename(guest, name)
        if entries:
            self.apply(room, entries)
        room.notify_viewers(table_changed=True)

    async def finish_loading(self, room: Room) -> None:
        """Read what was written while the table was loaded."""
        if room.table.header.id in self.missed:
            self.missed.discard(room.table.header.id)
            room.is_behind = True
            await self.catch_up(room)

    # ---- looking at the store, in case something was missed

    async def has_grown(self, room: Room) -> bool:
        """Is there more in the store than in memory?  Nobody else writes if the store is not shared."""
        return self.bus.is_shared and bool(await self.grown([room]))

    async def grown(self, rooms: Iterable[Room]) -> list[Room]:
        by_id = {room.table.header.id: room for room in rooms}
        lengths = [(table_id, room.table.length, len(room.chat)) for table_id, room in by_id.items()]
        return [by_id[table_id] for table_id in await self.store.grown(lengths)]

    async def check(self, room: Room) -> None:
        """While the bus is lost, nobody tells: look before anything is shown."""
        if self.bus.is_shared and not self.bus.is_connected and await self.has_grown(room):
            room.is_behind = True
            await self.catch_up(room)

    async def look_regularly(self) -> None:
        while True:
            await asyncio.sleep(self.settings.look_every if self.bus.is_connected else LOOK_ALONE)
            try:
                for room in await self.grown([room for room in self.backend.rooms.values() if room.viewers]):
                    self.read_later(room)
            except Exception as error:
                LOG.warning("The store could not be looked at: %r", error)

    async def tell_presence(self) -> None:
        """Tell other servers who is here: soon after a change, and again before it is forgotten."""
        ticks = max(1, int(self.settings.presence_holds / self.settings.presence_every) // 2)
        for tick in itertools.count():
            await asyncio.sleep(self.settings.presence_every)
            for room in list(self.backend.rooms.values()):
                room.forget_presence()
                guests = room.seated_here()
                if guests != (room.told_here or []) or (guests and (tick % ticks == 0 or room.told_here is None)):
                    self.bus.publish(Present(room.table.header.id, self.server, guests))
                    room.told_here = guests

    def on_return(self) -> None:
        """The bus was lost: nobody knows what was missed."""
        for room in list(self.backend.rooms.values()):
            if room.in_use:
                self.read_later(room)
            else:
                self.backend.drop_room(room)


def changes_info(entries: list[LogEntry]) -> bool:
    return any(entry.kind not in POSITION_ONLY for entry in entries)
