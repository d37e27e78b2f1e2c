"""The short cut of a move keeps to HTTP: split, oversized, pipelined and odd requests are answered like all others."""

import signal
import socket
from pathlib import Path

import pytest

from tests.server.bare import connected, move
from tests.server.conftest import Guest, Server
from tests.server.test_kill import Ended


@pytest.fixture
def table(anna: Guest) -> str:
    return str(anna.table(["me", "me", "me"], start=True)["id"])


def test_a_move_is_acknowledged_with_the_headers_of_every_answer(server: Server, anna: Guest, table: str) -> None:
    with connected(server, anna) as wire:
        wire.send(wire.request(table, move(anna, table, 0)))
        status, headers, content = wire.answer()
    assert (status, content) == (200, {"table": table, "done": True})
    assert headers["content-type"] == "application/json" and headers["x-content-type-options"] == "nosniff"


def test_a_request_may_come_in_pieces(server: Server, anna: Guest, table: str) -> None:
    with connected(server, anna) as wire:
        whole = wire.request(table, move(anna, table, 0))
        for place in range(0, len(whole), 40):
            wire.send(whole[place : place + 40])
        assert wire.answer()[0] == 200


def test_requests_sent_without_waiting_are_answered_in_order(server: Server, anna: Guest, table: str) -> None:
    """The second repeats the first, so it comes too late: the answers cannot be mistaken for each other."""
    with connected(server, anna) as wire:
        once = wire.request(table, move(anna, table, 0))
        wire.send(once + once + b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n")
        first, second, third = wire.answer(), wire.answer(), wire.answer()
    assert (first[0], second[0], third[0]) == (200, 409, 200)
    assert third[2] == {"id": "", "name": ""}


def test_many_moves_go_over_one_connection(server: Server, anna: Guest, table: str) -> None:
    with connected(server, anna) as wire:
        for _ in range(3):
            for seat in range(3):
                if anna.update(table, seat)["ask"] is not None:
                    wire.send(wire.request(table, move(anna, table, seat)))
                    assert wire.answer()[0] == 200


def test_who_asks_to_close_the_connection_is_answered_and_left(server: Server, anna: Guest, table: str) -> None:
    with connected(server, anna) as wire:
        wire.send(wire.request(table, move(anna, table, 0), "Connection: close"))
        assert wire.answer()[0] == 200
        assert wire.socket.recv(10) == b""


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
def test_what_is_odd_about_a_move_is_said_by_the_framework(
    server: Server, anna: Guest, table: str, body: bytes, status: int
) -> None:
    before = anna.update(table, 0)
    with connected(server, anna) as wire:
        wire.send(wire.request(table, body.replace(b"0.0", b"9.9")))
        answered, _, content = wire.answer()
    assert answered == status and isinstance(content, dict) and content["detail"]
    assert anna.update(table, 0) == before


def test_neither_a_guest_without_the_seat_nor_a_stranger_can_answer_for_it(
    server: Server, bruno: Guest, table: str
) -> None:
    with connected(server, bruno) as wire:
        wire.send(wire.request(table, b'{"seat": 0, "turn": "0.0", "code": 0}'))
        assert wire.answer()[0] == 403
        wire.guest.http.cookies.clear()
        wire.send(wire.request(table, b'{"seat": 0, "turn": "0.0", "code": 0}'))
        assert wire.answer()[0] == 403


# ---- heads that came before are not parsed again


def stale(number: int) -> bytes:
    """A move that answers a question nobody was asked: it is understood and refused."""
    return b'{"seat": 0, "turn": "9.%d", "code": 0}' % number


def test_the_same_head_means_the_same_again_and_only_the_body_counts(server: Server, anna: Guest, table: str) -> None:
    with connected(server, anna) as wire:
        for number in (1, 2):
            wire.send(wire.request(table, stale(number)))
            assert wire.answer()[0] == 409
        wire.send(wire.request(table, move(anna, table, 0)))
        assert wire.answer()[0] == 200
        wire.send(wire.request(table, stale(3)[:-1] + b"!"))  # as long as the others, and no JSON
        assert wire.answer()[0] == 400
        wire.send(wire.request(table, stale(4)))
        assert wire.answer()[0] == 409


def test_a_known_head_whose_body_comes_later_is_waited_for(server: Server, anna: Guest, table: str) -> None:
    with connected(server, anna) as wire:
        once = wire.request(table, stale(1))
        wire.send(once)
        assert wire.answer()[0] == 409
        for place in (len(once) - 1, len(once) - len(stale(1)), 3):
            wire.send(once[:place])
            wire.rest()
            wire.send(once[place:])
            assert wire.answer()[0] == 409
        wire.send(once + once)
        assert (wire.answer()[0], wire.answer()[0]) == (409, 409)


@pytest.mark.parametrize("place", [10, -4])
def test_the_end_of_one_request_is_never_taken_for_the_beginning_of_another(
    server: Server, anna: Guest, table: str, place: int
) -> None:
    """It is cut in its head or in its body; with its end the next one comes, or nothing."""
    with connected(server, anna) as wire:
        once = wire.request(table, stale(1))
        end = once[place:] if place > 0 else once[place:] + once
        wire.send(once[:place])
        wire.rest()
        wire.send(end)
        assert wire.answer()[0] == 409
        assert place > 0 or wire.answer()[0] == 409
        wire.send(end)
        assert wire.status() == 400


def test_another_cookie_is_another_guest_on_the_same_connection(
    server: Server, anna: Guest, bruno: Guest, table: str
) -> None:
    with connected(server, anna) as wire:
        for guest, status in ((anna, 409), (bruno, 403), (anna, 409), (bruno, 403)):
            wire.guest = guest
            wire.send(wire.request(table, stale(1)))
            assert wire.answer()[0] == status


def test_answers_keep_their_order_when_the_later_one_is_known_at_once(server: Server, anna: Guest, table: str) -> None:
    """A move takes as long as the disk does; what is refused at another table is refused at once."""
    other = str(anna.table(["me", "me", "me"], start=True)["id"])
    with connected(server, anna) as wire:
        wire.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        wire.send(wire.request(other, stale(1)))
        assert wire.answer()[0] == 409
        for _ in range(10):
            seat = next(seat for seat in range(3) if anna.update(table, seat)["ask"] is not None)
            wire.send(wire.request(table, move(anna, table, seat)))
            wire.send(wire.request(other, stale(1)))
            assert (wire.answer()[0], wire.answer()[0]) == (200, 409)


def test_a_connection_that_is_closed_after_its_moves_leaves_nothing_undone(tmp_path: Path) -> None:
    """uvicorn wakes the last request of a connection that is lost, answered or not."""
    server = Ended(tmp_path)
    anna = Guest(server, "Anna")
    table = str(anna.table(["me", "me", "me"], start=True)["id"])
    for moves in (1, 2):  # the second one begins like the first, and is not parsed
        with connected(server, anna) as wire:
            for _ in range(moves):
                wire.send(wire.request(table, move(anna, table, 0)))
                assert wire.answer()[0] == 200
    anna.http.close()
    assert server.ended_by(signal.SIGINT, everybody=False)[2] == "", "nothing is complained of"
