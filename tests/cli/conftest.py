"""Running the command as a user does, in an empty folder."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import ridotto
from ridotto.cli import cli

Run = Callable[..., Result]
PLAIN = {"COLUMNS": "100", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "", "NO_COLOR": "1"}


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("games")`: what a user sees, with exit code; nothing but our own errors may end a command."""
    monkeypatch.chdir(tmp_path)

    def run(line: str, *typed: str, code: int = 0, **env: str) -> Result:
        text = "".join(f"{each}\n" for each in typed)
        result = CliRunner().invoke(cli, line.split(), input=text, env={**PLAIN, **env})
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        assert result.exit_code == code, result.output
        return result

    return run


def played(seed: int) -> str:
    """The record of a random game of one year."""
    match = ridotto.start("doge", seats=3, seed=seed, choices={"last_year": 1})
    rng = ridotto.Rng(seed)
    while not match.over:
        codes = match.codes()
        match.answer(codes[rng.below(len(codes))])
    return ridotto.record(match).text()


@pytest.fixture(scope="session")
def one_game() -> str:
    return played(1)


@pytest.fixture(scope="session")
def three_games() -> str:
    return "".join(map(played, (1, 2, 3)))
