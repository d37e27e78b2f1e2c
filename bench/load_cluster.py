"""Servers with PostgreSQL, and NATS if there are several, for bench/load.py.

They share all cores with each other, as on one machine; PostgreSQL flushes every commit to disk, in the system's
temporary folder (TMPDIR).
"""

from __future__ import annotations

import sys
from functools import cache

from bench.load_servers import ServerProcess, cpu_of, memory_of, scratch_folder
from tests.server.buses import nats
from tests.server.databases import Postgres


@cache
def postgres() -> Postgres:
    return Postgres()


class ClusterProcesses:
    """Servers on one new database, of a PostgreSQL that all rounds share."""

    def __init__(self, servers: int) -> None:
        self.folder = scratch_folder()
        self.database = postgres().new_database()
        self.bus = ["--bus", nats().url] if servers > 1 else []
        self.servers = [self.serve() for _ in range(servers)]

    def serve(self) -> ServerProcess:
        stored_in = ["--database", self.database.render_as_string(hide_password=False), *self.bus]
        return ServerProcess(
            [sys.executable, "-m", "ridotto", "serve", "--port", "0", *stored_in], self.folder, r":(\d+)/"
        )

    @property
    def ports(self) -> list[int]:
        return [server.port for server in self.servers]

    @property
    def pids(self) -> list[int]:
        database = postgres().server.get_pid()
        others = [database] if database else []
        return [*[server.process.pid for server in self.servers], *others, *([nats().process.pid] if self.bus else [])]

    def cpu(self) -> float:
        return sum(cpu_of(pid) for pid in self.pids)

    def memory(self) -> float:
        return sum(memory_of(pid) for pid in self.pids)

    @property
    def is_alive(self) -> bool:
        return any(server.is_alive for server in self.servers)

    def kill(self) -> None:
        """Kill the servers and PostgreSQL, which then recovers."""
        for server in self.servers:
            server.kill()
        postgres().stop()
        postgres().start()

    def remove_folder(self) -> None:
        for server in self.servers:
            server.remove_folder()
