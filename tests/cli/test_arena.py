"""`ridotto arena`."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import Result

from ridotto import registry
from ridotto.bots import NAMES
from ridotto.bots.levels import LEVELS

Run = Callable[..., Result]
TOY = str(Path(__file__).parent.parent / "toy")
QUICK = "arena barcarola uniform search:3 -n 4 --seats 2 --processes 1 --out games"

MINE = """
from ridotto.bots import Bot

class Mine(Bot):
    def choose(self, game, world, seat):
        return game.rules.canonical(world, seat)[0]
"""


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    sys.path.insert(0, TOY)
    registry.all_games.cache_clear()
    yield
    sys.path.remove(TOY)
    registry.all_games.cache_clear()


def test_it_shows_a_table_and_writes_a_report(run: Run) -> None:
    shown = run(QUICK).stdout
    assert "barcarola, 2 seats: 4 games, 2 deals, mode half, seed 1" in shown
    assert "search:3" in shown and "ahead" in shown and "Report in games/report.html" in shown
    assert Path("games/games.parquet").is_file()
    assert "<svg" in Path("games/report.html").read_text()


def test_a_bot_of_the_users_own_plays(run: Run) -> None:
    Path("my_arena_bot.py").write_text(MINE)
    shown = run("arena barcarola uniform my_arena_bot:Mine --ladder --mode one -n 2 --processes 1 --out games").stdout
    assert "my_arena_bot:Mine" in shown and "3 games, 1 deal, mode one" in shown


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("arena barcarola uniform", "Name 2 to 24 bots, each of them once."),
        ("arena barcarola uniform uniform", "Name 2 to 24 bots, each of them once."),
        ("arena barcarola uniform deep", "There is no bot 'deep'"),
        (f"{QUICK} --choice rowing=maybe", "rowing"),
        (f"{QUICK} --seats 7", "barcarola is for 2 to 3 seats, not 7."),
        (f"{QUICK} --seed -1", "A seed is a whole number"),
        ("arena barcarola uniform os:getcwd", "'os:getcwd' makes no bot from a seed: "),
        ("arena barcarola uniform search:99999999999999999999999999", "A bot makes at most 1000000000 playouts"),
    ],
)
def test_a_wrong_argument_gets_one_sentence(run: Run, line: str, sentence: str) -> None:
    shown = run(line, code=1).stderr
    assert shown.startswith("Error: ") and sentence in shown and shown.count("\n") == 1


def test_a_folder_that_holds_something_else_is_left_alone(run: Run) -> None:
    Path("games").mkdir()
    Path("games/letter.txt").write_text("Dear Lucia")
    assert "holds something else" in run(QUICK, code=1).stderr
    assert "holds something else" in run(f"{QUICK} --afresh", code=1).stderr
    assert Path("games/letter.txt").is_file()


def test_another_experiment_is_not_forgotten(run: Run) -> None:
    Path("games").mkdir()
    Path("games/run.json").write_text('{"kind": "train"}')
    Path("games/seats-2").mkdir()
    assert "holds another experiment (other: bots, " in run(f"{QUICK} --afresh", code=1).stderr
    assert Path("games/seats-2").is_dir() and Path("games/run.json").is_file()


def test_afresh_plays_again_and_leaves_other_files_alone(run: Run) -> None:
    run(QUICK)
    Path("games/letter.txt").write_text("Dear Lucia")
    Path("games/games.parquet").write_text("damaged")
    assert "games.parquet is damaged" in run(QUICK, code=1).stderr
    assert "4 games" in run(f"{QUICK} --afresh").stdout
    assert Path("games/letter.txt").is_file()


def test_a_bot_that_answers_nothing_is_named(run: Run) -> None:
    Path("my_silent_bot.py").write_text(MINE.replace("return game.rules.canonical(world, seat)[0]", "return None"))
    shown = run("arena barcarola uniform my_silent_bot:Mine -n 2 --processes 2 --out games", code=1).stderr
    assert "Error: The bot 'my_silent_bot:Mine' has failed: TypeError" in shown


def test_the_help_names_every_bot(run: Run) -> None:
    shown = run("arena --help").stdout
    assert all(name in shown for name in (*NAMES, *LEVELS))


@pytest.mark.parametrize("more", ["--minutes nan", "--processes 99999999999999999999", "-n 99999999999999999999"])
def test_a_number_out_of_range_is_a_usage_error(run: Run, more: str) -> None:
    assert "Usage: " in run(f"{QUICK} {more}", code=2).stderr
