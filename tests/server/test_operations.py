"""What an operator looks at: whether the server is alive and ready, and what it does."""

import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client import CollectorRegistry, Histogram, generate_latest

from ridotto.server.metrics import QUICK, LoopHistogram
from tests.server.conftest import PATIENCE, Guest, Server, receive
from tests.server.databases import CLUSTER, Postgres
from tests.server.test_bad_requests import refused

TOKEN = "a-token-of-the-operator"


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"), metrics_token=TOKEN, metrics_readers="192.0.2.0/24")
    yield server
    server.close()


def read(server: Server) -> dict[str, float]:
    """All metrics, by name and labels."""
    answer = httpx.get(f"{server.address}/metrics", headers={"Authorization": f"Bearer {TOKEN}"}).raise_for_status()
    assert answer.headers["content-type"].startswith("text/plain; version=")
    lines = [line.rpartition(" ") for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_a_server_that_answers_is_healthy_and_ready(server: Server) -> None:
    for path in ("/health", "/ready"):
        answer = httpx.get(server.address + path)
        assert (answer.status_code, answer.text) == (200, "ok")
        assert answer.headers["cache-control"] == "no-store"


def test_a_server_is_not_ready_while_its_database_does_not_answer(tmp_path: Path) -> None:
    postgres = Postgres(flushes=False)
    server = Server(tmp_path, store=CLUSTER, database=postgres.new_database())
    try:
        assert httpx.get(f"{server.address}/ready").status_code == 200
        postgres.stop()
        assert "the database does not answer" in refused_by_server(
            httpx.get(f"{server.address}/ready", timeout=PATIENCE)
        )
        assert httpx.get(f"{server.address}/health").status_code == 200
        postgres.start()
        assert httpx.get(f"{server.address}/ready", timeout=PATIENCE).status_code == 200
    finally:
        server.close()


def refused_by_server(answer: httpx.Response) -> str:
    assert answer.status_code == 503
    return str(answer.json()["detail"])


def test_nobody_reads_metrics_unless_a_setting_says_who(server: Server) -> None:
    for headers in ({}, {"Authorization": "Bearer"}, {"Authorization": "Bearer x"}, {"X-Forwarded-For": "192.0.2.7"}):
        assert "RIDOTTO_METRICS_READERS" in refused(httpx.get(f"{server.address}/metrics", headers=headers), 403)


def test_metrics_are_for_those_with_the_token_or_a_named_address(measured: Server) -> None:
    address = f"{measured.address}/metrics"
    assert httpx.get(address, headers={"Authorization": f"Bearer {TOKEN}"}).status_code == 200
    assert httpx.get(address, headers={"X-Forwarded-For": "192.0.2.7"}).status_code == 200
    for headers in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": TOKEN}, {"X-Forwarded-For": "192.0.3.7"}):
        refused(httpx.get(address, headers=headers), 403)


def test_metrics_count_moves_their_time_tables_sockets_and_writes(measured: Server) -> None:
    anna = Guest(measured, "Anna")
    before = read(measured)
    table = anna.table(["me", "me", "me"], start=True)["id"]
    with anna.live(table, 0) as socket:
        receive(socket, "update")
        for seat in (0, 1, 2):
            anna.answer(table, seat).raise_for_status()
        after = read(measured)
    grown = {name: after[name] - before.get(name, 0) for name in after}
    assert grown["ridotto_move_seconds_count"] == 3
    assert grown["ridotto_move_seconds_sum"] > 0
    assert grown["ridotto_tables"] == 1 and grown["ridotto_sockets"] == 1
    assert grown["ridotto_writes_total"] >= 4 and grown["ridotto_commit_seconds_count"] >= 1
    assert after["ridotto_bot_queue"] == 0
    assert "process_resident_memory_bytes" in after


def test_times_of_moves_are_counted_like_those_of_the_library() -> None:
    registry, theirs = CollectorRegistry(), CollectorRegistry()
    ours = LoopHistogram("moves", "Moves.", QUICK, registry)
    known = Histogram("moves", "Moves.", buckets=QUICK, registry=theirs)
    for seconds in (0.0004, 0.001, 0.0011, 0.3, 2.5, 7.0):
        ours.observe(seconds)
        known.observe(seconds)
    expected = [line for line in generate_latest(theirs).splitlines() if b"_created" not in line]
    assert generate_latest(registry).splitlines() == expected


def test_metrics_count_answers_of_bots_by_level(measured: Server) -> None:
    name = 'ridotto_bot_seconds_count{level="gondolier"}'
    before = read(measured).get(name, 0)
    anna = Guest(measured, "Anna")
    table = anna.table(["me", "gondolier", "gondolier"], start=True)["id"]
    with anna.live(table, 0):  # somebody looks, so they play
        end = time.monotonic() + PATIENCE
        while read(measured).get(name, 0) == before and time.monotonic() < end:
            anna.answer(table, 0) if anna.update(table, 0)["ask"] else time.sleep(0.05)
    assert read(measured)[name] > before


def test_metrics_count_refusals_by_code(measured: Server) -> None:
    anna = Guest(measured, "Anna")
    table = anna.table(["me", "me", "me"], start=True)["id"]
    before = read(measured)
    anna.post(table, "moves", seat=0, turn="x", code=0)
    anna.post("nowhere", "sit", seat=0)
    anna.http.put("/api/me", json={"name": "Anna"}, headers={"Origin": "https://elsewhere.example"})
    after = read(measured)
    for code in ("stale", "unknown_table", "foreign_origin"):
        name = f'ridotto_refusals_total{{code="{code}"}}'
        assert after[name] == before.get(name, 0) + 1


def test_metrics_name_no_table_and_no_guest(measured: Server) -> None:
    anna = Guest(measured, "Anna")
    table = anna.table(["me", "me", "me"], start=True)["id"]
    text = "\n".join(read(measured))
    assert table not in text and anna.me["id"] not in text and not re.search(r"\d+\.\d+\.\d+\.\d+", text)


def test_a_backup_made_while_people_play_is_restored(tmp_path: Path) -> None:
    """By the statement on the operator's page."""
    server = Server(tmp_path / "first", store="sqlite")
    try:
        anna = Guest(server, "Anna")
        table = anna.table(["me", "me", "me"], start=True)["id"]
        anna.answer(table, 0).raise_for_status()
        (tmp_path / "second").mkdir()
        with sqlite3.connect(server.data / "ridotto.db") as database:
            database.execute(f"VACUUM INTO '{tmp_path}/second/ridotto.db'")
        before = anna.update(table, 0)["view"]
        anna.answer(table, 1).raise_for_status()
    finally:
        server.close()
    restored = Server(tmp_path / "second", store="sqlite")
    try:
        cookie = {"Cookie": f"ridotto_guest={anna.http.cookies['ridotto_guest']}"}
        answer = httpx.get(f"{restored.address}/api/tables/{table}/update", params={"seat": 0}, headers=cookie)
        assert answer.json()["view"] == before
    finally:
        restored.close()
