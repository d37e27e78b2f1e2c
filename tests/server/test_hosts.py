"""Before the game the host decides: who stays, where bots sit, and when to start.  Seats of a rematch are kept."""

from typing import Any

import httpx
import pytest

from tests.server.conftest import Guest, Server, receive


def code(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    return str(answer.json()["code"])


def info(guest: Guest, table: str) -> dict[str, Any]:
    shown: dict[str, Any] = guest.http.get(f"/api/tables/{table}").raise_for_status().json()
    return shown


@pytest.fixture
def carla(server: Server) -> Guest:
    return Guest(server, "Carla")


@pytest.fixture
def shared(anna: Guest, bruno: Guest) -> str:
    """A table that Anna has opened; Bruno sits at seat 1, and seat 2 is open."""
    table = str(anna.table(["me", "open", "open"])["id"])
    bruno.post(table, "sit", seat=1).raise_for_status()
    return table


# ---- the host


def test_only_the_host_starts_the_game(anna: Guest, bruno: Guest, carla: Guest, shared: str) -> None:
    carla.post(shared, "sit", seat=2).raise_for_status()
    assert code(bruno.post(shared, "start"), 403) == "not_host"
    anna.post(shared, "start").raise_for_status()


def test_only_the_host_seats_bots_sets_their_level_and_frees_their_seat(anna: Guest, bruno: Guest, shared: str) -> None:
    assert code(bruno.post(shared, "bot", seat=2, level="doge"), 403) == "not_host"
    anna.post(shared, "bot", seat=2, level="doge").raise_for_status()
    assert code(bruno.post(shared, "bot", seat=2, level="gondolier"), 403) == "not_host"
    assert code(bruno.post(shared, "free", seat=2), 403) == "not_host"
    anna.post(shared, "bot", seat=2, level="senator").raise_for_status()
    assert info(bruno, shared)["places"][2]["level"] == "senator"
    anna.post(shared, "free", seat=2).raise_for_status()
    assert info(bruno, shared)["places"][2]["kind"] == "open"


def test_a_seat_that_is_open_or_held_cannot_be_freed(anna: Guest, shared: str) -> None:
    for seat in (0, 1, 2):
        assert code(anna.post(shared, "free", seat=seat), 409) == "nothing_to_free"


def test_all_are_told_who_the_host_is(anna: Guest, bruno: Guest, shared: str) -> None:
    assert [(shown["host"], shown["host_name"]) for shown in (info(anna, shared), info(bruno, shared))] == [
        (True, "Anna"),
        (False, "Anna"),
    ]


def test_a_host_who_stands_up_hands_the_table_to_the_guest_who_sat_down_first(
    anna: Guest, bruno: Guest, carla: Guest, shared: str
) -> None:
    carla.post(shared, "sit", seat=2).raise_for_status()
    bruno.post(shared, "stand", seat=1).raise_for_status()
    bruno.post(shared, "sit", seat=1).raise_for_status()  # after Carla now
    anna.post(shared, "stand", seat=0).raise_for_status()
    assert info(carla, shared)["host"] and info(bruno, shared)["host_name"] == "Carla"
    anna.post(shared, "sit", seat=0).raise_for_status()
    assert code(anna.post(shared, "start"), 403) == "not_host"
    carla.post(shared, "start").raise_for_status()


def test_a_host_who_stands_up_while_nobody_else_sits_stays_the_host(anna: Guest, bruno: Guest) -> None:
    table = anna.table(["me", "open", "gondolier"])["id"]
    anna.post(table, "stand", seat=0).raise_for_status()
    bruno.post(table, "sit", seat=0).raise_for_status()
    assert info(bruno, table)["host_name"] == "Anna"
    anna.post(table, "bot", seat=1).raise_for_status()


def test_the_host_is_the_same_after_a_restart(tmp_path: Any) -> None:
    server = Server(tmp_path)
    try:
        anna, bruno = Guest(server, "Anna"), Guest(server, "Bruno")
        table = anna.table(["me", "open", "gondolier"])["id"]
        bruno.post(table, "sit", seat=1).raise_for_status()
        anna.post(table, "stand", seat=0).raise_for_status()
        before = info(bruno, table)
        server.kill()
        server.start()
        assert info(bruno, table) == before and before["host"]
    finally:
        server.close()


# ---- removing


def test_only_the_host_removes_a_guest_and_only_before_the_start(
    anna: Guest, bruno: Guest, carla: Guest, shared: str
) -> None:
    carla.post(shared, "sit", seat=2).raise_for_status()
    assert code(bruno.post(shared, "remove", seat=2), 403) == "not_host"
    assert code(anna.post(shared, "remove", seat=0), 409) == "nobody_to_remove"
    anna.post(shared, "remove", seat=2).raise_for_status()
    assert info(anna, shared)["places"][2]["kind"] == "open"
    assert code(anna.post(shared, "remove", seat=2), 409) == "nobody_to_remove"
    anna.post(shared, "bot", seat=2).raise_for_status()
    anna.post(shared, "start").raise_for_status()
    assert code(anna.post(shared, "remove", seat=1), 409) == "begun"


def test_a_removed_guest_loses_all_seats_is_told_and_stays_out(anna: Guest, bruno: Guest, shared: str) -> None:
    bruno.post(shared, "sit", seat=2).raise_for_status()
    with bruno.live(shared, 1) as socket:
        assert not receive(socket, "table")["table"]["removed"]
        anna.post(shared, "remove", seat=1).raise_for_status()
        told = receive(socket, "table")["table"]
        assert told["removed"] and [place["kind"] for place in told["places"]] == ["guest", "open", "open"]
    for seat in (1, 2):
        assert code(bruno.post(shared, "sit", seat=seat), 403) == "removed"
    assert code(bruno.post(shared, "chat", text="Let me in"), 403) == "removed"
    assert shared not in [table["id"] for table in bruno.http.get("/api/tables?show=mine").json()["tables"]]


def test_the_host_alone_lets_removed_guests_sit_again(anna: Guest, bruno: Guest, carla: Guest, shared: str) -> None:
    anna.post(shared, "remove", seat=1).raise_for_status()
    assert info(anna, shared)["removed_guests"] == ["Bruno"] and info(carla, shared)["removed_guests"] == []
    carla.post(shared, "sit", seat=2).raise_for_status()
    for guest in (bruno, carla):
        assert code(guest.post(shared, "readmit"), 403) == "not_host"
    anna.post(shared, "readmit").raise_for_status()
    assert info(anna, shared)["removed_guests"] == []
    bruno.post(shared, "sit", seat=1).raise_for_status()


# ---- the seats of a rematch


def play_again(anna: Guest, bruno: Guest) -> str:
    """The rematch that Anna has opened after a game with Bruno and a bot."""
    table = anna.table(["me", "open", "gondolier"], choices={"last_year": "1"})["id"]
    bruno.post(table, "sit", seat=1).raise_for_status()
    anna.post(table, "start").raise_for_status()
    anna.post(table, "resign", seat=0).raise_for_status()
    with anna.live(table, 0) as socket:
        bruno.post(table, "resign", seat=1).raise_for_status()
        while not receive(socket, "update")["view"]["over"]:
            pass
    return str(anna.post(table, "rematch").raise_for_status().json()["id"])


@pytest.fixture
def rematch(anna: Guest, bruno: Guest) -> str:
    return play_again(anna, bruno)


def test_a_seat_of_a_rematch_is_kept_for_the_guest_who_played(
    anna: Guest, bruno: Guest, carla: Guest, rematch: str
) -> None:
    kept = [(place["kind"], place["kept_for"], place["kept_for_me"]) for place in info(bruno, rematch)["places"]]
    assert kept == [("guest", "", False), ("open", "Bruno", True), ("bot", "", False)]
    assert not info(carla, rematch)["places"][1]["kept_for_me"]
    for guest in (anna, carla):
        assert code(guest.post(rematch, "sit", seat=1), 409) == "seat_kept"
    assert code(anna.post(rematch, "start"), 409) == "seat_open"
    bruno.post(rematch, "sit", seat=1).raise_for_status()
    assert info(carla, rematch)["places"][1]["kept_for"] == ""
    anna.post(rematch, "start").raise_for_status()


def test_a_kept_seat_is_kept_for_a_guest_who_stands_up_again(bruno: Guest, carla: Guest, rematch: str) -> None:
    bruno.post(rematch, "sit", seat=1).raise_for_status()
    bruno.post(rematch, "stand", seat=1).raise_for_status()
    assert code(carla.post(rematch, "sit", seat=1), 409) == "seat_kept"


def test_the_host_alone_frees_a_kept_seat(anna: Guest, bruno: Guest, carla: Guest, rematch: str) -> None:
    assert code(carla.post(rematch, "free", seat=1), 403) == "not_host"
    anna.post(rematch, "free", seat=1).raise_for_status()
    assert info(bruno, rematch)["places"][1]["kept_for"] == ""
    carla.post(rematch, "sit", seat=1).raise_for_status()


def test_the_host_gives_a_kept_seat_to_a_bot(anna: Guest, bruno: Guest, rematch: str) -> None:
    anna.post(rematch, "bot", seat=1, level="merchant").raise_for_status()
    place = info(bruno, rematch)["places"][1]
    assert (place["kind"], place["kept_for"]) == ("bot", "")
    anna.post(rematch, "free", seat=1).raise_for_status()
    assert info(bruno, rematch)["places"][1]["kept_for"] == ""


def test_kept_seats_are_kept_after_a_restart(tmp_path: Any) -> None:
    server = Server(tmp_path)
    try:
        anna, bruno = Guest(server, "Anna"), Guest(server, "Bruno")
        table = play_again(anna, bruno)
        before = info(bruno, table)
        server.kill()
        server.start()
        assert info(bruno, table) == before and before["places"][1]["kept_for"] == "Bruno"
    finally:
        server.close()
