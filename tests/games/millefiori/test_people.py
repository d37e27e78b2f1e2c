"""[MF-6] Townspeople: two pyramids."""

import pytest

from ridotto.games.millefiori.material import PEOPLE_SYMBOLS
from ridotto.testing import rule

from .reading import bonus, happened, may_play_extra, offered, placed, points, seen, turn

FLOOR = " ".join(f"nobili{n}" for n in range(8, 13))


@rule("MF-6.1")
@pytest.mark.parametrize(("area", "names"), [("nobili", "coin lion cross"), ("populi", "shell fish crab")])
def test_the_symbols_of_the_pyramids(area: str, names: str) -> None:
    symbols = names.split()
    fields = seen(turn("coin1"))["fields"][area]
    expected = [symbols[i] for i in (0, 1, 2, 1, 2, 0, 1, 2, 0, 1, 2, 0)]
    assert [field["symbol"] for field in fields] == expected and len(PEOPLE_SYMBOLS) == 12


@rule("MF-6.2", "MF-6.1")
def test_a_card_goes_on_any_supported_field_whatever_its_symbol() -> None:
    assert offered(turn("coin1")) == [f"field:nobili{n}" for n in range(8, 13)] + ["button:sail"]
    match = turn("coin1", "own B nobili8 nobili9\nown R nobili10 nobili12")
    assert offered(match) == [f"field:nobili{n}" for n in (4, 5, 11)] + ["button:sail"]


@rule("MF-6.1", "MF-6.2")
@pytest.mark.parametrize(
    ("below", "field"), [("8 9", 4), ("9 10", 5), ("10 11", 6), ("11 12", 7), ("4 5", 1), ("5 6", 2), ("6 7", 3)]
)
def test_a_field_rests_on_the_two_below(below: str, field: int) -> None:
    names = [f"populi{n}" for n in below.split()]
    assert f"field:populi{field}" in offered(turn("fish1", f"own B {' '.join(names)}"))
    for alone in names:
        assert f"field:populi{field}" not in offered(turn("fish1", f"own B {alone}"))


@rule("MF-6.2")
def test_each_pyramid_has_its_own_cards() -> None:
    assert offered(turn("crab1"))[0] == "field:populi8"


@rule("MF-6.3")
@pytest.mark.parametrize(("field", "score"), [(12, 2), (11, 1)])
def test_level_one_scores_1_and_twice_that_on_the_symbol_of_the_card(field: int, score: int) -> None:
    assert points(placed("coin1", f"nobili{field}")) == [score, 0, 0]  # example C


@rule("MF-6.3", "MF-6.4")
def test_level_two_scores_3_and_diamonds_below_score_1() -> None:
    match = placed("coin1", "nobili5", "own G nobili9\nown R nobili10")  # example G
    assert points(match) == [4, 0, 1]
    assert happened(match, "met") == [{"who": 0, "field": "nobili5", "points": 3}]


@rule("MF-6.3", "MF-6.4", "MF-6.5", "MF-6.6")
def test_level_three_scores_6_and_the_whole_triangle_scores() -> None:
    text = "own R nobili4 nobili8\nown B nobili5 nobili9\nown Y nobili10\ndisplay key1\nhad nobili R"
    match = placed("coin1", "nobili1", text, seats=4)  # example A
    assert points(match) == [16, 4, 0, 1] and may_play_extra(match)
    assert happened(match, "matched") == [{"who": 0, "field": "nobili1", "points": 12}]
    assert happened(match, "carried")[0] == {"who": 0, "field": "nobili1", "number": 2, "points": 4}


@rule("MF-6.5")
def test_the_bonus_comes_besides() -> None:
    text = "own R nobili4 nobili8\nown B nobili5 nobili9\nown Y nobili10"
    match = placed("coin1", "nobili1", text, seats=4)
    assert points(match) == [36, 4, 0, 1] and bonus(match, "nobili")[0] == 0


@rule("MF-6.4")
@pytest.mark.parametrize(("field", "score"), [(1, 9), (2, 9), (3, 9), (4, 2), (5, 2), (6, 2), (7, 2)])
def test_diamonds_outside_of_the_triangle_do_not_score(field: int, score: int) -> None:
    above = "" if field > 3 else " nobili4 nobili5 nobili6 nobili7"
    match = placed("lion1", f"nobili{field}", f"own B {FLOOR}{above}")
    assert points(match)[1] == score


@rule("MF-6.4")
def test_points_below_are_never_doubled() -> None:
    match = placed("cross1", "nobili5", "own B nobili9 nobili10")
    assert points(match) == [6, 2, 0]


@rule("MF-6.4")
def test_on_level_one_nothing_is_below() -> None:
    assert happened(placed("coin1", "nobili12", "own B nobili11"), "carried") == []


@rule("MF-6.5")
def test_all_three_symbols_of_a_pyramid_give_its_bonus() -> None:
    match = placed("crab1", "populi8", "own R populi9 populi10")
    assert bonus(match, "populi")[0] == 0 and points(match) == [22, 0, 0]


@rule("MF-6.5")
def test_the_other_pyramid_has_another_bonus() -> None:
    match = placed("crab1", "populi8", "own R populi9 nobili10 nobili8 nobili9\nbonus nobili R")
    assert bonus(match, "populi") == [None] * 4
    match = placed("crab1", "populi8", "own R populi9 populi10 nobili8 nobili9 nobili10\nbonus nobili R")
    assert bonus(match, "populi")[0] == 0 and bonus(match, "nobili")[1] is None


@rule("MF-6.6")
@pytest.mark.parametrize(("field", "extra"), [(1, True), (2, True), (3, True)])
def test_a_top_field_gives_an_extra_card(field: int, extra: bool) -> None:
    text = f"own B {FLOOR} nobili4 nobili5 nobili6 nobili7\ndisplay key1"
    match = placed("coin1", f"nobili{field}", text)
    assert may_play_extra(match) is extra and happened(match, "earned") == [{"who": 0, "reason": "top"}]


@rule("MF-6.6")
def test_level_two_does_not() -> None:
    assert not may_play_extra(placed("coin1", "nobili4", f"own B {FLOOR}\ndisplay key1"))
