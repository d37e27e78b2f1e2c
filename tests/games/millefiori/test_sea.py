"""[MF-14] The longer sea route."""

import pytest

from ridotto.testing import rule

from .reading import bonus, happened, may_play_extra, play, player, points, sailed, seen, step, turn

WORKS = "market green_horse2 green_vase2 green_goblet2"


@rule("MF-14.1")
def test_space_20_gives_its_points_and_its_extra_card() -> None:
    match = sailed("ship1", "ships 19 0 0\ndisplay key1", expansion=True)
    assert points(match) == [10, 0, 0] and may_play_extra(match)


@rule("MF-14.1")
def test_ships_pass_it() -> None:
    match = sailed("ship4", "ships 18 0 0", expansion=True)
    assert player(match, "R")["ship"] == 22 and points(match) == [1, 0, 0]


@rule("MF-14.3", "MF-14.1")
def test_the_new_spaces() -> None:
    sea = seen(turn("ship1", expansion=True))["sea"]
    assert len(sea) == 36
    assert [space["points"] or space["effect"] for space in sea[21:]] == [
        "masterwork",
        1,
        "arrow",
        5,
        1,
        "extra_card",
        "masterwork",
        1,
        10,
        "arrow",
        3,
        "masterwork",
        1,
        "two_arrows",
        "city",
    ]


@rule("MF-14.2")
def test_a_masterwork_is_taken() -> None:
    match = sailed("ship1", f"ships 20 0 0\n{WORKS}", expansion=True)
    assert step(match) == "take_work"
    play(match, "R market:green_horse2", "R showcase:red1", "* work:blue_horse2")
    assert points(match) == [2, 0, 0] and match.over


@rule("MF-14.2")
@pytest.mark.parametrize(("ship", "space", "score"), [(22, 8, 4), (29, 8, 4), (33, 9, 0)])
def test_arrows_are_steps_in_the_council(ship: int, space: int, score: int) -> None:
    match = sailed("ship1", f"ships {ship} 0 0\ncouncillors 7 1 1\n{WORKS}", expansion=True)
    assert player(match, "R")["councillor"] == space and points(match) == [score, 0, 0]


@rule("MF-14.2")
def test_a_star_gives_an_extra_card() -> None:
    assert may_play_extra(sailed("ship1", "ships 25 0 0\ndisplay key1", expansion=True))


@rule("MF-14.2", "MF-11.8")
def test_a_chain_of_ship_and_councillor_comes_to_its_end() -> None:
    # 23 is an arrow: to space 5, a voyage to 28, 1 point.
    match = sailed("ship1", f"ships 22 0 0\ncouncillors 4 1 1\n{WORKS}", expansion=True)
    assert player(match, "R")["ship"] == 28 and points(match) == [1, 0, 0] and match.over


@rule("MF-14.2")
def test_arrows_with_the_councillor_in_the_palace_do_nothing() -> None:
    match = sailed("ship1", "ships 33 0 0\ncouncillors 19 1 1", expansion=True)
    assert match.over and happened(match, "settled") == [{"who": 0}] and points(match) == [0, 0, 0]


@rule("MF-14.4")
def test_the_city_gives_a_bonus_and_steps_beyond_are_lost() -> None:
    match = sailed("ship5", "ships 33 0 0\nbonus city B", expansion=True)
    assert player(match, "R")["ship"] == 35 and bonus(match, "city")[:2] == [1, 0] and points(match) == [15, 0, 0]
    assert player(match, "R")["supply"] == 26


@rule("MF-14.4", "MF-3.8")
def test_the_city_pays_without_a_diamond_too_and_its_space_stays_free() -> None:
    match = sailed("swans5", "ships 33 0 0\ndiamonds R 0", expansion=True)
    assert player(match, "R")["ship"] == 35 and points(match) == [20, 0, 0] and bonus(match, "city") == [None] * 4


@rule("MF-14.4", "MF-9.2")
def test_the_diamond_of_the_city_may_be_the_last_one() -> None:
    match = sailed("swans5", "ships 33 0 0\ndiamonds R 4", expansion=True)
    assert player(match, "R")["supply"] == 0 and seen(match)["last_cycle"]


@rule("MF-14.4")
def test_the_ship_stays_there() -> None:
    match = sailed("ship5", "ships 35 0 0\nbonus city R", expansion=True)
    assert player(match, "R")["ship"] == 35 and points(match) == [0, 0, 0]
    assert happened(match, "moored") == [{"who": 0}]
