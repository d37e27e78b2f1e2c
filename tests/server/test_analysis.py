"""Analyses of finished games over the wire.  The toy game is short."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.conftest import PATIENCE, TOY, Guest, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"), paths=[TOY])
    yield server
    server.close()


def finished(guest: Guest) -> str:
    table = str(guest.table(["gondolier"] * 2, game="barcarola", choices={"rounds": "1"}, start=True)["id"])
    while guest.http.get(f"/api/tables/{table}").json()["status"] != "over":
        time.sleep(0.02)
    return table


def analysis(guest: Guest, table: str, method: str = "GET", **params: Any) -> Any:
    return guest.http.request(method, f"/api/tables/{table}/analysis", params=params)


def wait_for(guest: Guest, table: str, **params: Any) -> Any:
    patience = time.monotonic() + PATIENCE
    while True:
        found = analysis(guest, table, **params).raise_for_status().json()
        assert 0 <= found["done"] <= found["total"]
        if found["analysis"] is not None:
            return found
        assert time.monotonic() < patience
        time.sleep(0.05)


def test_an_analysis_is_begun_by_anybody_and_read_by_everybody(anna: Guest, bruno: Guest) -> None:
    table = finished(anna)
    assert analysis(bruno, table).json() == {"begun": False, "done": 0, "total": 0, "analysis": None, "stops": []}
    begun = analysis(bruno, table, "POST").raise_for_status().json()
    assert begun["begun"]
    found = wait_for(anna, table)
    words = len(anna.http.get(f"/api/tables/{table}/record").text.split("\nend ")[0].splitlines())
    told = found["analysis"]
    assert found["done"] == found["total"] > 0
    assert [sum(moment["chances"]) for moment in told["moments"]] == [pytest.approx(1)] * len(told["moments"])
    rising = [moment["word"] for moment in told["moments"]]
    assert rising == sorted(rising) and rising[-1] < words
    for account in told["accounts"]:
        assert account["start"] + account["luck"] + account["play"] + account["others"] == pytest.approx(
            account["result"]
        )
    moments = anna.http.get(f"/api/tables/{table}/moments/0").json()["moments"]
    assert len(found["stops"]) == moments and found["stops"] == sorted(found["stops"])
    again = analysis(bruno, table, "POST", lang="fr", seat=0).raise_for_status().json()
    assert again["analysis"]["moments"] == told["moments"], "it is kept"
    assert "Vous " in again["analysis"]["accounts"][0]["text"]


def test_what_cannot_be_analysed(anna: Guest) -> None:
    playing = anna.table(["me", "me"], game="barcarola", start=True)["id"]
    for method in ("GET", "POST"):
        refused = analysis(anna, playing, method)
        assert (refused.status_code, refused.json()["code"]) == (409, "not_over")
        assert analysis(anna, "nowhere", method).status_code == 404
    over = finished(anna)
    assert analysis(anna, over, seat=5).json()["code"] == "unknown_seat"
