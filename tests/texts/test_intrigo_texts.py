"""Intrigo has a sentence for everything, in both languages."""

import re
from pathlib import Path
from random import Random

import pytest

import ridotto
from ridotto import Event, texts
from ridotto.core.event import EVERYONE
from ridotto.games.intrigo.material import CORPORATION_NAMES, FAMILY_NAMES, INFLUENCE_NAMES, SEAT_NAMES
from ridotto.texts.intrigo import TEXTS
from ridotto.texts.intrigo.en import ENGLISH
from ridotto.texts.intrigo.facts import KINDS
from ridotto.texts.intrigo.fr import FRENCH
from tests.texts.conftest import Played, moments, told_in_the_source
from tests.texts.whole import check

ROOT = Path(__file__).parents[2]
PARAGRAPH = re.compile(r"^\*\*(IN-[\d.]+)\*\*", re.MULTILINE)
LANGUAGES = pytest.mark.parametrize("lang", texts.LANGUAGES)
CHOICES: tuple[dict[str, str], ...] = ({}, {"lone_card_wins": "no"}, {"ducats": "8"}, {"last_turn": "1"})


@pytest.fixture(scope="module")
def played() -> Played:
    everything = Played([], [], [])
    for seats in (2, 3, 4):
        for seed, choices in enumerate(CHOICES * 2):
            match = ridotto.start("intrigo", seats, seed=seed, choices=choices)
            everything.moments.extend(moments(match, Random(seed)))
            everything.matches.append(match)
            everything.events.extend(match.events)
    return everything


def say(kind: str, a: int = 0, b: int = 0, c: int = 0, lang: str = "en", me: int | None = None) -> str:
    return texts.sentence("intrigo", Event(kind, (a, b, c), EVERYONE, False), lang, me=me)


# ---- the two languages


def test_every_name_of_the_box_has_a_term() -> None:
    for lexicon in (ENGLISH, FRENCH):
        assert {*SEAT_NAMES, *FAMILY_NAMES, *CORPORATION_NAMES, *INFLUENCE_NAMES} <= lexicon.terms.keys()


# ---- events


def test_the_kinds_of_event_are_those_of_the_source_and_of_play(played: Played) -> None:
    assert set(KINDS) == told_in_the_source("intrigo") == {event.kind for event in played.events}


@LANGUAGES
def test_every_event_of_play_is_a_sentence_for_every_reader(played: Played, lang: str) -> None:
    for event in set(played.events):
        for me in (None, 0, 1):
            text = texts.sentence("intrigo", event, lang, me=me)
            check(text, lang)
            assert text.endswith(".")


def test_every_sentence_is_used(played: Played) -> None:
    voices = [texts.voice_for("intrigo", "en", None, me) for me in (None, 0, 1, 2, 3)]
    used = {TEXTS.key(event, voice) for event in played.events for voice in voices}
    composed = {key for key in ENGLISH.sentences if re.match("hand|refilled|shared|reason", key)}
    assert used | composed == set(ENGLISH.sentences)


def test_every_event_rests_on_a_paragraph(played: Played) -> None:
    law = set(PARAGRAPH.findall((ROOT / "docs/rules/intrigo.md").read_text(encoding="utf-8")))
    for event in set(played.events):
        rule = texts.rule_of("intrigo", event)
        assert rule in law or (event.kind == "answered" and rule == "")


def test_sentences_read_well() -> None:
    assert say("placed", 1, 4 * 16 + 3, 5) == "Blue places Tiepolo 3 in slot 5."
    assert say("hired", 0, 5 * 16 + 2, 3, me=0) == "You hire a Thief for 3 Ducats and put the card in slot 2."
    assert say("weighed", 0, 256 + 4, 128 + 18) == "The door lies between a Guard and Gradenigo 2 (face down)."
    assert say("stayed", 3, 6, 4) == "Equal values: a Ducat on arcade 3 stays."
    assert say("counted", 2, 2, 3) == "Green has 3 Seals of the clergy."
    assert say("received", 2, 3, 0) == "You receive Contarini 2, Contarini 3."
    assert say("took", 3, 0, 5, "fr", 3).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'") == (
        "Vous prenez un Sceau des métiers d'art sur la porte."
    )


def test_events_name_the_places_they_speak_of() -> None:
    assert TEXTS.targets(Event("rowed", (0, 4, 9), EVERYONE, False)) == ("slot:4", "slot:9")
    assert TEXTS.targets(Event("exchanged", (0, 4, 9), EVERYONE, False)) == ("arcade:4", "arcade:9")
    assert TEXTS.targets(Event("hired", (0, 5 * 16 + 2, 3), EVERYONE, False)) == ("slot:2",)


def test_an_unknown_event_is_told_plainly() -> None:
    assert say("unheard", 1) == "unheard(1, 0, 0)"
    assert TEXTS.targets(Event("unheard", (1, 0, 0), EVERYONE, False)) == ()


# ---- options and questions


@LANGUAGES
def test_every_option_of_play_is_a_sentence_and_differs_from_the_others(played: Played, lang: str) -> None:
    steps = set()
    for moment in played.moments[::3]:
        step = str(moment.view["step"])
        spoken = [texts.option("intrigo", step, path, lang) for path in moment.paths]
        assert len(set(spoken)) == len(spoken) and not set(spoken) & set(moment.paths)
        for text in spoken:
            check(text, lang)
        steps.add(step)
    assert len(steps) == 8


@LANGUAGES
def test_every_outcome_of_chance_is_a_sentence(lang: str) -> None:
    for step, path in (
        ("draw_first", "first:2"),
        ("deal_family", "family:dandolo"),
        ("draw_seal", "seal:clergy"),
        ("deal_card", "deal:tiepolo-3"),
    ):
        text = texts.option("intrigo", step, path, lang)
        assert text != path
        check(text, lang)


@LANGUAGES
def test_every_question_of_play_is_a_sentence(played: Played, lang: str) -> None:
    asked = {texts.question("intrigo", moment.view, moment.seat, lang) for moment in played.moments}
    for text in asked:
        check(text, lang)
    assert len(asked) > 20


# ---- the log


@LANGUAGES
def test_every_line_can_be_read_and_looked_up(played: Played, lang: str) -> None:
    law = set(PARAGRAPH.findall((ROOT / "docs/rules/intrigo.md").read_text(encoding="utf-8")))
    for match in played.matches[::3]:
        lines = texts.log(match, 1, lang)
        assert [line.number for line in lines] == sorted(line.number for line in lines)
        assert {line.rule for line in lines} <= law
        for line in lines:
            check(line.text, lang)


def test_a_share_out_has_a_line_for_each_token() -> None:
    match = ridotto.start("intrigo", 4, seed=3, choices={"last_turn": "1"})
    while not match.over:
        match.answer(match.codes()[-1])
    lines = [line for line in texts.log(match, -1) if re.match(r"(The door|Arcade \d+), ", line.text)]
    assert len(lines) == 16 and lines[0].targets == ("arcade:0",)
