"""The board of Intrigo shows what is in the view, and fits."""

import json
import re
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

import ridotto
from ridotto import Match, RidottoError, View, boards, texts
from ridotto.boards.intrigo.labels import LABELS
from ridotto.games.intrigo.material import INFLUENCE_NAMES
from ridotto.testing import diagram

LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr"])
POSITION = """
    seats 4
    turn 3
    first B
    ducats 0 2 1 4
    counters A 0 1 3 0 0
    arcade 0 clergy
    arcade 1 ducat
    arcade 2 crafts!
    slot 0 contarini-3
    slot 1 thief
    slot 2 dandolo-4!
    slot 15 tiepolo-2
    pile thief 2
    pile guard 0
    hand A morosini-2 contarini-4
    hand B morosini-3
    agenda go:0
"""


def view_of(drawn: str, seat: int) -> View:
    return diagram("intrigo", drawn).view(seat)


def positions(seats: int, seed: int) -> list[Match[Any]]:
    """A game at many of its moments."""
    match, rng, found = ridotto.start("intrigo", seats, seed=seed, choices={"last_turn": "3"}), Random(seed), []
    while not match.over:
        for _ in range(7):
            if not match.over:
                match.answer(rng.choice(match.codes()))
        found.append(match.copy())
    return found


@LANGUAGES
@pytest.mark.parametrize("width", [48, 80, 100])
def test_no_name_of_an_influence_card_is_clipped(lang: str, width: int) -> None:
    for name in INFLUENCE_NAMES:
        text = boards.board_text(view_of(POSITION.replace("slot 1 thief", f"slot 1 {name}"), 0), lang, width=width)
        shown = texts.term("intrigo", name, lang)
        assert re.search(rf"1 ●Duc\S* +{shown} +2 ◆", text) or re.search(rf"{shown} *\n", text), text


def test_tokens_cards_and_who_would_take_them_are_shown() -> None:
    lines = boards.board_text(view_of(POSITION, 0)).splitlines()
    assert lines[0] == "Intrigo · turn 3 · placing"
    assert re.match(r"0 ◆Cle→R +Con 3 +1 ●Duc→R +Thief +2 ◆\(Cra\) +\(Dan 4\) +3 ○ +·3 +4 ○", lines[1])
    assert lines[2].startswith("Tie 2") and lines[2].endswith("·4")


def test_the_ring_goes_round_clockwise() -> None:
    lines = boards.board_text(view_of("seats 2\nhand A contarini-2\nagenda go:0", 0)).splitlines()
    numbers = [re.findall(r"\d+(?= ○)", line) for line in lines[1:6]]
    assert numbers == [["0", "1", "2"], [], ["7", "3"], [], ["6", "5", "4"]]


def test_piles_and_what_the_seats_have_are_shown() -> None:
    text = boards.board_text(view_of(POSITION, 0), names=["Ann", "Bo", "Cy", "[red]Di"])
    assert "Guard - · Thief 2● · bank 28●" in text
    assert re.search(r"^►R Ann +0 +- +1 +3 +- +- +2 Con$", text, re.MULTILINE)
    assert re.search(r"^ B Bo +2 .* 1 Gra \(first\)$", text, re.MULTILINE)
    assert "[red]Di" in text


def test_own_cards_are_shown_and_those_of_others_are_not() -> None:
    text = boards.board_text(view_of(POSITION, 0))
    assert "You: Red · hand Con 4, Mor 2" in text and "Mor 3" not in text
    assert "You look on" in boards.board_text(view_of(POSITION, -1))


def test_the_packet_and_the_card_kept_are_shown() -> None:
    match = diagram("intrigo", "seats 3\npacket 0 contarini-2 dandolo-3\nagenda keep_card:0")
    match.answer("packet:dandolo-3", 0)
    text = boards.board_text(match.view(0))
    assert "draft 1 of 4" in text and "packet Con 2, Dan 3 · kept Dan 3" in text


@pytest.mark.parametrize("width", [50, 100])
@pytest.mark.parametrize("seat", [0, -1])
def test_what_is_hidden_is_not_shown(seat: int, width: int) -> None:
    other = POSITION.replace("hand B morosini-3", "hand B morosini-4")
    texts = [boards.board_text(view_of(drawn, seat), width=width) for drawn in (POSITION, other)]
    assert texts[0] == texts[1]


def test_a_board_needs_no_more_than_what_is_sent() -> None:
    view = view_of(POSITION, 1)
    sent: View = json.loads(json.dumps(view))
    assert boards.board_text(sent) == boards.board_text(view)


@LANGUAGES
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_board_fits(lang: str, seats: int) -> None:
    names = ["Ann", "Bartolomeo della Rovere-Contarini", "猫の名前", "D"]
    for i, match in enumerate(positions(seats, 5)[::2]):
        for width in (48, 60, 79, 80, 100):
            for given in (None, names):
                text = boards.board_text(match.view(i % seats), lang, given, width)
                assert max(cell_len(line) for line in text.splitlines()) <= width
                assert "{" not in text


def test_the_result_is_shown_when_the_game_is_over() -> None:
    match = positions(3, 2)[-1]
    text = boards.board_text(match.view(-1), names=["Ann", "Bo", "Cy"])
    assert "the game is over" in text
    assert re.search(rf"{['Ann', 'Bo', 'Cy'][match.ranks.index(1)]} .* 1\.$", text, re.MULTILINE)


def test_a_table_that_is_not_set_up_yet_can_be_drawn() -> None:
    assert "Intrigo · turn 1 · half 1 · set-up" in boards.board_text(ridotto.start("intrigo", 2).view(0), width=60)


def test_french_is_french() -> None:
    text = boards.board_text(view_of(POSITION, 0), "fr")
    for label in ("tour 3", "placement", "Voleur", "banque", "familles", "(premier)"):
        assert label in text


@LANGUAGES
def test_the_board_names_things_as_the_texts_do(lang: str) -> None:
    voice = texts.voice_for("intrigo", lang, None, None)
    text = boards.board_text(view_of(POSITION, 0), lang)
    for seat, letter in enumerate("RBGY"):
        assert f"{letter} {voice.name(seat)} " in text
    for kind in INFLUENCE_NAMES:
        assert f"{texts.term('intrigo', kind, lang)} " in text
    assert list(LABELS["en"]) == list(LABELS["fr"])


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(RidottoError, match=r"language 'it'; there are en, fr\.$"):
        boards.board_text(view_of(POSITION, 0), "it")
