"""`bench/strength.py`: the tables of strength."""

from argparse import Namespace
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Any

from bench.strength import HEADINGS, TABLES, contests, line, row
from ridotto.bots.levels import LEVELS
from ridotto.lab.arena.contest import Contest
from ridotto.lab.executors import Executor


def options(**changes: Any) -> Namespace:
    settings: dict[str, Any] = {"game": ["barcarola"], "seats": None, "most_seats": False, "bot": None, "games": 4}
    settings |= {"milliseconds": 2.0, "minutes": inf, "seed": 1}
    return Namespace(**(settings | changes))


def test_each_level_meets_the_one_below() -> None:
    found = list(contests(options(), "levels"))
    assert {contest.seats for contest in found} == {2, 3}
    assert [contest.bots for contest in found if contest.seats == 2] == list(zip(LEVELS[1:], LEVELS, strict=False))


def test_rows_can_be_picked() -> None:
    assert [contest.seats for contest in contests(options(most_seats=True), "quick")] == [3]
    assert [contest.seats for contest in contests(options(seats=[2]), "flat")] == [2]
    assert [contest.bots for contest in contests(options(bot=["search:2ms"], seats=[2]), "ismcts")] == [
        ("search:2ms", "ismcts:2ms")
    ]
    assert all(list(contests(options(game=None), table)) for table in TABLES)


def test_a_row_says_all_and_is_not_measured_twice(tmp_path: Path) -> None:
    contest = Contest("barcarola", ("search:4", "uniform"), 3, 6, "one", False, 1, {})
    first = row(contest, options(out=tmp_path), Executor())
    assert first.startswith("| barcarola | 3 | search:4 | uniform | 6 | 0.") and "| 0.33 |" in first
    assert first.count("|") == line(list(HEADINGS)).count("|")
    assert row(contest, options(out=tmp_path, minutes=0.0), Executor()) == first


def test_a_row_is_begun_anew_when_the_bots_have_changed_and_can_be_extended(tmp_path: Path) -> None:
    class Changed(Contest):
        """After a training."""

        def sources(self) -> str:
            return "changed"

    what: Any = ("barcarola", ("search:4", "uniform"), 3, 3, "one", False, 1, {})
    row(Contest(*what), options(out=tmp_path), Executor())
    assert "no time" in row(Changed(*what), options(out=tmp_path, minutes=0.0), Executor())
    assert "| uniform | 6 |" in row(replace(Contest(*what), games=6), options(out=tmp_path), Executor())
    assert len(list(tmp_path.iterdir())) == 2


def test_a_row_without_a_whole_deal_says_so(tmp_path: Path) -> None:
    contest = Contest("barcarola", ("search:4", "uniform"), 3, 6, "one", False, 1, {})
    shown = row(contest, options(out=tmp_path, minutes=0.0), Executor())
    assert "no time for a whole deal" in shown and shown.count("|") == line(list(HEADINGS)).count("|")
