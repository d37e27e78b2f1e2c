"""Several servers on one database: each may serve every table, and all show the same."""

import asyncio
import math
from collections.abc import Awaitable, Callable
from functools import partial

from sqlalchemy import URL, select, update

from ridotto.bots.insights import PartResult
from ridotto.server import wire
from ridotto.server.bot_pool import BotPool
from ridotto.server.bus import MemoryBus
from ridotto.server.errors import Refused
from ridotto.server.game_server import GameServer
from ridotto.server.questions import BotQuestion, PartQuestion
from ridotto.server.room import Room
from ridotto.server.schema import GUESTS, TABLES
from ridotto.server.settings import Settings
from ridotto.server.store import Store
from ridotto.server.table import Table
from ridotto.server.viewer import Viewer
from tests.server.processes import PATIENCE
from tests.server.test_store import answer, shown, undo

QUICK = Settings(look_every=0.05, presence_every=0.02, presence_holds=0.2, bots_taken_over_after=0.2)
LENIENT = Settings(look_every=0.05, bots_taken_over_after=2.4)  # a machine that halts for a second has not died
SLOW = Settings(look_every=3600, presence_every=3600, presence_holds=7200, bots_taken_over_after=3600)


class CountingBots(BotPool):
    """Bots that count what they are asked; they can be made to think for ever.  Analyses are quick and empty."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[str] = []
        self.is_stuck = False

    async def answer(self, question: BotQuestion) -> int:
        self.asked.append(question.turn_id)
        if self.is_stuck:
            await asyncio.Event().wait()
        return await super().answer(question)

    async def analyse(self, question: PartQuestion) -> PartResult:
        self.asked.append(f"part {question.part.first}")
        if self.is_stuck:
            await asyncio.Event().wait()
        nothing = [0.0] * question.seats
        return PartResult(nothing, nothing, nothing)


class Cluster:
    """Two servers."""

    def __init__(self, database: URL, settings: Settings) -> None:
        hub: list[MemoryBus] = []
        self.buses = [MemoryBus(hub) for _ in range(2)]
        self.bots = [CountingBots() for _ in range(2)]
        self.one, self.other = [
            GameServer(Store(database), bots, settings, bus) for bots, bus in zip(self.bots, self.buses, strict=True)
        ]
        self.anna = self.bruno = ""

    async def open_table(self, choices: dict[str, str] | None = None) -> str:
        """A game of Anna, at one server, with Bruno, who plays two seats at the other."""
        room = await self.one.open_table(self.anna, wire.Opening("doge", ["me", "open", "open"], choices or {}))
        table_id = room.table.header.id
        for seat in (1, 2):
            await self.other.execute(table_id, partial(Table.sit, guest=self.bruno, seat=seat), holder=self.bruno)
        await self.one.start_game(table_id, self.anna)
        await settle()
        return table_id

    def server_of(self, seat: int) -> GameServer:
        return self.other if seat else self.one

    def guest_of(self, seat: int) -> str:
        return self.bruno if seat else self.anna

    async def rooms(self, table_id: str) -> tuple[Room, Room]:
        return await self.one.room(table_id), await self.other.room(table_id)

    async def assert_same(self, table_id: str) -> None:
        here, there = await self.rooms(table_id)
        assert shown(here.table, self.anna) == shown(there.table, self.anna)
        numbers = [entry.number for entry in await self.one.store.log(table_id)]
        assert numbers == list(range(len(numbers))) and here.table.length == there.table.length == len(numbers)

    def cut(self) -> None:
        self.buses[0].is_connected = self.buses[1].is_connected = False

    def join(self) -> None:
        """Nobody has noticed that the bus was cut."""
        self.buses[0].is_connected = self.buses[1].is_connected = True

    def mend_first(self) -> None:
        """Only the first server had lost the bus."""
        self.buses[0].is_connected = True
        self.buses[0].on_return()

    def mend(self) -> None:
        self.join()
        for bus in self.buses:
            bus.on_return()


async def settle() -> None:
    """Let messages arrive."""
    for _ in range(5):
        await asyncio.sleep(0)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


def in_cluster(database: URL, act: Callable[[Cluster], Awaitable[None]], settings: Settings = SLOW) -> None:
    async def run() -> None:
        cluster = Cluster(database, settings)
        await cluster.one.open()
        await cluster.other.open()
        try:
            cluster.anna = (await cluster.one.rename("", "Anna")).id
            cluster.bruno = (await cluster.other.rename("", "Bruno")).id
            await act(cluster)
        finally:
            await cluster.one.close()
            await cluster.other.close()

    asyncio.run(run())


# ---- moves


def test_guests_of_two_servers_play_a_whole_game_and_see_each_others_moves(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        table_id = await cluster.open_table({"last_year": "1"})
        here, there = await cluster.rooms(table_id)
        moves = 0
        while not here.table.playing.over:
            seat = here.table.playing.asked[moves % len(here.table.playing.asked)]
            await answer(cluster.server_of(seat), table_id, cluster.guest_of(seat), seat, moves)
            moves += 1
            await until(lambda: here.table.length == there.table.length)
            if moves % 9 == 0 and here.table.wish is None and not here.table.playing.over:
                await undo(cluster.server_of(seat), table_id, cluster.guest_of(seat), seat)
                await until(lambda: here.table.length == there.table.length)
        await cluster.assert_same(table_id)
        assert there.table.status == "over" and moves > 50

    in_cluster(database, act)


def test_writers_that_collide_lose_and_double_nothing(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        table_id = await cluster.open_table()
        here, _ = await cluster.rooms(table_id)
        answered = 0
        for _ in range(12):
            seats = list(here.table.playing.asked)
            await asyncio.gather(
                *[answer(cluster.server_of(seat), table_id, cluster.guest_of(seat), seat) for seat in seats]
            )
            answered += len(seats)
            await settle()
        await cluster.assert_same(table_id)
        assert sum(here.table.word_counts) == answered

    in_cluster(database, act)


def test_of_two_answers_to_one_question_the_second_is_stale(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        table_id = await cluster.open_table()
        here, there = await cluster.rooms(table_id)
        moves = [answer(server, table_id, cluster.anna, 0) for server in (cluster.one, cluster.other)]
        results = await asyncio.gather(*moves, return_exceptions=True)
        refused = [result for result in results if isinstance(result, Refused)]
        assert [error.code for error in refused] == ["stale"]
        await settle()
        await cluster.assert_same(table_id)
        assert here.table.word_counts == there.table.word_counts == [1, 0, 0]

    in_cluster(database, act)


def test_a_command_is_refused_only_by_the_latest_state(database: URL) -> None:
    """Anna has seen her next question at one server and answers it at the other, which has not heard of it yet."""

    async def act(cluster: Cluster) -> None:
        table_id = await cluster.open_table()
        here, _ = await cluster.rooms(table_id)
        cluster.cut()
        await answer(cluster.one, table_id, cluster.anna, 0)
        turn, code = here.table.turn_id(0), here.table.playing.codes(0)[0]
        cluster.join()
        await cluster.other.execute(table_id, lambda table: table.move(cluster.anna, 0, turn, code))
        await settle()
        await cluster.assert_same(table_id)

    in_cluster(database, act)


# ---- what is missed


def test_a_message_that_is_missed_is_noticed_by_the_next_number(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        table_id = await cluster.open_table()
        _, there = await cluster.rooms(table_id)
        cluster.cut()
        await answer(cluster.one, table_id, cluster.anna, 0)
        cluster.join()
        assert there.table.word_counts == [0, 0, 0]
        await answer(cluster.one, table_id, cluster.anna, 0)
        await until(lambda: there.table.word_counts == [2, 0, 0])
        await cluster.assert_same(table_id)

    in_cluster(database, act)


def test_with_a_message_that_is_missed_names_and_chat_are_looked_for(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        table_id = await cluster.open_table()
        _, there = await cluster.rooms(table_id)
        cluster.cut()
        await answer(cluster.one, table_id, cluster.anna, 0)
        await cluster.one.chat(table_id, cluster.anna, "Is anybody there?")
        await cluster.one.rename(cluster.anna, "Annetta")
        cluster.join()
        await answer(cluster.one, table_id, cluster.anna, 0)
        await until(lambda: there.table.word_counts == [2, 0, 0])
        assert there.chat[0].text == "Is anybody there?" and there.table.names[cluster.anna] == "Annetta"

    in_cluster(database, act)


def test_when_the_bus_is_back_tables_that_are_viewed_are_read_on_and_others_dropped(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        viewed, unviewed = await cluster.open_table(), await cluster.open_table()
        _, there = await cluster.rooms(viewed)
        watching = Viewer(cluster.bruno, 1, "en")
        there.viewers.add(watching)
        cluster.cut()
        for table_id in (viewed, unviewed):
            await answer(cluster.one, table_id, cluster.anna, 0)
        await cluster.one.chat(viewed, cluster.anna, "Is anybody there?")
        await cluster.one.rename(cluster.anna, "Annetta")
        cluster.mend()
        await until(lambda: there.table.word_counts == [1, 0, 0])
        assert there.chat[0].text == "Is anybody there?" and there.table.names[cluster.anna] == "Annetta"
        assert watching.behind and not watching.must_reconnect
        assert unviewed not in cluster.other.rooms
        await cluster.assert_same(unviewed)

    in_cluster(database, act)


def test_what_was_written_by_a_server_that_alone_had_lost_the_bus_is_looked_for_when_it_is_back(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        table_id = await cluster.open_table()
        _, there = await cluster.rooms(table_id)
        cluster.buses[0].is_connected = False
        await answer(cluster.one, table_id, cluster.anna, 0)
        await cluster.one.chat(table_id, cluster.anna, "Is anybody there?")
        cluster.mend_first()
        await until(lambda: there.table.word_counts == [1, 0, 0])
        assert there.chat[0].text == "Is anybody there?"
        await cluster.assert_same(table_id)

    in_cluster(database, act)


def test_a_name_that_was_given_there_is_looked_for_too(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        _, there = await cluster.rooms(await cluster.open_table())
        cluster.buses[0].is_connected = False
        await cluster.one.rename(cluster.anna, "Annetta")
        cluster.mend_first()
        await until(lambda: there.table.names[cluster.anna] == "Annetta")

    in_cluster(database, act)


def test_what_such_a_server_has_written_at_a_table_that_is_being_loaded_is_not_missed(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        table_id = await cluster.open_table()
        cluster.other.drop_room(cluster.other.rooms[table_id])
        read_names = cluster.other.store.guest_names

        async def slow_names(guests: set[str]) -> dict[str, str]:
            """The last thing that is read of a table."""
            cluster.other.store.guest_names = read_names  # type: ignore[method-assign]
            cluster.buses[0].is_connected = False
            await answer(cluster.one, table_id, cluster.anna, 0)
            cluster.mend_first()
            await settle()
            return await read_names(guests)

        cluster.other.store.guest_names = slow_names  # type: ignore[method-assign]
        assert (await cluster.other.room(table_id)).table.word_counts == [1, 0, 0]

    in_cluster(database, act)


def test_while_the_bus_is_lost_whoever_looks_sees_the_latest_state(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        table_id = await cluster.open_table()
        cluster.cut()
        await answer(cluster.one, table_id, cluster.anna, 0)
        await cluster.assert_same(table_id)

    in_cluster(database, act)


def test_a_viewed_table_is_looked_at_now_and_then(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        table_id = await cluster.open_table()
        _, there = await cluster.rooms(table_id)
        there.viewers.add(Viewer(cluster.bruno, 1, "en"))
        cluster.buses[1].followed.clear()  # it hears nothing, and does not know
        await answer(cluster.one, table_id, cluster.anna, 0)
        await until(lambda: there.table.word_counts == [1, 0, 0])

    in_cluster(database, act, QUICK)


def test_what_is_written_while_a_table_is_loaded_is_not_missed(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        table_id = await cluster.open_table()
        cluster.other.drop_room(cluster.other.rooms[table_id])
        read_names = cluster.other.store.guest_names

        async def slow_names(guests: set[str]) -> dict[str, str]:
            """The last thing that is read of a table."""
            await answer(cluster.one, table_id, cluster.anna, 0)
            await settle()
            cluster.other.store.guest_names = read_names  # type: ignore[method-assign]
            return await read_names(guests)

        cluster.other.store.guest_names = slow_names  # type: ignore[method-assign]
        assert (await cluster.other.room(table_id)).table.word_counts == [1, 0, 0]

    in_cluster(database, act)


# ---- everything but moves


def test_chat_names_and_requests_to_take_back_reach_the_other_server(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        table_id = await cluster.open_table()
        here, there = await cluster.rooms(table_id)
        await asyncio.gather(
            cluster.one.chat(table_id, cluster.anna, "a"), cluster.other.chat(table_id, cluster.bruno, "b")
        )
        await until(lambda: len(here.chat) == len(there.chat) == 2)
        assert here.chat == there.chat
        await cluster.other.rename(cluster.bruno, "Bruno II")
        await settle()
        assert here.table.names[cluster.bruno] == "Bruno II"
        for seat in range(3):
            for number in (0, 0, -1):
                await answer(cluster.server_of(seat), table_id, cluster.guest_of(seat), seat, number)
        await settle()
        await undo(cluster.one, table_id, cluster.anna, 0)
        await settle()
        assert there.table.wish == wire.UndoWish(0, [1, 2])
        await cluster.other.execute(table_id, lambda table: table.consent(cluster.bruno, True))
        await settle()
        assert here.table.wish is None and here.table.wish_end is not None and here.table.wish_end.how == "granted"
        await cluster.assert_same(table_id)

    in_cluster(database, act)


async def finished_table(cluster: Cluster) -> str:
    table_id = await cluster.open_table({"last_year": "1"})
    here, _ = await cluster.rooms(table_id)
    moves = 0
    while not here.table.playing.over:
        seat = here.table.playing.asked[0]
        await answer(cluster.one, table_id, cluster.guest_of(seat), seat, moves)
        moves += 1
    await settle()
    return table_id


def test_a_look_at_the_store_that_finds_nothing_new_is_told_to_nobody(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        here, _ = await cluster.rooms(await cluster.open_table())
        viewer = Viewer(cluster.anna, 0, "en")
        viewer.table_changed = False
        here.viewers.add(viewer)
        here.miss_everything()
        await cluster.one.sync.read_on(here)
        assert not viewer.table_changed
        await cluster.one.store.write((update(GUESTS).where(GUESTS.c.id == cluster.bruno).values(name="Benno"), []))
        here.miss_everything()
        await cluster.one.sync.read_on(here)
        assert viewer.table_changed

    in_cluster(database, act)


def test_two_who_want_to_play_again_get_the_same_table(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        table_id = await finished_table(cluster)
        again = await asyncio.gather(
            cluster.one.rematch(table_id, cluster.anna), cluster.other.rematch(table_id, cluster.bruno)
        )
        assert again[0].table.header.id == again[1].table.header.id
        assert len(await cluster.one.store.ids(select(TABLES.c.id))) == 2, "no other table was opened"

    in_cluster(database, act)


def test_a_server_knows_for_a_while_who_is_at_a_table_through_another(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        table_id = await cluster.open_table()
        here, there = await cluster.rooms(table_id)
        watching = Viewer(cluster.bruno, 1, "en")
        there.viewers.add(watching)
        await until(lambda: cluster.bruno in here.online())
        cluster.cut()
        await until(lambda: cluster.bruno not in here.online())
        cluster.join()
        await until(lambda: cluster.bruno in here.online())
        there.viewers.discard(watching)
        await until(lambda: cluster.bruno not in here.online())

    in_cluster(database, act, QUICK)


def test_one_who_leaves_when_another_server_is_just_heard_of_is_gone_for_that_server_too(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        here, there = await cluster.rooms(await cluster.open_table())
        watching = Viewer(cluster.bruno, 1, "en")
        there.viewers.add(watching)
        await until(lambda: cluster.bruno in here.online())
        there.viewers.discard(watching)
        there.note_presence("a third one", [], math.inf)
        await until(lambda: cluster.bruno not in here.online())

    in_cluster(database, act, Settings(presence_every=0.02, presence_holds=3600))


# ---- bots


async def table_with_bot(cluster: Cluster) -> str:
    room = await cluster.one.open_table(cluster.anna, wire.Opening("doge", ["me", "me", "gondolier"]))
    table_id = room.table.header.id
    there = await cluster.other.room(table_id)
    await cluster.one.start_game(table_id, cluster.anna)
    await until(lambda: there.table.match is not None)
    return table_id


def test_a_bot_is_asked_by_the_server_that_has_made_it_due(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        table_id = await table_with_bot(cluster)
        here, there = await cluster.rooms(table_id)
        await until(lambda: there.table.playing.asked == [0, 1])
        asked = len(cluster.bots[0].asked)
        assert asked and not cluster.bots[1].asked
        for number in (0, 0, -1):
            await answer(cluster.one, table_id, cluster.anna, 0, number)
        await settle()
        for number in (0, 0, -1):
            await answer(cluster.other, table_id, cluster.anna, 1, number)
        await until(lambda: here.table.playing.asked == [0, 1])
        assert len(cluster.bots[0].asked) == asked and cluster.bots[1].asked

    in_cluster(database, act)


def test_a_bot_that_the_other_server_does_not_ask_is_taken_over(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        cluster.bots[0].is_stuck = True
        table_id = await table_with_bot(cluster)
        here, there = await cluster.rooms(table_id)
        cluster.buses[0].is_connected = False
        await until(lambda: there.table.playing.asked == [0, 1])
        assert cluster.bots[1].asked
        cluster.mend()
        await until(lambda: here.table.playing.asked == [0, 1])

    in_cluster(database, act, QUICK)


def test_a_bot_that_thinks_for_long_is_not_taken_over(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        cluster.bots[0].is_stuck = True
        table_id = await table_with_bot(cluster)
        _, there = await cluster.rooms(table_id)
        there.viewers.add(Viewer(cluster.anna, 0, "en"))
        first = there.bots_due_at
        await until(lambda: there.bots_due_at > first + 1.2 * LENIENT.bots_taken_over_after)
        assert not cluster.bots[1].asked

    in_cluster(database, act, LENIENT)
