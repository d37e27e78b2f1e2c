"""The game server: all tables in memory, their viewers, and the execution of commands.

A command is checked under the lock of its table and written; only then it is applied, acknowledged and shown.  If it
cannot be written, the table is dropped from memory and reloaded from the log.
"""

import asyncio
import logging
import re
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, nullcontext
from typing import Any

from msgspec.structs import astuple
from sqlalchemy import update
from sqlalchemy.exc import SQLAlchemyError

from . import wire
from .bot_players import BotPlayers
from .bot_pool import BotPool
from .capacity import Capacity
from .chat import next_line
from .counsel import Counsel
from .errors import Conflict, DatabaseLost, Refused, nobody, other_version, refused_write, unknown_table
from .guest_tables import GuestTables
from .last_touch import today
from .new_table import create_table, kept_seats, rematch_opening
from .plain_text import tidy_name
from .room import Room
from .rows import ChatRow, LogEntry
from .running_games import RunningGames
from .schema import GUESTS, TABLES
from .settings import Settings
from .store import (
    INSERT_CHAT,
    INSERT_GUEST,
    INSERT_HOLDER,
    INSERT_LOG,
    INSERT_TABLE,
    Store,
    delete_holder,
    set_status,
    set_touched,
    set_version,
)
from .table import Table
from .table_lists import TableLists, is_playable
from .upgrade import due_entries
from .write_job import OnDone, Statement, WriteJob, log_rows

LOG = logging.getLogger(__name__)
ID_BYTES = 9  # of the ids of tables and guests
TABLE_ID = re.compile(r"[\w-]{1,24}", re.ASCII)
STATUS_AFTER = {"start": "playing", "over": "over", "close": "closed"}  # by kind of entry
MakeEntries = Callable[[Table], list[LogEntry]]
POSITION_ONLY = {"word", "unsay"}  # kinds of entries that change the position, and nothing of the table's info


class GameServer:
    """Everything that a request can ask for."""

    def __init__(self, store: Store, bots: BotPool, settings: Settings) -> None:
        self.store = store
        self.bots = bots
        self.settings = settings
        self.rooms: OrderedDict[str, Room] = OrderedDict()  # least recently used first
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.known_guests: set[str] = set()  # cached: they are in the store
        self.counsel = Counsel(bots, self.spawn, settings)
        self.bot_players = BotPlayers(self, bots, settings)
        self.games = RunningGames(store, settings)
        self.guests = GuestTables(store, settings)
        self.lists = TableLists(store, settings, self.rooms, self.find_room)
        self.capacity = Capacity(store, settings)
        self.cookie_key = ""

    async def open(self) -> None:
        await self.store.open()
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
        for room in self.rooms.values():
            if guest in room.table.names:
                room.table.rename(guest, tidy)
                room.notify_viewers(table_changed=True)
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
        table, chat = await self.read_table(table_id)
        while not await self.upgrade_table(table):  # another server was quicker
            table, chat = await self.read_table(table_id)
        return self.add_room(Room(table, chat, self.settings))

    async def upgrade_table(self, table: Table) -> bool:
        """Write what follows for a game from rules that are newer than it; False if its log has grown meanwhile."""
        try:
            while entries := due_entries(table):
                version = set_version(table.header.id, table.game.version)
                await self.store.write(*entry_statements(table, entries), version)
                table.apply(entries)
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
        entries, chat = await self.store.log(table_id), await self.store.chat(table_id)
        guests = {header.host, *[entry.who for entry in entries if entry.who and entry.kind != "nonce"]}
        table = Table(header, await self.store.guest_names(guests))  # last, as a name may change meanwhile
        table.replay(entries)
        return table, chat

    def add_room(self, room: Room) -> Room:
        """Keep a table in memory, evict those least recently used, and start its bots."""
        self.rooms[room.table.header.id] = room
        if len(self.rooms) > self.settings.max_rooms:
            unused = [table_id for table_id, other in self.rooms.items() if other is not room and not other.in_use]
            for table_id in unused[: len(self.rooms) - self.settings.max_rooms]:
                del self.rooms[table_id]
        self.start_bots(room)
        return room

    def drop_room(self, room: Room) -> None:
        """Drop a table whose state in memory may differ from that on disk; its viewers have to reconnect."""
        self.rooms.pop(room.table.header.id, None)
        for viewer in room.viewers:
            viewer.must_reconnect = True
            viewer.fall_behind()

    @asynccontextmanager
    async def locked_room(self, table_id: str) -> AsyncIterator[Room]:
        room = await self.acquire_room(table_id)
        try:
            yield room
        finally:
            room.lock.release()

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
        """Check, write, apply, and only then notify the viewers."""
        room = await self.acquire_room(table_id)
        try:
            table, wish = room.table, room.table.wish
            entries = make_entries(table)
            if entries:
                await self.write_entries(room, entries, holder)
                table.apply(entries)
            info_changed = not entries or any(entry.kind not in POSITION_ONLY for entry in entries)
        finally:
            room.lock.release()
        room.notify_viewers(table_changed=info_changed or wish is not table.wish)
        self.start_bots(room)
        return room

    async def write_entries(self, room: Room, entries: list[LogEntry], holder: str) -> None:
        table_id = room.table.header.id
        statements = entry_statements(room.table, entries)
        if holder and not await self.store.has_sat(holder, table_id):
            statements.append((INSERT_HOLDER, [(holder, table_id)]))
            room.table.rename(holder, (await self.me(holder)).name)
        statements += [delete_holder(guest, table_id) for guest in room.table.leaving(entries)]
        await self.write(room, *statements)

    async def write(self, room: Room, *statements: Statement) -> None:
        try:
            await self.store.write(*statements)
        except BaseException as error:
            self.drop_room(room)
            if isinstance(error, Conflict | DatabaseLost):
                raise refused_write(error) from error
            raise

    def submit_entries(self, table: Table, entries: list[LogEntry], on_done: OnDone) -> None:
        """Queue entries for writing; `on_done` is called when they are on disk, or cannot be written."""
        self.store.submit(WriteJob(entry_statements(table, entries), on_done))

    # ---- bots

    def start_bots(self, room: Room) -> None:
        self.bot_players.start(room)

    def is_loaded(self, room: Room) -> bool:
        return self.rooms.get(room.table.header.id) is room

    # ---- opening, chat, rematch, lists

    async def open_table(self, guest: str, opening: wire.Opening) -> Room:
        async with self.guests.lock(guest):
            return await self.open_locked(guest, opening, {})

    async def open_locked(self, guest: str, opening: wire.Opening, kept: dict[int, str]) -> Room:
        """Open a table; the guest's lock is held.  `kept`: by open seat, the guest who alone may sit there."""
        await self.guests.check_opening(guest, opening)
        names = await self.store.guest_names({guest, *kept.values()})
        table, entries = create_table(secrets.token_urlsafe(ID_BYTES), guest, names, opening, kept)
        header = table.header
        await self.capacity.tables.admit()
        async with self.games.admit(table) if opening.start else nullcontext():
            await self.store.write(
                (INSERT_TABLE, [astuple(header)]),
                (INSERT_LOG, log_rows(header.id, entries)),
                (INSERT_HOLDER, [(guest, header.id)]),
            )
        room = Room(table, [], self.settings)
        room.look()
        LOG.info("A table was opened.", extra={"table": header.id, "guest": guest})
        return self.add_room(room)

    async def chat(self, table_id: str, guest: str, text: str) -> None:
        name = (await self.me(guest)).name
        async with self.locked_room(table_id) as room:
            row = next_line(room, guest, name, text, self.settings)
            await self.write(room, (INSERT_CHAT, [(table_id, *astuple(row))]))
            room.chat.append(row)
        room.notify_viewers()

    async def rematch(self, table_id: str, guest: str) -> Room:
        """A new table for the same guests; all who ask after the first get the table that the first has opened."""
        async with self.guests.lock(guest), self.locked_room(table_id) as room:
            table = room.table
            if table.status != "over":
                raise Refused(409, "not_over")
            if not table.seats_of(guest):
                raise Refused(403, "never_sat")
            if table.header.rematch is not None:
                existing = await self.room(table.header.rematch)
                if existing.table.status != "closed":
                    return existing
            opened = await self.open_locked(guest, rematch_opening(table, guest), kept_seats(table, guest))
            rematch = opened.table.header.id
            await self.write(room, (update(TABLES).where(TABLES.c.id == table_id).values(rematch=rematch), []))
            table.header.rematch = rematch
        room.notify_viewers(table_changed=True)
        return opened


def entry_statements(table: Table, entries: list[LogEntry]) -> list[Statement]:
    """The statements that write entries of a log, and what of the header follows from them."""
    table_id, day = table.header.id, today()
    statements: list[Statement] = [(INSERT_LOG, log_rows(table_id, entries))]
    statements += [set_status(table_id, STATUS_AFTER[entry.kind]) for entry in entries if entry.kind in STATUS_AFTER]
    if table.header.touched != day:
        statements.append(set_touched(table_id, day))
        table.header.touched = day
    return statements
