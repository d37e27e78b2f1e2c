"""Every choice of a table has a name for people, in both languages."""

import pytest

import ridotto
from ridotto import texts
from ridotto.registry import our_ids
from ridotto.texts import texts_of
from ridotto.texts.choices import choice_label, found, value_label
from ridotto.texts.grammar import Lexicon

OURS = [ridotto.game(name) for name in our_ids()]
TERMS = {"castello": "Castello", "san_marco": "San Marco", "north": "north gate"}
TEXTS = {
    "last_year": "last year",
    "worth_*": "worth of {0}",
    "way_*_*": "way from {0} to {1}",
    "gate=south": "southern gate",
}
LEXICON = Lexicon("", "", TERMS, {}, {}, {}, {}, TEXTS)


@pytest.mark.parametrize("game", OURS, ids=[game.id for game in OURS])
def test_every_choice_of_our_games_has_a_label_in_both_languages(game: ridotto.AnyGame) -> None:
    for lang, lexicon in texts_of(game.id).lexicons.items():
        for choice in game.choices:
            assert found(lexicon, choice.name, lang), choice.name


@pytest.mark.parametrize(
    ("name", "label"),
    [
        ("last_year", "Last year"),
        ("worth_castello", "Worth of Castello"),
        ("worth_3", "Worth of 3"),
        ("way_san_marco_castello", "Way from San Marco to Castello"),
        ("worth_of_nothing", "Worth of nothing"),
    ],
)
def test_a_label_is_found_composed_or_plain(name: str, label: str) -> None:
    assert choice_label(LEXICON, name, "en") == label


@pytest.mark.parametrize(
    ("value", "label"), [("south", "southern gate"), ("north", "north gate"), ("yes", "yes"), ("far_off", "far off")]
)
def test_a_value_is_found_in_the_choices_in_the_terms_or_is_plain(value: str, label: str) -> None:
    assert value_label(LEXICON, "gate", value, "en") == label


def test_yes_and_no_are_known_in_every_game() -> None:
    assert [texts.value("nothing", "flag", text, "fr") for text in ("no", "yes")] == ["non", "oui"]
