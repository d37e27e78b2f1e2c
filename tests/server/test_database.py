"""The database: which ones can be used, and what is said about those that cannot."""

import subprocess
import sys
import textwrap
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import URL

from ridotto.server.data_lock import CannotServe
from ridotto.server.database import name_of, parse_url, sqlite_url, sync_engine, upgrade_schema
from ridotto.server.run import database_url
from ridotto.server.schema import SCHEMA
from tests.server.conftest import PATIENCE
from tests.server.databases import execute

# ---- URLs


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("postgresql://anna:secret@host:5432/ridotto", "postgresql+psycopg://anna:secret@host:5432/ridotto"),
        ("postgres://host/ridotto", "postgresql+psycopg://host/ridotto"),
        ("sqlite:////srv/ridotto.db", "sqlite+aiosqlite:////srv/ridotto.db"),
    ],
)
def test_a_url_is_given_as_elsewhere_and_gets_our_driver(given: str, used: str) -> None:
    assert database_url(database=given).render_as_string(hide_password=False) == used


def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    folder = tmp_path / "50% ?x=1#2"
    assert database_url(str(folder)).database == str(folder / "ridotto.db")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("mysql://anna:secret@host/ridotto", "Ridotto stores its tables in SQLite or PostgreSQL, not in 'mysql'."),
        ("nonsense", "This is not the URL of a database; one is postgresql://user@host/ridotto."),
        ("sqlite://", "A SQLite database needs a file: sqlite:////path/to/ridotto.db."),
    ],
)
def test_a_url_that_cannot_be_used_is_one_sentence(given: str, sentence: str) -> None:
    with pytest.raises(CannotServe) as refused:
        database_url(database=given)
    assert str(refused.value) == sentence


def test_a_folder_and_a_database_are_too_much(tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match="not both"):
        database_url(str(tmp_path), "postgresql://host/ridotto")


def test_no_sentence_shows_a_password() -> None:
    assert name_of(parse_url("postgresql://anna:secret@host/ridotto")) == "postgresql://anna:***@host/ridotto"


def test_without_its_driver_postgresql_is_one_sentence() -> None:
    script = """
        import sys
        sys.modules["psycopg"] = None  # as if it were not installed
        from ridotto.cli import main
        sys.argv = ["ridotto", "serve", "--database", "postgresql://host/ridotto"]
        main()
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(script)], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "Error: PostgreSQL needs a driver: install Ridotto as 'ridotto[cluster]'.\n"


# ---- the schema


def test_a_new_database_has_the_tables_that_the_server_uses(database: URL) -> None:
    upgrade_schema(database)
    engine = sync_engine(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), SCHEMA) == []
    engine.dispose()


def test_two_servers_that_start_at_once_create_the_tables_once(database: URL) -> None:
    with ThreadPoolExecutor() as pool:
        for done in [pool.submit(upgrade_schema, database) for _ in range(4)]:
            done.result(PATIENCE)
    assert len(execute(database, "SELECT version_num FROM alembic_version")) == 1


def test_an_upgrade_that_fails_changes_nothing(database: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.server.database.VERSION_TABLE", "no_such_table")
    with pytest.raises(CannotServe, match="no_such_table"):
        upgrade_schema(database)
    monkeypatch.undo()
    with pytest.raises(Exception, match="guests"):
        execute(database, "SELECT * FROM guests")
    upgrade_schema(database)


def test_a_database_of_a_later_release_is_one_sentence(database: URL) -> None:
    upgrade_schema(database)
    execute(database, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(CannotServe, match=r"was written by a later version of Ridotto; upgrade this one\.$"):
        upgrade_schema(database)


@pytest.mark.parametrize("table", ["invoices (id INTEGER)", "log (line TEXT)", "alembic_version (version_num TEXT)"])
def test_a_database_of_another_program_is_left_alone(database: URL, table: str) -> None:
    execute(database, f"CREATE TABLE {table}")
    if "version_num" in table:
        execute(database, "CREATE TABLE invoices (id INTEGER)")
    with pytest.raises(CannotServe, match=r"belongs to another program; Ridotto needs one of its own\.$"):
        upgrade_schema(database)
    with pytest.raises(Exception, match="guests"):
        execute(database, "SELECT * FROM guests")


def test_a_database_whose_first_server_was_killed_while_it_made_the_tables_is_completed(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "ridotto.db")
    execute(database, "CREATE TABLE guests (id VARCHAR(24) NOT NULL, name VARCHAR(24) NOT NULL, PRIMARY KEY (id))")
    upgrade_schema(database)
    execute(database, "SELECT * FROM log")
