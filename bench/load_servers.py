"""The servers that bench/load.py measures: started on a core of their own, watched, stopped, looked through."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from bench.load_client import HOST, LoadError, Move

ROOT = Path(__file__).resolve().parents[1]
PEER = ROOT / "bench" / "load"  # boardgame.io: our scripts and what they need
PEER_HOME = ROOT / "build" / "load"  # where it is installed; git ignores it
PEER_MODULES = PEER_HOME / "node_modules"
SERVER_CORE, LOAD_CORE = 0, 1
SPEAKER_BITS = 3  # a word of the log is seat + (code << 3)
PATIENCE = 30


def on_core(core: int) -> list[str]:
    """What to put before a command, so that it stays on one core; nothing where that cannot be."""
    taskset = shutil.which("taskset")
    return [taskset, "-c", str(core)] if taskset and (os.cpu_count() or 1) > 1 else []


class Served:
    """A server and its processes; `folder` is its own and goes with it."""

    def __init__(self, command: Sequence[str], folder: Path, says: str) -> None:
        self.folder = folder
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=peer_environment())
        self.port = self.told_port(says)
        self.wait()

    def told_port(self, says: str) -> int:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(says, line):
                return int(found[1])
        raise LoadError(f"The server ended: {self.process.wait(PATIENCE)}.")

    def wait(self) -> None:
        """Until it takes connections."""
        for _ in range(10 * PATIENCE):
            try:
                socket.create_connection((HOST, self.port)).close()
                return
            except ConnectionRefusedError:
                time.sleep(0.1)
        raise LoadError("The server takes no connections.")

    def cpu(self) -> float:
        """Seconds of CPU time so far, all threads of all processes; 0 where the system does not say."""
        spent = 0
        for process in family(self.process.pid):
            with suppress(OSError):
                fields = (process / "stat").read_text().rpartition(")")[2].split()
                spent += int(fields[11]) + int(fields[12])
        return spent / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Megabytes in use, what processes share counted for each; 0 where the system does not say."""
        pages = 0
        for process in family(self.process.pid):
            with suppress(OSError):
                pages += int((process / "statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def kill(self) -> None:
        """As a power cut would."""
        for process in family(self.process.pid):
            with suppress(ProcessLookupError):
                os.kill(int(process.name), signal.SIGKILL)
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def clear(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


def family(pid: int) -> list[Path]:
    """A process and all its descendants, as Linux shows them."""
    process = Path(f"/proc/{pid}")
    children: list[str] = []
    with suppress(OSError):
        children = (process / "task" / str(pid) / "children").read_text().split()
    return [process, *[path for child in children for path in family(int(child))]]


def scratch() -> Path:
    """A folder on the disk of the working copy: the usual one for such things may be memory."""
    (ROOT / "build").mkdir(exist_ok=True)
    return Path(tempfile.mkdtemp(prefix="load-", dir=ROOT / "build"))


def serve_ridotto() -> Served:
    folder = scratch()
    serve = [sys.executable, "-m", "ridotto", "serve", "--port", "0", "--data", str(folder)]
    return Served([*on_core(SERVER_CORE), *serve], folder, r":(\d+)/")


def missing_moves(folder: Path, moves: Iterable[Move]) -> list[Move]:
    """The moves that were acknowledged and cannot be found in the database as they were sent."""
    said: dict[tuple[str, int], list[int]] = defaultdict(list)
    with sqlite3.connect(folder / "ridotto.db") as database:
        words = "SELECT table_id, seat, value FROM log WHERE kind = 'word' AND seat >= 0 ORDER BY table_id, number"
        for table, seat, word in database.execute(words):
            said[table, seat].append(word)
    return [move for move in moves if not is_there(said[move.table, move.seat], move)]


def is_there(words: list[int], move: Move) -> bool:
    """The number in the name of a question counts the words its seat has said before."""
    number = int(move.turn.partition(".")[2])
    return number < len(words) and words[number] == move.seat + (move.code << SPEAKER_BITS)


# ---- boardgame.io


def peer_missing() -> str:
    """Why boardgame.io cannot be measured, and what to do; empty when it can."""
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
    return {**os.environ, "NODE_PATH": str(PEER_MODULES), "NODE_ENV": "production"}


def serve_peer(store: str) -> Served:
    folder = scratch()
    serve = ["node", str(PEER / "server.cjs"), store, str(folder)]
    return Served([*on_core(SERVER_CORE), *serve], folder, r"^PORT (\d+)")


def load_peer(job: str) -> subprocess.Popen[str]:
    command = [*on_core(LOAD_CORE), "node", str(PEER / "client.cjs"), job]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=peer_environment())
