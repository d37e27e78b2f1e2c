"""PostgreSQL goes away and comes back: nothing is acknowledged that is not written, and no server has to restart."""

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, Engine, event

from ridotto.server.errors import DatabaseLost, Refused
from ridotto.server.store import INSERT_GUEST
from tests.server.databases import Postgres, execute
from tests.server.test_store import Servers, answer, in_servers, numbers, started_table


@pytest.fixture(scope="module")
def own_postgres() -> Postgres:
    return Postgres()


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
