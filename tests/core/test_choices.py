"""Table choices: read, refused, and written in a header."""

import pytest

import ridotto
from ridotto.core.choices import FLAG, Choice, Choices

KNOWN = [Choice("last_year", "XX-1", 60, 1, 60), Choice("open_hands", "XX-2", 0, 0, 1, FLAG)]
SPLIT = [
    Choice("open_hands", "XX-2", 0, 0, 1, FLAG, formerly="open_table"),
    Choice("open_piles", "XX-2", 0, 0, 1, FLAG, formerly="open_table"),
]


def test_what_is_not_given_has_its_default() -> None:
    choices = Choices(KNOWN, {"open_hands": "yes"})
    assert (choices["last_year"], choices["open_hands"]) == (60, 1)


def test_a_header_names_only_what_differs() -> None:
    assert Choices(KNOWN, {"last_year": "60", "open_hands": "yes"}).changed() == {"open_hands": "yes"}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"last_yaer": "3"}, "no choice 'last_yaer'; it has last_year, open_hands"),
        ({"last_year": "61"}, "a number from 1 to 60; not '61'"),
        ({"last_year": "0"}, "a number from 1 to 60; not '0'"),
        ({"last_year": "many"}, "a number from 1 to 60; not 'many'"),
        ({"last_year": "²"}, "a number from 1 to 60; not '²'"),
        ({"open_hands": "maybe"}, "one of no, yes; not 'maybe'"),
    ],
)
def test_a_bad_choice_gets_a_sentence_that_says_what_can_be_written(given: dict[str, str], sentence: str) -> None:
    with pytest.raises(ridotto.BadChoice, match=sentence):
        Choices(KNOWN, given)


def test_a_choice_that_was_split_is_read_under_its_former_name_and_written_under_the_new_ones() -> None:
    assert Choices(SPLIT, {"open_table": "yes"}).changed() == {"open_hands": "yes", "open_piles": "yes"}
    assert Choices(SPLIT, {"open_table": "no"}).changed() == {}


def test_a_new_name_counts_more_than_a_former_one() -> None:
    assert Choices(SPLIT, {"open_table": "yes", "open_piles": "no"}).changed() == {"open_hands": "yes"}


def test_former_names_are_not_offered() -> None:
    with pytest.raises(ridotto.BadChoice) as refused:
        Choices(SPLIT, {"other": "yes"})
    assert "it has open_hands, open_piles" in str(refused.value) and "open_table" not in str(refused.value)


def test_a_bad_value_under_a_former_name_is_refused() -> None:
    with pytest.raises(ridotto.BadChoice, match=r"'open_hands' is one of no, yes; not 'maybe'"):
        Choices(SPLIT, {"open_table": "maybe"})


def test_a_choice_belongs_to_the_record_and_to_every_copy() -> None:
    match = ridotto.start("doge", 3, seed=1, choices={"last_year": 2})
    again = ridotto.replay(ridotto.record(match).text())
    assert again.view(0)["choices"] == match.copy().view(0)["choices"] == {"last_year": "2"}


def test_a_choice_changes_the_game() -> None:
    match = ridotto.start("doge", 3, seed=1, choices={"last_year": 1})
    while not match.over:
        match.answer(match.codes()[-1])
    assert match.view(0)["year"] == 1
