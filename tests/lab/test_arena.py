"""The arena: fair schedules, honest intervals, ratings that find the truth, games that are not played twice."""

from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from ridotto.bots import BadBot, Bot, Flat, Search, Uniform
from ridotto.bots.levels import LEVELS
from ridotto.core.rng import Rng
from ridotto.lab.arena.contest import Contest, complete, hold
from ridotto.lab.arena.entrants import BadEntrant, entrant
from ridotto.lab.arena.figures import figures_of
from ridotto.lab.arena.intervals import share_of, student
from ridotto.lab.arena.ratings import ratings
from ridotto.lab.arena.report import page
from ridotto.lab.arena.rows import GAMES, SCHEMA, Row, Sheet
from ridotto.lab.arena.schedule import assignments, deals_for, ladder, round_robin, schedule
from ridotto.lab.errors import BadExperiment
from ridotto.lab.executors import Executor, Processes
from ridotto.lab.watching import Watcher


def contest(**changes: Any) -> Contest:
    settings: dict[str, Any] = {"bots": ("uniform", "search:6"), "seats": 2, "games": 8, "mode": "half"}
    settings |= {"is_ladder": False, "seed": 3, "choices": {"rounds": "2"}} | changes
    return Contest(game="barcarola", **settings)


class Plug(Watcher):
    """Is pulled after so many games."""

    def __init__(self, games: int) -> None:
        self.left = games

    def advance(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise KeyboardInterrupt


def held(contest: Contest, folder: Path, executor: Executor | None = None, most: int = 1000) -> list[Row]:
    return hold(contest, folder, executor or Executor(), Plug(most))


def timeless(rows: list[Row]) -> list[Row]:
    return [row._replace(seconds=[], longest=[]) for row in rows]


# ---- who takes part


class Timid(Bot):
    """Always takes the first option."""

    def choose(self, game: Any, world: Any, seat: int) -> int:
        code: int = game.rules.options(world, seat)[0]
        return code


def make_timid(seed: int) -> Bot:
    return Timid(Rng(seed))


def make_nothing(seed: int) -> Bot:
    raise ValueError(f"no bot\nfor {seed}.")


class Demanding(Timid):
    """Wants more than an Rng."""

    def __init__(self, rng: Rng, depth: int) -> None:
        super().__init__(rng)


class Unmade(Timid):
    """Has forgotten what every bot is."""

    def __init__(self, rng: Rng) -> None:
        pass


@pytest.mark.parametrize(
    ("spec", "kind"),
    [
        ("uniform", Uniform),
        ("flat:20ms", Flat),
        ("flat", Flat),
        (LEVELS[-1], Bot),
        ("search:200", Search),
        ("search:0.5s", Search),
        (f"{__name__}:Timid", Bot),
        (f"{__name__}:make_timid", Bot),
    ],
)
def test_a_bot_is_made_as_written(spec: str, kind: type[Bot]) -> None:
    assert isinstance(entrant(spec, 1), kind)


def test_budgets_are_understood() -> None:
    bots = [entrant(spec, 1) for spec in ("search:200", "search:150ms")]
    assert isinstance(bots[0], Search) and bots[0].budget.iterations == 200 and bots[0].budget.seconds == 0.0
    assert isinstance(bots[1], Search) and bots[1].budget.seconds == 0.15


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("deep", "no bot 'deep'; there are uniform, flat, search"),
        ("search:fast", "has no budget that can be read"),
        ("search:", "has no budget that can be read"),
        (f"{LEVELS[-1]}:150ms", "is a level and has no budget; write search:150ms"),
        ("nowhere:Bot", "'nowhere:Bot' cannot be loaded: No module named 'nowhere'"),
        ("ridotto:start_again", "cannot be loaded"),
        ("json:__name__", "nor does it make one"),
        ("os:getcwd", "'os:getcwd' makes no bot from a seed: "),
        (f"{__name__}:make_nothing", "makes no bot from a seed: no bot for 1\\.$"),
        (f"{__name__}:Demanding", "makes no bot from an Rng: "),
        (f"{__name__}:Unmade", "does not call that of ridotto.bots.Bot"),
        ("search:" + "9" * 60, "has no budget that can be read"),
    ],
)
def test_a_bot_that_cannot_be_gets_a_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(BadEntrant, match=sentence):
        entrant(spec, 1)


def test_a_budget_that_is_too_large_gets_a_sentence() -> None:
    with pytest.raises(BadBot, match="at most 1000000000 playouts, not 99999999999999999999999999"):
        entrant("search:99999999999999999999999999", 1)


# ---- who meets whom


def test_everybody_meets_everybody_or_the_one_before() -> None:
    assert [tuple(pairing) for pairing in round_robin(3)] == [(0, 1), (0, 2), (1, 2)]
    assert [tuple(pairing) for pairing in ladder(3)] == [(1, 0), (2, 1)]


@pytest.mark.parametrize(("seats", "mode", "ways"), [(2, "half", 2), (3, "half", 6), (4, "half", 6), (4, "mixed", 14)])
def test_seats_are_shared_in_all_ways(seats: int, mode: str, ways: int) -> None:
    found = assignments(seats, mode)
    assert len(found) == len(set(found)) == ways
    for way, opposite in zip(found[::2], found[1::2], strict=True):
        assert all(a != b for a, b in zip(way, opposite, strict=True))


def test_one_sits_at_each_seat_of_the_same_deal() -> None:
    games = list(schedule(1, 4, "one", 2))
    assert [game.deal for game in games] == [0] * 4 + [1] * 4
    assert [game.is_first.index(True) for game in games[:4]] == [0, 1, 2, 3]
    assert deals_for(9, 4, "one") == 3 and deals_for(9, 4, "half") == 5


def test_more_deals_do_not_change_the_first_ones() -> None:
    assert list(schedule(3, 3, "half", 4))[:18] == list(schedule(3, 3, "half", 3))


# ---- games


def test_all_pairings_play_the_same_deals(tmp_path: Path) -> None:
    rows = held(contest(bots=("uniform", "search:4", f"{__name__}:Timid")), tmp_path)
    assert len(rows) == 24 and [row.number for row in rows] == list(range(24))
    for deal in range(4):
        assert len({row.seed for row in rows if row.deal == deal}) == 1
    assert {row.bots[0] for row in rows if row.deal == 0 and row.pairing == 0} == {"uniform", "search:4"}


def test_a_contest_that_was_killed_goes_on_and_ends_as_it_would_have(tmp_path: Path) -> None:
    whole = held(contest(), tmp_path / "whole")
    with pytest.raises(KeyboardInterrupt):
        held(contest(), tmp_path / "parts", most=3)
    assert 3 <= len(Sheet(tmp_path / "parts").rows()) < 8
    assert timeless(held(contest(), tmp_path / "parts")) == timeless(whole)
    held(contest(), tmp_path / "parts", most=0)  # nothing is played again
    assert len(held(contest(games=12), tmp_path / "parts", most=4)) == 12  # only what is new


def test_the_number_of_processes_does_not_matter(tmp_path: Path) -> None:
    with Processes(2) as executor:
        both = held(contest(), tmp_path / "both", executor)
    assert timeless(both) == timeless(held(contest(), tmp_path / "alone"))


def test_games_are_a_table_with_the_schema_that_is_documented(tmp_path: Path) -> None:
    rows = held(contest(), tmp_path)
    table = pq.read_table(tmp_path / GAMES)
    assert table.schema.equals(SCHEMA) and table.num_rows == 8
    assert not list((tmp_path / "parts").glob("*"))
    row = rows[0]
    assert (row.game, row.seats, row.choices, row.first, row.second) == (
        "barcarola",
        2,
        "rounds=2",
        "uniform",
        "search:6",
    )
    searcher = row.bots.index("search:6")
    assert row.iterations[searcher] > 0 == row.iterations[1 - searcher]
    assert 0.0 < row.longest[searcher] <= row.seconds[searcher] and row.decisions[searcher] > 0
    page_of_columns = Path(__file__).parents[2] / "docs" / "reference" / "arena.md"
    assert all(f"| `{name}` |" in page_of_columns.read_text() for name in table.column_names)


def test_only_deals_that_are_complete_count(tmp_path: Path) -> None:
    plan = contest(games=6)
    rows = held(plan, tmp_path)
    assert [row.deal for row in complete(rows[:3] + rows[4:], plan.seatings())] == [0, 0, 2, 2]
    assert hold(plan, tmp_path / "late", Executor(), Watcher(), minutes=0.0) == []


def test_a_folder_holds_one_contest(tmp_path: Path) -> None:
    held(contest(), tmp_path)
    with pytest.raises(BadExperiment, match=r"other: bots"):
        held(contest(bots=("uniform", "flat")), tmp_path)


@pytest.mark.parametrize("other", [b"PAR1, or so", None])
def test_games_that_cannot_be_read_get_a_sentence(tmp_path: Path, other: bytes | None) -> None:
    held(contest(), tmp_path)
    if other is None:
        pq.write_table(pa.table({"number": [1]}), tmp_path / GAMES)
    else:
        (tmp_path / GAMES).write_bytes(other)
    with pytest.raises(BadExperiment, match=rf"{GAMES} is damaged; remove it, and its games are played again\."):
        held(contest(), tmp_path)


# ---- figures


def test_an_interval_covers_the_truth_as_often_as_it_says() -> None:
    """Deals with luck of their own: games of one deal are alike."""
    rng = np.random.default_rng(5)
    covered = 0
    for _ in range(400):
        chances = np.clip(0.7 + 0.25 * rng.standard_normal(30), 0.0, 1.0)
        found = share_of(rng.binomial(4, chances) / 1.0, np.full(30, 4.0))
        covered += found.low <= 0.68 <= found.high
    assert 0.92 <= covered / 400 <= 0.995


def test_a_row_of_wins_is_not_certainty() -> None:
    found = share_of(np.full(24, 4.0), np.full(24, 4.0))
    assert found.value == found.high == 1.0 and 0.8 < found.low < 0.95
    assert found.rest().value == found.rest().low == 0.0
    assert student(1) > student(10) > student(11) > student(1000) > 1.95


def made_up(strengths: dict[str, float], deals: int) -> list[Row]:
    """Games of two seats, won as the strengths say."""
    rng = np.random.default_rng(1)
    names = list(strengths)
    rows: list[Row] = []
    for deal in range(deals):
        for pairing, (a, b) in enumerate(round_robin(len(names))):
            first, second = names[a], names[b]
            chance = 1.0 / (1.0 + 10.0 ** ((strengths[second] - strengths[first]) / 400.0))
            ranks = [1, 2] if rng.random() < chance else [2, 1]
            number, bots, times = len(rows), [first, second], [0.5, 0.5]
            head = (number, "barcarola", 1, 2, "", deal, 1, pairing, first, second)
            rows.append(Row(*head, bots, ranks, [0, 0], [1, 1], times, times, [1, 1]))
    return rows


def test_ratings_find_the_strengths_that_made_the_games() -> None:
    truth = {"a": 1700.0, "b": 1500.0, "c": 1300.0}
    for rating, strength in zip(ratings(made_up(truth, 600), list(truth)), truth.values(), strict=True):
        assert abs(rating.value - strength) < 40.0
        assert rating.low <= strength + 15.0 and rating.high >= strength - 15.0


def test_nobody_is_infinitely_strong() -> None:
    rows = made_up({"a": 9000.0, "b": 0.0}, 10)
    best = ratings(rows, ["a", "b"])[0]
    assert 1600.0 < best.value < 2500.0


def test_the_report_says_who_is_best_and_needs_nothing_else(tmp_path: Path) -> None:
    plan = contest(bots=("a", "b", "c"), games=200)
    found = figures_of(plan, made_up({"a": 1300.0, "b": 1500.0, "c": 1900.0}, 100))
    assert [each.bot for each in found.standings] == ["c", "b", "a"]
    assert [(each.first, each.second) for each in found.meetings] == [("c", "b"), ("c", "a"), ("b", "a")]
    assert all(each.ahead.value > 0.5 and each.fair == 0.5 for each in found.meetings)
    text = page(found, "ridotto arena barcarola <a> b c")
    assert "<strong>c</strong> is the strongest here" in text and "&lt;a&gt;" in text
    assert text.count("<svg") == 4 and "<!--" not in text
    assert "http" not in text.replace("http://www.w3.org/1999/xlink", "")
