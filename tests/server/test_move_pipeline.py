"""The pipeline of moves: an error of one is reported, and does not stop the others."""

import asyncio
from functools import partial

import pytest
from sqlalchemy import URL

from ridotto.server import wire
from ridotto.server.game_server import GameServer
from ridotto.server.move_pipeline import MovePipeline
from ridotto.server.room import Room
from ridotto.server.rows import LogEntry
from ridotto.server.table import APPLY, Table, apply_word_entry
from tests.server.processes import PATIENCE
from tests.server.test_store import Servers, in_servers, started_table


class Submitted:
    """Moves submitted to a pipeline, and the status of each response."""

    def __init__(self, server: GameServer) -> None:
        self.server = server
        self.moves = MovePipeline(server)
        self.responses: list[asyncio.Future[int]] = []
        self.waiting: list[asyncio.Task[None]] = []

    def submit(self, table_id: str, guest: str, seat: int) -> None:
        table = self.server.rooms[table_id].table
        code = table.game.rules.options(table.playing.state, seat)[0]
        response: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.responses.append(response)
        move = wire.Move(seat, table.turn_id(seat), code)
        respond = partial(self.respond, response)
        if not self.moves.submit(table_id, guest, move, respond):
            self.waiting.append(asyncio.create_task(self.moves.run_as_command(table_id, guest, move, respond)))

    @staticmethod
    def respond(response: asyncio.Future[int], status: int, content: wire.Accepted | wire.Problem) -> None:
        response.set_result(status)

    async def statuses(self) -> list[int]:
        return await asyncio.wait_for(asyncio.gather(*self.responses), PATIENCE)


def test_moves_at_several_tables_are_committed_and_acknowledged(database: URL) -> None:
    async def act(servers: Servers) -> None:
        server = await servers.open()
        submitted = Submitted(server)
        tables = [await started_table(server) for _ in range(5)]
        before = [len(await server.store.log(table)) for _, table in tables]
        for guest, table in tables:
            submitted.submit(table, guest, 0)
        assert await submitted.statuses() == [200] * 5
        assert [len(await server.store.log(table)) for _, table in tables] == [count + 1 for count in before]

    in_servers(database, act)


def test_a_second_move_waits_for_the_first_of_the_same_table(database: URL) -> None:
    async def act(servers: Servers) -> None:
        server = await servers.open()
        submitted = Submitted(server)
        guest, table = await started_table(server)
        for seat in (0, 1, 2):
            submitted.submit(table, guest, seat)
        assert await submitted.statuses() == [200, 200, 200]

    in_servers(database, act)


async def one_is_quicker(servers: Servers) -> tuple[GameServer, GameServer, str, str]:
    """Two servers with a table, a move at the first of which the second has not heard; and its guest."""
    one, other = await servers.open(), await servers.open()
    guest, table = await started_table(one)
    await other.room(table)
    first = Submitted(one)
    first.submit(table, guest, 0)
    assert await first.statuses() == [200]
    return one, other, table, guest


def test_the_slower_of_two_servers_reads_on_and_tries_again(database: URL) -> None:
    async def act(servers: Servers) -> None:
        one, other, table, guest = await one_is_quicker(servers)
        second = Submitted(other)
        second.submit(table, guest, 1)
        assert await second.statuses() == [200]
        assert (await other.room(table)).table.length == one.rooms[table].table.length + 1

    in_servers(database, act)


def test_a_move_that_cannot_be_applied_affects_its_table_only(database: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(servers: Servers) -> None:
        server = await servers.open()
        (guest, broken), (other, sound) = await started_table(server), await started_table(server)
        at_fault = server.rooms[broken].table

        def apply_or_fail(table: Table, entry: LogEntry) -> None:
            if table is at_fault:
                raise ZeroDivisionError  # a bug of ours
            apply_word_entry(table, entry)

        monkeypatch.setitem(APPLY, "word", apply_or_fail)
        submitted = Submitted(server)
        submitted.submit(broken, guest, 0)
        submitted.submit(sound, other, 0)
        assert await submitted.statuses() == [500, 200]
        reloaded = await server.room(broken)  # from the log, where the move is
        assert reloaded.table.word_counts[0] == 1

    in_servers(database, act)


def test_a_move_that_cannot_be_tried_again_leaves_no_table_locked(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(servers: Servers) -> None:
        _, other, table, guest = await one_is_quicker(servers)
        second = Submitted(other)

        def fail(room: Room) -> None:
            raise ZeroDivisionError  # a bug of ours

        monkeypatch.setattr(other.sync, "note_conflict", fail)
        second.submit(table, guest, 1)
        assert await second.statuses() == [200], "read from the log, and done as a command"

    in_servers(database, act)
