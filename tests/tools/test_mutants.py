"""The seeded faults: that they still fit the sources, and that one which does not is named."""

from multiprocessing import active_children
from pathlib import Path
from threading import Event, Thread

import pytest

import mutants
from findings import ROOT
from mutant import Mutant, seed_fault

ALL = mutants.mutants([])


def test_every_mutant_fits_the_sources() -> None:
    mutants.check_fit(ALL, ROOT / "src")


def test_no_two_mutants_share_a_name() -> None:
    names = [mutant.name for mutant in ALL]
    assert len(set(names)) == len(names) >= 25


def test_every_mutant_has_its_day() -> None:
    days = [mutants.of_day(ALL, day) for day in range(mutants.PARTS)]
    assert sorted(mutant.name for day in days for mutant in day) == sorted(mutant.name for mutant in ALL)


def test_words_pick_mutants_by_name() -> None:
    assert all("undo" in mutant.name for mutant in mutants.mutants(["undo"])) and mutants.mutants(["undo"])


@pytest.mark.parametrize("text", ["nothing", "one one"])
def test_a_mutant_that_does_not_fit_exactly_once_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "ridotto").mkdir()
    (tmp_path / "ridotto" / "a.py").write_text(text)
    with pytest.raises(SystemExit, match="does not fit"):
        seed_fault(Mutant("a fault", "a.py", "one", "two", ()), tmp_path)


def test_the_name_of_a_law_is_shown_as_a_law() -> None:
    test = "tests/laws/test_laws.py::test_the_game_keeps_the_law[paths_differ-doge]"
    assert mutants.short(test) == "law: paths_differ-doge"


@pytest.mark.parametrize(
    ("run", "is_good"),
    [
        (mutants.Run(mutants.PASSED, "1 passed"), True),
        (mutants.Run(mutants.CAUGHT, "FAILED tests/laws/test_laws.py::test_a"), False),
        (mutants.Run(4, "ERROR: not found: tests/laws/test_laws.py::test_a"), False),
    ],
)
def test_a_test_that_fails_without_a_fault_has_caught_nothing(
    run: mutants.Run, is_good: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[tuple[str, ...]] = []

    def tested(tests: tuple[str, ...], src: Path) -> mutants.Run:
        asked.append(tests)
        return run

    monkeypatch.setattr(mutants, "tested", tested)
    caught = [mutants.Verdict(mutant, "tests/laws/test_laws.py::test_a", "", 1.0) for mutant in ALL[:3]]
    assert mutants.without_fault(caught, tmp_path).good is is_good
    assert asked == [("tests/laws/test_laws.py::test_a",)]


def test_the_fate_of_a_run_is_told_whoever_else_asks_for_it(tmp_path: Path) -> None:
    """Whoever starts a process asks all others for their exit codes, and a code can be read once."""
    (tmp_path / "test_fault.py").write_text("def test_fault() -> None:\n    assert False\n")
    over = Event()

    def ask() -> None:
        while not over.is_set():
            active_children()

    asking = Thread(target=ask)
    asking.start()
    try:
        runs = [mutants.tested((str(tmp_path / "test_fault.py"),), tmp_path) for _ in range(5)]
    finally:
        over.set()
        asking.join()
    assert [run.code for run in runs] == [mutants.CAUGHT] * 5
