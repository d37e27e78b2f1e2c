"""A game of San Marco read as a log: what belongs together stands in one line."""

from random import Random
from typing import Any

import pytest

import ridotto
from ridotto import texts
from ridotto.core.match import Match
from ridotto.testing import diagram, play
from ridotto.texts import Line


def sentences(lines: list[Line]) -> list[str]:
    return [line.text for line in lines]


def begun(*rolls: int) -> Match[Any]:
    """A game of four whose leader, red, has rolled so far."""
    match = ridotto.start("sanmarco", 4)
    match.happen("leader:red")
    for side in rolls:
        match.happen(f"die:{side}")
    return match


def test_the_first_rolls_of_a_seat_stand_in_one_line() -> None:
    match = begun(4, 6, 1, 6)
    said = "rolls 4, 6, 1 and 6 and puts nobles into San Marco (2), Castello (4) and Cannaregio (2)."
    assert sentences(texts.log(match, 1))[1:] == [f"Red {said}"]
    assert sentences(texts.log(match, 0))[1].startswith("You roll 4, 6, 1 and 6 and put nobles into")
    (line,) = texts.log(match, -1)[1:]
    assert line.targets == ("district:san_marco", "district:castello", "district:cannaregio")


def test_rolls_still_to_be_gathered_are_read_one_by_one() -> None:
    assert sentences(texts.log(begun(4, 6), 1))[1:] == [
        "Red rolls 4 and puts 2 nobles into San Marco.",
        "Red rolls 6 and puts 2 nobles into Castello.",
    ]


def test_roles_stand_in_one_line() -> None:
    match = diagram("sanmarco", "leader Y\n player R\n hand castello\n agenda next_card next_round")
    play(match, "R district:castello", "* role:yellow", "* role:green")
    said = "The roles: you first dealer, Yellow first chooser, Green second dealer, Blue second chooser."
    assert said in sentences(texts.log(match, 0))


def test_offers_of_a_dealer_stand_in_one_line() -> None:
    match = diagram(
        "sanmarco",
        "first_dealer R\n first_chooser B\n second_dealer G\n second_chooser Y\n deal R doge doge limit_1\n"
        " deal G exile limit_2\n agenda split reveal:0 take_offer:1",
    )
    play(match, "R card:doge offer:1", "R card:doge offer:1", "R card:limit_1 offer:2", "R button:done")
    play(match, "G card:exile offer:1", "G card:limit_2 offer:2", "G button:done")
    assert sentences(texts.log(match, 1))[:2] == [
        "Red lays offers face down: 2 cards and 1 card.",
        "Green lays offers face down: 1 card and 1 card.",
    ]


@pytest.mark.parametrize(
    ("nobles", "said", "rule"),
    [
        ("castello R2 B1", "Castello is scored: you 7 (first), Blue 5 (second).", "SM-8.10"),
        ("castello R1 B1", "Castello is scored: you 5 (tied for first), Blue 5 (tied for first).", "SM-8.11"),
        ("castello R1 B2 G1", "Castello is scored: Blue 7 (first).", "SM-8.10"),
        ("", "Castello is scored, but nobody has a noble there.", "SM-8.13"),
    ],
)
def test_a_scoring_stands_in_one_line(nobles: str, said: str, rule: str) -> None:
    match = diagram("sanmarco", f"{nobles}\n player R\n hand doge\n agenda next_card start_bridge:1")
    play(match, "R district:castello")
    line = texts.log(match, 0)[-1]
    assert (line.text, line.rule, line.targets) == (said, rule, ("district:castello",))


def test_districts_of_the_final_scoring_have_a_line_each() -> None:
    match = diagram("sanmarco", "castello R1\n player R\n hand san_polo\n agenda next_card final_scoring")
    play(match, "R district:san_polo")
    scored = [text for text in sentences(texts.log(match, -1)) if "is scored" in text]
    assert len(scored) == 1 + 6 and scored[-1] == "Castello is scored: Red 7 (first)."


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seat", [-1, 0])
def test_a_log_written_word_by_word_is_the_same(seats: int, seat: int) -> None:
    match, rng = ridotto.start("sanmarco", seats, seed=7), Random(7)
    while not match.over:
        asked = rng.choice(match.asked)
        match.answer(rng.choice(match.options(asked)), asked)
    writer = texts.log_writer("sanmarco", "en", ["Red", "Blue", "Green", "Yellow"], seat)
    told = texts.timed_events(match, seat)
    lines: list[Line] = []
    for number in range(1, len(match.journal) + 1):
        lines += writer.write([one for one in told if one.number == number])
    assert writer.sealed == []
    assert lines == texts.log(match, seat)[:-1]
