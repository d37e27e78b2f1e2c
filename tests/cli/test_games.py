"""`ridotto games`."""

import re
from collections.abc import Callable

from click.testing import Result

Run = Callable[..., Result]


def test_it_lists_what_is_installed(run: Run) -> None:
    shown = run("games").stdout
    assert re.search(r"doge +3 to 4 +1 ", shown)
    assert "last_year: 1 to 60, usually 60  (DO-9.5)" in shown


def test_it_says_which_build_runs(run: Run) -> None:
    assert "The engine is " in run("games").stdout
