"""[MF-8] Harbour and sea route."""

import pytest

from ridotto.games.millefiori.material import SEA_POINTS
from ridotto.testing import rule

from .reading import drawn, happened, may_play_extra, offered, placed, player, points, sailed, seen, turn


@rule("MF-8.1")
def test_a_ship_field_of_every_row_is_offered_for_those_of_a_row_are_alike() -> None:
    assert offered(turn("ship1")) == [f"field:harbour{n}" for n in (1, 4, 7, 10, 13)] + ["button:sail"]
    match = turn("ship1", "own B harbour1 harbour4 harbour5 harbour6")
    assert offered(match) == [f"field:harbour{n}" for n in (2, 7, 10, 13)] + ["button:sail"]


@rule("MF-8.1")
def test_after_the_diamond_the_ship_sails() -> None:
    match = placed("ship4", "harbour1", "ships 5 0 0")
    assert drawn(match, "own R") == "harbour1" and player(match, "R")["ship"] == 9 and points(match) == [5, 0, 0]


@rule("MF-8.2")
def test_to_sail_only_places_no_diamond() -> None:
    match = sailed("ship4", "ships 5 0 0")
    assert drawn(match, "own R") == "" and player(match, "R")["ship"] == 9 and points(match) == [5, 0, 0]


@rule("MF-8.3", "MF-8.1")
def test_a_full_fleet_scores_for_the_goods_of_its_row() -> None:
    text = "own B harbour1\nown R harbour2 trade1\nown Y trade2 trade3\nships 0 5 0 0"
    match = placed("ship4", "harbour3", text, letter="B", seats=4)  # example A
    assert points(match) == [6, 12 + 5, 0, 0]
    assert happened(match, "manned")[1] == {"who": 1, "row": 1, "goods": 3, "number": 2, "points": 12}


@rule("MF-8.3")
@pytest.mark.parametrize(
    ("goods", "each"), [("", 0), ("trade5", 1), ("trade5 trade6", 3), ("trade5 trade6 trade7 trade8", 10)]
)
def test_each_diamond_scores_by_the_goods_whoever_owns_them(goods: str, each: int) -> None:
    text = f"own R harbour4 harbour5\nown B trade1 {goods}\nships 20 0 0"
    assert points(placed("ship1", "harbour6", text)) == [3 * each, 0, 0]


@rule("MF-8.3")
def test_a_fleet_without_goods_is_told_of() -> None:
    match = placed("ship1", "harbour6", "own B harbour4 harbour5\nships 20 0 0")
    assert happened(match, "idle") == [{"row": 2}] and points(match) == [0, 0, 0]


@rule("MF-8.3")
def test_a_fleet_that_is_not_full_scores_nothing() -> None:
    assert points(placed("ship1", "harbour5", "own R harbour4\nown B trade5 trade6\nships 20 0 0")) == [0, 0, 0]


@rule("MF-8.3")
def test_goods_that_come_later_do_not_score_the_fleet_again() -> None:
    assert points(placed("glasses1", "trade5", "own B harbour4 harbour5 harbour6")) == [1, 0, 0]


@rule("MF-8.4")
def test_the_points_of_the_route() -> None:
    spaces = seen(turn("ship1"))["sea"]
    assert [space["points"] for space in spaces] == SEA_POINTS
    assert SEA_POINTS == [0, 1, 1, 1, 3, 1, 10, 0, 1, 5, 1, 1, 10, 10, 1, 5, 0, 1, 1, 1, 10]
    assert [n for n, space in enumerate(spaces) if space["effect"] == "extra_card"] == [7, 16, 20]


@rule("MF-8.4")
def test_only_the_space_where_a_voyage_ends_counts() -> None:
    match = sailed("coin3", "ships 3 0 0")  # example G
    assert points(match) == [10, 0, 0] and happened(match, "sailed") == [{"who": 0, "steps": 3, "space": 6}]
    match = sailed("coin3", "ships 5 0 0\ndisplay key1")  # over 6 and 7
    assert points(match) == [1, 0, 0] and not may_play_extra(match)
    assert happened(match, "landed") == [{"who": 0, "space": 8, "points": 1}]


@rule("MF-8.4")
@pytest.mark.parametrize(("ship", "score"), [(6, 0), (15, 0), (19, 10)])
def test_stars_give_an_extra_card(ship: int, score: int) -> None:
    match = sailed("coin1", f"ships {ship} 0 0\ndisplay key1")
    assert may_play_extra(match) and points(match) == [score, 0, 0]


@rule("MF-8.5")
def test_a_ship_stops_on_the_last_space() -> None:
    match = sailed("coin5", "ships 18 0 0\ndisplay key1")  # example C
    assert player(match, "R")["ship"] == 20 and points(match) == [10, 0, 0] and may_play_extra(match)
    assert happened(match, "sailed") == [{"who": 0, "steps": 2, "space": 20}]


@rule("MF-8.5")
def test_a_ship_that_is_there_gets_nothing_and_the_diamond_counts() -> None:
    match = placed("ship5", "harbour1", "ships 20 0 0\ndisplay key1")
    assert points(match) == [0, 0, 0] and not may_play_extra(match) and drawn(match, "own R") == "harbour1"


@rule("MF-8.6")
def test_ships_share_a_space() -> None:
    match = sailed("coin3", "ships 3 6 6")
    assert [player(match, letter)["ship"] for letter in "RBG"] == [6, 6, 6]
