"""[DO-8] Palaces: when, where, for how much, and who builds together."""

import pytest

from ridotto.testing import diagram, play, rule

from .reading import asked, drawn, happened, houses_left, offered, palaces_left, seen, told


def placing(position: str, step: str = "place_two:1") -> str:
    """Houses are placed in Castello; by Red alone when nothing else is said."""
    return f"brown castello\n{position}\n agenda {step} turn_blue:0"


def moving(position: str, step: str) -> str:
    """Houses are moved after a vote in the Quarantia."""
    return f"brown quarantia\n{position}\n agenda {step} turn_blue:0"


# ---- when and where


@rule("DO-8.1")
def test_a_seat_may_build_right_after_it_has_placed_a_house() -> None:
    match = diagram("doge", placing("castello houses R2"))
    play(match, "R button:1")
    assert offered(match, "R") == ["palace:castello", "button:done"]


@rule("DO-8.1")
def test_a_seat_that_places_no_house_cannot_build() -> None:
    match = diagram("doge", placing("castello houses R5"))
    play(match, "R button:0")
    assert match.chance


@rule("DO-8.1")
def test_houses_in_another_district_are_no_reason_to_build_there() -> None:
    match = diagram("doge", placing("castello houses R2\n san_polo houses R5"))
    play(match, "R button:1")
    assert offered(match, "R") == ["palace:castello", "button:done"]


@rule("DO-8.1")
def test_a_seat_may_build_in_any_district_it_has_moved_a_house_into() -> None:
    """Not only in the district that votes."""
    match = diagram("doge", placing("castello houses R1\n san_polo houses R2", "move_here:1"))
    play(match, "R houses:castello area:san_polo")
    assert offered(match, "R") == ["palace:san_polo", "button:done"]


@rule("DO-8.1")
def test_a_district_that_a_house_has_only_left_does_not_count() -> None:
    match = diagram("doge", placing("castello houses R5", "move_here:1"))
    play(match, "R houses:castello area:san_polo")
    assert match.chance


@rule("DO-8.1")
@pytest.mark.parametrize("step", ["move_any:1", "move_seconds:3", "move_tied:3"])
def test_every_move_of_the_quarantia_lets_a_seat_build_where_it_moved(step: str) -> None:
    match = diagram("doge", moving("castello houses R1 B1\n san_polo houses R2", step))
    play(match, "R houses:castello area:san_polo")
    if step == "move_tied:3":
        play(match, "R button:stay")
    if step != "move_any:1":
        play(match, "B button:stay")
    assert (asked(match), offered(match, "R")) == ("R", ["palace:san_polo", "button:done"])


@rule("DO-8.1")
def test_a_seat_that_stays_cannot_build() -> None:
    match = diagram("doge", moving("castello houses R4", "move_any:1"))
    play(match, "R button:stay")
    assert match.chance


@rule("DO-8.1")
def test_a_seat_that_declined_is_not_asked_when_others_place_later() -> None:
    match = diagram("doge", placing("castello houses R2 B2", "place_two:1 place_one:2"))
    play(match, "R button:1", "R button:done", "B button:1")
    assert (asked(match), drawn(match, "step")) == ("B", "build:0")


@rule("DO-8.1")
def test_a_district_entered_in_an_earlier_event_does_not_count() -> None:
    """Red moved a house into San Polo, declined there, and now places in Castello."""
    match = diagram("doge", placing("castello houses R2\n san_polo houses R3", "move_here:1 place_two:1"))
    play(match, "R houses:castello area:san_polo", "R button:done", "R button:2")
    assert offered(match, "R") == ["palace:castello", "button:done"]


@rule("DO-8.1")
def test_a_new_event_without_a_house_does_not_bring_an_earlier_chance_back() -> None:
    match = diagram("doge", placing("castello houses R2\n san_polo houses R3", "move_here:1 place_two:1"))
    play(match, "R houses:castello area:san_polo", "R button:done", "R button:0")
    assert match.chance


@rule("DO-8.1")
def test_when_the_next_area_votes_no_district_counts_as_entered() -> None:
    steps = "move_here:1 turn_blue:0 vote:1 turn_blue:1"
    match = diagram("doge", f"brown castello dorsoduro\n san_polo houses R1\n agenda {steps}")
    play(match, "R houses:san_polo area:castello")
    assert seen(match, "B")["entered"] == [["castello"], [], [], []]
    play(match, "* blue:castello")
    assert seen(match, "B")["entered"] == [[], [], [], []]


# ---- the price

PRICES = [("", 3), ("B1", 4), ("R1", 4), ("B1 G1", 5), ("B2 Y1", 6), ("R1 B1 G1 Y1", 7), ("B4", 7)]


@rule("DO-8.2")
@pytest.mark.parametrize(("palaces", "price"), PRICES)
def test_a_palace_costs_3_houses_and_one_more_for_each_palace_of_any_colour(palaces: str, price: int) -> None:
    match = diagram("doge", placing(f"castello houses R{price - 1} palaces {palaces}"))
    play(match, "R button:1", "R palace:castello")
    assert happened(match, "built") == [(0, 1, price)]
    assert drawn(match, "castello").startswith("houses palaces")


@rule("DO-8.2")
@pytest.mark.parametrize(("palaces", "price"), PRICES)
def test_with_one_house_less_than_the_price_nothing_is_built(palaces: str, price: int) -> None:
    match = diagram("doge", placing(f"castello houses R{price - 2} B9 palaces {palaces}"))
    play(match, "R button:1")
    assert match.chance


@rule("DO-8.2")
def test_palaces_of_other_districts_do_not_raise_the_price() -> None:
    match = diagram("doge", placing("castello houses R2\n san_polo palaces B3 G2"))
    play(match, "R button:1", "R palace:castello")
    assert happened(match, "built") == [(0, 1, 3)]


@rule("DO-8.2")
def test_everybody_sees_the_price() -> None:
    match = diagram("doge", placing("castello palaces B1 G2"))
    assert seen(match, "Y")["districts"]["castello"]["price"] == 6


# ---- a full district

FULL = "palaces B2 G2 Y1"


@rule("DO-8.2", "DO-8.3")
def test_a_full_district_has_no_price() -> None:
    match = diagram("doge", placing(f"castello {FULL}"))
    assert seen(match, "R")["districts"]["castello"]["price"] is None


@rule("DO-8.3")
def test_no_palace_is_built_in_a_full_district() -> None:
    match = diagram("doge", placing(f"castello houses R10 {FULL}"))
    play(match, "R button:2")
    assert match.chance


@rule("DO-8.3")
def test_the_fifth_palace_can_be_built() -> None:
    match = diagram("doge", placing("castello houses R6 palaces B2 G2"))
    play(match, "R button:1", "R palace:castello")
    assert drawn(match, "castello") == "houses palaces R1 B2 G2"


@rule("DO-8.3")
def test_a_full_district_votes_as_before() -> None:
    """The advisor, the house moves, the houses."""
    match = diagram(
        "doge",
        f"""
        brown castello
        castello {FULL}
        san_polo houses R1
        stack castello R:2 B:1
        agenda vote:0 turn_blue:0
        """,
    )
    play(match, "R advisor:castello button:abstain", "R houses:san_polo area:castello")
    play(match, "R button:2", "B button:1")
    assert drawn(match, "castello") == f"houses R3 B1 {FULL}" and match.chance


@rule("DO-8.3")
def test_houses_in_a_full_district_count_as_houses_on_the_board() -> None:
    match = diagram("doge", f"castello houses G1 {FULL}\n agenda place_markers:0")
    assert match.ranks == [4, 2, 1, 3]


# ---- to build


@rule("DO-8.4")
def test_the_price_goes_back_to_the_supply_and_a_palace_comes_from_it() -> None:
    match = diagram("doge", placing("castello houses R4 palaces B1"))
    play(match, "R button:2", "R palace:castello")
    assert drawn(match, "castello") == "houses R2 palaces R1 B1"
    assert (houses_left(match, "R"), palaces_left(match, "R")) == (13, 7)


@rule("DO-8.4")
def test_only_houses_of_the_district_pay() -> None:
    match = diagram("doge", placing("castello houses R2\n san_polo houses R4"))
    play(match, "R button:1", "R palace:castello")
    assert (drawn(match, "castello"), drawn(match, "san_polo")) == ("houses palaces R1", "houses R4 palaces")


@rule("DO-8.4")
def test_the_houses_of_others_stay_when_a_seat_builds() -> None:
    match = diagram("doge", placing("castello houses R2 B5"))
    play(match, "R button:1", "R palace:castello")
    assert drawn(match, "castello") == "houses B5 palaces R1"


@rule("DO-8.4")
def test_palaces_stay_when_a_new_year_begins() -> None:
    match = diagram("doge", "castello houses R1 palaces R2 B1\n agenda end_year start_year")
    assert drawn(match, "castello") == "houses R1 palaces R2 B1"


@rule("DO-8.5")
def test_a_seat_may_decline_to_build() -> None:
    match = diagram("doge", placing("castello houses R2"))
    play(match, "R button:1", "R button:done")
    assert drawn(match, "castello") == "houses R3 palaces" and palaces_left(match, "R") == 8
    assert happened(match, "declined") == [(0,)]


@rule("DO-8.5")
def test_a_seat_that_declined_may_build_on_a_later_occasion() -> None:
    match = diagram("doge", placing("castello houses R2", "place_two:1 place_two:1"))
    play(match, "R button:1", "R button:done", "R button:1", "R palace:castello")
    assert drawn(match, "castello") == "houses R1 palaces R1"


# ---- tied seats build together


@rule("DO-8.6")
@pytest.mark.parametrize(
    ("step", "letters"), [("place_one:3", "RB"), ("place_tied:7", "RBG"), ("place_tied:15", "RBGY")]
)
def test_tied_seats_pay_the_price_valid_before_any_of_them_builds(step: str, letters: str) -> None:
    match = diagram("doge", placing("castello houses R3 B3 G3 Y3 palaces R1", step))
    play(match, *[f"{letter} button:1" for letter in letters])
    assert asked(match) == letters
    play(match, *[f"{letter} palace:castello" for letter in letters])
    assert happened(match, "built") == [(seat, 1, 4) for seat in range(len(letters))]


@rule("DO-8.6")
def test_each_palace_of_tied_seats_takes_a_space_and_raises_the_next_price() -> None:
    match = diagram("doge", placing("castello houses R2 B2 G2", "place_tied:7"))
    play(match, *[f"{letter} button:1" for letter in "RBG"])
    play(match, *[f"{letter} palace:castello" for letter in "RBG"])
    assert seen(match, "Y")["districts"]["castello"] == {
        "houses": [0, 0, 0, 0],
        "palaces": [1, 1, 1, 0],
        "price": 6,
    }


@rule("DO-8.6")
def test_only_those_who_can_pay_the_common_price_are_asked() -> None:
    match = diagram("doge", placing("castello houses R1 B2", "place_tied:3"))
    play(match, "R button:1", "B button:1")
    assert asked(match) == "B"


@rule("DO-8.6")
def test_a_tied_seat_that_declines_does_not_hinder_the_other() -> None:
    match = diagram("doge", placing("castello houses R2 B2", "place_tied:3"))
    play(match, "R button:1", "B button:1", "B button:done", "R palace:castello")
    assert drawn(match, "castello") == "houses B3 palaces R1"
    assert happened(match, "declined") == [(1,)]


@rule("DO-8.6")
def test_whether_a_tied_seat_builds_is_sealed_until_all_have_answered() -> None:
    views = []
    for answer in ("palace:castello", "button:done"):
        match = diagram("doge", placing("castello houses R2 B2", "place_tied:3"))
        play(match, "R button:1", "B button:1", f"R {answer}")
        kinds = [kind for kind in told(match, "B") if kind != "answered"]
        views.append((seen(match, "B"), seen(match, "G"), offered(match, "B"), kinds, drawn(match, "castello")))
    assert views[0] == views[1]


@rule("DO-8.6")
def test_seats_that_moved_into_the_same_district_pay_a_common_price_there() -> None:
    match = diagram("doge", moving("castello houses R1 B1\n san_polo houses R3 B3 palaces G1", "move_seconds:3"))
    play(match, "R houses:castello area:san_polo", "B houses:castello area:san_polo")
    play(match, "R palace:san_polo", "B palace:san_polo")
    assert happened(match, "built") == [(0, 4, 4), (1, 4, 4)]


@rule("DO-8.6")
def test_the_common_price_is_judged_district_by_district() -> None:
    """Red builds in Castello and San Polo, Blue in San Polo only."""
    position = "dorsoduro houses R2 B1\n castello houses R3 palaces Y1\n san_polo houses R2 B2"
    match = diagram("doge", moving(position, "move_tied:3"))
    play(match, "R houses:dorsoduro area:castello", "R houses:dorsoduro area:san_polo")
    play(match, "B houses:dorsoduro area:san_polo", "B button:stay")
    play(match, "R palace:san_polo", "R palace:castello", "B palace:san_polo")
    assert happened(match, "built") == [(0, 1, 4), (0, 4, 3), (1, 4, 3)]


@rule("DO-8.7")
def test_the_winner_builds_before_the_second_places() -> None:
    match = diagram("doge", placing("castello houses R2 B2", "place_two:1 place_one:2"))
    play(match, "R button:1")
    assert (asked(match), drawn(match, "step")) == ("R", "build:0")


@rule("DO-8.7")
def test_the_second_meets_the_price_that_the_winner_has_raised() -> None:
    match = diagram("doge", placing("castello houses R2 B3", "place_two:1 place_one:2"))
    play(match, "R button:1", "R palace:castello", "B button:1", "B palace:castello")
    assert happened(match, "built") == [(0, 1, 3), (1, 1, 4)]


@rule("DO-8.7")
def test_the_second_pays_the_old_price_when_the_winner_declines() -> None:
    match = diagram("doge", placing("castello houses R2 B2", "place_two:1 place_one:2"))
    play(match, "R button:1", "R button:done", "B button:1", "B palace:castello")
    assert happened(match, "built") == [(1, 1, 3)]


@rule("DO-8.7")
def test_the_winner_of_the_quarantia_builds_before_the_second_picks() -> None:
    match = diagram(
        "doge",
        """
        brown quarantia
        castello houses R1
        san_polo houses R2
        stack quarantia R:2 B:1
        agenda vote:0 turn_blue:0
        """,
    )
    play(match, "R advisor:quarantia_1 button:abstain", "R houses:castello area:san_polo")
    assert offered(match, "R") == ["palace:san_polo", "button:done"]


# ---- one palace in a district and event


@rule("DO-8.8")
def test_in_one_event_a_seat_builds_one_palace_in_a_district() -> None:
    """After the first for 3 there are 6 houses left, enough for a second, which has to wait."""
    match = diagram("doge", placing("castello houses R7"))
    play(match, "R button:2", "R palace:castello")
    assert match.chance and drawn(match, "castello") == "houses R6 palaces R1"


@rule("DO-8.8")
def test_both_houses_are_down_before_the_price_is_paid() -> None:
    match = diagram("doge", placing("castello houses R1"))
    play(match, "R button:2", "R palace:castello")
    assert drawn(match, "castello") == "houses palaces R1"


@rule("DO-8.8")
def test_two_houses_moved_into_one_district_allow_one_palace() -> None:
    """All moves are made, then it is judged."""
    match = diagram("doge", moving("castello houses R2\n san_polo houses R6", "move_tied:1"))
    play(match, "R houses:castello area:san_polo", "R houses:castello area:san_polo")
    play(match, "R palace:san_polo")
    assert match.chance and drawn(match, "san_polo") == "houses R5 palaces R1"


@rule("DO-8.8")
def test_after_moves_into_two_districts_a_seat_may_build_in_both() -> None:
    """One question for each district entered."""
    match = diagram("doge", moving("castello houses R2\n san_polo houses R2\n dorsoduro houses R2", "move_tied:1"))
    play(match, "R houses:castello area:san_polo", "R houses:castello area:dorsoduro")
    assert offered(match, "R") == ["palace:dorsoduro", "palace:san_polo", "button:done"]
    play(match, "R palace:san_polo")
    assert offered(match, "R") == ["palace:dorsoduro", "button:done"]
    play(match, "R palace:dorsoduro")
    assert palaces_left(match, "R") == 6 and match.chance


@rule("DO-8.8")
def test_after_moves_into_two_districts_a_seat_may_build_in_one_only() -> None:
    match = diagram("doge", moving("castello houses R2\n san_polo houses R2\n dorsoduro houses R2", "move_tied:1"))
    play(match, "R houses:castello area:san_polo", "R houses:castello area:dorsoduro")
    play(match, "R palace:san_polo", "R button:done")
    assert happened(match, "built") == [(0, 4, 3)] and match.chance


@rule("DO-8.8", "DO-7.10")
def test_houses_that_change_places_allow_a_palace_in_both_districts() -> None:
    """Judged on the houses there after all moves."""
    match = diagram("doge", moving("castello houses R3\n san_polo houses R3", "move_tied:1"))
    play(match, "R houses:castello area:san_polo", "R houses:san_polo area:castello")
    assert offered(match, "R") == ["palace:castello", "palace:san_polo", "button:done"]


@rule("DO-8.8", "DO-7.10")
def test_a_palace_is_judged_after_all_moves_out_of_the_district_too() -> None:
    """San Polo is entered by one house and left by another, so two remain."""
    match = diagram("doge", moving("castello houses R1\n san_polo houses R2", "move_tied:1"))
    play(match, "R houses:castello area:san_polo", "R houses:san_polo area:dorsoduro")
    assert match.chance and drawn(match, "san_polo") == "houses R2 palaces"


# ---- two events in one vote


@rule("DO-8.9")
def test_the_move_of_an_abstainer_is_judged_before_it_places_houses() -> None:
    """After the move two houses stand in Castello, which is too few."""
    match = diagram("doge", placing("castello houses R1\n san_polo houses R2", "move_here:1 place_two:1"))
    play(match, "R houses:san_polo area:castello")
    assert drawn(match, "step") == "place_two:1"


@rule("DO-8.9")
def test_a_winner_may_build_twice_in_its_district_once_after_the_move_and_once_after_placing() -> None:
    """For 3 after the move, for 4 after the placing."""
    match = diagram("doge", placing("castello houses R4\n san_polo houses R1", "move_here:1 place_two:1"))
    play(match, "R houses:san_polo area:castello", "R palace:castello", "R button:2", "R palace:castello")
    assert happened(match, "built") == [(0, 1, 3), (0, 1, 4)]


@rule("DO-8.9")
def test_houses_freed_by_the_first_event_can_be_placed_in_the_second() -> None:
    """Red has no house left until it builds after its move."""
    position = "castello houses R2\n san_polo houses R7\n dorsoduro houses R6"
    match = diagram("doge", placing(position, "move_here:1 place_two:1"))
    play(match, "R houses:san_polo area:castello", "R palace:castello")
    assert offered(match, "R") == ["button:0", "button:1", "button:2"]


# ---- more builders than spaces


@rule("DO-8.10")
def test_when_two_tied_seats_want_the_last_space_nobody_builds() -> None:
    match = diagram("doge", placing("castello houses R6 B6 palaces G2 Y2", "place_tied:3"))
    play(match, "R button:1", "B button:1", "R palace:castello", "B palace:castello")
    assert drawn(match, "castello") == "houses R7 B7 palaces G2 Y2"
    assert happened(match, "crowded") == [(1, 0b0011)] and palaces_left(match, "R") == 8


@rule("DO-8.10")
def test_three_tied_seats_do_not_fit_on_two_spaces() -> None:
    match = diagram("doge", placing("castello houses R5 B5 G5 palaces Y3", "place_tied:7"))
    play(match, *[f"{letter} button:1" for letter in "RBG"])
    play(match, *[f"{letter} palace:castello" for letter in "RBG"])
    assert drawn(match, "castello") == "houses R6 B6 G6 palaces Y3"


@rule("DO-8.10")
def test_two_tied_seats_fit_on_two_spaces() -> None:
    match = diagram("doge", placing("castello houses R5 B5 palaces Y3", "place_tied:3"))
    play(match, "R button:1", "B button:1", "R palace:castello", "B palace:castello")
    assert drawn(match, "castello") == "houses palaces R1 B1 Y3"


@rule("DO-8.10")
def test_when_one_of_them_declines_the_others_build() -> None:
    """Only those who want to build are counted."""
    match = diagram("doge", placing("castello houses R5 B5 G5 palaces Y3", "place_tied:7"))
    play(match, *[f"{letter} button:1" for letter in "RBG"])
    play(match, "R palace:castello", "B button:done", "G palace:castello")
    assert drawn(match, "castello") == "houses B6 palaces R1 G1 Y3"


@rule("DO-8.10")
def test_those_who_cannot_pay_are_not_counted() -> None:
    match = diagram("doge", placing("castello houses R6 B5 palaces G2 Y2", "place_tied:3"))
    play(match, "R button:1", "B button:1", "R palace:castello")
    assert drawn(match, "castello") == "houses B6 palaces R1 G2 Y2"


@rule("DO-8.10")
def test_a_crowd_in_one_district_does_not_touch_another() -> None:
    """Quarantia: Red and Blue both want the last space of Castello; Red also builds in San Polo."""
    position = """
        dorsoduro houses R2 B1
        castello houses R6 B6 palaces G2 Y2
        san_polo houses R2
    """
    match = diagram("doge", moving(position, "move_tied:3"))
    play(match, "R houses:dorsoduro area:castello", "R houses:dorsoduro area:san_polo")
    play(match, "B houses:dorsoduro area:castello", "B button:stay")
    play(match, "R palace:castello", "R palace:san_polo", "B palace:castello")
    assert drawn(match, "castello") == "houses R7 B7 palaces G2 Y2"
    assert drawn(match, "san_polo") == "houses palaces R1"


@rule("DO-8.10")
def test_after_a_crowd_a_seat_may_try_again_in_a_later_event() -> None:
    match = diagram("doge", placing("castello houses R6 B6 palaces G2 Y2", "place_tied:3 place_two:1"))
    play(match, "R button:1", "B button:1", "R palace:castello", "B palace:castello")
    play(match, "R button:1", "R palace:castello")
    assert drawn(match, "castello") == "houses R1 B7 palaces R1 G2 Y2"


# ---- no palace left

EIGHT = "san_polo palaces R5\n dorsoduro palaces R3\n"
SEVEN = "san_polo palaces R4\n dorsoduro palaces R3\n"


@rule("DO-8.11")
def test_a_seat_without_a_palace_left_cannot_build() -> None:
    match = diagram("doge", placing(EIGHT + "castello houses R2"))
    play(match, "R button:1")
    assert match.chance and drawn(match, "castello") == "houses R3 palaces"


@rule("DO-8.11")
def test_the_eighth_palace_can_be_built() -> None:
    match = diagram("doge", placing(SEVEN + "castello houses R2"))
    play(match, "R button:1", "R palace:castello")
    assert palaces_left(match, "R") == 0


@rule("DO-8.11")
@pytest.mark.parametrize(("chosen", "other"), [("castello", "san_marco"), ("san_marco", "castello")])
def test_with_one_palace_left_a_seat_chooses_one_of_two_districts(chosen: str, other: str) -> None:
    """A first yes uses the palace."""
    position = SEVEN + "castello houses R2\n san_marco houses R2\n santa_croce houses R2"
    match = diagram("doge", moving(position, "move_tied:1"))
    play(match, "R houses:santa_croce area:castello", "R houses:santa_croce area:san_marco")
    assert offered(match, "R") == ["palace:castello", "palace:san_marco", "button:done"]
    play(match, f"R palace:{chosen}")
    assert match.chance and drawn(match, other) == "houses R3 palaces"


@rule("DO-8.11")
def test_a_last_palace_undone_by_a_crowd_is_used_up_for_this_event() -> None:
    """Red is not asked about San Marco any more, though its palace in Castello is undone."""
    position = """
        san_polo palaces R4
        dorsoduro palaces R3
        castello houses R6 B6 palaces G2 Y2
        san_marco houses R2
        santa_croce houses R2 B1
    """
    match = diagram("doge", moving(position, "move_tied:3"))
    play(match, "R houses:santa_croce area:castello", "R houses:santa_croce area:san_marco")
    play(match, "B houses:santa_croce area:castello", "B button:stay")
    play(match, "R palace:castello")
    assert asked(match) == "B"
    play(match, "B palace:castello")
    assert match.chance and palaces_left(match, "R") == 1
    assert happened(match, "built") == []


@rule("DO-8.11")
def test_a_tied_seat_without_a_palace_left_is_not_asked_and_not_counted() -> None:
    position = "san_polo palaces R5\n dorsoduro palaces R3\n castello houses R6 B6 palaces G2 Y2"
    match = diagram("doge", placing(position, "place_tied:3"))
    play(match, "R button:1", "B button:1")
    assert asked(match) == "B"
    play(match, "B palace:castello")
    assert drawn(match, "castello") == "houses R7 palaces B1 G2 Y2"


@rule("DO-8.12")
def test_houses_that_come_back_by_building_come_too_late_for_the_placing() -> None:
    """Red has one house left, places it and builds; the second house of the placing is lost."""
    match = diagram("doge", placing("castello houses R2\n san_polo houses R7\n dorsoduro houses R5"))
    assert offered(match, "R") == ["button:0", "button:1"]
    play(match, "R button:1", "R palace:castello")
    assert match.chance and houses_left(match, "R") == 3


@rule("DO-8.7", "DO-6.4")
def test_a_second_that_reaches_the_price_builds_in_the_same_vote() -> None:
    match = diagram("doge", "castello houses B2\n stack castello R:3 B:1\n brown castello\n agenda vote:0 turn_blue:0")
    play(match, "R advisor:castello area:san_polo", "R button:0", "B button:1")
    assert offered(match, "B") == ["palace:castello", "button:done"]
    play(match, "B palace:castello")
    assert drawn(match, "castello") == "houses palaces B1"


@rule("DO-8.6", "DO-6.4")
def test_tied_seconds_that_reach_the_price_build_at_the_common_price_in_the_same_vote() -> None:
    position = "castello houses B2 G2\n stack castello R:3 B:1 G:1\n brown castello\n agenda vote:0 turn_blue:0"
    match = diagram("doge", position)
    play(match, "R advisor:castello area:san_polo", "R button:0", "B button:1", "G button:1")
    play(match, "B palace:castello", "G palace:castello")
    assert drawn(match, "castello") == "houses palaces B1 G1"
