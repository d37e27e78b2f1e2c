"""The toy game and its advice, as another package would offer them."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ridotto import registry

TOY = str(Path(__file__).parent.parent / "toy")


@pytest.fixture(autouse=True, scope="package")
def toy() -> Iterator[None]:
    """Barcarola is installed, here and in the processes that are started from here."""
    sys.path.insert(0, TOY)
    registry.all_games.cache_clear()
    registry.all_games()
    yield
    sys.path.remove(TOY)
    registry.all_games.cache_clear()
