"""The quick way of a move: what goes wrong with one is answered, and stops nobody else."""

import asyncio
from pathlib import Path

import pytest

from ridotto.server import wire
from ridotto.server.entries import Entry
from ridotto.server.house import House
from ridotto.server.moves import Moves
from ridotto.server.table import FOLD, Table, fold_word
from tests.server.test_store import Houses, begun, in_houses

PATIENCE = 10


class Asked:
    """Moves made on the quick way, and how each was answered."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.moves = Moves(house)
        self.answers: list[asyncio.Future[int]] = []

    def play(self, table_id: str, guest: str, seat: int) -> None:
        table = self.house.rooms[table_id].table
        code = table.game.rules.options(table.playing.state, seat)[0]
        answered: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.answers.append(answered)
        move = wire.Move(seat, table.turn(seat), code)
        self.moves.play(table_id, guest, move, lambda status, reply: answered.set_result(status))

    async def statuses(self) -> list[int]:
        return await asyncio.wait_for(asyncio.gather(*self.answers), PATIENCE)


def test_moves_at_several_tables_are_committed_and_acknowledged(tmp_path: Path) -> None:
    async def act(houses: Houses) -> None:
        house = await houses.open()
        asked = Asked(house)
        tables = [await begun(house) for _ in range(5)]
        before = [len(await house.store.log(table)) for _, table in tables]
        for guest, table in tables:
            asked.play(table, guest, 0)
        assert await asked.statuses() == [200] * 5
        assert [len(await house.store.log(table)) for _, table in tables] == [count + 1 for count in before]

    in_houses(tmp_path, act)


def test_a_second_move_waits_for_the_first_of_the_same_table(tmp_path: Path) -> None:
    async def act(houses: Houses) -> None:
        house = await houses.open()
        asked = Asked(house)
        guest, table = await begun(house)
        for seat in (0, 1, 2):
            asked.play(table, guest, seat)
        assert await asked.statuses() == [200, 200, 200]

    in_houses(tmp_path, act)


def test_the_slower_of_two_houses_is_refused_and_reads_the_table_again(tmp_path: Path) -> None:
    async def act(houses: Houses) -> None:
        one, other = await houses.open(), await houses.open()
        guest, table = await begun(one)
        await other.room(table)
        first, second = Asked(one), Asked(other)
        first.play(table, guest, 0)
        assert await first.statuses() == [200]
        second.play(table, guest, 1)
        assert await second.statuses() == [409]
        assert (await other.room(table)).table.length == one.rooms[table].table.length

    in_houses(tmp_path, act)


def test_a_move_that_cannot_be_folded_in_costs_its_table_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(houses: Houses) -> None:
        house = await houses.open()
        (guest, broken), (other, sound) = await begun(house), await begun(house)
        at_fault = house.rooms[broken].table

        def fold(table: Table, entry: Entry) -> None:
            if table is at_fault:
                raise ZeroDivisionError  # a fault of ours
            fold_word(table, entry)

        monkeypatch.setitem(FOLD, "word", fold)
        asked = Asked(house)
        asked.play(broken, guest, 0)
        asked.play(sound, other, 0)
        assert await asked.statuses() == [500, 200]
        again = await house.room(broken)  # read from the log, where the move is
        assert again.table.spoken[0] == 1

    in_houses(tmp_path, act)
