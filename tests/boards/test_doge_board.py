"""The board of Doge shows what is in the view, and fits."""

import json
import re
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

import ridotto
from ridotto import Match, RidottoError, View, boards, texts
from ridotto.boards.doge.labels import AREA_LABELS, LABELS

LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr"])
POSITION = """
    seats 4
    year 3
    brown san_polo castello quarantia cannaregio dorsoduro san_marco santa_croce
    blue dorsoduro
    voted 1
    castello houses R12 B1 palaces Y2 G3
    san_marco houses G3 palaces B1
    advisor castello R@san_marco
    advisor quarantia_2 B@castello
    stack castello R:0,3 B:1
    stack quarantia R:1,2 G:3,3,2,2
    counted Y:0,1
    agenda vote:1 turn_blue:1
"""


def view_of(diagram: str, seat: int) -> View:
    game = ridotto.game("doge")
    return game.view(game.parse("\n".join(line.strip() for line in diagram.splitlines())), seat)


def box(text: str, title: str) -> list[str]:
    """The lines of one area of the map, from its title to its foot."""
    lines = text.splitlines()
    top, left = next(
        (i, line.index(title)) for i, line in enumerate(lines) if f"─ {title} ─" in line or f"► {title} ━" in line
    )
    left = max(lines[top].rfind(corner, 0, left) for corner in "╭┏")
    right = min(place for place in (lines[top].find(corner, left) for corner in "╮┓") if place > 0)
    cut = [line[left : right + 1] for line in lines[top:]]
    return cut[: next(i for i, line in enumerate(cut) if line[0] in "╰┗") + 1]


def positions(seats: int, seed: int) -> list[Match[Any]]:
    """A game at many of its moments."""
    match, rng, found = ridotto.start("doge", seats, seed=seed, choices={"last_year": 6}), Random(seed), []
    while not match.over:
        for _ in range(17):
            if not match.over:
                match.answer(rng.choice(match.codes()))
        found.append(match.copy())
    return found


# ---- what is shown


def test_houses_palaces_stacks_and_advisors_stand_in_their_area() -> None:
    text = boards.board_text(view_of(POSITION.replace("agenda vote:1 turn_blue:1", "step place_markers:1"), 0))
    castello = box(text, "Castello")
    assert re.search(r"R 12⌂ +\[03\]", castello[1])
    assert re.search(r"B +1⌂ +▒ +♙Qu2", castello[2])
    assert re.search(r"G +3♜", castello[3])
    assert re.search(r"Y +2♜", castello[4])
    assert "♜ full" in castello[5]
    marco = box(text, "San Marco")
    assert re.search(r"R +♙Cas", marco[1])
    assert "♜ for 4⌂" in marco[5]
    council = box(text, "Quarantia")
    assert "[12]" in council[1]
    assert "▒▒▒▒" in council[3]


def test_the_rows_say_what_has_voted_and_what_votes() -> None:
    lines = boards.board_text(view_of(POSITION, 0)).splitlines()
    assert re.match(r"This year +✓San Polo +►Castello +Quarantia +Cannaregio +Dorsoduro", lines[1])
    assert re.match(r"Next year +Dorsoduro +▒▒▒ +▒▒▒", lines[2])
    assert box("\n".join(lines), "Castello")[0].startswith("┏━ ► Castello")


def test_the_vote_under_way_is_shown() -> None:
    text = boards.board_text(view_of(POSITION, 3))
    assert "Doge · year 3 · Castello votes" in text
    assert re.search(r"R +3 votes \(03\) first", text)
    assert re.search(r"B +2 votes \(1\) +second", text)
    assert re.search(r"G +0 votes$", text, re.MULTILINE)


def test_the_supplies_are_shown_and_who_is_asked() -> None:
    text = boards.board_text(view_of(POSITION, 0), names=["Ann", "Bo", "Cy", "[red]Di"])
    assert re.search(r"^►R Ann +3 +8 +5 +3 +0 \(0\) +0 3$", text, re.MULTILINE)
    assert re.search(r"^ G Cy +12 +5 +6 +3 +3 \(1\) +-$", text, re.MULTILINE)
    assert re.search(r"^ Y \[red\]Di +15 +6 +6 +5 +2 \(1\) +0 1$", text, re.MULTILINE)


def test_own_markers_and_the_card_being_filled_are_shown() -> None:
    match = ridotto.start("doge", 4, seed=1)
    for path in ("card:castello", "marker:3", "marker:0"):
        match.answer(path, seat=2)
    text = boards.board_text(match.view(2))
    assert "You: Green" in text
    assert re.search(r"markers 1 1 2 2 3 ", text)
    assert re.search(r"card +Castello \[03\]", text)
    compact = boards.board_text(match.view(2), width=70)
    assert "You: Green · markers 1 1 2 2 3 · card Castello [03]" in compact


def test_cards_played_are_shown_while_markers_are_placed() -> None:
    text = boards.board_text(view_of("played B castello san_polo\nstep place_markers:2\nasked 1", 0))
    assert re.search(r"^►B Blue .* Cas Pol$", text, re.MULTILINE)


def test_the_result_is_shown_when_the_game_is_over() -> None:
    match, names = positions(3, 2)[-1], ["Ann", "Bo", "Cy"]
    best = match.ranks.index(1)
    text = boards.board_text(match.view(-1), names=names)
    assert "the game is over" in text
    assert "You look on" in text
    assert f"1. {'RBG'[best]} {names[best]}" in text
    compact = boards.board_text(match.view(-1), names=names, width=70)
    assert re.search(rf"{names[best]} .* 1\.$", compact, re.MULTILINE)


def test_the_compact_board_shows_the_same_facts() -> None:
    text = boards.board_text(view_of(POSITION, 0), width=72)
    assert "✓Pol ►Cas  Qua  Can" in text
    assert re.search(r"^►Castello +- +12⌂ +1⌂ +3♜ +2♜$", text, re.MULTILINE)
    assert re.search(r"^ San Marco +4⌂ · +1♜ +3⌂ +·$", text, re.MULTILINE)
    assert re.search(r"^ Quarantia +\[12\] +· +▒▒▒▒ +·$", text, re.MULTILINE)
    assert "R Cas→Mar · B Qu2→Cas" in text
    assert re.search(r"^►R Red +3⌂ 8♜ 5○ 3▒ 3 votes \(03\) first", text, re.MULTILINE)


# ---- what is not shown


@pytest.mark.parametrize("width", [70, 100])
@pytest.mark.parametrize("seat", [0, 3, -1])
def test_what_is_hidden_is_not_shown(seat: int, width: int) -> None:
    """Whatever the others hold face down, the board is the same."""
    placing = POSITION.replace("agenda vote:1 turn_blue:1", "step place_markers:1\nasked 0 1 2 3\ncard dorsoduro B:0")
    other = placing.replace("R:0,3 B:1", "R:0,3 B:2").replace("G:3,3,2,2", "G:0,1,1,2").replace("B:0", "B:3")
    assert other != placing
    assert boards.board_text(view_of(other, seat), width=width) == boards.board_text(
        view_of(placing, seat), width=width
    )


def test_a_board_needs_no_more_than_what_is_sent() -> None:
    view = view_of(POSITION, 1)
    sent: View = json.loads(json.dumps(view))
    assert boards.board_text(sent) == boards.board_text(view)


# ---- width and language


@LANGUAGES
@pytest.mark.parametrize("seats", [3, 4])
def test_every_board_fits(lang: str, seats: int) -> None:
    names = ["Ann", "Bartolomeo della Rovere-Contarini", "猫の名前", "D"]
    for i, match in enumerate(positions(seats, 5)[::4]):
        for width in (48, 60, 79, 80, 100):
            for given in (None, names):
                text = boards.board_text(match.view(i % seats), lang, given, width)
                assert max(cell_len(line) for line in text.splitlines()) <= width
                assert "{" not in text


@LANGUAGES
@pytest.mark.parametrize("width", [80, 98, 100])
def test_the_rows_fit_in_any_order(lang: str, width: int) -> None:
    brown = "santa_croce castello cannaregio san_polo dorsoduro san_marco quarantia"
    blue = "castello santa_croce san_polo cannaregio dorsoduro san_marco"
    rows = f"brown {brown}\nblue {blue}\nvoted 6\nstack quarantia R:3\nagenda vote:6"
    lines = boards.board_text(view_of(rows, 0), lang, None, width).splitlines()
    assert lines[3].startswith("╭─ Santa Croce")
    assert "…" not in lines[1] + lines[2]


def test_a_table_that_is_not_set_up_yet_can_be_drawn() -> None:
    for width in (70, 100):
        text = boards.board_text(ridotto.start("doge", 3).view(0), width=width)
        assert "Doge · year 0 · set-up" in text and "►▒" not in text


@LANGUAGES
def test_no_area_is_cut_short(lang: str) -> None:
    for match in positions(4, 3)[::2]:
        for width in (80, 100):
            text = boards.board_text(match.view(0), lang, None, width)
            assert "…" not in text
            for name in AREA_LABELS.values():
                assert box(text, name)


def test_french_is_french() -> None:
    text = boards.board_text(view_of(POSITION, 0), "fr")
    for label in ("Cette année", "Castello vote", "voix (03) en tête", "deuxième", "♜ complet", "palais du Doge"):
        assert label in text
    assert not re.search(r"\b(house|palace|votes|You|ring|full|for)\b", text)


def test_both_languages_have_the_same_labels() -> None:
    assert list(LABELS["en"]) == list(LABELS["fr"])


@LANGUAGES
def test_the_board_names_things_as_the_words_do(lang: str) -> None:
    for area, label in AREA_LABELS.items():
        assert texts.term("doge", area, lang).endswith(label)
    text = boards.board_text(view_of(POSITION, 0), lang)
    for thing in ("house", "palace", "marker", "advisor", "ring"):
        assert texts.term("doge", thing, lang) in text


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(RidottoError, match=r"language 'it'; there are en, fr\.$"):
        boards.board_text(view_of(POSITION, 0), "it")
