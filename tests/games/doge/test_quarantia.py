"""[DO-7] A vote in the Quarantia."""

import pytest

from ridotto import BadDiagram, NotAnOption, Rng
from ridotto.testing import diagram, play, rule

from .reading import asked, drawn, happened, offered, rings_left, seen, told

# Five advisors of districts carry Red's rings.
FIVE_RINGS = """
    advisor cannaregio R@castello
    advisor castello R@san_polo
    advisor dorsoduro R@san_polo
    advisor san_marco R@san_polo
    advisor san_polo R@castello
"""


def vote_in_quarantia(position: str) -> str:
    return f"brown quarantia\n{position}\n agenda vote:0 turn_blue:0"


def picks(paths: list[str]) -> list[str]:
    """The advisors that can be picked."""
    return list(dict.fromkeys(path.split()[0].removeprefix("advisor:") for path in paths))


def takes(paths: list[str]) -> list[str]:
    """The advisors that can be taken, and not only abstained with."""
    return picks([path for path in paths if not path.endswith("button:abstain")])


# ---- no houses


@rule("DO-7.1")
def test_no_house_stands_in_the_quarantia() -> None:
    with pytest.raises(BadDiagram):
        diagram("doge", "quarantia houses R1")
    assert "quarantia" not in seen(diagram("doge", "agenda place_markers:0"), "R")["districts"]


@rule("DO-7.1")
def test_no_house_is_moved_to_the_quarantia() -> None:
    match = diagram("doge", "brown quarantia\n castello houses R2\n agenda move_tied:3 turn_blue:0")
    assert not any(path.endswith("area:quarantia") for path in offered(match, "R"))


@rule("DO-7.1")
def test_nobody_places_houses_after_a_vote_in_the_quarantia() -> None:
    match = diagram("doge", vote_in_quarantia("stack quarantia R:2 B:1"))
    play(match, "R advisor:quarantia_1 area:castello", "B advisor:quarantia_2 area:castello")
    play(match, "R advisor:quarantia_3 area:castello")
    assert match.chance and happened(match, "placed") == []


# ---- a winner and a second


@rule("DO-7.2")
def test_the_winner_picks_any_of_the_three_whatever_ring_it_carries_and_wherever_it_stands() -> None:
    position = "advisor quarantia_2 B@castello\n advisor quarantia_3 R@san_polo\n stack quarantia R:2 B:1"
    match = diagram("doge", vote_in_quarantia(position))
    assert asked(match) == "R"
    assert takes(offered(match, "R")) == ["quarantia_1", "quarantia_2", "quarantia_3"]
    assert sum(path.endswith("button:abstain") for path in offered(match, "R")) == 3


@rule("DO-7.2")
def test_a_winner_that_abstains_moves_a_house_from_any_district_to_any_other() -> None:
    match = diagram("doge", vote_in_quarantia("castello houses R1 B2\n san_polo houses R1\n stack quarantia R:2"))
    play(match, "R advisor:quarantia_1 button:abstain")
    out_of_castello = ["cannaregio", "dorsoduro", "san_marco", "san_polo", "santa_croce"]
    out_of_san_polo = ["cannaregio", "castello", "dorsoduro", "san_marco", "santa_croce"]
    assert offered(match, "R") == [
        "button:stay",
        *[f"houses:castello area:{there}" for there in out_of_castello],
        *[f"houses:san_polo area:{there}" for there in out_of_san_polo],
    ]


@rule("DO-7.2")
def test_only_one_house_is_moved_for_each_advisor_abstained_with() -> None:
    match = diagram("doge", vote_in_quarantia("castello houses R3\n stack quarantia R:2 B:1"))
    play(match, "R advisor:quarantia_1 button:abstain", "R houses:castello area:san_polo")
    assert asked(match) == "B"


@rule("DO-7.2")
def test_an_advisor_that_was_abstained_with_is_neutral_at_once() -> None:
    match = diagram(
        "doge",
        vote_in_quarantia("castello houses R3\n advisor quarantia_2 B@san_polo\n stack quarantia R:2 B:1"),
    )
    play(match, "R advisor:quarantia_2 button:abstain")
    assert drawn(match, "advisor quarantia_2") == "" and rings_left(match, "B") == 6


@rule("DO-7.3")
def test_a_single_second_picks_one_of_the_two_left() -> None:
    match = diagram("doge", vote_in_quarantia("advisor quarantia_3 R@san_polo\n stack quarantia R:2 B:1 G:1 Y:3"))
    play(match, "Y advisor:quarantia_1 area:castello")
    assert (asked(match), picks(offered(match, "R"))) == ("R", ["quarantia_2", "quarantia_3"])


@rule("DO-7.3")
@pytest.mark.parametrize("choice", ["area:castello", "button:abstain"])
def test_the_second_decides_independently_of_the_winner(choice: str) -> None:
    match = diagram("doge", vote_in_quarantia("stack quarantia R:2 B:1"))
    play(match, f"R advisor:quarantia_1 {choice}")
    assert (asked(match), len(offered(match, "B"))) == ("B", 7)


@rule("DO-7.3")
def test_a_second_that_abstains_moves_a_house() -> None:
    match = diagram("doge", vote_in_quarantia("castello houses B1\n stack quarantia R:2 B:1"))
    play(match, "R advisor:quarantia_1 area:castello", "B advisor:quarantia_2 button:abstain")
    play(match, "B houses:castello area:dorsoduro")
    assert (drawn(match, "dorsoduro"), asked(match)) == ("houses B1 palaces", "R")


@rule("DO-7.4")
def test_the_winner_then_handles_the_last_one() -> None:
    match = diagram("doge", vote_in_quarantia("advisor quarantia_3 G@san_polo\n stack quarantia R:2 B:1"))
    play(match, "R advisor:quarantia_1 area:castello", "B advisor:quarantia_2 area:castello")
    assert (asked(match), picks(offered(match, "R"))) == ("R", ["quarantia_3"])
    play(match, "R advisor:quarantia_3 area:dorsoduro")
    assert match.chance and drawn(match, "advisor quarantia_3") == "R@dorsoduro"


@rule("DO-7.4")
def test_a_winner_that_abstains_twice_moves_two_houses_one_after_the_other() -> None:
    match = diagram("doge", vote_in_quarantia("castello houses R2\n stack quarantia R:2 B:1"))
    play(match, "R advisor:quarantia_1 button:abstain", "R houses:castello area:san_polo")
    play(match, "B advisor:quarantia_2 area:castello", "R advisor:quarantia_3 button:abstain")
    play(match, "R houses:san_polo area:dorsoduro")
    assert (drawn(match, "castello"), drawn(match, "dorsoduro")) == ("houses R1 palaces", "houses R1 palaces")


@rule("DO-7.4")
def test_no_advisor_is_left_over_when_there_is_a_single_second() -> None:
    match = diagram("doge", vote_in_quarantia("stack quarantia R:2 B:1"))
    play(match, "R advisor:quarantia_1 area:castello", "B advisor:quarantia_2 area:castello")
    play(match, "R advisor:quarantia_3 area:castello")
    assert (rings_left(match, "R"), rings_left(match, "B")) == (4, 5) and happened(match, "freed") == []


@rule("DO-7.4")
def test_the_third_gets_nothing_in_the_quarantia() -> None:
    match = diagram("doge", vote_in_quarantia("castello houses G3\n stack quarantia R:3 B:2 G:1"))
    play(match, "R advisor:quarantia_1 area:castello", "B advisor:quarantia_2 area:castello")
    play(match, "R advisor:quarantia_3 area:castello")
    assert match.chance


# ---- a tie for second


@rule("DO-7.5")
@pytest.mark.parametrize(("stacks", "tied"), [("R:3 B:1 G:1", "BG"), ("R:3 B:1 G:1 Y:1", "BGY")])
def test_tied_seconds_move_one_house_each_at_the_same_time(stacks: str, tied: str) -> None:
    match = diagram("doge", vote_in_quarantia(f"castello houses B2 G2 Y2\n stack quarantia {stacks}"))
    play(match, "R advisor:quarantia_1 area:castello")
    assert (asked(match), drawn(match, "step").split(":")[0]) == (tied, "move_seconds")
    play(match, *[f"{letter} houses:castello area:san_polo" for letter in tied])
    assert drawn(match, "san_polo") == " ".join(["houses", *[f"{letter}1" for letter in tied], "palaces"])


@rule("DO-7.5")
def test_tied_seconds_move_from_any_district_to_any_other_or_not_at_all() -> None:
    match = diagram("doge", vote_in_quarantia("castello houses B1 G1\n stack quarantia R:3 B:1 G:1"))
    play(match, "R advisor:quarantia_1 area:castello")
    others = ["cannaregio", "dorsoduro", "san_marco", "san_polo", "santa_croce"]
    assert offered(match, "B") == ["button:stay", *[f"houses:castello area:{there}" for there in others]]


@rule("DO-7.5")
def test_tied_seconds_take_no_advisor_and_the_winner_picks_one_of_the_two_left() -> None:
    match = diagram("doge", vote_in_quarantia("advisor quarantia_3 B@castello\n stack quarantia R:3 B:1 G:1"))
    play(match, "R advisor:quarantia_1 area:castello")
    assert (asked(match), picks(offered(match, "R"))) == ("R", ["quarantia_2", "quarantia_3"])


@rule("DO-7.5")
@pytest.mark.parametrize(("taken", "left"), [("quarantia_2", "quarantia_3"), ("quarantia_3", "quarantia_2")])
def test_after_a_tie_for_second_the_advisor_left_over_becomes_neutral(taken: str, left: str) -> None:
    """Which one, the winner's pick decides."""
    position = "advisor quarantia_2 B@castello\n advisor quarantia_3 G@castello\n stack quarantia R:3 B:1 G:1"
    match = diagram("doge", vote_in_quarantia(position))
    play(match, "R advisor:quarantia_1 area:castello", f"R advisor:{taken} area:dorsoduro")
    assert drawn(match, f"advisor {left}") == ""
    assert (rings_left(match, "R"), rings_left(match, "B"), rings_left(match, "G")) == (4, 6, 6)


@rule("DO-7.5")
def test_a_tied_second_without_a_house_is_not_asked() -> None:
    match = diagram("doge", vote_in_quarantia("castello houses G1\n stack quarantia R:3 B:1 G:1"))
    play(match, "R advisor:quarantia_1 area:castello")
    assert asked(match) == "G"


@rule("DO-7.5")
def test_the_move_of_a_tied_second_is_sealed_until_the_others_have_answered() -> None:
    views = []
    for move in ("button:stay", "houses:castello area:san_polo"):
        match = diagram("doge", "brown quarantia\n castello houses B1 G1\n agenda move_seconds:6 turn_blue:0")
        play(match, f"B {move}")
        kinds = [kind for kind in told(match, "G") if kind != "answered"]
        views.append((seen(match, "G"), seen(match, "R"), kinds, drawn(match, "castello")))
    assert views[0] == views[1]


# ---- no second


@rule("DO-7.6")
def test_without_a_second_the_winner_picks_two_advisors_one_after_the_other() -> None:
    match = diagram("doge", vote_in_quarantia("advisor quarantia_3 B@castello\n stack quarantia R:3 B:0"))
    play(match, "R advisor:quarantia_3 area:castello")
    assert (asked(match), picks(offered(match, "R"))) == ("R", ["quarantia_1"])
    play(match, "R advisor:quarantia_1 area:castello")
    assert match.chance and rings_left(match, "R") == 4


@rule("DO-7.6")
@pytest.mark.parametrize("owner", ["R", "B"])
def test_without_a_second_the_last_advisor_becomes_neutral(owner: str) -> None:
    match = diagram("doge", vote_in_quarantia(f"advisor quarantia_3 {owner}@castello\n stack quarantia R:3"))
    play(match, "R advisor:quarantia_1 button:abstain", "R advisor:quarantia_2 button:abstain")
    assert drawn(match, "advisor quarantia_3") == "" and rings_left(match, owner) == 6


# ---- rings


@rule("DO-7.7")
def test_a_ring_on_the_advisor_left_over_is_not_free_before_the_second_pick() -> None:
    """Red's sixth ring is on an advisor that will be left over."""
    match = diagram("doge", vote_in_quarantia(FIVE_RINGS + "advisor quarantia_3 R@castello\n stack quarantia R:3"))
    play(match, "R advisor:quarantia_1 button:abstain")
    assert takes(offered(match, "R")) == ["quarantia_3"]


@rule("DO-7.7")
def test_the_advisor_left_over_keeps_its_ring_while_the_tied_seconds_move() -> None:
    match = diagram(
        "doge",
        vote_in_quarantia("castello houses B1 G1\n advisor quarantia_3 G@san_polo\n stack quarantia R:3 B:1 G:1"),
    )
    play(match, "R advisor:quarantia_1 area:castello")
    assert drawn(match, "advisor quarantia_3") == "G@san_polo"


@rule("DO-7.8")
def test_abstaining_with_an_own_advisor_frees_its_ring_for_the_second_pick() -> None:
    match = diagram("doge", vote_in_quarantia(FIVE_RINGS + "advisor quarantia_3 R@castello\n stack quarantia R:3"))
    assert takes(offered(match, "R")) == ["quarantia_3"]
    play(match, "R advisor:quarantia_3 button:abstain")
    assert takes(offered(match, "R")) == ["quarantia_1"]


@rule("DO-7.8")
@pytest.mark.parametrize("choice", ["area:castello", "button:abstain"])
def test_a_ring_that_the_second_sends_back_can_be_used_for_the_last_advisor(choice: str) -> None:
    match = diagram("doge", vote_in_quarantia(FIVE_RINGS + "advisor quarantia_3 R@castello\n stack quarantia R:3 B:1"))
    play(match, "R advisor:quarantia_1 button:abstain", f"B advisor:quarantia_3 {choice}")
    assert takes(offered(match, "R")) == ["quarantia_2"]


@rule("DO-7.8")
def test_without_a_ring_come_free_the_last_advisor_can_only_be_abstained_with() -> None:
    match = diagram("doge", vote_in_quarantia(FIVE_RINGS + "advisor santa_croce R@castello\n stack quarantia R:3 B:1"))
    play(match, "R advisor:quarantia_1 button:abstain", "B advisor:quarantia_2 area:castello")
    assert offered(match, "R") == ["advisor:quarantia_3 button:abstain"]


@rule("DO-7.8")
def test_the_last_free_ring_serves_one_pick_only() -> None:
    match = diagram("doge", vote_in_quarantia(FIVE_RINGS + "stack quarantia R:3 B:1"))
    play(match, "R advisor:quarantia_1 area:castello", "B advisor:quarantia_2 area:castello")
    assert offered(match, "R") == ["advisor:quarantia_3 button:abstain"]


# ---- a tie for first


TIES = [("R:2 B:2", "RB"), ("B:2 G:2 Y:2", "BGY"), ("R:1 B:1 G:1 Y:1", "RBGY"), ("R:1 B:2 G:2", "BG")]


@rule("DO-7.9")
@pytest.mark.parametrize(("stacks", "tied"), TIES)
def test_all_who_are_tied_for_first_move_up_to_2_houses_at_the_same_time(stacks: str, tied: str) -> None:
    match = diagram("doge", vote_in_quarantia(f"castello houses R3 B3 G3 Y3\n stack quarantia {stacks}"))
    assert (asked(match), drawn(match, "step").split(":")[0]) == (tied, "move_tied")
    for letter in tied:
        play(match, f"{letter} houses:castello area:san_polo", f"{letter} houses:castello area:dorsoduro")
    moved = " ".join(["houses", *[f"{letter}1" for letter in tied], "palaces"])
    assert (drawn(match, "san_polo"), drawn(match, "dorsoduro")) == (moved, moved)
    assert match.chance


@rule("DO-7.9")
def test_a_tie_for_first_makes_all_three_advisors_neutral() -> None:
    position = """
        advisor quarantia_1 R@castello
        advisor quarantia_2 G@castello
        advisor quarantia_3 G@san_polo
        advisor castello G@quarantia
        stack quarantia R:2 B:2
    """
    match = diagram("doge", vote_in_quarantia(position))
    assert [drawn(match, f"advisor quarantia_{n}") for n in (1, 2, 3)] == ["", "", ""]
    assert (rings_left(match, "R"), rings_left(match, "G")) == (6, 5)
    assert drawn(match, "advisor castello") == "G@quarantia"


@rule("DO-7.9")
@pytest.mark.parametrize("moves", [0, 1, 2])
def test_a_tied_seat_moves_two_houses_or_one_or_none(moves: int) -> None:
    """Up to two, each voluntary."""
    match = diagram("doge", "brown quarantia\n castello houses R3 B3\n agenda move_tied:3 turn_blue:0")
    play(match, *["R houses:castello area:san_polo"] * moves)
    if moves < 2:
        play(match, "R button:stay")
    play(match, "B button:stay")
    assert happened(match, "moved") == [(0, 1, 4)] * moves


@rule("DO-7.9")
def test_everybody_hears_who_moves_nothing_and_a_seat_alone_what_it_will_move() -> None:
    match = diagram("doge", "brown quarantia\n castello houses R3 B3\n agenda move_tied:3 turn_blue:0")
    play(match, "R houses:castello area:san_polo", "R button:stay", "B button:stay")
    assert told(match, "R") == ["will_move", "answered", "answered", "moved", "stayed"]
    assert told(match, "G") == ["answered", "answered", "moved", "stayed"]
    assert (happened(match, "will_move"), happened(match, "stayed")) == ([(0, 1, 4)], [(1,)])


@rule("DO-7.9")
def test_after_a_tie_for_first_there_is_no_second_in_the_quarantia() -> None:
    match = diagram("doge", vote_in_quarantia("castello houses R1 B1 G3\n stack quarantia R:2 B:2 G:1"))
    play(match, "R button:stay", "B button:stay")
    assert match.chance


@rule("DO-7.9")
def test_of_tied_seats_only_those_with_houses_on_the_board_are_asked() -> None:
    match = diagram("doge", vote_in_quarantia("castello houses B1\n stack quarantia R:2 B:2 G:2"))
    assert asked(match) == "B"


@rule("DO-7.9")
def test_the_moves_of_a_tied_seat_are_sealed_until_all_have_answered() -> None:
    """Neither the board nor the other seats' options change before that."""
    match = diagram("doge", "brown quarantia\n castello houses R2 B2\n agenda move_tied:3 turn_blue:0")
    before = (seen(match, "B"), offered(match, "B"))
    play(match, "R houses:castello area:san_polo")
    assert (seen(match, "B"), offered(match, "B")) == before and told(match, "B") == []
    assert drawn(match, "castello") == "houses R2 B2 palaces"


@rule("DO-7.9")
def test_what_a_lone_tied_seat_has_said_so_far_is_sealed_from_the_imagination_of_the_others() -> None:
    """Red is tied with Blue, who has no house: Red alone is asked, and has said one of its two moves."""
    match = diagram("doge", "brown quarantia\n castello houses R2\n agenda move_tied:3 turn_blue:0")
    unsaid = match.copy()
    play(match, "R houses:castello area:san_polo")
    worlds = [m.game.determinize(m.state, 1, Rng(1)) for m in (match, unsaid)]
    assert match.game.draw(worlds[0]) == match.game.draw(worlds[1])


# ---- two different houses


@rule("DO-7.10")
def test_a_house_that_has_just_been_moved_does_not_move_on() -> None:
    match = diagram(
        "doge", "brown quarantia\n castello houses R1\n san_marco houses R1\n agenda move_tied:1 turn_blue:0"
    )
    play(match, "R houses:castello area:dorsoduro")
    assert {path.split()[0] for path in offered(match, "R")} == {"button:stay", "houses:san_marco"}


@rule("DO-7.10")
def test_a_seat_with_one_house_has_finished_after_one_move() -> None:
    match = diagram("doge", "brown quarantia\n castello houses R1\n agenda move_tied:1 turn_blue:0")
    play(match, "R houses:castello area:dorsoduro")
    assert match.chance and drawn(match, "dorsoduro") == "houses R1 palaces"


@rule("DO-7.10")
def test_two_houses_may_leave_the_same_district() -> None:
    match = diagram("doge", "brown quarantia\n castello houses R2\n agenda move_tied:1 turn_blue:0")
    play(match, "R houses:castello area:dorsoduro", "R houses:castello area:dorsoduro")
    assert (drawn(match, "castello"), drawn(match, "dorsoduro")) == ("", "houses R2 palaces")


@rule("DO-7.10")
def test_two_houses_may_change_places() -> None:
    """One goes from Castello to Dorsoduro, another one from Dorsoduro to Castello."""
    match = diagram(
        "doge", "brown quarantia\n castello houses R1\n dorsoduro houses R1\n agenda move_tied:1 turn_blue:0"
    )
    play(match, "R houses:castello area:dorsoduro", "R houses:dorsoduro area:castello")
    assert happened(match, "moved") == [(0, 1, 2), (0, 2, 1)]


@rule("DO-7.10")
def test_the_house_of_another_seat_makes_no_move_possible() -> None:
    match = diagram("doge", "brown quarantia\n castello houses R2 B1\n agenda move_tied:3 turn_blue:0")
    play(match, "B houses:castello area:dorsoduro")
    with pytest.raises(NotAnOption):
        play(match, "R houses:dorsoduro area:castello")
