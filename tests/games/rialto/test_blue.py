"""[RI-7] Phase III: blue buildings, and the end of a round."""

from ridotto import Match
from ridotto.games.rialto.state import Table
from ridotto.testing import diagram, play, rule

from .reading import asked, coins, doge, happened, offered, own, player, points, seen, step


def blue(text: str, seats: int = 2) -> Match[Table]:
    zeros = " ".join("0" * seats)
    return diagram("rialto", f"seats {seats}\nround 1\nphase 3\npoints {zeros}\n{text}\nagenda start_blue clean_up")


@rule("RI-7.1")
def test_seats_come_in_doge_order_as_it_was_when_the_phase_began() -> None:
    match = blue("doge G 5 R 4 B 3\ncoins 1 2 1\nbuildings R blue4\nbuildings B blue3 blue4\nbuildings G blue4", 3)
    order = ""
    order += asked(match)
    play(match, "G button:done")
    order += asked(match)
    play(match, "R button:done")
    order += asked(match)
    play(match, "B building:blue3")
    assert doge(match) == "B6 G5 R4" and order == "GRB" and asked(match) == "B"


@rule("RI-7.1")
def test_who_doubles_does_not_come_again() -> None:
    match = blue("doge R 4 B 3\ncoins 2 2\nbuildings R blue4\nbuildings B blue3 blue4")
    play(match, "R button:done", "B building:blue3", "B button:done")
    assert step(match) == "deal_row"


@rule("RI-7.1")
def test_buildings_are_activated_in_any_sequence_and_each_once() -> None:
    match = blue("coins 4 0\nbuildings R blue3 blue4 blue4")
    play(match, "R building:blue4", "R building:blue3", "R building:blue4")
    assert points(match) == [6, 0] and step(match) == "deal_row"


@rule("RI-7.1", "RI-7.2")
def test_who_has_nothing_to_activate_is_not_asked() -> None:
    assert step(blue("coins 3 0\nbuildings R green1 yellow1")) == "deal_row"
    assert step(blue("coins 0 0\nbuildings R blue4")) == "deal_row"
    fives = " ".join(["blue2"] * 5)
    assert step(blue(f"coins 3 0\nbuildings R blue1 green4\nbuildings B {fives}")) == "deal_row"


@rule("RI-7.2")
def test_e5_blue_1_exchanges_a_building_for_the_next_of_its_colour() -> None:
    match = blue("coins 2 0\nbuildings R blue1 green2 blue4")
    assert offered(match) == [
        "building:blue1 building:green2",
        "building:blue1 used:blue1",
        "building:blue4",
        "button:done",
    ]
    play(match, "R building:blue1 building:green2")
    assert own(match, "R") == ["green3!", "blue1!", "blue4"] and points(match) == [0, 0]
    assert seen(match)["stacks"]["green2"] == 5 and seen(match)["stacks"]["green3"] == 4
    assert coins(match) == [1, 0]


@rule("RI-7.2")
def test_the_new_building_cannot_be_activated_in_this_round() -> None:
    match = blue("coins 5 0\nbuildings R blue1 blue3 blue2")
    play(match, "R building:blue1 building:blue3")
    assert own(match, "R") == ["blue1!", "blue2", "blue4!"]
    assert offered(match) == ["building:blue2 supply:general", "building:blue2 button:none", "button:done"]
    assert not seen(match)["players"][0]["buildings"][2]["coin"]


@rule("RI-7.2")
def test_it_may_give_itself_back_and_the_coin_goes_to_the_general_supply() -> None:
    match = blue("coins 1 0\nbuildings R blue1\ncoins 2 0".replace("coins 1 0\n", ""))
    play(match, "R building:blue1 used:blue1")
    assert seen(match)["coins"] == 29 and own(match, "R") == ["blue2"]  # the round is over
    assert coins(match) == [1, 0]
    assert happened(match, "upgraded") == [{"who": 0, "building": "blue1", "given": "blue1", "taken": "blue2"}]


@rule("RI-7.2")
def test_with_two_of_them_the_other_may_go_back() -> None:
    match = blue("coins 3 0\nbuildings R blue1 blue1 blue4")
    assert offered(match)[:2] == ["building:blue1 building:blue1", "building:blue1 used:blue1"]
    play(match, "R building:blue1 used:blue1")
    assert own(match, "R") == ["blue1", "blue2!", "blue4"] and seen(match)["coins"] == 28
    match = blue("coins 3 0\nbuildings R blue1 blue1 blue4")
    play(match, "R building:blue1 building:blue1")
    assert own(match, "R") == ["blue1!", "blue2!", "blue4"] and seen(match)["coins"] == 27


@rule("RI-6.5", "RI-7.2")
def test_all_hear_which_of_two_goes_back() -> None:
    match = blue("coins 3 0\nbuildings R blue1 blue1 blue4")
    play(match, "R building:blue1 building:blue1")
    assert happened(match, "coin_back") == [] and happened(match, "newcomer_back") == []
    match = blue("coins 3 0\nbuildings R blue1 blue1 blue4")
    play(match, "R building:blue1 used:blue1")
    assert happened(match, "coin_back") == [{"given": "blue1"}]
    match = blue("coins 3 0\nbuildings R blue1 blue2 blue2~")
    play(match, "R building:blue1 used:blue2")
    assert happened(match, "newcomer_back") == [{"given": "blue2"}] and happened(match, "coin_back") == []


@rule("RI-7.2")
def test_a_building_with_a_coin_may_go_back() -> None:
    match = blue("coins 2 0\nbuildings R blue1 green2! blue4")
    assert seen(match)["coins"] == 27
    play(match, "R building:blue1 used:green2")
    assert own(match, "R") == ["green3!", "blue1!", "blue4"] and seen(match)["coins"] == 28


@rule("RI-7.2")
def test_not_from_value_4_nor_from_an_empty_stack() -> None:
    fives = " ".join(["green3"] * 5)
    match = blue(f"coins 2 0\nbuildings R blue1 green2 green4 yellow1\nbuildings B {fives}")
    assert [path for path in offered(match) if "blue1 " in path] == [
        "building:blue1 building:yellow1",
        "building:blue1 used:blue1",
    ]


@rule("RI-7.2")
def test_a_new_building_may_be_exchanged_again() -> None:
    match = blue("coins 3 0\nbuildings R blue1 blue1 green1 blue4")
    play(match, "R building:blue1 building:green1", "R building:blue1 used:green2")
    assert own(match, "R") == ["green3!", "blue1!", "blue1!", "blue4"] and seen(match)["coins"] == 27


@rule("RI-7.3")
def test_blue_2_gives_a_point_and_a_councilman_if_one_wants() -> None:
    match = blue("coins 3 0\nbuildings R blue2 blue2 blue4")
    play(match, "R building:blue2 supply:general")
    assert points(match) == [1, 0] and (player(match, "R")["personal"], player(match, "R")["general"]) == (6, 12)
    play(match, "R building:blue2 button:none")
    assert points(match) == [2, 0] and player(match, "R")["personal"] == 6


@rule("RI-7.3")
def test_blue_2_gives_two_points_when_the_general_supply_is_empty() -> None:
    match = blue("coins 2 0\npersonal 18 5\nbuildings R blue2 blue4")
    assert offered(match) == ["building:blue2", "building:blue4", "button:done"]
    play(match, "R building:blue2")
    assert points(match) == [2, 0] and player(match, "R")["personal"] == 18


@rule("RI-7.4")
def test_e4_blue_3_goes_as_many_spaces_ahead_as_the_number_of_the_space() -> None:
    match = blue("doge B 6 R 3\ncoins 2 0\nbuildings R blue3 blue4")
    play(match, "R building:blue3")
    assert doge(match) == "R6 B6"


@rule("RI-7.4")
def test_x10_blue_3_twice() -> None:
    match = blue("doge R 5 B 1\ncoins 3 0\nbuildings R blue3 blue3 blue4")
    play(match, "R building:blue3", "R building:blue3")
    assert doge(match) == "R20 B1"


@rule("RI-7.5")
def test_blue_4_gives_three_points() -> None:
    match = blue("coins 2 0\nbuildings R blue4 blue1")
    play(match, "R building:blue4")
    assert points(match) == [3, 0] and coins(match) == [1, 0]


@rule("RI-7.6")
def test_all_coins_on_buildings_go_to_the_general_supply() -> None:
    match = diagram(
        "rialto",
        "seats 2\nround 1\nphase 3\ncoins 1 2\nlimit R 9\nbuildings R green1! yellow2!\nbuildings B blue4! blue2~\n"
        "agenda clean_up",
    )
    assert seen(match)["coins"] == 27 and own(match, "R") == ["green1", "yellow2"]
    assert own(match, "B") == ["blue2", "blue4"] and player(match, "R")["limit"] == 7
