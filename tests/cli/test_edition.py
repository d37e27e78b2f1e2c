"""`ridotto edition`, and playing with a corrected file."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]


def test_it_prints_every_number_with_its_mark(run: Run) -> None:
    shown = run("edition sanmarco").stdout
    assert "first_san_marco = 8                    # SEED    SM-1.3" in shown
    assert 'die_1 = "cannaregio"                   # RECON' in shown


def test_a_corrected_file_is_checked_printed_in_full_and_played_with(run: Run) -> None:
    Path("mine.toml").write_text("first_castello = 9\n")
    assert "first_castello = 9 " in run("edition sanmarco --edition mine.toml").stdout
    run("simulate sanmarco -n 1 --seats 3 --edition mine.toml --out games.rec")
    assert "first_castello 9" in Path("games.rec").read_text()
    assert "1 game" in run("check games.rec").stdout


def test_numbers_that_do_not_go_together_are_refused(run: Run) -> None:
    Path("mine.toml").write_text('die_1 = "castello"\n')
    refused = run("play sanmarco --edition mine.toml", code=1)
    assert refused.stderr.startswith("Error: ") and "castello" in refused.stderr.lower()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [(None, "No such file"), (b"\xff\xfe", "is not a text file"), (b"#" * 200_000, "is too large")],
)
def test_a_file_that_cannot_be_read_gets_a_sentence(run: Run, content: bytes | None, sentence: str) -> None:
    if content is not None:
        Path("mine.toml").write_bytes(content)
    assert sentence in run("edition sanmarco --edition mine.toml", code=1).stderr
