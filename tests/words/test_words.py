"""The words of any game: languages, numbers, names, and the plain form."""

import doctest
from collections.abc import Callable

import pytest

import ridotto
from ridotto import words
from ridotto.core.event import EVERYONE, Event
from tests.toy.barcarola import GAME as BARCAROLA

BUILT = Event("built", (1, 3, 4), EVERYONE, False)


def test_an_unknown_language_is_refused_in_one_sentence() -> None:
    view = ridotto.start("doge", 3, seed=1).view(0)
    asks: list[Callable[[], str]] = [
        lambda: words.sentence("doge", BUILT, "it"),
        lambda: words.option("doge", "build", "button:done", "it"),
        lambda: words.question("doge", view, 0, "it"),
        lambda: words.term("doge", "castello", "it"),
        lambda: words.sentence("elsewhere", BUILT, "it"),
    ]
    for ask in asks:
        with pytest.raises(words.UnknownLanguage, match=r"language 'it'; there are en, fr\.$"):
            ask()
    assert issubclass(words.UnknownLanguage, ridotto.RidottoError)


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
    assert words.term("doge", key, "en", number) == english
    assert words.term("doge", key, "fr", number) == french


def test_names_are_those_given_and_the_reader_is_you() -> None:
    names = ["Ann", "Bo", "Cy"]
    assert words.sentence("doge", BUILT, names=names) == "Bo builds a palace in San Marco for 4 houses."
    assert words.sentence("doge", BUILT, names=names, me=1) == "You build a palace in San Marco for 4 houses."
    assert words.sentence("doge", BUILT) == "Blue builds a palace in San Marco for 4 houses."
    assert words.sentence("doge", BUILT, "fr") == "Bleu construit un palais à San Marco pour 4 maisons."
    assert words.sentence("doge", BUILT, "fr", me=1) == "Vous construisez un palais à San Marco pour 4 maisons."


def test_a_name_is_never_changed() -> None:
    names = ["x", "{who} : l'as [red]", "z"]
    assert words.sentence("doge", BUILT, "fr", names).startswith("{who} : l'as [red] construit")


def test_french_has_its_apostrophes_and_no_break_spaces() -> None:
    won = Event("won", (0b001, 3, 0), EVERYONE, False)
    text = "Rouge l\N{RIGHT SINGLE QUOTATION MARK}emporte à San Marco\N{NO-BREAK SPACE}; "
    assert words.sentence("doge", won, "fr").startswith(text)


# ---- a game without words


def test_a_game_without_words_is_told_plainly() -> None:
    assert words.sentence("elsewhere", BUILT) == "built(1, 3, 4)"
    assert words.rule_of("elsewhere", BUILT) == ""
    assert words.option("elsewhere", "lay", ("hand:rialto", "lanterns:2"), "fr") == "hand:rialto lanterns:2"
    assert words.term("elsewhere", "grand_canal") == "grand canal"


def test_a_kind_of_event_that_has_no_words_is_told_plainly() -> None:
    event = Event("unheard", (1, 0, 0), EVERYONE, False)
    assert words.sentence("doge", event, "fr") == "unheard(1, 0, 0)"
    assert words.rule_of("doge", event) == ""
    assert words.option("doge", "build", "elsewhere:x") == "elsewhere:x"


def test_a_whole_game_without_words_can_be_read() -> None:
    match = ridotto.start(BARCAROLA, 3, seed=2)
    assert words.question("barcarola", match.view(0), 0) == "You are asked: lay."
    match.answer(match.codes(0)[0], 0)
    assert words.question("barcarola", match.view(0), 0, "fr") == "On attend place 1 et place 2."
    while not match.over:
        match.answer(match.codes()[0])
    lines = words.log(match, 1)
    assert [line.text for line in lines if line.text.startswith("answered")] == []
    assert lines[0].text == "round(1, 0, 0)"
    assert lines[-1].text == "Seat 0 wins the game."
    assert words.question("barcarola", match.view(0), 0, "fr") == "La partie est finie."


def test_chance_can_be_waited_for() -> None:
    view = ridotto.start("doge", 3).view(0)
    assert words.question("doge", view, 0) == "Chance speaks next."


def test_the_examples_of_the_module_are_true() -> None:
    assert doctest.testmod(words).failed == 0


def test_what_is_remembered_of_one_table_is_said_with_the_names_of_another() -> None:
    assert words.sentence("doge", BUILT, names=["Ann", "Bo", "Cy"]).startswith("Bo builds")
    assert words.sentence("doge", BUILT, names=["Di", "Ed", "Flo"]).startswith("Ed builds")
    assert words.sentence("doge", BUILT, names=["Di", "ed", "Flo"]).startswith("Ed builds"), "a sentence has a capital"
    assert words.sentence("doge", BUILT, names=["Di"]).startswith("Seat 1 builds")


def test_a_name_of_odd_letters_is_left_as_it_is() -> None:
    odd = "\ue000{who}\ue002"  # such letters mark the places of names in what is remembered
    assert words.sentence("doge", BUILT, names=["Ann", odd, "Cy"]).startswith(f"{odd} builds")
