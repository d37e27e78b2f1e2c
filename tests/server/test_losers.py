"""Two servers write at one table: whoever is slower writes after the other, with as few reads as possible."""

import asyncio

from sqlalchemy import URL, event

from ridotto.server import wire
from ridotto.server.bus import Appended, Notice
from ridotto.server.move_pipeline import MovePipeline
from ridotto.server.viewer import Viewer
from ridotto.server.write_job import WriteJob
from tests.server.processes import PATIENCE
from tests.server.test_servers import QUICK, SLOW, Cluster, in_cluster, settle, until
from tests.server.test_store import answer, undo


class Loser:
    """Bruno has not heard of Anna's move when he moves, so that his move meets hers in the log."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.reads: list[str] = []  # at his server
        self.response: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def move(self, table_id: str) -> Appended:
        """What the bus says of Anna's move."""
        cluster = self.cluster
        _, there = await cluster.rooms(table_id)
        cluster.cut()
        length = there.table.length
        await answer(cluster.one, table_id, cluster.anna, 0)
        entries = await cluster.one.store.log(table_id, length)
        cluster.join()
        event.listen(cluster.other.store.engine.sync_engine, "before_cursor_execute", self.note_read)
        move = wire.Move(1, there.table.turn_id(1), there.table.playing.codes(1)[0])
        assert MovePipeline(cluster.other).submit(table_id, cluster.bruno, move, self.respond)
        return Appended(table_id, entries)

    def note_read(self, connection: object, cursor: object, sql: str, *more: object) -> None:
        self.reads.append(sql)

    def respond(self, status: int, content: wire.Accepted | wire.Problem) -> None:
        self.response.set_result(status)

    async def status(self) -> int:
        return await asyncio.wait_for(self.response, PATIENCE)


def test_a_move_that_loses_is_written_after_the_other_without_reading_if_the_news_has_come(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        table_id = await cluster.open_table()
        loser = Loser(cluster)
        cluster.other.sync.hear(await loser.move(table_id))
        assert await loser.status() == 200
        assert loser.reads == []
        await settle()
        await cluster.assert_same(table_id)

    in_cluster(database, act)


def test_a_move_that_loses_before_the_news_has_come_reads_the_log_once(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        table_id = await cluster.open_table()
        loser = Loser(cluster)
        news = await loser.move(table_id)
        assert await loser.status() == 200
        assert [" log" in sql for sql in loser.reads] == [True]
        cluster.other.sync.hear(news)
        await settle()
        assert len(loser.reads) == 1
        await cluster.assert_same(table_id)

    in_cluster(database, act)


def test_a_move_that_loses_more_often_than_a_command_may_is_written_in_the_end(database: URL) -> None:
    """The others get on meanwhile, so this ends; and nobody is told that somebody was quicker."""

    async def act(cluster: Cluster) -> None:
        table_id = await cluster.open_table()
        store, losses = cluster.other.store, SLOW.write_tries + 2
        submit = store.submit

        async def submit_late(job: WriteJob) -> None:
            nonlocal losses
            losses -= 1
            if losses % 2:
                await answer(cluster.one, table_id, cluster.anna, 0)
            elif losses > 0:
                await undo(cluster.one, table_id, cluster.anna, 0)
            await settle()
            submit(job)

        store.submit = lambda job: cluster.other.spawn(submit_late(job))  # type: ignore[method-assign]
        _, there = await cluster.rooms(table_id)
        move = wire.Move(1, there.table.turn_id(1), there.table.playing.codes(1)[0])
        response: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        MovePipeline(cluster.other).submit(table_id, cluster.bruno, move, lambda status, _: response.set_result(status))
        assert await asyncio.wait_for(response, PATIENCE) == 200
        assert losses == 0 and there.table.word_counts[1] == 1

    in_cluster(database, act)


def test_news_that_comes_while_a_command_is_written_is_applied_after_it_without_reading(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        table_id = await cluster.open_table()
        _, there = await cluster.rooms(table_id)
        await there.lock.acquire()
        for _ in range(2):
            await answer(cluster.one, table_id, cluster.anna, 0)
        await settle()
        assert there.table.word_counts == [0, 0, 0]
        cluster.other.sync.release(there)
        assert there.table.word_counts == [2, 0, 0] and not there.is_behind

    in_cluster(database, act)


def test_a_look_at_the_store_leaves_a_table_alone_whose_news_is_on_its_way(database: URL) -> None:
    """On busy servers that are many tables at every look, and reading all of them would hold their moves up."""

    async def act(cluster: Cluster) -> None:
        table_id = await cluster.open_table()
        _, there = await cluster.rooms(table_id)
        there.viewers.add(Viewer(cluster.bruno, 1, "en"))
        sync, bus = cluster.other.sync, cluster.buses[1]

        def hear_late(notice: Notice) -> None:
            asyncio.get_running_loop().call_later(5 * QUICK.look_every, sync.hear, notice)

        bus.hear = hear_late
        reads: list[str] = []
        event.listen(
            cluster.other.store.engine.sync_engine,
            "before_cursor_execute",
            lambda connection, cursor, sql, *more: reads.append(sql),
        )
        await answer(cluster.one, table_id, cluster.anna, 0)
        await until(lambda: there.table.word_counts == [1, 0, 0])
        assert reads and not any("log.text" in sql for sql in reads)

    in_cluster(database, act, QUICK)
