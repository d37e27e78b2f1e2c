"""The worked examples: E1 to E6 are printed in the rulebook, F1 to F8 are ours."""

from ridotto.games.doge.ending import can_reach_goal
from ridotto.games.doge.events import GOAL_MET
from ridotto.games.doge.material import AREA_NAMES, SYMBOLS
from ridotto.testing import diagram, play, rule

from .reading import asked, drawn, happened, houses_left, offered, rings_left, seen


@rule("DO-1.4")
def test_e1_the_advisor_with_the_shell_belongs_to_castello() -> None:
    shell = AREA_NAMES[SYMBOLS.index("shell")]
    match = diagram("doge", "brown castello\n stack castello R:1\n agenda vote:0 turn_blue:0")
    assert offered(match, "R")[0] == f"advisor:{shell} area:cannaregio"


@rule("DO-4.1")
def test_e2_cannaregio_stands_first_in_the_brown_row_and_votes_first() -> None:
    match = diagram(
        "doge",
        """
        brown cannaregio castello
        stack cannaregio R:1
        stack castello B:1
        agenda vote:0 turn_blue:0 vote:1 turn_blue:1
        """,
    )
    assert offered(match, "R")[-1] == "advisor:cannaregio button:abstain"


@rule("DO-4.2", "DO-4.3")
def test_e3_castello_votes_now_and_dorsoduro_will_be_first_next_year() -> None:
    match = diagram(
        "doge",
        """
        brown cannaregio castello
        stack castello B:1
        agenda vote:0 turn_blue:0 vote:1 turn_blue:1 end_year start_year
        """,
    )
    play(match, "* blue:dorsoduro")
    assert offered(match, "B")[-1] == "advisor:castello button:abstain"
    play(match, "B advisor:castello button:abstain", "B button:0", "* blue:castello")
    assert drawn(match, "brown").split()[0] == "dorsoduro"


@rule("DO-4.6")
def test_e4_red_wins_with_4_and_blue_with_the_0_is_not_second() -> None:
    match = diagram("doge", "brown castello\n stack castello R:1,3 B:0\n agenda vote:0 turn_blue:0")
    assert (drawn(match, "votes"), drawn(match, "first"), drawn(match, "second")) == ("4 0 0 0", "R", "")
    play(match, "R advisor:castello area:san_polo", "R button:2")
    assert match.chance


@rule("DO-7.2", "DO-7.3", "DO-7.4", "DO-5.8")
def test_e5_red_takes_an_advisor_blue_abstains_red_abstains() -> None:
    match = diagram(
        "doge",
        """
        brown quarantia san_marco
        castello houses R1 B1
        advisor quarantia_2 B@castello
        advisor quarantia_3 R@castello
        stack quarantia R:2 B:1
        agenda vote:0 turn_blue:0 vote:1 turn_blue:1
        """,
    )
    play(match, "R advisor:quarantia_1 area:san_marco")
    play(match, "B advisor:quarantia_2 button:abstain", "B houses:castello area:dorsoduro")
    play(match, "R advisor:quarantia_3 button:abstain", "R houses:castello area:san_polo")
    assert (drawn(match, "advisor quarantia_2"), drawn(match, "advisor quarantia_3")) == ("", "")
    assert (rings_left(match, "R"), rings_left(match, "B")) == (5, 6)
    assert (drawn(match, "dorsoduro"), drawn(match, "san_polo")) == ("houses B1 palaces", "houses R1 palaces")
    play(match, "* blue:castello")
    assert drawn(match, "votes") == "1 0 0 0"  # the advisor strengthens Red in San Marco


@rule("DO-8.6")
def test_e6_blue_and_red_build_for_5_at_the_same_time_in_san_marco() -> None:
    match = diagram(
        "doge",
        """
        brown san_marco
        san_marco houses R3 B4 palaces G1 Y1
        stack san_marco R:2 B:2
        agenda vote:0 turn_blue:0
        """,
    )
    play(match, "R button:2", "B button:2", "R palace:san_marco", "B palace:san_marco")
    assert drawn(match, "san_marco") == "houses B1 palaces R1 B1 G1 Y1"
    assert happened(match, "built") == [(0, 3, 5), (1, 3, 5)]
    assert seen(match, "R")["districts"]["san_marco"]["price"] == 7


@rule("DO-4.9")
def test_f1_a_3_against_two_1_and_an_advisor_is_a_tie() -> None:
    match = diagram(
        "doge",
        """
        brown castello
        stack castello R:3 B:1,1
        advisor san_polo B@castello
        agenda vote:0 turn_blue:0
        """,
    )
    assert (drawn(match, "votes"), drawn(match, "first")) == ("3 3 0 0", "R B")


@rule("DO-4.6")
def test_f2_red_wins_with_one_advisor_and_no_marker() -> None:
    match = diagram("doge", "brown castello\n advisor san_polo R@castello\n agenda vote:0 turn_blue:0")
    assert (drawn(match, "votes"), drawn(match, "first"), asked(match)) == ("1 0 0 0", "R", "R")


@rule("DO-6.3", "DO-6.4", "DO-6.5")
def test_f3_red_5_blue_3_green_3_yellow_1() -> None:
    match = diagram("doge", "brown castello\n stack castello R:2,3 B:3 G:3 Y:1\n agenda vote:0 turn_blue:0")
    play(match, "R advisor:castello area:quarantia", "R button:2", "B button:1", "G button:1")
    assert drawn(match, "castello") == "houses R2 B1 G1 palaces"
    assert drawn(match, "advisor castello") == "R@quarantia" and match.chance


@rule("DO-6.6")
def test_f4_red_4_blue_4_green_3() -> None:
    match = diagram(
        "doge",
        """
        brown castello
        stack castello R:1,3 B:2,2 G:3
        advisor castello G@san_polo
        agenda vote:0 turn_blue:0
        """,
    )
    play(match, "R button:2", "B button:2")
    assert drawn(match, "castello") == "houses R2 B2 palaces"
    assert drawn(match, "advisor castello") == "" and match.chance


@rule("DO-8.7")
def test_f5_red_builds_for_3_and_blue_then_meets_the_price_of_4() -> None:
    match = diagram(
        "doge",
        """
        brown castello
        castello houses R1 B2
        stack castello R:3 B:1
        agenda vote:0 turn_blue:0
        """,
    )
    play(match, "R advisor:castello area:san_polo", "R button:2", "R palace:castello", "B button:1")
    assert drawn(match, "castello") == "houses B3 palaces R1" and match.chance


@rule("DO-8.1", "DO-8.9")
def test_f6_red_abstains_moves_a_house_builds_there_and_then_places_two() -> None:
    match = diagram(
        "doge",
        """
        brown dorsoduro
        dorsoduro houses R1
        san_polo houses R3 palaces B1
        stack dorsoduro R:1
        agenda vote:0 turn_blue:0
        """,
    )
    play(match, "R advisor:dorsoduro button:abstain", "R houses:dorsoduro area:san_polo", "R palace:san_polo")
    play(match, "R button:2")
    assert drawn(match, "san_polo") == "houses palaces R1 B1"
    assert drawn(match, "dorsoduro") == "houses R2 palaces" and houses_left(match, "R") == 13


@rule("DO-9.3")
def test_f7_red_with_6_in_6_loses_to_blue_with_7_in_5() -> None:
    match = diagram(
        "doge",
        """
        cannaregio palaces R1 B2
        castello palaces R1 B2
        dorsoduro palaces R1 B1
        san_marco palaces R1 B1
        san_polo palaces R1 B1
        santa_croce palaces R1
        voted 6
        agenda turn_blue:6 end_year start_year
        """,
    )
    play(match, "* blue:castello")
    assert happened(match, "ended") == [(GOAL_MET, 0b0011)] and match.ranks == [2, 1, 3, 3]


@rule("DO-9.1", "DO-9.4")
def test_f8_eight_palaces_in_three_districts_are_no_goal_and_no_hope() -> None:
    match = diagram(
        "doge",
        """
        cannaregio palaces R3
        castello palaces R3
        dorsoduro palaces R2
        voted 6
        agenda turn_blue:6 end_year start_year
        """,
    )
    play(match, "* blue:castello")
    assert not match.over and not can_reach_goal(match.state, 0)
