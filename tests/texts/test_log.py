"""A game of Doge read as a log."""

import re
from pathlib import Path
from typing import Any

import pytest

import ridotto
from ridotto import texts
from ridotto.core.match import Match
from ridotto.texts import Line
from tests.texts.conftest import Played

LAW = Path(__file__).parents[2] / "docs/rules/doge.md"
ORDER = ("castello", "quarantia", "san_marco", "san_polo", "dorsoduro", "cannaregio", "santa_croce")


def sentences(lines: list[Line]) -> list[str]:
    return [line.text for line in lines]


def test_a_line_that_was_written_stays_as_it_is() -> None:
    line = Line(1, "Anna wins.", "DO-9.6", ())
    with pytest.raises(AttributeError):
        line.text = "Bruno wins."  # type: ignore[misc]


def laid(*cards: str) -> Match[Any]:
    """A game of three after the first placing: for each seat its area and markers."""
    match = ridotto.start("doge", 3)
    for area in ORDER:
        match.happen(f"brown:{area}")
    for seat, card in enumerate(cards or ("castello 03", "castello 2", "quarantia 0")):
        area, markers = card.split()
        match.answer(f"card:{area}", seat)
        for marker in markers:
            match.answer(f"marker:{marker}", seat)
        match.answer("button:done", seat)
    return match


def test_what_belongs_together_stands_in_one_line() -> None:
    assert sentences(texts.log(laid(), 0)) == [
        "The votes of this year: Castello, the Quarantia, San Marco, San Polo, Dorsoduro, Cannaregio, Santa Croce.",
        "Year 1 begins.",
        "Markers are laid: you 2 (0, 3) in Castello, Blue 1 in Castello, Green 1 in the Quarantia.",
    ]


def test_others_do_not_read_the_values_of_markers() -> None:
    assert sentences(texts.log(laid(), 1))[-1] == (
        "Markers are laid: Red 2 in Castello, you 1 (2) in Castello, Green 1 in the Quarantia."
    )
    assert sentences(texts.log(laid(), -1, "fr"))[-1] == (
        "Les marqueurs sont posés\N{NO-BREAK SPACE}: Rouge 2 à Castello, Bleu 1 à Castello, Vert 1 à la Quarantia."
    )


def test_an_answer_under_seal_is_read_by_its_own_seat_alone() -> None:
    match = laid()
    before = texts.log(match, 1)
    match.answer("card:san_polo", 0)
    match.answer("marker:1", 0)
    match.answer("marker:2", 0)
    assert texts.log(match, 1) == before == texts.log(match.at(len(match.journal)), 1)
    assert sentences(texts.log(match, 0))[-2:] == [
        "You lay the card of San Polo face down.",
        "You put 1 and 2 on your card.",
    ]


def test_a_vote_is_counted_in_one_line() -> None:
    match = laid("castello 3", "castello 0", "castello 2")
    while match.view(0)["step"] == "place_markers":
        match.answer(match.codes()[0])
    lines = texts.log(match, 2)
    assert sentences(lines)[-2:] == [
        "Castello votes: Red 3 (3), you 2 (2), Blue 0 (0).",
        "Red wins in Castello; you are second.",
    ]
    match.answer("advisor:castello area:quarantia")
    match.answer("button:2")
    match.answer("button:1")
    match.happen("blue:castello")
    lines = texts.log(match, 2)
    assert [(line.text, line.rule) for line in lines if line.rule.startswith("DO-6")] == [
        ("Red places 2 houses in Castello.", "DO-6.3"),
        ("You place 1 house in Castello.", "DO-6.4"),
    ]
    assert "The Quarantia votes: Red 1 (1 advisor)." in sentences(lines)


def test_a_log_of_a_shorter_match_is_the_beginning_of_the_log(played: Played) -> None:
    for match in played.matches[::6]:
        whole = texts.log(match, -1)
        for place in range(7, len(match.journal), 41):
            assert texts.log(match.at(place), -1) == [line for line in whole if line.number <= place]


def test_every_line_can_be_read_and_looked_up(played: Played) -> None:
    law = set(re.findall(r"\*\*(DO-[\d.]+)\*\*", LAW.read_text(encoding="utf-8")))
    for match in played.matches[::3]:
        for lang in texts.LANGUAGES:
            lines = texts.log(match, 1, lang)
            assert [line.number for line in lines] == sorted(line.number for line in lines)
            assert {line.rule for line in lines} <= law
            assert not [line.text for line in lines if "{" in line.text or "  " in line.text]


def test_the_last_line_says_who_has_won(played: Played) -> None:
    for match in played.matches:
        last = texts.log(match, -1)[-1]
        best = [seat for seat, rank in enumerate(match.ranks) if rank == 1]
        assert last.rule in ("DO-9.1", "DO-9.3", "DO-9.6")
        assert bool(re.search(r"\b(Red|Blue|Green|Yellow) wins", last.text)) == (len(best) == 1)
        assert bool(re.search(r"\b[Yy]ou win", texts.log(match, best[0])[-1].text)) == (len(best) == 1)


def test_a_match_that_keeps_no_events_has_no_log() -> None:
    assert texts.log(ridotto.start("doge", 3, seed=1, listen=False), 0) == []
