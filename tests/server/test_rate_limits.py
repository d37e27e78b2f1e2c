"""Rates of guests and addresses: 429 with a sentence that says when to come again."""

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.conftest import PATIENCE, Guest, Server

# This machine is a trusted proxy, so a header says which client a request comes from.
STRANGER = {"X-Forwarded-For": "203.0.113.5"}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(
        tmp_path_factory.mktemp("strict"),
        request_window=3600,
        requests_per_guest=50,
        requests_per_address=100,
        new_guests_per_hour=5,
        new_tables_per_hour=4,
        chat_per_minute=3,
    )
    yield server
    server.close()


def client_from(server: Server, address: str) -> httpx.Client:
    return httpx.Client(base_url=server.address, headers={"X-Forwarded-For": address}, timeout=PATIENCE)


def guest_from(server: Server, address: str) -> Guest:
    guest = Guest(server, "Anna")
    guest.http.headers["X-Forwarded-For"] = address
    return guest


def refused(response: httpx.Response, code: str, within: int) -> None:
    """It says when to come again, in the header and in its sentence."""
    assert response.status_code == 429, response.text
    problem: dict[str, Any] = response.json()
    seconds = response.headers["retry-after"]
    assert problem["code"] == code and problem["gaps"] == {"seconds": seconds}
    assert f"try again in {seconds} s." in problem["detail"]
    assert 1 <= int(seconds) <= within


def test_an_address_is_limited_and_others_are_not(strict: Server) -> None:
    with client_from(strict, "203.0.113.1") as client, client_from(strict, "203.0.113.2") as other:
        statuses = [client.get("/api/me").status_code for _ in range(102)]
        assert statuses[:100] == [200] * 100 and 429 in statuses[100:]
        refused(client.get("/api/me"), "too_quick", within=36)
        refused(client.get("/"), "too_quick", within=36)
        refused(client.get("/nowhere"), "too_quick", within=36)
        assert other.get("/api/me").status_code == 200


def test_addresses_of_one_ipv6_network_count_as_one(strict: Server) -> None:
    for number in range(102):
        with client_from(strict, f"2001:db8:1:2::{number:x}") as client:
            last = client.get("/api/me")
    refused(last, "too_quick", within=36)
    with client_from(strict, "2001:db8:1:3::1") as client:
        assert client.get("/api/me").status_code == 200


def test_a_guest_is_limited_wherever_it_comes_from(strict: Server) -> None:
    anna, bruno = guest_from(strict, "198.51.100.1"), guest_from(strict, "198.51.100.1")
    for number in range(51):
        last = anna.http.get("/api/me", headers={"X-Forwarded-For": f"198.51.100.{number}"})
    refused(last, "too_quick", within=72)
    assert bruno.http.get("/api/me").status_code == 200


def test_a_forged_cookie_neither_helps_nor_harms_a_guest(strict: Server) -> None:
    anna = guest_from(strict, "198.51.100.200")
    cookie = anna.http.cookies["ridotto_guest"]
    other = "B" if cookie[-2] == "A" else "A"  # some bits of the last one do not count
    forged = {
        "Cookie": f"ridotto_guest={cookie[:-2]}{other}{cookie[-1]}",
        "X-Forwarded-For": "198.51.100.201",
    }
    for _ in range(60):
        httpx.get(f"{strict.address}/api/me", headers=forged)
    assert anna.http.get("/api/me").status_code == 200


def test_new_guests_of_an_address_are_limited(strict: Server) -> None:
    with client_from(strict, "203.0.113.3") as client:
        for _ in range(5):
            client.cookies.clear()
            client.put("/api/me", json={"name": "Anna"}).raise_for_status()
        assert client.put("/api/me", json={"name": "Bruna"}).status_code == 200  # who is a guest may have another name
        client.cookies.clear()
        refused(client.put("/api/me", json={"name": "Carla"}), "too_many_guests", within=720)


def test_tables_that_a_guest_opens_are_limited(strict: Server) -> None:
    anna = guest_from(strict, "203.0.113.4")
    for _ in range(4):
        anna.table(["me", "open", "open"])
    opening = {"game": "doge", "places": ["me", "open", "open"]}
    refused(anna.http.post("/api/tables", json=opening), "too_many_tables", within=900)


def test_chat_of_a_guest_is_limited(strict: Server) -> None:
    anna, bruno = guest_from(strict, "203.0.113.6"), guest_from(strict, "203.0.113.6")
    table = anna.table(["me", "open", "open"])["id"]
    for number in range(3):
        anna.post(table, "chat", text=f"{number}").raise_for_status()
    refused(anna.post(table, "chat", text="x"), "too_much_chat", within=20)
    bruno.post(table, "chat", text="x").raise_for_status()
    assert len(anna.http.get(f"/api/tables/{table}/chat").json()) == 4


def test_a_socket_that_is_opened_counts_as_a_request(strict: Server) -> None:
    """It is opened, and closed with a sentence: a browser shows no response to its page."""
    headers = {"X-Forwarded-For": "203.0.113.7"}
    with client_from(strict, "203.0.113.7") as client:
        for _ in range(100):
            client.get("/api/me")
    uri = f"ws://127.0.0.1:{strict.port}/api/tables/x/live"
    with connect(uri, additional_headers=headers) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(PATIENCE)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
    assert re.fullmatch(r"That is too quick; try again in \d+ s\.", closed.value.rcvd.reason)


def test_the_operators_own_machine_is_not_limited(strict: Server) -> None:
    with httpx.Client(base_url=strict.address, timeout=PATIENCE) as client:
        assert {client.get("/api/me").status_code for _ in range(200)} == {200}
