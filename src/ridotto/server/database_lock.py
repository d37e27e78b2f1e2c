"""One server without a bus for each PostgreSQL, or any number with one: without it a server hears of no other.

The lock belongs to a connection.  PostgreSQL gives it back when that ends, however the server ends; when PostgreSQL
itself was away, a thread takes the lock again.
"""

import logging
import time
from contextlib import suppress
from threading import Event, Thread
from types import TracebackType
from typing import Final, Self

from sqlalchemy import URL, Connection, NullPool
from sqlalchemy.exc import SQLAlchemyError

from .data_lock import CannotServe
from .database import UPGRADE_LOCK, name_of, refused_in_a_sentence, sync_engine

LOG = logging.getLogger(__name__)
SERVER_LOCK: Final = UPGRADE_LOCK + 1  # each database has its own locks
PATIENCE: Final = 5.0  # seconds: a server that was killed a moment ago may still count as alive
TRY_EVERY: Final = 0.1
LOOK_EVERY: Final = 1.0
JOIN_TIMEOUT: Final = 2.0  # for the thread, which may be trying to connect


class DatabaseLock:
    """Held while a server runs: shared by servers with a bus, not shared by one without."""

    def __init__(self, url: URL, is_shared: bool, patience: float = PATIENCE, look_every: float = LOOK_EVERY) -> None:
        self.url = url
        self.is_shared = is_shared
        self.patience = patience
        self.look_every = look_every
        self.engine = sync_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self.connection: Connection | None = None  # the one that has the lock
        self.is_taken_by_others = False
        self.is_over = Event()
        self.thread = Thread(target=self.look_regularly, name="database lock", daemon=True)

    def __enter__(self) -> Self:
        deadline = time.monotonic() + self.patience
        with refused_in_a_sentence(self.url):
            while not self.take():
                if time.monotonic() >= deadline:
                    raise CannotServe(self.why_not())
                time.sleep(TRY_EVERY)
        self.thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.is_over.set()
        self.thread.join(JOIN_TIMEOUT)
        if not self.thread.is_alive():  # else it waits for a database that has vanished: its connection ends with us
            self.drop()

    def take(self) -> bool:
        """Try once; the connection is kept if it has the lock."""
        function = "pg_try_advisory_lock_shared" if self.is_shared else "pg_try_advisory_lock"
        connection = self.engine.connect()
        try:
            if connection.exec_driver_sql(f"SELECT {function}({SERVER_LOCK})").scalar_one():
                self.connection = connection
        finally:
            if self.connection is not connection:
                connection.close()
        return self.connection is connection

    def drop(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):  # it may be lost already
                connection.close()

    def why_not(self) -> str:
        name = name_of(self.url)
        if self.is_shared:
            return (
                f"The database {name} is served by a Ridotto without a bus, which would hear nothing of this one. "
                "End that one first, or start it again with the same --bus."
            )
        return (
            f"The database {name} is served by another Ridotto, of which this one would hear nothing. "
            "End that one first, or start all of them with the same --bus."
        )

    # ---- while the server runs

    def look_regularly(self) -> None:
        while not self.is_over.wait(self.look_every):
            self.look()

    def look(self) -> None:
        """Take the lock again if its connection was lost.  Games go on in any case: there may be no other server."""
        if self.is_held():
            return
        try:
            is_ours = self.take()
        except SQLAlchemyError:  # the database is away, and whoever needs it says so
            return
        if not is_ours and not self.is_taken_by_others:
            LOG.error("%s", self.why_not())
        elif is_ours and self.is_taken_by_others:
            LOG.warning("The other server has gone, and the database is served as it should be.")
        self.is_taken_by_others = not is_ours

    def is_held(self) -> bool:
        if self.connection is None:
            return False
        try:
            self.connection.exec_driver_sql("SELECT 1")
        except SQLAlchemyError:
            self.drop()
            return False
        return True
