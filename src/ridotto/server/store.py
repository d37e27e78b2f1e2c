"""Storage: a table is its header and its log, nothing else.

The key of a log entry is (table, number), so two writers can never both append entry n.  Reads run concurrently; all
writes go through one writer thread.  The SQL is common to SQLite and PostgreSQL.
"""

import asyncio
from contextlib import suppress
from functools import partial

from sqlalchemy import URL, ColumnElement, Executable, and_, delete, func, insert, select, tuple_, update

from .database import parse_url, read_engine, upgrade_schema, write_engine
from .errors import Conflict
from .last_touch import today
from .rows import ChatRow, LogEntry, TableHeader
from .schema import CHAT, GUESTS, HOLDERS, KEYS, LOG, TABLES
from .settings import Settings
from .write_job import Statement, WriteJob, log_rows
from .writer import Writer

STATUS_AFTER = {"start": "playing", "over": "over", "close": "closed"}  # by kind of entry
MAX_LOOKED_AT = 500  # tables in one query
SEAT_KINDS = ("sit", "stand", "resign")  # kinds of entries that say whether a guest still plays a seat


def resolve_future(future: asyncio.Future[None], error: Exception | None) -> None:
    """Set the result of a future, unless it was cancelled meanwhile."""
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


class Store:
    """The database."""

    def __init__(self, url: str | URL) -> None:
        self.url = parse_url(url)
        self.engine = read_engine(self.url)
        self.write_engine = write_engine(self.url)
        self.writer: Writer | None = None

    async def open(self) -> None:
        upgrade_schema(self.url)
        self.writer = Writer(self.write_engine)

    async def close(self) -> None:
        if self.writer is not None:
            await self.writer.close()
        self.write_engine.dispose()
        await self.engine.dispose()

    # ---- writing

    async def write(self, *statements: Statement) -> None:
        """Write all of it or nothing; returns when it is on disk."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.submit(WriteJob(list(statements), partial(resolve_future, written)))
        await written

    def submit(self, job: WriteJob) -> None:
        assert self.writer is not None, "the store is open"
        self.writer.submit(job)

    # ---- reading

    async def check(self) -> None:
        """Read something; an error tells that the database does not answer."""
        await self.ids(select(KEYS.c.name))

    async def header(self, table_id: str) -> TableHeader | None:
        if not table_id.isprintable():  # PostgreSQL cannot even be asked for NUL
            return None
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table_id))).one_or_none()
        return None if row is None else TableHeader(*row)

    async def log(self, table_id: str, first: int = 0) -> list[LogEntry]:
        """The entries of a log, from this number on."""
        columns = (LOG.c.number, LOG.c.kind, LOG.c.seat, LOG.c.value, LOG.c.who, LOG.c.text, LOG.c.bots)
        query = select(*columns).where(LOG.c.table_id == table_id, LOG.c.number >= first).order_by(LOG.c.number)
        async with self.engine.connect() as connection:
            return [LogEntry(*row) for row in await connection.execute(query)]

    async def chat(self, table_id: str, first: int = 0) -> list[ChatRow]:
        columns = (CHAT.c.number, CHAT.c.guest, CHAT.c.name, CHAT.c.seat, CHAT.c.text, CHAT.c.at)
        query = select(*columns).where(CHAT.c.table_id == table_id, CHAT.c.number >= first).order_by(CHAT.c.number)
        async with self.engine.connect() as connection:
            return [ChatRow(*row) for row in await connection.execute(query)]

    async def grown(self, lengths: list[tuple[str, int, int]]) -> tuple[set[str], set[str]]:
        """Of tables with so many entries and so many lines of chat: those that have more entries, and more lines."""
        longer_logs: set[str] = set()
        longer_chats: set[str] = set()
        for start in range(0, len(lengths), MAX_LOOKED_AT):
            part = lengths[start : start + MAX_LOOKED_AT]
            entries = tuple_(LOG.c.table_id, LOG.c.number).in_([(table_id, length) for table_id, length, _ in part])
            lines = tuple_(CHAT.c.table_id, CHAT.c.number).in_([(table_id, length) for table_id, _, length in part])
            longer_logs.update(await self.ids(select(LOG.c.table_id).where(entries)))
            longer_chats.update(await self.ids(select(CHAT.c.table_id).where(lines)))
        return longer_logs, longer_chats

    async def has_sat(self, guest: str, table_id: str) -> bool:
        query = select(HOLDERS.c.guest).where(HOLDERS.c.guest == guest, HOLDERS.c.table_id == table_id)
        return bool(await self.ids(query))

    async def count_games(self, guest: str, settings: Settings) -> int:
        """The games in progress that are not asleep, in which a guest holds a seat and has not resigned."""
        joined = LOG.join(HOLDERS, HOLDERS.c.table_id == LOG.c.table_id).join(TABLES, TABLES.c.id == LOG.c.table_id)
        query = (
            select(LOG.c.table_id, LOG.c.seat, LOG.c.kind, LOG.c.who)
            .select_from(joined)
            .where(HOLDERS.c.guest == guest, is_awake("playing", settings), LOG.c.kind.in_(SEAT_KINDS))
            .order_by(LOG.c.table_id, LOG.c.number)
        )
        held: set[tuple[str, int]] = set()
        async with self.engine.connect() as connection:
            for table_id, seat, kind, who in await connection.execute(query):
                if kind == "sit" and who == guest:
                    held.add((table_id, seat))
                else:
                    held.discard((table_id, seat))
        return len({table_id for table_id, _ in held})

    async def count_guests(self) -> int:
        return await self.count(select(func.count()).select_from(GUESTS))

    async def count_tables(self, are: ColumnElement[bool]) -> int:
        return await self.count(select(func.count()).select_from(TABLES).where(are))

    async def tables_of_bots(self, settings: Settings) -> list[str]:
        """Games in progress that are not asleep, and whose last entry says that bots may be asked."""
        last = select(LOG.c.bots).where(LOG.c.table_id == TABLES.c.id).order_by(LOG.c.number.desc()).limit(1)
        return await self.ids(select(TABLES.c.id).where(is_awake("playing", settings), last.scalar_subquery() > 0))

    async def count(self, query: Executable) -> int:
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def ids(self, query: Executable) -> list[str]:
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def guest_name(self, guest: str) -> str | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(select(GUESTS.c.name).where(GUESTS.c.id == guest))).scalar_one_or_none()

    async def guest_names(self, guests: set[str]) -> dict[str, str]:
        query = select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.id.in_(guests))
        async with self.engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def cookie_key(self, new_key: str) -> str:
        """The key that signs cookies: the stored one, or this new one if there is none yet."""
        with suppress(Conflict):
            await self.write((insert(KEYS), [("cookie", new_key)]))
        async with self.engine.connect() as connection:
            query = select(KEYS.c.secret).where(KEYS.c.name == "cookie")
            return str((await connection.execute(query)).scalar_one())


INSERT_LOG = insert(LOG)
INSERT_CHAT = insert(CHAT)
INSERT_HOLDER = insert(HOLDERS)
INSERT_GUEST = insert(GUESTS)
INSERT_TABLE = insert(TABLES)


def delete_holder(guest: str, table_id: str) -> Statement:
    return delete(HOLDERS).where(HOLDERS.c.guest == guest, HOLDERS.c.table_id == table_id), []


def set_status(table_id: str, status: str) -> Statement:
    return update(TABLES).where(TABLES.c.id == table_id).values(status=status), []


def is_awake(status: str, settings: Settings) -> ColumnElement[bool]:
    """Tables of this status that somebody has touched lately, see `last_touch.py`."""
    return and_(TABLES.c.status == status, TABLES.c.touched >= today() - settings.sleeps_after[status])


def set_touched(table_id: str, day: int) -> Statement:
    return update(TABLES).where(TABLES.c.id == table_id).values(touched=day), []


def set_version(table_id: str, version: int) -> Statement:
    return update(TABLES).where(TABLES.c.id == table_id).values(version=version), []


def entry_statements(header: TableHeader, entries: list[LogEntry]) -> list[Statement]:
    """The statements that write entries of a log, and what of the header follows from them."""
    day = today()
    statements: list[Statement] = [(INSERT_LOG, log_rows(header.id, entries))]
    statements += [set_status(header.id, STATUS_AFTER[entry.kind]) for entry in entries if entry.kind in STATUS_AFTER]
    if header.touched != day:
        statements.append(set_touched(header.id, day))
        header.touched = day
    return statements
