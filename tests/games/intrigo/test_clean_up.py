"""[IN-7] The clean-up, and the next turn."""

import pytest

import ridotto
from ridotto.testing import diagram, play, rule

from .reading import going_on, seen, slots, tokens, told

SEALS = ["merchants", "military", "clergy", "gardeners", "crafts", "merchants", "military", "clergy"]
RING = "\n".join(f"arcade {i} {name}" for i, name in zip(range(0, 16, 2), SEALS, strict=True))


@rule("IN-7.1")
@pytest.mark.parametrize(("first", "then"), [("A", 1), ("D", 0)])
def test_the_next_seat_clockwise_becomes_first(first: str, then: int) -> None:
    match = diagram("intrigo", f"turn 3\nfirst {first}\nagenda clean_up:0 start_half:0")
    view = seen(match)
    assert (view["turn"], view["first"]) == (4, then)


@rule("IN-7.1", "IN-7.5")
def test_turn_and_first_seat_move_on_before_the_refill() -> None:
    match = diagram("intrigo", "seats 3\nturn 3\nfirst A\nagenda clean_up:0 refill:0")
    assert match.chance and (seen(match)["turn"], seen(match)["first"]) == (4, 1)


@rule("IN-7.2")
def test_all_intrigants_come_back_from_the_palace_and_the_hands() -> None:
    drawn = "slot 0 contarini-2\nslot 1 tiepolo-3!\nhand A contarini-3\nlacks B tiepolo-3"
    match = diagram("intrigo", f"{drawn}\nagenda clean_up:0 start_half:0")
    assert slots(match) == {} and match.state.deck == match.state.box.all_cards
    players = seen(match)["players"]
    assert [player["hand"] + len(player["played"]) + len(player["lacks"]) for player in players] == [0] * 4
    assert seen(match, 0)["mine"]["seen"] == [] and "picks" not in match.draw()


@rule("IN-7.2")
def test_nobody_is_shown_what_was_left_in_a_hand() -> None:
    match = going_on("hand A contarini-3", "clean_up")
    assert [event.kind for event in match.events] == ["cleared"]


@rule("IN-7.3")
def test_influence_cards_leave_the_game() -> None:
    match = diagram("intrigo", "slot 0 thief\npile thief 2\nagenda clean_up:0 start_half:0")
    assert slots(match) == {} and seen(match)["piles"]["thief"]["left"] == 2


@rule("IN-7.4")
def test_tokens_face_down_are_turned_up_again() -> None:
    match = diagram("intrigo", "arcade 0 clergy!\narcade 5 ducat!\nagenda clean_up:0 start_half:0")
    assert tokens(match) == {0: "clergy", 5: "ducat"}


@rule("IN-7.5")
def test_only_empty_arcades_are_filled() -> None:
    match = diagram("intrigo", "seats 2\narcade 0 clergy\narcade 1 ducat\narcade 4 crafts\nagenda refill:0")
    assert match.state.arg == 2
    play(match, "* seal:military", "* seal:military")
    assert tokens(match) == {
        0: "clergy",
        1: "ducat",
        2: "military",
        3: "ducat",
        4: "crafts",
        5: "ducat",
        6: "military",
        7: "ducat",
    }


@rule("IN-7.5")
def test_c12_a_ducat_on_a_seal_arcade_stays_until_it_is_taken() -> None:
    ring = "\n".join(f"arcade {i} {'ducat' if i % 2 else 'clergy'}" for i in (1, 3, 5, 7))
    drawn = f"seats 2\n{ring}\narcade 2 ducat\narcade 0 clergy\narcade 4 crafts\narcade 6 crafts"
    stays = diagram("intrigo", f"{drawn}\nagenda share_out:0 clean_up:0 refill:0 start_half:0")
    assert tokens(stays)[2] == "ducat" and seen(stays)["step"] == "deal_card"
    won = "slot 1 contarini-4\nslot 2 morosini-2\nslot 3 thief"
    taken = diagram("intrigo", f"{drawn}\n{won}\nagenda share_out:0 clean_up:0 refill:0 start_half:0")
    assert seen(taken)["step"] == "draw_seal" and taken.state.arg == 2


@rule("IN-7.5", "IN-1.10")
def test_ducats_and_seals_are_put_down_by_turns() -> None:
    match = going_on("seats 2", "refill")
    play(match, "* seal:clergy", "* seal:crafts")
    assert tokens(match) == {0: "clergy", 1: "ducat", 2: "crafts", 3: "ducat"}
    assert [event.kind for event in match.events][:4] == ["seal", "ducat", "seal", "ducat"]


@rule("IN-7.6")
def test_with_too_few_ducats_the_later_arcades_stay_empty() -> None:
    match = going_on(f"ducats 9 9 9 7\n{RING}", "refill")
    assert [i for i, token in tokens(match).items() if token == "ducat"] == [1, 3]
    assert [facts["arcade"] for facts in told(match, "dry")] == [5, 7, 9, 11, 13, 15]
    assert seen(match)["bank"] == 0


@rule("IN-7.6")
def test_an_empty_arcade_is_tried_again_the_next_time() -> None:
    match = diagram("intrigo", f"ducats 9 9 9 7\n{RING}\narcade 1 ducat\nagenda clean_up:0 refill:0 start_half:0")
    assert tokens(match)[3] == "ducat" and 5 not in tokens(match)


@rule("IN-7.6", "IN-4.5")
def test_an_empty_arcade_takes_part_in_nothing() -> None:
    match = going_on("slot 2 contarini-4\nslot 3 morosini-2", "share_out")
    assert {"arcade": 3, "token": None, "reason": "nothing"} in told(match, "stayed") and told(match, "took") == []


@rule("IN-7.7")
@pytest.mark.parametrize(("seats", "most"), [(2, 7), (3, 9), (4, 11)])
def test_the_bag_never_runs_out(seats: int, most: int) -> None:
    game = ridotto.game("intrigo")
    rng = ridotto.Rng(seats)
    for _ in range(30):
        s = game.new(seats)
        while s.step != -1:
            assert sum(0 < token & 7 < 6 for token in s.tokens) <= most
            game.rules.turn(s, rng)
