"""[RI-1] Set-up, and what is in the box."""

import pytest

import ridotto
from ridotto import Match
from ridotto.core.match import start
from ridotto.games.rialto import GAME
from ridotto.games.rialto.state import Table
from ridotto.testing import diagram, play, rule

from .reading import asked, coins, doge, drawn, happened, offered, own, player, points, seen, step

TILES = ("cannaregio", "castello", "san_marco", "santa_croce", "san_polo", "dorsoduro")


def begun(seats: int, first: int = 0, **choices: str) -> Match[Table]:
    """A match whose lots have been drawn."""
    match = start(GAME, seats, None, choices)
    play(match, *[f"* district:{name}" for name in TILES], "* bridge:3", f"* first:{first}")
    return match


@rule("RI-1.1")
@pytest.mark.parametrize("seats", [1, 6])
def test_the_game_is_for_two_to_five(seats: int) -> None:
    with pytest.raises(ridotto.BadSeats):
        GAME.new(seats)


@rule("RI-1.1")
def test_with_three_seats_the_choice_of_a_neutral_player_changes_nothing() -> None:
    match = begun(3, neutral="yes")
    assert seen(match)["neutral"] is None and len(seen(match)["doge"]) == 3


@rule("RI-1.2")
def test_three_districts_lie_on_each_bank_and_both_bonus_tiles_are_active() -> None:
    banks = seen(begun(2))["banks"]
    assert banks["citra"] == {"districts": ["cannaregio", "castello", "san_marco"], "active": True}
    assert banks["ultra"] == {"districts": ["santa_croce", "san_polo", "dorsoduro"], "active": True}


@rule("RI-1.3")
def test_each_district_is_joined_to_all_others_but_one() -> None:
    names = [facts["name"] for facts in seen(begun(2))["connections"]]
    assert len(names) == 12
    for parted in ("cannaregio-dorsoduro", "castello-san_polo", "san_marco-santa_croce"):
        assert parted not in names
    for district in TILES:
        assert sum(district in facts["ends"] for facts in seen(begun(2))["connections"]) == 4


@rule("RI-1.4")
def test_the_top_bridge_is_seen_and_those_below_have_no_order() -> None:
    match = begun(2)
    assert seen(match)["bridges"] == {
        "left": 6,
        "top": [3, 6],
        "below": [[3, 4], [3, 5], [4, 5], [4, 6], [5, 6]],
    }
    assert seen(match)["gondolas"] == 6


@rule("RI-1.5")
def test_each_district_gets_one_round_tile() -> None:
    match = start(GAME, 2, None, {})
    assert len(match.outcomes()) == 6
    play(match, "* district:castello")
    assert "district:castello" not in match.outcomes() and len(match.outcomes()) == 5
    assert seen(match)["districts"]["castello"]["round"] == 1
    assert seen(match)["districts"]["cannaregio"]["round"] is None


@rule("RI-1.6")
def test_there_are_eleven_cards_of_each_of_seven_kinds() -> None:
    match = begun(2)
    assert seen(match)["pile"] == 77 and set(seen(match)["unseen"].values()) == {11}
    assert len(seen(match)["unseen"]) == 7


@rule("RI-1.7")
def test_there_are_twelve_stacks_of_five_and_thirty_coins() -> None:
    match = begun(3)
    assert list(seen(match)["stacks"].values()) == [5] * 12
    assert seen(match)["coins"] == 30 - 1 - 2 - 3


@rule("RI-1.8")
def test_the_first_seat_is_on_top_and_the_others_follow_clockwise() -> None:
    match = begun(4, first=2)
    assert doge(match) == "G1 Y1 R1 B1"
    assert seen(match)["first"] == 2


@rule("RI-1.9", "RI-1.10")
def test_each_seat_begins_with_three_points_and_five_councilmen() -> None:
    match = begun(5, first=1)
    assert points(match) == [3] * 5
    assert [(facts["personal"], facts["general"]) for facts in seen(match)["players"]] == [(5, 13)] * 5


@rule("RI-1.11")
@pytest.mark.parametrize(("seats", "given"), [(2, [2, 1]), (3, [3, 1, 2]), (4, [3, 1, 2, 2]), (5, [3, 1, 2, 2, 2])])
def test_coins_are_given_out_clockwise_from_the_first_seat(seats: int, given: list[int]) -> None:
    assert coins(begun(seats, first=1)) == given


@rule("RI-1.12")
def test_start_buildings_are_chosen_counter_clockwise_from_the_right_of_the_first() -> None:
    match = begun(3, first=1)
    order = ""
    for building in ("green1", "yellow1", "blue1"):
        order += asked(match)
        match.answer(f"stack:{building}")
    assert order == "RGB" and own(match, "R") == ["green1"]
    assert seen(match)["stacks"]["green1"] == 4
    assert step(match) == "deal_row"


@rule("RI-1.12")
def test_with_two_or_three_seats_all_take_different_buildings() -> None:
    match = begun(3)
    assert offered(match) == ["stack:green1", "stack:yellow1", "stack:blue1"]
    play(match, "G stack:yellow1")
    assert offered(match) == ["stack:green1", "stack:blue1"]


@rule("RI-1.12")
def test_with_four_or_five_seats_two_may_take_the_same() -> None:
    match = begun(5)
    play(match, "P stack:blue1")
    assert "stack:blue1" in offered(match)
    play(match, "Y stack:blue1")
    assert offered(match) == ["stack:green1", "stack:yellow1"]


@rule("RI-1.4")
def test_the_next_bridge_is_one_that_was_not_seen() -> None:
    match = diagram("rialto", "seats 2\ntop 2\nconnection castello-dorsoduro bridge 5 castello\nagenda turn_bridge")
    assert match.outcomes() == ["bridge:1", "bridge:3", "bridge:4", "bridge:6"]


@rule("RI-1.9")
def test_all_points_are_told() -> None:
    assert [facts["points"] for facts in happened(begun(2), "began")] == [3, 3]
    assert drawn(begun(2), "points") == "3 3" and player(begun(2), "R")["limit"] == 7
