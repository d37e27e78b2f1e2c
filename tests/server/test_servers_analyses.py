"""Analyses of several servers: one makes it, and all know it."""

import asyncio

from sqlalchemy import URL

from ridotto.server import wire
from ridotto.server.counsel import Counsel
from ridotto.server.table import Table
from tests.server.test_servers import LENIENT, QUICK, Cluster, finished_table, in_cluster, settle, until


def progress(counsel: Counsel, table: Table) -> wire.AnalysisProgress:
    return counsel.progress(table, -1, "en")


def test_an_analysis_of_one_server_is_read_at_the_other(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        here, there = await cluster.rooms(await finished_table(cluster))
        cluster.one.counsel.start_analysis(here.table, cluster.anna)
        await until(lambda: progress(cluster.other.counsel, there.table).analysis is not None)
        assert progress(cluster.other.counsel, there.table) == progress(cluster.one.counsel, here.table)
        cluster.other.counsel.start_analysis(there.table, cluster.bruno)
        await settle()
        assert not cluster.bots[1].asked, "it is there already"

    in_cluster(database, act)


def test_an_analysis_under_way_at_one_server_is_seen_at_the_other_and_not_begun_again(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        here, there = await cluster.rooms(await finished_table(cluster))
        cluster.bots[0].is_stuck = True
        cluster.one.counsel.start_analysis(here.table, cluster.anna)
        await until(lambda: progress(cluster.other.counsel, there.table).begun)
        cluster.other.counsel.start_analysis(there.table, cluster.bruno)
        await asyncio.sleep(1.5 * LENIENT.bots_taken_over_after)
        found = progress(cluster.other.counsel, there.table)
        assert (found.begun, found.done, found.total > 0, found.analysis) == (True, 0, True, None)
        assert not cluster.bots[1].asked

    in_cluster(database, act, LENIENT)


def test_an_analysis_whose_server_has_died_is_made_by_the_one_that_is_asked_for_it(database: URL) -> None:
    async def act(cluster: Cluster) -> None:
        here, there = await cluster.rooms(await finished_table(cluster))
        cluster.bots[0].is_stuck = True
        cluster.one.counsel.start_analysis(here.table, cluster.anna)
        await until(lambda: progress(cluster.other.counsel, there.table).begun)
        cluster.cut()
        await until(lambda: progress(cluster.other.counsel, there.table).analysis is not None)
        assert cluster.bots[1].asked

    in_cluster(database, act, QUICK)
