"""Whatever a user gets wrong: one sentence on standard error, exit code 1, and nothing half done."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("play doeg", "There is no game 'doeg'; did you mean 'doge'?"),
        ("simulate zzz", "There is no game 'zzz'; installed are "),
        ("bench zzz", "There is no game 'zzz'"),
        ("play doge --seats 5", "doge is for 3 to 4 seats, not 5."),
        ("simulate doge --seats 2", "doge is for 3 to 4 seats, not 2."),
        ("bench doge --seats 0", "doge is for 3 to 4 seats, not 0."),
        ("simulate doge --seats -1", "doge is for 3 to 4 seats, not -1."),
        ("play doge --seat 4", "There is no seat 4; the seats are 0 to 3."),
        ("play doge --seat -1", "There is no seat -1; the seats are 0 to 3."),
        ("play doge --seats 3 --seat 3", "There is no seat 3; the seats are 0 to 2."),
        (
            "play doge --bots clever",
            "There is no bot 'clever'; there are gondolier, merchant, senator, doge, uniform, flat, ",
        ),
        ("simulate doge --bots flat,", "There is no bot ''"),
        ("simulate doge --bots flat,uniform", "2 bots are named, but 4 are needed"),
        ("play doge --bots flat,flat", "2 bots are named, but 3 are needed"),
        ("play doge --bots uniform --playouts 0", "A bot needs at least one playout, not 0."),
        ("play doge --bots merchant --playouts 5", "'merchant' is a level and has no budget; name one of flat, search"),
        ("simulate doge -n 1 --bots senator --seconds 1", "'senator' is a level and has no budget"),
        ("play doge --seconds 2", "'merchant' is a level and has no budget"),
        (
            "play doge --playouts 99999999999999999999",
            "A bot makes at most 1000000000 playouts, not 99999999999999999999.",
        ),
        ("simulate doge --playouts 3 --seconds 1", "playouts or of seconds, not both"),
        ("play doge --seconds -1", "A bot thinks for more than 0 seconds"),
        ("simulate doge --seconds nan", "A bot thinks for more than 0 seconds"),
        ("simulate doge --choice last_year=99", "The choice 'last_year' is a number from 1 to 60; not '99'."),
        ("play doge --choice last_yeer=9", "This game has no choice 'last_yeer'; it has last_year."),
        ("play doge --choice last_year", "A choice is written NAME=VALUE, not 'last_year'."),
        ("simulate doge --seed -1", "A seed is a whole number from 0 to"),
        ("play doge --seed 99999999999999999999", "A seed is a whole number from 0 to"),
        ("simulate doge -n 1 --out missing/games.rec", "missing/games.rec cannot be written: No such file"),
        ("simulate doge -n 1 --out .", ". exists already."),
        ("simulate doge -n 1 --out . --force", ". cannot be written: "),
        ("play doge --save mine.txt", "mine.txt exists already."),
        ("replay missing.rec", "missing.rec cannot be read: No such file or directory."),
        ("check .", ". cannot be read: Is a directory."),
        ("check empty.txt", "empty.txt holds no record."),
        ("replay mine.txt", "mine.txt, game 1, line 1: this is not a Ridotto record"),
        ("play --resume missing.rec", "missing.rec cannot be read"),
        ("play --resume mine.txt", "mine.txt, game 1, line 1: this is not a Ridotto record"),
    ],
)
def test_one_sentence_and_exit_code_1(run: Run, line: str, sentence: str) -> None:
    Path("mine.txt").write_text("a letter\n")
    Path("empty.txt").write_text("")
    wrong = run(line, code=1)
    assert wrong.stdout == ""
    assert wrong.stderr.startswith("Error: ") and wrong.stderr.count("\n") == 1
    assert sentence in wrong.stderr
    assert sorted(path.name for path in Path().iterdir()) == ["empty.txt", "mine.txt"]


@pytest.mark.parametrize(
    "line",
    [
        "fly",
        "games --fast",
        "play",
        "simulate",
        "simulate doge -n 0",
        "play doge --lang de",
        "play doge --seats 99999999999999999999",
    ],
)
def test_a_line_that_cannot_be_understood_is_a_usage_error(run: Run, line: str) -> None:
    assert "Usage: " in run(line, code=2).stderr


@pytest.mark.parametrize("command", ["games", "play", "simulate", "replay", "check", "bench"])
def test_every_command_has_help(run: Run, command: str) -> None:
    assert run(f"{command} --help").stdout.startswith(f"Usage: cli {command} ")
