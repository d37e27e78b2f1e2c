"""[IN-4] Placing."""

import pytest

import ridotto
from ridotto import NotAnOption, NoUndo
from ridotto.testing import diagram, play, rule

from .reading import seen, slots, starting_with, told

TWO_FREE = "\n".join(f"slot {slot} thief" for slot in range(14))
AGENDA = "agenda go:1 share_out:0"


@rule("IN-4.1")
def test_seats_act_clockwise_from_the_first_one_until_no_slot_is_free() -> None:
    hands = "hand A contarini-2\nhand B contarini-3\nhand C contarini-4\nhand D dandolo-2"
    match = diagram("intrigo", f"first B\n{TWO_FREE}\n{hands}\n{AGENDA}")
    assert match.asked == [1]
    play(match, "1 hand:contarini-3 slot:15")
    assert match.asked == [2]
    play(match, "2 hand:contarini-4 slot:14")
    assert match.over and len(told(match, "weighed")) == 16


@rule("IN-4.1")
def test_after_the_last_seat_comes_seat_0() -> None:
    match = diagram("intrigo", "hand D dandolo-2\nhand A contarini-2\nagenda go:3")
    play(match, "3 hand:dandolo-2 slot:3")
    assert match.asked == [0]


@rule("IN-4.2")
def test_an_intrigant_of_whatever_family_is_placed_face_up_in_a_free_slot() -> None:
    match = diagram("intrigo", "hand A tiepolo-3 dandolo-4\nslot 5 thief\nducats 0 0 0 0\nagenda go:0")
    free = [slot for slot in range(16) if slot != 5]
    cards = ("dandolo-4", "tiepolo-3")
    assert match.options() == [f"hand:{card} slot:{slot}" for card in cards for slot in free]
    play(match, "0 hand:tiepolo-3 slot:6")
    assert slots(match) == {5: "thief", 6: "tiepolo-3"}
    assert told(match, "placed") == [{"who": 0, "card": "tiepolo-3", "slot": 6}]
    assert seen(match)["players"][0]["played"] == ["tiepolo-3"]


@rule("IN-4.2", "IN-2.2")
def test_a_card_that_was_placed_has_been_seen_and_is_not_taken_back() -> None:
    match = diagram("intrigo", "hand A tiepolo-3 dandolo-4\nagenda go:0")
    play(match, "0 hand:tiepolo-3 slot:6")
    with pytest.raises(NoUndo):
        match.undo(0)


@rule("IN-4.3")
def test_an_influence_card_shows_nothing_hidden_and_may_be_taken_back() -> None:
    match = ridotto.start("intrigo", 4, seed=1)
    while seen(match)["step"] != "act":
        match.answer(match.codes()[0])
    (seat,) = match.asked
    play(match, f"{seat} pile:thief slot:6")
    match.undo(seat)
    assert slots(match) == {} and match.asked == [seat]


@rule("IN-4.3")
def test_an_influence_card_is_paid_to_the_bank_and_put_in_a_free_slot() -> None:
    match = diagram("intrigo", "ducats 3 0 0 0\npile guard 2\nhand A tiepolo-3\nagenda go:0")
    before = seen(match)["bank"]
    play(match, "0 pile:guard slot:6")
    view = seen(match)
    assert (view["players"][0]["ducats"], view["bank"], view["piles"]["guard"]["left"]) == (1, before + 2, 1)
    assert slots(match) == {6: "guard"}
    assert told(match, "hired") == [{"who": 0, "influence": "guard", "slot": 6, "price": 2}]
    assert view["players"][0]["hand"] == 1


@rule("IN-4.3")
def test_only_what_can_be_paid_is_offered() -> None:
    match = diagram("intrigo", "ducats 2 9 9 9\npile guard 2\npile thief 1\nhand A tiepolo-3\nagenda go:0")
    assert starting_with(match, "pile:guard") and not starting_with(match, "pile:thief")
    assert len(starting_with(match, "pile:peddler")) == 16


@rule("IN-4.3")
def test_the_power_is_used_before_the_next_seat_acts() -> None:
    match = diagram("intrigo", "arcade 6 clergy\nhand A tiepolo-3\nhand B tiepolo-2\nagenda go:0")
    play(match, "0 pile:thief slot:6")
    assert match.asked == [0] and seen(match, 0)["power"] == {"influence": "thief", "slot": 6}
    assert seen(match)["on_turn"] == 0
    play(match, "0 arcade:6")
    assert match.asked == [1] and seen(match)["on_turn"] == 1


@rule("IN-4.4")
def test_who_has_an_intrigant_may_not_pass() -> None:
    match = diagram("intrigo", "hand A contarini-2\nagenda go:0")
    with pytest.raises(NotAnOption):
        play(match, "0 button:pass")


@rule("IN-4.5")
def test_who_has_none_may_hire_or_pass() -> None:
    match = diagram("intrigo", "hand B contarini-2\nagenda go:0")
    assert match.asked == [0] and match.options()[-1] == "button:pass"
    assert len(starting_with(match, "pile:thief")) == 16
    play(match, "0 button:pass")
    assert match.asked == [1] and told(match, "passed") == [{"who": 0}]


@rule("IN-4.5")
def test_who_has_none_and_cannot_pay_passes_unasked() -> None:
    match = diagram("intrigo", "ducats 1 0 1 1\nhand A contarini-2\nhand C contarini-3\nagenda go:0")
    play(match, "0 hand:contarini-2 slot:0")
    assert match.asked == [2] and told(match, "passed") == [{"who": 1}]


@rule("IN-4.6")
def test_nobody_hires_twice_in_one_go() -> None:
    match = diagram("intrigo", "ducats 9 1 1 1\nhand A contarini-2\nhand B contarini-3\nagenda go:0")
    play(match, "0 pile:guard slot:0")
    assert match.asked == [1]


@rule("IN-4.7")
def test_a_pile_that_is_used_up_is_no_longer_on_sale() -> None:
    match = diagram("intrigo", "ducats 9 9 9 9\npile thief 0\npile guard 1\nhand A contarini-2\nagenda go:0")
    assert not starting_with(match, "pile:thief") and starting_with(match, "pile:guard")
    assert seen(match)["piles"]["thief"] == {"left": 0, "price": None, "prices": [1, 2, 3]}


@rule("IN-4.8")
def test_when_the_last_slot_is_filled_cards_may_be_left_in_hands() -> None:
    match = diagram("intrigo", f"{TWO_FREE}\nslot 14 guard\nhand A contarini-2\nhand B contarini-3\nagenda go:0")
    play(match, "0 hand:contarini-2 slot:15")
    assert match.over and seen(match)["players"][1]["hand"] == 1
