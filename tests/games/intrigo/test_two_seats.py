"""[IN-8] The game for two."""

import ridotto
from ridotto import Rng
from ridotto.games.intrigo import GAME
from ridotto.testing import diagram, play, rule

from .reading import going_on, seen, slots, tokens, told, view

SECOND_HALF = """
    seats 2
    half 2
    picks 0 contarini-2 contarini-3 contarini-4 tiepolo-2
    picks 1 gradenigo-2 gradenigo-3 gradenigo-4 tiepolo-3
    played 0 contarini-2 contarini-4 gradenigo-3
    played 1 contarini-3 tiepolo-2 gradenigo-4
    agenda deal_card:0 keep_card:0
"""


@rule("IN-8.1")
def test_the_courtesans_and_five_seals_are_out() -> None:
    view = seen(diagram("intrigo", "seats 2\nducats 9 9\nhand A contarini-2\nagenda go:0"))
    assert view["piles"]["courtesan"]["left"] == 0 and sum(view["bag"].values()) == 10
    assert len(view["unplaced"]) == 16


@rule("IN-8.1")
def test_a_courtesan_cannot_be_hired() -> None:
    match = diagram("intrigo", "seats 2\nducats 9 9\nhand A contarini-2\nagenda go:0")
    assert not [path for path in match.options() if path.startswith("pile:courtesan")]


@rule("IN-8.2")
def test_each_seat_is_dealt_two_families() -> None:
    match = ridotto.start("intrigo", 2)
    play(match, "* first:0", "* family:dandolo", "* family:contarini", "* family:morosini", "* family:gradenigo")
    players = seen(match)["players"]
    assert [player["families"] for player in players] == [["morosini", "dandolo"], ["contarini", "gradenigo"]]


@rule("IN-8.3")
def test_eight_cards_are_dealt_for_the_first_half() -> None:
    match = diagram("intrigo", "seats 2\nagenda deal_card:0 keep_card:0")
    for _ in range(8):
        match.happen(match.outcomes()[0])
    assert match.asked == [0, 1] and seen(match)["half"] == 1
    assert [len(seen(match, seat)["mine"]["packet"]) for seat in (0, 1)] == [4, 4]


@rule("IN-8.3")
def test_the_other_eight_are_dealt_for_the_second_half() -> None:
    match = diagram("intrigo", SECOND_HALF)
    rest = [f"{family}-{value}" for family in ("morosini", "dandolo") for value in (2, 3, 4)]
    assert match.outcomes() == [f"deal:{card}" for card in [*rest, "tiepolo-3", "tiepolo-4"]]


@rule("IN-8.3", "IN-8.4")
def test_after_the_first_half_comes_the_second_with_the_same_first_seat() -> None:
    match = diagram("intrigo", "seats 2\nturn 2\nfirst B\nagenda clean_up:0 start_half:0")
    view = seen(match)
    assert (view["turn"], view["half"], view["halves"], view["first"]) == (2, 2, 2, 1)


@rule("IN-8.4")
def test_after_the_second_half_the_other_seat_is_first_and_all_cards_are_shuffled() -> None:
    match = diagram("intrigo", SECOND_HALF.replace("deal_card:0 keep_card:0", "clean_up:0 start_half:0"))
    view = seen(match)
    assert (view["turn"], view["half"], view["first"]) == (2, 1, 1)
    assert match.state.deck == match.state.box.all_cards and len(view["unplaced"]) == 16


@rule("IN-8.5")
def test_between_the_halves_the_palace_is_cleared_and_refilled() -> None:
    drawn = "seats 2\nslot 0 contarini-2\nslot 1 thief\narcade 0 clergy!\nhand A contarini-3"
    match = diagram("intrigo", f"{drawn}\nagenda clean_up:0 refill:0 start_half:0")
    assert slots(match) == {} and seen(match)["players"][0]["hand"] == 0
    assert tokens(match) == {0: "clergy", 1: "ducat"} and match.state.arg == 2


@rule("IN-8.5", "IN-5.17")
def test_the_thief_keeps_a_token_from_being_taken_for_one_half_only() -> None:
    match = going_on("seats 2\narcade 1 ducat!\nslot 0 contarini-2\nslot 1 thief", "share_out", "clean_up")
    assert told(match, "stayed")[1] == {"arcade": 1, "token": "ducat", "reason": "face_down"}
    assert (seen(match)["turn"], seen(match)["half"], tokens(match)) == (1, 2, {1: "ducat"})


@rule("IN-8.7")
def test_nobody_sees_what_is_set_aside_or_was_left_in_the_other_hand() -> None:
    match = diagram("intrigo", SECOND_HALF)
    # Seat 0 has seen 7 cards of the first half; the first pick of seat 1, gradenigo-2, was never placed.
    rng, left = Rng(3), set()
    for _ in range(200):
        world = GAME.determinize(match.state, 0, rng)
        assert view(world, 0) == seen(match, 0)
        left.add(world.box.names[world.picks[4]])
    rest = {f"{family}-{value}" for family in ("morosini", "dandolo") for value in (2, 3, 4)}
    assert left == rest | {"tiepolo-3", "tiepolo-4", "gradenigo-2"}


@rule("IN-8.7", "IN-3.5")
def test_a_seat_remembers_the_first_half() -> None:
    view = seen(diagram("intrigo", SECOND_HALF), 0)
    assert [packet["cards"] for packet in view["mine"]["seen"] if packet["from"] == 1] == [
        ["gradenigo-3", "gradenigo-4", "tiepolo-3"],
        ["tiepolo-3"],
    ]
    assert view["players"][1]["played_before"] == ["contarini-3", "gradenigo-4", "tiepolo-2"]


@rule("IN-8.5")
def test_what_was_placed_in_the_first_half_is_not_placed_again() -> None:
    rest = [f"{family}-{value}" for family in ("morosini", "dandolo") for value in (2, 3, 4)]
    unplaced = ["gradenigo-2", *rest, "tiepolo-3", "tiepolo-3", "tiepolo-4"]  # of the first half two are set aside
    assert seen(diagram("intrigo", SECOND_HALF))["unplaced"] == unplaced
