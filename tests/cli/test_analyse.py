"""`ridotto analyse`.  The toy game is short."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import Result

import ridotto
from ridotto.cli.analyse import BLOCKS, chart_rows

Run = Callable[..., Result]
TOY = str(Path(__file__).parent.parent / "toy")


@pytest.fixture(scope="module", autouse=True)
def toy() -> Iterator[None]:
    sys.path.insert(0, TOY)
    ridotto.registry.all_games.cache_clear()
    yield
    sys.path.remove(TOY)
    ridotto.registry.all_games.cache_clear()


@pytest.fixture
def record(run: Run) -> str:
    run("simulate barcarola -n 1 --seats 2 --choice rounds=1 --seed 3 --out toy.rec")
    return "toy.rec"


def test_it_shows_chances_lessons_and_accounts(run: Run, record: str) -> None:
    shown = run(f"analyse {record}").stdout
    for part in ("Chances to win", "Costly decisions", "Luck and play, in chances to win", "own play", "█"):
        assert part in shown
    french = run(f"analyse {record} --seat 1 --lang fr").stdout
    assert "Décisions coûteuses" in french and "Vous " in french


def test_the_same_record_gives_the_same_json(run: Run, record: str) -> None:
    first, second = [run(f"analyse {record} --json").stdout for _ in range(2)]
    assert first == second
    told = json.loads(first)
    assert list(told) == ["moments", "lessons", "accounts"]
    assert sum(account["result"] for account in told["accounts"]) == pytest.approx(1)
    assert told["moments"][-1]["chances"] == [account["result"] for account in told["accounts"]]


def test_what_cannot_be_analysed(run: Run, record: str) -> None:
    ridotto.save(ridotto.start("doge", seats=3, seed=1), "open.rec")
    wrong = run("analyse open.rec", code=1)
    assert "The game in open.rec is not over; an analysis is made of a finished one." in wrong.stderr
    assert "There is no seat 2" in run(f"analyse {record} --seat 2", code=1).stderr
    assert "there is no game 2" in run(f"analyse {record} --game 2", code=1).stderr


def test_a_chart_is_as_high_as_the_chances() -> None:
    top, middle, bottom = chart_rows([0.0, 1 / 3, 0.5, 1.0])
    assert (top, middle, bottom) == (f"   {BLOCKS[8]}", f"  {BLOCKS[4]}{BLOCKS[8]}", f"{BLOCKS[1]}{BLOCKS[8] * 3}")
