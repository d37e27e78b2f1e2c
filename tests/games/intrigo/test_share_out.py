"""[IN-6] The share-out.  The cases C1 to C15 are here, in test_clean_up and in test_ending."""

from itertools import product

import pytest

from ridotto.testing import diagram, rule

from .reading import NOBODY, counters, going_on, outcome, seen, slots, tokens, told

APART = pytest.mark.parametrize(("influence", "killed"), list(product(("no", "yes"), repeat=2)))


@rule("IN-6.1")
def test_tokens_are_shared_out_clockwise_from_the_door() -> None:
    match = going_on("seats 2", "share_out")
    assert [facts["arcade"] for facts in told(match, "weighed")] == list(range(8))


@rule("IN-6.1", "IN-1.3")
def test_the_door_lies_between_the_last_slot_and_the_first() -> None:
    match = going_on("arcade 0 clergy\nslot 15 contarini-2\nslot 0 gradenigo-3", "share_out")
    assert told(match, "took") == [{"who": 1, "arcade": 0, "token": "clergy"}]


@rule("IN-6.2")
def test_c1_the_higher_value_takes_the_token() -> None:
    assert outcome("contarini-2", "gradenigo-3") == ("taken", 1)
    assert outcome("gradenigo-3", "contarini-2") == ("taken", 1)


@rule("IN-6.2")
def test_the_family_takes_it_whoever_has_placed_the_card() -> None:
    placed_by_others = ("played 2 gradenigo-3", "played 3 contarini-2")
    assert outcome("contarini-2", "gradenigo-3", *placed_by_others) == ("taken", 1)


@rule("IN-6.3")
def test_c2_equal_values_leave_the_token() -> None:
    assert outcome("morosini-4", "dandolo-4") == ("equal", NOBODY)


@rule("IN-6.3", "IN-6.7")
def test_equal_values_leave_it_also_next_to_a_neutral_family() -> None:
    assert outcome("tiepolo-3", "dandolo-3") == ("equal", NOBODY)


@rule("IN-6.7")
def test_c3_a_neutral_family_that_would_take_it_leaves_it() -> None:
    assert outcome("tiepolo-4", "contarini-3") == ("neutral", NOBODY)


@rule("IN-6.7", "IN-6.2")
def test_c4_a_neutral_family_can_be_beaten() -> None:
    assert outcome("tiepolo-3", "contarini-4") == ("taken", 0)


@rule("IN-6.6", "IN-5.3")
def test_c5_an_intrigant_next_to_an_influence_card_takes_it() -> None:
    assert outcome("thief", "contarini-2") == ("taken", 0)
    assert outcome("contarini-2", "thief") == ("taken", 0)


@rule("IN-6.8")
def test_c5_but_not_a_token_that_the_thief_has_turned_over() -> None:
    assert outcome("thief", "contarini-2", token="ducat!") == ("face_down", NOBODY)
    assert outcome("contarini-2", "gradenigo-3", token="clergy!") == ("face_down", NOBODY)


@rule("IN-6.4", "IN-5.3")
def test_c6_two_influence_cards_leave_it() -> None:
    assert outcome("guard", "gondolier") == ("no_intrigant", NOBODY)


@rule("IN-6.5", "IN-6.6")
def test_c7_a_card_face_down_is_beaten_by_any_live_one() -> None:
    assert outcome("dandolo-4!", "morosini-2") == ("taken", 2)


@rule("IN-6.5")
def test_c7_a_card_face_down_counts_for_nothing_at_both_its_arcades() -> None:
    drawn = "arcade 3 ducat\narcade 4 clergy\nslot 2 morosini-2\nslot 3 dandolo-4!\nslot 4 contarini-2"
    match = going_on(drawn, "share_out")
    assert told(match, "took") == [
        {"who": 2, "arcade": 3, "token": "ducat"},
        {"who": 0, "arcade": 4, "token": "clergy"},
    ]


@rule("IN-6.5")
@pytest.mark.parametrize(("left", "right"), [("dandolo-4!", "thief"), ("dandolo-4!", "morosini-2!")])
def test_c8_without_a_live_intrigant_the_token_stays(left: str, right: str) -> None:
    assert outcome(left, right) == ("no_intrigant", NOBODY)


@rule("IN-6.10")
def test_c9_a_family_on_both_sides_takes_it() -> None:
    assert outcome("contarini-3", "contarini-4") == ("taken", 0)


@rule("IN-8.6")
def test_c10_equal_values_of_allied_families_leave_it() -> None:
    assert outcome("contarini-3", "gradenigo-3", seats=2) == ("equal", NOBODY)
    assert outcome("contarini-3", "gradenigo-4", seats=2) == ("taken", 0)


@rule("IN-1.6", "IN-6.7")
def test_c11_with_three_seats_the_family_nobody_has_is_neutral() -> None:
    assert outcome("dandolo-4", "contarini-2", seats=3) == ("neutral", NOBODY)
    assert outcome("dandolo-4", "contarini-2", "families B C - A", seats=3) == ("taken", 0)


def chosen(influence: str, killed: str) -> tuple[str, str]:
    return f"choice lone_beside_influence_wins {influence}", f"choice lone_beside_killed_wins {killed}"


@rule("IN-6.6")
@APART
def test_a_table_chooses_whether_a_lone_intrigant_wins_beside_an_influence_card(influence: str, killed: str) -> None:
    expected = ("taken", 0) if influence == "yes" else ("lone", NOBODY)
    assert outcome("thief", "contarini-2", *chosen(influence, killed)) == expected
    assert outcome("contarini-2", "thief", *chosen(influence, killed)) == expected


@rule("IN-6.6", "IN-6.5")
@APART
def test_and_apart_from_that_whether_it_wins_beside_one_that_lies_face_down(influence: str, killed: str) -> None:
    expected = ("taken", 2) if killed == "yes" else ("lone", NOBODY)
    assert outcome("dandolo-4!", "morosini-2", *chosen(influence, killed)) == expected
    assert outcome("morosini-2", "dandolo-4!", *chosen(influence, killed)) == expected


@rule("IN-6.6", "IN-6.2")
@APART
def test_two_live_intrigants_are_weighed_at_every_table(influence: str, killed: str) -> None:
    assert outcome("contarini-2", "gradenigo-3", *chosen(influence, killed)) == ("taken", 1)


@rule("IN-6.6")
@pytest.mark.parametrize(("killed", "expected"), [("yes", "alone"), ("no", "lone")])
def test_while_the_other_slot_is_free_there_is_no_card_in_it_either(killed: str, expected: str) -> None:
    drawn = "\n".join(["arcade 3 ducat", "slot 2 dandolo-4", *chosen("yes", killed)])
    assert seen(diagram("intrigo", f"{drawn}\nagenda act:0"))["arcades"][3]["outcome"] == expected


@rule("IN-6.6")
@pytest.mark.parametrize("value", ["no", "yes"])
def test_the_choice_that_both_were_once_is_still_read(value: str) -> None:
    former = f"choice lone_card_wins {value}"
    for left, right in (("thief", "contarini-2"), ("dandolo-4!", "morosini-2")):
        assert outcome(left, right, former) == outcome(left, right, *chosen(value, value))


@rule("IN-6.7", "IN-6.6")
def test_a_neutral_card_alone_leaves_the_token() -> None:
    assert outcome("thief", "tiepolo-4") == ("neutral", NOBODY)


@rule("IN-6.9")
def test_a_ducat_goes_to_the_seat() -> None:
    match = going_on("arcade 3 ducat\nslot 2 dandolo-4\nslot 3 contarini-2", "share_out")
    assert list(match.state.ducats) == [1, 1, 1, 2]
    assert match.state.bank == 36 - 5


@rule("IN-6.9")
def test_a_seal_is_counted_and_goes_back_into_the_bag_at_once() -> None:
    match = going_on("arcade 4 clergy\nslot 3 dandolo-4\nslot 4 contarini-2", "share_out")
    assert counters(match, 3) == {"clergy": 1}
    assert seen(match)["bag"]["clergy"] == 3
    assert tokens(match) == {}


@rule("IN-6.1", "IN-6.2")
def test_everybody_is_told_what_was_weighed_and_what_became_of_it() -> None:
    match = going_on("seats 2\narcade 1 ducat\nslot 0 thief\nslot 1 tiepolo-4!", "share_out")
    assert told(match, "weighed")[:2] == [
        {"arcade": 0, "left": "free", "right": "thief"},
        {"arcade": 1, "left": "thief", "right": "tiepolo-4!"},
    ]
    assert told(match, "stayed")[1] == {"arcade": 1, "token": "ducat", "reason": "no_intrigant"}


@rule("IN-6.1", "IN-2.2")
def test_a_view_says_who_would_take_a_token_now_and_keeps_the_latest_share_out() -> None:
    drawn = "arcade 3 ducat\nslot 2 dandolo-4\nslot 3 contarini-2"
    view = seen(diagram("intrigo", f"{drawn}\nagenda act:0"))
    assert (view["arcades"][3]["outcome"], view["arcades"][3]["winner"]) == ("higher", 3)
    assert view["last"] is None
    view = seen(going_on(drawn, "share_out", "clean_up"))
    assert (view["arcades"][3]["outcome"], view["slots"][2]) == ("nothing", None)
    assert (view["last"]["arcades"][3]["outcome"], view["last"]["arcades"][3]["winner"]) == ("higher", 3)
    assert view["last"]["arcades"][15]["shared"] and view["last"]["slots"][2]["name"] == "dandolo-4"


@rule("IN-5.3", "IN-4.8")
def test_c15_influence_cards_leave_as_many_intrigants_in_the_hands() -> None:
    placed = [card for card in CARDS if card not in ("contarini-4", "morosini-3", "tiepolo-2")]
    lines = [f"slot {slot} {card}" for slot, card in enumerate([*placed, "thief", "guard", "assassin"])]
    hands = ["hand A contarini-4", "hand B morosini-3", "hand D tiepolo-2"]
    match = going_on("\n".join([*lines, *hands]), "go", "share_out", "clean_up", "start_half")
    assert len(told(match, "weighed")) == 16
    assert slots(match) == {} and [player["hand"] for player in seen(match)["players"]] == [0] * 4
    assert len(match.outcomes()) == 15  # all 16 are shuffled: 15 names, for two are alike


CARDS = [f"{family}-{value}" for family in ("contarini", "gradenigo", "morosini", "dandolo") for value in (2, 3, 4)]
CARDS += ["tiepolo-2", "tiepolo-3", "tiepolo-3", "tiepolo-4"]
