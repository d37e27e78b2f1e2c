"""One server for each data folder: a second one says where the first is, and stops."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ridotto.server.data_lock import CannotServe, DataLock, database_file
from ridotto.server.run import database_url
from tests.server.conftest import PATIENCE, Guest, Server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, store="sqlite")
    yield server
    server.close()


def start_second(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ridotto", *arguments],
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_a_second_server_on_the_same_folder_says_where_the_first_is_and_stops(own_server: Server) -> None:
    anna = Guest(own_server, "Anna")
    table = anna.table(["me", "me", "me"], start=True)["id"]
    done = start_second("serve", "--data", str(own_server.data), "--port", "0")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        f"Error: Ridotto is already open at http://localhost:{own_server.port}/, with the tables in "
        f"'{own_server.data}'. Play there, close it first, or give this one another folder with --data.\n"
    )
    anna.answer(table, 0).raise_for_status()  # the first one plays on


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere the usual folder is found differently")
def test_ridotto_without_a_command_says_so_too(tmp_path: Path) -> None:
    server = Server(tmp_path / "ridotto", store="sqlite")
    try:
        done = start_second(XDG_DATA_HOME=str(tmp_path))
    finally:
        server.close()
    assert done.returncode == 1 and f"already open at http://localhost:{server.port}/" in done.stderr


def test_after_a_server_was_killed_the_next_one_starts(own_server: Server) -> None:
    anna = Guest(own_server, "Anna")
    own_server.kill()
    own_server.start()
    assert anna.http.get("/api/me").json()["name"] == "Anna"


def test_after_a_server_was_closed_nothing_says_that_it_is_open(own_server: Server) -> None:
    own_server.stop()
    assert not (own_server.data / "ridotto.address").exists()
    own_server.start()


def test_a_lock_without_an_address_is_a_sentence_too(tmp_path: Path) -> None:
    """The first server has only just started."""
    with (
        DataLock(tmp_path / "ridotto.db"),
        pytest.raises(CannotServe, match="is already open, with"),
        DataLock(tmp_path / "ridotto.db"),
    ):
        pass


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "ridotto.lock").mkdir()
    with pytest.raises(CannotServe, match=r"cannot be used: .+\."), DataLock(tmp_path / "ridotto.db"):
        pass


def test_only_a_database_in_a_file_is_locked(tmp_path: Path) -> None:
    assert database_file(database_url(str(tmp_path))) == tmp_path / "ridotto.db"
    assert database_file(database_url(database="postgresql://host/ridotto")) is None
