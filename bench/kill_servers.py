"""What bench/kills.py kills and starts again: servers, bot workers, PostgreSQL and NATS.

A kill is what a power cut or the kernel's out-of-memory killer would do: no warning, nothing is put in order.
"""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO

import httpx
from sqlalchemy import URL

from bench.load_connections import HOST, LoadError
from bench.load_servers import PATIENCE, ServerProcess, peer_environment, process_tree, scratch_folder
from ridotto.server.database import sqlite_url
from tests.server.buses import Nats
from tests.server.databases import Postgres, execute

SERVER, BOTS, POSTGRESQL, NATS = "server", "bot worker", "PostgreSQL", "NATS"
WORKERS = 2  # in the cluster
EXPECTED = "the database cannot be reached"  # a line of the log for each request that PostgreSQL's absence has refused
# Limits that people who open a hundred tables after a hundred kills would meet.
SETTINGS = {
    "RIDOTTO_OPEN_TABLES_PER_GUEST": "10000",
    "RIDOTTO_OPEN_SEATS_PER_GUEST": "10000",
    "RIDOTTO_MAX_GAMES_PER_GUEST": "10000",
}
# In the cluster what is silent counts as dead sooner than by default, so that a kill every two seconds is possible.
CLUSTER_SETTINGS = {**SETTINGS, "RIDOTTO_BOTS_TAKEN_OVER_AFTER": "1.5", "RIDOTTO_BOT_SILENCE": "1"}


def kill_process(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


class Site:
    """Servers with their store, in a folder of their own; their logs are there, too."""

    def __init__(self, servers: int, settings: dict[str, str]) -> None:
        self.folder = scratch_folder()
        self.settings = settings
        self.revived = 0  # how often something had to be started that nobody has killed
        self.logs: IO[str] = (self.folder / "servers.log").open("w")
        self.servers = [self.serve(0) for _ in range(servers)]
        self.ports = [server.port for server in self.servers]

    @property
    def database(self) -> URL:
        raise NotImplementedError

    @property
    def stored_in(self) -> list[str]:
        """Options that say where the tables are."""
        raise NotImplementedError

    @property
    def kills(self) -> dict[str, Callable[[random.Random], Callable[[], None]]]:
        """By kind: how to kill one of these.  What is returned starts it again."""
        return {SERVER: self.kill_server, BOTS: self.kill_bots}

    def serve(self, port: int) -> ServerProcess:
        """Start a server and wait until it is ready."""
        command = [sys.executable, "-m", "ridotto", "serve", "--port", str(port), *self.stored_in]
        server = ServerProcess(command, self.folder, r":(\d+)/", settings=self.settings, stderr=self.logs)
        deadline = time.monotonic() + PATIENCE
        while server.is_alive and not is_ready(server.port):
            if time.monotonic() > deadline:
                raise LoadError("A server does not become ready.")
            time.sleep(0.05)
        return server

    def revive(self) -> None:
        """Start what has ended by itself, as a supervisor would: a server that finds no bus as it starts does so."""
        for number, server in enumerate(self.servers):
            if not server.is_alive:
                self.revived += 1
                self.servers[number] = self.serve(self.ports[number])

    def kill_server(self, chance: random.Random) -> Callable[[], None]:
        """Its bots end by themselves."""
        number = chance.randrange(len(self.servers))
        kill_process(self.servers[number].process.pid)
        self.servers[number].process.wait(PATIENCE)

        def start() -> None:
            self.servers[number] = self.serve(self.ports[number])

        return start

    def kill_bots(self, chance: random.Random) -> Callable[[], None]:
        """One of the processes in which the bots of a server think; the server itself starts another one."""
        for pid in chance.sample(found := self.bot_processes(), min(1, len(found))):
            kill_process(pid)
        return lambda: None

    def bot_processes(self) -> list[int]:
        children = [path for server in self.servers for path in process_tree(server.process.pid)[1:]]
        return sorted(int(path.name) for path in children if is_bot(path))

    def log(self, table: str) -> list[tuple[int, str, int]]:
        """The log of a table, in the database itself."""
        return [
            (number, kind, value)
            for number, kind, value in execute(
                self.database,
                "SELECT number, kind, value FROM log WHERE table_id = :table ORDER BY number",
                table=table,
            )
        ]

    def complaints(self) -> Counter[str]:
        """What the servers have logged as faults, and how often; names of tables do not matter."""
        self.logs.flush()
        lines = (self.folder / "servers.log").read_text().splitlines()
        found = [re.search(r"(?:ERROR|CRITICAL) ([^=]*)\.", line) for line in lines if EXPECTED not in line]
        return Counter(
            re.sub(r"table \S+", "table ...", fault[1].partition(" Traceback")[0]) for fault in found if fault
        )

    def close(self) -> None:
        for server in self.servers:
            server.kill()
        self.logs.close()


def is_ready(port: int) -> bool:
    with suppress(httpx.TransportError):
        return httpx.get(f"http://{HOST}:{port}/ready", timeout=PATIENCE).status_code == httpx.codes.OK
    return False


def is_bot(process: Path) -> bool:
    with suppress(OSError):
        return b"spawn_main" in (process / "cmdline").read_bytes()
    return False


class OneServer(Site):
    """A server alone, with SQLite."""

    def __init__(self) -> None:
        super().__init__(1, SETTINGS)

    @property
    def database(self) -> URL:
        return sqlite_url(self.folder / "ridotto.db")

    @property
    def stored_in(self) -> list[str]:
        return ["--data", str(self.folder)]


class Cluster(Site):
    """Two servers, PostgreSQL, NATS, and bot workers."""

    def __init__(self) -> None:
        self.postgres, self.nats = Postgres(), Nats()
        self.url = self.postgres.new_database()
        super().__init__(2, CLUSTER_SETTINGS)
        self.workers = [self.start_worker() for _ in range(WORKERS)]

    @property
    def database(self) -> URL:
        return self.url

    @property
    def stored_in(self) -> list[str]:
        return ["--database", self.url.render_as_string(hide_password=False), "--bus", self.nats.url]

    @property
    def kills(self) -> dict[str, Callable[[random.Random], Callable[[], None]]]:
        return {**super().kills, POSTGRESQL: self.kill_postgres, NATS: self.kill_nats}

    def start_worker(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "ridotto", "bots", "--bus", self.nats.url, "--processes", "1"]
        environment = {**self.settings, **peer_environment()}
        return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=self.logs, env=environment)

    def revive(self) -> None:
        super().revive()
        for number, worker in enumerate(self.workers):
            if worker.poll() is not None:
                self.revived += 1
                self.workers[number] = self.start_worker()

    def kill_bots(self, chance: random.Random) -> Callable[[], None]:
        """A whole worker: its processes end by themselves."""
        number = chance.randrange(len(self.workers))
        kill_process(self.workers[number].pid)
        self.workers[number].wait(PATIENCE)

        def start() -> None:
            self.workers[number] = self.start_worker()

        return start

    def kill_postgres(self, chance: random.Random) -> Callable[[], None]:
        self.postgres.stop()
        return self.postgres.start

    def kill_nats(self, chance: random.Random) -> Callable[[], None]:
        self.nats.stop()
        return self.nats.start

    def close(self) -> None:
        for worker in self.workers:
            worker.kill()
            worker.wait(PATIENCE)
        super().close()
        self.nats.stop()
