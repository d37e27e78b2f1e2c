"""Moves as HTTP requests: split, oversized, pipelined and invalid requests behave as they should."""

import signal
import socket
from pathlib import Path

import pytest

from tests.server.conftest import Guest, Server
from tests.server.raw_connection import connected, first_move
from tests.server.test_kill import CapturedServer


@pytest.fixture
def table(anna: Guest) -> str:
    return str(anna.table(["me", "me", "me"], start=True)["id"])


def test_a_move_is_acknowledged_with_the_headers_of_every_response(server: Server, anna: Guest, table: str) -> None:
    with connected(server, anna) as connection:
        connection.send(connection.request(table, first_move(anna, table, 0)))
        status, headers, content = connection.response()
    assert (status, content) == (200, {"table": table, "done": True})
    assert headers["content-type"] == "application/json" and headers["x-content-type-options"] == "nosniff"


def test_a_request_may_arrive_in_pieces(server: Server, anna: Guest, table: str) -> None:
    with connected(server, anna) as connection:
        whole = connection.request(table, first_move(anna, table, 0))
        for place in range(0, len(whole), 40):
            connection.send(whole[place : place + 40])
        assert connection.response()[0] == 200


def test_pipelined_requests_are_answered_in_order(server: Server, anna: Guest, table: str) -> None:
    """The second repeats the first and is refused, so the responses cannot be confused."""
    with connected(server, anna) as connection:
        once = connection.request(table, first_move(anna, table, 0))
        connection.send(once + once + b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n")
        first, second, third = connection.response(), connection.response(), connection.response()
    assert (first[0], second[0], third[0]) == (200, 409, 200)
    assert third[2] == {"id": "", "name": ""}


def test_many_moves_go_over_one_connection(server: Server, anna: Guest, table: str) -> None:
    with connected(server, anna) as connection:
        for _ in range(3):
            for seat in range(3):
                if anna.update(table, seat)["ask"] is not None:
                    connection.send(connection.request(table, first_move(anna, table, seat)))
                    assert connection.response()[0] == 200


def test_connection_close_is_honoured_after_the_response(server: Server, anna: Guest, table: str) -> None:
    with connected(server, anna) as connection:
        connection.send(connection.request(table, first_move(anna, table, 0), "Connection: close"))
        assert connection.response()[0] == 200
        assert connection.socket.recv(10) == b""


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 400),
        (b'{"seat": 0}', 400),
        (b'{"seat": 0, "turn": "0.0", "code": "\xff"}', 400),
        (b'{"seat": 0, "turn": "0.0", "code": 0}' + b" " * 300, 409),
        (b" " * 20_000, 413),
    ],
)
def test_an_invalid_move_request_is_refused_and_changes_nothing(
    server: Server, anna: Guest, table: str, body: bytes, status: int
) -> None:
    before = anna.update(table, 0)
    with connected(server, anna) as connection:
        connection.send(connection.request(table, body.replace(b"0.0", b"9.9")))
        answered, _, content = connection.response()
    assert answered == status and isinstance(content, dict) and content["detail"]
    assert anna.update(table, 0) == before


def test_neither_a_guest_without_the_seat_nor_a_stranger_can_answer_for_it(
    server: Server, bruno: Guest, table: str
) -> None:
    with connected(server, bruno) as connection:
        connection.send(connection.request(table, b'{"seat": 0, "turn": "0.0", "code": 0}'))
        assert connection.response()[0] == 403
        connection.guest.http.cookies.clear()
        connection.send(connection.request(table, b'{"seat": 0, "turn": "0.0", "code": 0}'))
        assert connection.response()[0] == 403


def stale(number: int) -> bytes:
    """A move that answers a question nobody was asked: valid, and refused."""
    return b'{"seat": 0, "turn": "9.%d", "code": 0}' % number


def test_another_cookie_is_another_guest_on_the_same_connection(
    server: Server, anna: Guest, bruno: Guest, table: str
) -> None:
    with connected(server, anna) as connection:
        for guest, status in ((anna, 409), (bruno, 403), (anna, 409), (bruno, 403)):
            connection.guest = guest
            connection.send(connection.request(table, stale(1)))
            assert connection.response()[0] == status


def test_responses_keep_their_order_when_the_later_one_is_ready_first(server: Server, anna: Guest, table: str) -> None:
    """A move waits for the disk; one that is refused at another table does not."""
    other = str(anna.table(["me", "me", "me"], start=True)["id"])
    with connected(server, anna) as connection:
        connection.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        connection.send(connection.request(other, stale(1)))
        assert connection.response()[0] == 409
        for _ in range(10):
            seat = next(seat for seat in range(3) if anna.update(table, seat)["ask"] is not None)
            connection.send(connection.request(table, first_move(anna, table, seat)))
            connection.send(connection.request(other, stale(1)))
            assert (connection.response()[0], connection.response()[0]) == (200, 409)


def test_a_connection_that_is_closed_after_its_moves_causes_no_error(tmp_path: Path) -> None:
    server = CapturedServer(tmp_path)
    anna = Guest(server, "Anna")
    table = str(anna.table(["me", "me", "me"], start=True)["id"])
    for moves in (1, 2):
        with connected(server, anna) as connection:
            for _ in range(moves):
                connection.send(connection.request(table, first_move(anna, table, 0)))
                assert connection.response()[0] == 200
    anna.http.close()
    assert server.stop_by(signal.SIGINT, whole_group=False)[2] == "", "nothing on stderr"
