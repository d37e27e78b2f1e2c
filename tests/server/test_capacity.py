"""How full the server may get; whoever is inside plays on."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import PATIENCE, Guest, Server

OPENING = {"game": "doge", "places": ["me", "me", "me"], "start": True}


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, max_guests=2, max_tables=3, recount_after=0.001)
    yield server
    server.close()


def refused(response: httpx.Response) -> None:
    assert response.status_code == 503, response.text
    assert response.json()["code"] == "server_full" and response.headers["retry-after"] == "10"
    assert response.json()["detail"] == "The server is full; try again in 10 s."


def test_a_server_with_all_its_guests_takes_no_more(small: Server) -> None:
    anna, _ = Guest(small, "Anna"), Guest(small, "Bruno")
    refused(httpx.put(f"{small.address}/api/me", json={"name": "Carla"}, timeout=PATIENCE))
    assert anna.http.put("/api/me", json={"name": "Anna Maria"}).status_code == 200
    small.stop()
    small.start()
    refused(httpx.put(f"{small.address}/api/me", json={"name": "Carla"}, timeout=PATIENCE))


def test_a_server_with_all_its_tables_opens_no_more_until_one_is_over(small: Server) -> None:
    anna = Guest(small, "Anna")
    tables = [anna.table(["me", "me", "me"], start=True)["id"] for _ in range(3)]
    refused(anna.http.post("/api/tables", json=OPENING))
    anna.answer(tables[0], 0).raise_for_status()
    small.rows("UPDATE tables SET status = 'over' WHERE id = :table", table=tables[0])
    anna.http.post("/api/tables", json=OPENING).raise_for_status()
