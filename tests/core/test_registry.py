"""The registry: our games, and games of other packages in plain Python."""

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import ridotto
from ridotto.registry import load

TOY = Path(__file__).parent.parent / "toy"
GAMES = Path(__file__).parents[2] / "src" / "ridotto" / "games"
OURS = sorted(path.name for path in GAMES.iterdir() if (path / "__init__.py").is_file())
PLAY = """
import ridotto
from ridotto.core.rng import Rng
match, rng = ridotto.start("barcarola", seats=3, seed=5, choices={"rounds": 4}), Rng(5)
while not match.over:
    codes = match.codes()
    match.answer(codes[rng.below(len(codes))])
assert ridotto.replay(ridotto.record(match).text()).ranks == match.ranks
print([game.id for game in ridotto.games()])
"""


def test_an_unknown_game_gets_a_sentence_with_the_nearest_name() -> None:
    with pytest.raises(ridotto.UnknownGame, match=r"no game 'doeg'; did you mean 'doge'\?"):
        ridotto.game("doeg")
    with pytest.raises(ridotto.UnknownGame, match=r"installed are .*doge"):
        ridotto.game("zzz")


def test_a_game_of_another_package_in_plain_python_is_found_and_played() -> None:
    paths = [str(TOY), *[path for path in sys.path if path]]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    run = subprocess.run([sys.executable, "-c", PLAY], env=env, capture_output=True, text=True, check=False)
    assert run.stderr == "" and run.stdout.strip() == str([*OURS, "barcarola"])


@pytest.mark.parametrize(
    ("target", "sentence"),
    [("no_such_module:GAME", "cannot be loaded"), ("json:dumps", "is not a ridotto Game")],
)
def test_a_broken_package_is_named_and_does_not_stop_the_others(target: str, sentence: str) -> None:
    with pytest.warns(UserWarning, match=f"The game 'broken' .*{sentence}"):
        assert load(EntryPoint("broken", target, "ridotto.games")) is None
