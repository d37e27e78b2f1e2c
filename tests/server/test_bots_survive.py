"""Bots: whatever happens to the process one thinks in, the table goes on, and the server never waits."""

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from ridotto.core.rules import Rules
from ridotto.server import wire
from ridotto.server.entries import Entry, Header
from ridotto.server.house import House
from ridotto.server.store import Store
from ridotto.server.table import Table
from ridotto.server.thinkers import TRIES, Question, Thinkers
from tests.server.conftest import Guest, Server, heard
from tests.server.processes import bots_of, needs_proc, signal_all, wait_for_end

NO_SUCH_LEVEL = 99


def until_bots_have_answered(socket: ClientConnection, placing: int) -> None:
    """Until only seat 0 is asked."""
    while True:
        view = heard(socket, "update")["view"]
        if view["placing"] == placing and view["asked"] == [0]:
            return


def lay(guest: Guest, table: str, card: int) -> None:
    for option in (card, 0, -1):
        guest.answer(table, 0, option).raise_for_status()


@needs_proc
def test_a_bot_whose_process_is_killed_between_questions_gets_another_one(server: Server, anna: Guest) -> None:
    table = anna.table(["me", "novice", "novice"], start=True)["id"]
    with anna.live(table, 0) as socket:
        for placing in (1, 2, 3):
            until_bots_have_answered(socket, placing)
            killed = bots_of(server)
            assert killed
            signal_all(killed, signal.SIGKILL)
            wait_for_end(killed)
            lay(anna, table, 0)
        until_bots_have_answered(socket, 4)


@needs_proc
def test_a_bot_whose_process_is_killed_while_it_thinks_is_asked_again(server: Server, anna: Guest) -> None:
    table = anna.table(["me", "novice", "novice"], start=True)["id"]
    with anna.live(table, 0) as socket:
        until_bots_have_answered(socket, 1)
        stopped = bots_of(server)
        signal_all(stopped, signal.SIGSTOP)
        lay(anna, table, 0)
        signal_all(stopped, signal.SIGKILL)
        until_bots_have_answered(socket, 2)


@needs_proc
def test_the_server_answers_while_bots_think(server: Server, anna: Guest, bruno: Guest) -> None:
    """The processes of the bots stand still, and everybody else goes on."""
    table = anna.table(["me", "player", "player"], start=True)["id"]
    other = bruno.table(["me", "me", "me"], start=True)["id"]
    with anna.live(table, 0) as socket:
        until_bots_have_answered(socket, 1)
        stopped = bots_of(server)
        signal_all(stopped, signal.SIGSTOP)
        try:
            lay(anna, table, 0)
            assert anna.http.get("/api/games").status_code == 200
            assert anna.update(table, 0)["view"]["placing"] == 2
            for seat in range(3):
                bruno.answer(other, seat).raise_for_status()
            anna.post(table, "chat", text="Still thinking?").raise_for_status()
            assert heard(socket, "chat")["text"] == "Still thinking?"
        finally:
            signal_all(stopped, signal.SIGCONT)
        until_bots_have_answered(socket, 2)


# ---- bots that fail


def table_with_bot(level: int) -> Table:
    header = Header("table", "doge", 1, 3, "{}", "0b" * 32, "anna", 0, 0, None, "playing")
    table = Table(header, {"anna": "Anna"})
    table.apply([Entry(0, "sit", 0, who="anna"), Entry(1, "bot", 1, level), Entry(2, "bot", 2, level)])
    table.apply(table.begin("anna"))
    return table


class Deadly(Question):
    """A question that kills whoever reads it."""

    def __reduce__(self) -> tuple[Callable[[int], object], tuple[int]]:
        return os._exit, (1,)


def answered(question: Question) -> int:
    async def ask() -> int:
        thinkers = Thinkers(1)
        try:
            return await thinkers.answer(question)
        finally:
            thinkers.close()

    return asyncio.run(ask())


def offered(table: Table, seat: int) -> list[int]:
    rules: Rules[Any] = table.game.rules
    return rules.options(table.playing.state, seat)


def test_a_bot_that_raises_an_error_answers_anything_it_may(caplog: pytest.LogCaptureFixture) -> None:
    table = table_with_bot(NO_SUCH_LEVEL)
    assert answered(Question(table, 1)) in offered(table, 1)
    assert "A bot failed at table table, seat 1." in caplog.text


def test_a_question_that_kills_every_process_is_answered_all_the_same(caplog: pytest.LogCaptureFixture) -> None:
    table = table_with_bot(0)
    assert answered(Deadly(table, 2)) in offered(table, 2)
    assert caplog.text.count("A thinking process died") == TRIES


def test_a_table_with_bots_that_fail_goes_on(tmp_path: Path) -> None:
    async def play() -> list[int]:
        house = House(Store(f"sqlite+aiosqlite:///{tmp_path / 'ridotto.db'}"), Thinkers(1))
        await house.open()
        try:
            guest = (await house.rename("", "Anna")).id
            room = await house.open_table(guest, wire.Opening("doge", ["me", "novice", "novice"]))
            for seat in (1, 2):
                room.table.places[seat].bot = NO_SUCH_LEVEL
            await house.command(room.table.header.id, lambda table: table.begin(guest))
            while house.tasks:
                await asyncio.wait(house.tasks)
            return list(room.table.playing.asked)
        finally:
            await house.close()

    assert asyncio.run(play()) == [0]
