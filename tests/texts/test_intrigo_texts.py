"""Intrigo has a sentence for everything, in both languages."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

import ridotto
from ridotto import Event, texts
from ridotto.core.event import EVERYONE, EventType
from ridotto.core.event_types import ANSWERED
from ridotto.games.intrigo import GAME, events
from ridotto.games.intrigo.material import (
    CELL_NAMES,
    CORPORATION_NAMES,
    FACE_NAMES,
    FAMILY_NAMES,
    INFLUENCE_NAMES,
    SEAT_NAMES,
    TOKEN_NAMES,
)
from ridotto.texts.intrigo import TEXTS
from ridotto.texts.intrigo.en import ENGLISH
from ridotto.texts.intrigo.fr import FRENCH
from tests.texts.conftest import Played, moments, told_in_the_source
from tests.texts.whole import check

ROOT = Path(__file__).parents[2]
PARAGRAPH = re.compile(r"^\*\*(IN-[\d.]+)\*\*", re.MULTILINE)
LANGUAGES = pytest.mark.parametrize("lang", texts.LANGUAGES)
CHOICES: tuple[dict[str, str], ...] = (
    {},
    {"lone_beside_influence_wins": "no", "lone_beside_killed_wins": "no"},
    {"ducats": "8"},
    {"last_turn": "1"},
)


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


def event(declared: EventType, *facts: int | str | None) -> Event:
    """An event of facts as people read them."""
    numbers = [number_of(fact, known.names) for fact, known in zip(facts, declared.facts, strict=True)]
    return Event(declared, tuple(numbers), EVERYONE)


def number_of(fact: int | str | None, names: Sequence[str]) -> int:
    if fact is None:
        return -1
    return names.index(fact) if isinstance(fact, str) else fact


def any_of(declared: EventType) -> Iterator[Event]:
    """An event of each case that there is of a declared one."""
    if declared is events.ENDED:
        yield from (event(declared, reason, who) for reason, who in (("different", 0), ("alike", 0), ("last_turn", -1)))
    elif declared is events.STAYED:
        yield from (event(declared, 0, 0, reason) for reason in events.WHY_STAYED.names)
    else:
        yield Event(declared, (0,) * len(declared.facts), EVERYONE)


def say(declared: EventType, *facts: int | str | None, lang: str = "en", me: int | None = None) -> str:
    return texts.sentence("intrigo", event(declared, *facts), lang, me=me)


# ---- the two languages


def test_every_name_of_the_box_has_a_term() -> None:
    for lexicon in (ENGLISH, FRENCH):
        assert {*SEAT_NAMES, *FAMILY_NAMES, *CORPORATION_NAMES, *INFLUENCE_NAMES} <= lexicon.terms.keys()


# ---- events


def test_every_event_that_is_declared_is_told_in_the_source_and_in_play(played: Played) -> None:
    assert {declared.name for declared in GAME.events} == told_in_the_source("intrigo")
    assert {*GAME.events, ANSWERED} == {event.type for event in played.events}


@LANGUAGES
def test_every_event_that_is_declared_is_a_sentence_in_all_its_cases(lang: str) -> None:
    for one in [one for declared in (*GAME.events, ANSWERED) for one in any_of(declared)]:
        for me in (None, 0, 1):
            text = texts.sentence("intrigo", one, lang, me=me)
            check(text, lang)
            assert text.endswith(".") and text != repr(one)


@LANGUAGES
def test_every_event_of_play_is_a_sentence_for_every_reader(played: Played, lang: str) -> None:
    for event in set(played.events):
        for me in (None, 0, 1):
            text = texts.sentence("intrigo", event, lang, me=me)
            check(text, lang)
            assert text.endswith(".")


def test_every_sentence_is_used(played: Played) -> None:
    voices = [texts.voice_for("intrigo", "en", None, me) for me in (None, 0, 1, 2, 3)]
    used = {TEXTS.key_for(one, voice) for one in set(played.events) for voice in voices}
    composed = {key for key in ENGLISH.sentences if re.match("hand|refilled|shared|reason", key)}
    assert used | composed == set(ENGLISH.sentences)


def test_every_event_rests_on_a_paragraph(played: Played) -> None:
    law = set(PARAGRAPH.findall((ROOT / "docs/rules/intrigo.md").read_text(encoding="utf-8")))
    for one in {*played.events, *[one for declared in GAME.events for one in any_of(declared)]}:
        rule = texts.rule_of("intrigo", one)
        assert rule in law or (one.type is ANSWERED and rule == "")


def test_sentences_read_well() -> None:
    hired = say(events.HIRED, 0, "thief", 2, 3, me=0)
    assert hired == "You hire a Thief for 3 Ducats and put the card in slot 2."
    weighed = say(events.WEIGHED, 0, "guard", "gradenigo-2!")
    assert weighed == "The door lies between a Guard and Gradenigo 2 (face down)."
    assert say(events.PLACED, 1, "tiepolo-3", 5) == "Blue places Tiepolo 3 in slot 5."
    assert say(events.STAYED, 3, "ducat", "equal") == "Equal values: a Ducat on arcade 3 stays."
    assert say(events.COUNTED, 2, "clergy", 3) == "Green has 3 Seals of the clergy."
    assert say(events.TURN, 4, 1, 0) == "The second half of turn 4 begins; Red is first."
    assert say(events.POWERLESS, 0, "courtesan", me=0) == "The Courtesan finds no target."


def test_what_a_seat_alone_is_told_can_also_be_told_of_it() -> None:
    cards = ("contarini-2", "contarini-3", None)
    assert say(events.RECEIVED, 1, *cards, me=1) == "You receive Contarini 2, Contarini 3."
    assert say(events.RECEIVED, 1, *cards) == "Blue receives Contarini 2, Contarini 3."
    assert say(events.RECEIVED, 1, *cards, lang="fr") == "On passe Contarini 2, Contarini 3 à Bleu."
    assert say(events.DEALT, 1, "dandolo-9") == "Blue is dealt Dandolo 9."


def test_french_sentences_read_well() -> None:
    assert say(events.TOOK, 3, 0, "crafts", lang="fr", me=3).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'") == (
        "Vous prenez un Sceau des métiers d'art sur la porte."
    )


def test_events_name_the_places_they_speak_of() -> None:
    assert TEXTS.targets(event(events.ROWED, 0, 4, 9)) == ("slot:4", "slot:9")
    assert TEXTS.targets(event(events.EXCHANGED, 0, 4, 9)) == ("arcade:4", "arcade:9")
    assert TEXTS.targets(event(events.HIRED, 0, "thief", 2, 3)) == ("slot:2",)


@LANGUAGES
def test_every_name_that_an_event_may_tell_has_a_term(lang: str) -> None:
    for kind, names in (("card", FACE_NAMES), ("left", CELL_NAMES), ("token", TOKEN_NAMES), ("power", INFLUENCE_NAMES)):
        spoken = [TEXTS.term(kind, name, lang) for name in names]
        assert len(set(spoken)) == len(names) and not set(spoken) & set(names)


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
