"""[IN-9] The end of the game."""

import pytest

import ridotto
from ridotto.testing import diagram, rule

from .reading import counters, going_on, seen, tokens, told

ALMOST = "counters A 1 2 1 1 0"


@rule("IN-9.1")
def test_c13_a_counter_goes_up_to_four_and_wins() -> None:
    for number in range(4):
        match = going_on(f"counters A 0 0 {number} 0 0\narcade 4 clergy\nslot 4 contarini-2", "share_out", "clean_up")
        assert counters(match, 0) == {"clergy": number + 1}
        assert seen(match)["winner"] == (0 if number == 3 else None)
    assert told(match, "ended") == [{"reason": "alike", "who": 0}]


@rule("IN-9.1", "IN-9.2")
def test_c13_the_fifth_corporation_wins_at_once() -> None:
    drawn = f"{ALMOST}\narcade 4 crafts\narcade 6 clergy\nslot 4 contarini-4\nslot 6 dandolo-2"
    match = going_on(drawn, "share_out", "clean_up", "start_half")
    assert match.over and told(match, "ended") == [{"reason": "different", "who": 0}]
    assert counters(match, 3) == {} and tokens(match) == {6: "clergy"}
    assert [facts["arcade"] for facts in told(match, "weighed")] == [0, 1, 2, 3, 4]
    last = seen(match)["last"]["arcades"]
    assert [arcade["shared"] for arcade in last] == [True] * 5 + [False] * 11


@rule("IN-9.1")
def test_four_different_are_not_enough() -> None:
    match = going_on("counters A 0 2 1 1 0\narcade 4 crafts\nslot 4 contarini-4", "share_out")
    assert told(match, "ended") == [] and seen(match)["winner"] is None


@rule("IN-9.2")
def test_c14_who_is_served_first_wins() -> None:
    drawn = "counters A 0 0 3 0 0\ncounters B 0 0 0 0 3\narcade 4 clergy\narcade 10 crafts"
    match = going_on(f"{drawn}\nslot 4 contarini-2\nslot 10 gradenigo-2", "share_out")
    assert match.over and match.ranks[0] == 1 and counters(match, 1) == {"crafts": 3}


@rule("IN-9.3")
@pytest.mark.parametrize(("seats", "half", "over"), [(4, 1, True), (3, 1, True), (2, 1, False), (2, 2, True)])
def test_the_game_ends_after_the_share_out_of_turn_40(seats: int, half: int, over: bool) -> None:
    drawn = f"seats {seats}\nturn 40\nhalf {half}\narcade 0 clergy!\nslot 1 contarini-2"
    match = going_on(drawn, "share_out", "clean_up", "start_half")
    assert match.over == over
    assert told(match, "ended") == ([{"reason": "last_turn", "who": None}] if over else [])
    assert (tokens(match)[0] == "clergy!") == over  # nothing is cleared


@rule("IN-9.3")
def test_turn_39_is_not_the_last() -> None:
    assert not going_on("turn 39", "share_out", "clean_up", "start_half").over


@rule("IN-9.3")
def test_a_table_may_choose_an_earlier_last_turn() -> None:
    match = ridotto.start("intrigo", 2, seed=2, choices={"last_turn": "1"})
    while not match.over:
        match.answer(match.codes()[0])
    assert seen(match)["turn"] == 1


@rule("IN-9.4")
def test_the_others_are_ranked_by_different_seals_then_seals_then_ducats() -> None:
    seals = "counters A 0 0 4 0 0\ncounters B 1 1 1 0 0\ncounters C 2 1 0 0 0\ncounters D 2 0 1 0 0"
    match = diagram("intrigo", f"{seals}\nducats 0 0 1 3\nagenda share_out:0")
    assert (match.ranks, match.scores) == ([1, 2, 4, 3], [1, 3, 2, 2])


@rule("IN-9.4")
def test_more_seals_come_before_more_ducats_and_equals_share_a_place() -> None:
    seals = "counters A 1 1 0 0 0\ncounters B 0 2 1 0 0\ncounters C 1 1 0 0 0"
    assert diagram("intrigo", f"{seals}\nducats 5 0 5 9\nagenda share_out:0").ranks == [2, 1, 2, 4]


@rule("IN-9.4")
@pytest.mark.parametrize(("ducats", "winner"), [("1 2 1 1", 1), ("1 2 2 1", None)])
def test_after_the_last_turn_who_is_alone_at_the_head_has_won(ducats: str, winner: int | None) -> None:
    match = diagram("intrigo", f"turn 40\nducats {ducats}\nagenda share_out:0 clean_up:0")
    assert match.over and seen(match)["winner"] == winner


@rule("IN-9.4")
def test_before_the_end_nobody_has_won() -> None:
    assert seen(diagram("intrigo", "turn 40\nducats 1 2 1 1\nhand A contarini-2\nagenda go:0"))["winner"] is None
