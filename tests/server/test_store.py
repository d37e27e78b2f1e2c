"""The log: two writers never both append an entry, nothing is half written, and any table can be reloaded."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
from sqlalchemy import URL

from ridotto.server import wire
from ridotto.server.bot_pool import BotPool
from ridotto.server.errors import Conflict, Refused
from ridotto.server.game_server import GameServer
from ridotto.server.room import Room
from ridotto.server.rows import LogEntry
from ridotto.server.settings import Settings
from ridotto.server.store import INSERT_LOG, Store
from ridotto.server.table import Table
from ridotto.server.viewer import Viewer
from ridotto.server.websocket import pending_messages
from ridotto.server.write_job import Statement, log_rows

SEED = "5e" * 32
SEATS = 3


class FailingStore(Store):
    """A disk that is full for some writes, or blocked until the gate is opened."""

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        self.failures = 0
        self.gate = asyncio.Event()
        self.gate.set()

    async def write(self, *statements: Statement) -> None:
        await asyncio.sleep(0)  # others have time to queue behind
        await self.gate.wait()
        if self.failures:
            self.failures -= 1
            raise OSError("The disk is full.")
        await super().write(*statements)


class Servers:
    """Several game servers on one database, as several processes would run them."""

    def __init__(self, database: URL) -> None:
        self.url = database
        self.opened: list[GameServer] = []

    async def open(self, max_rooms: int = 100) -> GameServer:
        server = GameServer(FailingStore(self.url), BotPool(1), Settings(max_rooms=max_rooms))
        await server.open()
        self.opened.append(server)
        return server


@asynccontextmanager
async def servers_on(database: URL) -> AsyncIterator[Servers]:
    servers = Servers(database)
    try:
        yield servers
    finally:
        for server in servers.opened:
            await server.close()


def in_servers(database: URL, act: Callable[[Servers], Awaitable[None]]) -> None:
    async def run() -> None:
        async with servers_on(database) as servers:
            await act(servers)

    asyncio.run(run())


def disk_of(server: GameServer) -> FailingStore:
    assert isinstance(server.store, FailingStore)
    return server.store


async def started_table(server: GameServer, places: list[Any] | None = None) -> tuple[str, str]:
    """A guest and the table it has opened and started."""
    guest = (await server.rename("", "Anna")).id
    opening = wire.Opening("doge", places or ["me"] * SEATS, seed=SEED, start=True)
    return guest, (await server.open_table(guest, opening)).table.header.id


async def answer(server: GameServer, table_id: str, guest: str, seat: int, number: int = 0) -> Room:
    """Answer the question that a seat is asked on this server."""
    table = (await server.room(table_id)).table
    codes, turn = table.game.rules.options(table.playing.state, seat), table.turn_id(seat)
    code = codes[number % len(codes)]
    return await server.execute(table_id, lambda table: table.move(guest, seat, turn, code))


async def undo(server: GameServer, table_id: str, guest: str, seat: int) -> Room:
    return await server.execute(table_id, lambda table: table.undo(guest, seat))


def shown(table: Table, guest: str) -> list[wire.Update | None]:
    """All that any viewer of the table sees."""
    viewers = range(-1, len(table.places))
    return [Viewer(guest, seat, lang).next_update(table) for seat in viewers for lang in ("en", "fr")]


def refusal(error: pytest.ExceptionInfo[Refused]) -> tuple[int, str]:
    return error.value.status, error.value.detail


async def until_idle(server: GameServer) -> None:
    """Wait until no bot is running."""
    while server.tasks:
        await asyncio.wait(server.tasks)


async def numbers(server: GameServer, table_id: str) -> list[int]:
    return [entry.number for entry in await server.store.log(table_id)]


# ---- two writers


def words(table: str, seat: int, *numbers: int) -> Statement:
    """A statement that adds words of a seat with these numbers to the log."""
    return INSERT_LOG, log_rows(table, [LogEntry(number, "word", seat, 8 + seat) for number in numbers])


def test_two_stores_cannot_both_append_an_entry_and_nothing_is_half_written(database: URL) -> None:
    async def act(servers: Servers) -> None:
        one, other = await servers.open(), await servers.open()
        _, table = await started_table(one)
        before = await one.store.log(table)
        n = len(before)
        await one.store.write(words(table, 0, n + 1))
        with pytest.raises(Conflict):
            await other.store.write(words(table, 1, n, n + 1, n + 2))
        assert await other.store.log(table) == [*before, LogEntry(n + 1, "word", 0, 8)]

    in_servers(database, act)


def test_of_jobs_that_are_committed_together_only_the_one_with_a_conflict_fails(database: URL) -> None:
    async def act(servers: Servers) -> None:
        server = await servers.open()
        _, table = await started_table(server)
        n = len(await server.store.log(table))
        jobs = [server.store.write(words(table, 0, number)) for number in (n, n, n + 1)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        assert await numbers(server, table) == list(range(n + 2))

    in_servers(database, act)


def test_of_two_servers_the_slower_one_reads_on_and_tries_again(database: URL) -> None:
    async def act(servers: Servers) -> None:
        one, other = await servers.open(), await servers.open()
        guest, table = await started_table(one)
        room = await other.room(table)
        watching = Viewer(guest, 0, "en")
        room.viewers.add(watching)
        await answer(one, table, guest, 0)
        await answer(other, table, guest, 1)
        assert watching.behind and not watching.must_reconnect
        assert await other.room(table) is room and room.table.word_counts == [1, 1, 0]
        await answer(one, table, guest, 2)
        assert shown(room.table, guest) != shown((await one.room(table)).table, guest), "nobody has told the other"
        written = await numbers(one, table)
        assert written == list(range(len(written)))

    in_servers(database, act)


def test_a_move_whose_question_another_server_has_answered_is_stale(database: URL) -> None:
    async def act(servers: Servers) -> None:
        one, other = await servers.open(), await servers.open()
        guest, table = await started_table(one)
        await other.room(table)
        await answer(one, table, guest, 0)
        with pytest.raises(Refused) as refused:
            await answer(other, table, guest, 0)
        assert refused.value.code == "stale"

    in_servers(database, act)


def test_of_two_servers_that_write_chat_both_are_heard(database: URL) -> None:
    async def act(servers: Servers) -> None:
        one, other = await servers.open(), await servers.open()
        guest, table = await started_table(one)
        await other.room(table)
        await one.chat(table, guest, "first")
        await other.chat(table, guest, "second")
        assert [line.text for line in (await other.room(table)).chat] == ["first", "second"]

    in_servers(database, act)


def test_two_servers_on_one_database_know_the_same_guests(database: URL) -> None:
    async def act(servers: Servers) -> None:
        one, other = await servers.open(), await servers.open()
        guest, _ = await started_table(one)
        assert one.cookie_key == other.cookie_key
        assert await other.me(guest) == await one.me(guest)

    in_servers(database, act)


# ---- a disk that fails, or is slow


def test_what_cannot_be_written_has_not_happened(database: URL) -> None:
    async def act(servers: Servers) -> None:
        server = await servers.open()
        guest, table = await started_table(server)
        before = shown((await server.room(table)).table, guest)
        disk_of(server).failures = 1
        with pytest.raises(OSError, match="disk is full"):
            await answer(server, table, guest, 0)
        assert shown((await server.room(table)).table, guest) == before
        await answer(server, table, guest, 0, 1)
        assert (await server.room(table)).table.playing.view(0)["mine"]["card"] == "castello"  # type: ignore[index]

    in_servers(database, act)


def test_a_command_that_waited_behind_one_that_failed_leaves_no_gap(database: URL) -> None:
    async def act(servers: Servers) -> None:
        server = await servers.open()
        guest, table = await started_table(server)
        disk_of(server).failures = 1
        moves = [answer(server, table, guest, seat) for seat in (1, 2)]
        results = await asyncio.gather(*moves, return_exceptions=True)
        assert isinstance(results[0], OSError) and results[1] is await server.room(table)
        written = await numbers(server, table)
        assert written == list(range(len(written)))
        second = await servers.open()
        assert shown((await server.room(table)).table, guest) == shown((await second.room(table)).table, guest)

    in_servers(database, act)


def test_nobody_sees_a_word_before_it_is_on_disk(database: URL) -> None:
    async def act(servers: Servers) -> None:
        server = await servers.open()
        guest, table = await started_table(server)
        room = await server.room(table)
        watching = Viewer(guest, 0, "en")
        before, first = shown(room.table, guest), pending_messages(room, watching)
        disk_of(server).gate.clear()
        move = asyncio.create_task(answer(server, table, guest, 0))
        await asyncio.sleep(0.05)
        assert room.lock.locked and not move.done()
        assert shown(room.table, guest) == before and pending_messages(room, watching) == []
        disk_of(server).gate.set()
        await move
        assert len(first) == 2 and len(pending_messages(room, watching)) == 1

    in_servers(database, act)


def test_the_bots_of_a_reloaded_table_continue(database: URL) -> None:
    async def act(servers: Servers) -> None:
        server = await servers.open()
        disk = disk_of(server)
        _, table = await started_table(server, ["me", "me", "gondolier"])
        disk.failures = 1
        await until_idle(server)
        assert table not in server.rooms
        room = await server.room(table)
        await until_idle(server)
        assert room.table.playing.asked == [0, 1]

    in_servers(database, act)


def test_a_request_that_gives_up_does_not_make_a_table_load_twice(database: URL) -> None:
    async def act(servers: Servers) -> None:
        server = await servers.open()
        _, table = await started_table(server)
        server.drop_room(server.rooms[table])
        loads = 0

        async def slow_load(table_id: str) -> Room:
            nonlocal loads
            loads += 1
            await asyncio.sleep(0.05)
            return await GameServer.load_room(server, table_id)

        server.load_room = slow_load  # type: ignore[method-assign]
        first = asyncio.create_task(server.room(table))
        await asyncio.sleep(0.01)
        first.cancel()
        await asyncio.sleep(0.01)
        room = await server.room(table)
        await asyncio.sleep(0.1)
        assert loads == 1 and server.rooms[table] is room and not server.loading

    in_servers(database, act)


# ---- bounded memory


def test_evicted_tables_are_reloaded_as_they_were(database: URL) -> None:
    async def act(servers: Servers) -> None:
        server = await servers.open(max_rooms=2)
        seen: dict[tuple[str, str], list[wire.Update | None]] = {}
        for words in range(6):
            guest, table = await started_table(server)
            for word in range(words):
                await answer(server, table, guest, word % SEATS, word)
            if words % 2:
                await undo(server, table, guest, 0)
            await server.chat(table, guest, "Buona sera")
            seen[guest, table] = shown((await server.room(table)).table, guest)
            assert len(server.rooms) <= 2
        for (guest, table), updates in seen.items():
            room = await server.room(table)
            assert shown(room.table, guest) == updates and room.chat[0].text == "Buona sera"
            assert len(server.rooms) <= 2

    in_servers(database, act)


def test_a_table_with_viewers_is_not_evicted(database: URL) -> None:
    async def act(servers: Servers) -> None:
        server = await servers.open(max_rooms=1)
        guest, table = await started_table(server)
        watching = Viewer(guest, 0, "en")
        room = await server.room(table)
        room.viewers.add(watching)
        others = [(await started_table(server))[1] for _ in range(3)]
        assert table in server.rooms and len(server.rooms) == 2
        room.viewers.discard(watching)
        await server.room(others[0])
        assert len(server.rooms) == 1

    in_servers(database, act)


def test_a_whole_game_with_undo_is_the_same_when_reloaded(database: URL) -> None:
    async def act(servers: Servers) -> None:
        server = await servers.open()
        guest = (await server.rename("", "Anna")).id
        opening = wire.Opening("doge", ["me"] * SEATS, {"last_year": "1"}, seed=SEED, start=True)
        table = (await server.open_table(guest, opening)).table
        said = 0
        while not table.playing.over:
            seat = table.playing.asked[said % len(table.playing.asked)]
            await answer(server, table.header.id, guest, seat, said)
            said += 1
            if said % 7 == 0 and not table.playing.over:
                await undo(server, table.header.id, guest, seat)
        reloaded = (await (await servers.open()).room(table.header.id)).table
        assert shown(reloaded, guest) == shown(table, guest) and reloaded.status == table.status == "over"
        header = await server.store.header(table.header.id)
        assert header is not None and header.status == "over"

    in_servers(database, act)


def test_a_request_to_take_back_is_in_the_log_however_it_ends(database: URL) -> None:
    async def act(servers: Servers) -> None:
        server = await servers.open()
        anna, bruno = [(await server.rename("", name)).id for name in ("Anna", "Bruno")]
        opening = wire.Opening("doge", ["me", "open", "open"])
        table = (await server.open_table(anna, opening)).table
        table_id = table.header.id
        for seat in (1, 2):
            await server.execute(table_id, partial(Table.sit, guest=bruno, seat=seat), holder=bruno)
        await server.execute(table_id, lambda table: table.start(anna))
        for seat, guest in enumerate((anna, bruno, bruno)):
            for number in (0, 0, -1):
                await answer(server, table_id, guest, seat, number)

        async def is_as_reloaded(how: str | None) -> bool:
            again = (await (await servers.open()).room(table_id)).table
            end = None if table.wish_end is None else table.wish_end.how
            return (again.wish, again.wish_end) == (table.wish, table.wish_end) and end == how

        await undo(server, table_id, anna, 0)
        assert table.wish == wire.UndoWish(0, [1, 2]) and await is_as_reloaded(None)
        await server.execute(table_id, lambda table: table.withdraw(anna))
        assert await is_as_reloaded("withdrawn")
        await undo(server, table_id, anna, 0)
        await server.execute(table_id, lambda table: table.consent(bruno, False))
        assert await is_as_reloaded("declined")
        await undo(server, table_id, anna, 0)
        await server.execute(table_id, lambda table: table.consent(bruno, True))
        assert await is_as_reloaded("granted")

    in_servers(database, act)
