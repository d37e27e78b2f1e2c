"""Processes that tests have started: what ends with them, and what others have started, found in /proc."""

import atexit
import os
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

PATIENCE = 90  # seconds for whatever is waited for: a busy machine may stand still for a while
PROC = Path("/proc")
SERVICES = ExitStack()  # what this process has started for all its tests: it is ended with the last of them
atexit.register(SERVICES.close)  # for scripts that use such services; a process of pytest-xdist may be killed before
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


def children_of(parent: int) -> list[int]:
    """The processes that it has started in order to compute something."""
    pids = [int(path.name) for path in PROC.iterdir() if path.name.isdigit()]
    return [pid for pid in pids if parent_of(pid) == parent and "spawn_main" in command_of(pid)]


def wait_for_end(pids: list[int]) -> None:
    patience = time.monotonic() + PATIENCE
    while any(command_of(pid) for pid in pids):
        assert time.monotonic() < patience, "a process outlives its server"
        time.sleep(0.02)


def signal_all(pids: list[int], number: int) -> None:
    for pid in pids:
        os.kill(pid, number)
