"""`ridotto simulate`."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

import ridotto
from ridotto.cli import simulate

Run = Callable[..., Result]


SHORT = "--choice last_year=1"


def results(shown: str) -> list[str]:
    """What does not depend on the clock."""
    return [re.sub(r" in [\d.]+ s.*", "", line) for line in shown.splitlines() if "Records in" not in line]


def test_it_prints_games_decisions_time_and_results_by_seat(run: Run) -> None:
    shown = run(f"simulate doge -n 20 --seats 4 --seed 1 {SHORT}").stdout
    assert "20 games of doge, 4 seats, seed 1" in shown
    assert re.search(r"[\d,]+ decisions in [\d.]+ s: [\d,]+ decisions/s \((compiled|interpreted)\)", shown)
    for seat in ("0 Red", "1 Blue", "2 Green", "3 Yellow"):
        assert re.search(rf"{seat} +uniform +\d+ +[\d.]+% +\d+ +\d\.\d\d +\d\.\d\d", shown)


def test_the_seed_decides(run: Run) -> None:
    one, again, other = (results(run(f"simulate doge -n 10 --seed {seed} {SHORT}").stdout)[1:] for seed in (1, 1, 2))
    assert one == again != other


def test_the_games_are_the_same_with_and_without_records(run: Run) -> None:
    fast = run(f"simulate doge -n 10 --seats 3 --seed 5 {SHORT}").stdout
    full = run(f"simulate doge -n 10 --seats 3 --seed 5 {SHORT} --out games.rec").stdout
    assert results(fast) == results(full)
    assert "Records in games.rec" in full
    assert "1 file, 10 games," in run("check games.rec").stdout


def test_the_scheme_of_the_seeds_is_the_documented_one() -> None:
    lineup = simulate.Lineup(
        ridotto.game("doge"), 4, {"last_year": "1"}, 9, dict.fromkeys(range(4), "uniform"), None, None
    )
    for number in range(5):
        fast = simulate.fast_game(lineup, number)
        full = simulate.full_game(lineup, number, recorded=True)
        assert fast[:3] == full[:3]
        assert ridotto.replay(full.text).ranks == full.ranks


def test_every_seat_can_have_its_own_bot(run: Run) -> None:
    shown = run(f"simulate doge -n 2 --seats 3 --bots flat,uniform,flat --playouts 2 {SHORT}").stdout
    assert [line.split()[2] for line in shown.splitlines() if "%" in line] == ["flat", "uniform", "flat"]


def test_bots_that_think_by_playouts_play_the_same_games_again(run: Run) -> None:
    line = f"simulate doge -n 2 --seats 3 --bots flat,uniform,flat --playouts 3 {SHORT}"
    assert results(run(line).stdout) == results(run(f"{line} --out games.rec").stdout)


def test_no_file_is_overwritten_unless_forced(run: Run) -> None:
    Path("games.rec").write_text("mine")
    refused = run(f"simulate doge -n 2 {SHORT} --out games.rec", code=1)
    assert refused.stderr == "Error: games.rec exists already.\n"
    assert Path("games.rec").read_text() == "mine"
    run(f"simulate doge -n 2 {SHORT} --out games.rec --force")
    assert Path("games.rec").read_text().startswith("ridotto 1\n")


def test_an_interrupted_run_leaves_no_file(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(lineup: simulate.Lineup, number: int, recorded: bool) -> simulate.Outcome:
        if number == 1:
            raise KeyboardInterrupt
        return simulate.Outcome(1, [1, 2, 3, 4], [0] * 4, "half")

    monkeypatch.setattr(simulate, "full_game", interrupted)
    stopped = run("simulate doge -n 3 --out games.rec", code=1)
    assert stopped.stdout == ""
    assert list(Path().iterdir()) == []


def test_a_draw_is_shared_by_those_who_are_first() -> None:
    tally = simulate.Tally(3)
    tally.add(simulate.Outcome(10, [1, 2, 3], [3, 2, 1], ""))
    tally.add(simulate.Outcome(10, [1, 1, 3], [2, 2, 1], ""))
    assert (tally.wins, tally.shared, tally.ranks, tally.scores) == ([1, 0, 0], [1, 1, 0], [2, 3, 6], [5, 4, 2])
