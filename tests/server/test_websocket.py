"""The WebSocket: a client that reconnects gets exactly what it missed; nobody gets what is not its own."""

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Guest, Server, receive
from tests.server.raw_connection import connected
from tests.server.test_tables import lay


def texts(*updates: dict[str, Any]) -> list[str]:
    return [line["text"] for update in updates for line in update["lines"]]


def test_a_client_that_was_away_gets_exactly_what_it_missed(anna: Guest) -> None:
    table = anna.table(["me", "me", "me"], start=True)["id"]
    with anna.live(table, 0) as socket:
        before = receive(socket, "update")
    for seat in range(3):
        lay(anna, table, seat)
    with anna.live(table, 0, epoch=before["epoch"], after=before["number"]) as socket:
        missed = receive(socket, "update")
    with anna.live(table, 0) as socket:
        whole = receive(socket, "update")
    assert not missed["fresh"] and whole["fresh"]
    assert texts(before, missed) == texts(whole) and missed["number"] == whole["number"]


def test_after_an_undo_everything_is_sent_again(anna: Guest) -> None:
    table = anna.table(["me", "me", "me"], start=True)["id"]
    with anna.live(table, 0) as socket:
        before = receive(socket, "update")
        anna.answer(table, 0).raise_for_status()
        receive(socket, "update")
        anna.post(table, "undo", seat=0).raise_for_status()
        after = receive(socket, "update")
    assert after["fresh"] and after["view"] == before["view"] and texts(after) == texts(before)


def test_a_sealed_answer_sends_nothing_to_the_others(anna: Guest, bruno: Guest) -> None:
    """Not even that a marker was added: how many there are is a secret until the cards are turned."""
    table = anna.table(["me", "open", "open"])["id"]
    for seat in (1, 2):
        bruno.post(table, "sit", seat=seat).raise_for_status()
    anna.post(table, "start").raise_for_status()
    with bruno.live(table, 1) as socket:
        start = receive(socket, "update")
        for _ in range(3):
            anna.answer(table, 0).raise_for_status()
        with pytest.raises(TimeoutError):
            receive(socket, "update", timeout=0.5)
        anna.answer(table, 0, -1).raise_for_status()
        done = receive(socket, "update")
    assert done["number"] == start["number"] + 1 and done["view"]["asked"] == [1, 2]


def test_a_guest_with_several_seats_changes_its_view_on_one_socket(anna: Guest) -> None:
    table = anna.table(["me", "me", "gondolier"], start=True)["id"]
    with anna.live(table, 0) as socket:
        assert receive(socket, "update")["waiting"] == [1]
        socket.send(json.dumps({"seat": 1, "lang": "fr"}))
        other = receive(socket, "update")
        while other["seat"] == 0:
            other = receive(socket, "update")
    assert other["seat"] == 1 and other["fresh"] and other["ask"]["question"].startswith("Pose 1 sur 4")


@pytest.mark.parametrize("message", ['{"seat": 1}', "nonsense", "[]", '{"seat": "x"}', "x" * 300])
def test_a_client_that_sends_an_invalid_message_is_disconnected(anna: Guest, message: str) -> None:
    table = anna.table(["me", "gondolier", "gondolier"], start=True)["id"]
    with anna.live(table, 0) as socket:
        socket.send(message)
        with pytest.raises(ConnectionClosed) as closed:
            list(socket)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4400


def test_the_view_of_another_guests_seat_is_refused(server: Server, anna: Guest, bruno: Guest) -> None:
    table = anna.table(["me", "me", "me"], start=True)["id"]
    for stranger in (bruno, Guest(server, "Anna")):
        with stranger.live(table, 0) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.recv(10)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403


def test_a_table_that_does_not_exist_closes_the_socket_with_a_sentence(anna: Guest) -> None:
    with anna.live("nowhere") as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(10)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_everybody_sees_who_is_there(anna: Guest, bruno: Guest) -> None:
    table = anna.table(["me", "open", "open"])["id"]
    with bruno.live(table) as socket:
        assert not receive(socket, "table")["table"]["places"][0]["online"]
        with anna.live(table, 0):
            assert receive(socket, "table")["table"]["places"][0]["online"]
        assert not receive(socket, "table")["table"]["places"][0]["online"]


# ---- floods


FLOOD = 2_000


def test_a_flood_of_messages_is_answered_once_and_not_once_for_each_message(server: Server, anna: Guest) -> None:
    """They arrive together; each asks for everything again.  The refusal comes after all that they bring back."""
    table = str(anna.table(["me", "me", "me"], start=True)["id"])
    with connected(server, anna) as connection:
        connection.upgrade(f"/api/tables/{table}/live?seat=0")
        connection.messages_until(b'{"type":"update"')
        connection.send(masked(b"{}") * FLOOD)
        messages = connection.messages_until(b'{"type":"update"')
        connection.send(masked(b'{"type":"move","id":1,"seat":0,"turn":"9.9","code":0}'))
        messages += connection.messages_until(b'{"type":"refused"')
    updates = [message for message in messages if message.startswith(b'{"type":"update"')]
    assert len(updates) < FLOOD / 50 and sum(map(len, messages)) < FLOOD / 50 * len(updates[0])


def masked(content: bytes) -> bytes:
    """A text frame of a client, masked with zeros."""
    return bytes((0x81, 0x80 | len(content))) + bytes(4) + content
