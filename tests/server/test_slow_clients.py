"""Clients that do not read: they are not read from either, get the newest state when they do, and delay nobody."""

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import URL

from ridotto.server import websocket
from ridotto.server.game_server import GameServer
from ridotto.server.move_pipeline import MovePipeline
from ridotto.server.viewer import Viewer
from ridotto.server.websocket import MAX_OUTBOX, SERVICE_RESTART, serve_viewer
from tests.server.processes import PATIENCE
from tests.server.test_store import Servers, answer, in_servers, started_table

STALE = json.dumps({"type": "move", "id": 1, "seat": 0, "turn": "9.9", "code": 0})
MANY = 500


class SlowSocket:
    """The end of a WebSocket at the server.  What is sent waits until the client reads."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[str] = asyncio.Queue()
        self.reading = asyncio.Event()  # by the client
        self.lost = False
        self.received = 0
        self.sent: list[dict[str, Any]] = []
        self.closed_with = 0

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        text = await self.incoming.get()
        if not text:
            return {"type": "websocket.disconnect", "code": 1006}
        self.received += 1
        return {"type": "websocket.receive", "text": text}

    async def send(self, event: dict[str, Any]) -> None:
        await self.reading.wait()
        if self.lost:
            raise OSError
        self.sent += [json.loads(line) for line in event["text"].split("\n")]

    async def close(self, code: int, reason: str) -> None:
        self.closed_with = code
        self.disconnect()

    def disconnect(self) -> None:
        self.incoming.put_nowait("")

    def lose(self) -> None:
        """The connection is lost while a message waits."""
        self.lost = True
        self.reading.set()
        self.disconnect()

    def sent_of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["type"] == kind]


class Watching:
    """A table, and a client that views it from a seat."""

    def __init__(self, server: GameServer, guest: str, table: str) -> None:
        self.server = server
        self.guest = guest
        self.table = table
        self.room = server.rooms[table]
        self.socket = SlowSocket()
        viewer = Viewer(guest, 0, "en")
        socket: Any = self.socket
        self.task = asyncio.create_task(serve_viewer(socket, self.room, viewer, MovePipeline(server)))

    async def end(self) -> None:
        self.socket.disconnect()
        await asyncio.wait_for(self.task, PATIENCE)


async def watching(servers: Servers) -> Watching:
    server = await servers.open()
    return Watching(server, *await started_table(server))


async def settle() -> None:
    """Let all tasks run until they wait for something outside."""
    for _ in range(10 * MANY):
        await asyncio.sleep(0)


def test_a_client_that_does_not_read_its_replies_is_not_read_from(database: URL) -> None:
    async def act(servers: Servers) -> None:
        client = await watching(servers)
        for _ in range(MANY):
            client.socket.incoming.put_nowait(STALE)
        await settle()
        assert client.socket.received < 3 * MAX_OUTBOX
        client.socket.reading.set()
        await settle()
        assert len(client.socket.sent_of("refused")) == client.socket.received == MANY
        await client.end()

    in_servers(database, act)


def test_a_client_that_was_slow_gets_the_newest_state_and_not_all_between(database: URL) -> None:
    async def act(servers: Servers) -> None:
        client = await watching(servers)
        client.socket.reading.set()
        await settle()
        client.socket.reading.clear()
        for _ in range(4):
            await answer(client.server, client.table, client.guest, 0)
        await settle()
        client.socket.reading.set()
        await settle()
        first, *late = client.socket.sent_of("update")
        assert len(late) <= 2, "the one that was being sent, and one for all the others"
        told = [line["text"] for update in (first, *late) for line in update["lines"]]
        newest = Viewer(client.guest, 0, "en").next_update(client.room.table)
        assert newest is not None and late[-1]["number"] == newest.number
        assert told == [line.text for line in newest.lines], "nothing is missing, and nothing is sent twice"
        await client.end()

    in_servers(database, act)


def test_a_client_that_is_lost_while_it_does_not_read_leaves_the_table(database: URL) -> None:
    async def act(servers: Servers) -> None:
        client = await watching(servers)
        for _ in range(MANY):
            client.socket.incoming.put_nowait(STALE)
        await settle()
        client.socket.lose()
        await asyncio.wait_for(client.task, PATIENCE)
        assert not client.room.viewers

    in_servers(database, act)


def test_a_message_that_cannot_be_made_costs_its_viewer_the_connection(
    database: URL, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> list[bytes]:
        raise ZeroDivisionError  # a bug of ours

    async def act(servers: Servers) -> None:
        monkeypatch.setattr(websocket, "pending_messages", fail)
        client = await watching(servers)
        await asyncio.wait_for(client.task, PATIENCE)
        assert client.socket.closed_with == SERVICE_RESTART and not client.room.viewers
        assert "could not be made" in caplog.text

    in_servers(database, act)
