"""`ridotto train`."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import Result

from ridotto import registry

Run = Callable[..., Result]
TOY = str(Path(__file__).parent.parent / "toy")
QUICK = (
    "train barcarola --games 6 --deals 2 --iterations 3 --generations 1 --processes 1 --work work --out weights.json"
)


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    sys.path.insert(0, TOY)
    registry.all_games.cache_clear()
    registry.all_games()
    yield
    sys.path.remove(TOY)
    registry.all_games.cache_clear()


def test_it_learns_for_every_number_of_seats_and_says_how_well(run: Run) -> None:
    shown = run(QUICK).stdout
    assert "barcarola, 3 seats, generation 1: learned from 6 games" in shown
    assert "positions, log-loss: train" in shown and "ahead of the last generation" in shown
    content = json.loads(Path("weights.json").read_text())
    assert set(content["seats"]) == {"2", "3"} and set(content["seats"]["2"]) == {"boat", "lantern", "stake", "row"}
    assert content["made"]["2"]["command"].startswith("ridotto train barcarola --seats 2 --seats 3 --generations 1")


def test_the_command_again_gives_the_same_at_once(run: Run) -> None:
    run(QUICK)
    before = Path("weights.json").read_text()
    run(QUICK)
    run(f"{QUICK} --afresh")
    assert Path("weights.json").read_text() == before


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("train doges", "There is no game 'doges'"),
        (f"{QUICK} --seats 5", "barcarola is for 2 to 3 seats, not 5."),
        (f"{QUICK} --seed -1", "A seed is a whole number"),
        (f"{QUICK} --from nowhere.json", "nowhere.json is not a file of weights"),
        (f"{QUICK} --out nowhere/weights.json", "nowhere/weights.json cannot be written"),
    ],
)
def test_a_wrong_argument_gets_one_sentence(run: Run, line: str, sentence: str) -> None:
    shown = run(line, code=1).stderr
    assert shown.startswith("Error: ") and sentence in shown and shown.count("\n") == 1


@pytest.mark.parametrize(
    "more",
    [
        "--noise nan",
        "--minutes nan",
        "--games 4",
        "--iterations 99999999999999999999",
        "--games 99999999999999999999",
        "--seats 99999999999999999999",
    ],
)
def test_a_number_out_of_range_is_a_usage_error(run: Run, more: str) -> None:
    assert "Usage: " in run(f"{QUICK} {more}", code=2).stderr


def test_a_folder_with_another_experiment_is_left_alone(run: Run) -> None:
    run(QUICK)
    assert "holds another experiment (other: seed)" in run(f"{QUICK} --seed 2", code=1).stderr


def test_a_game_without_advice_has_nothing_to_learn(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.bots.__path__", [])
    monkeypatch.delitem(sys.modules, "ridotto.bots.barcarola", raising=False)
    assert "There is no advice for barcarola" in run(QUICK, code=1).stderr


def test_without_ray_there_is_a_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert 'pip install "ridotto[ray]"' in run(f"{QUICK} --ray local", code=1).stderr
