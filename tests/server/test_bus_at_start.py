"""The bus dies while a server or a bot worker starts: it says so and ends, or goes on without the bus."""

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from tests.server.buses import nats
from tests.server.databases import postgres
from tests.server.dying_bus import DyingBus
from tests.server.processes import PATIENCE
from tests.server.test_database_lock import wait_until

# A client says CONNECT, PING, and then SUB and PING; it does so once to find out whether the bus is there.
LINES = (1, 2, 3, 4, 5)


class Program:
    """`ridotto` as an operator runs it."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ridotto", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.first_line = self.process.stdout.readline()

    def end(self) -> tuple[int, str]:
        """Its exit code and what it has logged."""
        if self.first_line:
            self.process.send_signal(signal.SIGTERM)
        _, logged = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, logged


@contextmanager
def program(*arguments: str) -> Iterator[Program]:
    started = Program(*arguments)
    try:
        yield started
    finally:
        started.process.kill()
        started.process.communicate()


def readiness(address: str) -> str:
    """What the server says of itself, as soon as it answers."""
    transport = httpx.HTTPTransport(retries=50)
    with httpx.Client(transport=transport, timeout=PATIENCE) as client:
        return client.get(f"{address}/ready").raise_for_status().text


def assert_one_sentence(code: int, logged: str) -> None:
    assert code == 1 and re.fullmatch(r"Error: The bus cannot be reached: [^\n]+\.\n", logged), logged


@pytest.mark.parametrize("lines", LINES)
def test_a_server_whose_bus_dies_as_it_starts_says_so_or_serves_without_it(lines: int) -> None:
    url = postgres().new_database().render_as_string(hide_password=False)
    bus = DyingBus(nats(), lines)
    with program("serve", "--port", "0", "--database", url, "--bus", bus.url) as server:
        if not server.first_line:
            assert_one_sentence(*server.end())
            return
        address = server.first_line.rsplit(" ", 1)[1].strip().rstrip("/")
        wait_until(lambda: readiness(address) == "ok, but the bus does not answer")
        code, logged = server.end()
    assert code == 0 and "Traceback" not in logged and "The bus is lost" in logged


@pytest.mark.parametrize("lines", LINES)
def test_a_bot_worker_whose_bus_dies_as_it_starts_says_so_or_waits_for_it(lines: int) -> None:
    bus = DyingBus(nats(), lines)
    with program("bots", "--processes", "1", "--bus", bus.url) as worker:
        if not worker.first_line:
            assert_one_sentence(*worker.end())
            return
        wait_until(lambda: bus.is_dead)
        code, logged = worker.end()
    assert code == 0 and "Traceback" not in logged and "The bus is lost" in logged
