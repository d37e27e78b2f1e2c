"""A table is dropped from memory while somebody comes: who views it views the one that goes on."""

import asyncio
from typing import Any

from sqlalchemy import URL

from ridotto.server.app import live
from ridotto.server.game_server import GameServer
from ridotto.server.move_pipeline import MovePipeline
from ridotto.server.websocket import SERVICE_RESTART
from tests.server.test_servers import Cluster, in_cluster, until


class ComingSocket:
    """A WebSocket of a spectator; the bus comes back while it is accepted, and unused tables are dropped."""

    def __init__(self, server: GameServer) -> None:
        self.server = server
        self.scope: dict[str, Any] = {"headers": []}
        self.code = 0  # with which it was closed

    async def accept(self) -> None:
        self.server.sync.on_return()

    async def send(self, event: dict[str, Any]) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError("nothing comes")

    async def close(self, code: int, reason: str) -> None:
        self.code = code


def test_a_viewer_who_comes_when_unused_tables_are_dropped_is_told_what_happens(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        server = cluster.one
        table = await cluster.open_table()
        socket: Any = ComingSocket(server)
        viewing = asyncio.ensure_future(live.fn(socket, server=server, moves=MovePipeline(server), table_id=table))
        try:
            await until(lambda: socket.code == SERVICE_RESTART or any(room.viewers for room in server.rooms.values()))
        finally:
            viewing.cancel()

    in_cluster(database, act)


def test_a_table_that_is_dropped_while_somebody_looks_whether_it_has_grown_is_loaded_again(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        server = cluster.one
        table = await cluster.open_table()
        before = await server.room(table)
        cluster.cut()
        looking = asyncio.create_task(server.room(table))
        await asyncio.sleep(0)
        server.drop_room(before)
        assert server.is_loaded(await looking)

    in_cluster(database, act)
