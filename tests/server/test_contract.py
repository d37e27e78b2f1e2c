"""The OpenAPI document as a contract: valid and invalid requests get the responses that it declares."""

import asyncio
import json
import time
from collections.abc import Iterator
from typing import Any, get_args

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS

from ridotto.bots.levels import LEVELS
from ridotto.server import wire
from ridotto.server.app import make_app
from ridotto.server.bot_pool import BotPool
from ridotto.server.errors import SENTENCES
from ridotto.server.game_server import GameServer
from ridotto.server.settings import Settings
from ridotto.server.store import Store
from tests.server.conftest import PATIENCE, Guest, Server

Case = schemathesis.Case[Any]

IN_MEMORY = "sqlite+aiosqlite://"
DOCUMENT: dict[str, Any] = make_app(IN_MEMORY).openapi_schema.to_schema()
FOUND: list[Any] = list(schemathesis.openapi.from_dict(DOCUMENT).get_all_operations())
OPERATIONS = {str(found.ok().label): found.ok() for found in FOUND}
CHECKED: list[Any] = CHECKS.get_by_names(
    ["not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance"]
)
WITHOUT_PARAMETERS = {"GET /api/me", "GET /api/server"}


class Scene:
    """A server with a waiting, a running and a finished table, a guest who sits there, and a stranger."""

    def __init__(self, server: Server) -> None:
        self.guest = Guest(server, "Anna")
        self.stranger = httpx.Client(base_url=server.address, timeout=PATIENCE)
        over = self.guest.table(["me", "gondolier", "gondolier"], start=True, choices={"last_year": "1"})["id"]
        self.guest.post(over, "bot", seat=0, level="gondolier").raise_for_status()
        while self.stranger.get(f"/api/tables/{over}").json()["status"] != "over":
            time.sleep(0.05)
        waiting = self.guest.table(["me", "open", "gondolier"], listed=True)["id"]
        playing = self.guest.table(["me", "me", "gondolier"], start=True)["id"]
        self.tables = [waiting, playing, over, "nowhere"]

    def send(self, case: Case, known: bool) -> None:
        """Send a request as the guest or as the stranger, and check the response."""
        client = self.guest.http if known else self.stranger
        request = case.as_transport_kwargs(base_url=str(client.base_url))
        request.pop("cookies", None)
        body = request.pop("data", None)
        response = client.request(**request, content=body)
        case.validate_response(response, checks=CHECKED)
        if response.status_code >= 400:
            problem = response.json()
            assert set(problem) == {"detail", "code", "gaps"} and problem["detail"] and problem["code"] in SENTENCES


@pytest.fixture(scope="module")
def scene(server: Server) -> Iterator[Scene]:
    scene = Scene(server)
    yield scene
    scene.stranger.close()


def requests(label: str, mode: GenerationMode, scene: Scene) -> st.SearchStrategy[Case]:
    """Requests to one operation, most of them about existing tables."""
    anything: st.SearchStrategy[Case] = OPERATIONS[label].as_strategy(generation_mode=mode)
    if "{table_id}" not in label:
        return anything
    return st.builds(at_table, anything, st.sampled_from([*scene.tables, None]))


def at_table(case: Case, table: str | None) -> Case:
    if table is not None:
        case.path_parameters["table_id"] = table
    return case


def send_many(label: str, mode: GenerationMode, scene: Scene) -> None:
    @settings(
        max_examples=settings().max_examples // 2,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )
    @given(requests(label, mode, scene), st.booleans())
    def send(case: Case, known: bool) -> None:
        scene.send(case, known)

    send()


@pytest.mark.parametrize("label", OPERATIONS)
def test_valid_requests_get_the_declared_responses(scene: Scene, label: str) -> None:
    send_many(label, GenerationMode.POSITIVE, scene)


@pytest.mark.parametrize("label", sorted(set(OPERATIONS) - WITHOUT_PARAMETERS))
def test_invalid_requests_are_refused_as_declared(scene: Scene, label: str) -> None:
    send_many(label, GenerationMode.NEGATIVE, scene)


def test_this_document_is_the_one_that_is_served(anna: Guest) -> None:
    assert anna.http.get("/schema/openapi.json").json() == json.loads(json.dumps(DOCUMENT))  # a tuple is an array


def test_an_internal_error_is_one_sentence_for_the_client_and_a_traceback_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    app: Any = make_app(IN_MEMORY)
    app.state.server = GameServer(Store(IN_MEMORY), BotPool(1), Settings())  # never opened

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
            return await client.get("/api/tables")

    answer = asyncio.run(ask())
    assert answer.status_code == 500 and answer.json() == {
        "detail": "Internal server error; see the server's log.",
        "code": "fault",
        "gaps": {},
    }
    assert "GET /api/tables failed." in caplog.text and "no such table" in caplog.text


def test_levels_on_the_wire_are_those_of_the_bots() -> None:
    assert list(get_args(wire.Level)) == list(LEVELS)
