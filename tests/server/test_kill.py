"""The server stops: killed at any moment, many times, or shut down cleanly."""

import os
import random
import signal
import socket as sockets
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
from tests.server.processes import needs_proc, signal_all, wait_for_end

KILLS = 12
SPEAKER_BITS = 3
CHANCE = 7


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    yield server
    server.close()


# ---- killed


class Player:
    """Plays two seats against a bot and notes every acknowledged move."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.acknowledged: list[tuple[int, str, int]] = []  # seat, turn, code
        self.unsure: set[tuple[int, str, int]] = set()  # sent, but the connection was lost before the response
        self.over = False

    def play(self, most: int = 10_000) -> None:
        """Play until the game is over, this many more moves are acknowledged, or the server is gone."""
        most += len(self.acknowledged)
        with suppress(httpx.TransportError):
            while len(self.acknowledged) < most and self.move():
                pass

    def move(self) -> bool:
        """Make a move, unless only the bot is asked; False when the game is over."""
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


def logged_answers(server: Server, table: str) -> dict[int, list[int]]:
    """The answers of each seat by the log on disk, whose entries are numbered without a gap."""
    log = server.rows("SELECT number, kind, value FROM log WHERE table_id = :table ORDER BY number", table=table)
    assert [number for number, _, _ in log] == list(range(len(log)))
    words = [value for _, kind, value in log if kind == "word"]
    return {seat: [word >> SPEAKER_BITS for word in words if word & CHANCE == seat] for seat in range(3)}


def check_log(server: Server, player: Player) -> None:
    """Every acknowledged move is in the log once, in order; others are only moves whose response was lost."""
    said = logged_answers(server, player.table)
    for seat in (0, 1):
        known = {int(turn.split(".")[1]): code for who, turn, code in player.acknowledged if who == seat}
        assert len(known) == sum(who == seat for who, _, _ in player.acknowledged), "no question was asked again"
        unsure = {(int(turn.split(".")[1]), code) for who, turn, code in player.unsure if who == seat}
        for place, code in enumerate(said[seat]):
            assert known.get(place) == code or (place not in known and (place, code) in unsure)
        assert len(said[seat]) >= len(known) and all(place < len(said[seat]) for place in known)


def test_no_acknowledged_move_is_lost_and_none_is_applied_twice_however_often_the_server_is_killed(
    own_server: Server,
) -> None:
    """The game is played to its end across the kills; the bot continues after each restart."""
    server, chance = own_server, random.Random(12)
    anna = Guest(server, "Anna")
    player = Player(anna, anna.table(["me", "me", "gondolier"], start=True, choices={"last_year": "1"})["id"])
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
    assert len(player.acknowledged) + len(player.unsure) >= sum(
        len(logged_answers(server, player.table)[p]) for p in (0, 1)
    )


@needs_proc
def test_the_workers_of_a_killed_server_exit(own_server: Server) -> None:
    bots = start_bots(own_server)
    own_server.kill()
    wait_for_end(bots)


# ---- clean shutdown


class CapturedServer(Server):
    """A server in a session of its own, so that Ctrl-C reaches it and its workers; its output is captured."""

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().rsplit(":", 1)[1].strip(" /\n"))
        self.wait()

    def stop_by(self, number: signal.Signals, whole_group: bool) -> tuple[int, str, str]:
        """The exit code, stdout and stderr."""
        assert self.process is not None
        (os.killpg if whole_group else os.kill)(self.process.pid, number)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err


def start_bots(server: Server) -> list[int]:
    """Start bots, some of which are still running; returns their worker processes."""
    anna = Guest(server, "Anna")
    table = anna.table(["me", "gondolier", "gondolier"], start=True)["id"]
    while anna.update(table, 0)["view"]["asked"] != [0]:
        time.sleep(0.02)
    anna.table(["me", "senator", "senator"], start=True)
    bots = server.thinking
    assert bots
    return bots


@needs_proc
def test_a_server_whose_bots_hang_shuts_down_too(tmp_path: Path) -> None:
    server = CapturedServer(tmp_path)
    bots = start_bots(server)
    signal_all(bots, signal.SIGSTOP)
    try:
        code, out, err = server.stop_by(signal.SIGTERM, False)
        assert (code, err) == (0, "") and out.endswith("Ridotto is closed.\n")
        wait_for_end(bots)
    finally:
        server.close()


@needs_proc
@pytest.mark.parametrize(
    ("number", "whole_group"),
    [(signal.SIGINT, True), (signal.SIGINT, False), (signal.SIGTERM, False)],
    ids=["Ctrl-C", "SIGINT", "SIGTERM"],
)
def test_a_server_shuts_down_cleanly_and_continues_after_a_restart(
    tmp_path: Path, number: signal.Signals, whole_group: bool
) -> None:
    server = CapturedServer(tmp_path)
    bots = start_bots(server)
    anna = server.guests[0]
    table = anna.table(["me", "me", "me"], start=True)["id"]
    anna.answer(table, 1).raise_for_status()
    before = anna.update(table, 1)
    with anna.live(table, 1) as socket:
        receive(socket, "update")
        code, out, err = server.stop_by(number, whole_group)
    assert (code, err) == (0, "") and out.endswith("Ridotto is closed.\n")
    wait_for_end(bots)
    server.start()
    assert anna.update(table, 1) == before
    server.stop_by(signal.SIGINT, True)
    anna.http.close()


def test_the_listener_lets_asyncio_set_tcp_nodelay() -> None:
    """Asyncio sets it only on sockets with an explicit protocol; without it each response takes 40 ms more."""
    with bind_listener(LOCAL, 0) as listener:
        assert listener.proto == sockets.IPPROTO_TCP
