"""Which tables a server wakes when it starts, and which are asleep because nobody has touched them for long."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import URL, event

from ridotto.server import wire
from ridotto.server.bot_pool import BotPool
from ridotto.server.errors import Refused
from ridotto.server.game_server import GameServer
from ridotto.server.responses import table_info
from ridotto.server.settings import Settings
from ridotto.server.store import Store
from tests.server.databases import execute
from tests.server.test_store import Servers, answer, in_servers, started_table, until_idle


class SilentBots(BotPool):
    """Bots that never answer."""

    async def answer(self, question: Any) -> int:
        await asyncio.Event().wait()
        return 0


async def open_silent(servers: Servers) -> GameServer:
    server = GameServer(Store(servers.url), SilentBots(1), Settings())
    await server.open()
    servers.opened.append(server)
    return server


async def woken(servers: Servers) -> set[str]:
    """The tables that are in memory after a restart."""
    server = await open_silent(servers)
    async with asyncio.timeout(10):
        while any(task.get_coro().__name__ == "wake_bots" for task in server.tasks):  # type: ignore[union-attr]
            await asyncio.sleep(0.01)
    return set(server.rooms)


def test_a_server_that_starts_wakes_only_tables_where_a_bot_is_to_move(database: URL) -> None:
    async def act(servers: Servers) -> None:
        first = await servers.open()
        _, waits_for_people = await started_table(first, ["me", "me", "gondolier"])
        await until_idle(first)
        assert (await first.room(waits_for_people)).table.playing.asked == [0, 1]
        server = await open_silent(servers)
        _, people = await started_table(server)
        _, waits_for_bot = await started_table(server, ["me", "me", "gondolier"])
        guest = (await server.rename("", "Anna")).id
        waiting = (await server.open_table(guest, wire.Opening("doge", ["me", "open", "gondolier"]))).table.header.id
        assert {people, waiting} < set(server.rooms) and await woken(servers) == {waits_for_bot}

    in_servers(database, act)


def test_a_table_that_was_handed_to_a_bot_is_woken(database: URL) -> None:
    async def act(servers: Servers) -> None:
        server = await open_silent(servers)
        guest, table = await started_table(server)
        assert await woken(servers) == set()
        await server.execute(table, lambda table: table.hand_to_bot(guest, 1, 0))
        assert await woken(servers) == {table}

    in_servers(database, act)


async def listed(server: GameServer, show: str, guest: str) -> list[wire.TableSummary]:
    return (await server.lists.page(show, guest, None)).tables


def fall_asleep(database: URL, table: str) -> None:
    execute(database, "UPDATE tables SET touched = touched - 400 WHERE id = :table", table=table)


def test_a_table_asleep_is_not_listed_and_wakes_by_a_command(database: URL) -> None:
    async def act(servers: Servers) -> None:
        first = await servers.open()
        guest = (await first.rename("", "Anna")).id
        opening = wire.Opening("doge", ["me", "open", "open"], listed=True)
        table = (await first.open_table(guest, opening)).table.header.id
        assert [found.id for found in await listed(first, "open", "")] == [table]
        fall_asleep(database, table)
        server = await servers.open()
        assert await listed(server, "open", "") == []
        (mine,) = await listed(server, "mine", guest)
        assert (mine.id, mine.status, mine.asleep) == (table, "waiting", True)
        await server.execute(table, lambda table: table.sit(guest, 1), holder=guest)
        (found,) = await listed(server, "open", "")
        assert not found.asleep

    in_servers(database, act)


def test_tables_asleep_do_not_count_against_the_limits_of_a_guest(database: URL) -> None:
    async def act(servers: Servers) -> None:
        server = await servers.open()
        guest = (await server.rename("", "Anna")).id
        opening = wire.Opening("doge", ["me", "open", "open"], listed=True)
        tables = [await server.open_table(guest, opening) for _ in range(server.settings.listed_tables_per_guest)]
        with pytest.raises(Refused):
            await server.open_table(guest, opening)
        fall_asleep(database, tables[0].table.header.id)
        await server.open_table(guest, opening)

    in_servers(database, act)


def test_bots_of_a_game_asleep_are_not_looked_for_but_go_on_when_somebody_looks(database: URL) -> None:
    async def act(servers: Servers) -> None:
        silent = await open_silent(servers)
        _, table = await started_table(silent, ["me", "me", "gondolier"])
        assert await woken(servers) == {table}
        fall_asleep(database, table)
        assert await woken(servers) == set()
        server = await servers.open()
        room = await server.room(table)
        assert table_info(room, "").asleep
        await until_idle(server)
        assert room.table.playing.asked == [0, 1] and not table_info(room, "").asleep

    in_servers(database, act)


def test_a_move_is_one_statement_and_the_first_one_of_a_day_two(database: URL) -> None:
    async def act(servers: Servers) -> None:
        server = await servers.open()
        guest, table = await started_table(server)
        statements: list[str] = []
        event.listen(
            server.store.write_engine,
            "before_cursor_execute",
            lambda connection, cursor, sql, *more: statements.append(sql.split(" (")[0]),
        )
        await answer(server, table, guest, 0)
        assert statements == ["INSERT INTO log"]
        (await server.room(table)).table.header.touched -= 1
        await answer(server, table, guest, 1)
        await answer(server, table, guest, 2)
        assert [sql.split(" SET")[0] for sql in statements[1:]] == [
            "INSERT INTO log",
            "UPDATE tables",
            "INSERT INTO log",
        ]

    in_servers(database, act)
