"""The database of a server: its URL, its engines, and its schema, which is brought up to date before anything else."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, MetaData, NullPool, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .data_lock import CannotServe

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
SQLITE_PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    "wal_autocheckpoint=8000",  # pages, 32 MB: the same pages change often, so rare checkpoints write less
)
# The URL may say otherwise.  Of libpq, in seconds and milliseconds: a PostgreSQL that has vanished is noticed soon.
# Of PostgreSQL itself: a server that has vanished or stands still keeps no entry and no lock from the others for long.
POSTGRESQL_TIMEOUTS = {
    "connect_timeout": 10,
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
    "options": "-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3"
    " -c idle_in_transaction_session_timeout=20s",
}
MIGRATIONS = Path(__file__).parent / "migrations"
FIRST = "0001"  # the revision of databases from before there were revisions
VERSION_TABLE = "alembic_version"
UPGRADE_LOCK = 0x7269646F74746F  # of PostgreSQL: one server at a time upgrades


# ---- where it is


def parse_url(given: str | URL) -> URL:
    """The URL with the driver that is used here; one that cannot be used ends in a sentence without its password."""
    try:
        url = make_url(given)
    except ArgumentError as error:
        raise CannotServe("This is not the URL of a database; one is postgresql://user@host/ridotto.") from error
    backend = url.get_backend_name()
    if backend not in DRIVERS:
        raise CannotServe(f"Ridotto stores its tables in SQLite or PostgreSQL, not in '{backend}'.")
    if backend != "sqlite":
        check_driver()
    return url.set(drivername=DRIVERS[backend])


def sqlite_url(file: Path) -> URL:
    return URL.create(DRIVERS["sqlite"], database=str(file))


def check_driver() -> None:
    try:
        import_module("psycopg")
    except ImportError as error:
        raise CannotServe("PostgreSQL needs a driver: install Ridotto as 'ridotto[cluster]'.") from error


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def name_of(url: URL) -> str:
    """What the database is called in a sentence for people, without its password."""
    return str(url.database) if is_sqlite(url) else url.set(drivername="postgresql").render_as_string()


# ---- engines


def read_engine(url: URL) -> AsyncEngine:
    """For reading in the event loop, without transactions: everything is read by one statement.

    A connection that was lost is noticed and replaced before it is used.
    """
    more: dict[str, Any] = {} if is_sqlite(url) else {"pool_pre_ping": True, "isolation_level": "AUTOCOMMIT"}
    engine = create_async_engine(url, hide_parameters=True, connect_args=connect_args(url), **more)
    configure(engine.sync_engine)
    return engine


def write_engine(url: URL) -> Engine:
    """For the writer thread; with positional parameters, see `writer.insert_rows`."""
    engine = sync_engine(url)
    configure(engine)
    return engine


def sync_engine(url: URL, **more: Any) -> Engine:
    if is_sqlite(url):
        return create_engine(url.set(drivername="sqlite"), hide_parameters=True, **more)
    return create_engine(url, paramstyle="format", hide_parameters=True, connect_args=connect_args(url), **more)


def connect_args(url: URL) -> dict[str, Any]:
    if is_sqlite(url):
        return {}
    return {name: value for name, value in POSTGRESQL_TIMEOUTS.items() if name not in url.query}


def configure(engine: Engine) -> None:
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", configure_sqlite)


def configure_sqlite(connection: Any, record: object) -> None:
    """Use a write-ahead log that is flushed to disk at every commit."""
    cursor = connection.cursor()
    for pragma in SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


# ---- its schema


def upgrade_schema(url: URL) -> None:
    """Create the tables, or bring them up to date: in one transaction, and one server at a time."""
    with exclusive_connection(url) as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        config.attributes["connection"] = connection
        check_schema(connection, ScriptDirectory.from_config(config), name_of(url))
        command.upgrade(config, "head")
        # A database that can be read only, or a full disk, is found now and not with the first move.
        connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = version_num"))


@contextmanager
def exclusive_connection(url: URL) -> Iterator[Connection]:
    engine = sync_engine(url, poolclass=NullPool)
    try:
        with refused_in_a_sentence(url), engine.begin() as connection:
            if is_sqlite(url):
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            else:
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})")
            yield connection
    finally:
        engine.dispose()


@contextmanager
def refused_in_a_sentence(url: URL) -> Iterator[None]:
    """What the database says against it keeps a server from starting."""
    try:
        yield
    except DBAPIError as error:
        reason = str(error.orig).strip().split("\n")[0].rstrip(".")
        raise CannotServe(f"The database {name_of(url)} cannot be used: {reason}.") from error


def check_schema(connection: Connection, scripts: ScriptDirectory, name: str) -> None:
    """Refuse a database of a later release, and one of another program."""
    first = scripts.get_revision(FIRST)
    assert first is not None, "it is shipped"
    is_ours = holds_schema(connection, first.module.SCHEMA)
    heads = MigrationContext.configure(connection).get_current_heads()
    if is_ours and not {script.revision for script in scripts.walk_revisions()}.issuperset(heads):
        raise CannotServe(f"The database {name} was written by a later version of Ridotto; upgrade this one.")
    if not is_ours:
        raise CannotServe(f"The database {name} belongs to another program; Ridotto needs one of its own.")


def holds_schema(connection: Connection, schema: MetaData) -> bool:
    """Is this a database with these tables?  Or an empty one, or one whose first server was killed very early."""
    inspector = inspect(connection)
    found = set(inspector.get_table_names()) - {VERSION_TABLE}
    expected = set(schema.tables)
    return (found <= expected or expected <= found) and all(
        {column["name"] for column in inspector.get_columns(table)}.issuperset(schema.tables[table].columns.keys())
        for table in found & expected
    )
