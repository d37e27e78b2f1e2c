"""[SM-9, SM-10] The end of a phase, the end of the game."""

import pytest

from ridotto.testing import diagram, play, rule

from .reading import asked, drawn, happened, offered, prestige, seen, step

FLOW = "agenda next_round end_phase start_phase next_round end_phase"


def limits(*points: int) -> str:
    """Lines that give each seat so many limit points, with the cards there are."""
    left, lines = [0, 8, 10, 10], []
    for letter, number in zip("RBGY", points, strict=False):
        cards: list[str] = []
        for value in (3, 2, 1):
            many = min(left[value], number // value)
            left[value] -= many
            number -= many * value
            cards += [f"limit_{value}"] * many
        assert number == 0, "there are not so many limit cards"
        lines += [f"limits {letter} {' '.join(cards)}"] if cards else []
    return "\n".join(lines)


@rule("SM-9.1")
@pytest.mark.parametrize("points", [(0, 0, 0, 0), (9, 9, 9, 1)])
def test_as_long_as_nobody_is_out_another_round_follows(points: tuple[int, ...]) -> None:
    match = diagram("sanmarco", f"round 2\n {limits(*points)}\n {FLOW}")
    assert (drawn(match, "round"), step(match), drawn(match, "active")) == ("3", "draw_role", "R B G Y")


@rule("SM-9.1")
def test_who_reaches_the_limit_within_a_round_plays_on() -> None:
    match = diagram(
        "sanmarco",
        f"""
        {limits(0, 9)}
        first_dealer R
        first_chooser B
        offer R 1 limit_3 castello doge
        offer R 2 limit_1
        opened R
        agenda take_offer:1 take_rest:0 next_round
        """,
    )
    play(match, "B offer:1", "B card:castello", "B district:castello", "B district:castello")
    assert happened(match, "out") == [{"who": 1, "points": 12}]


@rule("SM-9.1")
def test_ten_points_are_out() -> None:
    match = diagram("sanmarco", f"{limits(10, 9, 9, 9)}\n {FLOW}")
    assert (seen(match, "R")["active"], seen(match, "R")["out"]) == ([1, 2, 3], [0])


@rule("SM-9.1")
def test_who_reaches_the_limit_in_the_extra_round_is_out_too() -> None:
    last_card = "player R\n hand castello\n agenda next_card next_round end_phase start_phase"
    match = diagram("sanmarco", f"extra\n active R B G\n {limits(6, 10, 5, 12)}\n {last_card}")
    play(match, "R district:castello")
    assert (step(match), seen(match, "R")["out"], seen(match, "R")["active"]) == ("bonus_exile", [1, 3], [0, 2])
    assert (happened(match, "out"), seen(match, "R")["extra"]) == ([{"who": 1, "points": 10}], True)


@rule("SM-9.1")
def test_everybody_is_active_again_in_the_next_phase() -> None:
    match = diagram("sanmarco", f"extra\n active R B G\n {limits(5, 10, 5, 12)}\n {FLOW}")
    assert (drawn(match, "phase"), drawn(match, "active"), seen(match, "R")["out"]) == ("2", "R B G Y", [])


@rule("SM-9.2")
def test_three_who_are_left_play_one_more_round_by_the_rules_for_three() -> None:
    match = diagram("sanmarco", f"leader R\n {limits(10, 3, 4, 5)}\n {FLOW}")
    assert seen(match, "R")["extra"] and match.outcomes() == ["role:green", "role:yellow"]
    play(match, "* role:green", *["* card:castello"] * 5, "* card:doge", *["* card:limit_2"] * 4)
    assert asked(match) == "B" and "card:doge offer:3" in offered(match, "B")


@rule("SM-9.2")
@pytest.mark.parametrize(("seats", "points"), [(4, (10, 3, 12, 5)), (3, (10, 3, 4))])
def test_two_who_are_left_play_one_more_round(seats: int, points: tuple[int, ...]) -> None:
    match = diagram("sanmarco", f"seats {seats}\n leader R\n {limits(*points)}\n {FLOW}")
    assert (step(match), len(seen(match, "R")["active"])) == ("deal_action", 2)
    assert list(seen(match, "R")["roles"]) == ["first_dealer", "first_chooser"]


@rule("SM-9.3")
@pytest.mark.parametrize(
    ("seats", "points"), [(4, (10, 11, 12, 5)), (4, (11, 10, 12, 13)), (3, (10, 11, 2)), (3, (10, 10, 10))]
)
def test_with_fewer_than_two_left_the_phase_ends_at_once(seats: int, points: tuple[int, ...]) -> None:
    match = diagram("sanmarco", f"seats {seats}\n {limits(*points)}\n {FLOW}")
    ended = "2" if points == (10, 10, 10) else "1"  # then nobody has the fewest, and the next phase has begun
    assert (seen(match, "R")["extra"], drawn(match, "phase")) == (False, ended)
    assert ended == "2" or step(match) == "bonus_exile"


@rule("SM-9.4")
@pytest.mark.parametrize(
    ("leader", "points", "following"),
    [("R", (3, 10, 4, 5), "G"), ("B", (10, 3, 12, 4), "Y"), ("Y", (10, 1, 1, 1), "B")],
)
def test_the_next_seat_that_is_not_out_leads_the_extra_round(
    leader: str, points: tuple[int, ...], following: str
) -> None:
    match = diagram("sanmarco", f"leader {leader}\n {limits(*points)}\n agenda next_round")
    assert drawn(match, "leader") == following


@rule("SM-9.4")
def test_the_next_phase_is_led_by_the_seat_after_that_leader_even_if_it_was_out() -> None:
    match = diagram("sanmarco", f"extra\n active R B\n leader B\n {limits(4, 4, 10, 12)}\n {FLOW}")
    assert (drawn(match, "phase"), drawn(match, "leader")) == ("2", "G")


@rule("SM-9.5")
def test_after_the_extra_round_the_phase_ends_whatever_the_points() -> None:
    match = diagram("sanmarco", f"extra\n active R B G\n {limits(4, 4, 5, 12)}\n {FLOW}")
    assert (drawn(match, "phase"), seen(match, "R")["extra"]) == ("2", False)


@rule("SM-9.6", "SM-9.7")
def test_the_end_of_a_phase_as_the_rulebook_tells_it() -> None:
    """Example S8."""
    match = diagram("sanmarco", f"round 3\n {limits(3, 6, 10, 12)}\n {FLOW}")
    assert seen(match, "R")["active"] == [0, 1]
    match = diagram("sanmarco", f"extra\n active R B\n {limits(6, 9, 10, 12)}\n {FLOW}")
    assert prestige(match) == [6, 3, 0, 0]
    assert (asked(match), step(match)) == ("R", "bonus_exile")


@rule("SM-9.6")
@pytest.mark.parametrize(
    ("points", "gains"),
    [
        ((11, 10, 12, 13), [0, 0, 0, 0]),  # example X3
        ((9, 9, 10, 14), [5, 5, 0, 0]),  # example X4
        ((2, 10, 9, 16), [14, 0, 7, 0]),
    ],
)
def test_who_has_fewer_than_ten_limit_points_gains_the_difference_to_the_most(
    points: tuple[int, ...], gains: list[int]
) -> None:
    match = diagram("sanmarco", f"extra\n {limits(*points)}\n {FLOW}")
    assert prestige(match) == gains


@rule("SM-9.7")
def test_the_seat_that_alone_has_fewest_may_exile_without_a_card() -> None:
    match = diagram("sanmarco", f"extra\n castello B2 Y1\n {limits(6, 5, 10, 12)}\n {FLOW}")
    play(match, "B district:castello", "* die:2")
    assert (drawn(match, "castello"), drawn(match, "phase"), drawn(match, "player")) == ("B1", "2", "")


@rule("SM-9.7")
@pytest.mark.parametrize("points", [(9, 9, 10, 14), (5, 9, 5, 12), (12, 5, 5, 5)])
def test_if_several_have_fewest_nobody_exiles(points: tuple[int, ...]) -> None:
    """Example X4."""
    match = diagram("sanmarco", f"extra\n {limits(*points)}\n {FLOW}")
    assert (drawn(match, "phase"), step(match)) == ("2", "draw_role")


@rule("SM-9.8")
def test_the_exile_is_allowed_with_ten_points_or_more() -> None:
    """Example X3 and ruling 6.10."""
    match = diagram("sanmarco", f"{limits(11, 10, 12, 13)}\n {FLOW}")
    assert (asked(match), step(match)) == ("B", "bonus_exile")


@rule("SM-9.8")
@pytest.mark.parametrize(("fewest", "asks"), [(10, "draw_role"), (9, "bonus_exile")])
def test_a_table_may_ask_for_fewer_than_ten_points(fewest: int, asks: str) -> None:
    match = diagram(
        "sanmarco", f"choice phase_exile_needs_under_10 yes\n extra\n {limits(11, fewest, 12, 13)}\n {FLOW}"
    )
    assert step(match) == asks


@rule("SM-9.8")
def test_everybody_hears_why_nobody_exiles() -> None:
    match = diagram(
        "sanmarco",
        f"choice phase_exile_needs_under_10 yes\n extra\n {limits(11, 10, 12, 13)}\n player R\n hand castello\n"
        " agenda next_card next_round end_phase start_bridge:0",
    )
    play(match, "R district:castello")
    assert (happened(match, "denied"), happened(match, "lowest")) == ([{"who": 1, "points": 10}], [])


@rule("SM-9.9")
def test_the_exile_may_be_left() -> None:
    match = diagram("sanmarco", f"extra\n castello R2 Y1\n {limits(6, 5, 10, 12)}\n {FLOW}")
    assert offered(match, "B")[-1] == "button:decline"
    play(match, "B button:decline")
    assert (drawn(match, "castello"), drawn(match, "phase")) == ("R2 Y1", "2")
    assert happened(match, "declined") == [{"who": 1}]


@rule("SM-9.10")
def test_most_and_fewest_are_taken_over_all_seats() -> None:
    """Who is out gives the most, and a seat that is out can have the fewest."""
    match = diagram("sanmarco", f"extra\n active R B\n {limits(12, 11, 10, 15)}\n {FLOW}")
    assert (asked(match), prestige(match)) == ("G", [0, 0, 0, 0])
    match = diagram("sanmarco", f"extra\n active R B\n {limits(7, 8, 10, 15)}\n {FLOW}")
    assert prestige(match) == [8, 7, 0, 0]


# ---- the end of the game


@rule("SM-10.1")
def test_each_district_is_scored_once_at_the_end() -> None:
    match = diagram(
        "sanmarco",
        "phase 3\n doge castello\n cannaregio R1\n santa_croce B1\n san_polo G1\n dorsoduro Y1\n castello R1 B1\n"
        " agenda end_phase final_scoring",
    )
    assert match.over and prestige(match) == [7 + 5, 5 + 5, 6, 6]


@rule("SM-10.1")
def test_the_exile_of_the_third_phase_comes_before_the_final_scoring() -> None:
    match = diagram(
        "sanmarco",
        f"phase 3\n extra\n castello R2\n {limits(9, 5, 10, 12)}\n agenda next_round end_phase final_scoring",
    )
    assert prestige(match) == [3, 7, 0, 0]
    play(match, "B district:castello", "* die:6")
    assert match.over and prestige(match) == [3, 7, 0, 0]


@rule("SM-10.2")
def test_the_most_prestige_wins() -> None:
    match = diagram("sanmarco", "prestige 5 9 7 1\n agenda final_scoring")
    assert match.ranks == [3, 1, 2, 4]


@rule("SM-10.3")
def test_nobles_in_san_marco_break_a_tie() -> None:
    match = diagram("sanmarco", "prestige 15 9 15 1\n san_marco R1 G2 B3 Y3\n step -")
    assert match.ranks == [2, 3, 1, 4]


@rule("SM-10.3")
def test_equals_share_the_victory() -> None:
    match = diagram("sanmarco", "prestige 15 9 15 1\n san_marco R2 G2\n castello G3\n step -")
    assert match.ranks == [1, 3, 1, 4]


@rule("SM-10.4")
def test_every_place_is_judged_alike() -> None:
    match = diagram("sanmarco", "prestige 20 9 9 9\n san_marco B1 G2 Y1\n step -")
    assert match.ranks == [1, 3, 2, 3]
