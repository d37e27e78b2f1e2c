"""A real server in a process of its own, on real sockets, with a database in a temporary folder or in PostgreSQL."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import URL
from websockets.sync.client import ClientConnection, connect

from tests.server.databases import CLUSTER, KINDS, STORE, execute, new_database

PATIENCE = 30
TOY = Path(__file__).parent.parent / "toy"  # a game of another package


class Server:
    """`ridotto serve` as a person would run it."""

    def __init__(
        self,
        data: Path,
        paths: Sequence[Path] = (),
        store: str = STORE,
        database: URL | None = None,
        **settings: object,
    ) -> None:
        self.data = data
        self.store = store
        self.database = database or new_database("postgresql" if store == CLUSTER else "sqlite", data)
        self.paths = paths  # of packages that offer more games
        self.settings = {f"RIDOTTO_{name.upper()}": str(value) for name, value in settings.items()}
        self.port = 0
        self.guests: list[Guest] = []
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Start, or start again at the same port."""
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, text=True, env=self.environment)
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found, "the server prints its address"
        self.port = int(found[1])
        self.wait()

    @property
    def command(self) -> list[str]:
        return [sys.executable, "-m", "ridotto", "serve", *self.stored_in, "--port", str(self.port)]

    @property
    def stored_in(self) -> list[str]:
        """Where the tables are; a cluster's bus belongs here, too."""
        if self.store == CLUSTER:
            return ["--database", self.database.render_as_string(hide_password=False)]
        return ["--data", str(self.data)]

    def rows(self, sql: str, **values: object) -> Sequence[Any]:
        """What a statement finds in the database."""
        return execute(self.database, sql, **values)

    @property
    def environment(self) -> dict[str, str]:
        here = os.environ.get("PYTHONPATH", "")
        paths = os.pathsep.join([*map(str, self.paths), *([here] if here else [])])
        return {**os.environ, "PYTHONPATH": paths, **self.settings}

    def wait(self) -> None:
        transport = httpx.HTTPTransport(retries=50)
        with httpx.Client(transport=transport, base_url=self.address, timeout=PATIENCE) as client:
            client.get("/api/games").raise_for_status()

    def kill(self) -> None:
        """Kill it, like a power cut."""
        self.stop(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        assert self.process is not None and self.process.stdout is not None
        self.process.send_signal(how)
        self.process.stdout.close()
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        for guest in self.guests:
            guest.http.close()
        self.kill()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class Guest:
    """A client with a name and a cookie."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        server.guests.append(self)
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE)
        self.me = self.http.put("/api/me", json={"name": name}).raise_for_status().json()

    def table(self, places: list[str], **more: Any) -> dict[str, Any]:
        opening = {"game": "doge", "places": places, **more}
        table: dict[str, Any] = self.http.post("/api/tables", json=opening).raise_for_status().json()
        return table

    def post(self, table: str, command: str, **data: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/{command}", json=data or None)

    def update(self, table: str, seat: int, **more: Any) -> dict[str, Any]:
        params = {"seat": seat, **more}
        update: dict[str, Any] = self.http.get(f"/api/tables/{table}/update", params=params).raise_for_status().json()
        return update

    def answer(self, table: str, seat: int, number: int = 0) -> httpx.Response:
        """Answer the question of a seat with the option of that number."""
        ask = self.update(table, seat)["ask"]
        option = ask["options"][number % len(ask["options"])]
        return self.post(table, "moves", seat=seat, turn=ask["turn"], code=option["code"])

    def live(self, table: str, seat: int = -1, **more: Any) -> ClientConnection:
        query = "&".join(f"{key}={value}" for key, value in {"seat": seat, **more}.items())
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live?{query}",
            additional_headers={"Cookie": cookies} if cookies else {},
        )


def receive(socket: ClientConnection, kind: str, timeout: float = PATIENCE) -> dict[str, Any]:
    """The next message of that type; others are skipped."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout))
        if message["type"] == kind:
            return message


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """An empty database of each kind."""
    return new_database(request.param, tmp_path)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    # Who is here is told at once, so that messages come in the same order every time.
    server = Server(tmp_path_factory.mktemp("data"), presence_delay=0.001)
    yield server
    server.close()


@pytest.fixture
def anna(server: Server) -> Guest:
    return Guest(server, "Anna")


@pytest.fixture
def bruno(server: Server) -> Guest:
    return Guest(server, "Bruno")
