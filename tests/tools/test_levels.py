from collections.abc import Callable
from pathlib import Path

import pytest

import levels

Write = Callable[[str, str], Path]


@pytest.fixture(autouse=True)
def tree(write: Write) -> None:
    for folder in ("core", "games", "games/doge", "games/rialto", "bots", "texts", "cli"):
        write(f"src/ridotto/{folder}/__init__.py", "")
    write("src/ridotto/__init__.py", "")
    write("src/ridotto/core/state.py", "from typing import Final\n")
    write("src/ridotto/games/doge/votes.py", "")
    write("src/ridotto/registry.py", "from .games import doge\nfrom .core.state import State\n")


def sentences(root: Path) -> list[str]:
    return [f"{found.path.name}:{found.line} {found.sentence}" for found in levels.check(root)]


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("games/doge/state.py", "from ...core.state import State"),
        ("games/doge/state.py", "from ridotto.core import state"),
        ("games/doge/state.py", "from . import votes"),
        ("games/doge/state.py", "from .votes import VOTE"),
        ("bots/flat.py", "from ridotto.games.doge.votes import VOTE"),
        ("bots/flat.py", "import time"),
        ("__init__.py", "from .registry import game"),
        ("__main__.py", "from .cli import main"),
        ("cli/play.py", "import ridotto"),
        ("cli/play.py", "import os, random"),
        ("cli/play.py", "from typing import Any"),
    ],
)
def test_imports_downwards_are_fine(write: Write, tmp_path: Path, path: str, line: str) -> None:
    write(f"src/ridotto/{path}", line)
    assert sentences(tmp_path) == []


@pytest.mark.parametrize(
    ("path", "line", "imported"),
    [
        ("core/rules.py", "from ..games import doge", "ridotto.games.doge"),
        ("core/rules.py", "from .. import registry", "ridotto.registry"),
        ("core/rules.py", "import ridotto", "ridotto"),
        ("games/doge/state.py", "from ...bots import flat", "ridotto.bots"),
        ("games/doge/state.py", "from ridotto.texts import en", "ridotto.texts"),
        ("bots/flat.py", "from ..registry import game", "ridotto.registry"),
        ("bots/flat.py", "from .. import texts", "ridotto.texts"),
        ("texts/en.py", "from ridotto import game", "ridotto"),
        ("__init__.py", "from .cli import main", "ridotto.cli"),
    ],
)
def test_an_import_upwards_or_sideways_is_found(
    write: Write, tmp_path: Path, path: str, line: str, imported: str
) -> None:
    write(f"src/ridotto/{path}", "\n" + line)
    (sentence,) = sentences(tmp_path)
    assert sentence.startswith(f"{Path(path).name}:1 ridotto")
    assert sentence.endswith(f"imports {imported}: a module imports only lower levels")


@pytest.mark.parametrize("line", ["from ..rialto import state", "import ridotto.games.rialto", "from .. import rialto"])
def test_a_game_that_imports_another_game_is_found(write: Write, tmp_path: Path, line: str) -> None:
    write("src/ridotto/games/doge/state.py", line)
    (sentence,) = sentences(tmp_path)
    assert "no other game" in sentence


def test_an_import_inside_a_function_is_found(write: Write, tmp_path: Path) -> None:
    write("src/ridotto/core/rules.py", "def late() -> None:\n    from ..games import doge\n")
    (sentence,) = sentences(tmp_path)
    assert sentence.startswith("rules.py:2 ")


@pytest.mark.parametrize(
    "line",
    [
        "import random",
        "from time import time",
        "import os.path",
        "from librt.random import Random",
        "import secrets",
    ],
)
@pytest.mark.parametrize("path", ["core/rules.py", "games/doge/state.py"])
def test_chance_clock_and_system_are_found_in_core_and_games(
    write: Write, tmp_path: Path, path: str, line: str
) -> None:
    write(f"src/ridotto/{path}", line)
    (sentence,) = sentences(tmp_path)
    assert "no chance, no clock and no system" in sentence


@pytest.mark.parametrize("path", ["core/rules.py", "games/doge/state.py", "bots/flat.py"])
@pytest.mark.parametrize(
    "line", ["from typing import Any", "from typing import cast", "x = 1  # type: ignore[assignment]"]
)
def test_ways_round_the_type_checker_are_found_in_compiled_code(
    write: Write, tmp_path: Path, path: str, line: str
) -> None:
    write(f"src/ridotto/{path}", line)
    assert len(sentences(tmp_path)) == 1


def test_a_new_part_needs_a_level(write: Write, tmp_path: Path) -> None:
    write("src/ridotto/sounds/__init__.py", "")
    (sentence,) = sentences(tmp_path)
    assert "ridotto.sounds has no level yet" in sentence
