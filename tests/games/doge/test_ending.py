"""[DO-9] The end of a year, the end of the game, and who has won."""

from typing import Any

import pytest

import ridotto
from ridotto.core.match import Match
from ridotto.games.doge.ending import can_reach_goal, has_goal
from ridotto.games.doge.events import GOAL_MET, LAST_YEAR_OVER, NO_GOAL_LEFT
from ridotto.games.doge.material import AREA_NAMES
from ridotto.testing import diagram, play, rule

from .reading import asked, drawn, happened

# Three seats with eight palaces in three districts each: none of them can meet a goal any more.
HOPELESS = """
    seats 3
    cannaregio palaces R3 G2
    castello   palaces R3
    dorsoduro  palaces R2 G3
    san_marco  palaces B3
    san_polo   palaces B3
    santa_croce palaces B2 G3
"""


def end_of_year(position: str) -> Match[Any]:
    """The last blue card is turned, and the year is over."""
    match = diagram("doge", f"{position}\n voted 6\n agenda turn_blue:6 end_year start_year")
    play(match, "* blue:castello")
    return match


def board(**palaces: list[int]) -> str:
    """Palaces by seat letter and district."""
    return "\n".join(
        " ".join([district, "palaces", *[f"{letter}{counts[i]}" for letter, counts in palaces.items()]])
        for i, district in enumerate(AREA_NAMES[:6])
    )


# ---- the goals


GOALS = [
    ([1, 1, 1, 1, 1, 1], True),
    ([2, 1, 1, 1, 1, 1], True),
    ([3, 1, 1, 1, 1, 1], True),
    ([2, 2, 1, 1, 1, 0], True),
    ([3, 1, 1, 1, 1, 0], True),
    ([0, 2, 2, 2, 1, 1], True),
    ([2, 2, 2, 2, 0, 0], True),
    ([5, 1, 1, 1, 0, 0], True),
    ([0, 0, 0, 0, 0, 0], False),
    ([1, 1, 1, 1, 1, 0], False),
    ([2, 1, 1, 1, 1, 0], False),
    ([2, 2, 1, 1, 0, 0], False),
    ([2, 2, 2, 1, 0, 0], False),
    ([4, 1, 1, 1, 0, 0], False),
    ([3, 3, 2, 0, 0, 0], False),
    ([5, 3, 0, 0, 0, 0], False),
]


@rule("DO-9.1")
@pytest.mark.parametrize(("palaces", "met"), GOALS)
@pytest.mark.parametrize("letter", ["R", "Y"])
def test_a_goal_is_6_palaces_in_6_districts_or_7_in_5_or_8_in_4(letter: str, palaces: list[int], met: bool) -> None:
    match = end_of_year(board(**{letter: palaces}))
    assert match.over == met
    assert happened(match, "ended") == ([(GOAL_MET, 1 << "RBGY".index(letter))] if met else [])


@rule("DO-9.1")
def test_palaces_of_others_do_not_help_to_meet_a_goal() -> None:
    match = end_of_year(board(R=[1, 1, 1, 0, 0, 0], B=[0, 0, 0, 1, 1, 1]))
    assert not match.over


@rule("DO-9.1")
def test_houses_are_no_palaces() -> None:
    match = end_of_year(board(R=[1, 1, 1, 1, 1, 0]).replace("santa_croce", "santa_croce houses R7"))
    assert not match.over


@rule("DO-9.1")
def test_when_the_game_is_over_nobody_is_asked_any_more() -> None:
    match = end_of_year(board(R=[1, 1, 1, 1, 1, 1]))
    assert match.over and asked(match) == "" and not match.chance
    with pytest.raises(ridotto.NotAsked):
        play(match, "R card:castello")


# ---- in the middle of a year


@rule("DO-9.2")
def test_a_goal_met_in_mid_year_does_not_end_the_game() -> None:
    """Ruling 6.27: Red builds its sixth palace in the sixth district, and the next area votes."""
    match = diagram(
        "doge",
        """
        brown castello san_polo
        castello houses R2
        cannaregio palaces R1
        dorsoduro palaces R1
        san_marco palaces R1
        san_polo palaces R1
        santa_croce palaces R1
        stack san_polo B:1
        agenda place_two:1 turn_blue:0 vote:1 turn_blue:1 end_year start_year
        """,
    )
    play(match, "R button:1", "R palace:castello", "* blue:castello")
    assert has_goal(match.state, 0) and asked(match) == "B"


@rule("DO-9.2")
def test_others_may_catch_up_in_the_votes_that_are_left() -> None:
    """Ruling 6.27: Blue builds its seventh palace in the last vote and wins with more palaces."""
    position = board(R=[1, 1, 1, 1, 1, 1], B=[2, 1, 1, 1, 1, 0])
    match = diagram(
        "doge",
        position.replace("castello palaces", "castello houses B4 palaces")
        + "\n brown castello\n agenda place_two:2 turn_blue:0 end_year start_year",
    )
    play(match, "B button:1", "B palace:castello", "* blue:castello")
    assert (match.over, match.scores, match.ranks) == (True, [6, 7, 0, 0], [2, 1, 3, 3])


@rule("DO-9.2")
def test_the_game_goes_on_when_the_year_ends_without_a_goal() -> None:
    match = end_of_year("year 4\n" + board(R=[1, 1, 1, 1, 1, 0]))
    assert (drawn(match, "year"), asked(match)) == ("5", "RBGY")


# ---- who has won


@rule("DO-9.3")
def test_a_seat_that_meets_a_goal_wins_before_one_with_more_palaces_and_no_goal() -> None:
    match = end_of_year(board(R=[3, 3, 2, 0, 0, 0], B=[1, 1, 1, 1, 1, 1]))
    assert match.over and match.ranks == [2, 1, 3, 3]


@rule("DO-9.3")
def test_of_several_that_meet_a_goal_the_one_with_the_most_palaces_wins() -> None:
    match = end_of_year(board(R=[2, 2, 1, 1, 1, 0], G=[2, 2, 2, 2, 0, 0], Y=[1, 1, 1, 1, 1, 1]))
    assert happened(match, "ended") == [(GOAL_MET, 0b1101)]
    assert match.ranks == [2, 4, 1, 3]


@rule("DO-9.3")
def test_among_equals_the_one_with_the_most_houses_on_the_board_wins() -> None:
    match = end_of_year(board(R=[1, 1, 1, 1, 1, 1], B=[1, 1, 1, 1, 1, 1]).replace("castello", "castello houses B2 R1"))
    assert match.ranks == [2, 1, 3, 3]


@rule("DO-9.3")
def test_houses_are_counted_on_the_whole_board() -> None:
    both = board(R=[1, 1, 1, 1, 1, 1], B=[1, 1, 1, 1, 1, 1])
    both = both.replace("castello", "castello houses B2").replace("san_polo", "san_polo houses R1")
    match = end_of_year(both.replace("dorsoduro", "dorsoduro houses R2"))
    assert match.ranks == [1, 2, 3, 3]


@rule("DO-9.3")
def test_more_houses_do_not_outweigh_a_palace() -> None:
    both = board(R=[1, 1, 1, 1, 1, 1], B=[2, 1, 1, 1, 1, 1])
    match = end_of_year(both.replace("castello", "castello houses R9"))
    assert match.ranks == [2, 1, 3, 3]


@rule("DO-9.3")
def test_if_palaces_and_houses_are_equal_it_is_a_draw() -> None:
    both = board(R=[1, 1, 1, 1, 1, 1], Y=[1, 1, 1, 1, 1, 1], B=[1, 1, 0, 0, 0, 0])
    match = end_of_year(both.replace("castello", "castello houses R2 Y2"))
    assert match.over and match.ranks == [1, 3, 4, 1]


@rule("DO-9.3")
def test_the_way_in_which_a_goal_is_met_does_not_matter() -> None:
    """8 palaces in 4 districts and 8 in 6 are equal."""
    match = end_of_year(board(R=[2, 2, 2, 2, 0, 0], B=[3, 1, 1, 1, 1, 1]))
    assert match.ranks == [1, 1, 3, 3]


# ---- no goal can be met any more

REACHES = [
    # Red's palaces, free spaces, and whether Red can still meet a goal
    ([0, 0, 0, 0, 0, 0], [5, 5, 5, 5, 5, 5], True),
    ([3, 3, 2, 0, 0, 0], [2, 2, 3, 5, 5, 5], False),  # 8 in 3: no palace left
    ([3, 2, 2, 0, 0, 0], [0, 0, 0, 1, 0, 0], True),  # 7 in 3: the last one in a fourth district
    ([3, 2, 2, 0, 0, 0], [2, 3, 3, 0, 0, 0], False),  # 7 in 3: the others are full
    ([4, 3, 0, 0, 0, 0], [1, 2, 5, 5, 5, 5], False),  # 7 in 2: one palace brings no two districts
    ([2, 2, 1, 1, 0, 0], [1, 1, 0, 0, 0, 0], True),  # 6 in 4: 8 in 4
    ([2, 2, 1, 1, 0, 0], [1, 0, 0, 0, 0, 0], False),  # 6 in 4: one space is one too few
    ([2, 2, 1, 1, 0, 0], [0, 0, 0, 0, 1, 0], True),  # 6 in 4: 7 in 5
    ([2, 1, 1, 1, 1, 0], [1, 0, 0, 0, 0, 0], True),  # 6 in 5: 7 in 5
    ([2, 1, 1, 1, 1, 0], [0, 0, 0, 0, 0, 1], True),  # 6 in 5: 7 in 6
    ([2, 1, 1, 1, 1, 0], [0, 0, 0, 0, 0, 0], False),  # 6 in 5: no room anywhere
    ([1, 1, 1, 1, 1, 0], [0, 0, 0, 0, 0, 1], True),  # 5 in 5: 6 in 6
    ([1, 1, 1, 1, 1, 0], [1, 0, 0, 0, 0, 0], False),  # 5 in 5: 6 in 5 is no goal
    ([1, 1, 1, 1, 1, 0], [1, 1, 0, 0, 0, 0], True),  # 5 in 5: 7 in 5
    ([3, 3, 0, 0, 0, 0], [0, 0, 1, 1, 0, 0], True),  # 6 in 2: 8 in 4
    ([3, 3, 0, 0, 0, 0], [0, 0, 2, 0, 0, 0], False),  # 6 in 2: two spaces, but in one district
    ([2, 2, 2, 0, 0, 0], [1, 0, 0, 1, 0, 0], True),  # 6 in 3: 8 in 4
]


def filled(red: list[int], free: list[int]) -> str:
    """A board with Red's palaces and so many free spaces; the rest is Blue's, Green's and Yellow's."""
    others = {"B": 8, "G": 8, "Y": 8}
    palaces = {"R": red, "B": [0] * 6, "G": [0] * 6, "Y": [0] * 6}
    for i in range(6):
        for _ in range(5 - red[i] - free[i]):
            letter = max(others, key=lambda name: others[name])
            others[letter] -= 1
            palaces[letter][i] += 1
    return board(**palaces)


@rule("DO-9.4")
@pytest.mark.parametrize(("red", "free", "can"), REACHES)
def test_a_seat_can_reach_a_goal_by_the_palaces_left_to_it_and_the_free_spaces(
    red: list[int], free: list[int], can: bool
) -> None:
    """Ruling 6.38."""
    match = diagram("doge", filled(red, free) + "\n agenda place_markers:0")
    assert can_reach_goal(match.state, 0) == can


@rule("DO-9.4")
def test_the_game_ends_when_nobody_can_meet_a_goal_because_the_palaces_are_used_up() -> None:
    """Ruling 6.20."""
    match = end_of_year(HOPELESS)
    assert match.over and happened(match, "ended") == [(NO_GOAL_LEFT, 0)]


@rule("DO-9.4")
def test_the_game_ends_when_nobody_can_meet_a_goal_because_the_districts_are_full() -> None:
    """Ruling 6.20: Yellow has two palaces left and nowhere to put them."""
    match = end_of_year(
        """
        cannaregio palaces R3 G2
        castello   palaces R3 Y2
        dorsoduro  palaces R2 G3
        san_marco  palaces B3 Y2
        san_polo   palaces B3 Y2
        santa_croce palaces B2 G3
        """
    )
    assert match.over and happened(match, "ended") == [(NO_GOAL_LEFT, 0)]


@rule("DO-9.4")
def test_the_game_goes_on_while_one_seat_can_still_meet_a_goal() -> None:
    """Green has its eighth palace left, for a fourth district."""
    match = end_of_year(HOPELESS.replace("dorsoduro  palaces R2 G3", "dorsoduro  palaces R2 G2"))
    assert not match.over


@rule("DO-9.4")
def test_that_nobody_can_meet_a_goal_ends_the_game_only_at_the_end_of_the_year() -> None:
    match = diagram("doge", HOPELESS + "brown castello\n stack castello R:1\n agenda vote:0 turn_blue:0 end_year")
    assert asked(match) == "R"


@rule("DO-9.4")
def test_a_goal_that_is_met_comes_before_the_hopelessness_of_the_others() -> None:
    """Ruling 6.38: everybody has used up its palaces, and Blue has eight in four districts."""
    position = HOPELESS.replace("castello   palaces R3", "castello palaces R3 B1")
    match = end_of_year(position.replace("san_marco  palaces B3", "san_marco palaces B2"))
    assert happened(match, "ended") == [(GOAL_MET, 0b010)] and match.ranks == [2, 1, 2]


@rule("DO-9.4")
def test_that_nobody_can_meet_a_goal_comes_before_the_last_year() -> None:
    """Ruling 6.38."""
    match = end_of_year("year 60\n" + HOPELESS)
    assert happened(match, "ended") == [(NO_GOAL_LEFT, 0)]


# ---- the last year


@rule("DO-9.5")
def test_the_game_ends_after_year_60() -> None:
    """Ruling 6.20."""
    match = end_of_year("year 60")
    assert match.over and happened(match, "ended") == [(LAST_YEAR_OVER, 0)]


@rule("DO-9.5")
def test_the_game_does_not_end_after_year_59() -> None:
    match = end_of_year("year 59")
    assert not match.over and drawn(match, "year") == "60"


@rule("DO-9.5")
@pytest.mark.parametrize(("year", "over"), [(1, False), (2, True)])
def test_a_table_may_choose_an_earlier_last_year(year: int, over: bool) -> None:
    match = end_of_year(f"choice last_year 2\n year {year}")
    assert match.over == over


@rule("DO-9.5")
def test_a_goal_met_in_the_last_year_is_a_goal_met() -> None:
    """Ruling 6.38."""
    match = end_of_year("choice last_year 2\n year 2\n" + board(R=[1, 1, 1, 1, 1, 1]))
    assert happened(match, "ended") == [(GOAL_MET, 0b0001)]


@rule("DO-9.5")
@pytest.mark.parametrize("last_year", [0, 61])
def test_the_last_year_is_one_of_1_to_60(last_year: int) -> None:
    with pytest.raises(ridotto.BadChoice):
        ridotto.start("doge", 4, choices={"last_year": last_year})


@rule("DO-9.5")
def test_the_choice_of_a_last_year_is_open_to_all() -> None:
    match = ridotto.start("doge", 3, seed=1, choices={"last_year": 7})
    assert match.view(-1)["choices"] == {"last_year": "7"}


# ---- the places


@rule("DO-9.6")
def test_the_score_of_a_seat_is_its_palaces() -> None:
    match = end_of_year(board(R=[2, 1, 0, 0, 0, 0], B=[0, 0, 1, 0, 0, 0], Y=[1, 1, 1, 1, 0, 0]))
    assert match.scores == [3, 1, 0, 4]


@rule("DO-9.6")
def test_places_go_by_goal_then_palaces_then_houses_on_the_board() -> None:
    """Ruling 6.39: Green meets a goal; Red and Yellow have four palaces, and Yellow more houses."""
    position = board(R=[2, 2, 0, 0, 0, 0], B=[3, 3, 2, 0, 0, 0], G=[0, 0, 1, 1, 1, 1], Y=[0, 0, 1, 1, 1, 1])
    position = position.replace("santa_croce", "santa_croce houses Y1").replace("G1", "G2")
    match = end_of_year(position)
    assert match.over and match.ranks == [4, 2, 1, 3]


@rule("DO-9.6")
def test_equals_share_a_place() -> None:
    """Ruling 6.39: after two seconds comes a fourth."""
    match = end_of_year("year 60\n" + board(R=[1, 1, 0, 0, 0, 0], B=[1, 0, 1, 0, 0, 0], G=[3, 0, 0, 0, 0, 0]))
    assert match.ranks == [2, 2, 1, 4]


@rule("DO-9.6")
def test_when_the_game_ends_without_a_goal_the_first_place_has_won() -> None:
    match = end_of_year(HOPELESS.replace("castello   palaces", "castello houses G1 palaces"))
    assert match.over and match.ranks == [2, 2, 1]


@rule("DO-9.6")
def test_a_game_in_which_nobody_has_built_anything_is_a_draw_of_all() -> None:
    match = end_of_year("year 60")
    assert match.ranks == [1, 1, 1, 1]
