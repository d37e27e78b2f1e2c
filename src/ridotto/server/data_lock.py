"""One server for each database in a file: a second one would not know of the tables that the first has in memory.

The system gives the lock back when a server ends, however it ends.
"""

from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from filelock import FileLock, Timeout
from sqlalchemy import URL

from ..core.errors import RidottoError

PRIVATE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700


class CannotServe(RidottoError):
    """The server cannot be started."""


class DataLock:
    """Held while a server runs.  Beside it lies the server's address, for whoever finds the lock taken."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.lock = FileLock(database.with_suffix(".lock"), mode=PRIVATE)
        self.address = database.with_suffix(".address")

    def __enter__(self) -> Self:
        try:
            self.database.parent.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
            self.lock.acquire(blocking=False)
            self.make_private()
            self.address.unlink(missing_ok=True)  # of a server that was killed
        except Timeout:
            raise CannotServe(self.why_not()) from None
        except OSError as error:
            raise CannotServe(f"The folder '{self.database.parent}' cannot be used: {error.strerror}.") from error
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.address.unlink(missing_ok=True)
        self.lock.release()

    def make_private(self) -> None:
        """Only the owner may read what is stored: tables, and keys of cookies.  SQLite's own files follow the first."""
        with suppress(PermissionError):  # a file of somebody else
            self.database.touch(PRIVATE)
        beside = [self.database.with_name(self.database.name + suffix) for suffix in ("-wal", "-shm")]
        for file in [self.database, *beside, self.address, Path(self.lock.lock_file)]:
            with suppress(PermissionError):
                if file.is_file():
                    file.chmod(PRIVATE)

    def announce(self, address: str) -> None:
        """Say where the server is."""
        self.address.touch(PRIVATE)
        self.address.write_text(address, encoding="utf-8")

    def why_not(self) -> str:
        try:
            address = f" at {self.address.read_text(encoding='utf-8')}"
        except OSError:  # it has only just started
            address = ""
        return (
            f"Ridotto is already open{address}, with the tables in '{self.database.parent}'. "
            "Play there, close it first, or give this one another folder with --data."
        )


def database_file(url: URL) -> Path | None:
    """The file of a SQLite database; PostgreSQL has locks of its own, see `database_lock.py`."""
    return Path(str(url.database)) if url.get_backend_name() == "sqlite" else None
