"""PostgreSQL goes away and comes back: nothing is acknowledged that is not written, and no server has to restart."""

import asyncio
from collections.abc import Callable, Iterator

import pytest
from sqlalchemy import URL, Connection, Engine, event

from ridotto.server import wire
from ridotto.server.bot_pool import BotPool
from ridotto.server.database import sync_engine, write_engine
from ridotto.server.errors import DatabaseLost, Refused
from ridotto.server.move_pipeline import MovePipeline
from ridotto.server.questions import BotQuestion
from ridotto.server.store import INSERT_GUEST
from tests.server.databases import Postgres, execute
from tests.server.test_database_lock import holders, lock_of, wait_until
from tests.server.test_servers import Cluster, in_cluster, until
from tests.server.test_store import Servers, answer, in_servers, numbers, started_table


@pytest.fixture(scope="module")
def own_postgres() -> Postgres:
    return Postgres(flushes=False)


@pytest.fixture
def postgres(own_postgres: Postgres) -> Iterator[Postgres]:
    yield own_postgres
    own_postgres.start()


def lose_next_commit(engine: Engine) -> None:
    """The next transaction is committed, but the connection breaks before the server learns of it."""

    def commit(connection: Connection) -> None:
        raw = connection.connection.dbapi_connection
        assert raw is not None
        raw.commit()
        raw.close()

    event.listen(engine, "commit", commit, once=True)


def test_a_write_after_a_restart_of_postgresql_is_done(postgres: Postgres) -> None:
    async def act(servers: Servers) -> None:
        server = await servers.open()
        guest, table = await started_table(server)
        postgres.stop()
        postgres.start()
        await answer(server, table, guest, 0)
        assert (await server.room(table)).table.word_counts == [1, 0, 0]

    in_servers(postgres.new_database(), act)


def test_while_postgresql_is_away_commands_are_refused_and_then_go_on(postgres: Postgres) -> None:
    async def act(servers: Servers) -> None:
        server = await servers.open()
        guest, table = await started_table(server)
        before = len(await numbers(server, table))
        postgres.stop()
        with pytest.raises(Refused) as refused:
            await answer(server, table, guest, 0)
        assert (refused.value.status, refused.value.code) == (503, "no_database")
        assert table not in server.rooms
        postgres.start()
        await answer(server, table, guest, 0)
        assert len(await numbers(server, table)) == before + 1

    in_servers(postgres.new_database(), act)


def test_a_commit_whose_end_is_unknown_is_not_acknowledged_and_is_read_from_the_log(postgres: Postgres) -> None:
    """The connection ends after the commit was sent: it is done, but the server cannot know."""

    async def act(servers: Servers) -> None:
        server = await servers.open()
        guest, table = await started_table(server)
        before = len(await numbers(server, table))
        lose_next_commit(server.store.write_engine)
        with pytest.raises(Refused) as refused:
            await answer(server, table, guest, 0)
        assert refused.value.code == "no_database"
        assert (await server.room(table)).table.word_counts == [1, 0, 0]
        await answer(server, table, guest, 1)
        assert await numbers(server, table) == list(range(before + 2))

    in_servers(postgres.new_database(), act)


def test_all_jobs_of_a_commit_whose_end_is_unknown_are_told_so(postgres: Postgres) -> None:
    async def act(servers: Servers) -> None:
        server = await servers.open()
        lose_next_commit(server.store.write_engine)
        jobs = [server.store.write((INSERT_GUEST, [(f"guest{n}", "Anna")])) for n in range(3)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [DatabaseLost] * 3
        assert len(execute(server.store.url, "SELECT id FROM guests")) == 3

    in_servers(postgres.new_database(), act)


@pytest.mark.parametrize("engine", [sync_engine, write_engine], ids=["lock", "writer"])
def test_a_server_that_has_vanished_or_stands_still_keeps_the_others_waiting_for_seconds_only(
    postgres: Postgres, engine: Callable[[URL], Engine]
) -> None:
    """Of its transaction PostgreSQL would keep entries and locks for hours."""
    url = postgres.new_database()
    assert shown(engine(url), "idle_in_transaction_session_timeout") == "20s"
    assert shown(engine(url), "tcp_keepalives_idle") in ("15", "0"), "a socket of Unix has none"
    own = url.update_query_dict({"options": "-c idle_in_transaction_session_timeout=300ms"})
    assert shown(engine(own), "idle_in_transaction_session_timeout") == "300ms"


def shown(engine: Engine, setting: str) -> str:
    with engine.connect() as connection:
        found = str(connection.exec_driver_sql(f"SHOW {setting}").scalar_one())
    engine.dispose()
    return found


# ---- who waits for the database, goes on when it is back


class WaitingBots(BotPool):
    """Bots that answer when they are let."""

    def __init__(self) -> None:
        super().__init__(1)
        self.may_answer = asyncio.Event()

    async def answer(self, question: BotQuestion) -> int:
        await self.may_answer.wait()
        return await super().answer(question)


def test_a_move_at_a_table_that_cannot_be_read_is_refused_as_one_that_cannot_be_written(postgres: Postgres) -> None:
    async def act(servers: Servers) -> None:
        server = await servers.open()
        guest, table = await started_table(server)
        server.drop_room(server.rooms[table])
        postgres.stop()
        responses: list[tuple[int, wire.Accepted | wire.Problem]] = []
        move = wire.Move(0, "0.0", 0)
        await MovePipeline(server).run_as_command(table, guest, move, lambda *response: responses.append(response))
        ((status, problem),) = responses
        assert isinstance(problem, wire.Problem) and (status, problem.code) == (503, "no_database")

    in_servers(postgres.new_database(), act)


@pytest.mark.parametrize("must_read", [True, False], ids=["is read first", "is written at once"])
def test_a_bot_that_finds_no_database_answers_when_it_is_back(postgres: Postgres, must_read: bool) -> None:
    """Nobody looks at the table meanwhile.  It is dropped if the answer could not be written."""

    async def act(cluster: Cluster) -> None:
        server = cluster.one
        bots = server.bot_players.bots = WaitingBots()
        _, table = await started_table(server, ["me", "me", "gondolier"])
        room = server.rooms[table]
        await until(lambda: bool(room.busy_bots))
        postgres.stop()
        room.misses_log = must_read
        bots.may_answer.set()
        await until(lambda: not room.busy_bots)
        postgres.start()
        await until(lambda: table in server.rooms and server.rooms[table].table.word_counts[2] > 0)
        bots.close()

    in_cluster(postgres.new_database(), act)


def test_a_table_that_could_not_be_read_on_is_read_on_when_the_database_is_back(postgres: Postgres) -> None:
    """The news came while PostgreSQL was away, and nobody else looks."""

    async def act(cluster: Cluster) -> None:
        table = await cluster.open_table()
        here, there = await cluster.rooms(table)
        cluster.buses[1].is_connected = False
        await answer(cluster.one, table, cluster.anna, 0)
        postgres.stop()
        cluster.other.sync.read_everything_later(there)
        await until(lambda: there.reading_again is not None)
        postgres.start()
        await until(lambda: there.table.length == here.table.length)

    in_cluster(postgres.new_database(), act)


# ---- the lock of a server


def test_the_lock_of_a_server_is_taken_again_when_postgresql_is_back(postgres: Postgres) -> None:
    url = postgres.new_database()
    with lock_of(url, look_every=0.05) as lock:
        postgres.stop()
        wait_until(lambda: lock.connection is None)
        postgres.start()
        wait_until(lambda: lock.connection is not None)
        assert holders(url) == 1


def test_a_server_gives_its_lock_back_though_postgresql_is_away(postgres: Postgres) -> None:
    with lock_of(postgres.new_database(), look_every=0.05):
        postgres.stop()
