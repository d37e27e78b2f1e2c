"""[IN-5] The powers of the Influence cards."""

import pytest

from ridotto import Match, NoUndo, Rng
from ridotto.games.intrigo import GAME
from ridotto.games.intrigo.state import Table
from ridotto.testing import diagram, play, rule

from .reading import seen, slots, starting_with, tokens, told, view

HANDS = "hand A tiepolo-2\nhand B contarini-2"


def hired(kind: str, drawn: str, slot: int = 5, hands: str = HANDS) -> Match[Table]:
    """Seat 0 has hired the card and put it in slot 5, between arcades 5 and 6 and slots 4 and 6."""
    match = diagram("intrigo", f"{drawn}\n{hands}\nagenda go:0")
    play(match, f"0 pile:{kind} slot:{slot}")
    return match


# ---- all of them


@rule("IN-5.1")
def test_a_power_is_used_on_one_target_beside_the_card() -> None:
    match = hired("assassin", "slot 3 dandolo-2\nslot 4 dandolo-3\nslot 6 dandolo-4\nslot 7 morosini-2")
    assert match.options() == ["button:none", "slot:4", "slot:6"]
    play(match, "0 slot:6")
    assert match.asked == [1] and slots(match)[4] == "dandolo-3" and slots(match)[6] == "dandolo-4!"


@rule("IN-5.1", "IN-1.3")
def test_at_the_door_the_palace_goes_round() -> None:
    match = hired("assassin", "slot 15 dandolo-3\nslot 1 dandolo-4", slot=0)
    assert match.options() == ["button:none", "slot:15", "slot:1"]
    match = hired("assassin", "slot 14 dandolo-3\nslot 0 dandolo-4", slot=15)
    assert match.options() == ["button:none", "slot:14", "slot:0"]
    match = hired("thief", "arcade 15 ducat\narcade 0 clergy", slot=15)
    assert match.options() == ["button:none", "arcade:15", "arcade:0"]


@rule("IN-5.2")
@pytest.mark.parametrize("kind", ["peddler", "assassin", "courtesan", "gondolier", "guard", "thief"])
def test_nobody_has_to_use_a_power(kind: str) -> None:
    match = hired(kind, "arcade 5 ducat\narcade 6 clergy\nslot 4 dandolo-2\nslot 9 dandolo-3")
    before = slots(match), tokens(match)
    play(match, "0 button:none")
    assert (slots(match), tokens(match)) == before and match.asked == [1]
    assert told(match, "declined") == [{"who": 0, "power": kind}]


@rule("IN-5.3")
def test_an_influence_card_is_no_intrigant() -> None:
    match = hired("assassin", "slot 4 thief\nslot 6 dandolo-2")
    assert match.options() == ["button:none", "slot:6"]
    match = hired("gondolier", "slot 4 thief\nslot 6 dandolo-2\nslot 9 guard\nslot 10 dandolo-3")
    assert match.options() == ["button:none", "slot:6 slot:10"]
    assert seen(match)["slots"][5] == {"kind": "influence", "name": "gondolier"}


@rule("IN-5.18")
@pytest.mark.parametrize("kind", ["peddler", "assassin", "gondolier", "guard", "thief"])
def test_without_a_target_nothing_is_asked(kind: str) -> None:
    match = hired(kind, "")
    assert match.asked == [1] and told(match, "powerless") == [{"who": 0, "power": kind}]


# ---- the Peddler


@rule("IN-5.4")
def test_the_peddler_swaps_a_token_beside_it_with_any_other() -> None:
    match = hired("peddler", "arcade 5 ducat\narcade 6 clergy\narcade 0 crafts\narcade 11 ducat")
    assert match.options() == [
        "button:none",
        "arcade:5 arcade:0",
        "arcade:5 arcade:6",
        "arcade:6 arcade:0",
        "arcade:6 arcade:11",
    ]
    play(match, "0 arcade:5 arcade:0")
    assert tokens(match) == {0: "ducat", 5: "crafts", 6: "clergy", 11: "ducat"}
    assert told(match, "exchanged") == [{"who": 0, "arcade": 5, "arcade_2": 0}]


@rule("IN-5.4")
def test_the_peddler_needs_a_token_beside_it() -> None:
    match = hired("peddler", "arcade 6 clergy\narcade 0 crafts")
    assert match.options() == ["button:none", "arcade:6 arcade:0"]
    assert hired("peddler", "arcade 0 crafts\narcade 1 ducat").asked == [1]


@rule("IN-5.5")
def test_tokens_that_are_alike_are_not_swapped() -> None:
    match = hired("peddler", "arcade 6 clergy\narcade 2 clergy\narcade 5 clergy!\narcade 0 crafts")
    assert match.options() == [
        "button:none",
        "arcade:5 arcade:0",
        "arcade:5 arcade:2",
        "arcade:5 arcade:6",
        "arcade:6 arcade:0",
    ]
    assert hired("peddler", "arcade 5 ducat\narcade 1 ducat").asked == [1]


@rule("IN-5.6")
def test_a_swap_of_both_tokens_beside_the_peddler_is_offered_once() -> None:
    assert hired("peddler", "arcade 5 ducat\narcade 6 clergy").options() == ["button:none", "arcade:5 arcade:6"]


@rule("IN-5.7")
def test_a_token_face_down_stays_so_wherever_it_goes() -> None:
    match = hired("peddler", "arcade 5 ducat!\narcade 8 clergy")
    play(match, "0 arcade:5 arcade:8")
    assert tokens(match) == {5: "clergy", 8: "ducat!"}


# ---- the Assassin


@rule("IN-5.8")
def test_the_assassin_turns_an_intrigant_face_down() -> None:
    match = hired("assassin", "arcade 4 ducat\nslot 4 dandolo-4")
    assert seen(match)["arcades"][4]["winner"] == 3
    play(match, "0 slot:4")
    assert slots(match) == {4: "dandolo-4!", 5: "assassin"}
    assert seen(match)["arcades"][4]["outcome"] == "no_intrigant"
    assert told(match, "killed") == [{"who": 0, "card": "dandolo-4", "slot": 4}]


@rule("IN-5.8")
def test_the_assassin_does_not_turn_a_card_up_again() -> None:
    match = hired("assassin", "slot 4 dandolo-4!\nslot 6 morosini-2")
    assert match.options() == ["button:none", "slot:6"]
    assert hired("assassin", "slot 4 dandolo-4!").asked == [1]


# ---- the Courtesan

CALL = "hand A tiepolo-2\nhand B contarini-2\nhand C morosini-3\nhand D tiepolo-3 dandolo-4"


@rule("IN-5.9")
def test_the_courtesan_names_any_card_not_placed_and_a_free_slot_beside_her() -> None:
    match = hired("courtesan", "slot 6 thief", hands=CALL)
    cards = ("contarini-2", "morosini-3", "dandolo-4", "tiepolo-2", "tiepolo-3")
    assert match.options() == ["button:none", *[f"intrigant:{card} slot:4" for card in cards]]
    match = hired("courtesan", "slot 4 thief", hands=CALL)
    assert starting_with(match, "intrigant:dandolo-4") == ["intrigant:dandolo-4 slot:6"]
    match = hired("courtesan", "", hands=CALL)
    assert starting_with(match, "intrigant:dandolo-4") == ["intrigant:dandolo-4 slot:4", "intrigant:dandolo-4 slot:6"]


@rule("IN-5.9")
def test_who_holds_the_card_places_it_there_face_up() -> None:
    match = hired("courtesan", "", hands=CALL)
    play(match, "0 intrigant:dandolo-4 slot:6")
    assert slots(match) == {5: "courtesan", 6: "dandolo-4"}
    view = seen(match)
    assert (view["players"][3]["hand"], view["players"][3]["played"]) == (1, ["dandolo-4"])
    assert told(match, "called") == [{"who": 0, "card": "dandolo-4", "slot": 6}]
    assert told(match, "obeyed") == [{"who": 3, "card": "dandolo-4", "slot": 6}]


@rule("IN-5.9")
def test_one_may_call_a_card_of_ones_own() -> None:
    match = hired("courtesan", "", hands=CALL)
    play(match, "0 intrigant:tiepolo-2 slot:4")
    assert seen(match, 0)["mine"]["hand"] == [] and slots(match)[4] == "tiepolo-2"


@rule("IN-5.9")
def test_a_call_shows_who_held_the_card_and_cannot_be_taken_back() -> None:
    match = hired("courtesan", "", hands=CALL)
    match.check_undo(0, match.last_word(0))
    play(match, "0 intrigant:dandolo-4 slot:6")
    with pytest.raises(NoUndo, match="Something hidden has come to light since"):
        match.check_undo(0, match.last_word(0))


@rule("IN-5.10")
def test_a_call_costs_the_holder_no_go() -> None:
    match = hired("courtesan", "ducats 1 0 1 1", hands=CALL)
    play(match, "0 intrigant:morosini-3 slot:6", "1 hand:contarini-2 slot:0")
    assert match.asked == [2] and match.options()[-1] == "button:pass"


@rule("IN-5.11")
def test_of_cards_that_are_alike_the_first_holder_clockwise_places_one() -> None:
    alike = "hand A tiepolo-2\nhand B contarini-2\nhand C tiepolo-3\nhand D tiepolo-3"
    match = hired("courtesan", "", hands=alike)
    play(match, "0 intrigant:tiepolo-3 slot:6")
    players = seen(match)["players"]
    assert [player["hand"] for player in players] == [1, 1, 0, 1]
    assert [player["lacks"] for player in players] == [["tiepolo-3"], ["tiepolo-3"], [], []]


@rule("IN-5.11")
def test_the_caller_comes_first() -> None:
    alike = "hand A tiepolo-3\nhand B tiepolo-3"
    match = hired("courtesan", "", hands=alike)
    play(match, "0 intrigant:tiepolo-3 slot:6")
    assert [player["hand"] for player in seen(match)["players"]] == [0, 1, 0, 0]


@rule("IN-5.11", "IN-3.5")
@pytest.mark.parametrize("seat", [-1, 1])
def test_nobody_imagines_a_card_with_a_seat_that_was_passed_over(seat: int) -> None:
    alike = "hand A tiepolo-2 dandolo-3\nhand B contarini-2 morosini-3\nhand C tiepolo-3\nhand D tiepolo-3 morosini-4"
    match = hired("courtesan", "", hands=alike)
    play(match, "0 intrigant:tiepolo-3 slot:6")
    with_d = 0
    for seed in range(100):
        world = GAME.determinize(match.state, seat, Rng(seed))
        hands = [view(world, other)["mine"]["hand"] for other in range(4)]
        assert "tiepolo-3" not in hands[0] + hands[1]
        with_d += "tiepolo-3" in hands[3]
    assert 0 < with_d < 100  # it may also be among the cards that are not drawn


@rule("IN-5.9")
def test_a_call_brings_a_card_to_light_and_is_not_taken_back() -> None:
    match = hired("courtesan", "")
    play(match, "0 intrigant:contarini-2 slot:6")
    with pytest.raises(NoUndo):
        match.undo(0)


@rule("IN-5.12")
def test_without_a_free_slot_beside_her_the_courtesan_has_no_effect() -> None:
    match = hired("courtesan", "slot 4 thief\nslot 6 dandolo-2")
    assert match.asked == [1] and told(match, "powerless") == [{"who": 0, "power": "courtesan"}]


# ---- the Gondolier


@rule("IN-5.13")
def test_the_gondolier_swaps_an_intrigant_beside_him_with_any_other() -> None:
    match = hired("gondolier", "slot 4 dandolo-2\nslot 8 dandolo-4\nslot 15 morosini-2")
    assert match.options() == ["button:none", "slot:4 slot:8", "slot:4 slot:15"]
    play(match, "0 slot:4 slot:15")
    assert slots(match) == {4: "morosini-2", 5: "gondolier", 8: "dandolo-4", 15: "dandolo-2"}
    assert told(match, "rowed") == [{"who": 0, "slot": 4, "slot_2": 15}]


@rule("IN-5.6")
def test_a_swap_of_both_intrigants_beside_the_gondolier_is_offered_once() -> None:
    match = hired("gondolier", "slot 4 dandolo-2\nslot 6 dandolo-4")
    assert match.options() == ["button:none", "slot:4 slot:6"]
    match = hired("gondolier", "slot 15 dandolo-2\nslot 1 dandolo-4", slot=0)
    assert match.options() == ["button:none", "slot:15 slot:1"]


@rule("IN-5.5")
def test_intrigants_that_are_alike_are_not_swapped() -> None:
    match = hired("gondolier", "slot 4 tiepolo-3\nslot 9 tiepolo-3\nslot 10 dandolo-2")
    assert match.options() == ["button:none", "slot:4 slot:10"]
    match = hired("gondolier", "slot 4 tiepolo-3\nslot 9 tiepolo-3!")
    assert match.options() == ["button:none", "slot:4 slot:9"]
    assert hired("gondolier", "slot 4 tiepolo-3\nslot 9 tiepolo-3").asked == [1]


@rule("IN-5.16")
@pytest.mark.parametrize(("kind", "then"), [("gondolier", 9), ("guard", 8)])
def test_an_intrigant_face_down_may_be_moved_and_stays_so(kind: str, then: int) -> None:
    match = hired(kind, "slot 4 dandolo-2!\nslot 9 dandolo-4")
    play(match, f"0 slot:4 slot:{then}")
    assert slots(match)[then] == "dandolo-2!"


# ---- the Guard


@rule("IN-5.14")
def test_the_guard_puts_an_intrigant_in_any_other_free_slot() -> None:
    filled = "\n".join(f"slot {slot} thief" for slot in range(16) if slot not in (4, 5, 9, 12))
    match = hired("guard", f"{filled}\nslot 4 dandolo-2")
    assert match.options() == ["button:none", "slot:4 slot:9", "slot:4 slot:12"]
    play(match, "0 slot:4 slot:12")
    assert 4 not in slots(match) and slots(match)[12] == "dandolo-2"
    assert match.state.free == 2 and told(match, "chased") == [{"who": 0, "slot": 4, "slot_2": 12}]


@rule("IN-5.14")
def test_the_guard_chooses_between_both_neighbours() -> None:
    match = hired("guard", "slot 4 dandolo-2\nslot 6 morosini-2")
    assert len(starting_with(match, "slot:4")) == len(starting_with(match, "slot:6")) == 13


@rule("IN-5.15")
def test_without_another_free_slot_the_guard_has_no_effect() -> None:
    filled = "\n".join(f"slot {slot} thief" for slot in range(16) if slot not in (4, 5))
    match = hired("guard", f"{filled}\nslot 4 dandolo-2")
    assert match.over and told(match, "powerless") == [{"who": 0, "power": "guard"}]


# ---- the Thief


@rule("IN-5.17")
def test_the_thief_turns_a_token_beside_him_face_down() -> None:
    match = hired("thief", "arcade 5 ducat\narcade 6 clergy\narcade 7 ducat")
    assert match.options() == ["button:none", "arcade:5", "arcade:6"]
    play(match, "0 arcade:6")
    assert tokens(match) == {5: "ducat", 6: "clergy!", 7: "ducat"}
    assert told(match, "stolen") == [{"who": 0, "arcade": 6, "token": "clergy"}]


@rule("IN-5.17")
def test_the_thief_does_not_turn_a_token_up_again() -> None:
    assert hired("thief", "arcade 5 ducat!\narcade 6 clergy").options() == ["button:none", "arcade:6"]
    assert hired("thief", "arcade 5 ducat!").asked == [1]
