"""A game of Rialto read as a log."""

from random import Random

import pytest

import ridotto
from ridotto import Event, texts
from ridotto.games.rialto import events
from tests.texts.conftest import Played, moments
from tests.texts.test_rialto_texts import LANGUAGES, event, law, plain
from tests.texts.whole import check


@pytest.fixture(scope="module")
def played() -> Played:
    """Short games: 2 seats, 2 with a neutral player, 5."""
    everything = Played([], [], [])
    for seats, neutral in ((2, "no"), (2, "yes"), (5, "no")):
        match = ridotto.start("rialto", seats, seed=seats, choices={"neutral": neutral, "rounds": "2"})
        everything.moments.extend(moments(match, Random(seats)))
        everything.matches.append(match)
    return everything


@LANGUAGES
def test_every_line_can_be_read_and_looked_up(played: Played, lang: str) -> None:
    rules = law()
    for match in played.matches:
        for seat in (-1, 1):
            lines = texts.log(match, seat, lang)
            assert [line.number for line in lines] == sorted(line.number for line in lines)
            assert {line.rule for line in lines} <= rules
            for line in lines:
                check(line.text, lang)


def test_a_log_is_the_same_however_it_is_told(played: Played) -> None:
    for match in played.matches:
        told = texts.timed_events(match, 0)
        whole, bit_by_bit = (texts.log_writer("rialto", "en", ["Ann", "Bo", "Cy", "Di", "Eva"], 0) for _ in range(2))
        lines = [*whole.write(told), *whole.sealed]
        words = sorted({timed.number for timed in told})
        grown = [line for word in words for line in bit_by_bit.write([one for one in told if one.number == word])]
        assert [*grown, *bit_by_bit.sealed] == lines


def told(*happened: Event, me: int | None = None) -> list[str]:
    writer = texts.log_writer("rialto", "en", ["Ann", "Bo", "Cy"], -1 if me is None else me)
    lines = writer.write([texts.TimedEvent(1, one_event) for one_event in happened])
    return [plain(line.text) for line in (*lines, *writer.sealed)]


def test_what_all_get_in_a_step_stands_in_one_line() -> None:
    assert told(event(events.EARNED, 0, 3), event(events.EARNED, 1, 1), me=0) == ["Coins: you 3, Bo 1."]
    assert told(event(events.CROSSED, 0, 3), event(events.MISSED, 1, 1)) == [
        "Points in the step Bridge: Ann +3, Bo -1."
    ]
    advanced = event(events.ADVANCED, 0, 4, 5), event(events.NEUTRAL_ADVANCED, 1, 2)
    assert told(*advanced) == ["Doge track: Ann +4 (space 5), the neutral player +1 (space 2)."]
    assert told(event(events.PLACED, 0, "castello", 2), event(events.PLACED, 1, "castello", 1)) == [
        "Councilmen into Castello: Ann 2, Bo 1."
    ]
    assert told(event(events.EARNED, 0, 3)) == ["Ann takes 3 coins."]


def test_a_gondola_and_its_councilman_stand_in_one_line() -> None:
    assert told(event(events.ROWED, 1, "castello-san_marco"), event(events.LANDED, 1, "castello")) == [
        "Bo puts a gondola between Castello and San Marco, and a councilman into Castello."
    ]


def test_a_district_is_scored_in_one_line() -> None:
    assert told(
        event(events.SCORING, "castello", 11),
        event(events.SCORED, 1, "castello", 1, 11),
        event(events.NEUTRAL_RANKED, "castello", 2),
        event(events.SCORED, 0, "castello", 3, 2),
        event(events.SCORING, "san_polo", 4),
    ) == [
        "Castello is worth 11 points: Bo 11, nothing for the neutral player, Ann 2.",
        "San Polo is worth 4 points; nobody has a councilman there.",
    ]


def test_the_reader_is_told_which_cards_are_drawn_and_discarded() -> None:
    drawn_cards = event(events.DRAWN, 0, "gold"), event(events.DREW, 0), event(events.DRAWN, 0, "gold")
    assert told(*drawn_cards, me=0) == ["You draw Gold x2."]
    cut = event(events.CUT, 0, 1), event(events.DISCARDED, 0, ["joker"]), event(events.CUT, 1, 2)
    assert told(*cut, me=0) == ["You discard joker, face down.", "Bo discards 2 cards face down."]
