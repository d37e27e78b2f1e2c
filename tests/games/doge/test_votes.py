"""[DO-4] The votes: their order, the counting, the ranks."""

import pytest

from ridotto.core.pool import kinds
from ridotto.games.doge.material import AREA_NAMES
from ridotto.testing import diagram, play, rule

from .reading import asked, drawn, happened, offered, rings_left, seen

ROW = "san_polo castello quarantia cannaregio dorsoduro san_marco santa_croce"


# ---- the order


@rule("DO-4.1")
@pytest.mark.parametrize("voted", range(1, 7))
def test_the_areas_vote_in_the_order_of_the_brown_row(voted: int) -> None:
    match = diagram("doge", f"brown {ROW}\n voted {voted - 1}\n agenda turn_blue:0 vote:0 turn_blue:0")
    play(match, "* blue:castello")
    assert happened(match, "vote") == [(list[str](AREA_NAMES).index(ROW.split()[voted]),)]


@rule("DO-4.2")
def test_after_a_vote_the_next_blue_card_is_turned_from_left_to_right() -> None:
    match = diagram("doge", f"brown {ROW}\n blue dorsoduro\n voted 1\n agenda vote:1 turn_blue:1 vote:2")
    play(match, "* blue:castello")
    assert drawn(match, "blue") == "dorsoduro castello - - - - -"
    assert happened(match, "blue") == [(1, 1)]


@rule("DO-4.2")
def test_the_blue_card_is_turned_only_when_the_vote_is_finished() -> None:
    match = diagram("doge", "brown castello\n stack castello R:1 B:1\n agenda vote:0 turn_blue:0")
    play(match, "R button:0")
    assert (drawn(match, "blue"), asked(match)) == ("- - - - - - -", "B")
    play(match, "B button:0")
    assert match.chance


@rule("DO-4.2")
def test_a_blue_card_is_turned_after_a_vote_without_votes_too() -> None:
    match = diagram("doge", "brown castello\n agenda vote:0 turn_blue:0")
    assert match.chance


@rule("DO-4.2")
@pytest.mark.parametrize("seat", [0, 3, -1])
def test_everybody_knows_the_next_seven_votes(seat: int) -> None:
    match = diagram("doge", f"brown {ROW}\n blue dorsoduro\n voted 1\n agenda turn_blue:1 place_markers:0")
    play(match, "* blue:quarantia")
    view = match.view(seat)
    rows = (view["voted"], view["brown"], view["blue"])
    assert rows == (2, ROW.split(), ["dorsoduro", "quarantia", None, None, None, None, None])


@rule("DO-4.3")
def test_after_the_seventh_vote_the_brown_row_takes_the_order_of_the_blue_row() -> None:
    match = diagram(
        "doge",
        f"""
        brown {ROW}
        blue castello dorsoduro san_marco san_polo santa_croce quarantia
        voted 6
        agenda turn_blue:6 end_year start_year
        """,
    )
    play(match, "* blue:cannaregio")
    new = "castello dorsoduro san_marco san_polo santa_croce quarantia cannaregio"
    assert (drawn(match, "brown"), drawn(match, "voted")) == (new, "0")


@rule("DO-4.3")
def test_the_blue_cards_are_shuffled_and_face_down_again_in_the_new_year() -> None:
    match = diagram("doge", "blue castello\n voted 6\n agenda end_year turn_blue:0")
    assert seen(match, "R")["blue"] == [None] * 7
    assert list(match.game.rules.weights(match.state)) == [1] * 7


# ---- the counting


@rule("DO-4.4")
def test_all_markers_in_the_area_are_turned_up() -> None:
    match = diagram(
        "doge",
        "brown dorsoduro castello\n stack castello R:0,3 Y:1,2\n agenda turn_blue:0 vote:1 turn_blue:1",
    )
    play(match, "* blue:castello")
    assert [(seat, kinds(pool)) for seat, area, pool in happened(match, "counted")] == [(0, [0, 3]), (3, [1, 2])]
    assert seen(match, "B")["counted"] == [[0, 3], [], [], [1, 2]]


@rule("DO-1.3", "DO-4.4")
def test_everybody_sees_which_markers_were_turned_up_in_the_vote_under_way() -> None:
    match = diagram(
        "doge",
        """
        brown dorsoduro castello
        stack castello R:0,3
        counted R:1
        counted B:2
        turned B:2
        agenda turn_blue:0 vote:1 turn_blue:1
        """,
    )
    assert seen(match, "G")["turned"] == [[], [2], [], []]
    play(match, "* blue:castello")
    assert seen(match, "G")["turned"] == [[0, 3], [], [], []]
    assert drawn(match, "turned") == "R:0,3"


@rule("DO-4.4")
def test_markers_in_other_areas_stay_face_down() -> None:
    match = diagram("doge", "brown castello\n stack castello B:1\n stack san_polo R:3 B:2\n agenda vote:0 turn_blue:0")
    assert drawn(match, "stack san_polo") == "R:3 B:2"
    assert seen(match, "G")["counted"] == [[], [1], [], []]
    assert seen(match, "G")["stacks"]["san_polo"] == [1, 1, 0, 0]


@rule("DO-4.5")
def test_the_votes_are_what_the_markers_are_worth_together() -> None:
    match = diagram("doge", "brown castello\n stack castello R:1,2,3,3 B:2,2 Y:1\n agenda vote:0 turn_blue:0")
    assert drawn(match, "votes") == "9 4 0 1"


@rule("DO-4.5")
def test_each_advisor_that_stands_here_adds_one_vote_for_its_owner() -> None:
    match = diagram(
        "doge",
        """
        brown castello
        stack castello R:2 B:1
        advisor quarantia_1 R@castello
        advisor san_polo R@castello
        advisor san_marco Y@castello
        agenda vote:0 turn_blue:0
        """,
    )
    assert drawn(match, "votes") == "4 1 0 1"


@rule("DO-4.5")
def test_everybody_hears_the_votes_of_each_seat_that_has_some() -> None:
    match = diagram(
        "doge",
        """
        brown san_polo castello
        stack castello B:2,3 Y:0
        advisor san_polo G@castello
        agenda turn_blue:0 vote:1 turn_blue:1
        """,
    )
    play(match, "* blue:castello")
    assert happened(match, "votes") == [(1, 1, 5), (2, 1, 1)]


@rule("DO-4.5")
def test_advisors_elsewhere_do_not_vote_here() -> None:
    match = diagram(
        "doge",
        """
        brown castello
        stack castello R:2
        advisor castello R@san_polo
        advisor san_polo B@quarantia
        agenda vote:0 turn_blue:0
        """,
    )
    assert drawn(match, "votes") == "2 0 0 0"


@rule("DO-4.5")
def test_votes_are_counted_anew_in_every_area() -> None:
    match = diagram("doge", "brown castello\n votes 9 9 9 9\n first R\n stack castello B:1\n agenda vote:0 turn_blue:0")
    assert (drawn(match, "votes"), drawn(match, "first")) == ("0 1 0 0", "B")


# ---- the ranks


@rule("DO-4.6")
def test_the_marker_0_alone_gives_no_rank() -> None:
    match = diagram("doge", "brown castello\n stack castello R:2 B:0\n agenda vote:0 turn_blue:0")
    assert (drawn(match, "first"), drawn(match, "second")) == ("R", "")


@rule("DO-4.6")
def test_a_seat_can_win_by_its_advisor_alone() -> None:
    match = diagram("doge", "brown castello\n advisor san_polo G@castello\n agenda vote:0 turn_blue:0")
    assert (drawn(match, "first"), asked(match)) == ("G", "G")


@rule("DO-4.6")
def test_a_seat_can_be_second_by_its_advisor_alone() -> None:
    match = diagram(
        "doge",
        "brown castello\n stack castello R:2\n advisor san_polo G@castello\n agenda vote:0 turn_blue:0",
    )
    assert drawn(match, "second") == "G"


@rule("DO-4.6")
def test_an_advisor_gives_a_rank_to_a_seat_that_laid_the_0_alone() -> None:
    """A total of 0 has no rank, not a marker of 0."""
    match = diagram(
        "doge",
        "brown castello\n stack castello R:2 G:0\n advisor san_polo G@castello\n agenda vote:0 turn_blue:0",
    )
    assert drawn(match, "second") == "G"


@rule("DO-4.7")
def test_the_0_takes_nothing_from_the_other_markers() -> None:
    """A seat that laid a 0 beside other markers is ranked by those."""
    match = diagram("doge", "brown castello\n stack castello R:0,2 B:1\n agenda vote:0 turn_blue:0")
    assert (drawn(match, "votes"), drawn(match, "first")) == ("2 1 0 0", "R")


RANKINGS = [
    ("R:1", "R", ""),
    ("R:3 B:2", "R", "B"),
    ("R:2 B:3", "B", "R"),
    ("R:1 B:2 G:3", "G", "B"),
    ("R:3 B:2 G:1 Y:1", "R", "B"),
    ("R:2 B:2", "R B", ""),
    ("R:2 B:2 G:1", "R B", ""),
    ("R:1 B:2 G:2", "B G", ""),
    ("R:2 B:1 Y:2", "R Y", ""),
    ("R:2 B:2 G:2", "R B G", ""),
    ("R:1,1 B:2 G:0,2 Y:1", "R B G", ""),
    ("R:2 B:2 G:2 Y:2", "R B G Y", ""),
    ("R:1 B:1 G:1 Y:1", "R B G Y", ""),
    ("R:3 B:1 G:1", "R", "B G"),
    ("R:1 B:3 G:2 Y:2", "B", "G Y"),
    ("R:1 B:1 G:1 Y:3", "Y", "R B G"),
    ("R:3 B:0 G:0", "R", ""),
    ("R:3 B:0 G:1", "R", "G"),
    ("R:0 B:0", "", ""),
]


@rule("DO-4.8")
@pytest.mark.parametrize(("stacks", "first", "second"), RANKINGS)
def test_first_has_the_most_votes_and_second_the_next_lower_total(stacks: str, first: str, second: str) -> None:
    match = diagram("doge", f"brown castello\n stack castello {stacks}\n agenda vote:0 turn_blue:0")
    assert (drawn(match, "first"), drawn(match, "second")) == (first, second)


@rule("DO-4.8")
def test_ranks_are_the_same_in_the_quarantia() -> None:
    match = diagram("doge", "brown quarantia\n stack quarantia R:1 B:3 G:2 Y:2\n agenda vote:0 turn_blue:0")
    assert (drawn(match, "first"), drawn(match, "second")) == ("B", "G Y")


@rule("DO-4.8")
def test_ranks_with_three_seats() -> None:
    match = diagram("doge", "seats 3\n brown castello\n stack castello R:1 B:1 G:3\n agenda vote:0 turn_blue:0")
    assert (drawn(match, "first"), drawn(match, "second")) == ("G", "R B")


@rule("DO-4.8")
def test_nobody_is_second_of_an_earlier_vote() -> None:
    """A rank of the vote before does not stay when this vote gives none."""
    match = diagram("doge", "brown castello\n second B\n stack castello R:2 G:2\n agenda vote:0 turn_blue:0")
    assert drawn(match, "second") == ""


@rule("DO-4.8")
def test_no_rank_of_last_year_is_seen_in_the_new_year() -> None:
    match = diagram("doge", "voted 7\n votes 3 1 0 0\n first R\n second B\n agenda end_year start_year")
    view = seen(match, "R")
    assert (view["votes"], view["first"], view["second"]) == ([0, 0, 0, 0], [], [])


@rule("DO-4.9")
def test_an_advisor_breaks_a_tie_of_markers() -> None:
    match = diagram(
        "doge",
        "brown castello\n stack castello R:2 B:2\n advisor san_polo B@castello\n agenda vote:0 turn_blue:0",
    )
    assert (drawn(match, "first"), drawn(match, "second")) == ("B", "R")


@rule("DO-4.9")
def test_an_advisor_makes_a_tie_for_second() -> None:
    match = diagram(
        "doge",
        """
        brown castello
        stack castello R:3 B:2 G:1
        advisor san_polo G@castello
        agenda vote:0 turn_blue:0
        """,
    )
    assert (drawn(match, "first"), drawn(match, "second")) == ("R", "B G")


# ---- afterwards


@rule("DO-4.10")
def test_counted_markers_are_not_used_again_this_year() -> None:
    """They are their owner's, but nothing is laid before next year."""
    match = diagram("doge", "brown castello\n stack castello R:0,3\n agenda vote:0 turn_blue:0")
    assert seen(match, "R")["mine"]["markers"] == [1, 1, 2, 2, 3]
    assert (drawn(match, "counted"), drawn(match, "stack castello")) == ("R:0,3", "")


@rule("DO-4.10")
def test_everybody_has_all_seven_markers_in_the_new_year() -> None:
    """Those counted come back, and so do those that were never laid."""
    match = diagram("doge", "voted 6\n counted R:0,1,1,2,2,3,3\n counted B:3\n agenda end_year start_year")
    assert [supply["markers"] for supply in seen(match, "R")["supplies"]] == [7, 7, 7, 7]
    assert seen(match, "R")["mine"]["markers"] == [0, 1, 1, 2, 2, 3, 3]
    assert seen(match, "R")["counted"] == [[], [], [], []]


@rule("DO-4.11")
def test_without_a_vote_in_a_district_nothing_happens() -> None:
    match = diagram(
        "doge",
        """
        brown castello
        castello houses R3
        advisor castello B@san_polo
        stack castello R:0
        agenda vote:0 turn_blue:0
        """,
    )
    assert match.chance and drawn(match, "advisor castello") == "B@san_polo"


@rule("DO-4.11")
def test_without_a_vote_in_the_quarantia_its_advisors_stay_as_they_are() -> None:
    match = diagram(
        "doge",
        """
        brown quarantia
        castello houses R3
        advisor quarantia_1 B@san_polo
        advisor quarantia_3 B@castello
        agenda vote:0 turn_blue:0
        """,
    )
    assert match.chance and rings_left(match, "B") == 4
    assert drawn(match, "advisor quarantia_3") == "B@castello"


@rule("DO-4.11")
def test_everybody_hears_that_nobody_had_a_vote() -> None:
    match = diagram("doge", "brown dorsoduro castello\n agenda turn_blue:0 vote:1 turn_blue:1")
    play(match, "* blue:castello")
    assert happened(match, "nobody") == [(1,)] and happened(match, "won") == []


@rule("DO-4.11")
def test_the_vote_after_an_empty_one_is_a_vote_as_any_other() -> None:
    match = diagram("doge", "brown castello san_polo\n stack san_polo R:1\n agenda vote:0 turn_blue:0 vote:1")
    play(match, "* blue:castello")
    assert offered(match, "R")[-1] == "advisor:san_polo button:abstain"
