"""[DO-6] A vote in a district."""

import pytest

from ridotto.testing import diagram, play, rule

from .reading import asked, drawn, happened, houses_left, offered, palaces_left, rings_left, seen, told

# Houses that leave Red, or Blue, so many in the supply; none of them in Castello.
FEW = {
    1: "san_polo houses {0}7\n dorsoduro houses {0}7\n",
    0: "san_polo houses {0}7\n dorsoduro houses {0}7\n san_marco houses {0}1\n",
}


def vote_in_castello(position: str) -> str:
    return f"brown castello\n{position}\n agenda vote:0 turn_blue:0"


# ---- the winner


@rule("DO-6.1")
def test_the_winner_first_decides_on_the_advisor_of_the_district() -> None:
    match = diagram("doge", vote_in_castello("castello houses R3\n stack castello R:2 B:1"))
    assert asked(match) == "R"
    assert all(path.startswith("advisor:castello ") for path in offered(match, "R"))


@rule("DO-6.1")
def test_everybody_hears_who_has_won_and_who_is_second() -> None:
    match = diagram(
        "doge", "brown san_polo castello\n stack castello R:1 B:3 Y:1\n agenda turn_blue:0 vote:1 turn_blue:1"
    )
    play(match, "* blue:castello")
    assert happened(match, "won") == [(0b0010, 1, 0b1001)]


@rule("DO-6.2")
def test_a_winner_that_abstained_moves_a_house_out_of_the_district_or_into_it() -> None:
    position = "castello houses R1\n san_polo houses R2\n dorsoduro houses R1\n stack castello R:2"
    match = diagram("doge", vote_in_castello(position))
    play(match, "R advisor:castello button:abstain")
    assert offered(match, "R") == [
        "button:stay",
        "houses:castello area:cannaregio",
        "houses:castello area:dorsoduro",
        "houses:castello area:san_marco",
        "houses:castello area:san_polo",
        "houses:castello area:santa_croce",
        "houses:dorsoduro area:castello",
        "houses:san_polo area:castello",
    ]


@rule("DO-6.2")
def test_without_a_house_here_a_winner_can_only_move_one_into_the_district() -> None:
    match = diagram("doge", vote_in_castello("san_polo houses R2\n castello houses B4\n stack castello R:2"))
    play(match, "R advisor:castello button:abstain")
    assert offered(match, "R") == ["button:stay", "houses:san_polo area:castello"]


@rule("DO-6.2")
def test_the_house_changes_its_district_at_once_and_not_its_owner() -> None:
    match = diagram("doge", vote_in_castello("san_polo houses R2 B1\n stack castello R:2"))
    play(match, "R advisor:castello button:abstain", "R houses:san_polo area:castello")
    assert drawn(match, "san_polo") == "houses R1 B1 palaces"
    assert drawn(match, "castello") == "houses R1 palaces"
    assert houses_left(match, "R") == 13


# ---- placing houses


@rule("DO-6.3")
def test_the_winner_then_places_0_1_or_2_houses() -> None:
    """No house has to be placed."""
    match = diagram("doge", vote_in_castello("stack castello R:2 B:1"))
    play(match, "R advisor:castello area:quarantia")
    assert (asked(match), offered(match, "R")) == ("R", ["button:0", "button:1", "button:2"])


@rule("DO-6.3")
@pytest.mark.parametrize(("number", "castello"), [(0, ""), (1, "houses R1 palaces"), (2, "houses R2 palaces")])
def test_placed_houses_come_from_the_supply_into_the_district(number: int, castello: str) -> None:
    match = diagram("doge", vote_in_castello("stack castello R:2"))
    play(match, "R advisor:castello area:quarantia", f"R button:{number}")
    assert drawn(match, "castello") == castello and houses_left(match, "R") == 15 - number


@rule("DO-6.3")
def test_a_winner_that_abstained_places_houses_too() -> None:
    match = diagram("doge", vote_in_castello("stack castello R:2"))
    play(match, "R advisor:castello button:abstain", "R button:2")
    assert drawn(match, "castello") == "houses R2 palaces"


@rule("DO-6.4")
def test_the_second_places_0_or_1_house_after_the_winner() -> None:
    match = diagram("doge", vote_in_castello("stack castello R:2 B:1"))
    play(match, "R advisor:castello area:quarantia", "R button:2")
    assert (asked(match), offered(match, "B")) == ("B", ["button:0", "button:1"])
    play(match, "B button:1")
    assert drawn(match, "castello") == "houses R2 B1 palaces" and match.chance


@rule("DO-6.4")
@pytest.mark.parametrize(("stacks", "tied"), [("R:3 B:1 G:1", "BG"), ("R:3 B:1 G:1 Y:1", "BGY")])
def test_tied_seconds_are_asked_at_the_same_time_and_place_one_house_each(stacks: str, tied: str) -> None:
    match = diagram("doge", vote_in_castello(f"stack castello {stacks}"))
    play(match, "R advisor:castello area:quarantia", "R button:0")
    assert asked(match) == tied
    assert all(offered(match, letter) == ["button:0", "button:1"] for letter in tied)
    play(match, *[f"{letter} button:1" for letter in tied])
    assert drawn(match, "castello") == " ".join(["houses", *[f"{letter}1" for letter in tied], "palaces"])


@rule("DO-6.4")
def test_what_a_tied_second_places_is_sealed_until_the_others_have_answered() -> None:
    """Nothing of it may be known while another decides."""
    views = []
    for number in (0, 1):
        match = diagram("doge", "brown castello\n agenda place_one:6 turn_blue:0")
        play(match, f"B button:{number}")
        views.append((seen(match, "G"), seen(match, "R"), told(match, "G"), drawn(match, "castello")))
    assert views[0] == views[1]


@rule("DO-6.4")
def test_a_second_takes_no_advisor_and_moves_no_house() -> None:
    match = diagram("doge", vote_in_castello("san_polo houses B3\n stack castello R:2 B:1"))
    play(match, "R advisor:castello button:abstain", "R button:0")
    assert drawn(match, "step") == "place_one:2"


@rule("DO-6.4")
def test_without_a_second_nobody_places_after_the_winner() -> None:
    match = diagram("doge", vote_in_castello("stack castello R:2 B:0"))
    play(match, "R advisor:castello area:quarantia", "R button:2")
    assert match.chance


@rule("DO-6.5")
def test_the_third_gets_nothing() -> None:
    match = diagram("doge", vote_in_castello("stack castello R:3 B:2 G:1 Y:1"))
    play(match, "R advisor:castello area:quarantia", "R button:2", "B button:1")
    assert match.chance and drawn(match, "castello") == "houses R2 B1 palaces"


@rule("DO-6.5")
def test_a_seat_that_is_neither_first_nor_second_cannot_build() -> None:
    match = diagram("doge", vote_in_castello("castello houses G5\n stack castello R:3 B:2 G:1"))
    play(match, "R advisor:castello area:quarantia", "R button:2", "B button:1")
    assert match.chance


# ---- a tie for first


TIES = [("R:2 B:2", "RB"), ("B:2 G:2 Y:2", "BGY"), ("R:1 B:1 G:1 Y:1", "RBGY"), ("R:1 B:2 G:2", "BG")]


@rule("DO-6.6")
@pytest.mark.parametrize(("stacks", "tied"), TIES)
def test_all_who_are_tied_for_first_place_up_to_2_houses_at_the_same_time(stacks: str, tied: str) -> None:
    match = diagram("doge", vote_in_castello(f"stack castello {stacks}"))
    assert asked(match) == tied
    assert all(offered(match, letter) == ["button:0", "button:1", "button:2"] for letter in tied)
    play(match, *[f"{letter} button:2" for letter in tied])
    assert drawn(match, "castello") == " ".join(["houses", *[f"{letter}2" for letter in tied], "palaces"])


@rule("DO-6.6")
def test_a_tie_for_first_makes_the_advisor_neutral() -> None:
    match = diagram("doge", vote_in_castello("advisor castello R@san_polo\n stack castello R:2 B:2"))
    assert drawn(match, "advisor castello") == "" and rings_left(match, "R") == 6


@rule("DO-6.6")
def test_after_a_tie_for_first_no_advisor_is_left_to_deal_with() -> None:
    match = diagram("doge", vote_in_castello("stack castello R:2 B:2"))
    assert seen(match, "G")["open_advisors"] == []


@rule("DO-6.6")
def test_everybody_hears_who_is_tied_for_first() -> None:
    match = diagram("doge", "brown san_polo castello\n stack castello R:1 B:1\n agenda turn_blue:0 vote:1 turn_blue:1")
    play(match, "* blue:castello")
    assert (happened(match, "tied"), happened(match, "won")) == ([(0b0011, 1)], [])


@rule("DO-6.6")
def test_a_tie_for_first_leaves_the_advisors_of_other_homes_alone() -> None:
    match = diagram("doge", vote_in_castello("advisor san_polo R@dorsoduro\n stack castello R:2 B:2"))
    assert drawn(match, "advisor san_polo") == "R@dorsoduro"


@rule("DO-6.6")
def test_after_a_tie_for_first_nobody_moves_a_house_and_nobody_is_second() -> None:
    match = diagram("doge", vote_in_castello("san_polo houses R3 B3 G3\n stack castello R:2 B:2 G:1"))
    play(match, "R button:2", "B button:0")
    assert match.chance and happened(match, "moved") == []


@rule("DO-6.6")
def test_what_a_tied_seat_places_is_sealed_until_the_others_have_answered() -> None:
    views = []
    for number in (0, 2):
        match = diagram("doge", "brown castello\n agenda place_tied:3 turn_blue:0")
        play(match, f"R button:{number}")
        views.append((seen(match, "B"), seen(match, "G"), told(match, "B"), drawn(match, "castello")))
    assert views[0] == views[1]


@rule("DO-6.6")
def test_the_order_in_which_tied_seats_answer_does_not_matter() -> None:
    one = diagram("doge", vote_in_castello("castello houses R1 B2\n stack castello R:2 B:2"))
    other = one.copy()
    play(one, "R button:2", "B button:1", "B palace:castello", "R palace:castello")
    play(other, "B button:1", "R button:2", "R palace:castello", "B palace:castello")
    assert one.draw() == other.draw()


@rule("DO-6.6")
def test_a_seat_alone_hears_what_it_will_place_and_everybody_hears_what_is_placed() -> None:
    match = diagram("doge", "brown castello\n agenda place_tied:3 turn_blue:0")
    play(match, "R button:2", "B button:0")
    assert told(match, "R") == ["will_place", "answered", "answered", "placed", "placed"]
    assert told(match, "G") == ["answered", "answered", "placed", "placed"]
    assert happened(match, "placed") == [(0, 1, 2), (1, 1, 0)]


# ---- a small supply


@rule("DO-6.7")
def test_a_winner_with_one_house_left_places_at_most_that_one() -> None:
    match = diagram("doge", vote_in_castello(FEW[1].format("R") + "stack castello R:2"))
    play(match, "R advisor:castello area:quarantia")
    assert offered(match, "R") == ["button:0", "button:1"]


@rule("DO-6.7")
def test_a_winner_without_a_house_left_places_nothing_and_the_second_goes_on() -> None:
    match = diagram("doge", vote_in_castello(FEW[0].format("R") + "stack castello R:2 B:1"))
    play(match, "R advisor:castello area:quarantia")
    assert (asked(match), drawn(match, "step")) == ("B", "place_one:2")


@rule("DO-6.7")
def test_a_second_without_a_house_left_is_not_asked() -> None:
    match = diagram("doge", vote_in_castello(FEW[0].format("B") + "stack castello R:2 B:1"))
    play(match, "R advisor:castello area:quarantia", "R button:1")
    assert match.chance


@rule("DO-6.7")
def test_of_tied_seats_only_those_with_houses_left_are_asked() -> None:
    match = diagram("doge", vote_in_castello(FEW[0].format("B") + "stack castello R:2 B:2 Y:2"))
    assert asked(match) == "RY"


@rule("DO-6.7")
def test_each_tied_seat_is_limited_by_its_own_supply() -> None:
    match = diagram("doge", vote_in_castello(FEW[1].format("B") + "stack castello R:2 B:2"))
    assert offered(match, "R") == ["button:0", "button:1", "button:2"]
    assert offered(match, "B") == ["button:0", "button:1"]


@rule("DO-6.7")
def test_a_tie_of_seats_without_houses_left_passes_without_a_question() -> None:
    everything = "san_polo houses R7 B7\n dorsoduro houses R8 B8\n"
    match = diagram("doge", vote_in_castello(everything + "stack castello R:2 B:2"))
    assert match.chance


@rule("DO-6.7")
def test_palaces_are_no_houses_and_do_not_fill_the_supply() -> None:
    match = diagram(
        "doge", vote_in_castello("san_polo houses R7 palaces R2\n dorsoduro houses R7\n stack castello R:2")
    )
    play(match, "R advisor:castello area:quarantia", "R button:1")
    assert houses_left(match, "R") == 0 and palaces_left(match, "R") == 6
