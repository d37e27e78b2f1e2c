"""The log: two writers never both append an entry, nothing is half written, and any table can be read again."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ridotto.server import wire
from ridotto.server.entries import Entry
from ridotto.server.errors import Conflict, Refused
from ridotto.server.house import House
from ridotto.server.jobs import Statement, log_rows
from ridotto.server.live import news
from ridotto.server.room import Room
from ridotto.server.store import INSERT_LOG, Store
from ridotto.server.table import Table
from ridotto.server.thinkers import Thinkers
from ridotto.server.viewer import Viewer
from tests.server.conftest import Guest, Server

SEED = "5e" * 32
SEATS = 3


class FailingStore(Store):
    """A disk that is full for a while, or so slow that one can look in between."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.failures = 0
        self.gate = asyncio.Event()
        self.gate.set()

    async def write(self, *statements: Statement) -> None:
        await asyncio.sleep(0)  # others have time to queue behind
        await self.gate.wait()
        if self.failures:
            self.failures -= 1
            raise OSError("The disk is full.")
        await super().write(*statements)


class Houses:
    """Several houses on one database, as several processes would have them."""

    def __init__(self, folder: Path) -> None:
        self.url = f"sqlite+aiosqlite:///{folder / 'ridotto.db'}"
        self.opened: list[House] = []

    async def open(self, kept: int = 100) -> House:
        house = House(FailingStore(self.url), Thinkers(1), kept)
        await house.open()
        self.opened.append(house)
        return house


@asynccontextmanager
async def houses_in(folder: Path) -> AsyncIterator[Houses]:
    houses = Houses(folder)
    try:
        yield houses
    finally:
        for house in houses.opened:
            await house.close()


def in_houses(folder: Path, act: Callable[[Houses], Awaitable[None]]) -> None:
    async def run() -> None:
        async with houses_in(folder) as houses:
            await act(houses)

    asyncio.run(run())


def disk_of(house: House) -> FailingStore:
    assert isinstance(house.store, FailingStore)
    return house.store


async def begun(house: House, places: list[Any] | None = None) -> tuple[str, str]:
    """A guest and the table it has opened and begun."""
    guest = (await house.rename("", "Anna")).id
    opening = wire.Opening("doge", places or ["me"] * SEATS, seed=SEED, start=True)
    return guest, (await house.open_table(guest, opening)).table.header.id


async def answer(house: House, table_id: str, guest: str, seat: int, number: int = 0) -> Room:
    """Answer the question that a seat is asked in this house."""
    table = (await house.room(table_id)).table
    codes, turn = table.game.rules.options(table.playing.state, seat), table.turn(seat)
    code = codes[number % len(codes)]
    return await house.command(table_id, lambda table: table.move(guest, seat, turn, code))


async def undo(house: House, table_id: str, guest: str, seat: int) -> Room:
    return await house.command(table_id, lambda table: table.undo(guest, seat))


def shown(table: Table, guest: str) -> list[wire.Update | None]:
    """All that the table shows to anybody."""
    eyes = range(-1, len(table.places))
    return [Viewer(guest, seat, lang).update(table) for seat in eyes for lang in ("en", "fr")]


def refusal(error: pytest.ExceptionInfo[Refused]) -> tuple[int, str]:
    return error.value.status, error.value.detail


async def until_idle(house: House) -> None:
    """Until no bot thinks."""
    while house.tasks:
        await asyncio.wait(house.tasks)


async def numbers(house: House, table_id: str) -> list[int]:
    return [entry.number for entry in await house.store.log(table_id)]


# ---- two writers


def words(table: str, seat: int, *numbers: int) -> Statement:
    """A seat has spoken: entries of the log with these numbers."""
    return INSERT_LOG, log_rows(table, [Entry(number, "word", seat, 8 + seat) for number in numbers])


def test_two_stores_cannot_both_append_an_entry_and_nothing_is_half_written(tmp_path: Path) -> None:
    async def act(houses: Houses) -> None:
        one, other = await houses.open(), await houses.open()
        _, table = await begun(one)
        before = await one.store.log(table)
        n = len(before)
        await one.store.write(words(table, 0, n + 1))
        with pytest.raises(Conflict):
            await other.store.write(words(table, 1, n, n + 1, n + 2))
        assert await other.store.log(table) == [*before, Entry(n + 1, "word", 0, 8)]

    in_houses(tmp_path, act)


def test_of_jobs_that_are_committed_together_only_the_clashing_one_fails(tmp_path: Path) -> None:
    async def act(houses: Houses) -> None:
        house = await houses.open()
        _, table = await begun(house)
        n = len(await house.store.log(table))
        jobs = [house.store.write(words(table, 0, number)) for number in (n, n, n + 1)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        assert await numbers(house, table) == list(range(n + 2))

    in_houses(tmp_path, act)


def test_of_two_houses_the_slower_one_is_refused_and_reads_the_table_again(tmp_path: Path) -> None:
    async def act(houses: Houses) -> None:
        one, other = await houses.open(), await houses.open()
        guest, table = await begun(one)
        old = await other.room(table)
        watching = Viewer(guest, 0, "en")
        old.viewers.add(watching)
        await answer(one, table, guest, 0)
        with pytest.raises(Refused) as refused:
            await answer(other, table, guest, 1)
        assert refusal(refused) == (409, "Somebody else was quicker; look again.")
        assert watching.lost and watching.news.is_set()
        new = await other.room(table)
        assert new is not old and shown(new.table, guest) == shown((await one.room(table)).table, guest)
        await answer(other, table, guest, 1)
        assert new.table.spoken == [1, 1, 0]

    in_houses(tmp_path, act)


def test_two_houses_say_something_at_once_and_one_of_them_says_it_again(tmp_path: Path) -> None:
    async def act(houses: Houses) -> None:
        one, other = await houses.open(), await houses.open()
        guest, table = await begun(one)
        await other.room(table)
        await one.say(table, guest, "first")
        with pytest.raises(Refused) as refused:
            await other.say(table, guest, "second")
        assert refusal(refused)[0] == 409
        await other.say(table, guest, "second")
        assert [line.text for line in (await other.room(table)).chat] == ["first", "second"]

    in_houses(tmp_path, act)


def test_two_servers_share_one_database(server: Server, anna: Guest) -> None:
    table = anna.table(["me", "me", "me"], start=True)["id"]
    second = Server(server.data)
    try:
        twin = Guest(second, "nobody")
        twin.http.cookies = anna.http.cookies
        assert twin.http.get("/api/me").json() == anna.me
        assert twin.update(table, 1) == anna.update(table, 1)
        anna.answer(table, 0).raise_for_status()
        late = twin.answer(table, 1)
        assert late.status_code in (200, 409), "the server may try again by itself"
        twin.answer(table, 2).raise_for_status()
        assert twin.update(table, 0)["view"]["mine"]["card"] == "cannaregio"
        with sqlite3.connect(server.data / "ridotto.db") as database:
            rows = database.execute("SELECT number FROM log WHERE table_id = ? ORDER BY number", (table,)).fetchall()
        assert [number for (number,) in rows] == list(range(len(rows)))
    finally:
        second.close()


# ---- a disk that fails, or is slow


def test_what_cannot_be_written_has_not_happened(tmp_path: Path) -> None:
    async def act(houses: Houses) -> None:
        house = await houses.open()
        guest, table = await begun(house)
        before = shown((await house.room(table)).table, guest)
        disk_of(house).failures = 1
        with pytest.raises(OSError, match="disk is full"):
            await answer(house, table, guest, 0)
        assert shown((await house.room(table)).table, guest) == before
        await answer(house, table, guest, 0, 1)
        assert (await house.room(table)).table.playing.view(0)["mine"]["card"] == "castello"  # type: ignore[index]

    in_houses(tmp_path, act)


def test_a_command_that_waited_behind_one_that_failed_leaves_no_gap(tmp_path: Path) -> None:
    async def act(houses: Houses) -> None:
        house = await houses.open()
        guest, table = await begun(house)
        disk_of(house).failures = 1
        moves = [answer(house, table, guest, seat) for seat in (1, 2)]
        results = await asyncio.gather(*moves, return_exceptions=True)
        assert isinstance(results[0], OSError) and results[1] is await house.room(table)
        written = await numbers(house, table)
        assert written == list(range(len(written)))
        second = await houses.open()
        assert shown((await house.room(table)).table, guest) == shown((await second.room(table)).table, guest)

    in_houses(tmp_path, act)


def test_nobody_sees_a_word_before_it_is_on_disk(tmp_path: Path) -> None:
    async def act(houses: Houses) -> None:
        house = await houses.open()
        guest, table = await begun(house)
        room = await house.room(table)
        watching = Viewer(guest, 0, "en")
        before, first = shown(room.table, guest), news(room, watching)
        disk_of(house).gate.clear()
        move = asyncio.create_task(answer(house, table, guest, 0))
        await asyncio.sleep(0.05)
        assert room.door.shut and not move.done()
        assert shown(room.table, guest) == before and news(room, watching) == []
        disk_of(house).gate.set()
        await move
        assert len(first) == 2 and len(news(room, watching)) == 1

    in_houses(tmp_path, act)


def test_the_bots_of_a_table_that_was_read_again_go_on(tmp_path: Path) -> None:
    async def act(houses: Houses) -> None:
        house = await houses.open()
        disk = disk_of(house)
        _, table = await begun(house, ["me", "me", "novice"])
        disk.failures = 1
        await until_idle(house)
        assert table not in house.rooms
        room = await house.room(table)
        await until_idle(house)
        assert room.table.playing.asked == [0, 1]

    in_houses(tmp_path, act)


# ---- a bounded memory


def test_tables_that_were_put_away_come_back_from_the_log_as_they_were(tmp_path: Path) -> None:
    async def act(houses: Houses) -> None:
        house = await houses.open(kept=2)
        seen: dict[tuple[str, str], list[wire.Update | None]] = {}
        for words in range(6):
            guest, table = await begun(house)
            for word in range(words):
                await answer(house, table, guest, word % SEATS, word)
            if words % 2:
                await undo(house, table, guest, 0)
            await house.say(table, guest, "Buona sera")
            seen[guest, table] = shown((await house.room(table)).table, guest)
            assert len(house.rooms) <= 2
        for (guest, table), updates in seen.items():
            room = await house.room(table)
            assert shown(room.table, guest) == updates and room.chat[0].text == "Buona sera"
            assert len(house.rooms) <= 2

    in_houses(tmp_path, act)


def test_a_table_that_somebody_looks_at_is_not_put_away(tmp_path: Path) -> None:
    async def act(houses: Houses) -> None:
        house = await houses.open(kept=1)
        guest, table = await begun(house)
        watching = Viewer(guest, 0, "en")
        room = await house.room(table)
        room.viewers.add(watching)
        others = [(await begun(house))[1] for _ in range(3)]
        assert table in house.rooms and len(house.rooms) == 2
        room.viewers.discard(watching)
        await house.room(others[0])
        assert len(house.rooms) == 1

    in_houses(tmp_path, act)


def test_a_whole_game_with_things_taken_back_is_the_same_when_read_again(tmp_path: Path) -> None:
    async def act(houses: Houses) -> None:
        house = await houses.open()
        guest = (await house.rename("", "Anna")).id
        opening = wire.Opening("doge", ["me"] * SEATS, {"last_year": "1"}, seed=SEED, start=True)
        table = (await house.open_table(guest, opening)).table
        said = 0
        while not table.playing.over:
            seat = table.playing.asked[said % len(table.playing.asked)]
            await answer(house, table.header.id, guest, seat, said)
            said += 1
            if said % 7 == 0 and not table.playing.over:
                await undo(house, table.header.id, guest, seat)
        again = (await (await houses.open()).room(table.header.id)).table
        assert shown(again, guest) == shown(table, guest) and again.status == table.status == "over"
        header = await house.store.header(table.header.id)
        assert header is not None and header.status == "over"

    in_houses(tmp_path, act)


def test_a_table_of_another_rules_version_is_refused_and_does_not_close_the_house(tmp_path: Path) -> None:
    async def act(houses: Houses) -> None:
        first = await houses.open()
        guest, old = await begun(first)
        with sqlite3.connect(tmp_path / "ridotto.db") as database:
            database.execute("UPDATE tables SET version = 99 WHERE id = ?", [old])
        database.close()
        second = await houses.open()
        with pytest.raises(Refused, match="plays by version 99 of the rules of doge; here is version 1"):
            await second.room(old)
        new = (await second.open_table(guest, wire.Opening("doge", ["me"] * SEATS))).table.header.id
        assert [table.id for table in await second.tables("mine", guest)] == [new], "the list does without the old one"

    in_houses(tmp_path, act)
