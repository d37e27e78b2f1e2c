"""Moves over the WebSocket of a table: acknowledged when they are on disk, or refused with a reason."""

import json
import signal
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import PATIENCE, Guest, LiveConnection, Server, receive
from tests.server.test_kill import CapturedServer


@pytest.fixture
def table(anna: Guest) -> str:
    return str(anna.table(["me", "me", "me"], start=True)["id"])


def option(guest: Guest, table: str, seat: int, number: int = 0) -> dict[str, Any]:
    """A move: the option of that number."""
    ask = guest.update(table, seat)["ask"]
    return {"seat": seat, "turn": ask["turn"], "code": ask["options"][number]["code"]}


def send_move(socket: LiveConnection, number: int, move: dict[str, Any]) -> None:
    socket.send(json.dumps({"type": "move", "id": number, **move}))


def reply(socket: LiveConnection) -> dict[str, Any]:
    """The next reply to a move; other messages are skipped."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        if message["type"] in ("accepted", "refused"):
            return message


def test_a_move_is_acknowledged_by_its_number_and_its_mover_is_sent_the_new_state(anna: Guest, table: str) -> None:
    with anna.live(table, 0) as socket:
        before = receive(socket, "update")
        send_move(socket, 41, option(anna, table, 0))
        assert reply(socket) == {"type": "accepted", "id": 41}
        after = receive(socket, "update")
    assert after["number"] > before["number"] and after["ask"]["turn"] != before["ask"]["turn"]


def test_the_reply_to_a_move_and_the_new_state_come_in_one_frame(anna: Guest, table: str) -> None:
    with anna.live(table, 0) as socket:
        receive(socket, "update")
        send_move(socket, 1, option(anna, table, 0))
        reply(socket)
        assert [json.loads(line)["type"] for line in socket.unread] == ["update"]


def test_a_move_that_was_acknowledged_over_the_socket_survives_a_kill(tmp_path: Path) -> None:
    server = Server(tmp_path)
    anna = Guest(server, "Anna")
    table = str(anna.table(["me", "me", "me"], start=True)["id"])
    with anna.live(table, 0) as socket:
        for number in range(3):
            send_move(socket, number, option(anna, table, 0))
            assert reply(socket)["type"] == "accepted"
        server.kill()
    server.start()
    assert anna.update(table, 0)["ask"]["turn"] == "0.3"
    server.close()


def test_moves_that_are_sent_together_are_answered_each_by_its_number(anna: Guest, table: str) -> None:
    """The second repeats the first and is refused; its reply may come first, for it waits for no disk."""
    with anna.live(table, 0) as socket:
        once = option(anna, table, 0)
        for number in (7, 8):
            send_move(socket, number, once)
        replies = {message["id"]: message for message in (reply(socket), reply(socket))}
    assert replies[7] == {"type": "accepted", "id": 7}
    assert (replies[8]["type"], replies[8]["status"], replies[8]["problem"]["code"]) == ("refused", 409, "stale")


def test_moves_of_all_seats_of_a_guest_go_over_one_socket(anna: Guest, table: str) -> None:
    with anna.live(table) as socket:
        for number in range(9):
            asked = anna.update(table, -1)["view"]["asked"]
            send_move(socket, number, option(anna, table, asked[0]))
            assert reply(socket) == {"type": "accepted", "id": number}


def test_a_move_sends_the_others_what_the_same_move_by_http_would(anna: Guest, bruno: Guest) -> None:
    table = str(anna.table(["me", "me", "me"], start=True)["id"])
    with bruno.live(table) as watching, anna.live(table, 0) as socket:
        receive(watching, "update")
        for number in (0, 0, 0, -1):  # the last option ends what is sealed
            send_move(socket, 1, option(anna, table, 0, number))
            assert reply(socket)["type"] == "accepted"
        told = receive(watching, "update")
    assert told["view"] == anna.update(table, -1)["view"] and told["ask"] is None


def test_neither_a_guest_without_the_seat_nor_a_stranger_can_answer_for_it(
    server: Server, anna: Guest, bruno: Guest, table: str
) -> None:
    stranger = Guest(server, "Nobody")
    stranger.http.cookies.clear()
    for guest in (bruno, stranger):
        with guest.live(table) as socket:
            send_move(socket, 3, option(anna, table, 0))
            refused = reply(socket)
        assert (refused["type"], refused["id"], refused["status"]) == ("refused", 3, 403)
        assert refused["problem"]["code"] == "not_yours"


@pytest.mark.parametrize(
    "message",
    [
        '{"type": "move"}',
        '{"type": "move", "id": 1, "seat": 0}',
        '{"type": "move", "id": -1, "seat": 0, "turn": "0.0", "code": 0}',
        '{"type": "move", "id": 1, "seat": 9, "turn": "0.0", "code": 0}',
        '{"type": "move", "id": 1, "seat": 0, "turn": "0.0", "code": 0, "more": 0}',
        '{"type": "move", "id": 1, "seat": 0, "turn": "0.0", "code": "0"}',
        '{"type": "chat", "text": "x"}',
        '{"type": 7}',
    ],
)
def test_an_invalid_message_closes_the_socket_and_changes_nothing(anna: Guest, table: str, message: str) -> None:
    before = anna.update(table, 0)
    with anna.live(table, 0) as socket:
        socket.send(message)
        with pytest.raises(ConnectionClosed) as closed:
            list(socket)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4400
    assert anna.update(table, 0) == before


def test_a_socket_that_is_closed_before_the_reply_causes_no_error_and_loses_no_move(tmp_path: Path) -> None:
    server = CapturedServer(tmp_path)
    anna = Guest(server, "Anna")
    table = str(anna.table(["me", "me", "me"], start=True)["id"])
    for number in range(3):
        with anna.live(table, 0) as socket:
            send_move(socket, number, option(anna, table, 0))
        with anna.live(table, 0) as socket:
            while receive(socket, "update")["ask"]["turn"] != f"0.{number + 1}":
                pass
    anna.http.close()
    assert server.stop_by(signal.SIGINT, whole_group=False)[2] == "", "nothing on stderr"
