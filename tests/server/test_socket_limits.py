"""WebSockets: how many a guest, an address and a table have, and how many messages they send."""

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Guest, LiveConnection, Server, connect_live, receive

MESSAGES = 20


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(
        tmp_path_factory.mktemp("strict"),
        sockets_per_guest=3,
        sockets_per_address=6,
        max_viewers=5,
        requests_per_guest=MESSAGES + 1,  # the first opens the socket
        request_window=3600,
    )
    yield server
    server.close()


@pytest.fixture
def anna(strict: Server) -> Guest:
    return Guest(strict, "Anna")


def live(guest: Guest | None, server: Server, table: str, address: str, seat: int = -1) -> LiveConnection:
    """A socket of a client behind a proxy, which this machine is trusted to be."""
    headers = {"X-Forwarded-For": address}
    if guest is not None:
        headers["Cookie"] = f"ridotto_guest={guest.http.cookies['ridotto_guest']}"
    uri = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?seat={seat}"
    return connect_live(uri, headers)


def why_closed(socket: LiveConnection) -> tuple[int, str]:
    with pytest.raises(ConnectionClosed) as closed:
        receive(socket, "nothing of that name")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def opened(stack: ExitStack, socket: LiveConnection) -> LiveConnection:
    stack.enter_context(socket)
    receive(socket, "update")
    return socket


def test_a_guest_has_a_limited_number_of_sockets(strict: Server, anna: Guest) -> None:
    table = anna.table(["me", "me", "me"], start=True)["id"]
    for _ in range(2):  # the second time all are closed again
        with ExitStack() as stack:
            for number in range(3):
                opened(stack, live(anna, strict, table, f"203.0.113.{number}"))
            with live(anna, strict, table, "203.0.113.9") as socket:
                assert why_closed(socket) == (4429, "You have too many tables open at a time; close some windows.")


def test_an_address_has_a_limited_number_of_sockets(strict: Server, anna: Guest) -> None:
    tables = [anna.table(["me", "me", "me"], start=True)["id"] for _ in range(2)]
    with ExitStack() as stack:
        for number in range(6):
            opened(stack, live(None, strict, tables[number % 2], "203.0.113.10"))
        with live(None, strict, tables[0], "203.0.113.10") as socket:
            assert why_closed(socket)[0] == 4429
        opened(stack, live(None, strict, tables[0], "203.0.113.11"))


def test_a_crowded_table_has_room_for_its_players_only(strict: Server, anna: Guest) -> None:
    table = anna.table(["me", "me", "me"], start=True)["id"]
    with ExitStack() as stack:
        for number in range(5):
            opened(stack, live(None, strict, table, f"203.0.113.{20 + number}"))
        with live(None, strict, table, "203.0.113.30") as socket:
            assert why_closed(socket) == (4429, "This table has as many spectators as it can have.")
        opened(stack, live(anna, strict, table, "203.0.113.31", seat=0))


@pytest.mark.parametrize("message", ["{}", '{"lang": "fr"}', '{"seat": 0}'])
def test_a_socket_that_sends_too_many_messages_is_closed_with_a_sentence(
    strict: Server, anna: Guest, message: str
) -> None:
    table = anna.table(["me", "me", "me"], start=True)["id"]
    with live(anna, strict, table, "203.0.113.40", seat=0) as socket:
        for _ in range(MESSAGES + 1):
            socket.send(message)
        code, reason = why_closed(socket)
    assert code == 4429 and re.fullmatch(r"That is too quick; try again in 1[67]\d s\.", reason)


def test_messages_are_counted_over_all_sockets_of_a_guest(strict: Server, anna: Guest) -> None:
    table = anna.table(["me", "me", "me"], start=True)["id"]
    with ExitStack() as stack:
        first, second = [opened(stack, live(anna, strict, table, f"203.0.113.{50 + number}")) for number in range(2)]
        for _ in range(MESSAGES):
            first.send("{}")
        assert why_closed(first)[0] == 4429
        second.send("{}")
        assert why_closed(second)[0] == 4429


def test_as_many_messages_as_allowed_are_answered(strict: Server, anna: Guest) -> None:
    table = anna.table(["me", "me", "me"], start=True)["id"]
    with live(anna, strict, table, "203.0.113.41", seat=0) as socket:
        for number in range(MESSAGES):
            socket.send(json.dumps({"seat": number % 3}))
        while receive(socket, "update")["seat"] != (MESSAGES - 1) % 3:
            pass


def test_the_operators_own_machine_may_send_what_it_likes(strict: Server, anna: Guest) -> None:
    table = anna.table(["me", "me", "me"], start=True)["id"]
    with anna.live(table, 0) as socket:
        for _ in range(MESSAGES * 5):
            socket.send('{"seat": 0}')
        socket.send('{"seat": 1}')
        while receive(socket, "update")["seat"] != 1:
            pass
