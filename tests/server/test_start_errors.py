"""A server that cannot start says why in one sentence, before it says that it is open, and ends with exit code 1."""

import os
import resource
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path

import pytest
from click.testing import CliRunner

from ridotto.cli import cli
from ridotto.server.data_lock import DataLock
from ridotto.server.database import sqlite_url, upgrade_schema
from tests.server.buses import Nats, nats
from tests.server.conftest import PATIENCE
from tests.server.databases import Postgres, execute, postgres

STRANGER = 65534  # a user without rights
SMALL = 4096  # bytes: as if the disk were full


@pytest.fixture(autouse=True)
def no_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is served if a server starts after all."""
    monkeypatch.setattr("ridotto.server.run.run_uvicorn", lambda *arguments: None)


def refusal(*arguments: str, under: AbstractContextManager[None] | None = None) -> str:
    """The sentence of a server that does not start."""
    with under or nullcontext():
        done = CliRunner().invoke(cli, ["serve", "--port", "0", *arguments])
    assert (done.exit_code, done.stdout) == (1, ""), done.output
    return sentence_in(done.stderr)


def sentence_in(said: str) -> str:
    assert said.startswith("Error: ") and said.endswith(".\n") and said.count("\n") == 1
    return said.removeprefix("Error: ").rstrip("\n")


@contextmanager
def few_rights() -> Iterator[None]:
    """Root may write everywhere: be somebody who may not."""
    user = os.geteuid()
    if user == 0:
        os.seteuid(STRANGER)
    try:
        yield
    finally:
        os.seteuid(user)


@contextmanager
def full_disk() -> Iterator[None]:
    """No file can become longer than a page of the database."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (SMALL, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


# ---- files


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "ridotto.db"
    file.write_bytes(b"The lagoon is calm tonight. " * 100)
    assert refusal("--data", str(tmp_path)) == f"The database {file} cannot be used: file is not a database."


def test_there_is_no_traceback(tmp_path: Path) -> None:
    (tmp_path / "ridotto.db").write_bytes(b"The lagoon is calm tonight. " * 100)
    command = [sys.executable, "-m", "ridotto", "serve", "--data", str(tmp_path), "--port", "0"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=4 * PATIENCE, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert sentence_in(done.stderr).endswith("file is not a database.")


def test_a_database_of_another_program_is_not_even_touched(tmp_path: Path) -> None:
    file = tmp_path / "ridotto.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE invoices (id INTEGER)")
    connection.close()
    before = file.read_bytes()
    sentence = f"The database {file} belongs to another program; Ridotto needs one of its own."
    assert refusal("--data", str(tmp_path)) == sentence
    assert file.read_bytes() == before and not list(tmp_path.glob("*-wal"))


def test_a_database_of_a_later_release(tmp_path: Path) -> None:
    upgrade_schema(sqlite_url(tmp_path / "ridotto.db"))
    execute(sqlite_url(tmp_path / "ridotto.db"), "UPDATE alembic_version SET version_num = '9999'")
    assert "was written by a later version of Ridotto; upgrade this one." in refusal("--data", str(tmp_path))


def test_a_folder_in_which_nothing_can_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    open_to_all(tmp_path)
    sentence = refusal("--data", str(tmp_path), under=few_rights())
    assert sentence == f"The folder '{tmp_path}' cannot be used: Permission denied."


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot be used: Not a directory." in refusal("--data", str(tmp_path / "file" / "folder"))


def test_a_database_that_can_only_be_read(tmp_path: Path) -> None:
    file = tmp_path / "ridotto.db"
    upgrade_schema(sqlite_url(file))
    file.chmod(0o444)
    tmp_path.chmod(0o777)
    open_to_all(tmp_path)
    sentence = refusal("--data", str(tmp_path), under=few_rights())
    assert sentence == f"The database {file} cannot be used: attempt to write a readonly database."


@pytest.mark.parametrize("is_new", [True, False], ids=["new", "existing"])
def test_a_full_disk(tmp_path: Path, is_new: bool) -> None:
    if not is_new:
        upgrade_schema(sqlite_url(tmp_path / "ridotto.db"))
    sentence = refusal("--data", str(tmp_path), under=full_disk())
    assert sentence.startswith(f"The database {tmp_path / 'ridotto.db'} cannot be used: ") and "disk" in sentence


def open_to_all(folder: Path) -> None:
    """Others find the way to a temporary folder."""
    for parent in folder.parents:
        if os.access(parent, os.W_OK) and parent.name.startswith(("pytest-", "popen-")):
            parent.chmod(parent.stat().st_mode | 0o011)


# ---- PostgreSQL and ports


def test_a_postgresql_that_is_not_there() -> None:
    sentence = refusal("--database", "postgresql://anna:secret@127.0.0.1:1/ridotto")
    assert sentence.startswith("The database postgresql://anna:***@127.0.0.1:1/ridotto cannot be used: ")
    assert "Connection refused" in sentence and "secret" not in sentence


def test_a_database_that_does_not_exist() -> None:
    url = postgres().new_database().set(database="nowhere").render_as_string(hide_password=False)
    assert 'database "nowhere" does not exist.' in refusal("--database", url)


def test_a_wrong_password() -> None:
    own = Postgres()
    url = own.new_database()
    execute(url, "CREATE ROLE anna LOGIN PASSWORD 'right'")
    hba = own.server.pgdata / "pg_hba.conf"
    hba.write_text("local all anna scram-sha-256\n" + hba.read_text(encoding="utf-8"), encoding="utf-8")
    execute(url, "SELECT pg_reload_conf()")
    wrong = url.set(username="anna", password="wrong").render_as_string(hide_password=False)
    sentence = refusal("--database", wrong)
    assert 'password authentication failed for user "anna".' in sentence and "wrong" not in sentence


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert refusal("--data", str(tmp_path), "--port", str(port)) == (
            f"Cannot listen at 127.0.0.1:{port}: Address already in use."
        )


# ---- the bus


def test_a_bus_that_is_not_there() -> None:
    url = postgres().new_database().render_as_string(hide_password=False)
    sentence = refusal("--database", url, "--bus", "nats://anna:secret@127.0.0.1:1")
    assert sentence.startswith("The bus cannot be reached: ") and "secret" not in sentence


def test_a_bus_that_does_not_let_us_in() -> None:
    url = postgres().new_database().render_as_string(hide_password=False)
    own = Nats("--user", "anna", "--pass", "right")
    try:
        sentence = refusal("--database", url, "--bus", f"nats://anna:wrong@127.0.0.1:{own.port}")
    finally:
        own.stop()
    assert "Authorization Violation" in sentence and "wrong" not in sentence


@pytest.mark.parametrize("url", ["", "127.0.0.1:4222", "http://127.0.0.1", "nats://", "nats://[", "nats://host:port"])
def test_a_bus_with_a_url_that_is_none(url: str) -> None:
    database = postgres().new_database().render_as_string(hide_password=False)
    assert refusal("--database", database, "--bus", url) == "This is not the URL of a bus; one is nats://host:4222."


@pytest.mark.parametrize("prefix", ["", "my site", "a.>", "a.*", ".a", "a.", "a..b", "$SYS", "città"])
def test_a_bus_with_a_prefix_that_is_no_subject(prefix: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIDOTTO_BUS_PREFIX", prefix)
    done = CliRunner().invoke(cli, ["serve", "--port", "0", "--bus", nats().url])
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr == (
        f"Error: RIDOTTO_BUS_PREFIX cannot be '{prefix}': it is words of letters, digits, - and _, with dots between.\n"
    )


def test_a_bus_without_its_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nats.aio.client", None)
    url = postgres().new_database().render_as_string(hide_password=False)
    sentence = refusal("--database", url, "--bus", nats().url)
    assert sentence == "A bus needs a client for NATS: install Ridotto as 'ridotto[cluster]'."


def test_a_bus_for_a_file_that_only_one_server_may_use(tmp_path: Path) -> None:
    assert refusal("--data", str(tmp_path), "--bus", nats().url) == (
        "A bus is for several servers, and a SQLite file has one: "
        "leave --bus out, or give them a PostgreSQL with --database."
    )
    assert not list(tmp_path.iterdir())


def test_the_environment_names_the_bus_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIDOTTO_BUS", nats().url)
    assert refusal("--data", str(tmp_path)).startswith("A bus is for several servers")


# ---- who may read


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in [folder, *folder.iterdir()]}


def test_what_is_stored_is_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    with DataLock(folder / "ridotto.db") as lock:
        lock.announce("http://localhost:1/")
        connection = sqlite3.connect(folder / "ridotto.db")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE guests (id TEXT)")
        found = modes(folder)
        connection.close()
    assert found.pop("new") == 0o700
    assert set(found) >= {"ridotto.db", "ridotto.db-wal", "ridotto.db-shm", "ridotto.lock", "ridotto.address"}
    assert set(found.values()) == {0o600}


def test_files_of_an_older_server_are_closed_to_others_and_a_folder_of_somebody_is_left_as_it_is(
    tmp_path: Path,
) -> None:
    tmp_path.chmod(0o755)
    names = ["ridotto.db", "ridotto.db-wal", "ridotto.db-shm", "ridotto.lock", "ridotto.address"]
    for name in [*names, "letter.txt"]:
        (tmp_path / name).touch()
        (tmp_path / name).chmod(0o644)
    with DataLock(tmp_path / "ridotto.db") as lock:
        lock.announce("http://localhost:1/")
        found = modes(tmp_path)
    assert {found.pop(name) for name in names} == {0o600}
    assert found == {tmp_path.name: 0o755, "letter.txt": 0o644}
