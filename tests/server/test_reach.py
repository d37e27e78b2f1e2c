"""The link to send: which addresses a server has for others, and what it says if it has none."""

import re
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from ridotto.server import reach
from ridotto.server.reach import Reach, command_to_open
from tests.server.conftest import PATIENCE, Guest, Server


def own_hosts_are(monkeypatch: pytest.MonkeyPatch, *hosts: str) -> None:
    """As if the system gave these addresses of this machine."""
    found = [(socket.AF_INET, 0, 0, "", (host, 0)) for host in hosts]
    monkeypatch.setattr(reach, "way_out", lambda family: [])
    monkeypatch.setattr(socket, "getaddrinfo", lambda name, port, family: found)


@pytest.mark.parametrize("bound", ["127.0.0.1", "127.0.1.1", "::1"])
def test_a_server_for_this_machine_alone_has_no_address_for_others_but_a_command(bound: str) -> None:
    local = Reach(bound, 8160, "ridotto serve --host 0.0.0.0")
    assert (local.addresses(), local.command) == ([], "ridotto serve --host 0.0.0.0")
    assert local.own_address == "http://localhost:8160"


def test_a_server_at_every_address_has_those_that_others_can_use(monkeypatch: pytest.MonkeyPatch) -> None:
    own_hosts_are(monkeypatch, "127.0.1.1", "192.168.1.5", "169.254.7.7", "192.168.1.5", "0.0.0.0", "10.0.0.7")
    everywhere = Reach("0.0.0.0", 8160, "ridotto serve --host 0.0.0.0")
    assert everywhere.addresses() == ["http://192.168.1.5:8160", "http://10.0.0.7:8160"]
    assert (everywhere.command, everywhere.own_address) == ("", "http://localhost:8160")


def test_addresses_of_ipv6_stand_in_brackets_and_those_of_one_link_are_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    own_hosts_are(monkeypatch, "fe80::1%eth0", "::1", "fd00::5", "192.168.1.5")
    assert Reach("::", 8160).addresses() == ["http://[fd00::5]:8160", "http://192.168.1.5:8160"]


def test_a_server_at_one_address_has_that_one() -> None:
    one = Reach("192.168.1.5", 8160)
    assert one.addresses() == ["http://192.168.1.5:8160"] and one.own_address == "http://192.168.1.5:8160"


def test_a_machine_without_a_network_has_no_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: object) -> None:
        raise OSError("no network")

    monkeypatch.setattr(socket, "socket", fail)
    monkeypatch.setattr(socket, "getaddrinfo", fail)
    assert Reach("::", 8160).addresses() == []


def test_the_command_keeps_the_port_and_the_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/somewhere/bin/ridotto"])
    assert command_to_open(None, None) == "ridotto serve --host 0.0.0.0"
    assert command_to_open(80, "my games") == "ridotto serve --host 0.0.0.0 --port 80 --data 'my games'"


@pytest.mark.parametrize(
    ("started", "typed"),
    [(".venv/bin/ridotto", ".venv/bin/ridotto"), ("/x/ridotto/__main__.py", "python -m ridotto")],
)
def test_the_command_names_the_program_as_it_was_started(
    monkeypatch: pytest.MonkeyPatch, started: str, typed: str
) -> None:
    """`make play` starts a program that is not on the path."""
    monkeypatch.setattr(sys, "argv", [started])
    assert command_to_open(None, None) == f"{typed} serve --host 0.0.0.0"


# ---- with real servers


def test_the_page_is_told_neither_where_the_tables_are_nor_an_address_that_a_stranger_names(
    anna: Guest, server: Server
) -> None:
    told = anna.http.get("/api/server", headers={"Host": "evil.example", "X-Forwarded-Host": "evil.example"}).json()
    options = " ".join("URL" if "://" in part else part for part in server.stored_in)
    assert told["addresses"] == []
    assert told["command"].endswith(f"--host 0.0.0.0 {options.replace(str(server.data), 'FOLDER')}")


def test_a_server_at_every_address_prints_and_tells_where_others_find_it(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ridotto", "serve", "--data", str(tmp_path), "--port", "0", "--host", "0.0.0.0"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        first, second = process.stdout.readline(), process.stdout.readline()
        found = re.fullmatch(r"Ridotto is open at http://localhost:(\d+)/\n", first)
        assert found, first
        transport = httpx.HTTPTransport(retries=50)
        with httpx.Client(transport=transport, base_url=f"http://127.0.0.1:{found[1]}", timeout=PATIENCE) as client:
            told = client.get("/api/server").json()
        assert told["command"] == ""
        if told["addresses"]:
            assert second == f"On your network: {' '.join(f'{address}/' for address in told['addresses'])}\n"
            assert httpx.get(f"{told['addresses'][0]}/api/games").is_success
        else:
            assert second == "This machine is on no network, so nobody else can reach it.\n"
    finally:
        process.kill()
        process.communicate(timeout=PATIENCE)
