"""Storage: a table is its header and its log, nothing else.

The key of a log entry is (table, number), so two writers can never both append entry n.  One writer commits
whatever has queued in one transaction and answers after the commit: full durability at the cost of one flush for
many entries.  Plain SQL that SQLite and PostgreSQL share.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

from msgspec import Struct
from sqlalchemy import (
    BigInteger,
    Column,
    Executable,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

SCHEMA = MetaData()

GUESTS = Table(
    "guests",
    SCHEMA,
    Column("id", String(24), primary_key=True),
    Column("name", String(24), nullable=False),
)
TABLES = Table(
    "tables",
    SCHEMA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("choices", Text, nullable=False),  # JSON
    Column("seed", String(64), nullable=False),  # of the shuffle: secret until the game is over
    Column("host", String(24), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),  # milliseconds
    Column("rematch", String(24)),
    Column("status", String(8), nullable=False),  # what the log says, kept for the lists
)
LOG = Table(
    "log",
    SCHEMA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", BigInteger, nullable=False),
    Column("who", String(24), nullable=False),
)
HOLDERS = Table(  # who has ever sat at a table: for "my tables"
    "holders",
    SCHEMA,
    Column("guest", String(24), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
)
CHAT = Table(
    "chat",
    SCHEMA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(24), nullable=False),
    Column("name", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
KEYS = Table("keys", SCHEMA, Column("name", String(24), primary_key=True), Column("secret", String(64), nullable=False))
Index("tables_by_status", TABLES.c.status, TABLES.c.created)


class Conflict(Exception):
    """Another writer was there first: nothing of this was written."""


class Header(Struct):
    """The row of a table."""

    id: str
    game: str
    version: int
    seats: int
    choices: str
    seed: str
    host: str
    listed: int
    created: int
    rematch: str | None
    status: str


class Entry(Struct):
    """One entry of a table's log."""

    number: int
    kind: str
    seat: int
    value: int = 0
    who: str = ""


class ChatRow(Struct):
    """One line of chat."""

    number: int
    guest: str
    name: str
    seat: int
    text: str
    at: int


Statement = tuple[Executable, list[dict[str, object]]]  # a statement and the rows it is run for


Done = Callable[[Exception | None], None]


class Job:
    """What one caller wants written, all or nothing; `done` is called when it is on disk, or cannot be."""

    def __init__(self, statements: list[Statement], done: Done) -> None:
        self.statements = statements
        self.done = done


def promise(done: asyncio.Future[None], problem: Exception | None) -> None:
    """Keep the promise to one who waits, and may have gone."""
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


class Store:
    """The database.  Reads go where they like; all writing goes through one queue."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.queue: asyncio.Queue[Job] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(SCHEMA.create_all)
        self.writer = asyncio.create_task(self.write_forever())

    async def close(self) -> None:
        if self.writer is not None:
            await self.queue.join()
            self.writer.cancel()
            with suppress(asyncio.CancelledError):
                await self.writer
        await self.engine.dispose()

    # ---- writing

    async def write(self, *statements: Statement) -> None:
        """Write all of it or nothing; returns when it is on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.submit(Job(list(statements), partial(promise, done)))
        await done

    def submit(self, job: Job) -> None:
        self.queue.put_nowait(job)

    async def write_forever(self) -> None:
        async with self.engine.connect() as connection:
            while True:
                jobs = [await self.queue.get()]
                while not self.queue.empty():
                    jobs.append(self.queue.get_nowait())
                await self.commit(connection, jobs)
                for _ in jobs:
                    self.queue.task_done()

    async def commit(self, connection: AsyncConnection, jobs: list[Job]) -> None:
        """One transaction for all jobs; if one of them fails, each gets a transaction of its own."""
        try:
            async with connection.begin():
                for statement, rows in gathered(jobs):
                    await connection.execute(statement, rows or None)
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:
                    await self.commit(connection, [job])
                return
            jobs[0].done(Conflict() if isinstance(error, IntegrityError) else error)
            return
        for job in jobs:
            job.done(None)

    # ---- reading

    async def header(self, table_id: str) -> Header | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table_id))).one_or_none()
        return None if row is None else Header(*row)

    async def log(self, table_id: str) -> list[Entry]:
        columns = (LOG.c.number, LOG.c.kind, LOG.c.seat, LOG.c.value, LOG.c.who)
        query = select(*columns).where(LOG.c.table_id == table_id).order_by(LOG.c.number)
        async with self.engine.connect() as connection:
            return [Entry(*row) for row in await connection.execute(query)]

    async def chat(self, table_id: str) -> list[ChatRow]:
        columns = (CHAT.c.number, CHAT.c.guest, CHAT.c.name, CHAT.c.seat, CHAT.c.text, CHAT.c.at)
        query = select(*columns).where(CHAT.c.table_id == table_id).order_by(CHAT.c.number)
        async with self.engine.connect() as connection:
            return [ChatRow(*row) for row in await connection.execute(query)]

    async def open_tables(self, most: int) -> list[str]:
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.listed == 1, TABLES.c.status == "waiting")
            .order_by(TABLES.c.created.desc())
            .limit(most)
        )
        return await self.ids(query)

    async def tables_of(self, guest: str, most: int) -> list[str]:
        query = (
            select(TABLES.c.id)
            .join(HOLDERS, HOLDERS.c.table_id == TABLES.c.id)
            .where(HOLDERS.c.guest == guest)
            .order_by(TABLES.c.created.desc())
            .limit(most)
        )
        return await self.ids(query)

    async def has_sat(self, guest: str, table_id: str) -> bool:
        query = select(HOLDERS.c.guest).where(HOLDERS.c.guest == guest, HOLDERS.c.table_id == table_id)
        return bool(await self.ids(query))

    async def playing_tables(self) -> list[str]:
        """Tables whose game goes on: after a restart their bots have to be woken."""
        return await self.ids(select(TABLES.c.id).where(TABLES.c.status == "playing"))

    async def ids(self, query: Executable) -> list[str]:
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def guest_name(self, guest: str) -> str | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(select(GUESTS.c.name).where(GUESTS.c.id == guest))).scalar_one_or_none()

    async def secret(self, fresh: str) -> str:
        """The key that signs cookies: made once, then always the same."""
        with suppress(Conflict):
            await self.write((insert(KEYS), [{"name": "cookie", "secret": fresh}]))
        async with self.engine.connect() as connection:
            query = select(KEYS.c.secret).where(KEYS.c.name == "cookie")
            return str((await connection.execute(query)).scalar_one())


def gathered(jobs: Sequence[Job]) -> list[Statement]:
    """The statements of all jobs in order, neighbours of one kind put together into one call."""
    out: list[Statement] = []
    for job in jobs:
        for statement, rows in job.statements:
            if out and out[-1][0] is statement:
                out[-1][1].extend(rows)
            else:
                out.append((statement, list(rows)))
    return out


INSERT_LOG = insert(LOG)
INSERT_CHAT = insert(CHAT)
INSERT_HOLDER = insert(HOLDERS)
INSERT_GUEST = insert(GUESTS)
INSERT_TABLE = insert(TABLES)


def log_rows(table_id: str, entries: Sequence[Entry]) -> Statement:
    rows: list[dict[str, object]] = [
        {"table_id": table_id, "number": e.number, "kind": e.kind, "seat": e.seat, "value": e.value, "who": e.who}
        for e in entries
    ]
    return INSERT_LOG, rows


def set_status(table_id: str, status: str) -> Statement:
    return update(TABLES).where(TABLES.c.id == table_id).values(status=status), []


def open_engine(url: str) -> AsyncEngine:
    """An engine; SQLite gets a write-ahead log that is flushed to disk at every commit."""
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine.sync_engine, "connect")
        def settle(connection: object, record: object) -> None:
            cursor = connection.cursor()  # type: ignore[attr-defined]  # the driver's own connection
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

    return engine
