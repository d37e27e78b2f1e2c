"""Pages of other sites can send nothing to a server in the name of those who visit them."""

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.conftest import Guest, Server
from tests.server.raw_connection import connected, first_move
from tests.server.test_bad_requests import refused

FOREIGN = ["https://elsewhere.example", "http://localhost.elsewhere.example", "null", "http://127.0.0.1:1", ""]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_command_from_a_page_of_another_site_is_refused_and_changes_nothing(anna: Guest, origin: str) -> None:
    name = {"name": "Mallory"}
    sentence = refused(anna.http.put("/api/me", json=name, headers={"Origin": origin}), 403)
    assert "another site" in sentence
    refused(anna.http.post("/api/tables", json={"game": "doge", "places": ["me"] * 3}, headers={"Origin": origin}), 403)
    assert anna.http.get("/api/me").json()["name"] == "Anna"
    assert anna.http.get("/api/tables", params={"show": "mine"}).json()["tables"] == []


def test_a_move_from_a_page_of_another_site_is_refused(server: Server, anna: Guest) -> None:
    table = anna.table(["me", "me", "me"], start=True)["id"]
    before = anna.update(table, 0)
    with connected(server, anna) as raw:
        for header in ("Origin: https://elsewhere.example", "Sec-Fetch-Site: cross-site"):
            raw.send(raw.request(table, first_move(anna, table, 0), header))
            assert raw.response()[0] == 403
        assert anna.update(table, 0) == before
        raw.send(raw.request(table, first_move(anna, table, 0), "Origin: http://localhost"))  # its own Host
        assert raw.response()[0] == 200


def test_commands_of_its_own_page_and_of_scripts_are_obeyed(server: Server, anna: Guest) -> None:
    for headers in (
        {"Origin": server.address, "Sec-Fetch-Site": "same-origin"},
        {"Origin": server.address.replace("http:", "https:")},  # a proxy may speak TLS in front of it
        {"Sec-Fetch-Site": "none"},
        {},
    ):
        assert anna.http.put("/api/me", json={"name": "Anna"}, headers=headers).status_code == 200


def test_a_command_without_an_origin_is_refused_if_the_browser_says_that_it_is_from_elsewhere(anna: Guest) -> None:
    for site in ("cross-site", "same-site"):
        refused(anna.http.put("/api/me", json={"name": "Mallory"}, headers={"Sec-Fetch-Site": site}), 403)


def test_two_origins_are_refused(anna: Guest) -> None:
    headers = [("Origin", anna.server.address), ("Origin", "https://elsewhere.example")]
    refused(anna.http.put("/api/me", json={"name": "Mallory"}, headers=headers), 403)


def test_a_link_from_another_site_opens_a_page(server: Server) -> None:
    headers = {"Origin": "https://elsewhere.example", "Sec-Fetch-Site": "cross-site"}
    for path in ("/", "/lobby", "/api/games"):
        assert httpx.get(server.address + path, headers=headers).status_code == 200


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_socket_of_a_page_of_another_site_is_not_opened(anna: Guest, origin: str) -> None:
    table = anna.table(["me", "me", "me"], start=True)["id"]
    address = f"ws://127.0.0.1:{anna.server.port}/api/tables/{table}/live"
    with pytest.raises(InvalidStatus) as rejected:
        connect(address, additional_headers={"Origin": origin})
    assert rejected.value.response.status_code == 403
    assert b"another site" in rejected.value.response.body


def test_a_socket_of_its_own_page_is_opened(anna: Guest) -> None:
    table = anna.table(["me", "me", "me"], start=True)["id"]
    with connect(
        f"ws://127.0.0.1:{anna.server.port}/api/tables/{table}/live",
        additional_headers={"Origin": anna.server.address},
    ) as socket:
        assert socket.recv(10)


def test_a_setting_names_other_hosts_of_the_page(tmp_path: Path) -> None:
    """For a proxy that tells the server another host than the one that people open."""
    server = Server(tmp_path, allowed_origins="https://play.example, https://games.example")
    try:
        for origin, status in (("https://games.example", 200), ("https://elsewhere.example", 403)):
            answer = httpx.put(f"{server.address}/api/me", json={"name": "Anna"}, headers={"Origin": origin})
            assert answer.status_code == status
    finally:
        server.close()
