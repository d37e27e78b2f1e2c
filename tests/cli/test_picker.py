"""What a person types, and which option is meant."""

import pytest

from ridotto.cli.picker import Offer, completions, meant, numbered

MOVES = [
    Offer(1, 0, ("button:stay",), ""),
    Offer(2, 1, ("houses:castello", "area:dorsoduro"), ""),
    Offer(3, 2, ("houses:castello", "area:san_marco"), ""),
    Offer(4, 3, ("houses:cannaregio", "area:dorsoduro"), ""),
]
ADVISORS = [
    Offer(1, 0, ("advisor:quarantia", "area:castello"), ""),
    Offer(2, 1, ("advisor:quarantia_1", "area:castello"), ""),
    Offer(3, 2, ("advisor:quarantia_1", "button:abstain"), ""),
]
CARDS = [Offer(1, 0, ("card:castello",), ""), Offer(2, 1, ("card:dorsoduro",), "")]


def numbers(offers: list[Offer], typed: str) -> list[int]:
    return [offer.number for offer in meant(offers, typed)]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("3", [3]),
        ("003", [3]),
        ("0", []),
        ("5", []),
        ("99999999999999999999999", []),
        ("houses:castello area:san_marco", [3]),
        ("cas san", [3]),
        ("CAS SAN", [3]),
        ("h:cas a:dor", [2]),
        (":cas :dor", [2]),
        ("cas", [2, 3]),
        ("houses", [2, 3, 4]),
        ("stay", [1]),
        ("b", [1]),
        ("san", [3]),  # no path begins so: a later click is meant
        ("cas dor x", []),
        ("nonsense", []),
        ("", []),
    ],
)
def test_a_number_a_path_or_beginnings(typed: str, found: list[int]) -> None:
    assert numbers(MOVES, typed) == found


def test_a_name_written_out_is_not_the_beginning_of_another() -> None:
    assert numbers(ADVISORS, "quarantia castello") == [1]


def test_a_name_counts_before_a_kind() -> None:
    assert numbers(CARDS, "ca") == [1]
    assert numbers(CARDS, "car") == [1, 2]


def test_enter_takes_the_only_option() -> None:
    assert numbers(CARDS[:1], "") == [1]


@pytest.mark.parametrize(
    ("paths", "order"),
    [
        (["button:0", "button:1", "button:2"], ["button:1", "button:2", "button:0"]),
        (["marker:0", "marker:2", "marker:3", "button:done"], ["marker:0", "marker:2", "marker:3", "button:done"]),
        (["marker:1", "marker:3", "button:done"], ["marker:1", "button:done", "marker:3"]),
        (["marker:3", "button:done"], ["marker:3", "button:done"]),
        (["card:castello", "card:dorsoduro"], ["card:castello", "card:dorsoduro"]),
    ],
)
def test_an_option_that_is_called_2_stands_second_where_that_can_be(paths: list[str], order: list[str]) -> None:
    assert [paths[i] for i in numbered([(path,) for path in paths])] == order


def test_the_tab_key_completes_click_by_click() -> None:
    assert completions(MOVES, "") == ["button:stay", "houses:cannaregio", "houses:castello"]
    assert completions(MOVES, "ca") == ["houses:cannaregio", "houses:castello"]
    assert completions(MOVES, "houses:castello ") == ["area:dorsoduro", "area:san_marco"]
    assert completions(MOVES, "houses:castello s") == ["area:san_marco"]
    assert completions(MOVES, "x") == []


@pytest.mark.parametrize(
    ("typed", "found"),
    [("mar", [3]), ("cas mar", [3]), ("h:cas a:mar", [3]), ("cas sm", [3]), ("arc", []), ("cas oma", [])],
)
def test_a_name_has_short_forms_made_of_the_beginnings_of_its_words(typed: str, found: list[int]) -> None:
    assert numbers(MOVES, typed) == found


def test_what_a_board_draws_can_be_typed() -> None:
    assert numbers(ADVISORS, "qu1 cas") == [2]
