"""The worker processes of a server, found in /proc."""

import os
import time
from pathlib import Path

import pytest

from tests.server.conftest import PATIENCE, Server

PROC = Path("/proc")
needs_proc = pytest.mark.skipif(not (PROC / "self" / "stat").exists(), reason="processes are found in /proc")


def command_of(pid: int) -> str:
    """The command line of a process; empty when it has ended."""
    try:
        return (PROC / str(pid) / "cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return ""


def parent_of(pid: int) -> int:
    try:
        return int((PROC / str(pid) / "stat").read_text().rsplit(")", 1)[1].split()[1])
    except (OSError, IndexError):
        return 0


def bots_of(server: Server) -> list[int]:
    """The processes in which the bots of a server run."""
    assert server.process is not None
    pids = [int(path.name) for path in PROC.iterdir() if path.name.isdigit()]
    children = [pid for pid in pids if parent_of(pid) == server.process.pid]
    return [pid for pid in children if "spawn_main" in command_of(pid)]


def wait_for_end(pids: list[int]) -> None:
    patience = time.monotonic() + PATIENCE
    while any(command_of(pid) for pid in pids):
        assert time.monotonic() < patience, "a process outlives its server"
        time.sleep(0.02)


def signal_all(pids: list[int], number: int) -> None:
    for pid in pids:
        os.kill(pid, number)
