"""What strangers write into headers and addresses is not kept: the framework remembers what it has parsed."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import PATIENCE, Guest, Server
from tests.server.processes import needs_proc

REQUESTS = 300
MEGABYTE = 1 << 20
ROOM = 40 * MEGABYTE  # for whatever else the server does meanwhile; what is sent would take 100 MB and more


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    yield server
    server.close()


def memory_of(server: Server) -> int:
    assert server.process is not None
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{server.process.pid}/status").read_text())
    assert found is not None
    return int(found[1]) * 1024


def pairs(number: int, sign: str) -> str:
    """Some 15 kB of the shortest pairs there are."""
    return sign.join(f"{name:x}{number:x}=1" for name in range(2_000))[:15_000]


@needs_proc
def test_cookies_of_strangers_are_not_remembered(own_server: Server) -> None:
    with httpx.Client(base_url=own_server.address, timeout=PATIENCE) as client:
        client.get("/api/me", headers={"Cookie": pairs(0, ";")}).raise_for_status()
        before = memory_of(own_server)
        for number in range(1, REQUESTS):
            client.get("/api/me", headers={"Cookie": pairs(number, ";")}).raise_for_status()
    assert memory_of(own_server) - before < ROOM


@needs_proc
def test_questions_of_strangers_are_not_remembered(own_server: Server) -> None:
    with httpx.Client(base_url=own_server.address, timeout=PATIENCE) as client:
        client.get("/api/tables").raise_for_status()
        before = memory_of(own_server)
        statuses = {client.get(f"/api/tables?{pairs(number, '&')}").status_code for number in range(REQUESTS)}
    assert memory_of(own_server) - before < ROOM
    assert statuses == {414}


def test_a_guest_with_cookies_of_other_sites_is_known(server: Server) -> None:
    anna = Guest(server, "Anna")
    value = anna.http.cookies["ridotto_guest"]
    for cookies in (
        f"a=b; ridotto_guest={value}; c=d",
        f"{pairs(1, '; ')}; ridotto_guest={value}",
        f"ridotto_guest={value};",
    ):
        assert httpx.get(f"{server.address}/api/me", headers={"Cookie": cookies}).json()["name"] == "Anna"


@pytest.mark.parametrize("value", ["", "x", "x.y", "ridotto_guest=", "\xff" * 10, "x" * 10_000, '"', "=" * 50])
def test_a_cookie_that_was_not_signed_here_names_nobody(server: Server, value: str) -> None:
    header = f"ridotto_guest={value}".encode("latin-1")
    assert httpx.get(f"{server.address}/api/me", headers={b"Cookie": header}).json() == {"id": "", "name": ""}
