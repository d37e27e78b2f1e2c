"""Lists of tables, page by page, from headers and the few entries about seats: no log is read as a whole.

Only a game that is being played is loaded, because its position says who is asked.  A page ends at a table, not at a
number, so tables that are opened or closed meanwhile shift nothing.
"""

import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from itertools import groupby
from operator import attrgetter
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, case, or_, select

from ..registry import all_games, find_game
from . import wire
from .errors import refused_by_http
from .last_touch import is_asleep
from .responses import iso_time, place_infos
from .room import Room
from .rows import LogEntry, TableHeader
from .schema import HOLDERS, LOG, TABLES
from .seating import APPLY_SEAT, Seating
from .settings import Settings
from .store import Store, is_awake

LOGGER = logging.getLogger(__name__)
CURSOR = re.compile(r"([01])-(\d{1,15})-([\w-]{1,24})", re.ASCII)
IS_FINISHED = case((TABLES.c.status == "over", 1), else_=0)

Cursor = tuple[int, int, str]  # of the last table of a page: is it finished, when was it opened, its id


class TableLists:
    """What is listed: from memory where a table is there, else from the store."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        rooms: Mapping[str, Room],
        find_room: Callable[[str], Awaitable[Room]],
    ) -> None:
        self.store = store
        self.settings = settings
        self.rooms = rooms
        self.find_room = find_room

    async def page(self, show: str, guest: str, after: str | None) -> wire.TablePage:
        """Open tables, or those of a guest, newest first; tables that cannot be played here are left out."""
        query = open_tables(self.settings) if show == "open" else tables_of(guest)
        limit = self.settings.lobby_page
        headers = await read_headers(self.store, page_of(query, parse_cursor(after), limit + 1))
        shown = headers[:limit]
        end = cursor_at(shown[-1]) if len(headers) > limit else None
        return wire.TablePage(await self.summaries([header for header in shown if is_playable(header)], guest), end)

    async def summaries(self, headers: list[TableHeader], guest: str) -> list[wire.TableSummary]:
        loaded = {header.id: await self.loaded_room(header) for header in headers}
        cold = await read_seatings(self.store, [header for header in headers if loaded[header.id] is None])
        tables = {seating.header.id: self.summary(seating, guest, set(), []) for seating in cold}
        for room in loaded.values():
            if room is not None:
                match = room.table.match
                asked = match.asked if match is not None else []
                tables[room.table.header.id] = self.summary(room.table, guest, room.online(), asked)
        return [tables[header.id] for header in headers if header.id in tables]

    def summary(self, seating: Seating, guest: str, online: set[str], asked: list[int]) -> wire.TableSummary:
        header = seating.header
        return wire.TableSummary(
            id=header.id,
            game=header.game,
            title=find_game(header.game).title,
            status=seating.status,
            listed=bool(header.listed),
            mine=bool(seating.seats_of(guest)),
            host=bool(guest) and guest == seating.host,
            places=place_infos(seating, guest, online),
            created=iso_time(header.created),
            asked=asked,
            asleep=is_asleep(seating.status, header.touched, self.settings.sleeps_after),
        )

    async def loaded_room(self, header: TableHeader) -> Room | None:
        """A table in memory; one that is being played is loaded if need be, unless it is asleep."""
        if header.status != "playing" or is_asleep(header.status, header.touched, self.settings.sleeps_after):
            return self.rooms.get(header.id)
        try:
            return await self.find_room(header.id)
        except Exception:  # one broken table must not break a list
            LOGGER.exception("Table %s cannot be loaded.", header.id)
            return None


def is_playable(header: TableHeader) -> bool:
    """Does this server know the game, with so many seats?"""
    game = all_games().get(header.game)
    return game is not None and game.least <= header.seats <= game.most


# ---- queries


def open_tables(settings: Settings) -> Select[Any]:
    return select(TABLES).where(TABLES.c.listed == 1, is_awake("waiting", settings))


def tables_of(guest: str) -> Select[Any]:
    held = select(TABLES).join(HOLDERS, HOLDERS.c.table_id == TABLES.c.id)
    return held.where(HOLDERS.c.guest == guest, TABLES.c.status != "closed")


def page_of(query: Select[Any], after: Cursor | None, limit: int) -> Select[Any]:
    """Newest first, and finished tables last."""
    finished, created, table_id = IS_FINISHED, TABLES.c.created, TABLES.c.id
    if after is not None:
        older = or_(created < after[1], and_(created == after[1], table_id < after[2]))
        query = query.where(or_(finished > after[0], and_(finished == after[0], older)))
    return query.order_by(finished, created.desc(), table_id.desc()).limit(limit)


def parse_cursor(after: str | None) -> Cursor | None:
    if after is None:
        return None
    parts = CURSOR.fullmatch(after)
    if parts is None:
        raise refused_by_http(400, "'after' is what 'next' was in the page before.")
    return int(parts[1]), int(parts[2]), parts[3]


def cursor_at(header: TableHeader) -> str:
    return f"{int(header.status == 'over')}-{header.created}-{header.id}"


async def read_headers(store: Store, query: Select[Any]) -> list[TableHeader]:
    async with store.engine.connect() as connection:
        return [TableHeader(*row) for row in await connection.execute(query)]


async def read_seatings(store: Store, headers: list[TableHeader]) -> list[Seating]:
    """Who sits at these tables: two queries, however many they are."""
    if not headers:
        return []
    seatings = {header.id: Seating(header, {}) for header in headers}
    query = (
        select(LOG.c.table_id, LOG.c.number, LOG.c.kind, LOG.c.seat, LOG.c.value, LOG.c.who)
        .where(LOG.c.table_id.in_(seatings), LOG.c.kind.in_(APPLY_SEAT))
        .order_by(LOG.c.table_id, LOG.c.number)
    )
    async with store.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    for table_id, entries in groupby(rows, key=attrgetter("table_id")):
        seatings[table_id].apply_seats([LogEntry(*row[1:]) for row in entries])
    names = await store.guest_names({guest for seating in seatings.values() for guest in seating.guests()})
    for seating in seatings.values():
        seating.names = names
    return list(seatings.values())


async def seatings_of(store: Store, guest: str, are: ColumnElement[bool]) -> list[Seating]:
    """Those tables of a guest for which a condition holds."""
    return await read_seatings(store, await read_headers(store, tables_of(guest).where(are)))
