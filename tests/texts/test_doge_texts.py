"""Doge has a sentence for everything, in both languages."""

import re
from pathlib import Path

import pytest

import ridotto
from ridotto import texts
from ridotto.core.pool import one
from ridotto.core.seats import NO_SEAT
from ridotto.games.doge import GAME, events
from ridotto.games.doge.events import GOAL_MET, LAST_YEAR_OVER, NO_GOAL_LEFT
from ridotto.games.doge.material import ADVISOR_NAMES, AREA_NAMES, SEAT_NAMES
from ridotto.texts.doge import TEXTS
from ridotto.texts.doge.en import ENGLISH
from ridotto.texts.doge.fr import FRENCH
from tests.texts.conftest import Played, declared_by, told_in_the_source
from tests.texts.whole import check

ROOT = Path(__file__).parents[2]
PARAGRAPH = re.compile(r"^\*\*(DO-[\d.]+)\*\*", re.MULTILINE)
LANGUAGES = pytest.mark.parametrize("lang", texts.LANGUAGES)


EVENTS = {declared.name: declared for declared in GAME.events}


def say(kind: str, *facts: int, lang: str = "en", me: int | None = None) -> str:
    return texts.sentence("doge", EVENTS[kind].event(*facts), lang, me=me)


# ---- the two languages


def test_every_name_of_the_box_has_a_term() -> None:
    for lexicon in (ENGLISH, FRENCH):
        advisors = [f"advisor:{name}" for name in ADVISOR_NAMES]
        assert list(lexicon.terms) == [*AREA_NAMES, *advisors, *SEAT_NAMES]


# ---- events


def test_the_kinds_of_event_are_those_of_the_source_and_of_play(played: Played) -> None:
    assert declared_by("doge") == told_in_the_source("doge")
    assert {event.kind for event in played.events} == declared_by("doge") - {"crowded"} | {
        "answered"
    }  # too rare for random play


@LANGUAGES
def test_every_event_of_play_is_a_sentence_for_every_reader(played: Played, lang: str) -> None:
    for event in set(played.events):
        for me in (None, 0, 1, 2):
            text = texts.sentence("doge", event, lang, me=me)
            check(text, lang)
            assert text.endswith(".")


def test_every_sentence_is_used(played: Played) -> None:
    planted = [
        events.CROWDED.event(0, 0b101),
        *[events.ENDED.event(GOAL_MET, goals) for goals in (0b001, 0b011)],
        events.ENDED.event(NO_GOAL_LEFT, 0),
    ]
    voices = [texts.voice_for("doge", "en", None, me) for me in (None, 0, 1)]
    used = {TEXTS.key_for(event, voice) for event in {*played.events, *planted} for voice in voices}
    composed = {key for key in ENGLISH.sentences if re.match("second|order|placing|poll", key)}
    assert used | composed == set(ENGLISH.sentences)


def test_every_event_rests_on_a_paragraph(played: Played) -> None:
    law = set(PARAGRAPH.findall((ROOT / "docs/rules/doge.md").read_text(encoding="utf-8")))
    for declared in GAME.events:
        assert texts.rule_of("doge", declared.event(*[0] * len(declared.facts))) in law
    assert texts.rule_of("doge", events.BUILT.event(0, 0, 3)) == "DO-8.4"


def test_each_way_to_end_has_its_sentence_and_its_paragraph() -> None:
    ends = {GOAL_MET: "DO-9.1", NO_GOAL_LEFT: "DO-9.4", LAST_YEAR_OVER: "DO-9.5"}
    for reason, rule in ends.items():
        event = events.ENDED.event(reason, 0b101 if reason == GOAL_MET else 0)
        assert texts.rule_of("doge", event) == rule
        for lang in texts.LANGUAGES:
            check(texts.sentence("doge", event, lang, me=2), lang)
    assert say("ended", GOAL_MET, 0b101, me=2) == "You and Red meet a goal: the game is over."
    assert say("ended", GOAL_MET, 0b001, me=2) == "Red meets a goal: the game is over."


def test_masks_and_pools_are_unpacked() -> None:
    assert say("counted", 1, 3, one(0) + 2 * one(3)) == "Blue turns up 0, 3 and 3 in San Marco."
    assert say("tied", 0b1101, 6) == "Red, Green and Yellow are tied for first in the Quarantia."
    assert say("tied", 0b0110, 1, me=2) == "You and Blue are tied for first in Castello."
    assert say("won", 0b0001, 1, 0b0110) == "Red wins in Castello; Blue and Green are tied for second."
    assert say("won", 0b0001, 1, 0b0010, me=1) == "Red wins in Castello; you are second."
    assert say("won", 0b0001, 1, 0, me=0) == "You win in Castello; nobody is second."


def test_french_verbs_agree() -> None:
    nbsp = "\N{NO-BREAK SPACE}"
    assert say("tied", 0b110, 1, lang="fr") == "Bleu et Vert sont à égalité en tête à Castello."
    assert say("tied", 0b110, 6, lang="fr", me=2) == "Vous et Bleu êtes à égalité en tête à la Quarantia."
    assert say("abstained", 0, 6, lang="fr") == "Rouge renonce au premier conseiller de la Quarantia."
    assert say("took", 0, 1, 6, NO_SEAT, lang="fr", me=0) == (
        "Vous prenez le conseiller de Castello et le placez à la Quarantia."
    )
    assert say("freed", 1, 3, lang="fr") == (
        f"Le conseiller de Castello devient neutre{nbsp}; son anneau revient à Jaune."
    )


def test_none_is_said_as_none() -> None:
    assert say("placed", 1, 2, 0) == "Blue places no house in Dorsoduro."
    assert say("placed", 1, 2, 1) == "Blue places 1 house in Dorsoduro."
    assert say("placed", 1, 2, 0, lang="fr") == "Bleu ne pose pas de maison à Dorsoduro."


def test_a_crowded_district_tells_who_wanted_to_build() -> None:
    assert say("crowded", 2, 0b011) == (
        "Red and Blue want to build in Dorsoduro, which has no room for all of them: nobody builds there."
    )
    assert say("crowded", 2, 0b011, me=1).startswith("You and Red want to build in Dorsoduro, ")
    check(say("crowded", 2, 0b011, lang="fr"), "fr")
    assert say("crowded", 2, 0b011, lang="fr", me=1).startswith("Vous et Rouge voulez construire à Dorsoduro, ")


def test_whose_ring_goes_back_is_told_when_an_advisor_is_taken() -> None:
    assert say("took", 0, 1, 6, 2) == (
        "Red takes the advisor of Castello from Green, who gets the ring back, and places it in the Quarantia."
    )
    assert say("took", 0, 1, 6, 2, me=2) == (
        "Red takes the advisor of Castello from you and places it in the Quarantia; your ring comes back."
    )
    assert say("took", 0, 1, 6, 2, lang="fr", me=2) == (
        "Rouge vous prend le conseiller de Castello et le place à la Quarantia\N{NO-BREAK SPACE}; "
        "votre anneau vous revient."
    )
    assert say("took", 0, 1, 6, NO_SEAT) == "Red takes the advisor of Castello and places it in the Quarantia."


# ---- options and questions


@LANGUAGES
def test_every_option_of_play_is_a_sentence(played: Played, lang: str) -> None:
    offered = {(str(moment.view["step"]), path) for moment in played.moments for path in moment.paths}
    assert len({step for step, _ in offered}) == 10
    for step, path in offered:
        text = texts.option("doge", step, path, lang)
        assert text != path
        check(text, lang)


@LANGUAGES
def test_the_options_of_one_question_are_told_apart(played: Played, lang: str) -> None:
    for moment in played.moments[::7]:
        spoken = {texts.option("doge", str(moment.view["step"]), path, lang) for path in moment.paths}
        assert len(spoken) == len(moment.paths)


def test_options_read_well() -> None:
    path = ("advisor:castello", "area:san_marco")
    assert texts.option("doge", "handle_advisor", path) == "Take the advisor of Castello and send it to San Marco"
    assert texts.option("doge", "place_two", "button:2", "fr") == "Poser 2 maisons"
    assert texts.option("doge", "lay_brown", "brown:quarantia", "fr") == "Poser la carte brune de la Quarantia"


@LANGUAGES
def test_every_question_of_play_is_a_sentence(played: Played, lang: str) -> None:
    asked = {texts.question("doge", moment.view, moment.seat, lang) for moment in played.moments}
    for text in asked:
        check(text, lang)
    steps = {str(moment.view["step"]) for moment in played.moments}
    assert len(asked) > len(steps) == 10


def ask(diagram: str, seat: int, lang: str = "en") -> str:
    game = ridotto.game("doge")
    return texts.question("doge", game.view(game.parse(diagram), seat), seat, lang)


def test_a_question_says_what_is_asked_and_why() -> None:
    castello = "brown castello\nstack castello R:3 B:1,2 G:2\nagenda vote:0 turn_blue:0"
    assert ask(castello.replace("B:1,2 ", ""), 0) == "Castello votes: you won. Take its advisor or abstain."
    assert ask(castello, 2) == "Waiting for Red and Blue."
    assert ask(castello, 0) == "Castello votes: you are tied for first. You may place up to 2 houses there."


def test_a_question_of_the_quarantia_says_what_is_left() -> None:
    council = "brown quarantia\nstack quarantia R:3 B:2\nagenda vote:0 turn_blue:0"
    nbsp = "\N{NO-BREAK SPACE}"
    assert ask(council, 0) == ("The Quarantia votes: you won. Take one of its three advisors, or abstain with one.")
    assert ask(council, 1, "fr") == "On attend Rouge."
    game = ridotto.game("doge")
    s = game.parse(council)
    game.rules.choose(s, 0, game.rules.options(s, 0)[0])
    text = texts.question("doge", game.view(s, 1), 1, "fr").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    assert text == (
        f"La Quarantia vote{nbsp}: vous êtes deuxième. "
        "Prenez l'un des deux conseillers restants, ou renoncez à l'un d'eux."
    )


def test_a_seat_without_a_ring_is_told_so() -> None:
    advisors = "\n".join(
        f"advisor {home} R@castello"
        for home in ("dorsoduro", "san_marco", "san_polo", "quarantia_1", "quarantia_2", "quarantia_3")
    )
    text = ask(f"brown cannaregio\n{advisors}\nstack cannaregio R:3\nagenda vote:0 turn_blue:0", 0)
    assert text.endswith("or abstain. You have no free ring, so only an advisor that carries yours can be taken.")


def test_a_card_is_filled_marker_by_marker() -> None:
    match = ridotto.start("doge", 4, seed=1)
    assert texts.question("doge", match.view(2), 2) == "Placing 1 of 3: lay one of your cards face down."
    match.answer("card:castello", seat=2)
    assert texts.question("doge", match.view(2), 2) == (
        "You have laid the card of Castello: put up to 4 markers on it, one by one."
    )
    match.answer("marker:0", seat=2)
    match.answer("marker:3", seat=2)
    assert texts.question("doge", match.view(2), 2) == (
        "Your card of Castello carries 0 and 3: add up to 2 markers more, or stop."
    )
