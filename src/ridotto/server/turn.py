"""Processes that write to one SQLite file take turns.

SQLite lets only one write at a time; the others look again after a while, longer and longer, and in no order.  A lock
on a file beside the database wakes the next one at once, and the system takes it from a process that dies.
"""

import os
from contextlib import suppress

from sqlalchemy import Engine

with suppress(ImportError):  # not on Windows, where a house has one hall and nobody to wait for
    import fcntl

NO_FILE = -1


class Turn:
    """One's turn to write, for as long as it is entered; at once where the database itself sees to that."""

    def __init__(self, engine: Engine) -> None:
        path = engine.url.database
        shared = engine.dialect.name == "sqlite" and path and path != ":memory:" and os.name == "posix"
        self.file = os.open(f"{path}-turn", os.O_RDWR | os.O_CREAT, 0o644) if shared else NO_FILE

    def __enter__(self) -> None:
        if self.file != NO_FILE:
            fcntl.flock(self.file, fcntl.LOCK_EX)

    def __exit__(self, *error: object) -> None:
        if self.file != NO_FILE:
            fcntl.flock(self.file, fcntl.LOCK_UN)

    def close(self) -> None:
        if self.file != NO_FILE:
            os.close(self.file)
