"""[RI-6] Taking buildings, and giving one back."""

from ridotto import Match
from ridotto.games.rialto.material import BUILDING_NAMES
from ridotto.games.rialto.state import Table
from ridotto.testing import diagram, play, rule

from .reading import asked, coins, happened, offered, own, points, seen, step

SEVEN = "buildings R green1 green1 green2 yellow3 yellow4! blue1 blue2!"


def taking(allowance: int, text: str = "") -> Match[Table]:
    return diagram("rialto", f"seats 2\nround 1\nphase 2\npoints 0 0\n{text}\nagenda take_building:0:{allowance}")


def emptied(*kinds: str) -> str:
    """All five buildings of these kinds are on the board of blue."""
    return "buildings B " + " ".join(kind for kind in kinds for _ in range(5))


@rule("RI-6.1")
def test_a_building_up_to_the_allowance_or_none() -> None:
    match = taking(2)
    assert offered(match) == [
        *[f"stack:{name}" for name in BUILDING_NAMES if name[-1] in "12"],
        "button:none",
    ]
    play(match, "R stack:yellow1")
    assert own(match, "R") == ["yellow1"] and seen(match)["stacks"]["yellow1"] == 4 and match.over


@rule("RI-6.1")
def test_none_may_be_taken_and_several_of_one_kind() -> None:
    match = taking(1, "buildings R blue1 blue1")
    play(match, "R stack:blue1")
    assert own(match, "R") == ["blue1"] * 3
    match = taking(1)
    play(match, "R button:none")
    assert own(match, "R") == [] and match.over and happened(match, "declined") == [{"who": 0}]


@rule("RI-6.2")
def test_from_an_empty_stack_nothing_is_taken() -> None:
    match = taking(1, emptied("green1"))
    assert offered(match) == ["stack:yellow1", "stack:blue1", "button:none"]
    assert taking(1, emptied("green1", "yellow1", "blue1")).over  # nobody is asked


@rule("RI-6.3")
def test_x4_above_four_a_value_4_comes_first_and_then_another_with_the_rest() -> None:
    match = taking(6)
    assert offered(match) == ["stack:green4", "stack:yellow4", "stack:blue4", "button:none"]
    play(match, "R stack:blue4")
    assert seen(match)["allowance"] == 2 and "stack:green2" in offered(match) and "stack:green3" not in offered(match)
    play(match, "R stack:green2")
    assert own(match, "R") == ["green2", "blue4"] and match.over


@rule("RI-6.3")
def test_and_so_on() -> None:
    match = taking(9)
    play(match, "R stack:blue4")
    assert seen(match)["allowance"] == 5 and "stack:green2" not in offered(match)
    play(match, "R stack:blue4")
    assert seen(match)["allowance"] == 1
    play(match, "R stack:blue1")
    assert own(match, "R") == ["blue1", "blue4", "blue4"]


@rule("RI-6.3")
def test_who_takes_none_is_finished_and_keeps_what_was_taken() -> None:
    match = taking(6)
    play(match, "R button:none")
    assert match.over and own(match, "R") == []
    match = taking(6)
    play(match, "R stack:blue4", "R button:none")
    assert match.over and own(match, "R") == ["blue4"]


@rule("RI-6.3")
def test_an_allowance_of_four_is_not_above_four() -> None:
    match = taking(4)
    assert "stack:green1" in offered(match)
    play(match, "R stack:green4")
    assert match.over


@rule("RI-6.4")
def test_without_any_value_4_another_may_be_the_first() -> None:
    match = taking(6, emptied("green4", "yellow4", "blue4"))
    assert "stack:green3" in offered(match) and "stack:green1" in offered(match)
    play(match, "R stack:green3")
    assert seen(match)["allowance"] == 2


@rule("RI-6.4")
def test_the_rest_is_less_by_4_whatever_the_first_was_worth() -> None:
    match = taking(6, emptied("green4", "yellow4", "blue4"))
    play(match, "R stack:green1")
    assert seen(match)["allowance"] == 2
    play(match, "R stack:green2")
    assert own(match, "R") == ["green1", "green2"] and match.over


@rule("RI-6.5")
def test_x4_with_seven_buildings_one_goes_back_and_scores_its_value() -> None:
    match = taking(1, SEVEN)
    assert "stack:blue1" not in offered(match)
    play(match, "R stack:blue1 building:yellow3")
    assert points(match) == [3, 0] and own(match, "R").count("blue1") == 2
    assert seen(match)["stacks"]["yellow3"] == 5 and len(own(match, "R")) == 7
    assert happened(match, "returned") == [{"who": 0, "given": "yellow3", "points": 3}]


@rule("RI-6.5")
def test_with_six_buildings_there_is_room() -> None:
    match = taking(1, SEVEN.replace("blue2!", ""))
    play(match, "R stack:green1")
    assert len(own(match, "R")) == 7 and points(match) == [0, 0]


@rule("RI-6.5")
def test_a_coin_on_the_building_goes_to_the_general_supply() -> None:
    match = taking(1, f"{SEVEN}\ncoins 1 0")
    assert seen(match)["coins"] == 27
    play(match, "R stack:green1 used:yellow4")
    assert seen(match)["coins"] == 28 and coins(match) == [1, 0] and points(match) == [4, 0]


@rule("RI-6.5")
def test_one_that_is_used_and_one_that_is_not_are_different() -> None:
    match = taking(1, "buildings R green1! green1 yellow1 yellow1 yellow1 blue1 blue1")
    options = [path for path in offered(match) if path.startswith("stack:blue1")]
    assert options == [
        "stack:blue1 building:green1",
        "stack:blue1 building:yellow1",
        "stack:blue1 building:blue1",
        "stack:blue1 used:green1",
    ]


@rule("RI-6.6")
def test_what_can_be_taken_is_seen_before_one_goes_back() -> None:
    match = taking(1, f"{SEVEN}\nbuildings B green1 green1 green1")
    assert not [path for path in offered(match) if path.startswith("stack:green1")]  # none is left
    match = taking(1, f"{SEVEN}\nbuildings B green1 green1")
    play(match, "R stack:green1 building:green1")
    assert own(match, "R").count("green1") == 2 and points(match) == [1, 0]


@rule("RI-6.6")
def test_the_building_just_taken_may_go_back_for_the_next() -> None:
    match = taking(5, SEVEN.replace("blue2!", ""))
    play(match, "R stack:blue4", "R stack:green1 building:blue4")
    assert points(match) == [4, 0] and "blue4" not in own(match, "R")


@rule("RI-6.6")
def test_a_building_goes_back_only_to_make_room() -> None:
    match = taking(4, "buildings R green1 green2")
    assert not [path for path in offered(match) if "building:" in path]


@rule("RI-6.7")
def test_a_building_can_be_activated_in_the_round_in_which_it_was_taken() -> None:
    match = diagram(
        "rialto",
        "seats 2\nround 1\nphase 2\ncoins 2 0\nhand R doge\ntop 1\nagenda take_building:0:2 start_step:3",
    )
    play(match, "R stack:yellow2")
    assert step(match) == "play" and asked(match) == "R"
    assert "building:yellow2 card:doge" in offered(match)
