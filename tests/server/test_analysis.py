"""Analyses of finished games over the wire.  The toy game is short."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

from ridotto.server.bus import AnalysisNews, Bus
from ridotto.server.counsel import AnalysisJob, Counsel
from ridotto.server.errors import Refused
from ridotto.server.settings import Settings
from tests.server.conftest import PATIENCE, TOY, Guest, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"), paths=[TOY])
    yield server
    server.close()


def finished(guest: Guest) -> str:
    table = str(guest.table(["me", "gondolier"], game="barcarola", choices={"rounds": "1"}, start=True)["id"])
    guest.post(table, "bot", seat=0, level="gondolier").raise_for_status()
    while guest.http.get(f"/api/tables/{table}").json()["status"] != "over":
        time.sleep(0.02)
    return table


def analysis(guest: Guest, table: str, method: str = "GET", **params: Any) -> Any:
    return guest.http.request(method, f"/api/tables/{table}/analysis", params=params)


def wait_for(guest: Guest, table: str, **params: Any) -> Any:
    patience = time.monotonic() + 4 * PATIENCE  # it is long work, and other tests keep the cores busy
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


# ---- many at once


class Ended:
    """All that is asked of a table before its analysis begins."""

    finished = None

    def __init__(self, number: int) -> None:
        self.header = type("Header", (), {"id": f"table {number}"})


SETTINGS = Settings()


def counsel_with(running: int, finished: int) -> Counsel:
    made: Any = Counsel(None, lambda work: work.close(), Bus(), SETTINGS)  # type: ignore[arg-type]
    for number in range(running + finished):
        made.jobs[f"job {number}"] = job = AnalysisJob(f"guest {number}")
        job.has_failed = number >= running
    return made  # type: ignore[no-any-return]


def test_an_analysis_under_way_is_never_dropped() -> None:
    full = counsel_with(running=3, finished=SETTINGS.kept_analyses - 3)
    full.start_analysis(Ended(1), "anna")  # type: ignore[arg-type]
    assert len(full.jobs) == SETTINGS.kept_analyses
    assert {"job 0", "job 1", "job 2", "table 1"} < set(full.jobs) and "job 3" not in full.jobs


def test_of_many_analyses_under_way_one_more_is_refused() -> None:
    full = counsel_with(running=SETTINGS.max_analyses, finished=0)
    with pytest.raises(Refused, match="Too many games are being analysed"):
        full.start_analysis(Ended(1), "anna")  # type: ignore[arg-type]
    full.jobs["job 0"].has_failed = True
    full.start_analysis(Ended(1), "anna")  # type: ignore[arg-type]
    full.start_analysis(Ended(1), "anna")  # type: ignore[arg-type]
    assert full.jobs["table 1"].is_running


def test_analyses_whose_server_has_fallen_silent_are_in_nobodys_way() -> None:
    full = counsel_with(running=SETTINGS.kept_analyses, finished=0)
    for job in full.jobs.values():
        job.holds_until = 0.0
    full.jobs["table 1"] = full.jobs.pop("job 0")
    full.start_analysis(Ended(1), "anna")  # type: ignore[arg-type]
    assert full.jobs["table 1"].guest == "anna" and not full.jobs["table 1"].is_abandoned
    full.start_analysis(Ended(2), "anna")  # type: ignore[arg-type]
    assert len(full.jobs) == SETTINGS.kept_analyses


def test_where_our_analysis_has_failed_that_of_another_server_is_taken() -> None:
    counsel = counsel_with(running=1, finished=1)  # which have failed
    made: Any = object()
    for number in range(2):
        counsel.hear(AnalysisNews(f"job {number}", "bruno", 5, 5, made, False))
    assert counsel.jobs["job 0"].is_running, "it is still made here"
    assert counsel.jobs["job 1"].analysis is made


def test_analyses_of_one_guest_leave_room_for_those_of_others() -> None:
    counsel = counsel_with(running=0, finished=0)
    for number in range(SETTINGS.max_analyses_per_guest):
        counsel.start_analysis(Ended(number), "anna")  # type: ignore[arg-type]
    with pytest.raises(Refused, match="Too many games are being analysed"):
        counsel.start_analysis(Ended(90), "anna")  # type: ignore[arg-type]
    counsel.start_analysis(Ended(91), "bruno")  # type: ignore[arg-type]
    assert counsel.jobs["table 91"].is_running
