"""`ridotto replay`."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

import ridotto

Run = Callable[..., Result]


@pytest.fixture
def spoken(run: Run, one_game: str) -> list[str]:
    """The words of the record in game.rec."""
    Path("game.rec").write_text(one_game)
    return [line for line in one_game.splitlines() if line[0] in "*012"]


def headings(shown: str) -> list[str]:
    return [found[1] for line in shown.splitlines() if (found := re.fullmatch(r"─+ (.*?) ─+", line))]


def test_a_position_can_be_printed(run: Run, spoken: list[str]) -> None:
    place = next(i for i, word in enumerate(spoken, 1) if word.startswith("1 card:"))
    shown = run(f"replay game.rec --at {place}").stdout
    assert headings(shown) == [f"word {place} of {len(spoken)}"]
    assert spoken[place - 1].removeprefix("1 ") in shown
    assert "Doge · year 1 · placing 1 of 4" in shown


def test_the_start_and_the_end_are_positions_too(run: Run, spoken: list[str]) -> None:
    assert headings(run("replay game.rec --at 0").stdout) == ["the start"]
    assert "the game is over" in run(f"replay game.rec --at {len(spoken)}").stdout


@pytest.mark.parametrize("at", ["-1", "10000"])
def test_a_place_that_does_not_exist_is_refused(run: Run, spoken: list[str], at: str) -> None:
    wrong = run(f"replay game.rec --at {at}", code=1)
    assert wrong.stderr == f"Error: There is no word {at}; the game has {len(spoken)} words, and 0 is its start.\n"
    assert wrong.stdout == ""


def test_without_a_seat_everything_is_shown(run: Run, spoken: list[str]) -> None:
    place = next(i for i, word in enumerate(spoken, 1) if word.startswith("1 marker:"))
    shown = run(f"replay game.rec --at {place}").stdout
    assert "What the seats hold hidden" in shown and spoken[place - 1].split()[1] in shown


def test_a_seat_sees_its_own_words_and_not_those_under_seal(run: Run, spoken: list[str]) -> None:
    place = next(i for i, word in enumerate(spoken, 1) if word.startswith("1 marker:"))
    own, other = (run(f"replay game.rec --at {place} --seat {seat}").stdout for seat in (1, 0))
    word = spoken[place - 1].split()[1]
    assert headings(own) == [f"word {place} of {len(spoken)}, as Blue saw it"] and word in own
    assert headings(other) == [f"word {place} of {len(spoken)}, as Red saw it"] and word not in other
    assert "What the seats hold hidden" not in own + other


def test_what_a_seat_sees_does_not_depend_on_words_under_seal(run: Run) -> None:
    for card in ("castello", "dorsoduro"):
        match = ridotto.start("doge", seats=3, seed=1)
        match.answer(f"card:{card}", seat=1)
        ridotto.save(match, f"{card}.rec")
    one, other = (run(f"replay {card}.rec --at 8 --seat 0").stdout for card in ("castello", "dorsoduro"))
    assert one == other
    one, other = (run(f"replay {card}.rec --at 8 --seat 1").stdout for card in ("castello", "dorsoduro"))
    assert one != other


@pytest.mark.parametrize("seat", ["3", "-1", "99"])
def test_a_seat_that_does_not_exist_is_refused(run: Run, spoken: list[str], seat: str) -> None:
    wrong = run(f"replay game.rec --seat {seat}", code=1)
    assert wrong.stderr == f"Error: There is no seat {seat}; the seats are 0 to 2.\n"


def test_stepping_forwards_and_backwards(run: Run, spoken: list[str]) -> None:
    typed = ["", "n", "p", "20", "+5", "-3", "first", "p", "last", "n", "99999", "q"]
    last = len(spoken)
    places = [0, 1, 2, 1, 20, 25, 22, 0, 0, last, last, last]
    shown = headings(run("replay game.rec", *typed).stdout)
    assert shown == [f"word {place} of {last}" if place else "the start" for place in places]


@pytest.mark.parametrize("typed", ["x", "--3", "1e3", "²", "9" * 50, "{x}"])
def test_what_is_not_understood_is_said(run: Run, spoken: list[str], typed: str) -> None:
    shown = run("replay game.rec", typed).stdout
    assert f"'{typed}' is not understood." in shown and len(headings(shown)) == 1


def test_a_game_of_many_is_picked(run: Run, three_games: str) -> None:
    Path("games.rec").write_text(three_games)
    first, second, last = (run(f"replay games.rec --game {number} --at 7").stdout for number in (1, 2, 3))
    assert len({first, second, last}) == 3
    wrong = run("replay games.rec --game 4", code=1)
    assert wrong.stderr == "Error: games.rec holds 3 games; there is no game 4 in it.\n"


def test_in_french(run: Run, spoken: list[str]) -> None:
    asked = run("replay game.rec --at 8 --lang fr").stdout
    assert asked == run("replay game.rec --at 8", LANG="fr_FR.UTF-8").stdout
    assert headings(asked) == [f"mot 8 sur {len(spoken)}"]
    assert "Ce que les places tiennent caché" in asked
