"""The server's log: one line for each record, for people or for programs, and without a secret in it."""

import json
import logging
import socket
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ridotto.server.logs import JsonFormatter, RequestNote, TextFormatter, noting, redacted, short_address
from tests.server.conftest import PATIENCE, Guest, Server, receive

SEED = "5eed" * 16
WHISPER = "a whisper in the gallery"


class LoggedServer(Server):
    """A server that tells everything it has to tell, in a file."""

    @property
    def log(self) -> Path:
        return self.data / "log"

    @property
    def command(self) -> list[str]:
        options = ["--log-level", "debug", "--log-format", "json"]
        return ["/bin/sh", "-c", f'exec "$0" "$@" 2> "{self.log}"', *super().command, *options]

    def records(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.read_text(encoding="utf-8").splitlines()]


@pytest.fixture(scope="module")
def logged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoggedServer]:
    server = LoggedServer(tmp_path_factory.mktemp("data"), store="sqlite")
    yield server
    server.close()


def test_a_day_at_the_server_leaves_no_secret_in_its_log(logged: LoggedServer) -> None:
    anna = Guest(logged, "Anna")
    cookie = anna.http.cookies["ridotto_guest"]
    table = anna.table(["me", "me", "me"], start=True, seed=SEED)["id"]
    with anna.live(table, 0) as socket:
        receive(socket, "update")
        anna.answer(table, 0).raise_for_status()
        socket.send('{"chat": "' + WHISPER + '"}')  # no such message
    anna.post(table, "chat", text=WHISPER).raise_for_status()
    anna.http.post(f"/api/tables/{table}/chat", content=f'{{"text": "{WHISPER}"', headers={"Cookie": cookie})
    anna.http.get("/api/tables/nowhere", params={"token": WHISPER})
    anna.http.put("/api/me", json={"name": WHISPER}, headers={"Origin": "https://elsewhere.example"})
    with sqlite3.connect(logged.data / "ridotto.db") as database:
        database.execute("ALTER TABLE chat RENAME TO lost")
        key = database.execute("SELECT secret FROM keys").fetchone()[0]
    assert anna.post(table, "chat", text=WHISPER).status_code >= 500  # its parameters are in the error
    with sqlite3.connect(logged.data / "ridotto.db") as database:
        database.execute("ALTER TABLE lost RENAME TO chat")
    written = logged.log.read_text(encoding="utf-8")
    assert len(written) > 1000 and table in written
    for secret in (cookie, cookie.partition(".")[2], SEED, key, WHISPER, anna.me["id"], "127.0.0.1"):
        assert secret not in written


def test_a_record_for_programs_has_its_fields(logged: LoggedServer) -> None:
    anna = Guest(logged, "Anna")
    table = anna.table(["me", "me", "me"], start=True)["id"]
    anna.post(table, "moves", seat=0, turn="x", code=0)
    httpx.get(f"{logged.address}/api/tables/nowhere", headers={"X-Forwarded-For": "192.0.2.77"})
    for record in logged.records():
        assert {"time", "level", "event"} <= set(record)
    opened = [record for record in logged.records() if record["event"] == "A table was opened."][-1]
    assert (opened["level"], opened["table"], opened["address"]) == ("info", table, "127.0.0.x")
    assert opened["guest"] == anna.me["id"][:4] + "…"
    refused = [record for record in logged.records() if record.get("code") == "unknown_table"]
    assert refused[-1]["address"] == "192.0.2.x" and refused[-1]["table"] == "nowhere" and refused[-1]["request"]


# ---- lines


def test_bad_requests_of_strangers_do_not_fill_the_log(logged: LoggedServer) -> None:
    foreign = b"Origin: https://elsewhere.example\r\n"
    upgrade = b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    head = b"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\n" + upgrade
    for content in (
        b"nonsense\r\n\r\n",
        head + foreign + b"Upgrade: websocket\r\n\r\n",
        head + b"Upgrade: h2c\r\n\r\n",
    ):
        with socket.create_connection(("127.0.0.1", logged.port), PATIENCE) as connection:
            connection.sendall(content)
            assert connection.recv(65_536)
    httpx.get(f"{logged.address}/api/games").raise_for_status()  # answered after those
    assert [record for record in logged.records() if record["logger"] == "uvicorn.error"] == []


def record(message: str, **more: Any) -> logging.LogRecord:
    made = logging.LogRecord("ridotto.server.x", logging.WARNING, "x.py", 1, message, (), None)
    made.__dict__.update(more)
    return made


def test_a_line_for_people_has_everything_in_one_line() -> None:
    line = TextFormatter().format(record("It rains.", table="T", guest="abcdefghi"))
    time, rest = line.split(" ", 1)
    assert time.endswith("Z") and rest == "WARNING It rains. table=T guest=abcd…"


@pytest.mark.parametrize("formatter", [TextFormatter(), JsonFormatter()])
def test_a_record_is_one_line_whatever_it_says(formatter: logging.Formatter) -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        made = record("a\r\nb\x1b[2J\u2028c")
        made.exc_info = sys.exc_info()
    line = formatter.format(made)
    assert len(line.splitlines()) == 1 and "\x1b" not in line and "ValueError" in line


def test_a_record_tells_the_request_it_belongs_to() -> None:
    with noting(RequestNote("GET", "/api/tables/T/update", "2001:db8:1:2::3", "abcdefghi")):
        content = json.loads(JsonFormatter().format(record("It rains.")))
    assert content["table"] == "T" and content["address"] == "2001:db8:1::x" and content["guest"] == "abcd…"


@pytest.mark.parametrize(
    ("address", "short"),
    [("192.0.2.77", "192.0.2.x"), ("2001:db8:1:2::3", "2001:db8:1::x"), ("", ""), ("::1", "::x")],
)
def test_an_address_is_shortened(address: str, short: str) -> None:
    assert short_address(address) == short


@pytest.mark.parametrize(
    "text",
    [
        f"seed {SEED}.",
        "Cookie: ridotto_guest=ImFiY2RlZiI.aaaaaaaaaaaaaaaaaaaaaaaaaaa; theme=x",
        "postgresql://ridotto:5eed@db/ridotto",
        "Authorization: Bearer 5eed-5eed",
    ],
)
def test_what_looks_like_a_secret_is_left_out(text: str) -> None:
    assert "5eed" not in redacted(text) and "aaaaaaa" not in redacted(text) and "[secret]" in redacted(text)
