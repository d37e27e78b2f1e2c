"""The servers that bench/load.py measures: starting, CPU time and memory, killing, checking the database."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO

from sqlalchemy import URL

from bench.load_client import Move
from bench.load_connections import HOST, LoadError
from ridotto.server.database import sqlite_url
from tests.server.databases import execute

ROOT = Path(__file__).resolve().parents[1]
PEER = ROOT / "bench" / "load"  # boardgame.io: our scripts and what they need
PEER_HOME = ROOT / "build" / "load"  # where it is installed; ignored by git
PEER_MODULES = PEER_HOME / "node_modules"
SERVER_CORE, LOAD_CORE = 0, 1
SPEAKER_BITS = 3  # a word of the log is seat + (code << 3)
PATIENCE = 30


def on_core(core: int) -> list[str]:
    """A prefix for a command that pins it to one core; empty if that is not possible."""
    taskset = shutil.which("taskset")
    return [taskset, "-c", str(core)] if taskset and (os.cpu_count() or 1) > 1 else []


class ServerProcess:
    """A server with its child processes, and its data folder."""

    def __init__(
        self,
        command: Sequence[str],
        folder: Path,
        port_pattern: str,
        package: str = "",
        settings: Mapping[str, str] | None = None,
        stderr: IO[str] | None = None,
    ) -> None:
        self.folder = folder
        environment = {**(settings or {}), **peer_environment(), **({"PYTHONPATH": package} if package else {})}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, text=True, env=environment)
        self.port = self.read_port(port_pattern)
        self.wait()

    @property
    def ports(self) -> list[int]:
        return [self.port]

    @property
    def database(self) -> URL:
        """Where Ridotto stores its tables."""
        return sqlite_url(self.folder / "ridotto.db")

    def read_port(self, port_pattern: str) -> int:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(port_pattern, line):
                return int(found[1])
        raise LoadError(f"The server exited with status {self.process.wait(PATIENCE)}.")

    def wait(self) -> None:
        """Wait until it accepts connections."""
        for _ in range(10 * PATIENCE):
            try:
                socket.create_connection((HOST, self.port)).close()
                return
            except ConnectionRefusedError:
                time.sleep(0.1)
        raise LoadError("The server accepts no connections.")

    @property
    def is_alive(self) -> bool:
        return self.process.poll() is None

    def cpu(self) -> float:
        return cpu_of(self.process.pid)

    def memory(self) -> float:
        return memory_of(self.process.pid)

    def kill(self) -> None:
        """Kill all processes, like a power cut."""
        if not self.is_alive:
            return
        for process in process_tree(self.process.pid):
            with suppress(ProcessLookupError):
                os.kill(int(process.name), signal.SIGKILL)
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def remove_folder(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


def process_tree(pid: int) -> list[Path]:
    """The /proc folders of a process and all its descendants."""
    process = Path(f"/proc/{pid}")
    children: list[str] = []
    with suppress(OSError):
        children = (process / "task" / str(pid) / "children").read_text().split()
    return [process, *[path for child in children for path in process_tree(int(child))]]


def cpu_of(pid: int) -> float:
    """Seconds of CPU time so far, of all threads of a process and its descendants; 0 if unknown."""
    spent = 0
    for process in process_tree(pid):
        with suppress(OSError):
            fields = (process / "stat").read_text().rpartition(")")[2].split()
            spent += int(fields[11]) + int(fields[12])
    return spent / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float:
    """Resident megabytes of the same (shared pages count for each process); 0 if unknown."""
    pages = 0
    for process in process_tree(pid):
        with suppress(OSError):
            pages += int((process / "statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def scratch_folder() -> Path:
    """A folder on the disk of the working copy; the system's temporary folder may be in memory."""
    (ROOT / "build").mkdir(exist_ok=True)
    return Path(tempfile.mkdtemp(prefix="load-", dir=ROOT / "build"))


def serve_ridotto(package: str = "") -> ServerProcess:
    """Serve the package that is installed, or the one in another folder."""
    folder = scratch_folder()
    serve = [sys.executable, "-m", "ridotto", "serve", "--port", "0", "--data", str(folder)]
    return ServerProcess([*on_core(SERVER_CORE), *serve], folder, r":(\d+)/", package)


def missing_moves(database: URL, moves: Iterable[Move]) -> list[Move]:
    """The acknowledged moves that are not in the database as they were sent."""
    said: dict[tuple[str, int], list[int]] = defaultdict(list)
    words = "SELECT table_id, seat, value FROM log WHERE kind = 'word' AND seat >= 0 ORDER BY table_id, number"
    for table, seat, word in execute(database, words):
        said[table, seat].append(word)
    return [move for move in moves if not is_logged(said[move.table, move.seat], move)]


def is_logged(words: list[int], move: Move) -> bool:
    """A turn id ends with the number of earlier words of its seat."""
    number = int(move.turn.partition(".")[2])
    return number < len(words) and words[number] == move.seat + (move.code << SPEAKER_BITS)


# ---- boardgame.io


def peer_missing() -> str:
    """Why boardgame.io cannot be measured, and what to do; empty if it can."""
    if shutil.which("node") is None:
        return "Node is not installed."
    if not PEER_MODULES.exists():
        return "boardgame.io is not installed: python bench/load.py --install"
    return ""


def install_peer() -> None:
    PEER_HOME.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(PEER / name, PEER_HOME / name)
    subprocess.run(["npm", "ci", "--omit=dev", "--no-audit", "--no-fund"], cwd=PEER_HOME, check=True)


def peer_environment() -> dict[str, str]:
    """Of servers.  They may cache what they compile, else every start parses all libraries again."""
    return {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "NODE_PATH": str(PEER_MODULES), "NODE_ENV": "production"}


def serve_peer(store: str) -> ServerProcess:
    folder = scratch_folder()
    serve = ["node", str(PEER / "server.cjs"), store, str(folder)]
    return ServerProcess([*on_core(SERVER_CORE), *serve], folder, r"^PORT (\d+)")


def load_peer(job: str) -> subprocess.Popen[str]:
    command = [*on_core(LOAD_CORE), "node", str(PEER / "client.cjs"), job]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=peer_environment())
