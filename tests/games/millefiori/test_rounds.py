"""[MF-2] A round: the deal, the draft, whose turn it is, and what is left."""

from typing import Any

import pytest

import ridotto
from ridotto import Match
from ridotto.testing import rule

from .reading import BASE, TILES, asked, diagram, drawn, happened, offered, play, player, seen, step, told

PACKETS = """
    packet R quartz1 quartz2 ash1 ash2 ash3
    packet B lime2 lime3 lime4 pigments1 pigments2
    packet G coin1 coin2 coin3 lion1 lion2
"""
CYCLE = f"seats 3\n{BASE}\n{PACKETS}\nagenda start_cycle"


def kept(match: Match[Any], *cards: str) -> None:
    for letter, card in zip("RBGY", cards, strict=False):
        play(match, f"{letter} card:{card}")


def sail_all(match: Match[Any], order: str) -> None:
    for letter in order:
        play(match, f"{letter} button:sail")


@rule("MF-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_five_cards(seats: int) -> None:
    match = ridotto.start("millefiori", seats, 1)
    assert step_is_keeping(match)
    for seat in range(seats):
        assert len(seen(match, "RBGY"[seat])["mine"]["packet"]) == 5
    assert [facts["packet"] for facts in seen(match)["players"]] == [5] * seats


def step_is_keeping(match: Match[Any]) -> bool:
    return step(match) == "keep_card" and len(match.asked) == match.seats


@rule("MF-2.1", "MF-2.9")
def test_a_card_is_dealt_to_its_seat_alone() -> None:
    match = diagram("millefiori", f"seats 2\n{BASE}\nagenda deal_card")
    before = match.view(1), seen(match)
    play(match, "* deal:quartz1")
    assert seen(match, "R")["mine"]["packet"] == ["quartz1"]
    assert (match.view(1), seen(match)) == before
    assert [event.reaches(1) for event in match.events] == [False]


@rule("MF-2.1")
def test_the_first_five_cards_are_for_the_first_seat() -> None:
    match = diagram("millefiori", f"seats 2\n{BASE}\nagenda deal_card")
    for card in ("quartz1", "quartz2", "ash1", "ash2", "ash3", "lime2", "key1", "key1", "key1", "key1"):
        play(match, f"* deal:{card}")
    assert drawn(match, "packet R") == "quartz1 quartz2 ash1 ash2 ash3"
    assert drawn(match, "packet B") == "lime2 key1 key1 key1 key1" and told(match)[-1] == "ready"


@rule("MF-2.2")
def test_all_keep_a_card_of_their_own_packet_at_once() -> None:
    match = diagram("millefiori", CYCLE)
    assert asked(match) == "RBG" and step(match) == "keep_card"
    assert offered(match, "B") == ["card:lime2", "card:lime3", "card:lime4", "card:pigments1", "card:pigments2"]
    play(match, "B card:lime3", "G card:coin1")
    assert asked(match) == "R" and seen(match, "B")["mine"]["kept"] == "lime3"
    assert seen(match, "B")["mine"]["packet"] == ["lime2", "lime4", "pigments1", "pigments2"]
    assert not player(match, "B")["kept"]


@rule("MF-2.2")
def test_the_others_are_passed_to_the_left() -> None:
    match = diagram("millefiori", CYCLE)
    kept(match, "quartz1", "lime2", "coin1")
    sail_all(match, "RBG")
    assert seen(match, "B")["mine"]["packet"] == ["quartz2", "ash1", "ash2", "ash3"]
    assert seen(match, "G")["mine"]["packet"] == ["lime3", "lime4", "pigments1", "pigments2"]
    assert seen(match, "R")["mine"]["packet"] == ["coin2", "coin3", "lion1", "lion2"]
    assert happened(match, "passed_on") == [{}]


@rule("MF-2.2")
def test_it_is_the_left_in_every_cycle() -> None:
    match = diagram("millefiori", CYCLE)
    kept(match, "quartz1", "lime2", "coin1")
    sail_all(match, "RBG")
    kept(match, "coin2", "quartz2", "lime3")
    sail_all(match, "RBG")
    assert seen(match, "G")["mine"]["packet"] == ["ash1", "ash2", "ash3"]


@rule("MF-2.3")
def test_kept_cards_are_shown_clockwise_from_the_seat_with_the_doge_card() -> None:
    match = diagram("millefiori", CYCLE + "\ndoge G")
    kept(match, "quartz1", "lime2", "coin1")
    sail_all(match, "GRB")
    assert [event["card"] for event in happened(match, "played")] == ["coin1", "quartz1", "lime2"]
    assert [event["who"] for event in happened(match, "played")] == [2, 0, 1]


@rule("MF-2.3")
def test_a_kept_card_is_hidden_until_its_turn() -> None:
    match = diagram("millefiori", CYCLE)
    kept(match, "quartz1", "lime2", "coin1")
    assert asked(match) == "R" and seen(match)["card"] == "quartz1" and seen(match)["on_turn"] == 0
    assert player(match, "B")["kept"] and "lime2" not in str(seen(match)["players"])
    assert seen(match, "B")["mine"]["kept"] == "lime2" and not player(match, "R")["kept"]
    play(match, "R button:sail")
    assert seen(match)["card"] == "lime2" and player(match, "R")["played"] == ["quartz1"]


@rule("MF-2.4")
def test_then_everybody_takes_up_the_packet_received() -> None:
    match = diagram("millefiori", CYCLE)
    kept(match, "quartz1", "lime2", "coin1")
    assert seen(match)["cycle"] == 1
    sail_all(match, "RBG")
    assert asked(match) == "RBG" and seen(match)["cycle"] == 2 and seen(match)["on_turn"] is None
    received = happened(match, "received")
    news = [event for event in match.events if event.kind == "received"]
    assert [[event.reaches(seat) for seat in (-1, 0, 1, 2)] for event in news][1] == [False, False, True, False]
    assert received[1] == {"who": 1, "card": "quartz2", "card_2": "ash1", "card_3": "ash2", "card_4": "ash3"}
    assert happened(match, "cycle")[-1] == {"cycle": 2, "who": 0}


@rule("MF-2.4")
@pytest.mark.parametrize(("seats", "choice", "cycles"), [(2, "no", 3), (3, "no", 4), (4, "no", 4), (2, "yes", 4)])
def test_a_round_has_four_cycles_and_three_for_two_without_the_expansion(seats: int, choice: str, cycles: int) -> None:
    match = ridotto.start("millefiori", seats, 1, {"masterworks": choice})
    assert seen(match)["cycles"] == cycles
    played = 0
    while seen(match)["round"] == 1:
        played += step_is_keeping(match)
        match.answer(match.options(match.asked[0])[-1])
    assert played == cycles


@rule("MF-2.5")
def test_in_the_variant_a_card_is_chosen_only_on_ones_turn() -> None:
    match = diagram("millefiori", CYCLE.replace(BASE, f"{BASE}\nchoice on_turn yes") + "\ndoge B")
    assert asked(match) == "B" and step(match) == "keep_card" and seen(match)["on_turn"] == 1
    play(match, "B card:lime3")
    assert seen(match)["card"] == "lime3"
    play(match, "B button:sail")
    assert asked(match) == "G"
    play(match, "G card:coin1", "G button:sail", "R card:ash1", "R button:sail")
    assert asked(match) == "B" and offered(match)[0] == "card:quartz1" and len(offered(match)) == 4
    assert seen(match)["on_turn_choice"] is True


@rule("MF-2.6")
def test_played_cards_are_discarded_face_up() -> None:
    match = diagram("millefiori", CYCLE)
    kept(match, "quartz1", "lime2", "coin1")
    sail_all(match, "RB")
    assert seen(match)["discards"] == ["quartz1", "lime2"]


@rule("MF-2.6", "MF-9.1")
def test_discards_are_never_shuffled() -> None:
    match = ridotto.start("millefiori", 4, 2, {"masterworks": "no"})
    seen_before = 0
    while not match.over:
        match.answer(match.options(match.asked[0])[-1])  # everybody sails
        assert len(seen(match)["discards"]) >= seen_before
        seen_before = len(seen(match)["discards"])


LAST = """
    packet R quartz1 quartz2
    packet B ash1 ash2
    packet G lime2 lime3
    cycle 4
    round 1
"""


@rule("MF-2.7")
def test_what_is_left_goes_to_the_display() -> None:
    match = diagram("millefiori", f"seats 3\n{BASE}\n{LAST}\nagenda start_cycle:3")
    kept(match, "quartz1", "ash1", "lime2")
    play(match, "R button:sail", "B button:sail")
    assert seen(match)["display"] == []
    play(match, "G button:sail")
    assert seen(match)["display"] == ["quartz2", "ash2", "lime3"]
    assert happened(match, "left_over")[0] == {"who": 0, "card": "quartz2"}
    assert step(match) == "deal_card" and seen(match)["round"] == 2
    assert seen(match)["on_turn"] is None and player(match, "R")["played"] == []


@rule("MF-2.7", "MF-2.4")
def test_two_seats_leave_two_cards_each() -> None:
    text = "packet R quartz1 quartz2 quartz3\npacket B ash1 ash2 ash3\ncycle 3\nround 1"
    match = diagram("millefiori", f"seats 2\n{BASE}\n{text}\nagenda start_cycle:2")
    kept(match, "quartz1", "ash1")
    sail_all(match, "RB")
    assert seen(match)["display"] == ["quartz2", "quartz3", "ash2", "ash3"] and seen(match)["round"] == 2


@rule("MF-2.8")
def test_the_doge_card_goes_to_the_next_seat() -> None:
    match = diagram("millefiori", f"seats 3\n{BASE}\n{LAST}\ndoge G\nagenda start_cycle:3")
    kept(match, "quartz1", "ash1", "lime2")
    sail_all(match, "GRB")
    assert seen(match)["doge"] == 0 and happened(match, "doge_passed") == [{"who": 0}]


@rule("MF-10.3")
def test_two_seats_play_four_cards_with_the_expansion() -> None:
    text = "packet R quartz1 quartz2 quartz3\npacket B ash1 ash2 ash3\ncycle 3\nround 1\ncouncillors 19 19"
    match = diagram("millefiori", f"seats 2\n{text}\nagenda start_cycle:2")
    kept(match, "quartz1", "ash1")
    sail_all(match, "RB")
    assert step(match) == "keep_card" and seen(match)["cycle"] == 4


@rule("MF-10.4", "MF-10.5")
def test_who_takes_the_doge_card_in_the_last_cycle_begins_the_next_round() -> None:
    text = f"seats 3\n{TILES}\ncouncillors 19 19 19\n{LAST.replace('ash2', 'dogat1-1')}\ndoge G\nagenda start_cycle:3"
    match = diagram("millefiori", text)
    kept(match, "quartz1", "dogat1-1", "lime2")
    sail_all(match, "GR")
    assert seen(match)["doge"] == 1 and happened(match, "doge_passed") == []
    while seen(match)["round"] == 1 or match.asked == []:
        match.happen(match.outcomes()[0])
    assert happened(match, "cycle")[-1]["who"] == 1


@rule("MF-2.5", "MF-9.2")
def test_in_the_variant_all_still_choose_and_play_when_a_supply_has_run_out() -> None:
    match = diagram("millefiori", CYCLE.replace(BASE, f"{BASE}\nchoice on_turn yes") + "\ndiamonds R 4")
    play(match, "R card:quartz1", "R field:workshops8")
    assert seen(match)["last_cycle"] and asked(match) == "B"
    play(match, "B card:lime3", "B button:sail")
    assert asked(match) == "G" and not match.over
    play(match, "G card:coin1", "G button:sail")
    assert match.over


@rule("MF-10.4")
def test_with_the_expansion_the_doge_card_stays() -> None:
    match = diagram("millefiori", f"seats 3\ncouncillors 19 19 19\n{LAST}\ndoge G\nagenda start_cycle:3")
    kept(match, "quartz1", "ash1", "lime2")
    sail_all(match, "GRB")
    assert seen(match)["doge"] == 2 and seen(match)["round"] == 2 and happened(match, "doge_passed") == []
