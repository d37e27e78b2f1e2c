"""A real server in a process of its own, on real sockets, with a database in a temporary folder or a cluster."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from sqlalchemy import URL
from websockets.sync.client import ClientConnection, connect

from tests.server import processes
from tests.server.bot_workers import shared_bus
from tests.server.databases import CLUSTER, KINDS, STORE, execute, new_database

PATIENCE = processes.PATIENCE
TOY = Path(__file__).parent.parent / "toy"  # a game of another package


class Server:
    """`ridotto serve` as a person would run it."""

    def __init__(
        self,
        data: Path,
        paths: Sequence[Path] = (),
        store: str = STORE,
        database: URL | None = None,
        bus: str | None = None,
        **settings: object,
    ) -> None:
        self.data = data
        self.store = store
        self.database = database or new_database("postgresql" if store == CLUSTER else "sqlite", data)
        self.bus = shared_bus() if bus is None and store == CLUSTER == STORE else bus
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
        """Where the tables are, and what tells other servers of them."""
        if self.store == CLUSTER:
            bus = [] if self.bus is None else ["--bus", self.bus]
            return ["--database", self.database.render_as_string(hide_password=False), *bus]
        return ["--data", str(self.data)]

    def rows(self, sql: str, **values: object) -> Sequence[Any]:
        """What a statement finds in the database."""
        return execute(self.database, sql, **values)

    @property
    def environment(self) -> dict[str, str]:
        here = os.environ.get("PYTHONPATH", "")
        paths = os.pathsep.join([*map(str, self.paths), *([here] if here else [])])
        return {**os.environ, "PYTHONPATH": paths, **self.settings}

    @property
    def thinking(self) -> list[int]:
        """The processes in which its own bots run."""
        assert self.process is not None
        return processes.children_of(self.process.pid)

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


class LiveConnection(ClientConnection):
    """A WebSocket of a table.  A frame has a message on each line; they are received one by one."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.unread: list[str] = []

    def __enter__(self) -> Self:
        super().__enter__()
        return self

    def recv(self, timeout: float | None = None, decode: bool | None = None) -> str:  # type: ignore[override]
        while not self.unread:
            self.unread = str(super().recv(timeout, decode)).split("\n")
        return self.unread.pop(0)


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

    def live(self, table: str, seat: int = -1, **more: Any) -> LiveConnection:
        query = "&".join(f"{key}={value}" for key, value in {"seat": seat, **more}.items())
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live?{query}"
        return connect_live(address, {"Cookie": cookies} if cookies else {})


def connect_live(address: str, headers: dict[str, str]) -> LiveConnection:
    live = connect(address, additional_headers=headers, create_connection=LiveConnection)
    assert isinstance(live, LiveConnection)
    return live


def receive(socket: LiveConnection, kind: str, timeout: float = PATIENCE) -> dict[str, Any]:
    """The next message of that type; others are skipped."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout))
        if message["type"] == kind:
            return message


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--shared-server", action="store_true", help="only tests that share one server")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--shared-server", default=False):  # unknown where other tests are run, too
        shared = [item for item in items if "server" in getattr(item, "fixturenames", ())]
        config.hook.pytest_deselected(items=[item for item in items if item not in shared])
        items[:] = shared


@pytest.fixture(scope="session", autouse=True)
def ended_services() -> Iterator[None]:
    with processes.SERVICES:
        yield


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
