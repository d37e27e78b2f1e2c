"""The texts of any game: languages, numbers, names, and the plain form."""

import doctest
from collections.abc import Callable

import pytest

import ridotto
from ridotto import texts
from ridotto.core.event_types import WHO, Event1
from ridotto.games.doge import events
from tests.toy.barcarola import GAME as BARCAROLA

BUILT = events.BUILT.event(1, 3, 4)


def test_an_unknown_language_is_refused_in_one_sentence() -> None:
    view = ridotto.start("doge", 3, seed=1).view(0)
    asks: list[Callable[[], str]] = [
        lambda: texts.sentence("doge", BUILT, "it"),
        lambda: texts.option("doge", "build", "button:done", "it"),
        lambda: texts.question("doge", view, 0, "it"),
        lambda: texts.term("doge", "castello", "it"),
        lambda: texts.sentence("elsewhere", BUILT, "it"),
    ]
    for ask in asks:
        with pytest.raises(texts.UnknownLanguage, match=r"language 'it'; there are en, fr\.$"):
            ask()
    assert issubclass(texts.UnknownLanguage, ridotto.RidottoError)


@pytest.mark.parametrize(
    ("key", "number", "english", "french"),
    [
        ("house", 0, "0 houses", "0 maison"),
        ("house", 1, "1 house", "1 maison"),
        ("house", 2, "2 houses", "2 maisons"),
        ("ring", 6, "6 rings", "6 anneaux"),
        ("palace", None, "palace", "palais"),
        ("san_marco", None, "San Marco", "San Marco"),
        ("quarantia", None, "the Quarantia", "la Quarantia"),
        ("green", None, "green", "vert"),
        (
            "advisor:quarantia_2",
            None,
            "second advisor of the Quarantia",
            "deuxième conseiller de la Quarantia",
        ),
    ],
)
def test_things_have_names_and_plurals(key: str, number: int | None, english: str, french: str) -> None:
    assert texts.term("doge", key, "en", number) == english
    assert texts.term("doge", key, "fr", number) == french


def test_names_are_those_given_and_the_reader_is_you() -> None:
    names = ["Ann", "Bo", "Cy"]
    assert texts.sentence("doge", BUILT, names=names) == "Bo builds a palace in San Marco for 4 houses."
    assert texts.sentence("doge", BUILT, names=names, me=1) == "You build a palace in San Marco for 4 houses."
    assert texts.sentence("doge", BUILT) == "Blue builds a palace in San Marco for 4 houses."
    assert texts.sentence("doge", BUILT, "fr") == "Bleu construit un palais à San Marco pour 4 maisons."
    assert texts.sentence("doge", BUILT, "fr", me=1) == "Vous construisez un palais à San Marco pour 4 maisons."


def test_a_name_is_never_changed() -> None:
    names = ["x", "{who} : l'as [red]", "z"]
    assert texts.sentence("doge", BUILT, "fr", names).startswith("{who} : l'as [red] construit")


def test_french_has_its_apostrophes_and_no_break_spaces() -> None:
    won = events.WON.event(0b001, 3, 0)
    text = "Rouge l\N{RIGHT SINGLE QUOTATION MARK}emporte à San Marco\N{NO-BREAK SPACE}; "
    assert texts.sentence("doge", won, "fr").startswith(text)


# ---- a game without texts


def test_a_game_without_words_is_told_plainly() -> None:
    assert texts.sentence("elsewhere", BUILT) == "built(who=1, area=san_marco, houses=4)"
    assert texts.rule_of("elsewhere", BUILT) == "DO-8.4"
    assert texts.option("elsewhere", "lay", ("hand:rialto", "lanterns:2"), "fr") == "hand:rialto lanterns:2"
    assert texts.term("elsewhere", "grand_canal") == "grand canal"


def test_a_kind_of_event_that_has_no_words_is_told_plainly() -> None:
    event = Event1("unheard", "", WHO).event(1)
    assert texts.sentence("doge", event, "fr") == "unheard(who=1)"
    assert texts.rule_of("doge", event) == ""
    assert texts.option("doge", "build", "elsewhere:x") == "elsewhere:x"


def test_a_whole_game_without_words_can_be_read() -> None:
    match = ridotto.start(BARCAROLA, 3, seed=2)
    assert texts.question("barcarola", match.view(0), 0) == "You are asked: lay."
    match.answer(match.codes(0)[0], 0)
    assert texts.question("barcarola", match.view(0), 0, "fr") == "On attend place 1 et place 2."
    while not match.over:
        match.answer(match.codes()[0])
    lines = texts.log(match, 1)
    assert [line.text for line in lines if line.text.startswith("answered")] == []
    assert lines[0].text == "round(round=1)"
    assert lines[-1].text == "Seat 0 wins the game."
    assert texts.question("barcarola", match.view(0), 0, "fr") == "La partie est finie."


def test_chance_can_be_waited_for() -> None:
    view = ridotto.start("doge", 3).view(0)
    assert texts.question("doge", view, 0) == "A random draw comes next."


def test_the_examples_of_the_module_are_true() -> None:
    assert doctest.testmod(texts).failed == 0


def test_what_is_remembered_of_one_table_is_said_with_the_names_of_another() -> None:
    assert texts.sentence("doge", BUILT, names=["Ann", "Bo", "Cy"]).startswith("Bo builds")
    assert texts.sentence("doge", BUILT, names=["Di", "Ed", "Flo"]).startswith("Ed builds")
    assert texts.sentence("doge", BUILT, names=["Di", "ed", "Flo"]).startswith("Ed builds"), "a sentence has a capital"
    assert texts.sentence("doge", BUILT, names=["Di"]).startswith("Seat 1 builds")


def test_a_name_of_odd_letters_is_left_as_it_is() -> None:
    odd = "\ue000{who}\ue002"  # such letters mark the places of names in what is remembered
    assert texts.sentence("doge", BUILT, names=["Ann", odd, "Cy"]).startswith(f"{odd} builds")
