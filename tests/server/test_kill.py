"""The server ends: by a power cut, many times and at any moment, or as it should."""

import os
import random
import signal
import socket as sockets
import sqlite3
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

import ridotto
from ridotto.server.run import LOCAL, bind_listener
from tests.server.conftest import PATIENCE, Guest, Server, receive
from tests.server.processes import bots_of, needs_proc, wait_for_end

KILLS = 12
SPEAKER_BITS = 3
CHANCE = 7


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    yield server
    server.close()


# ---- a power cut


class Player:
    """Plays two seats against a bot and writes down every move that was acknowledged."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.acknowledged: list[tuple[int, str, int]] = []  # seat, turn, code
        self.unsure: set[tuple[int, str, int]] = set()  # sent, and the line went dead
        self.over = False

    def play(self, most: int = 10_000) -> None:
        """Play until the game is over, so many moves more were acknowledged, or the server is gone."""
        most += len(self.acknowledged)
        with suppress(httpx.TransportError):
            while len(self.acknowledged) < most and self.move():
                pass

    def move(self) -> bool:
        """One move, or none where the bot has to go on; False when the game is over."""
        view = self.guest.update(self.table, -1)["view"]
        self.over = bool(view["over"])
        mine = [seat for seat in view["asked"] if seat < 2]
        if not mine:
            time.sleep(0.01)
            return not self.over
        ask = self.guest.update(self.table, mine[-1])["ask"]
        if ask is None:
            return True
        options = ask["options"]
        code = options[(7 * len(self.acknowledged) + 3) % len(options)]["code"]
        sent = (mine[-1], str(ask["turn"]), int(code))
        try:
            answer = self.guest.post(self.table, "moves", seat=sent[0], turn=sent[1], code=sent[2])
        except httpx.TransportError:
            self.unsure.add(sent)
            raise
        answer.raise_for_status()
        self.acknowledged.append(sent)
        return True


def spoken(server: Server, table: str) -> dict[int, list[int]]:
    """What each seat has said, by the log on disk, whose entries are numbered without a gap."""
    with sqlite3.connect(server.data / "ridotto.db") as database:
        rows = database.execute("SELECT number, kind, value FROM log WHERE table_id = ? ORDER BY number", (table,))
        log = list(rows)
    assert [number for number, _, _ in log] == list(range(len(log)))
    words = [value for _, kind, value in log if kind == "word"]
    return {seat: [word >> SPEAKER_BITS for word in words if word & CHANCE == seat] for seat in range(3)}


def check_log(server: Server, player: Player) -> None:
    """Every acknowledged move is there, once, in its place; besides there are only moves whose answer was lost."""
    said = spoken(server, player.table)
    for seat in (0, 1):
        known = {int(turn.split(".")[1]): code for who, turn, code in player.acknowledged if who == seat}
        unsure = {(int(turn.split(".")[1]), code) for who, turn, code in player.unsure if who == seat}
        for place, code in enumerate(said[seat]):
            assert known.get(place) == code or (place not in known and (place, code) in unsure)
        assert len(said[seat]) >= len(known) and all(place < len(said[seat]) for place in known)


def test_no_acknowledged_move_is_lost_and_none_is_applied_twice_however_often_the_server_is_killed(
    own_server: Server,
) -> None:
    """The game is played to its end across the power cuts; the bot wakes up after each of them."""
    server, chance = own_server, random.Random(12)
    anna = Guest(server, "Anna")
    player = Player(anna, anna.table(["me", "me", "novice"], start=True, choices={"last_year": "1"})["id"])
    for _ in range(KILLS):
        player.play(chance.randint(0, 6))
        killer = threading.Timer(chance.uniform(0, 0.02), server.kill)
        killer.start()
        player.play()
        killer.join()
        check_log(server, player)
        server.start()
    player.play()
    assert player.over, "the game has come to its end"
    check_log(server, player)
    record = anna.http.get(f"/api/tables/{player.table}/record").raise_for_status().text
    assert ridotto.replay(record).over
    assert len(player.acknowledged) + len(player.unsure) >= sum(len(spoken(server, player.table)[p]) for p in (0, 1))


@needs_proc
def test_the_bots_of_a_server_that_was_killed_do_not_go_on_without_it(own_server: Server) -> None:
    bots = with_bots(own_server)
    own_server.kill()
    wait_for_end(bots)


# ---- the end as it should be


class Ended(Server):
    """A server in a terminal of its own: Ctrl-C reaches it and its bots, and all that it says is read."""

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().rsplit(":", 1)[1].strip(" /\n"))
        self.wait()

    def ended_by(self, number: signal.Signals, everybody: bool) -> tuple[int, str, str]:
        """The exit code and what was said."""
        assert self.process is not None
        (os.killpg if everybody else os.kill)(self.process.pid, number)
        said, complained = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said, complained


def with_bots(server: Server) -> list[int]:
    """Let bots think, some of them still; the processes they think in."""
    anna = Guest(server, "Anna")
    table = anna.table(["me", "novice", "novice"], start=True)["id"]
    while anna.update(table, 0)["view"]["asked"] != [0]:
        time.sleep(0.02)
    anna.table(["me", "master", "master"], start=True)
    bots = bots_of(server)
    assert bots
    return bots


@needs_proc
@pytest.mark.parametrize(
    ("number", "everybody"),
    [(signal.SIGINT, True), (signal.SIGINT, False), (signal.SIGTERM, False)],
    ids=["Ctrl-C", "SIGINT", "SIGTERM"],
)
def test_a_server_that_is_told_to_end_does_so_cleanly_and_another_one_goes_on(
    tmp_path: Path, number: signal.Signals, everybody: bool
) -> None:
    server = Ended(tmp_path)
    bots = with_bots(server)
    anna = server.guests[0]
    table = anna.table(["me", "me", "me"], start=True)["id"]
    anna.answer(table, 1).raise_for_status()
    before = anna.update(table, 1)
    with anna.live(table, 1) as socket:
        receive(socket, "update")
        code, said, complained = server.ended_by(number, everybody)
    assert (code, complained) == (0, "") and said.endswith("Ridotto is closed.\n")
    wait_for_end(bots)
    server.start()
    assert anna.update(table, 1) == before
    server.ended_by(signal.SIGINT, True)
    anna.http.close()


def test_answers_do_not_wait_in_the_kernel() -> None:
    """Asyncio turns Nagle's algorithm off only where the protocol is named; else each answer takes 40 ms more."""
    with bind_listener(LOCAL, 0) as listener:
        assert listener.proto == sockets.IPPROTO_TCP
