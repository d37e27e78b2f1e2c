"""The OpenAPI document as a contract: whatever is asked, by its letter or against it, the server keeps its word."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS

from ridotto.server.app import make_app
from ridotto.server.house import House
from ridotto.server.store import Store
from ridotto.server.thinkers import Thinkers
from tests.server.conftest import PATIENCE, Guest, Server

Case = schemathesis.Case[Any]

NOWHERE = "sqlite+aiosqlite://"
DOCUMENT: dict[str, Any] = make_app(NOWHERE).openapi_schema.to_schema()
FOUND: list[Any] = list(schemathesis.openapi.from_dict(DOCUMENT).get_all_operations())
OPERATIONS = {str(found.ok().label): found.ok() for found in FOUND}
PROMISES: list[Any] = CHECKS.get_by_names(
    ["not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance"]
)
NOTHING_TO_GET_WRONG = {"GET /api/me"}


class Scene:
    """A server with a table that waits, one that is played at and one that is over, and somebody who sits there."""

    def __init__(self, server: Server) -> None:
        self.guest = Guest(server, "Anna")
        self.stranger = httpx.Client(base_url=server.address, timeout=PATIENCE)
        over = self.guest.table(["novice"] * 3, start=True, choices={"last_year": "1"})["id"]
        while self.stranger.get(f"/api/tables/{over}").json()["status"] != "over":
            time.sleep(0.05)
        waiting = self.guest.table(["me", "open", "novice"], listed=True)["id"]
        playing = self.guest.table(["me", "me", "novice"], start=True)["id"]
        self.tables = [waiting, playing, over, "nowhere"]

    def ask(self, case: Case, known: bool) -> None:
        """Ask as somebody known or as a stranger, and look whether the answer is as promised."""
        client = self.guest.http if known else self.stranger
        request = case.as_transport_kwargs(base_url=str(client.base_url))
        request.pop("cookies", None)
        body = request.pop("data", None)
        response = client.request(**request, content=body)
        case.validate_response(response, checks=PROMISES)
        if response.status_code >= 400:
            assert set(response.json()) == {"detail"} and response.json()["detail"]


@pytest.fixture(scope="module")
def scene(server: Server) -> Iterator[Scene]:
    scene = Scene(server)
    yield scene
    scene.stranger.close()


def asked(label: str, mode: GenerationMode, scene: Scene) -> st.SearchStrategy[Case]:
    """Requests of one kind, half of them about tables that exist."""
    anything: st.SearchStrategy[Case] = OPERATIONS[label].as_strategy(generation_mode=mode)
    if "{table_id}" not in label:
        return anything
    return st.builds(at_table, anything, st.sampled_from([*scene.tables, None]))


def at_table(case: Case, table: str | None) -> Case:
    if table is not None:
        case.path_parameters["table_id"] = table
    return case


def keep_asking(label: str, mode: GenerationMode, scene: Scene) -> None:
    @settings(
        max_examples=settings().max_examples // 2,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )
    @given(asked(label, mode, scene), st.booleans())
    def ask(case: Case, known: bool) -> None:
        scene.ask(case, known)

    ask()


@pytest.mark.parametrize("label", OPERATIONS)
def test_requests_by_the_document_are_answered_as_it_says(scene: Scene, label: str) -> None:
    keep_asking(label, GenerationMode.POSITIVE, scene)


@pytest.mark.parametrize("label", sorted(set(OPERATIONS) - NOTHING_TO_GET_WRONG))
def test_requests_against_the_document_are_refused_as_it_says(scene: Scene, label: str) -> None:
    keep_asking(label, GenerationMode.NEGATIVE, scene)


def test_the_document_that_is_served_is_this_one(anna: Guest) -> None:
    assert anna.http.get("/schema/openapi.json").json() == DOCUMENT


def test_a_mistake_of_the_server_is_told_in_one_sentence_and_is_in_its_log(caplog: pytest.LogCaptureFixture) -> None:
    app: Any = make_app(NOWHERE)
    app.state.house = House(Store(NOWHERE), Thinkers(1))  # never opened

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
            return await client.get("/api/tables")

    answer = asyncio.run(ask())
    assert answer.status_code == 500 and answer.json() == {
        "detail": "The server has made a mistake; its log tells more."
    }
    assert "GET /api/tables failed." in caplog.text and "no such table" in caplog.text
