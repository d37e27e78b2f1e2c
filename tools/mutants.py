"""Seeded faults that the laws and the tests must catch: each is put into a copy of the sources, and tested there.

The lists of mutants are the files of tests/mutants.  Give words to try only the mutants whose names hold one of them,
or `--today` for a part of each list, another one every day: all of them take minutes.
"""

import compileall
import multiprocessing
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from datetime import date
from importlib.util import module_from_spec, spec_from_file_location
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

import pytest
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from findings import ROOT
from mutant import Mutant, seed_fault

AT_ONCE = 2
PARTS = 8
TODAY = "--today"
LISTS = ROOT / "tests" / "mutants"
QUICK = ("tests/games", "tests/core", "--ignore-glob=*/test_census.py")  # the census takes a minute; a law does it too
ALL_LAWS = ("tests/laws",)
OPTIONS = ("-x", "-q", "--tb=no", "-p", "no:cacheprovider", "-p", "_hypothesis_pytestplugin", "--hypothesis-seed=0")
FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
FAULTLESS = Mutant("(no fault)", "", "", "", ())
PASSED, CAUGHT, HUNG, DIED = 0, 1, -1, -2  # exit codes of pytest, and ours; all others mean that nothing was tested
PATIENCE = 400  # seconds: tests that take longer never end
HANGS = "(the tests never end)"
ENVIRONMENT = {
    "RIDOTTO_BUILD": "pure",
    "RIDOTTO_HYPOTHESIS": "mutant",
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # other plugins take longer to load than a mutant to catch
    "COLUMNS": "400",  # so that pytest does not shorten names
}
FORKS = multiprocessing.get_context("forkserver")  # what is loaded once is there in every process
LOADED = ["__main__", "pytest", "hypothesis.strategies", "mypy_extensions", "librt.vecs", "click", "rich.table"]


class Run(NamedTuple):
    """How a run of tests ended, and what it printed."""

    code: int
    printed: str


class Verdict(NamedTuple):
    """What became of a mutant."""

    mutant: Mutant
    caught_by: str  # the first test that failed; empty when none did
    trouble: str  # why the tests could not be run, if so
    seconds: float

    @property
    def good(self) -> bool:
        return not self.trouble and bool(self.caught_by) == (self.mutant is not FAULTLESS)


def mutants(words: list[str]) -> list[Mutant]:
    """All mutants whose names hold one of the words; all there are when no words are given."""
    found = [mutant for path in sorted(LISTS.glob("*.py")) for mutant in read_list(path)]
    return [mutant for mutant in found if not words or any(word in mutant.name for word in words)]


def of_day(found: list[Mutant], day: int) -> list[Mutant]:
    """A part of the mutants; in as many days as there are parts it is each one's turn."""
    return found[day % PARTS :: PARTS]


def read_list(path: Path) -> list[Mutant]:
    spec = spec_from_file_location(f"mutants_of_{path.stem}", path)
    assert spec is not None and spec.loader is not None, path
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    found: list[Mutant] = module.MUTANTS
    return found


def judge(mutant: Mutant, clean: Path) -> Verdict:
    """Put a mutant into a copy of the clean sources, and see whether it is caught."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        src = Path(folder) / "src"
        shutil.copytree(clean, src, copy_function=os.link)
        seed_fault(mutant, src)
        for tests in dict.fromkeys((mutant.likely, QUICK, ALL_LAWS)):
            run = tested(tests, src)
            if run.code != PASSED:
                break
    return verdict_of(mutant, run, time.monotonic() - begun)


def verdict_of(mutant: Mutant, run: Run, seconds: float) -> Verdict:
    failed = FAILED.search(run.printed)
    caught_by = HANGS if run.code == HUNG else failed[1] if failed else ""
    trouble = "" if run.code in (PASSED, CAUGHT, HUNG) else run.printed[-4000:]
    return Verdict(mutant, caught_by, trouble, seconds)


def without_fault(verdicts: list[Verdict], clean: Path) -> Verdict:
    """Every test that has caught a mutant has to pass on the faultless sources, or it has caught nothing."""
    begun = time.monotonic()
    caught = list(dict.fromkeys(verdict.caught_by for verdict in verdicts if verdict.caught_by))
    shares = [tuple(test for test in caught[part::AT_ONCE] if test != HANGS) for part in range(AT_ONCE)]
    hung = [verdict.mutant.likely for verdict in verdicts if verdict.caught_by == HANGS]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        runs = list(pool.map(lambda tests: tested(tests, clean), filter(None, [*shares, *hung])))
    worst = next((run for run in runs if run.code != PASSED), Run(PASSED, ""))
    return verdict_of(FAULTLESS, worst, time.monotonic() - begun)


def tested(tests: tuple[str, ...], src: Path) -> Run:
    """Run tests on these sources in a process of their own, which begins with all that tests import.

    It tells its code itself: a process's exit code may be taken by the thread that starts another one.
    """
    told, telling = FORKS.Pipe(duplex=False)
    with tempfile.NamedTemporaryFile() as output, told:
        process = FORKS.Process(target=run_pytest, args=(tests, str(src), output.name, telling), daemon=True)
        process.start()
        telling.close()
        code = HUNG
        if told.poll(PATIENCE):
            try:
                code = told.recv()
            except EOFError:
                code = DIED
        process.kill()
        process.join()
        return Run(code, Path(output.name).read_text(encoding="utf-8", errors="replace"))


def run_pytest(tests: tuple[str, ...], src: str, output: str, telling: Connection) -> None:
    """In the process of one run."""
    with Path(output).open("wb", buffering=0) as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    os.chdir(ROOT)
    os.environ.update(ENVIRONMENT, PYTHONPATH=src)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.path[:0] = [src, str(ROOT)]
    code = int(pytest.main([*OPTIONS, *tests]))
    sys.stdout.flush()
    telling.send(code)
    os._exit(code)  # nothing is left to be tidied


def judged(wanted: list[Mutant], clean: Path) -> Iterator[Verdict]:
    """Try the mutants, some at once."""
    with ThreadPoolExecutor(AT_ONCE) as pool:
        waiting = [pool.submit(judge, mutant, clean) for mutant in wanted]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def clean_copy(folder: Path) -> Path:
    """A copy of the sources, byte-compiled, so that each mutant starts quickly."""
    src = folder / "src"
    shutil.copytree(ROOT / "src", src, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    compileall.compile_dir(src, quiet=2)
    return src


def check_fit(wanted: list[Mutant], clean: Path) -> None:
    """Every mutant has to fit before any is tried."""
    for mutant in wanted:
        with tempfile.TemporaryDirectory() as folder:
            target = Path(folder) / "ridotto" / mutant.file
            target.parent.mkdir(parents=True)
            shutil.copy(clean / "ridotto" / mutant.file, target)
            seed_fault(mutant, Path(folder))


def show(verdicts: list[Verdict], console: Console) -> None:
    table = Table("mutant", "caught by", "s", title="Seeded faults")
    for verdict in verdicts:
        fate = short(verdict.caught_by) or "[bold red]SURVIVED"
        if verdict.mutant is FAULTLESS:
            fate = f"[bold red]{fate}" if verdict.caught_by else "passes these tests"
        table.add_row(verdict.mutant.name, "[bold red]TROUBLE" if verdict.trouble else fate, f"{verdict.seconds:.1f}")
    console.print(table)
    for verdict in verdicts:
        if verdict.trouble:
            console.print(f"The tests of '{verdict.mutant.name}' could not be run:\n{verdict.trouble}", markup=False)


def short(test: str) -> str:
    """The name of a test without its folders and its file; of a law, the law."""
    name = re.sub(r"^\S*::", "", test)
    return escape(re.sub(r"^test_the_game_keeps_the_law\[(.*)\]$", r"law: \1", name).removeprefix("test_"))


def main(words: list[str]) -> int:
    console, begun = Console(), time.monotonic()
    wanted = of_day(mutants([]), date.today().toordinal()) if words == [TODAY] else mutants(words)
    if not wanted:
        console.print("No mutant has such a name.")
        return 1
    verdicts: list[Verdict] = []
    columns = (
        TextColumn("mutants"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.description}"),
    )
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder, Progress(*columns, console=console) as progress:
        clean = clean_copy(Path(folder))
        check_fit(wanted, clean)
        task = progress.add_task("", total=len(wanted) + 1)
        for verdict in judged(wanted, clean):
            verdicts.append(verdict)
            progress.update(task, advance=1, description=verdict.mutant.name)
        progress.update(task, description="the tests that caught them, on the faultless sources")
        verdicts.append(without_fault(verdicts, clean))
        progress.update(task, advance=1, description="")
    if not verdicts[-1].good:
        console.print("These tests fail without any fault, so they cannot tell a mutant:")
    show(sorted(verdicts, key=lambda verdict: [FAULTLESS, *wanted].index(verdict.mutant)), console)
    bad = sum(not verdict.good for verdict in verdicts)
    fate = f"{bad} not as they should be" if bad else "all caught"
    console.print(f"{len(wanted)} mutants, {fate}, {time.monotonic() - begun:.0f} s.")
    return 1 if bad else 0


if __name__ == "__main__":
    FORKS.set_forkserver_preload(LOADED)
    sys.exit(main(sys.argv[1:]))
