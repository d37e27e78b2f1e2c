"""`ridotto bench`."""

import json
from collections.abc import Callable

import pytest
from click.testing import Result

from ridotto.cli.bench import lasting, measure, readable

Run = Callable[..., Result]


KEYS = (
    "decisions_per_s",
    "games_per_s",
    "copies_per_s",
    "determinizations_per_s",
    "driven_from_python_per_s",
)


def test_it_measures_what_is_asked(run: Run) -> None:
    figures = json.loads(run("bench doge --seats 3 --seconds 0.01 --json").stdout)
    assert (figures["game"], figures["seats"]) == ("doge", 3)
    assert isinstance(figures["compiled"], bool) and figures["python"].startswith("3.")
    assert all(figures[key] > 0 for key in KEYS)


def test_it_shows_a_table(run: Run) -> None:
    shown = run("bench doge --seconds 0.01").stdout
    assert "doge, 4 seats" in shown and "determinization of a position" in shown


def test_other_programs_can_call_it() -> None:
    names: list[str] = []
    figures = measure("doge", 4, 0.01, names.append)
    assert set(KEYS) < set(figures)
    assert len(names) == 20 and len(set(names)) == 4


@pytest.mark.parametrize(
    ("rate", "text", "each"),
    [
        (3_421_000, "3.42 million", "292 ns"),
        (812_345, "812,000", "1.23 µs"),
        (3_350.4, "3,350", "298 µs"),
        (43.44, "43.4", "23 ms"),
        (0.5, "0.5", "2000 ms"),
    ],
)
def test_numbers_are_readable(rate: float, text: str, each: str) -> None:
    assert (readable(rate), lasting(rate)) == (text, each)


def test_there_must_be_time(run: Run) -> None:
    run("bench doge --seconds 0", code=2)
