"""[IN-3] The draft, and what everybody remembers of it."""

import pytest

from ridotto import Match, Rng
from ridotto.games.intrigo import GAME
from ridotto.games.intrigo.state import Table
from ridotto.testing import diagram, play, rule

from .reading import seen, told, view

FOUR = """
    seats 4
    packet 0 contarini-2 contarini-3 contarini-4 tiepolo-2
    packet 1 gradenigo-2 gradenigo-3 gradenigo-4 tiepolo-3
    packet 2 morosini-2 morosini-3 morosini-4 tiepolo-3
    packet 3 dandolo-2 dandolo-3 dandolo-4 tiepolo-4
    agenda keep_card:0 keep_card:1 keep_card:2 take_last:0 go:0
"""
THREE = """
    seats 3
    packet 0 contarini-2 contarini-3 contarini-4 dandolo-2
    packet 1 gradenigo-2 gradenigo-3 gradenigo-4 dandolo-3
    packet 2 morosini-2 morosini-3 morosini-4 dandolo-4
    agenda keep_card:0 keep_card:1 keep_card:2 take_last:0 go:0
"""


def keep(match: Match[Table], *cards: str) -> None:
    """Each seat keeps a card, in their order."""
    play(match, *[f"{seat} packet:{card}" for seat, card in enumerate(cards)])


@rule("IN-3.1")
def test_each_seat_is_dealt_four_cards_in_private() -> None:
    match = diagram("intrigo", "seats 3\nagenda deal_card:0 keep_card:0")
    for _ in range(12):
        match.happen(match.outcomes()[0])
    assert seen(match, 1)["mine"]["packet"] == ["gradenigo-3", "gradenigo-4", "morosini-2", "morosini-3"]
    assert [len(seen(match, seat)["mine"]["packet"]) for seat in range(3)] == [4, 4, 4]
    assert match.state.deck == 0
    assert len(match.events_for(1)) == 4 + 1 and len(match.events_for(-1)) == 1


@rule("IN-3.2")
def test_all_keep_a_card_at_once_and_pass_the_others_to_the_left() -> None:
    match = diagram("intrigo", FOUR)
    assert match.asked == [0, 1, 2, 3]
    keep(match, "contarini-4", "gradenigo-4", "morosini-4", "dandolo-4")
    assert seen(match, 1)["mine"]["packet"] == ["contarini-2", "contarini-3", "tiepolo-2"]
    assert seen(match, 0)["mine"]["packet"] == ["dandolo-2", "dandolo-3", "tiepolo-4"]
    assert seen(match, 1)["mine"]["hand"] == ["gradenigo-4"]


@rule("IN-3.2")
def test_what_is_kept_stays_secret_until_all_have_kept_a_card() -> None:
    match = diagram("intrigo", FOUR)
    before = seen(match, 1)
    play(match, "0 packet:contarini-4")
    assert seen(match, 0)["mine"]["kept"] == "contarini-4"
    assert {**seen(match, 1), "asked": 0} == {**before, "asked": 0}
    assert [event.kind for event in match.events_for(1)] == ["answered"]


@rule("IN-3.2")
def test_a_seat_is_offered_the_cards_of_its_packet_once_each() -> None:
    match = diagram("intrigo", "seats 4\npacket 0 tiepolo-3 tiepolo-3 contarini-2\nagenda keep_card:0")
    assert match.options(0) == ["packet:contarini-2", "packet:tiepolo-3"]


@rule("IN-3.3")
def test_after_three_picks_the_last_card_is_taken_unasked() -> None:
    match = diagram("intrigo", FOUR)
    keep(match, "contarini-4", "gradenigo-4", "morosini-4", "dandolo-4")
    keep(match, "dandolo-3", "contarini-3", "gradenigo-3", "morosini-3")
    keep(match, "morosini-2", "dandolo-2", "contarini-2", "gradenigo-2")
    assert seen(match, 0)["mine"]["hand"] == ["contarini-4", "morosini-2", "dandolo-3", "tiepolo-3"]
    assert seen(match)["step"] == "act" and match.asked == [0]
    assert [player["hand"] for player in seen(match)["players"]] == [4, 4, 4, 4]


@rule("IN-3.4")
def test_with_three_seats_the_last_card_comes_back_to_the_first_owner() -> None:
    match = diagram("intrigo", THREE)
    keep(match, "contarini-4", "gradenigo-4", "morosini-4")
    keep(match, "morosini-3", "contarini-3", "gradenigo-3")
    keep(match, "gradenigo-2", "morosini-2", "contarini-2")
    assert seen(match, 0)["mine"]["hand"] == ["contarini-4", "gradenigo-2", "morosini-3", "dandolo-2"]


@rule("IN-3.5")
def test_a_seat_remembers_every_packet_it_has_held() -> None:
    match = diagram("intrigo", THREE)
    keep(match, "contarini-4", "gradenigo-4", "morosini-4")
    keep(match, "morosini-3", "contarini-3", "gradenigo-3")
    assert seen(match, 0)["mine"]["seen"] == [
        {
            "half": 1,
            "from": 0,
            "pick": 1,
            "cards": ["contarini-2", "contarini-3", "contarini-4", "dandolo-2"],
            "kept": "contarini-4",
        },
        {"half": 1, "from": 2, "pick": 2, "cards": ["morosini-2", "morosini-3", "dandolo-4"], "kept": "morosini-3"},
    ]
    received = [event.read() for event in match.events_for(0) if event.kind == "received"]
    assert received == [
        {"who": 0, "card": "morosini-2", "card_2": "morosini-3", "card_3": "dandolo-4"},
        {"who": 0, "card": "gradenigo-2", "card_2": "dandolo-3", "card_3": None},
    ]


@rule("IN-3.5")
def test_a_seat_knows_for_certain_what_could_go_to_one_seat_only() -> None:
    match = drafted()
    # Of packet 3 seat 1 saw morosini-2, dandolo-2 ... the last one it passed on can only be with seat 2.
    assert seen(match, 1)["mine"]["known"][2] == ["tiepolo-4"]
    assert seen(match, 0)["mine"]["known"][2] == []


def drafted() -> Match[Table]:
    match = diagram("intrigo", FOUR)
    keep(match, "contarini-4", "gradenigo-4", "morosini-4", "dandolo-4")
    keep(match, "dandolo-3", "contarini-3", "gradenigo-3", "morosini-3")
    keep(match, "morosini-2", "dandolo-2", "contarini-2", "gradenigo-2")
    return match


@rule("IN-3.5")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_imagined_hands_hold_what_was_passed_on_with_those_who_could_keep_it(seat: int) -> None:
    match = drafted()
    rng = Rng(5)
    for _ in range(50):
        world = GAME.determinize(match.state, seat, rng)
        assert view(world, seat) == seen(match, seat)
        mine = seat * 4
        passed = {match.state.picks[mine + pick] for pick in (1, 2, 3)}
        assert {world.picks[mine + pick] for pick in (1, 2, 3)} == passed


@rule("IN-3.5")
def test_what_somebody_places_is_remembered_of_the_packet_it_came_from() -> None:
    match = drafted()
    play(match, "0 hand:contarini-4 slot:0", "1 hand:contarini-3 slot:1")
    # Seat 0 passed contarini-2, contarini-3 and tiepolo-2; seat 1 has shown its part, so it has no other of them.
    rng = Rng(1)
    names = match.state.box.names
    for _ in range(50):
        world = GAME.determinize(match.state, 0, rng)
        hand = view(world, 1)["mine"]["hand"]
        assert "contarini-2" not in hand and "tiepolo-2" not in hand
    assert names[match.state.picks[1]] == "contarini-3"


@rule("IN-3.2")
def test_packets_that_move_are_told_to_all_and_what_they_hold_to_one() -> None:
    match = diagram("intrigo", FOUR)
    keep(match, "contarini-4", "gradenigo-4", "morosini-4", "dandolo-4")
    assert told(match, "passed_on") == [{"picks": 1}]
    assert [event.kind for event in match.events_for(2)].count("received") == 1
