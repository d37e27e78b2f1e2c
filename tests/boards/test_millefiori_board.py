"""The board of Mille Fiori shows what is in the view, and fits."""

import json
import re
from random import Random

import pytest
from rich.cells import cell_len

import ridotto
from ridotto import View, boards
from ridotto.boards.millefiori.labels import LABELS
from ridotto.testing import diagram

LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr"])
POSITION = """
    seats 3
    round 2
    prize 4
    won B 5
    played R 2
    played B 3
    played G 2
    showed R 2
    showed B 3
    showed G 2
    laid R 5
    step lay_card
    answered 0
    asked 1 2
"""


def view_of(drawn: str, seat: int) -> View:
    return diagram("millefiori", drawn).view(seat)


def test_the_prize_the_hands_and_the_points_are_shown() -> None:
    lines = boards.board_text(view_of(POSITION, 1)).splitlines()
    assert lines[0] == "Mille Fiori · round 2 of 5"
    assert lines[1] == "prize 4 · to come 1 2 3 · put aside -"
    assert re.match(r" R Red +1 3 4 5 +▒ +- +0$", lines[3])
    assert re.match(r"►B Blue +1 2 4 5 +3 +5 +5$", lines[4])
    assert lines[-1] == "You: Blue"


def test_a_card_face_down_is_shown_to_its_seat_alone() -> None:
    assert boards.board_text(view_of(POSITION, 0)).endswith("You: Red · laid 5\n")
    other = view_of(POSITION.replace("laid R 5", "laid R 4"), 2)
    assert boards.board_text(view_of(POSITION, 2)) == boards.board_text(other)


def test_the_end_is_shown() -> None:
    text = boards.board_text(view_of("seats 2\n won R 1\n step -", -1))
    assert "the game is over" in text and "You look on" in text


def test_a_board_needs_no_more_than_what_is_sent() -> None:
    view = view_of(POSITION, 1)
    sent: View = json.loads(json.dumps(view))
    assert boards.board_text(sent) == boards.board_text(view)


@LANGUAGES
@pytest.mark.parametrize("seats", [2, 5])
def test_every_board_fits(lang: str, seats: int) -> None:
    match, rng = ridotto.start("millefiori", seats, seed=2), Random(2)
    names = ["Ann", "Bartolomeo della Rovere-Contarini", "猫の名前", "D", "Eva"]
    while not match.over:
        match.answer(rng.choice(match.options()))
        for width in (48, 80, 100):
            text = boards.board_text(match.view(0), lang, names, width)
            assert max(cell_len(line) for line in text.splitlines()) <= width
            assert "{" not in text


def test_both_languages_have_the_same_labels() -> None:
    assert list(LABELS["en"]) == list(LABELS["fr"])


def test_french_is_french() -> None:
    text = boards.board_text(view_of(POSITION, 0), "fr")
    for label in ("manche 2 sur 5", "prix 4 · à venir", "carte", "posé 5"):
        assert label in text
    assert not re.search(r"\b(round|card|prize|You)\b", text)
