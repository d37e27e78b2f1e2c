"""Tables in memory are kept up to date with what other processes write.

News of the bus that fits is applied at once, or when the command at the table is done.  If something was missed, the
table is read on from the store: the number of an entry tells.
"""

import asyncio
import itertools
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any, Protocol

from .bus import AnalysisNews, Appended, Back, Bus, Notice, Present, Renamed, TableNotice, Thinking
from .counsel import Counsel
from .room import Room
from .rows import LogEntry
from .settings import Settings
from .store import Store

LOG = logging.getLogger(__name__)
POSITION_ONLY = {"word", "unsay"}  # kinds of entries that change the position, and nothing of the table's info
NEWS_TAKES = 1.0  # seconds, at the most, on a busy server
LOOK_ALONE = 1.0  # seconds between looks at the store while it or the bus is lost


class SyncBackend(Protocol):
    """What it needs of the game server."""

    rooms: OrderedDict[str, Room]
    loading: dict[str, asyncio.Task[Room]]
    counsel: Counsel

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
        elif isinstance(notice, AnalysisNews):
            self.backend.counsel.hear(notice)
        elif isinstance(notice, Back):
            self.missed.update(self.backend.loading)
            self.backend.spawn(self.look_at_all())
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
            room.misses_chat = True
            self.read_later(room)

    def hear_entries(self, room: Room, entries: list[LogEntry]) -> None:
        room.heard.append(entries)
        if not room.lock.locked:
            self.apply_heard(room)

    def apply_heard(self, room: Room) -> None:
        """Apply news, while no command is being written."""
        heard, room.heard = room.heard, []
        for entries in heard:
            if self.is_loaded(room):
                self.apply_news(room, entries)

    def apply_news(self, room: Room, entries: list[LogEntry]) -> None:
        table = room.table
        new = [entry for entry in entries if entry.number >= table.length]
        if not new:
            return
        if new[0].number > table.length:  # with the news of the entries between, others may have been lost
            self.read_everything_later(room)
        elif all(entry.who in table.names for entry in new if entry.who):
            self.apply(room, new)
        else:
            room.misses_log = True
            self.read_later(room)

    def release(self, room: Room) -> None:
        """A command at a table is done: what was heard meanwhile comes first, then the next command."""
        try:
            if room.heard:
                self.apply_heard(room)
        finally:
            room.lock.release()

    def note_conflict(self, room: Room) -> None:
        """Another process was quicker at a locked table: the news of it is here already, or the log has to be read."""
        length = room.table.length
        self.apply_heard(room)
        if room.table.length == length:
            room.misses_log = True

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

    def read_everything_later(self, room: Room) -> None:
        room.miss_everything()
        self.read_later(room)

    def read_later(self, room: Room) -> None:
        self.backend.spawn(self.catch_up(room))

    async def catch_up(self, room: Room) -> None:
        await room.lock.acquire()
        try:
            while room.is_behind:
                await self.read_on(room)
        except Exception as error:
            LOG.warning("Table %s could not be read on: %r", room.table.header.id, error)
        finally:
            self.release(room)

    async def read_on(self, room: Room) -> None:
        """Read what is missing.  The caller holds the table's lock."""
        try:
            await self.read_missing(room)
        except BaseException:  # the store is lost, or whoever has asked for it is gone
            room.miss_everything()
            self.read_again(room)
            raise

    def read_again(self, room: Room) -> None:
        """Try again soon, though nobody may look or tell meanwhile."""
        if room.reading_again is None:
            room.reading_again = asyncio.get_running_loop().call_later(LOOK_ALONE, self.on_reading_again, room)

    def on_reading_again(self, room: Room) -> None:
        room.reading_again = None
        if self.is_loaded(room):
            self.read_later(room)

    def is_loaded(self, room: Room) -> bool:
        return self.backend.rooms.get(room.table.header.id) is room

    async def read_missing(self, room: Room) -> None:
        """What is told of while it is read is missing again."""
        if room.misses_chat:
            room.misses_chat = False
            room.chat.extend(await self.store.chat(room.table.header.id, len(room.chat)))
            room.notify_viewers()
        if room.misses_names:
            room.misses_names = False
            await self.read_names(room, set(room.table.names))
        if room.misses_log:
            room.misses_log = False
            await self.read_log(room)

    async def read_log(self, room: Room) -> None:
        entries = await self.store.log(room.table.header.id, room.table.length)
        new_guests = {entry.who for entry in entries if entry.who} - room.table.names.keys()
        if new_guests:
            await self.read_names(room, new_guests)
        if entries:
            self.apply(room, entries)

    async def read_names(self, room: Room, guests: set[str]) -> None:
        table, names = room.table, await self.store.guest_names(guests)
        has_changed = any(table.names.get(guest) != name for guest, name in names.items())
        for guest, name in names.items():
            table.rename(guest, name)
        room.notify_viewers(table_changed=has_changed)

    async def finish_loading(self, room: Room) -> None:
        """Read what was written while the table was loaded."""
        if room.table.header.id in self.missed:
            self.missed.discard(room.table.header.id)
            room.miss_everything()
            await self.catch_up(room)

    # ---- looking at the store, in case something was missed

    async def has_read_on(self, room: Room) -> bool:
        """Were there more entries in the log?  The caller holds the lock; nobody else writes if there is no bus."""
        if not self.bus.is_shared:
            return False
        length = room.table.length
        room.misses_log = True
        await self.read_on(room)
        return room.table.length > length

    async def check(self, room: Room) -> None:
        """While the bus is lost, nobody tells: look before anything is shown."""
        if self.bus.is_shared and not self.bus.is_connected and any(await self.store.grown([size(room)])):
            room.miss_everything()
            await self.catch_up(room)

    async def look_regularly(self) -> None:
        while True:
            await asyncio.sleep(self.settings.look_every if self.bus.is_connected else LOOK_ALONE)
            try:
                await self.look([room for room in self.backend.rooms.values() if room.viewers])
            except Exception as error:
                LOG.warning("The store could not be looked at: %r", error)

    async def look_at_all(self) -> None:
        """Another server could not tell what it has written."""
        try:
            await self.look(list(self.backend.rooms.values()))
            await self.look_for_names()
        except Exception as error:
            LOG.warning("The store could not be looked at: %r", error)

    async def look_for_names(self) -> None:
        here = {named for room in self.backend.rooms.values() for named in room.table.names.items()}
        names = await self.store.guest_names({guest for guest, _ in here})
        for guest in {guest for guest, name in here if names.get(guest, name) != name}:
            self.apply_name(guest, names[guest])

    async def look(self, rooms: list[Room]) -> None:
        """Read tables that have grown, unless the news of it comes: at busy tables it is always on its way."""
        before = [size(room) for room in rooms]
        longer_logs, longer_chats = await self.store.grown(before)
        if self.bus.is_connected and (longer_logs or longer_chats):
            await asyncio.sleep(NEWS_TAKES)
        for table_id, length, lines in before:
            room = self.backend.rooms.get(table_id)
            if room is None:
                continue
            misses_entries = table_id in longer_logs and room.table.length == length
            if misses_entries or (table_id in longer_chats and len(room.chat) == lines):
                self.read_everything_later(room)

    async def tell_presence(self) -> None:
        """Tell other servers who is here: soon after a change, and again before it is forgotten."""
        ticks = max(1, int(self.settings.presence_holds / self.settings.presence_every) // 2)
        for tick in itertools.count():
            await asyncio.sleep(self.settings.presence_every)
            for room in list(self.backend.rooms.values()):
                room.forget_presence()
                guests = room.seated_here()
                if guests != room.told_here or (guests and tick % ticks == 0):
                    self.bus.publish(Present(room.table.header.id, self.server, guests))
                    room.told_here = guests

    def on_return(self) -> None:
        """The bus was lost: nobody knows what was missed, here or, of what was written here, elsewhere."""
        self.bus.publish(Back())
        self.missed.update(self.backend.loading)
        for room in list(self.backend.rooms.values()):
            if room.in_use:
                self.read_everything_later(room)
            else:
                self.backend.drop_room(room)


def size(room: Room) -> tuple[str, int, int]:
    """The id of a table, and how many entries and lines of chat are here."""
    return room.table.header.id, room.table.length, len(room.chat)


def changes_info(entries: list[LogEntry]) -> bool:
    return any(entry.kind not in POSITION_ONLY for entry in entries)
