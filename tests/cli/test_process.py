"""The command as a process of its own: pipes and signals."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

TOY = Path(__file__).parent.parent / "toy"
COMMAND = [sys.executable, "-m", "ridotto"]


def environment(*more: str) -> dict[str, str]:
    paths = [*more, *[path for path in sys.path if path]]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "COLUMNS": "100", "LC_ALL": "C.UTF-8"}


def run(*arguments: str, typed: str = "", paths: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        env=environment(*paths),
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def test_it_runs_as_a_module() -> None:
    done = run("games")
    assert done.returncode == 0 and "doge" in done.stdout and done.stderr == ""


def test_progress_is_not_written_into_files(tmp_path: Path) -> None:
    done = run("simulate", "doge", "-n", "3", "--choice", "last_year=1")
    assert done.returncode == 0 and done.stderr == "" and "3 games of doge" in done.stdout


def test_an_error_is_a_sentence_and_no_traceback() -> None:
    done = run("replay", "/no/such/file")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "Error: /no/such/file cannot be read: No such file or directory.\n"


def test_a_whole_game_over_a_pipe(tmp_path: Path) -> None:
    line = ["play", "doge", "--bots", "uniform", "--choice", "last_year=1", "--save", str(tmp_path / "game.rec")]
    done = run(*line, typed="1\n" * 200)
    assert done.returncode == 0 and done.stderr == "" and "The game is over" in done.stdout


def test_a_broken_pipe_is_silent() -> None:
    shell = f"{sys.executable} -m ridotto play doge --bots uniform --choice last_year=1 | head -n 1"
    typed = "1\n" * 200
    done = subprocess.run(
        shell, shell=True, env=environment(), input=typed, capture_output=True, encoding="utf-8", check=False
    )
    assert done.stderr == ""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_ctrl_c_ends_a_game_cleanly() -> None:
    game = subprocess.Popen(
        [sys.executable, "-u", "-m", "ridotto", "play", "doge", "--bots", "uniform"],
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    assert game.stdout is not None
    while "card:quarantia" not in game.stdout.readline():
        pass
    game.send_signal(signal.SIGINT)
    shown, errors = game.communicate(timeout=60)
    assert (game.returncode, errors) == (0, "")
    assert shown.endswith("Goodbye.\n")


def test_a_game_of_another_package_can_be_played(tmp_path: Path) -> None:
    done = run("play", "barcarola", "--seats", "2", "--bots", "uniform", typed="1\n" * 60, paths=(str(TOY),))
    assert done.returncode == 0 and done.stderr == "" and "The game is over" in done.stdout


def test_signs_that_a_terminal_does_not_know_do_not_stop_it() -> None:
    env = {**environment(), "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"}
    line = [*COMMAND, "play", "doge", "--bots", "uniform"]
    done = subprocess.run(line, env=env, input="1\n", capture_output=True, encoding="ascii", check=False)
    assert done.returncode == 0 and done.stderr == "" and "Lay the card of Castello" in done.stdout
