"""Databases of earlier releases are brought up to date and served: schema, kinds of log entries, cookie key."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from ridotto.server.bot_pool import BotPool
from ridotto.server.database import sqlite_url, upgrade_schema
from ridotto.server.game_server import GameServer
from ridotto.server.guest_cookie import COOKIE, guest_of_header
from ridotto.server.responses import table_info
from ridotto.server.settings import Settings
from ridotto.server.store import Store
from ridotto.server.table import APPLY
from tests.server.databases import execute

OLD = Path(__file__).parent / "old_database.sql"  # a finished game of Doge with every kind of log entry
DUMPS = [OLD, OLD.with_name("database_before_revisions.sql")]  # running, finished and waiting tables of two games
KINDS = {"chosen", "sit", "stand", "start", "word", "bot", "take", "unsay", "undo", "rewind", "resign", "over"}
COOKIE_OF_ANNA = b"Imd1ZXN0QW5uYSI.B0BNJe_wsSvgjl37k46QPXtSdDs"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return restored(OLD, tmp_path)


def restored(dump: Path, folder: Path) -> Path:
    """A SQLite database made from its dump."""
    path = folder / "ridotto.db"
    with sqlite3.connect(path) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))
    connection.close()
    return path


def rows_of(database: Path) -> dict[str, list[tuple[object, ...]]]:
    url = sqlite_url(database)
    names = [name for (name,) in execute(url, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {name: list(execute(url, f"SELECT * FROM {name}")) for name in names}


def schema_of(database: Path) -> list[str]:
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()
    connection.close()
    return [" ".join(sql.split()) for (sql,) in rows]


def test_an_old_table_is_loaded_with_its_guests_its_chat_and_its_result(database: Path) -> None:
    async def load() -> None:
        server = GameServer(Store(f"sqlite+aiosqlite:///{database}"), BotPool(1), Settings())
        await server.open()
        try:
            anna = guest_of_header(server.cookie_key, COOKIE.encode() + b"=" + COOKIE_OF_ANNA)
            assert (await server.me(anna)).name == "Anna" and COOKIE == "ridotto_guest"
            assert {entry.kind for entry in await server.store.log("oldtable")} == KINDS <= set(APPLY)
            (listed,) = (await server.lists.page("mine", anna, None)).tables
            info = table_info(await server.room(listed.id), anna)
            assert listed.places == info.places and listed.status == info.status
            assert (info.id, info.status, info.ranks, info.chosen_seed) == ("oldtable", "over", [1, 2, 3], True)
            assert [(place.kind, place.name, place.resigned) for place in info.places] == [
                ("guest", "Anna", False),
                ("guest", "Bruno", False),
                ("bot", "Anna", True),
            ]
            assert info.places[2].level == "merchant"
            room = await server.room("oldtable")
            assert [line.text for line in room.chat] == ["Buona sera"]
            assert room.table.word_counts == [22, 19, 11] and room.table.epochs == {-1: 6, 0: 7, 1: 9, 2: 8}
        finally:
            await server.close()

    asyncio.run(load())


def test_the_bots_of_old_tables_have_the_levels_of_the_same_numbers(database: Path) -> None:
    """0 was a novice, 1 a player, 2 a master."""
    with sqlite3.connect(database) as connection:
        connection.execute(
            "INSERT INTO tables SELECT 'oldbots', game, version, seats, choices, seed, host, listed, created, rematch, "
            "'waiting' FROM tables WHERE id = 'oldtable'"
        )
        rows = [("oldbots", level, "bot", level, level, "") for level in range(3)]
        connection.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", rows)
    connection.close()

    async def load() -> list[str | None]:
        server = GameServer(Store(f"sqlite+aiosqlite:///{database}"), BotPool(1), Settings())
        await server.open()
        try:
            return [place.level for place in table_info(await server.room("oldbots"), "").places]
        finally:
            await server.close()

    assert asyncio.run(load()) == ["gondolier", "merchant", "senator"]


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
def test_an_old_database_gets_the_schema_of_a_new_one_and_keeps_what_it_holds(tmp_path: Path, dump: Path) -> None:
    old, new = restored(dump, tmp_path), tmp_path / "new.db"
    before = rows_of(old)
    for file in (old, new):
        upgrade_schema(sqlite_url(file))
    assert schema_of(old) == schema_of(new)
    after = rows_of(old)
    assert {
        name: [row[: len(before[name][0])] for row in rows] for name, rows in after.items() if name in before
    } == before
