"""The house: all tables, who looks at them, and what is done with a command.

A command is checked behind the door of its table and written, and only then folded in, acknowledged and shown to
anybody.  If it cannot be written the table is forgotten and read again from the log.
"""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any
from unicodedata import category

from msgspec.structs import astuple
from sqlalchemy import select, update

from ..core.state import SPECTATOR
from ..registry import find_game
from . import wire
from .entries import ChatRow, Entry, Header
from .errors import Conflict, Refused, nobody, unknown_table
from .guests import guest_in
from .info import table_info
from .jobs import Done, Job, Statement, log_rows
from .opening import again, new_table
from .room import Room
from .store import (
    GUESTS,
    INSERT_CHAT,
    INSERT_GUEST,
    INSERT_HOLDER,
    INSERT_LOG,
    INSERT_TABLE,
    TABLES,
    Store,
    set_status,
)
from .table import Table
from .thinkers import Question, Thinkers

LOG = logging.getLogger(__name__)
ID_BYTES = 9  # of the names of tables and guests
KEPT_TABLES = 2_000  # in memory; any other is read from the log when it is wanted
LISTED = 50
STATUS = {"start": "playing", "over": "over"}  # what a table is after such an entry
QUIET = {"word", "unsay"}  # entries that change nothing of what all are told of a table


class House:
    """Everything a request can ask for."""

    def __init__(self, store: Store, thinkers: Thinkers, kept: int = KEPT_TABLES) -> None:
        self.store = store
        self.thinkers = thinkers
        self.kept = kept
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.guests: set[str] = set()  # known to be in the store
        self.cookie_key = ""

    async def open(self) -> None:
        await self.store.open()
        self.cookie_key = await self.store.secret(secrets.token_hex(32))
        for table_id in await self.store.playing_tables():
            try:
                await self.room(table_id)
            except Exception:  # one table that cannot be read does not close the house
                LOG.exception("Table %s cannot be read.", table_id)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.close()
        await self.store.close()

    # ---- guests

    async def me(self, guest: str) -> wire.Me:
        name = await self.store.guest_name(guest) if guest else None
        return wire.Me("", "") if name is None else wire.Me(guest, name)

    async def rename(self, guest: str, name: str) -> wire.Me:
        """A guest's first name, or another one."""
        tidy = " ".join(name.split())
        if not tidy or not tidy.isprintable():
            raise Refused(422, "bad_name")
        if not guest or await self.store.guest_name(guest) is None:
            guest = secrets.token_urlsafe(ID_BYTES)
            await self.store.write((INSERT_GUEST, [(guest, tidy)]))
        else:
            await self.store.write((update(GUESTS).where(GUESTS.c.id == guest).values(name=tidy), []))
        self.call(guest, tidy)
        return wire.Me(guest, tidy)

    def call(self, guest: str, name: str) -> None:
        """A guest is called so from now on, at all tables."""
        for room in self.rooms.values():
            if guest in room.table.names:
                room.table.call(guest, name)
                room.announce(table_changed=True)

    async def known(self, guest: str) -> str:
        """The guest who commands something; a stranger is asked for a name first."""
        if guest not in self.guests:
            if not guest or await self.store.guest_name(guest) is None:
                raise nobody()
            self.guests.add(guest)
        return guest

    # ---- tables

    async def room(self, table_id: str) -> Room:
        """A table, from memory or from the log."""
        if table_id in self.rooms:
            self.rooms.move_to_end(table_id)
            return self.rooms[table_id]
        if table_id not in self.loading:
            self.loading[table_id] = asyncio.create_task(self.load(table_id))
        try:
            return await asyncio.shield(self.loading[table_id])
        finally:
            self.loading.pop(table_id, None)

    async def load(self, table_id: str) -> Room:
        header = await self.store.header(table_id)
        if header is None:
            raise unknown_table(table_id)
        check_version(header)
        entries, chat = await self.store.log(table_id), await self.store.chat(table_id)
        table = Table(header, await self.names({entry.who for entry in entries if entry.who}))  # last: they may change
        table.replay(entries)
        room = Room(table, chat)
        self.keep(room)
        self.wake_bots(room)
        return room

    @asynccontextmanager
    async def held(self, table_id: str) -> AsyncIterator[Room]:
        """A table behind its door."""
        room = await self.take(table_id)
        try:
            yield room
        finally:
            room.door.leave()

    async def take(self, table_id: str) -> Room:
        """A table with its door shut.  One that was forgotten while somebody waited at its door is read again."""
        while True:
            room = await self.room(table_id)
            await room.door.enter()
            if self.rooms.get(table_id) is room:
                return room
            room.door.leave()

    async def names(self, guests: set[str]) -> dict[str, str]:
        query = select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.id.in_(guests))
        async with self.store.engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    def keep(self, room: Room) -> None:
        """Remember a table; put away those unused for longest that nobody looks at."""
        self.rooms[room.table.header.id] = room
        if len(self.rooms) > self.kept:
            idle = [table_id for table_id, other in self.rooms.items() if other is not room and not other.busy]
            for table_id in idle[: len(self.rooms) - self.kept]:
                del self.rooms[table_id]

    async def open_table(self, guest: str, opening: wire.Opening) -> Room:
        """A new table."""
        name = (await self.me(guest)).name
        table, entries = new_table(secrets.token_urlsafe(ID_BYTES), guest, name, opening)
        header = table.header
        await self.store.write(
            (INSERT_TABLE, [astuple(header)]),
            (INSERT_LOG, log_rows(header.id, entries)),
            (INSERT_HOLDER, [(guest, header.id)]),
        )
        room = Room(table, [])
        self.keep(room)
        self.wake_bots(room)
        return room

    async def told(self, table_id: str, guest: str) -> wire.TableInfo | None:
        """What a list tells a guest about a table; nothing if it cannot be read."""
        try:
            return table_info(await self.room(table_id), guest)
        except Refused:  # begun under other rules
            return None
        except Exception:  # one table that cannot be read does not spoil a list of them
            LOG.exception("Table %s cannot be read.", table_id)
            return None

    async def command(self, table_id: str, entries_for: Callable[[Table], list[Entry]], holder: str = "") -> Room:
        """Check, write, fold in, and only then tell anybody.  `holder` gets the table among its own."""
        room = await self.take(table_id)
        try:
            table, wish = room.table, room.table.wish
            entries = entries_for(table)
            if entries:
                await self.write(room, entries, holder)
                table.apply(entries)
            told_to_all = not entries or any(entry.kind not in QUIET for entry in entries)
        finally:
            room.door.leave()
        room.announce(table_changed=told_to_all or wish is not table.wish)
        self.wake_bots(room)
        return room

    async def write(self, room: Room, entries: list[Entry], holder: str) -> None:
        table_id = room.table.header.id
        statements = rows_for(table_id, entries)
        if holder and not await self.store.has_sat(holder, table_id):
            statements.append((INSERT_HOLDER, [(holder, table_id)]))
            room.table.call(holder, (await self.me(holder)).name)
        await self.commit(room, *statements)

    async def commit(self, room: Room, *statements: Statement) -> None:
        try:
            await self.store.write(*statements)
        except BaseException as error:
            self.forget(room)
            if isinstance(error, Conflict):
                raise Refused(409, "quicker") from error
            raise

    def guest(self, cookies: bytes) -> str:
        """The guest that the cookies of a request name; an empty string for a stranger."""
        return guest_in(self.cookie_key, cookies)

    def submit(self, table_id: str, entries: list[Entry], done: Done) -> None:
        """Have entries written; `done` is called when they are on disk, or cannot be."""
        self.store.submit(Job(rows_for(table_id, entries), done))

    def forget(self, room: Room) -> None:
        """What is in memory may not be what is on disk: those who look on are connected anew and get that."""
        self.rooms.pop(room.table.header.id, None)
        for viewer in room.viewers:
            viewer.lost = True
            viewer.news.set()

    # ---- bots

    def wake_bots(self, room: Room) -> None:
        """Let the bots that are asked think, each in its own task."""
        for seat in room.table.asked_bots():
            if seat not in room.thinking:
                room.thinking.add(seat)
                self.do(self.let_think(room, seat))

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something that nobody waits for."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def let_think(self, room: Room, seat: int) -> None:
        """Answer for a bot as long as it is asked."""
        table_id = room.table.header.id
        try:
            while self.rooms.get(table_id) is room and seat in room.table.asked_bots():
                question = Question(room.table, seat)
                code = await self.thinkers.answer(question)
                with suppress(Refused):  # a word was taken back meanwhile, or the seat
                    await self.command(table_id, partial(bot_move, seat=seat, turn=question.turn, code=code))
        except Exception:
            LOG.exception("The bot of seat %d failed at table %s.", seat, table_id)
        finally:
            room.thinking.discard(seat)

    # ---- talk, rematch, lists

    async def say(self, table_id: str, guest: str, text: str) -> None:
        name = (await self.me(guest)).name
        text = " ".join(text.split())
        if not text or any(category(sign) == "Cc" for sign in text):
            raise Refused(422, "bad_chat")
        async with self.held(table_id) as room:
            seats = room.table.seats_of(guest)
            row = ChatRow(
                len(room.chat), guest, name, seats[0] if seats else SPECTATOR, text, time.time_ns() // 1_000_000
            )
            await self.commit(room, (INSERT_CHAT, [(table_id, *astuple(row))]))
            room.chat.append(row)
        room.announce()

    async def rematch(self, table_id: str, guest: str) -> Room:
        """The same people at a new table; the second who asks comes to the one that the first has opened."""
        async with self.held(table_id) as room:
            table = room.table
            if table.status != "over":
                raise Refused(409, "not_over")
            if not table.seats_of(guest):
                raise Refused(403, "never_sat")
            if table.header.rematch is not None:
                return await self.room(table.header.rematch)
            follows = await self.open_table(guest, again(table, guest))
            rematch = follows.table.header.id
            await self.commit(room, (update(TABLES).where(TABLES.c.id == table_id).values(rematch=rematch), []))
            table.header.rematch = rematch
        room.announce(table_changed=True)
        return follows

    async def tables(self, show: str, guest: str) -> list[wire.TableInfo]:
        ids = await (self.store.open_tables(LISTED) if show == "open" else self.store.tables_of(guest, LISTED))
        tables = await asyncio.gather(*[self.told(table_id, guest) for table_id in ids])
        return [table for table in tables if table is not None]


def check_version(header: Header) -> None:
    """A game goes on under the rules it was begun with, or not at all."""
    now = find_game(header.game).version
    if header.version != now:
        raise Refused(409, "other_version", theirs=header.version, ours=now, game=header.game)


def rows_for(table_id: str, entries: list[Entry]) -> list[Statement]:
    """What is written for some entries of a log."""
    ends = [set_status(table_id, STATUS[entry.kind]) for entry in entries if entry.kind in STATUS]
    return [(INSERT_LOG, log_rows(table_id, entries)), *ends]


def bot_move(table: Table, seat: int, turn: str, code: int) -> list[Entry]:
    return table.bot_move(seat, turn, code)
