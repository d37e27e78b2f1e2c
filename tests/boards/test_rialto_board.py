"""The board of Rialto shows what is in the view, and fits."""

import json
import re
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

import ridotto
from ridotto import Match, RidottoError, View, boards, texts
from ridotto.boards.rialto.labels import LABELS
from ridotto.games.rialto.material import BUILDING_NAMES, DISTRICT_NAMES, STEP_NAMES
from ridotto.testing import diagram

LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr"])
NAMES = ["Ann", "Bartolomeo della Rovere-Contarini", "猫の名前", "D", "Eva"]
LINES = 26  # that fit on a screen
POSITION = """
    seats 4
    round 2
    phase 2
    current bridge
    leader B
    tiles 1 2 3 4 5 6
    doge Y 7 B 4 R 4 G 2
    points 12 5 0 7
    coins 3 0 1 2
    personal 4 5 5 5
    top 4
    connection cannaregio-castello bridge 2 castello
    connection castello-dorsoduro gondola
    men castello R 2 B 1 Y 2
    buildings R green1! yellow2 blue2~
    hand R doge gold gold bridge joker
    hand B gondola gondola
    strength B 0
    agenda play:0
"""
CARDS = """
    seats 3
    round 1
    phase 1
    tiles 1 2 3 4 5 6
    row 1 doge doge joker gold bridge bridge
    row 3 councilman councilman councilman gondola building building
    agenda take_row:1
"""
NEUTRAL = """
    seats 2
    choice neutral yes
    round 1
    phase 2
    current gold
    leader N
    tiles 1 2 3 4 5 6
    doge N 3 R 1 B 1
    men castello N 3 R 1
    marked castello-dorsoduro
    connection cannaregio-castello gondola
    neutral doge doge councilman
    strength N 2
    agenda play:0
"""


def view_of(drawn: str, seat: int) -> View:
    return diagram("rialto", drawn).view(seat)


def text_of(drawn: str, seat: int = 0, lang: str = "en", width: int = 100) -> str:
    return boards.board_text(view_of(drawn, seat), lang, width=width)


def plain(text: str) -> str:
    return text.replace("\N{MULTIPLICATION SIGN}", "x")


def positions(seats: int, seed: int, neutral: str = "no") -> list[Match[Any]]:
    """A game at many of its moments."""
    match, rng, found = ridotto.start("rialto", seats, seed, {"neutral": neutral}), Random(seed), []
    while not match.over:
        for _ in range(9):
            if not match.over:
                match.answer(rng.choice(match.codes()))
        found.append(match.copy())
    return found


# ---- the city


def test_a_district_shows_its_tile_its_councilmen_and_what_they_would_score() -> None:
    lines = text_of(POSITION).splitlines()
    castello = next(place for place, line in enumerate(lines) if "2 Castello" in line)
    assert "►2 Castello" in lines[castello] and "►1" not in lines[castello]
    assert "♟ R2 B1 G· Y2" in lines[castello + 1]
    assert "★ Y6 R3 B1" in lines[castello + 2]
    assert " 6★ " in lines[castello + 3]


def test_narrow_boards_have_a_line_for_each_district() -> None:
    text = text_of(POSITION, width=60)
    assert re.search(r"^►2 Castello +6 R2 B1 G· Y2 Y6 R3 B1$", text, re.MULTILINE)
    assert re.search(r"^4 Santa Croce 0 R· B· G· Y· -$", text, re.MULTILINE)


@pytest.mark.parametrize("width", [48, 100])
def test_connections_show_the_value_at_each_end(width: int) -> None:
    text = text_of(POSITION, width=width)
    assert "Can 3═5 Cas" in text and "Cas 1~1 Dor" in text and "Can ··· Mar" in text
    assert len(re.findall(r"[A-Z][a-z]{2} \S{3} [A-Z][a-z]{2}", text)) == 12


@pytest.mark.parametrize("width", [48, 100])
def test_banks_tell_whether_their_bonus_is_spent(width: int) -> None:
    assert "de citra: 5★" in text_of(POSITION, width=width) and "de ultra: 5★" in text_of(POSITION, width=width)
    assert "de ultra: spent" in text_of(POSITION + "\n spent ultra", width=width)


# ---- the course of the game


def test_the_doge_track_and_the_steps_are_shown() -> None:
    lines = text_of(POSITION).splitlines()
    assert lines[0] == "Rialto · round 2 of 6 · phase II: steps"
    assert lines[1] == "✓A Doge · ✓B Gold · ✓C Building · ►D Bridge · E Gondola · F Councilman · Blue leads"
    assert lines[2] == "Doge order Y 7 → B 4 → R 4 → G 2"
    assert "✓A ✓B ✓C ►D Bridge E F Blue leads" in text_of(POSITION, width=60)


def test_who_has_the_bonus_is_shown() -> None:
    drawn = POSITION.replace("agenda play:0", "bonus G\n agenda place_bridge:2")
    assert "F Councilman · bonus: Green\n" in text_of(drawn)


def test_supplies_are_shown() -> None:
    text = plain(text_of(POSITION))
    assert "coins 23● · bridge 4/5 (5 left) · gondolas 5 · pile 70 · discards 0" in text
    assert "g1x4 g2x5 g3x5 g4x5  y1x5 y2x4 y3x5 y4x5  b1x5 b2x4 b3x5 b4x5" in text


def test_rows_of_cards_are_shown_until_they_are_taken() -> None:
    text = plain(text_of(CARDS))
    assert "row 1: Doge" not in plain(text_of(POSITION))
    assert "1  Dogx2 Gol Brix2 Jok   3  Buix2 Gon Coux3" in plain(text_of(CARDS, width=60))
    assert "row 1: Dogex2 Gold Bridgex2 joker" in text and "row 3: Buildingx2 Gondola Councilmanx3" in text


# ---- players


def test_what_the_seats_have_is_shown() -> None:
    text = boards.board_text(view_of(POSITION, 0), names=["Ann", "Bo", "Cy", "[red]Di"])
    assert re.search(r"^►R Ann +12 3 +4 +12 +5 +- g1● y2 b2○$", text, re.MULTILINE)
    assert re.search(r"^ B Bo +5 0 +5 +12 +2 +0$", text, re.MULTILINE)
    assert "[red]Di" in text


def test_the_hand_limit_is_shown_while_it_matters() -> None:
    assert re.search(r"^►B Blue .* 0/7 ", text_of(CARDS), re.MULTILINE)


def test_cards_that_all_remember_are_shown() -> None:
    text = plain(text_of(POSITION.replace("agenda", "fresh B gondola gondola\n agenda")))
    assert re.search(r"^ B Blue .* Gonx2$", text, re.MULTILINE) and "known cards" in text


def test_the_neutral_player_is_shown() -> None:
    text = plain(text_of(NEUTRAL))
    assert "Neutral leads" in text and "Doge order N 3 → R 1 → B 1" in text
    assert "♟ R1 B· N3" in text and "★ N R0" in text
    assert "Cas ·N· Dor" in text
    assert re.search(r"^ N Neutral +- +- +- +- +3 +2 Dogx2 Cou$", text, re.MULTILINE)


def test_the_fifth_seat_has_its_sign() -> None:
    text = text_of("seats 5\n tiles 1 2 3 4 5 6\n men castello P 2\n agenda choose_start:4")
    assert "R· B· G· Y· P2" in text and "►P Purple" in text


def test_own_cards_are_shown_and_those_of_others_are_not() -> None:
    text = plain(text_of(POSITION))
    assert "You: Red · hand Doge Goldx2 Bridge joker" in text and "Gondolax2" not in text
    assert text_of(POSITION, -1).endswith("You look on\n")


def test_what_is_laid_or_chosen_is_shown_to_its_seat_alone() -> None:
    match = diagram("rialto", POSITION)
    before = [boards.board_text(match.view(seat)) for seat in (1, -1)]
    match.answer("card:bridge", 0)
    match.answer("card:joker", 0)
    assert boards.board_text(match.view(0)).endswith("· laid Bridge joker = 2\n")
    assert [boards.board_text(match.view(seat)) for seat in (1, -1)] == before
    match = diagram(
        "rialto", "seats 2\n round 1\n phase 1\n hand R gold gold gold gold doge doge doge doge\n agenda cut_hand"
    )
    match.answer("card:doge", 0)
    assert boards.board_text(match.view(0)).endswith("· to discard Doge\n")


@pytest.mark.parametrize("width", [50, 100])
@pytest.mark.parametrize("seat", [0, -1])
def test_what_is_hidden_is_not_shown(seat: int, width: int) -> None:
    other = POSITION.replace("hand B gondola gondola", "hand B gold joker")
    assert text_of(POSITION, seat, width=width) == text_of(other, seat, width=width)


# ---- the whole


def test_a_board_needs_no_more_than_what_is_sent() -> None:
    view = view_of(POSITION, 1)
    sent: View = json.loads(json.dumps(view))
    assert boards.board_text(sent) == boards.board_text(view)


@LANGUAGES
@pytest.mark.parametrize(("seats", "neutral"), [(2, "no"), (2, "yes"), (5, "no")])
def test_every_board_fits(lang: str, seats: int, neutral: str) -> None:
    for i, match in enumerate(positions(seats, 5, neutral)[::6]):
        for width in (48, 60, 79, 80, 100):
            for given in (None, NAMES):
                text = boards.board_text(match.view(i % seats), lang, given, width)
                assert max(cell_len(line) for line in text.splitlines()) <= width
                assert "{" not in text and (given is not None or "…" not in text)


@LANGUAGES
def test_a_board_of_four_fits_on_a_screen(lang: str) -> None:
    for match in positions(4, 7)[::5]:
        assert len(boards.board_text(match.view(0), lang).splitlines()) <= LINES


@pytest.mark.parametrize("width", [48, 80])
def test_a_crowded_board_loses_nothing(width: int) -> None:
    men = "\n".join(f"men {district} R 18 B 18" for district in DISTRICT_NAMES[:1])
    full = " ".join(BUILDING_NAMES[:7])
    text = text_of(
        f"seats 5\n tiles 1 2 3 4 5 6\n personal 0 0\n {men}\n buildings R {full}\n agenda choose_start:0",
        0,
        width=width,
    )
    assert "R18 B18 G· Y· P·" in text and "…" not in text
    for sign in ("g1", "g2", "g3", "g4", "y1", "y2", "y3"):
        assert len(re.findall(rf"\b{sign}\b", plain(text))) == 1 + (sign + "x" in text)


def test_the_result_is_shown_when_the_game_is_over() -> None:
    match = positions(3, 2)[-1]
    text = boards.board_text(match.view(-1), names=["Ann", "Bo", "Cy"])
    assert "the game is over" in text
    assert re.search(rf"{['Ann', 'Bo', 'Cy'][match.ranks.index(1)]} .* 1\.( |$)", text, re.MULTILINE)


def test_a_table_that_is_not_set_up_yet_can_be_drawn() -> None:
    for seats, width in ((2, 48), (5, 100)):
        assert "Rialto · set-up" in boards.board_text(ridotto.start("rialto", seats).view(0), width=width)


def test_french_is_french() -> None:
    text = text_of(POSITION, lang="fr")
    for label in ("tour 2 sur 6", "étapes", "Bleu commence", "Ordre du Doge", "pioche", "bâtiments", "►D Pont"):
        assert label in text
    assert "rangée 1" in text_of(CARDS, lang="fr")
    assert not re.search(r"\b(round|Bridge|Gold|leads|pile|You|left)\b", text)


@LANGUAGES
def test_the_board_names_things_as_the_texts_do(lang: str) -> None:
    voice = texts.voice_for("rialto", lang, None, None)
    text = text_of(POSITION, lang=lang)
    for seat, letter in enumerate("RBGY"):
        assert f"{letter} {voice.name(seat)} " in text
    for name in (*DISTRICT_NAMES, *[step for step in STEP_NAMES if step != "councilman"]):
        assert texts.term("rialto", name, lang) in text
    assert list(LABELS["en"]) == list(LABELS["fr"])


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(RidottoError, match=r"language 'it'; there are en, fr\.$"):
        boards.board_text(view_of(POSITION, 0), "it")
