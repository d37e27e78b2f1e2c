"""Chat is bounded: in length, by table and by guest; older lines stay readable, page by page."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import PATIENCE, Guest, Server

LIMITS = {
    "RIDOTTO_CHAT_LINES": "12",
    "RIDOTTO_CHAT_LINES_PER_GUEST": "6",
    "RIDOTTO_CHAT_LINES_OF_SPECTATORS": "3",
    "RIDOTTO_CHAT_PAGE": "4",
    "RIDOTTO_CHAT_PER_MINUTE": "1000",
}


@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server with low limits."""
    for name, value in LIMITS.items():
        monkeypatch.setenv(name, value)
    server = Server(tmp_path)
    yield server
    server.close()


def say(guest: Guest, table: str, *lines: str) -> None:
    for line in lines:
        guest.post(table, "chat", text=line).raise_for_status()


def code(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    return str(answer.json()["code"])


def lines(guest: Guest, table: str, **params: Any) -> list[str]:
    answer = guest.http.get(f"/api/tables/{table}/chat", params=params).raise_for_status()
    return [line["text"] for line in answer.json()]


def test_a_table_keeps_a_limited_number_of_lines(strict: Server) -> None:
    anna, bruno = Guest(strict, "Anna"), Guest(strict, "Bruno")
    table = anna.table(["me", "open", "open"])["id"]
    bruno.post(table, "sit", seat=1).raise_for_status()
    say(anna, table, *["Anna"] * 6)
    assert code(anna.post(table, "chat", text="One more"), 409) == "chat_guest_full"
    say(bruno, table, *["Bruno"] * 6)
    carla = Guest(strict, "Carla")
    carla.post(table, "sit", seat=2).raise_for_status()
    assert code(carla.post(table, "chat", text="Too late"), 409) == "chat_full"


def test_spectators_cannot_fill_the_chat_of_those_who_sit(strict: Server) -> None:
    anna = Guest(strict, "Anna")
    table = anna.table(["me", "open", "open"])["id"]
    for name in ("Bruno", "Carla", "Donata"):
        say(Guest(strict, name), table, "Hello")
    assert code(Guest(strict, "Elena").post(table, "chat", text="Hello"), 409) == "chat_spectators_full"
    say(anna, table, "Quiet, please")


def test_the_newest_lines_come_first_and_older_ones_page_by_page(strict: Server) -> None:
    anna, bruno = Guest(strict, "Anna"), Guest(strict, "Bruno")
    table = anna.table(["me", "open", "open"])["id"]
    bruno.post(table, "sit", seat=1).raise_for_status()
    say(anna, table, *"abcdef")
    say(bruno, table, *"ghij")
    assert lines(anna, table) == list("ghij")
    assert lines(anna, table, before=6) == list("cdef")
    assert lines(anna, table, before=2) == list("ab")
    assert lines(anna, table, before=0) == []
    for before in (-1, "x", 10**20):
        assert anna.http.get(f"/api/tables/{table}/chat", params={"before": before}).status_code == 400


def test_a_socket_brings_the_newest_page_and_all_that_follows(strict: Server) -> None:
    anna = Guest(strict, "Anna")
    table = anna.table(["me", "open", "open"])["id"]
    say(anna, table, *"abcde")
    with anna.live(table, 0) as socket:
        heard: list[str] = []
        while heard[-1:] != ["e"]:
            message = json.loads(socket.recv(PATIENCE))
            heard += [message["text"]] if message["type"] == "chat" else []
        assert heard == list("bcde")
        say(anna, table, "f")
        assert json.loads(socket.recv(PATIENCE))["text"] == "f"


# ---- ids of tables in addresses


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("nowhere", "nowhere"),
        ("x" * 2000, "x" * 40 + "..."),
        ("%00", "\\x00"),
        ("%0d%0aSet-Cookie:x", "\\r\\nSet-Cookie:x"),
        ("%F0%9F%98%80" * 30, ("\\U0001f600" * 4) + "..."),
        ("%E2%80%AEabc", "\\u202eabc"),
        ("%3Cscript%3E", "<script>"),
        ("a'b", "a'b"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_an_id_that_is_none_is_not_found_and_is_shown_escaped_and_short(anna: Guest, address: str, shown: str) -> None:
    for path in (f"/api/tables/{address}", f"/api/tables/{address}/chat"):
        answer = anna.http.get(path)
        assert answer.status_code == 404 and answer.json() == {
            "detail": f"There is no table '{shown}'.",
            "code": "unknown_table",
            "gaps": {"table": shown},
        }
