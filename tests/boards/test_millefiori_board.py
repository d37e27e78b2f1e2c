"""The board of Mille Fiori shows what is in the view, and fits."""

import json
import re
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

import ridotto
from ridotto import Match, RidottoError, View, boards, texts
from ridotto.boards.millefiori.labels import LABELS
from ridotto.games.millefiori.material import AREA_NAMES, LADY_NAMES
from ridotto.testing import diagram

LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr"])
WIDTHS = pytest.mark.parametrize("width", [48, 100])
NAMES = ["Ann", "Bartolomeo della Rovere-Contarini", "猫の名前", "D"]
LINES = 42  # of a board in two halves
POSITION = """
    seats 4
    round 2
    cycle 2
    doge B
    turn G
    points 12 0 5 140
    ships 3 0 20 20
    councillors 1 19 4 1
    tiles workshops trade_a people_a residences trade_b people_b
    own R workshops1 workshops8 nobili8 residences1 residences2 trade1 harbour4
    own B nobili9 trade2 harbour5
    own G populi12 residences3
    bonus workshops B R - -
    had workshops G
    display lime4 lime5 key2 dogat2-1
    card quartz3
    packet R ash1 swans5 green_horse5
    packet B ash2 ash4 ship1
    packet G coin1 coin2 lion1
    packet Y crab1 crab2 fish1
    kept R key5
    picks R ship2
    picks B ship3
    picks G key1 quartz3
    picks Y key3
    market green_horse2 - amber_goblet4
    court points - great_dogat
    ladies R sea_route points
    showcase R green_horse3 green_vase3 green_goblet3 - - - - - blue_vase2
    agenda use_card
"""


def view_of(drawn: str, seat: int) -> View:
    return diagram("millefiori", drawn).view(seat)


def text_of(drawn: str = POSITION, seat: int = 0, lang: str = "en", width: int = 100) -> str:
    return boards.board_text(view_of(drawn, seat), lang, width=width)


def plain(text: str) -> str:
    return text.replace("\N{MULTIPLICATION SIGN}", "x").replace("\N{NO-BREAK SPACE}", " ")


def has_line(text: str, pattern: str) -> bool:
    return re.search(rf"(^| ){pattern}( |$)", text, re.MULTILINE) is not None


def positions(seats: int, seed: int, **choices: str) -> list[Match[Any]]:
    """A game at many of its moments."""
    match, rng, found = ridotto.start("millefiori", seats, seed, choices), Random(seed), []
    while not match.over:
        for _ in range(9):
            if not match.over:
                match.answer(rng.choice(match.codes()))
        found.append(match.copy())
    return found


# ---- the areas


@WIDTHS
def test_workshops_show_owners_symbols_and_the_last_field_of_a_star(width: int) -> None:
    text = text_of(width=width)
    assert "     R◆P  2A  3P  4L  5A  6L      7A" in text
    assert "   R◆Q ★9L 10Q 11A 12P 13Q     14P 15Q" in text
    assert "P pigments  Q quartz  A ash  L lime" in text


@WIDTHS
def test_residences_show_the_next_one(width: int) -> None:
    text = text_of(width=width)
    assert has_line(text, "R2  R4  G3  ►5   1   4   2   3   1   5")
    assert has_line(text, "10   2   3   4   5  10   1   5   4   3")


@WIDTHS
def test_pyramids_number_the_fields_that_can_be_filled(width: int) -> None:
    text = text_of(width=width)
    assert has_line(text, "· coi   · lio   · cro")
    assert has_line(text, "4 lio   · cro   · coi   · lio")
    assert has_line(text, "R◆cro   B◆coi   10 lio  11 cro  12 coi")
    assert has_line(text, "8 cra   9 she   10 fis  11 cra  G◆she")


@WIDTHS
def test_rows_of_trade_show_their_fleet_and_what_it_is_worth(width: int) -> None:
    text = plain(text_of(width=width))
    assert has_line(text, "1 ·  ·  ·   R◆      B◆      ·       ·       x3")
    assert has_line(text, "2 R◆ B◆ ·   ·       ·       ·       ·       x0")
    full = plain(text_of(POSITION.replace("own G", "own G harbour6"), width=width))
    assert has_line(full, "2 R◆ B◆ G◆  ·       ·       ·       ·       ✓")


@WIDTHS
def test_bonuses_show_who_has_had_them(width: int) -> None:
    text = text_of(width=width)
    assert "Workshops bonus B R 10 5 (G)" in text and "Nobili bonus 20 15 10 5" in text


# ---- the tracks


@WIDTHS
def test_ships_are_below_their_spaces(width: int) -> None:
    lines = text_of(width=width).splitlines()
    first = next(place for place, line in enumerate(lines) if "  1:   1   1   1   3" in line)
    start = lines[first].index("  1:") + 4
    assert "Sea route bonus 20 15 10 5 dock B" in lines[first - 1]
    assert lines[first][start:].endswith("1   1   1   3   1  10   ★   1   5   1")
    assert lines[first + 1][start:] == f"{'R':>12}"
    assert lines[first + 2][start:].endswith(" 1   1   1 10★")
    assert lines[first + 3][start:] == f"{'GY':>40}"
    assert lines[first + 5][start:].endswith("   3   ❖   1  ↑↑   ⌂")


@WIDTHS
def test_the_council_shows_its_tiles_from_the_top(width: int) -> None:
    text = text_of(width=width)
    assert "Small Council bonus 20 15 10 5 ⌂ B" in text
    assert has_line(text, "green       16 ❖       17 ~5      18 [+]6")
    assert has_line(text, "light blue   4 ❖ G      5 [+]3       6 ~5")
    assert has_line(text, "brown        1 [+]3 RY    2 ❖        3 ♛")
    assert text.index("green       16") < text.index("light blue   4") < text.index("brown        1")


def test_without_the_expansion_there_is_no_council() -> None:
    text = text_of("seats 2\n choice masterworks no\n round 1\n cycle 1\n agenda start_turn:0 keep_card\n kept R key1")
    assert "Council" not in text and "market" not in text and "masterwork" not in text
    assert "Sea route dock RB" in text and "21:" not in text


# ---- the table


def test_the_title_tells_the_round_the_doge_and_the_card_in_play() -> None:
    first = text_of().splitlines()[0]
    assert first == "Mille Fiori · round 2 of 6 · card 2 of 4 · Doge Blue · Green plays quartz 3"
    other = POSITION.replace("agenda use_card", "work green_horse4\n agenda place_work")
    assert "Green puts green horse 4 into the showcase" in text_of(other)
    lady = POSITION.replace("ladies R", "ladies G extra_card\n lady extra_card\n ladies R")
    assert "Green uses Extra card" in text_of(lady.replace("agenda use_card", "agenda play_extra\n extra 1"))


@WIDTHS
def test_cards_that_lie_open_are_shown(width: int) -> None:
    text = " ".join(text_of(width=width).split())
    assert "display lime 4 5, key 2, Dogat ↑↑+1 · draw pile " in text
    assert "market green horse 2, amber goblet 4 (" in text
    assert "court Points, Great Dogat (" in text


def test_what_the_seats_have_is_shown() -> None:
    text = boards.board_text(view_of(POSITION, 0), names=["Ann", "Bo", "Cy", "[red]Di"])
    assert re.search(r"^ R Ann +12 19\+3 +3 +1 +3\+1 ship 2$", text, re.MULTILINE)
    assert re.search(r"^►G Cy +5 25\+3 +20 +4 +3 key 1, quartz 3$", text, re.MULTILINE)
    assert re.search(r"^ Y \[red\]Di +140 27\+3 +20 +1 +3 key 3$", text, re.MULTILINE)


@WIDTHS
def test_showcases_and_dogaressa_cards_are_shown(width: int) -> None:
    text = text_of(width=width)
    assert "R showcase +10" in text and "B showcase" not in text
    assert has_line(text, "gH3 gV3 gG3") and has_line(text, "·   ·  bV2")
    assert "Dogaressa R Points, Sea route" in text


# ---- what the reader knows


def test_own_cards_are_shown_and_those_of_others_are_not() -> None:
    text = text_of()
    assert "You: Red · passed on fish 1, crab 1 2 · kept key 5" in text
    assert "coin 1 2" not in text and "ash 2 4" not in text
    assert text_of(POSITION, -1).endswith("You look on\n")


def test_packets_that_were_held_are_remembered() -> None:
    text = text_of()
    assert "\n  Blue holds ash 1, swans 5, green horse 5\n" in text
    assert "Green holds" not in text and "Blue holds" not in text_of(POSITION, -1)


@WIDTHS
@pytest.mark.parametrize("seat", [0, -1])
def test_what_is_hidden_is_not_shown(seat: int, width: int) -> None:
    other = POSITION.replace("packet G coin1 coin2 lion1", "packet G cross1 cross2 fish2")
    assert text_of(POSITION, seat, width=width) == text_of(other, seat, width=width)


# ---- the whole


def test_a_board_needs_no_more_than_what_is_sent() -> None:
    view = view_of(POSITION, 1)
    sent: View = json.loads(json.dumps(view))
    assert boards.board_text(sent) == boards.board_text(view)


@LANGUAGES
@pytest.mark.parametrize(("seats", "choices"), [(2, {"masterworks": "no"}), (3, {"on_turn": "yes"}), (4, {})])
def test_every_board_fits(lang: str, seats: int, choices: dict[str, str]) -> None:
    for i, match in enumerate(positions(seats, 5, **choices)[::4]):
        for width in (48, 60, 96, 97, 100):
            for given in (None, NAMES):
                text = boards.board_text(match.view(i % seats), lang, given, width)
                assert max(cell_len(line) for line in text.splitlines()) <= width
                assert "{" not in text and (given is not None or "…" not in text)


@LANGUAGES
def test_a_board_of_four_in_two_halves_is_not_too_high(lang: str) -> None:
    for match in positions(4, 7)[::5]:
        assert len(boards.board_text(match.view(0), lang).splitlines()) <= LINES


def test_the_result_is_shown_when_the_game_is_over() -> None:
    match = positions(3, 2)[-1]
    names = ["Ann", "Bo", "Cy"]
    text = boards.board_text(match.view(-1), names=names)
    assert "the game is over" in text
    assert re.search(rf"{names[match.ranks.index(1)]} +1\. {max(match.scores)} ", text)


def test_a_table_that_is_not_set_up_yet_can_be_drawn() -> None:
    for seats, width in ((2, 48), (4, 100)):
        assert "Mille Fiori · set-up" in boards.board_text(ridotto.start("millefiori", seats).view(0), width=width)


def test_french_is_french() -> None:
    text = plain(text_of(lang="fr"))
    for label in ("manche 2 sur 6", "Ateliers", "Maisons", "Commerce", "Voie maritime", "Petit Conseil", "étalage"):
        assert label in text
    assert "Vert joue quartz 3" in text and "cheval vert 2" in text and "vC3 vV3 vG3" in text
    assert not re.search(r"\b(round|card|market|court|You|left|bonus of|holds|showcase)\b", text)


@LANGUAGES
def test_the_board_names_things_as_the_texts_do(lang: str) -> None:
    voice = texts.voice_for("millefiori", lang, None, None)
    text = text_of(lang=lang)
    for seat, letter in enumerate("RBGY"):
        assert f"{letter} {voice.name(seat)} " in text
    for name in AREA_NAMES:
        assert texts.term("millefiori", name, lang).lower() in text.lower()
    assert texts.term("millefiori", f"lady:{LADY_NAMES[0]}", lang) in text
    assert list(LABELS["en"]) == list(LABELS["fr"])


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(RidottoError, match=r"language 'it'; there are en, fr\.$"):
        boards.board_text(view_of(POSITION, 0), "it")
