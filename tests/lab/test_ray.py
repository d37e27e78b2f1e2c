"""The same jobs on a Ray cluster of this machine alone.  Like all of the lab, `make test` runs it compiled only."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ridotto.lab.arena.contest import Contest, hold
from ridotto.lab.errors import BadExperiment
from ridotto.lab.executors import Executor, executor
from ridotto.lab.watching import Watcher

CONTEST = Contest("doge", ("uniform", "search:2"), 3, 4, "half", False, 3, {"last_year": "1"})


@pytest.fixture(scope="module")
def cluster() -> Iterator[Executor]:
    with executor(1, "local") as cluster:
        yield cluster


def halved(number: int) -> float:
    return number / 2


def refused(number: int) -> float:
    raise BadExperiment(f"There is no half of {number}.")


def test_a_sentence_comes_back_as_it_is(cluster: Executor) -> None:
    with pytest.raises(BadExperiment, match=r"^There is no half of 3\.$"):
        list(cluster.finished(refused, iter([3])))


def test_every_task_is_done_once(cluster: Executor) -> None:
    assert sorted(cluster.finished(halved, iter(range(9)))) == [number / 2 for number in range(9)]


def test_games_on_a_cluster_are_those_played_here(cluster: Executor, tmp_path: Path) -> None:
    rows = [hold(CONTEST, tmp_path / str(i), each, Watcher()) for i, each in enumerate((cluster, Executor()))]
    ranks = [[(row.number, row.bots, row.ranks) for row in each] for each in rows]
    assert len(ranks[0]) == 4 and ranks[0] == ranks[1]
