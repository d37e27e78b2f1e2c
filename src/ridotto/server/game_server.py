"""The game server: all tables in memory, their viewers, and the execution of commands.

A command is checked under the lock of its table and written; only then it is applied, acknowledged and shown.  If it
cannot be written, the table is dropped from memory and reloaded from the log.
"""

import asyncio
import logging
import re
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from msgspec.structs import astuple
from sqlalchemy import update
from sqlalchemy.exc import SQLAlchemyError

from ..core.errors import RidottoError
from . import wire
from .bot_players import BotPlayers
from .bus import Appended, Bus, Said
from .capacity import Capacity
from .chat import next_line
from .counsel import Counsel
from .errors import Conflict, DatabaseLost, Refused, nobody, other_version, refused_for, unknown_table
from .guest_tables import GuestTables
from .openings import ID_BYTES, Openings
from .plain_text import tidy_name
from .questions import Bots
from .room import Room
from .rows import ChatRow, LogEntry
from .running_games import RunningGames
from .schema import GUESTS
from .settings import Settings
from .store import (
    INSERT_CHAT,
    INSERT_GUEST,
    INSERT_HOLDER,
    Store,
    delete_holder,
    entry_statements,
    set_version,
)
from .table import Table
from .table_lists import TableLists, is_playable
from .table_sync import TableSync, changes_info
from .upgrade import due_entries
from .write_job import OnDone, Statement, WriteJob

LOG = logging.getLogger(__name__)
TABLE_ID = re.compile(r"[\w-]{1,24}", re.ASCII)
Done = TypeVar("Done")
MakeEntries = Callable[[Table], list[LogEntry]]


class GameServer:
    """Everything that a request can ask for."""

    def __init__(self, store: Store, bots: Bots, settings: Settings, bus: Bus | None = None) -> None:
        self.store = store
        self.bots = bots
        self.settings = settings
        self.rooms: OrderedDict[str, Room] = OrderedDict()  # least recently used first
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.known_guests: set[str] = set()  # cached: they are in the store
        self.bus = bus or Bus()
        self.counsel = Counsel(bots, self.spawn, self.bus, settings)
        self.sync = TableSync(self, store, self.bus, settings)
        self.bot_players = BotPlayers(self, bots, self.bus, settings)
        self.games = RunningGames(store, settings)
        self.guests = GuestTables(store, settings)
        self.lists = TableLists(store, settings, self.rooms, self.find_room)
        self.capacity = Capacity(store, settings)
        self.openings = Openings(self)
        self.is_shared = self.bus.is_shared
        self.cookie_key = ""

    async def open(self) -> None:
        await self.store.open()
        await self.sync.open()
        self.cookie_key = await self.store.cookie_key(secrets.token_hex(32))
        self.spawn(self.wake_bots())

    async def wake_bots(self) -> None:
        """Load the tables where bots were asked when the last server stopped.  Others wake when somebody asks."""
        for table_id in await self.store.tables_of_bots(self.settings):
            try:
                await self.room(table_id)
            except (Refused, SQLAlchemyError) as error:  # somebody's next look tries again
                LOG.warning("Table %s cannot be loaded: %s", table_id, error)
            except Exception:  # one broken table must not keep the others from going on
                LOG.exception("Table %s cannot be loaded.", table_id)

    def parts(self) -> list[tuple[str, Callable[[], Awaitable[object]]]]:
        """What games cannot go on without, in words, and how to find out whether it answers."""
        return [("the database", self.store.check)]

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, *self.loading.values(), return_exceptions=True)
        self.bots.close()
        await self.bus.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task in the background; it is cancelled when the server closes."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # ---- guests

    async def me(self, guest: str) -> wire.Me:
        name = await self.store.guest_name(guest) if guest else None
        return wire.Me("", "") if name is None else wire.Me(guest, name)

    async def rename(self, guest: str, name: str) -> wire.Me:
        """Rename a guest, or create one."""
        tidy = tidy_name(name)
        known = await self.store.guest_name(guest) if guest else None
        if known is None:
            await self.capacity.guests.admit()
            guest = secrets.token_urlsafe(ID_BYTES)
            await self.store.write((INSERT_GUEST, [(guest, tidy)]))
            LOG.info("A guest has come.", extra={"guest": guest})
        elif known != tidy:
            async with self.guests.lock(guest):
                await self.guests.check_name(guest, tidy)
                await self.store.write((update(GUESTS).where(GUESTS.c.id == guest).values(name=tidy), []))
        self.sync.rename(guest, tidy)
        return wire.Me(guest, tidy)

    async def require_guest(self, guest: str) -> str:
        """The guest, if it has a name; else the request is refused."""
        if guest not in self.known_guests:
            if not guest or await self.store.guest_name(guest) is None:
                raise nobody()
            if len(self.known_guests) >= self.settings.max_counted:
                self.known_guests.clear()
            self.known_guests.add(guest)
        return guest

    # ---- tables in memory

    async def room(self, table_id: str) -> Room:
        """A table that somebody looks at: its bots go on."""
        room = await self.find_room(table_id)
        await self.sync.check(room)
        while not self.is_loaded(room):  # dropped meanwhile
            room = await self.find_room(table_id)
        room.look()
        self.start_bots(room)
        return room

    async def find_room(self, table_id: str) -> Room:
        """A table, from memory or loaded from the log."""
        if table_id in self.rooms:
            self.rooms.move_to_end(table_id)
            return self.rooms[table_id]
        if table_id not in self.loading:
            task = self.loading[table_id] = asyncio.create_task(self.load_room(table_id))
            task.add_done_callback(lambda done: self.loading.pop(table_id))  # not before: a waiter may be cancelled
        return await asyncio.shield(self.loading[table_id])

    async def load_room(self, table_id: str) -> Room:
        try:
            table, chat = await self.read_table(table_id)
            while not await self.upgrade_table(table):  # another server was quicker
                table, chat = await self.read_table(table_id)
        except BaseException:
            self.bus.unfollow(table_id)
            raise
        room = self.add_room(Room(table, chat, self.settings))
        await self.sync.finish_loading(room)
        return room

    async def upgrade_table(self, table: Table) -> bool:
        """Write what follows for a game from rules that are newer than it; False if its log has grown meanwhile."""
        try:
            while entries := due_entries(table):
                version = set_version(table.header.id, table.game.version)
                await self.store.write(*entry_statements(table.header, entries), version)
                table.apply(entries)
                self.bus.publish(Appended(table.header.id, entries))
        except Conflict:
            return False
        return True

    async def read_table(self, table_id: str) -> tuple[Table, list[ChatRow]]:
        if TABLE_ID.fullmatch(table_id) is None:
            raise unknown_table(table_id)
        header = await self.store.header(table_id)
        if header is None:
            raise unknown_table(table_id)
        if not is_playable(header):
            raise other_version(header.version, header.game)
        await self.bus.follow(table_id)
        entries, chat = await self.store.log(table_id), await self.store.chat(table_id)
        guests = {header.host, *[entry.who for entry in entries if entry.who]}
        table = Table(header, await self.store.guest_names(guests))  # last, as a name may change meanwhile
        table.replay(entries)
        return table, chat

    def add_room(self, room: Room) -> Room:
        """Keep a table in memory, evict those least recently used, and start its bots."""
        self.rooms[room.table.header.id] = room
        self.sync.leave_bots(room)
        if len(self.rooms) > self.settings.max_rooms:
            unused = [table_id for table_id, other in self.rooms.items() if other is not room and not other.in_use]
            for table_id in unused[: len(self.rooms) - self.settings.max_rooms]:
                self.drop_room(self.rooms[table_id])
        return room

    def drop_room(self, room: Room) -> None:
        """Drop a table whose state in memory may differ from that on disk; its viewers have to reconnect."""
        if self.is_loaded(room):
            del self.rooms[room.table.header.id]
            self.bus.unfollow(room.table.header.id)
        for viewer in room.viewers:
            viewer.must_reconnect = True
            viewer.fall_behind()

    async def acquire_room(self, table_id: str) -> Room:
        """A table with its lock acquired.  A table that was dropped while we waited is reloaded."""
        while True:
            room = await self.find_room(table_id)
            await room.lock.acquire()
            if self.rooms.get(table_id) is room:
                return room
            room.lock.release()

    # ---- commands

    async def execute(self, table_id: str, make_entries: MakeEntries, holder: str = "") -> Room:
        """Run the command of a person.  The table is added to the list of `holder`."""
        await self.room(table_id)
        return await self.run_command(table_id, make_entries, holder)

    async def sit(self, table_id: str, guest: str, make_entries: MakeEntries) -> Room:
        """Let a guest take a seat, if it holds not too many and nobody there is called alike."""
        async with self.guests.lock(guest):
            await self.guests.check_sitting(guest)
            name = (await self.me(guest)).name

            def sit_down(table: Table) -> list[LogEntry]:
                table.check_name(guest, name)
                return make_entries(table)

            return await self.execute(table_id, sit_down, holder=guest)

    async def start_game(self, table_id: str, guest: str) -> Room:
        async with self.games.admit((await self.room(table_id)).table):
            return await self.execute(table_id, lambda table: table.start(guest))

    async def run_command(self, table_id: str, make_entries: MakeEntries, holder: str = "") -> Room:
        """Check, write, apply, and only then notify the viewers and the other servers."""

        async def act(room: Room) -> Room:
            entries = await self.checked_entries(room, make_entries)
            await self.write_entries(room, entries, holder)
            self.apply_written(room, entries)
            return room

        room = await self.act_at(table_id, act)
        self.start_bots(room)
        return room

    async def act_at(self, table_id: str, act: Callable[[Room], Awaitable[Done]]) -> Done:
        """Do something at a table under its lock.  If another server writes first, read on and do it again."""
        for _ in range(self.settings.write_tries):
            room = await self.acquire_room(table_id)
            try:
                if room.is_behind:
                    await self.sync.read_on(room)
                return await act(room)
            except Conflict:
                self.sync.note_conflict(room)
            finally:
                self.sync.release(room)
        raise Refused(409, "quicker")

    async def checked_entries(self, room: Room, make_entries: MakeEntries) -> list[LogEntry]:
        """The entries of a command; it is refused only by the latest state of the table."""
        try:
            return make_entries(room.table)
        except (Refused, RidottoError):
            if not await self.sync.has_read_on(room):
                raise
        return make_entries(room.table)

    def apply_written(self, room: Room, entries: list[LogEntry]) -> None:
        room.table.apply(entries)
        self.sync.announce(room, entries)
        room.notify_viewers(table_changed=changes_info(entries))

    async def write_entries(self, room: Room, entries: list[LogEntry], holder: str) -> None:
        table_id = room.table.header.id
        statements = entry_statements(room.table.header, entries)
        if holder and not await self.store.has_sat(holder, table_id):
            statements.append((INSERT_HOLDER, [(holder, table_id)]))
            room.table.rename(holder, (await self.me(holder)).name)
        statements += [delete_holder(guest, table_id) for guest in room.table.leaving(entries)]
        await self.write(room, *statements)

    async def write(self, room: Room, *statements: Statement) -> None:
        try:
            await self.store.write(*statements)
        except BaseException as error:
            if isinstance(error, Conflict):
                raise
            self.drop_room(room)
            if isinstance(error, DatabaseLost):
                raise refused_for(error) from error
            raise

    def submit_entries(self, table: Table, entries: list[LogEntry], on_done: OnDone) -> None:
        """Queue entries for writing; `on_done` is called when they are on disk, or cannot be written."""
        self.store.submit(WriteJob(entry_statements(table.header, entries), on_done))

    def announce(self, room: Room, entries: list[LogEntry]) -> None:
        self.sync.announce(room, entries)

    def note_conflict(self, room: Room) -> None:
        self.sync.note_conflict(room)

    def release(self, room: Room) -> None:
        self.sync.release(room)

    # ---- bots

    def start_bots(self, room: Room) -> None:
        self.bot_players.start(room)

    def is_loaded(self, room: Room) -> bool:
        return self.rooms.get(room.table.header.id) is room

    # ---- opening, chat, rematch, lists

    async def open_table(self, guest: str, opening: wire.Opening) -> Room:
        return await self.openings.open_table(guest, opening)

    async def rematch(self, table_id: str, guest: str) -> Room:
        return await self.openings.rematch(table_id, guest)

    async def chat(self, table_id: str, guest: str, text: str) -> None:
        name = (await self.me(guest)).name

        async def act(room: Room) -> None:
            row = next_line(room, guest, name, text, self.settings)
            try:
                await self.write(room, (INSERT_CHAT, [(table_id, *astuple(row))]))
            except Conflict:
                room.misses_chat = True
                raise
            room.chat.append(row)
            self.bus.publish(Said(table_id, len(room.chat)))
            room.notify_viewers()

        await self.room(table_id)
        await self.act_at(table_id, act)
