"""[SM-8] The doge and scoring."""

import pytest

from ridotto.testing import diagram, play, rule

from .reading import drawn, happened, offered, prestige

DOGE = "player R\n hand doge\n agenda next_card"
ALL = ["cannaregio", "santa_croce", "san_polo", "san_marco", "dorsoduro", "castello"]


@rule("SM-8.1")
def test_the_doge_card_must_be_played_even_where_nobody_scores() -> None:
    match = diagram("sanmarco", f"doge castello\n bridge san_marco-castello B\n {DOGE}")
    assert offered(match, "R") == ["district:castello"]
    play(match, "R district:castello")
    assert prestige(match) == [0, 0, 0, 0] and happened(match, "empty") == [{"district": "castello"}]


@rule("SM-8.2")
def test_the_first_time_the_doge_enters_anywhere() -> None:
    match = diagram("sanmarco", f"dorsoduro B1\n {DOGE}")
    assert offered(match, "R") == [f"district:{name}" for name in ALL]
    play(match, "R district:dorsoduro")
    assert (drawn(match, "doge"), prestige(match)) == ("dorsoduro", [0, 6, 0, 0])
    assert happened(match, "doge") == [{"who": 0, "district": "dorsoduro", "left_behind": None}]


@rule("SM-8.3")
def test_the_doge_may_stay_at_no_cost() -> None:
    match = diagram("sanmarco", f"castello G1\n doge castello\n prestige 9 0 0 0\n {DOGE}")
    play(match, "R district:castello")
    assert prestige(match) == [9, 0, 7, 0]


@rule("SM-8.3")
def test_the_doge_crosses_any_number_of_bridges() -> None:
    match = diagram(
        "sanmarco",
        f"""
        doge castello
        bridge san_marco-castello R
        bridge san_polo-san_marco R
        bridge santa_croce-san_polo R
        bridge cannaregio-santa_croce R
        {DOGE}
        """,
    )
    assert offered(match, "R") == [f"district:{name}" for name in ALL if name != "dorsoduro"]


@rule("SM-8.4")
def test_a_bridge_of_somebody_else_costs_one_point_to_its_owner() -> None:
    """Example X5."""
    match = diagram(
        "sanmarco",
        f"""
        doge castello
        bridge san_marco-castello B
        bridge san_marco-dorsoduro R
        dorsoduro R1
        prestige 3 0 0 0
        {DOGE}
        """,
    )
    play(match, "R district:dorsoduro toll:blue1")
    assert prestige(match) == [3 - 1 + 6, 1, 0, 0]
    assert happened(match, "paid") == [{"who": 0, "owner": 1, "prestige": 1}]


@rule("SM-8.4")
def test_own_bridges_leave_the_purse_as_it_is() -> None:
    match = diagram(
        "sanmarco",
        f"doge castello\n bridge san_marco-castello R\n bridge san_marco-dorsoduro B\n prestige 1\n {DOGE}",
    )
    assert "district:dorsoduro toll:blue1" in offered(match, "R")


@rule("SM-8.5")
def test_of_parallel_bridges_the_player_picks_one() -> None:
    match = diagram("sanmarco", f"doge castello\n bridge san_marco-castello R B G\n prestige 3 0 0 0\n {DOGE}")
    assert offered(match, "R") == [
        "district:san_marco toll:nobody",
        "district:san_marco toll:blue1",
        "district:san_marco toll:green1",
        "district:castello",
    ]
    play(match, "R district:san_marco toll:green1")
    assert prestige(match) == [2, 0, 1, 0]


@rule("SM-8.5")
def test_tolls_are_named_by_owner_for_every_player() -> None:
    match = diagram(
        "sanmarco",
        """
        doge castello
        bridge san_marco-castello R Y
        bridge san_marco-dorsoduro R Y
        prestige 0 0 5 0
        player G
        hand doge
        agenda next_card
        """,
    )
    assert [path for path in offered(match, "G") if "dorsoduro" in path] == [
        "district:dorsoduro toll:red2",
        "district:dorsoduro toll:red1-yellow1",
        "district:dorsoduro toll:yellow2",
    ]
    play(match, "G district:dorsoduro toll:red1-yellow1")
    assert prestige(match) == [1, 0, 3, 1]


@rule("SM-8.6")
def test_ways_with_the_same_end_and_the_same_tolls_are_offered_once() -> None:
    match = diagram(
        "sanmarco",
        f"""
        doge castello
        bridge san_marco-castello R
        bridge cannaregio-castello R
        bridge cannaregio-san_marco B
        prestige 5 0 0 0
        {DOGE}
        """,
    )
    assert offered(match, "R") == [
        "district:cannaregio toll:nobody",
        "district:cannaregio toll:blue1",
        "district:san_marco toll:nobody",
        "district:san_marco toll:blue1",
        "district:castello",
    ]


@rule("SM-8.6")
def test_no_district_is_visited_twice() -> None:
    """The toll of a loop cannot be paid."""
    match = diagram(
        "sanmarco",
        f"doge castello\n bridge san_marco-castello R\n bridge san_marco-dorsoduro B\n prestige 9 0 0 0\n {DOGE}",
    )
    assert offered(match, "R") == ["district:san_marco", "district:dorsoduro toll:blue1", "district:castello"]


@rule("SM-8.7")
def test_out_of_a_district_that_no_bridge_touches_a_step_costs_two_points() -> None:
    """Example X6."""
    match = diagram(
        "sanmarco", f"doge castello\n bridge san_marco-dorsoduro R\n dorsoduro B1\n prestige 5 0 0 0\n {DOGE}"
    )
    ends = ("cannaregio", "san_marco", "dorsoduro")
    assert offered(match, "R") == [*[f"district:{name} toll:step" for name in ends], "district:castello"]
    play(match, "R district:dorsoduro toll:step")
    assert prestige(match) == [3, 6, 0, 0]
    assert happened(match, "stepped") == [{"who": 0, "district": "castello", "prestige": 2}]


@rule("SM-8.7")
def test_to_stay_in_a_lonely_district_costs_nothing() -> None:
    """Example X6."""
    match = diagram("sanmarco", f"doge castello\n castello R1\n prestige 5 0 0 0\n {DOGE}")
    play(match, "R district:castello")
    assert prestige(match) == [12, 0, 0, 0]


@rule("SM-8.7")
def test_a_bridge_of_anybody_forbids_the_step() -> None:
    match = diagram("sanmarco", f"doge castello\n bridge san_marco-castello B\n prestige 9 0 0 0\n {DOGE}")
    assert offered(match, "R") == ["district:san_marco toll:blue1", "district:castello"]


@rule("SM-8.7")
def test_the_step_is_taken_once_and_first() -> None:
    match = diagram("sanmarco", f"doge castello\n prestige 9 0 0 0\n {DOGE}")
    assert offered(match, "R") == [
        "district:cannaregio toll:step",
        "district:san_marco toll:step",
        "district:castello",
    ]


@rule("SM-8.4", "SM-8.7")
def test_an_answer_names_all_that_the_way_costs() -> None:
    match = diagram(
        "sanmarco",
        f"doge castello\n bridge san_marco-dorsoduro B G\n bridge santa_croce-dorsoduro R\n prestige 5 0 0 0\n {DOGE}",
    )
    assert [path for path in offered(match, "R") if "croce" in path or "dorso" in path] == [
        "district:santa_croce toll:step-blue1",
        "district:santa_croce toll:step-green1",
        "district:dorsoduro toll:step-blue1",
        "district:dorsoduro toll:step-green1",
    ]
    play(match, "R district:santa_croce toll:step-green1")
    assert prestige(match) == [2, 0, 1, 0]


@rule("SM-8.8")
@pytest.mark.parametrize(("points", "ends"), [(0, "castello"), (1, "san_marco castello"), (2, "san_marco dorsoduro c")])
def test_a_way_costs_no_more_than_the_points_of_the_player(points: int, ends: str) -> None:
    match = diagram(
        "sanmarco",
        f"doge castello\n bridge san_marco-castello B\n bridge san_marco-dorsoduro G\n prestige {points}\n {DOGE}",
    )
    assert len(offered(match, "R")) == len(ends.split())


@rule("SM-8.8")
@pytest.mark.parametrize(("points", "number"), [(1, 1), (2, 3), (3, 4)])
def test_the_step_and_the_tolls_come_out_of_one_purse(points: int, number: int) -> None:
    match = diagram("sanmarco", f"doge castello\n bridge san_marco-dorsoduro B\n prestige {points}\n {DOGE}")
    assert len(offered(match, "R")) == number


@rule("SM-8.8")
def test_a_table_may_let_scores_fall_below_zero() -> None:
    match = diagram(
        "sanmarco", f"choice score_floor no\n doge castello\n bridge san_marco-castello B\n prestige 0\n {DOGE}"
    )
    play(match, "R district:san_marco toll:blue1")
    assert prestige(match) == [-1, 1, 0, 0]


@rule("SM-8.8")
@pytest.mark.parametrize(("floor", "offers"), [("no", 6), ("yes", 1)])
def test_where_scores_may_fall_below_zero_no_way_is_too_long(floor: str, offers: int) -> None:
    match = diagram(
        "sanmarco",
        f"""
        choice score_floor {floor}
        doge castello
        bridge san_marco-castello B
        bridge san_marco-dorsoduro G
        bridge san_polo-dorsoduro Y
        bridge santa_croce-san_polo B
        bridge cannaregio-santa_croce G
        {DOGE}
        """,
    )
    assert len(offered(match, "R")) == offers
    if floor == "no":
        play(match, "R district:cannaregio toll:blue2-green2-yellow1")
        assert prestige(match) == [-5, 2, 2, 1]


@rule("SM-8.8")
def test_where_scores_may_fall_below_zero_four_tolls_may_follow_the_step() -> None:
    match = diagram(
        "sanmarco",
        f"""
        choice score_floor no
        doge castello
        bridge san_marco-dorsoduro G
        bridge san_polo-dorsoduro Y
        bridge santa_croce-san_polo B
        bridge cannaregio-santa_croce G
        {DOGE}
        """,
    )
    play(match, "R district:cannaregio toll:step-blue1-green2-yellow1")
    assert prestige(match) == [-6, 1, 2, 1]


@rule("SM-8.9")
def test_tolls_are_paid_before_the_scoring() -> None:
    match = diagram("sanmarco", f"doge castello\n bridge san_marco-castello B\n san_marco R1\n prestige 1\n {DOGE}")
    play(match, "R district:san_marco toll:blue1")
    assert prestige(match) == [8, 1, 0, 0]
    kinds = [event.kind for event in match.events]
    assert kinds.index("paid") < kinds.index("scoring")


@rule("SM-8.9")
def test_several_doge_cards_score_the_same_district_again() -> None:
    match = diagram("sanmarco", "doge castello\n castello R1\n player R\n hand doge doge\n agenda next_card")
    play(match, "R district:castello", "R district:castello")
    assert prestige(match) == [14, 0, 0, 0]


SCORINGS = [
    ("R4 B3 G2", [8, 6, 0, 0]),  # example S1
    ("R2 B2 G1", [6, 6, 0, 0]),  # example S2
    ("R5 B3 G3", [8, 0, 0, 0]),  # example S3
    ("R4 B4 G4 Y1", [6, 6, 6, 0]),  # example X1
    ("R3", [8, 0, 0, 0]),  # example X2
    ("B1 G2 Y3", [0, 0, 6, 8]),
    ("R1 B2 G3 Y3", [0, 0, 6, 6]),
    ("R3 B3 G3 Y3", [6, 6, 6, 6]),
    ("R4 B3 G3 Y1", [8, 0, 0, 0]),
    ("R1 B2 G2 Y3", [0, 0, 0, 8]),
    ("R2 B3 G1 Y1", [6, 8, 0, 0]),
    ("", [0, 0, 0, 0]),
]


@rule("SM-8.10", "SM-8.11", "SM-8.12", "SM-8.13")
@pytest.mark.parametrize(("nobles", "points"), SCORINGS)
def test_the_points_of_a_scoring(nobles: str, points: list[int]) -> None:
    match = diagram("sanmarco", f"san_marco {nobles}\n {DOGE}")
    play(match, "R district:san_marco")
    assert prestige(match) == points


@rule("SM-8.10")
@pytest.mark.parametrize(
    ("name", "first", "second"),
    [("cannaregio", 7, 4), ("santa_croce", 5, 4), ("san_polo", 6, 4), ("dorsoduro", 6, 5), ("castello", 7, 5)],
)
def test_each_district_has_its_own_values(name: str, first: int, second: int) -> None:
    match = diagram("sanmarco", f"{name} R2 B1\n {DOGE}")
    play(match, f"R district:{name}")
    assert prestige(match) == [first, second, 0, 0]


@rule("SM-8.10", "SM-8.11")
def test_everybody_hears_who_gains_what_and_why() -> None:
    match = diagram("sanmarco", f"san_marco R2 B2\n castello Y2 G1\n {DOGE}")
    play(match, "R district:castello")
    assert happened(match, "first") == [{"who": 3, "district": "castello", "prestige": 7}]
    assert happened(match, "second") == [{"who": 2, "district": "castello", "prestige": 5}]
    match = diagram("sanmarco", f"san_marco R2 B2\n {DOGE}")
    play(match, "R district:san_marco")
    assert happened(match, "tied") == [{"who": seat, "district": "san_marco", "prestige": 6} for seat in (0, 1)]
