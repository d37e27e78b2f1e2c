"""San Marco has a sentence for everything, in both languages."""

import re
from pathlib import Path
from random import Random

import pytest

import ridotto
from ridotto import texts
from ridotto.core.event_types import ANSWERED
from ridotto.core.pool import one
from ridotto.games.sanmarco import GAME, events
from ridotto.games.sanmarco.events import OWNER
from ridotto.games.sanmarco.material import CARD_NAMES, NO_DISTRICT
from ridotto.testing import diagram, play
from ridotto.texts.choices import choice_label, value_label
from ridotto.texts.sanmarco import TEXTS
from ridotto.texts.sanmarco.en import ENGLISH
from ridotto.texts.sanmarco.fr import FRENCH
from tests.texts.conftest import Played, declared_by, moments, told_in_the_source
from tests.texts.whole import check

ROOT = Path(__file__).parents[2]
PARAGRAPH = re.compile(r"^\*\*(SM-[\d.]+)\*\*", re.MULTILINE)
RARE = {"stepped", "wasted", "renounced", "fetched", "denied"}
RARE |= {"will_place", "will_build", "will_carry", "will_transfer"}
LANGUAGES = pytest.mark.parametrize("lang", texts.LANGUAGES)


@pytest.fixture(scope="module")
def games() -> Played:
    """Games of 3 and 4 seats, with and without optional cards."""
    everything = Played([], [], [])
    for seats in (3, 4):
        for seed in range(16):
            optional = "yes" if seed % 2 else "no"
            match = ridotto.start("sanmarco", seats, seed=seed, choices={"cards_optional": optional})
            everything.moments.extend(moments(match, Random(seed)))
            everything.matches.append(match)
            everything.events.extend(match.events)
    return everything


EVENTS = {declared.name: declared for declared in GAME.events}


def say(kind: str, *facts: int, lang: str = "en", me: int | None = None) -> str:
    return texts.sentence("sanmarco", EVENTS[kind].event(*facts), lang, me=me)


def test_choices_have_names() -> None:
    assert choice_label(ENGLISH, "first_leader", "en") == "Leader of the first round"
    assert choice_label(ENGLISH, "first_castello", "en") == "Points of the first in Castello"
    assert choice_label(FRENCH, "joined_san_polo_castello", "fr") == "San Polo et Castello sont voisins"
    assert value_label(FRENCH, "first_leader", "drawn", "fr") == "tiré au sort"


def test_the_kinds_of_event_are_those_of_the_source_and_of_play(games: Played) -> None:
    assert declared_by("sanmarco") == told_in_the_source("sanmarco")
    assert {event.kind for event in games.events} >= declared_by("sanmarco") - RARE


@LANGUAGES
def test_every_event_of_play_is_a_sentence_for_every_reader(games: Played, lang: str) -> None:
    for event in set(games.events):
        for me in (None, 0, 1):
            text = texts.sentence("sanmarco", event, lang, me=me)
            check(text, lang)
            assert text.endswith(".")


@LANGUAGES
def test_every_kind_of_event_has_all_its_sentences(lang: str) -> None:
    told = [declared.event(*[0] * len(declared.facts)) for declared in [ANSWERED, *GAME.events]]
    told += [declared.event(0, 1, 0) for declared in GAME.events if OWNER in declared.facts[1:]]
    told += [events.DOGE.event(0, 1, left_behind) for left_behind in (NO_DISTRICT, 1, 2)]
    told += [events.WILL_CARRY.event(0, 1, there) for there in (1, 2)]
    told += [events.TOOK.event(0, 1, 0)]
    voices = [texts.voice_for("sanmarco", lang, None, me) for me in (None, 0, 1)]
    used = {TEXTS.key_for(event, voice) for event in told for voice in voices}
    sentences = TEXTS.lexicons[lang].sentences
    gathered = {key for key in sentences if key.split(".")[0] in ("settling", "roles", "offering", "scored")}
    assert used | gathered == set(sentences)


def test_every_event_rests_on_a_paragraph() -> None:
    law = set(PARAGRAPH.findall((ROOT / "docs/rules/sanmarco.md").read_text(encoding="utf-8")))
    for declared in GAME.events:
        assert texts.rule_of("sanmarco", declared.event(*[0] * len(declared.facts))) in law
    assert texts.rule_of("sanmarco", ANSWERED.event(0)) == ""


def test_sentences_read_well() -> None:
    doge, limit = CARD_NAMES.index("doge"), CARD_NAMES.index("limit_2")
    assert say("revealed", 1, 0, one(doge) + 2 * one(limit)) == "Blue turns up offer 1: doge, limit 2, limit 2."
    assert say("bridged", 0, 13, me=0) == "You build a bridge between San Marco and Castello."
    assert say("extra", 0b1010) == "Still under the limit: Blue and Yellow. One more round."
    assert say("extra", 0b1010, me=3) == "Still under the limit: Blue and you. One more round."
    assert say("doge", 2, 5, -1) == "Green brings the doge into Castello."
    assert say("doge", 2, 5, 5) == "Green leaves the doge in Castello."
    assert say("doge", 2, 5, 3) == "Green leads the doge to Castello."
    assert say("took", 0, 0, 1, me=0) == "You keep offer 2."
    assert say("took", 0, 0, 1) == "Red keeps offer 2."
    assert say("took", 1, 0, 1, me=0) == "Blue takes your offer 2."
    assert say("took", 0, 0, 1, lang="fr", me=0) == "Vous gardez l\N{RIGHT SINGLE QUOTATION MARK}offre 2."
    assert say("paid", 2, 0, 2, me=0) == "Green pays you 2 points of prestige of toll."
    assert say("denied", 2, 11) == "Green has fewest limit points, but with 11 limit points nobody exiles."
    assert say("will_carry", 2, 13, 13) == (
        "Green is going to leave the bridge between San Marco and Castello there, but the reserve is empty."
    )
    assert say("exiled", 2, 5, 1, lang="fr") == "Vert perd 1 noble à Castello."
    assert say("first", 3, 3, 8, lang="fr", me=3) == "Vous êtes en tête à San Marco et gagnez 8 points de prestige."


@LANGUAGES
def test_every_option_of_play_is_a_sentence_of_its_own(games: Played, lang: str) -> None:
    for moment in games.moments[::3]:
        step = str(moment.view["step"])
        spoken = [texts.option("sanmarco", step, path, lang) for path in moment.paths]
        assert len(set(spoken)) == len(moment.paths)
        for text, path in zip(spoken, moment.paths, strict=True):
            assert text != path
            check(text, lang)


def test_options_read_well() -> None:
    toll = ("district:castello", "toll:blue1-green2")
    assert texts.option("sanmarco", "move_doge", toll) == "Score Castello and pay 1 to Blue and 2 to Green on the way"
    step = ("district:castello", "toll:step-blue1")
    assert texts.option("sanmarco", "move_doge", step[:1]) == "Score Castello"
    assert texts.option("sanmarco", "move_doge", step) == (
        "Score Castello and pay 2 for the step without a bridge and 1 to Blue on the way"
    )
    assert texts.option("sanmarco", "split", "card:limit_2 offer:1", "fr") == (
        "Mettre la carte pénalité 2 dans l\N{RIGHT SINGLE QUOTATION MARK}offre 1"
    )
    assert texts.option("sanmarco", "deal_action", "card:doge") == "Draw the doge card"
    assert texts.option("sanmarco", "roll_exile", "die:3", "fr") == "Le dé montre 3"
    assert texts.option("sanmarco", "draw_role", "role:blue") == "The marker of Blue is drawn"


@LANGUAGES
def test_every_question_of_play_is_a_sentence(games: Played, lang: str) -> None:
    asked = {texts.question("sanmarco", moment.view, moment.seat, lang) for moment in games.moments[::2]}
    for text in asked:
        check(text, lang)
    assert len(asked) > 20


FETCHING = """
    castello R3
    san_polo R21 B1
    bridge san_marco-castello R
    player R
    hand {card}
    agenda next_card
"""


@pytest.mark.parametrize(
    ("card", "answer", "goal"),
    [
        ("castello", "district:castello", "for Castello"),
        ("bridge", "pair:santa_croce-dorsoduro", "for the bridge between Santa Croce and Dorsoduro"),
        ("transfer", "noble:san_polo-blue", "to replace one of Blue in San Polo"),
    ],
)
def test_the_question_for_a_noble_says_where_it_is_to_go(card: str, answer: str, goal: str) -> None:
    match = diagram("sanmarco", FETCHING.format(card=card))
    play(match, f"R {answer}")
    assert goal in texts.question("sanmarco", match.view(0), 0)
    check(texts.question("sanmarco", match.view(0), 0, "fr"), "fr")


def test_the_question_for_a_noble_names_the_seized_bridge() -> None:
    pairs = ("san_marco-castello", "cannaregio-castello", "cannaregio-san_marco", "san_polo-san_marco")
    bridges = "\n".join(f"bridge {pair} R B G" for pair in pairs)
    match = diagram("sanmarco", f"castello R21\n{bridges}\nplayer R\nhand bridge\nagenda next_card")
    play(match, "R bridge:san_marco-castello-blue", "R pair:san_marco-dorsoduro")
    goal = "for the bridge of Blue, which shall join San Marco and Dorsoduro"
    assert goal in texts.question("sanmarco", match.view(0), 0)
    check(texts.question("sanmarco", match.view(0), 0, "fr"), "fr")


def test_a_dealer_is_asked_to_divide_all_cards_then_those_that_are_left() -> None:
    roles = "first_dealer R\n first_chooser B\n second_dealer G\n second_chooser Y\n"
    match = diagram("sanmarco", f"{roles} deal R doge limit_1\n deal G exile limit_2\n agenda split")
    asked = [texts.question("sanmarco", match.view(0), 0)]
    for answer in ("card:doge offer:1", "card:limit_1 offer:2"):
        play(match, f"R {answer}")
        asked.append(texts.question("sanmarco", match.view(0), 0))
    assert asked == [
        "Divide your 2 cards into 2 offers. No offer may stay empty.",
        "Lay your cards into 2 offers: 1 card left. No offer may stay empty.",
        "All cards are in your 2 offers. Is that it?",
    ]


def test_every_question_of_the_game_has_its_text() -> None:
    decisions = {step.name for step in ridotto.game("sanmarco").rules.steps if hasattr(step, "size")}
    assert decisions == {key for key in ENGLISH.questions if "." not in key}


@LANGUAGES
def test_a_whole_game_can_be_read(games: Played, lang: str) -> None:
    for match in games.matches[::8]:
        lines = texts.log(match, 0, lang)
        assert len(lines) > 100 and lines[-1].rule == "SM-10.2"
        for line in lines:
            check(line.text, lang)


def test_what_an_event_speaks_of_can_be_lit() -> None:
    assert TEXTS.targets(events.BRIDGED.event(0, 13)) == ("pair:san_marco-castello",)
    assert TEXTS.targets(events.PLACED.event(0, 5, 5)) == ("district:castello",)
    assert TEXTS.targets(events.CARRIED.event(0, 13, 12)) == ("pair:san_marco-castello", "pair:san_marco-dorsoduro")
    assert TEXTS.targets(events.DOGE.event(0, 5, 3)) == ("district:castello",)
    assert TEXTS.targets(events.ROLLED.event(0, 6, 5)) == ()
