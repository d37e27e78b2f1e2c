"""New tables, and tables for playing again."""

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import TYPE_CHECKING

from msgspec.structs import astuple

from ..core.seats import SPECTATOR
from . import wire
from .errors import Refused
from .new_table import create_table, kept_seats, rematch_opening
from .room import Room
from .store import INSERT_HOLDER, INSERT_LOG, INSERT_TABLE, entry_statements
from .write_job import Statement, log_rows

if TYPE_CHECKING:
    from .game_server import GameServer

LOG = logging.getLogger(__name__)
ID_BYTES = 9  # of the ids of tables and guests


class Openings:
    """Opens the tables of a server."""

    def __init__(self, server: "GameServer") -> None:
        self.server = server

    async def open_table(self, guest: str, opening: wire.Opening) -> Room:
        async with self.server.guests.lock(guest):
            room, statements = await self.new_table(guest, opening, {})
            async with self.opening(room, opening):
                await self.server.store.write(*statements)
        return room

    async def new_table(self, guest: str, opening: wire.Opening, kept: dict[int, str]) -> tuple[Room, list[Statement]]:
        """A table, and what has to be written.  The guest's lock is held.

        `kept`: by open seat, the guest who alone may sit there.
        """
        await self.server.guests.check_opening(guest, opening)
        names = await self.server.store.guest_names({guest, *kept.values()})
        table, entries = create_table(secrets.token_urlsafe(ID_BYTES), guest, names, opening, kept)
        header = table.header
        await self.server.capacity.tables.admit()
        return Room(table, [], self.server.settings), [
            (INSERT_TABLE, [astuple(header)]),
            (INSERT_LOG, log_rows(header.id, entries)),
            (INSERT_HOLDER, [(guest, header.id)]),
        ]

    @asynccontextmanager
    async def opening(self, room: Room, opening: wire.Opening) -> AsyncIterator[None]:
        """A new table is written in this context, and is there when it was."""
        await self.server.bus.follow(room.table.header.id)
        try:
            async with self.server.games.admit(room.table) if opening.start else nullcontext():
                yield
        except BaseException:
            self.server.bus.unfollow(room.table.header.id)
            raise
        LOG.info("A table was opened.", extra={"table": room.table.header.id, "guest": room.table.header.host})
        room.look()
        self.server.add_room(room)
        self.server.sync.announce(room, [])
        self.server.start_bots(room)

    async def rematch(self, table_id: str, guest: str) -> Room:
        """A new table for the same guests; all who ask after the first get the table that the first has opened."""

        async def act(room: Room) -> str:
            table = room.table
            if table.status != "over":
                raise Refused(409, "not_over")
            if not table.seats_of(guest):
                raise Refused(403, "never_sat")
            if table.header.rematch is not None:
                existing = await self.server.room(table.header.rematch)
                if existing.table.status != "closed":
                    return table.header.rematch
            opening = rematch_opening(table, guest)
            opened, statements = await self.new_table(guest, opening, kept_seats(table, guest))
            entries = [table.entry("rematch", SPECTATOR, who=opened.table.header.id)]
            async with self.opening(opened, opening):
                await self.server.write(room, *statements, *entry_statements(table.header, entries))
            self.server.apply_written(room, entries)
            return opened.table.header.id

        async with self.server.guests.lock(guest):
            return await self.server.room(await self.server.act_at(table_id, act))
