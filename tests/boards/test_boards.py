"""Boards of any game: the plain form, and how a board meets a console."""

import doctest
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

import ridotto
from ridotto import boards
from tests.toy.barcarola import GAME as BARCAROLA


def printed(width: int) -> str:
    console = Console(file=StringIO(), width=width, force_terminal=True, color_system="truecolor", _environ={})
    console.print(boards.board(ridotto.start("doge", 4, seed=1).view(0)))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_a_game_without_a_board_is_shown_line_by_line() -> None:
    text = boards.board_text(ridotto.start(BARCAROLA, 3, seed=1).view(0), width=60)
    assert text.startswith("game: barcarola\n")
    assert "lanterns: 4, 4, 4\n" in text
    assert max(cell_len(line) for line in text.splitlines()) <= 60


def test_nested_facts_are_indented_and_nothing_is_a_dash() -> None:
    view: ridotto.View = {
        "game": "elsewhere",
        "boats": {"rialto": [1, 0], "red_lamps": {}},
        "rows": [[1, 2], []],
        "seats_seen": [{"lamp": None}],
        "name": "",
    }
    assert boards.board_text(view) == (
        "game: elsewhere\nboats:\n  rialto: 1, 0\n  red lamps: -\nrows: (1, 2), (-)\nseats seen: (lamp -)\nname: -\n"
    )


@pytest.mark.parametrize("width", [40, 79, 80, 100, 140])
def test_a_board_takes_the_form_that_fits_its_console(width: int) -> None:
    text = printed(width)
    assert ("╭─" in text) == (width >= 80)
    assert "\x1b[" in text


def test_a_board_does_not_grow_beyond_its_widest() -> None:
    text = boards.board_text(ridotto.start("doge", 4, seed=1).view(0), width=160)
    assert max(cell_len(line) for line in text.splitlines()) <= boards.WIDEST


def test_plain_text_has_no_colours_and_no_blanks_at_the_end() -> None:
    text = boards.board_text(ridotto.start("doge", 4, seed=1).view(0))
    assert "\x1b" not in text
    assert not [line for line in text.splitlines() if line != line.rstrip()]


def test_the_examples_of_the_module_are_true() -> None:
    assert doctest.testmod(boards).failed == 0
