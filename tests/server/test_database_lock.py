"""Servers on one PostgreSQL: one without a bus, or any number with one; whoever does not fit in says so and stops."""

import logging
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Timer

import pytest
from sqlalchemy import URL

from ridotto.server.data_lock import CannotServe
from ridotto.server.database_lock import DatabaseLock
from tests.server.buses import nats
from tests.server.conftest import Guest, Server
from tests.server.databases import CLUSTER, execute, postgres
from tests.server.processes import PATIENCE
from tests.server.test_start_errors import refusal

NEVER = 3600.0
HOLDERS = """
    FROM pg_locks WHERE locktype = 'advisory' AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


@pytest.fixture
def database() -> URL:
    return postgres().new_database()


def lock_of(url: URL, is_shared: bool = False, look_every: float = NEVER) -> DatabaseLock:
    return DatabaseLock(url, is_shared, patience=0, look_every=look_every)


def can_lock(url: URL, is_shared: bool = False) -> bool:
    try:
        with lock_of(url, is_shared):
            return True
    except CannotServe:
        return False


def holders(url: URL) -> int:
    """How many connections hold a lock in this database."""
    return len(execute(url, f"SELECT pid {HOLDERS}"))


def lose_connections(url: URL) -> None:
    """Those that hold a lock in this database are ended by PostgreSQL."""
    execute(url, f"SELECT pg_terminate_backend(pid) {HOLDERS}")
    wait_until(lambda: holders(url) == 0)


def wait_until(condition: Callable[[], bool]) -> None:
    patience = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < patience
        time.sleep(0.05)


def text_of(url: URL) -> str:
    return url.render_as_string(hide_password=False)


# ---- who may serve


def test_one_server_without_a_bus_or_any_number_with_one(database: URL) -> None:
    with lock_of(database):
        assert not can_lock(database) and not can_lock(database, is_shared=True)
    wait_until(lambda: holders(database) == 0)
    with lock_of(database, is_shared=True):
        assert not can_lock(database) and can_lock(database, is_shared=True)
    wait_until(lambda: holders(database) == 0)
    assert can_lock(database)


def test_servers_on_other_databases_of_the_same_postgresql_do_not_matter(database: URL) -> None:
    with lock_of(database):
        assert can_lock(postgres().new_database())


def test_a_lock_that_is_given_back_soon_is_waited_for(database: URL) -> None:
    """The last server was killed a moment ago, and PostgreSQL has not noticed yet."""
    first = lock_of(database)
    first.__enter__()
    Timer(0.5, first.__exit__, (None, None, None)).start()
    with DatabaseLock(database, False, patience=PATIENCE):
        assert first.connection is None


# ---- what a server says


@pytest.fixture
def no_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is served if a server starts after all."""
    monkeypatch.setattr("ridotto.server.run.run_uvicorn", lambda *arguments: None)


@pytest.mark.usefixtures("no_server")
@pytest.mark.parametrize("is_shared", [True, False])
def test_a_server_without_a_bus_beside_another_one_is_refused_before_it_is_open(database: URL, is_shared: bool) -> None:
    with lock_of(database, is_shared):
        sentence = refusal("--database", text_of(database))
    assert sentence.endswith(
        "is served by another Ridotto, of which this one would hear nothing. "
        "End that one first, or start all of them with the same --bus."
    )
    assert not execute(database, "SELECT 1 FROM pg_tables WHERE tablename = 'alembic_version'"), "nothing is touched"


@pytest.mark.usefixtures("no_server")
def test_a_server_with_a_bus_beside_one_without_is_refused_before_it_is_open(database: URL) -> None:
    with lock_of(database):
        sentence = refusal("--database", text_of(database), "--bus", nats().url)
    assert sentence.endswith(
        "is served by a Ridotto without a bus, which would hear nothing of this one. "
        "End that one first, or start it again with the same --bus."
    )


# ---- real servers


class LoneServer(Server):
    """A server on PostgreSQL without a bus, whatever the other servers of the tests have."""

    def __init__(self, data: Path, database: URL) -> None:
        super().__init__(data, store=CLUSTER, database=database)

    @property
    def stored_in(self) -> list[str]:
        return ["--database", text_of(self.database)]


@pytest.fixture
def lone_server(tmp_path: Path, database: URL) -> Iterator[Server]:
    server = LoneServer(tmp_path, database)
    yield server
    server.close()


def test_a_server_holds_the_lock_as_long_as_it_lives_and_is_started_again_after_a_kill(lone_server: Server) -> None:
    anna = Guest(lone_server, "Anna")
    assert not can_lock(lone_server.database, is_shared=True)
    lone_server.kill()
    lone_server.start()
    assert anna.http.get("/api/me").json()["name"] == "Anna"
    assert not can_lock(lone_server.database, is_shared=True)
    lone_server.stop()
    wait_until(lambda: can_lock(lone_server.database))


def test_a_game_goes_on_when_the_connection_of_the_lock_is_lost_and_the_lock_is_taken_again(
    lone_server: Server,
) -> None:
    anna = Guest(lone_server, "Anna")
    table = anna.table(["me", "me", "me"], start=True)["id"]
    execute(lone_server.database, f"SELECT pg_terminate_backend(pid) {HOLDERS}")
    anna.answer(table, 0).raise_for_status()
    wait_until(lambda: holders(lone_server.database) == 1)


def test_a_lock_that_somebody_else_has_taken_meanwhile_is_an_error_in_the_log_until_it_is_ours_again(
    database: URL, caplog: pytest.LogCaptureFixture
) -> None:
    with lock_of(database) as lock:
        lose_connections(database)
        with lock_of(database):
            lock.look()
            lock.look()
            assert [record.levelno for record in caplog.records] == [logging.ERROR]
            assert "is served by another Ridotto" in caplog.text
        wait_until(lambda: holders(database) == 0)
        lock.look()
        assert holders(database) == 1
        assert caplog.records[-1].levelno == logging.WARNING
