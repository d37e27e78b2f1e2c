"""The board of San Marco shows what is in the view, and fits."""

import re
from random import Random

import pytest
from rich.cells import cell_len

import ridotto
from ridotto import RidottoError, View, boards, texts
from ridotto.boards.sanmarco.labels import LABELS
from ridotto.games.sanmarco.material import DISTRICT_NAMES, ROLE_NAMES

LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr"])
POSITION = """
    phase 2
    round 3
    leader B
    castello R2 B1
    san_marco G3
    bridge san_marco-castello R Y
    doge castello
    prestige 5 12 0 7
    limits G limit_2 limit_3
    first_dealer B
    first_chooser R
    second_dealer G
    second_chooser Y
    offer B 1 castello doge
    offer B 2 limit_3 bridge
    offer G 1 exile
    offer G 2 transfer limit_1
    opened B
    agenda take_offer:1 take_rest:0
"""


def view_of(diagram: str, seat: int) -> View:
    game = ridotto.game("sanmarco")
    return game.view(game.parse(diagram), seat)


def test_nobles_bridges_and_the_doge_stand_in_their_district() -> None:
    text = boards.board_text(view_of(POSITION, 0))
    assert re.search(r"6 ♛Castello +7/5 +2♟ +1♟ +· +· +R=Mar Y=Mar", text)
    assert re.search(r"4 +San Marco +8/6 +· +· +3♟ +· +R=Cas Y=Cas", text)
    assert "San Marco · phase 2 · round 3" in text and "(supply 10)" in text


def test_what_lies_before_each_seat_is_shown_and_who_is_asked() -> None:
    text = boards.board_text(view_of(POSITION, 0), names=["Ann", "Bo", "Cy", "[red]Di"])
    assert re.search(r"^►R Ann +5 +22 +0 +first chooser", text, re.MULTILINE)
    assert re.search(r"^ G Cy +0 +22 +5 +second dealer", text, re.MULTILINE)
    assert re.search(r"^ Y \[red\]Di +7 +24 +0 +second chooser", text, re.MULTILINE)


def test_open_offers_are_shown_and_others_only_to_their_dealer() -> None:
    text = boards.board_text(view_of(POSITION, 0))
    assert "Blue offer 1: Castello, doge" in text and "Green offer 1: 1 face down" in text
    assert "exile" not in text and "offer 2: bridge, limit 3" in text
    assert "offer 1: exile · offer 2: transfer, limit 1" in boards.board_text(view_of(POSITION, 2))


def test_the_result_is_shown_when_the_game_is_over() -> None:
    text = boards.board_text(view_of("prestige 5 9 7 1\n agenda final_scoring", -1))
    assert "the game is over" in text and "You look on" in text
    assert re.search(r"B Blue +9 +25 +0 +1\.", text)


@LANGUAGES
@pytest.mark.parametrize("width", [50, 60, 80, 100])
def test_the_board_fits_its_width(width: int, lang: str) -> None:
    for seats in (3, 4):
        match, rng = ridotto.start("sanmarco", seats, seed=seats), Random(width)
        number = 0
        while not match.over:
            if number % 41 == 0:
                for seat in range(-1, seats):
                    text = boards.board_text(match.view(seat), lang, width=width)
                    assert max(cell_len(line) for line in text.splitlines()) <= width
            match.answer(rng.choice(match.codes()))
            number += 1


@LANGUAGES
def test_the_board_names_things_as_the_words_do(lang: str) -> None:
    voice = texts.voice_for("sanmarco", lang, None, None)
    text = boards.board_text(view_of(POSITION, 2), lang)
    for seat in range(4):
        assert voice.name(seat) in text
    for name in (*DISTRICT_NAMES, *[f"role:{role}" for role in ROLE_NAMES]):
        assert texts.term("sanmarco", name, lang) in text
    for card in ("castello", "bridge", "transfer", "exile", "doge", "limit_1"):
        assert re.search(rf"[:,] {texts.term('sanmarco', f'short:{card}', lang)}\b", text)


def test_both_languages_have_the_same_labels() -> None:
    assert list(LABELS["en"]) == list(LABELS["fr"])


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(RidottoError, match=r"language 'it'; there are en, fr\.$"):
        boards.board_text(view_of(POSITION, 0), "it")
