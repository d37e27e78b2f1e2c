"""Bots: whatever happens to a worker process, the game goes on, and the server never waits."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from ridotto.core.rules import Rules
from ridotto.server import wire
from ridotto.server.bot_pool import MAX_TRIES, BotPool
from ridotto.server.bot_worker import _bots, compute_answer
from ridotto.server.fair_queue import Priority
from ridotto.server.game_server import GameServer
from ridotto.server.questions import BotQuestion
from ridotto.server.rows import LogEntry, TableHeader
from ridotto.server.settings import Settings
from ridotto.server.store import Store
from ridotto.server.table import Table
from tests.server.conftest import Guest, LiveConnection, Server, receive
from tests.server.processes import PATIENCE, needs_proc, signal_all, wait_for_end

NO_SUCH_LEVEL = 99
NO_SUCH_ANSWER = 999_999
FOREVER = 3600.0


def until_bots_have_answered(socket: LiveConnection, placing: int) -> None:
    """Until only seat 0 is asked."""
    while True:
        view = receive(socket, "update")["view"]
        if view["placing"] == placing and view["asked"] == [0]:
            return


def lay(guest: Guest, table: str, card: int) -> None:
    for option in (card, 0, -1):
        guest.answer(table, 0, option).raise_for_status()


@needs_proc
def test_a_worker_that_is_killed_between_questions_is_replaced(server: Server, anna: Guest) -> None:
    table = anna.table(["me", "gondolier", "gondolier"], start=True)["id"]
    with anna.live(table, 0) as socket:
        for placing in (1, 2, 3):
            until_bots_have_answered(socket, placing)
            killed = server.thinking
            assert killed
            signal_all(killed, signal.SIGKILL)
            wait_for_end(killed)
            lay(anna, table, 0)
        until_bots_have_answered(socket, 4)


@needs_proc
def test_a_question_whose_worker_is_killed_is_asked_again(server: Server, anna: Guest) -> None:
    table = anna.table(["me", "gondolier", "gondolier"], start=True)["id"]
    with anna.live(table, 0) as socket:
        until_bots_have_answered(socket, 1)
        stopped = server.thinking
        signal_all(stopped, signal.SIGSTOP)
        lay(anna, table, 0)
        signal_all(stopped, signal.SIGKILL)
        until_bots_have_answered(socket, 2)


@needs_proc
def test_the_server_responds_while_bots_compute(server: Server, anna: Guest, bruno: Guest) -> None:
    """The workers are stopped; everything else goes on."""
    table = anna.table(["me", "merchant", "merchant"], start=True)["id"]
    other = bruno.table(["me", "me", "me"], start=True)["id"]
    with anna.live(table, 0) as socket:
        until_bots_have_answered(socket, 1)
        stopped = server.thinking
        signal_all(stopped, signal.SIGSTOP)
        try:
            lay(anna, table, 0)
            assert anna.http.get("/api/games").status_code == 200
            assert anna.update(table, 0)["view"]["placing"] == 2
            for seat in range(3):
                bruno.answer(other, seat).raise_for_status()
            anna.post(table, "chat", text="Still thinking?").raise_for_status()
            assert receive(socket, "chat")["text"] == "Still thinking?"
        finally:
            signal_all(stopped, signal.SIGCONT)
        until_bots_have_answered(socket, 2)


# ---- bots that live


def test_a_bot_lives_as_long_as_its_seat() -> None:
    """It hears what has happened since, and forgets what was taken back."""
    table = table_with_bot(1)
    compute_answer(BotQuestion.at(table, 1))
    key = ("table", 1, 1)
    bot, match = _bots[key]
    heard = bot.heard
    assert heard == len(match.events) > 0
    first = offered(table, 0)
    table.apply(table.move("anna", 0, table.turn_id(0), first[0]))
    compute_answer(BotQuestion.at(table, 1))
    assert _bots[key] == (bot, match) and bot.heard > heard
    table.apply(table.undo("anna", 0))
    table.apply(table.move("anna", 0, table.turn_id(0), first[1]))
    compute_answer(BotQuestion.at(table, 1))
    again, other = _bots[key]
    assert again is bot and other is not match and bot.heard == len(other.events)


def test_another_level_is_another_bot() -> None:
    table = table_with_bot(0)
    compute_answer(BotQuestion.at(table, 2))
    table.places[2].bot = 1
    compute_answer(BotQuestion.at(table, 2))
    assert _bots["table", 2, 0][0] is not _bots["table", 2, 1][0]


def test_the_questions_of_a_table_go_to_the_same_worker() -> None:
    pool = BotPool(3)
    ids = [f"table{number}" for number in range(60)]
    assert all(pool.worker_for(table_id) is pool.worker_for(table_id) for table_id in ids)
    assert {id(pool.worker_for(table_id)) for table_id in ids} == {id(worker) for worker in pool.workers}


# ---- bots that fail


def table_with_bot(level: int) -> Table:
    header = TableHeader("table", "doge", 1, 3, "{}", "0b" * 32, "anna", 0, 0, None, "playing")
    table = Table(header, {"anna": "Anna"})
    table.apply([LogEntry(0, "sit", 0, who="anna"), LogEntry(1, "bot", 1, level), LogEntry(2, "bot", 2, level)])
    table.apply(table.start("anna"))
    return table


class Deadly(BotQuestion):
    """A question that kills the process which unpickles it."""

    def __reduce__(self) -> tuple[Callable[[int], object], tuple[int]]:
        return os._exit, (1,)


class Endless(BotQuestion):
    """A question over which the process hangs that unpickles it."""

    def __reduce__(self) -> tuple[Callable[[float], object], tuple[float]]:
        return time.sleep, (FOREVER,)


def answered(question: BotQuestion, settings: Settings | None = None) -> int:
    async def ask() -> int:
        bots = BotPool(1, settings=settings or Settings())
        try:
            return await bots.answer(question)
        finally:
            bots.close()

    return asyncio.run(ask())


def offered(table: Table, seat: int) -> list[int]:
    rules: Rules[Any] = table.game.rules
    return rules.options(table.playing.state, seat)


def test_a_bot_that_raises_an_error_answers_at_random(caplog: pytest.LogCaptureFixture) -> None:
    table = table_with_bot(NO_SUCH_LEVEL)
    assert answered(BotQuestion.at(table, 1)) in offered(table, 1)
    assert "A bot failed at table table, seat 1." in caplog.text


def test_a_question_that_kills_every_worker_is_answered_at_random(caplog: pytest.LogCaptureFixture) -> None:
    table = table_with_bot(0)
    assert answered(Deadly.at(table, 2)) in offered(table, 2)
    assert caplog.text.count("A bot worker died") == MAX_TRIES


def test_a_question_over_which_workers_hang_is_asked_once_more_and_then_answered_at_random(
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = table_with_bot(1)
    assert answered(Endless.at(table, 2), Settings(bot_patience=0.2)) in offered(table, 2)
    assert caplog.text.count("A bot worker hangs") == caplog.text.count("A bot worker died") == 2


def test_a_worker_that_hangs_is_replaced_and_answers_the_next_question() -> None:
    """The slot is free again, for somebody who asks the same worker."""
    table = table_with_bot(1)

    async def ask() -> int:
        bots = BotPool(1, settings=Settings(bot_patience=0.2))
        try:
            worker = bots.worker_for("table")
            with pytest.raises(BrokenProcessPool):
                await worker.run(compute_answer, Endless.at(table, 1), "anna", Priority.MOVE)
            worker.patience = PATIENCE  # for a new process to start
            return await worker.run(compute_answer, BotQuestion.at(table, 1), "bruno", Priority.MOVE)
        finally:
            bots.close()

    assert asyncio.run(ask()) in offered(table, 1)


@needs_proc
def test_a_question_whose_worker_hangs_is_asked_again_of_another_process(tmp_path: Path) -> None:
    server = Server(tmp_path, bot_patience=5)  # long enough for a process to start
    try:
        anna = Guest(server, "Anna")
        table = anna.table(["me", "gondolier", "gondolier"], start=True)["id"]
        with anna.live(table, 0) as socket:
            until_bots_have_answered(socket, 1)
            stopped = server.thinking
            signal_all(stopped, signal.SIGSTOP)
            lay(anna, table, 0)
            until_bots_have_answered(socket, 2)
            wait_for_end(stopped)
    finally:
        server.close()


def test_an_analysis_has_a_patience_of_its_own() -> None:
    pool = BotPool(1, settings=Settings(bot_patience=7, analysis_patience=70))
    assert [pool.workers[0].patience, pool.quick.patience, pool.analyst.patience] == [7, 7, 70]


def asked_after_bots(folder: Path, bots: BotPool, level: int) -> list[int]:
    """Who is asked when the bots at seats 1 and 2, of that level, have answered for the first time."""

    async def play() -> list[int]:
        server = GameServer(Store(f"sqlite+aiosqlite:///{folder / 'ridotto.db'}"), bots, Settings())
        await server.open()
        try:
            guest = (await server.rename("", "Anna")).id
            room = await server.open_table(guest, wire.Opening("doge", ["me", "gondolier", "gondolier"]))
            for seat in (1, 2):
                room.table.places[seat].bot = level
            await server.execute(room.table.header.id, lambda table: table.start(guest))
            while server.tasks:
                await asyncio.wait(server.tasks)
            return list(room.table.playing.asked)
        finally:
            await server.close()

    return asyncio.run(play())


def test_a_table_with_bots_that_fail_goes_on(tmp_path: Path) -> None:
    assert asked_after_bots(tmp_path, BotPool(1), NO_SUCH_LEVEL) == [0]


class WrongBots(BotPool):
    """Bots of a worker that plays by other rules."""

    async def answer(self, question: BotQuestion) -> int:
        return NO_SUCH_ANSWER


def test_a_table_whose_bots_answer_what_is_not_offered_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert asked_after_bots(tmp_path, WrongBots(1), 0) == [0]
    assert "gave no answer of the rules" in caplog.text
