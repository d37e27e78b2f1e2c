"""Mille Fiori has a sentence for everything, in both languages."""

from random import Random

import pytest

import ridotto
from ridotto import texts
from ridotto.core.event_types import ANSWERED
from ridotto.games.millefiori import GAME, events
from ridotto.games.millefiori.material import SEAT_NAMES
from ridotto.texts.millefiori import TEXTS
from tests.texts.conftest import Moment, Played, declared_by, moments, told_in_the_source
from tests.texts.whole import check

LANGUAGES = pytest.mark.parametrize("lang", texts.LANGUAGES)
READERS = (None, 0, 1)


@pytest.fixture(scope="module")
def games() -> Played:
    """Games of all numbers of seats."""
    seen: list[Moment] = []
    matches = [ridotto.start("millefiori", seats, seed=seed) for seats in (2, 3, 4, 5) for seed in range(3)]
    for seed, match in enumerate(matches):
        seen.extend(moments(match, Random(seed)))
    return Played(matches, seen, [event for match in matches for event in match.events])


def test_every_name_of_the_box_has_a_term() -> None:
    for lexicon in TEXTS.lexicons.values():
        assert list(lexicon.terms) == SEAT_NAMES


def test_the_kinds_of_event_are_those_of_the_source_and_of_play(games: Played) -> None:
    assert declared_by("millefiori") == told_in_the_source("millefiori")
    assert {event.type for event in games.events} == {*GAME.events, ANSWERED}


@LANGUAGES
def test_every_event_is_a_sentence_for_every_reader(games: Played, lang: str) -> None:
    for event in set(games.events):
        for me in READERS:
            text = texts.sentence("millefiori", event, lang, me=me)
            check(text, lang)
            assert text.endswith(".")


def test_every_sentence_is_used(games: Played) -> None:
    voices = [texts.voice_for("millefiori", "en", None, me) for me in READERS]
    kinds = {TEXTS.key_for(event, voice) for event in games.events for voice in voices}
    assert kinds == set(TEXTS.lexicons["en"].sentences)


def test_every_event_rests_on_a_paragraph() -> None:
    assert all(declared.rule for declared in GAME.events)
    assert texts.rule_of("millefiori", events.NOBODY.event(3)) == "MF-2.5"


@LANGUAGES
def test_every_option_and_every_question_is_a_sentence(games: Played, lang: str) -> None:
    for moment in games.moments:
        spoken = {texts.option("millefiori", str(moment.view["step"]), path, lang) for path in moment.paths}
        assert len(spoken) == len(moment.paths)
        for text in (*spoken, texts.question("millefiori", moment.view, moment.seat, lang)):
            check(text, lang)


def test_texts_read_well() -> None:
    assert texts.sentence("millefiori", events.WON.event(0, 3)) == "Red wins prize 3."
    assert texts.sentence("millefiori", events.WON.event(0, 3), "fr", me=0) == "Vous gagnez le prix 3."
    assert texts.option("millefiori", "lay_card", "card:4") == "Lay the 4"
    assert texts.option("millefiori", "turn_prize", "prize:2", "fr") == "Retourner le prix 2"
    view = ridotto.game("millefiori").parse("seats 2\nround 2\nprize 4\nagenda lay_card")
    question = texts.question("millefiori", ridotto.game("millefiori").view(view, 0), 0)
    assert question == "Round 2 of 5: lay a card face down for prize 4."


def test_a_game_is_told_line_by_line(games: Played) -> None:
    for match in games.matches:
        lines = texts.log(match, 0)
        assert lines[0].text == "Round 1 begins." and lines[0].rule == "MF-2.1"
        assert lines[-1].rule == "MF-3.2"
