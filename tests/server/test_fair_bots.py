"""Bots are shared fairly among guests: nobody's bots wait for all those of somebody else."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ridotto.server import wire
from ridotto.server.bot_pool import BotPool, Worker
from ridotto.server.errors import Refused
from ridotto.server.fair_queue import FairQueue, Priority
from ridotto.server.game_server import GameServer
from ridotto.server.questions import BotQuestion, HintQuestion, TableState, sponsor_of
from ridotto.server.rows import LogEntry, TableHeader
from ridotto.server.settings import Settings
from ridotto.server.store import Store
from ridotto.server.table import Table
from ridotto.server.viewer import Viewer
from tests.server.conftest import Guest

GONDOLIER, MERCHANT, DOGE = 0, 1, 3


class FakeWorker(Worker):
    """Computes one thing at a time, when it is told to, and notes for which table."""

    def __init__(self, niceness: int, patience: float) -> None:
        super().__init__(niceness, patience)
        self.begun: list[str] = []
        self.done = asyncio.Semaphore(0)

    async def compute(self, function: Callable[[Any], Any], question: Any) -> Any:
        assert isinstance(question, TableState)
        self.begun.append(question.table)
        await self.done.acquire()
        return 0


def question_of(table_id: str, host: str, level: int = DOGE, kind: type[BotQuestion] = BotQuestion) -> BotQuestion:
    header = TableHeader(table_id, "doge", 1, 3, "{}", "0b" * 32, host, 0, 0, None, "playing")
    table = Table(header, {host: host})
    table.apply([LogEntry(0, "sit", 0, who=host), LogEntry(1, "bot", 1, level), LogEntry(2, "bot", 2, level)])
    table.apply(table.start(host))
    return kind.at(table, 0 if kind is HintQuestion else 1)


def test_a_guest_with_many_masters_does_not_silence_the_bots_of_others() -> None:
    async def ask() -> list[str]:
        pool = BotPool(1, FakeWorker)
        [worker] = pool.workers
        assert isinstance(worker, FakeWorker)
        many = [pool.answer(question_of(f"anna {number}", "anna")) for number in range(50)]
        others = [pool.answer(question_of(name, name)) for name in ("bruno", "carla")]
        tasks = [asyncio.create_task(work) for work in (*many, *others)]
        for _ in tasks:
            await asyncio.sleep(0)
            worker.done.release()
        await asyncio.gather(*tasks)
        return worker.begun

    begun = asyncio.run(ask())
    assert begun[:4] == ["anna 0", "anna 1", "bruno", "carla"]
    assert begun[4:] == [f"anna {number}" for number in range(2, 50)]


def test_novices_answer_while_every_search_is_stopped() -> None:
    async def ask() -> int:
        pool = BotPool(1, FakeWorker)
        assert isinstance(pool.quick, FakeWorker)
        searches = [asyncio.create_task(pool.answer(question_of(f"t{n}", f"guest {n}"))) for n in range(20)]
        await asyncio.sleep(0)
        pool.quick.done.release()
        answer = await pool.answer(question_of("novice", "bruno", GONDOLIER))
        assert not any(task.done() for task in searches)
        for task in searches:
            task.cancel()
        return answer

    assert asyncio.run(ask()) == 0


def test_a_hint_waits_for_the_bots_of_its_own_guest_only() -> None:
    async def ask() -> list[str]:
        pool = BotPool(1, FakeWorker)
        [worker] = pool.workers
        assert isinstance(worker, FakeWorker)
        hint = question_of("hint", "bruno", kind=HintQuestion)
        assert isinstance(hint, HintQuestion)
        asked = [
            pool.answer(question_of("anna 0", "anna")),
            pool.answer(question_of("anna 1", "anna")),
            pool.hint(hint),
            pool.answer(question_of("bruno's bot", "bruno")),
            pool.answer(question_of("anna 2", "anna")),
        ]
        tasks = [asyncio.create_task(work) for work in asked]
        for _ in tasks:
            await asyncio.sleep(0)
            worker.done.release()
        await asyncio.gather(*tasks)
        return worker.begun

    assert asyncio.run(ask()) == ["anna 0", "anna 1", "bruno's bot", "anna 2", "hint"]


def test_one_who_gives_up_waiting_does_not_keep_the_turn() -> None:
    async def ask() -> bool:
        queue = FairQueue()
        await queue.acquire("anna", Priority.MOVE)
        waiting = [asyncio.create_task(queue.acquire(guest, Priority.MOVE)) for guest in ("bruno", "carla")]
        await asyncio.sleep(0)
        assert len(queue) == 2
        waiting[0].cancel()
        queue.release()  # the turn goes to Carla, as Bruno has left ...
        waiting[1].cancel()  # ... who leaves at the same moment
        await asyncio.gather(*waiting, return_exceptions=True)
        return queue.is_taken

    assert not asyncio.run(ask())


def test_bots_think_on_behalf_of_somebody_who_plays() -> None:
    header = TableHeader("table", "doge", 1, 3, "{}", "0b" * 32, "host", 0, 0, None, "playing")
    table = Table(header, {})
    table.apply([LogEntry(0, "sit", 0, who="anna"), LogEntry(1, "sit", 1, who="bruno"), LogEntry(2, "bot", 2, 1)])
    assert sponsor_of(table, 2) == "anna", "the host has no seat"
    table.apply([LogEntry(3, "bot", 1, 1)])
    assert sponsor_of(table, 1) == "bruno", "a stand-in thinks for its guest"
    table.apply([LogEntry(4, "resign", 0)])
    assert sponsor_of(table, 2) == "bruno"


# ---- who may start a game


def refusal(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["code"]


def test_a_game_of_bots_alone_does_not_start(anna: Guest) -> None:
    opening = {"game": "doge", "places": ["doge"] * 3, "start": True}
    assert refusal(anna.http.post("/api/tables", json=opening)) == (409, "no_person")
    table = anna.table(["doge"] * 3)["id"]
    assert refusal(anna.post(table, "start")) == (409, "no_person")
    assert anna.http.get(f"/api/tables/{table}").json()["status"] == "waiting"


def in_server(folder: Path, settings: Settings, act: Callable[[GameServer], Any]) -> None:
    async def run() -> None:
        server = GameServer(Store(f"sqlite+aiosqlite:///{folder / 'ridotto.db'}"), BotPool(1), settings)
        await server.open()
        try:
            await act(server)
        finally:
            await server.close()

    asyncio.run(run())


def opening(*places: Any, start: bool = True) -> wire.Opening:
    return wire.Opening("doge", list(places), start=start)


def test_an_operator_may_allow_games_of_bots(tmp_path: Path) -> None:
    async def act(server: GameServer) -> None:
        guest = (await server.rename("", "Anna")).id
        room = await server.open_table(guest, opening("gondolier", "gondolier", "gondolier"))
        assert room.table.status == "playing"

    in_server(tmp_path, Settings(games_of_bots=True), act)


def test_a_guest_has_a_limited_number_of_running_games(tmp_path: Path) -> None:
    async def act(server: GameServer) -> None:
        anna, bruno = [(await server.rename("", name)).id for name in ("Anna", "Bruno")]
        first = await server.open_table(anna, opening("me", "me", "gondolier"))
        await server.open_table(anna, opening("me", "me", "me"))
        with pytest.raises(Refused, match="Anna has 2 games running already"):
            await server.open_table(anna, opening("me", "me", "me"))
        shared = (await server.open_table(bruno, opening("me", "open", "open", start=False))).table.header.id
        await server.execute(shared, lambda table: table.sit(anna, 1), holder=anna)
        await server.execute(shared, lambda table: table.sit(anna, 2), holder=anna)
        with pytest.raises(Refused, match="Anna has 2 games running already"):
            await server.start_game(shared, bruno)
        table_id = first.table.header.id
        await server.execute(table_id, lambda table: table.resign(anna, 0))
        with pytest.raises(Refused, match="Anna has 2"):
            await server.start_game(shared, bruno)
        await server.execute(table_id, lambda table: table.resign(anna, 1))
        assert (await server.start_game(shared, bruno)).table.status == "playing"

    in_server(tmp_path, Settings(max_games_per_guest=2), act)


def test_many_games_that_start_at_once_are_counted_too(tmp_path: Path) -> None:
    async def act(server: GameServer) -> None:
        guest = (await server.rename("", "Anna")).id
        starts = [server.open_table(guest, opening("me", "me", "me")) for _ in range(10)]
        opened = await asyncio.gather(*starts, return_exceptions=True)
        assert sum(not isinstance(room, Refused) for room in opened) <= 2
        assert not server.games.starting
        assert await server.store.count_games(guest, server.settings) <= 2

    in_server(tmp_path, Settings(max_games_per_guest=2), act)


# ---- bots pause


async def until_idle(server: GameServer) -> None:
    while server.tasks:
        await asyncio.wait(server.tasks)


def test_bots_pause_when_nobody_has_looked_for_a_while_and_go_on_when_somebody_looks(tmp_path: Path) -> None:
    async def act(server: GameServer) -> None:
        guest = (await server.rename("", "Anna")).id
        room = await server.open_table(guest, opening("me", "gondolier", "gondolier"))
        await until_idle(server)
        assert room.table.playing.asked == [0]
        await server.execute(room.table.header.id, lambda table: table.hand_to_bot(guest, 0, GONDOLIER))
        room.looked_at -= server.settings.bots_pause_after + 1
        await until_idle(server)
        assert room.table.asked_bots() and not room.busy_bots and not room.in_use
        await server.lists.page("mine", guest, None)
        assert not room.busy_bots, "a list is no look"
        await server.room(room.table.header.id)
        assert room.busy_bots

    in_server(tmp_path, Settings(), act)


def test_bots_go_on_as_long_as_there_is_a_viewer(tmp_path: Path) -> None:
    async def act(server: GameServer) -> None:
        guest = (await server.rename("", "Anna")).id
        room = await server.open_table(guest, opening("me", "gondolier", "gondolier"))
        room.looked_at -= server.settings.bots_pause_after + 1
        assert server.bot_players.is_paused(room)
        room.viewers.add(Viewer(guest, 0, "en"))
        assert not server.bot_players.is_paused(room)

    in_server(tmp_path, Settings(), act)


def test_a_game_that_all_persons_have_left_is_played_to_its_end(tmp_path: Path) -> None:
    async def act(server: GameServer) -> None:
        guest = (await server.rename("", "Anna")).id
        room = await server.open_table(guest, opening("me", "gondolier", "gondolier"))
        await server.execute(room.table.header.id, lambda table: table.resign(guest, 0))
        room.looked_at -= server.settings.bots_pause_after + 1
        assert not server.bot_players.is_paused(room)

    in_server(tmp_path, Settings(), act)
