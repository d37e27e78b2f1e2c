"""A house of several halls answers like a house of one, whichever hall a connection comes to first."""

import os
import signal
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest

from ridotto.server.halls import LONGEST, hall_of
from tests.server.bare import PATIENCE, connected, move
from tests.server.conftest import Guest, Server, heard
from tests.server.processes import PROC, halls_of, needs_proc, wait_for_end
from tests.server.test_kill import Ended, Player, check_log

HALLS = 3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("halls"), halls=HALLS)
    yield server
    server.close()


def table_in_each(guest: Guest, places: tuple[str, ...] = ("me", "me", "me"), **more: Any) -> list[str]:
    """A table in every hall, in the order of the halls."""
    tables: dict[int, str] = {}
    while len(tables) < HALLS:
        table = str(guest.table(list(places), **more)["id"])
        tables[hall_of(table, HALLS)] = table
    return [tables[hall] for hall in range(HALLS)]


def words_in(server: Server, table: str) -> int:
    """Words of seats in the log on disk."""
    with sqlite3.connect(server.data / "ridotto.db") as database:
        query = "SELECT count(*) FROM log WHERE table_id = ? AND kind = 'word' AND seat >= 0"
        count = int(database.execute(query, [table]).fetchone()[0])
    database.close()
    return count


# ---- connections


def test_one_connection_asks_for_tables_of_all_halls_in_turn(server: Server, anna: Guest) -> None:
    tables = table_in_each(anna, start=True)
    with connected(server, anna) as wire:
        for seat in range(3):
            for table in tables:
                for _ in range(2):  # the second one begins like the first, and is not parsed
                    wire.send(wire.request(table, move(anna, table, seat)))
                    assert wire.answer()[0] == 200
    assert [words_in(server, table) for table in tables] == [6, 6, 6]


def test_a_request_for_any_hall_may_come_in_pieces(server: Server, anna: Guest) -> None:
    for table in table_in_each(anna, start=True):
        with connected(server, anna) as wire:
            whole = wire.request(table, move(anna, table, 0))
            cuts = [0, 1, 4, 12, 30, len(whole) - 20, len(whole)]
            for start, end in pairwise(cuts):
                wire.send(whole[start:end])
                wire.rest()
            assert wire.answer()[0] == 200
        assert words_in(server, table) == 1


def test_a_request_behind_another_one_is_answered_or_misdirected_and_done_only_once(
    server: Server, anna: Guest
) -> None:
    """A connection cannot be given away while a request on it is unanswered."""
    first, *others = table_in_each(anna, start=True)
    for other in others:
        with connected(server, anna) as wire:
            wire.send(wire.request(first, move(anna, first, 0)) + wire.request(other, move(anna, other, 0)))
            assert wire.answer()[0] == 200
            status, _, problem = wire.answer()
            assert status == 421 and isinstance(problem, dict) and problem["code"] == "other_hall"
            assert words_in(server, other) == 0
            wire.send(wire.request(other, move(anna, other, 0)))
            assert wire.answer()[0] == 200
        assert words_in(server, other) == 1


def test_a_request_too_long_to_be_passed_on_changes_nothing(server: Server, anna: Guest) -> None:
    for table in table_in_each(anna, start=True):
        with connected(server, anna) as wire:
            wire.send(wire.request(table, b" " * (LONGEST + 50_000)))
            assert wire.status() in (413, 421)
        assert words_in(server, table) == 0
        assert anna.answer(table, 0).status_code == 200


def test_a_connection_that_is_broken_off_on_its_way_costs_nothing(server: Server, anna: Guest) -> None:
    tables = table_in_each(anna, start=True)
    for table in tables * 3:
        with connected(server, anna) as wire:
            wire.send(wire.request(table, b'{"seat": 0}'))
    for table in tables:
        assert anna.answer(table, 0).status_code == 200


def test_a_line_that_names_no_table_is_refused_as_ever(server: Server, anna: Guest) -> None:
    with connected(server, anna) as wire:
        wire.send(b"x" * 5_000)
        assert wire.status() == 400
    for path, status in (("/api/tables/", 200), ("/api/tables/" + 30 * "a", 400), ("/api/tables/nowhere", 404)):
        with connected(server, anna) as wire:
            wire.send(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            assert wire.status() == status


# ---- what halls tell each other


def test_sockets_at_tables_of_all_halls_are_told_of_moves(anna: Guest) -> None:
    tables = table_in_each(anna, start=True)
    with ExitStack() as stack:
        sockets = [stack.enter_context(anna.live(table, 0)) for table in tables]
        before = [heard(socket, "update") for socket in sockets]
        for table in tables:
            anna.answer(table, 0).raise_for_status()
        after = [heard(socket, "update") for socket in sockets]
    assert all(later["view"] != sooner["view"] for sooner, later in zip(before, after, strict=True))


def test_the_lists_show_the_tables_of_all_halls_newest_first(anna: Guest, bruno: Guest) -> None:
    tables = []
    for _ in range(2 * HALLS):
        tables.append(anna.table(["me", "open", "open"], listed=True)["id"])
        time.sleep(0.002)  # no two in the same millisecond
    assert len({hall_of(table, HALLS) for table in tables}) == HALLS
    for guest, show, mine in ((anna, "mine", True), (bruno, "open", False)):
        listed = guest.http.get("/api/tables", params={"show": show}).raise_for_status().json()
        ours = [table for table in listed if table["id"] in tables]
        assert [table["id"] for table in ours] == tables[::-1]
        assert {table["mine"] for table in ours} == {mine}


def test_a_new_name_is_heard_at_tables_of_all_halls(anna: Guest) -> None:
    tables = table_in_each(anna, ("me", "open", "open"))
    with ExitStack() as stack:
        sockets = [stack.enter_context(anna.live(table, 0)) for table in tables]
        for socket in sockets:
            heard(socket, "table")
        anna.http.put("/api/me", json={"name": "Annunziata"}).raise_for_status()
        for socket in sockets:
            while heard(socket, "table")["table"]["places"][0]["name"] != "Annunziata":
                pass


def test_bots_play_in_all_halls(anna: Guest) -> None:
    tables = table_in_each(anna, ("me", "novice", "novice"), start=True)
    patience = time.monotonic() + PATIENCE
    while any(anna.update(table, -1)["view"]["asked"] != [0] for table in tables):
        assert time.monotonic() < patience
        time.sleep(0.02)


def test_a_table_opened_from_another_hall_is_played_by_its_bots_before_anybody_asks_for_it(
    server: Server, anna: Guest
) -> None:
    tables = table_in_each(anna, ("me", "novice", "novice"), start=True)
    patience = time.monotonic() + PATIENCE
    while not all(words_in(server, table) for table in tables):
        assert time.monotonic() < patience, "the hall of the table was told of it"
        time.sleep(0.02)


def test_the_second_who_wants_a_rematch_comes_to_the_table_of_the_first(anna: Guest, bruno: Guest) -> None:
    table = anna.table(["me", "open", "novice"], choices={"last_year": "1"})["id"]
    bruno.post(table, "sit", seat=1).raise_for_status()
    anna.post(table, "start").raise_for_status()
    patience = time.monotonic() + 6 * PATIENCE
    while not (view := anna.update(table, -1)["view"])["over"]:
        assert time.monotonic() < patience
        for guest, seat in ((anna, 0), (bruno, 1)):
            if seat in view["asked"]:
                guest.answer(table, seat).raise_for_status()
    first = anna.post(table, "rematch").raise_for_status().json()
    second = bruno.post(table, "rematch").raise_for_status().json()
    assert first["id"] == second["id"] != table


# ---- a hall falls in


@needs_proc
def test_a_hall_that_falls_in_is_opened_anew_and_the_others_go_on(tmp_path: Path) -> None:
    server = Server(tmp_path, halls=HALLS)
    try:
        anna = Guest(server, "Anna")
        tables = table_in_each(anna, start=True)
        for table in tables:
            anna.answer(table, 0).raise_for_status()
        before = [anna.update(table, 0) for table in tables]
        with ExitStack() as stack:
            sockets = [stack.enter_context(anna.live(table, 0)) for table in tables]
            for socket in sockets:
                heard(socket, "update")
            fallen = halls_of(server)[1]
            os.kill(fallen, signal.SIGKILL)
            wait_for_end([fallen])
            for hall in (0, 2):  # these have lost nothing, not even their sockets
                reliable(anna, server, tables[hall])
                assert heard(sockets[hall], "update")["number"] > before[hall]["number"]
        patience = time.monotonic() + 3 * PATIENCE
        again = Guest(server, "Anna")
        again.http.cookies = anna.http.cookies
        while True:
            try:
                assert again.update(tables[1], 0) == before[1]
                break
            except httpx.TransportError:
                assert time.monotonic() < patience
        assert len(halls_of(server)) == HALLS
        listed = again.http.get("/api/tables", params={"show": "mine"}).raise_for_status().json()
        assert set(tables) <= {table["id"] for table in listed}
    finally:
        server.close()


@needs_proc
def test_a_connection_waits_while_its_hall_is_opened_anew(tmp_path: Path) -> None:
    """Those that were given to the hall before it fell in are lost; those that come now find it open again."""
    server = Server(tmp_path, halls=2)
    try:
        anna = Guest(server, "Anna")
        tables = [anna.table(["me", "me", "me"], start=True)["id"] for _ in range(2)]
        tables.sort(key=lambda table: hall_of(table, 2))
        body = move(anna, tables[1], 0)
        os.kill(halls_of(server)[1], signal.SIGKILL)
        with connected(server, anna) as wire:
            wire.socket.settimeout(3 * PATIENCE)
            wire.send(wire.request(tables[1], body))
            assert wire.answer()[0] == 200
    finally:
        server.close()


@needs_proc
def test_connections_that_went_from_hall_to_hall_leave_no_descriptor_behind(server: Server, anna: Guest) -> None:
    tables = table_in_each(anna, start=True)
    before = [descriptors(hall) for hall in halls_of(server)]
    for _ in range(20):
        with connected(server, anna) as wire:
            for table in tables:
                wire.send(f"GET /api/tables/{table} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
                assert wire.answer()[0] == 200
    patience = time.monotonic() + PATIENCE
    while any(descriptors(hall) > count + 3 for hall, count in zip(halls_of(server), before, strict=True)):
        assert time.monotonic() < patience, "connections that were given away or closed stay open"
        time.sleep(0.05)


def descriptors(pid: int) -> int:
    return len(list((PROC / str(pid) / "fd").iterdir()))


def reliable(guest: Guest, server: Server, table: str) -> None:
    """A move on a connection of its own: an old one may lead to the hall that is no more."""
    fresh = Guest(server, "Anna")
    fresh.http.cookies = guest.http.cookies
    fresh.answer(table, 0).raise_for_status()


class Halls(Server):
    """A server whose power cut reaches all its processes."""

    def kill(self) -> None:
        halls = halls_of(self) if self.process is not None and self.process.poll() is None else []
        super().kill()
        for hall in halls:
            with suppress(ProcessLookupError):
                os.kill(hall, signal.SIGKILL)
        wait_for_end(halls)


@needs_proc
def test_no_acknowledged_move_is_lost_when_several_halls_are_killed(tmp_path: Path) -> None:
    server = Halls(tmp_path, halls=2)
    try:
        guests = [Guest(server, name) for name in ("Anna", "Bruno")]
        players = [Player(guest, guest.table(["me", "me", "novice"], start=True)["id"]) for guest in guests]
        for _ in range(3):
            playing = [threading.Thread(target=player.play) for player in players]
            for thread in playing:
                thread.start()
            time.sleep(0.3)
            server.kill()
            for thread, player in zip(playing, players, strict=True):
                thread.join(PATIENCE)
                check_log(server, player)
            server.start()
        for player in players:
            player.play(20)
            check_log(server, player)
            assert len(player.acknowledged) > 20
    finally:
        server.close()


@needs_proc
def test_halls_do_not_go_on_without_their_keeper(tmp_path: Path) -> None:
    server = Server(tmp_path, halls=2)
    halls = halls_of(server)
    assert len(halls) == 2
    server.kill()
    wait_for_end(halls)


@needs_proc
@pytest.mark.parametrize(
    ("number", "everybody"),
    [(signal.SIGINT, True), (signal.SIGTERM, False)],
    ids=["Ctrl-C", "SIGTERM"],
)
def test_a_house_of_several_halls_ends_cleanly(tmp_path: Path, number: signal.Signals, everybody: bool) -> None:
    server = Ended(tmp_path, halls=2)
    halls = halls_of(server)
    anna = Guest(server, "Anna")
    table = anna.table(["me", "me", "me"], start=True)["id"]
    with anna.live(table, 0) as socket:
        heard(socket, "update")
        code, said, complained = server.ended_by(number, everybody)
    anna.http.close()
    assert (code, complained) == (0, "") and said.endswith("Ridotto is closed.\n")
    wait_for_end(halls)
