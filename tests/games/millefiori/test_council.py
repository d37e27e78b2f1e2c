"""[MF-10.6, MF-11, MF-12] The Small Council and Dogat cards.

The tiles lie so that spaces 1-3 are brown, 4-6 violet, 7-9 and 13-15 green, 10-12 and 16-18 light blue.
"""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import ridotto
from ridotto import Match
from ridotto.games.millefiori import GAME
from ridotto.games.millefiori.material import COLOUR_OF_TILE, TILE_NAMES
from ridotto.games.millefiori.setup import ORDERS
from ridotto.testing import rule

from .reading import (
    TILES,
    asked,
    bonus,
    diagram,
    drawn,
    happened,
    may_play_extra,
    offered,
    play,
    player,
    points,
    sailed,
    seen,
    step,
    told,
    turn,
)

WORKS = "market green_horse2 green_vase2 green_goblet2"
LADIES = "court points sea_route small_dogat"


def at(space: int, card: str, text: str = "", seats: int = 3) -> Match[Any]:
    """Red plays a card with its councillor on a space, the others on the first."""
    others = " 1" * (seats - 1)
    return turn(card, f"councillors {space}{others}\n{WORKS}\n{LADIES}\n{text}", seats=seats, expansion=True)


def space_of(match: Match[Any], letter: str = "R") -> int:
    return int(player(match, letter)["councillor"])


# ---- set-up


@rule("MF-11.1")
def test_no_two_tiles_of_one_colour_are_neighbours() -> None:
    for seed in range(60):
        view = seen(ridotto.start("millefiori", 2, seed))
        colours = [space["colour"] for space in view["council"]][::3]
        assert all(one != other for one, other in pairwise(colours))
        assert Counter(colours) == {"green": 2, "lightblue": 2, "brown": 1, "violet": 1}


@rule("MF-11.1")
def test_all_336_orders_are_equally_likely() -> None:
    assert sum(ORDERS[(63 & ~(1 << tile)) * 6 + tile] for tile in range(6)) == 336
    match = diagram("millefiori", "seats 2\ntiles - - - - - -\nagenda lay_tile:0 lay_tile:1")
    weights = [int(weight) for weight in GAME.rules.weights(match.state)]
    assert sum(weights) == 336
    play(match, "* tile:people_a")
    second = [int(weight) for weight in GAME.rules.weights(match.state)]
    assert sum(second) == weights[TILE_NAMES.index("people_a")] and second[TILE_NAMES.index("people_b")] == 0
    assert second[TILE_NAMES.index("people_a")] == 0 and COLOUR_OF_TILE[2] == COLOUR_OF_TILE[3]


@rule("MF-11.1")
def test_tiles_are_laid_from_the_bottom() -> None:
    match = diagram("millefiori", "seats 2\ntiles - - - - - -\nagenda lay_tile:0 lay_tile:1")
    play(match, "* tile:people_a", "* tile:workshops")
    assert [space["tile"] for space in seen(match)["council"]] == ["people_a"] * 3 + ["workshops"] * 3
    assert happened(match, "tiled") == [{"tile": "people_a", "place": 1}, {"tile": "workshops", "place": 2}]


@rule("MF-11.7")
def test_the_rewards_of_the_spaces() -> None:
    rewards: dict[str, list[int | str]] = {}
    for space in seen(at(1, "ship1"))["council"]:
        rewards.setdefault(space["tile"], []).append(space["points"] or space["reward"])
    assert rewards == {
        "workshops": [3, "masterwork", "dogaressa"],
        "residences": ["masterwork", "sail", 5],
        "people_a": ["dogaressa", 4, "masterwork"],
        "trade_a": ["masterwork", 3, "sail"],
        "people_b": ["masterwork", "sail", 6],
        "trade_b": [5, "dogaressa", "masterwork"],
    }


# ---- steps


@rule("MF-11.2")
def test_several_councillors_are_on_the_first_space() -> None:
    assert [space_of(at(1, "ship1"), letter) for letter in "RBG"] == [1, 1, 1]


@rule("MF-11.3")
def test_occupied_spaces_are_passed_over_and_not_counted() -> None:
    match = turn("dogat1-1", f"councillors 5 6 7\n{WORKS}", expansion=True)
    assert space_of(match) == 8 and points(match) == [4 + 1, 0, 0]


@rule("MF-11.3")
def test_when_none_is_empty_above_the_next_step_is_the_palace() -> None:
    match = turn("dogat1-1", "councillors 17 18 1", expansion=True)
    assert space_of(match) == 19 and bonus(match, "palace")[0] == 0


@rule("MF-11.3", "MF-11.9")
def test_the_palace_has_room_for_all() -> None:
    match = turn("dogat1-1", "councillors 18 19 19\nbonus palace B G", expansion=True)
    assert space_of(match) == 19 and bonus(match, "palace")[:3] == [1, 2, 0] and points(match) == [11, 0, 0]


@rule("MF-11.4")
@pytest.mark.parametrize(
    ("space", "card", "moves"),
    [
        (1, "ash1", True),
        (1, "key1", False),
        (4, "key1", True),
        (4, "ash1", False),
        (10, "swans1", True),
        (12, "glasses1", True),
        (10, "ship1", False),
        (7, "swans1", False),
    ],
)
def test_a_card_of_the_colour_of_its_space_moves_the_councillor(space: int, card: str, moves: bool) -> None:
    assert (space_of(at(space, card)) == space + 1) is moves


@rule("MF-11.5", "MF-11.4")
@pytest.mark.parametrize("space", [7, 8, 13, 14])
@pytest.mark.parametrize("card", ["coin1", "crab1"])
def test_both_pyramids_are_green(space: int, card: str) -> None:
    assert space_of(at(space, card)) == space + 1


@rule("MF-11.4")
@pytest.mark.parametrize("space", [1, 4, 7, 10])
@pytest.mark.parametrize("card", ["ship1", "green_horse5"])
def test_harbour_and_masterworks_have_no_colour(space: int, card: str) -> None:
    assert space_of(at(space, card)) == space


@rule("MF-11.4", "MF-10.6")
def test_the_step_comes_before_the_choice_how_to_use_the_card() -> None:
    match = at(7, "coin1")  # the reward: 4 points
    assert points(match) == [4, 0, 0] and step(match) == "use_card"
    play(match, "R button:sail")
    assert space_of(match) == 8 and points(match) == [5, 0, 0]


@rule("MF-10.6")
def test_the_reward_is_taken_completely_before_the_card_is_used() -> None:
    match = at(1, "ash1")
    assert step(match) == "take_work"
    play(match, "R market:green_horse2", "R showcase:red1")
    assert step(match) == "fill_market"
    play(match, "* work:blue_horse2")
    assert step(match) == "use_card" and points(match) == [2, 0, 0]


@rule("MF-11.4")
def test_an_extra_card_moves_it_too() -> None:
    match = sailed("ship3", f"councillors 7 1 1\nships 4 0 0\ndisplay coin1\n{WORKS}", expansion=True)
    play(match, "R display:coin1")
    assert space_of(match) == 8 and points(match) == [4, 0, 0] and step(match) == "use_card"


@rule("MF-11.4")
def test_in_the_palace_no_colour_moves_it() -> None:
    match = sailed("ship3", "councillors 19 1 1\nships 4 0 0\ndisplay coin1 swans1", expansion=True)
    play(match, "R display:swans1")
    assert space_of(match) == 19 and happened(match, "settled") == [] and step(match) == "use_card"


@rule("MF-11.4", "MF-1.1")
def test_without_the_expansion_no_card_moves_anything() -> None:
    for card in ("ash1", "key1", "coin1", "swans1"):
        match = sailed("ship3", f"ships 4 0 0\ndisplay {card}")
        play(match, f"R display:{card}")
        assert step(match) == "use_card" and "climbed" not in told(match)


@rule("MF-11.6")
def test_only_the_end_of_a_movement_gives_its_reward() -> None:
    match = at(7, "dogat2-0")  # over 8, 4 points, to 9, a masterwork
    assert space_of(match) == 9 and points(match) == [0, 0, 0] and step(match) == "take_work"


@rule("MF-11.7")
def test_points_are_scored_at_once() -> None:
    match = at(14, "dogat1-1")
    assert points(match) == [6 + 1, 0, 0]


@rule("MF-11.7")
def test_a_dogaressa_card_is_taken() -> None:
    assert step(at(2, "dogat1-1")) == "take_lady"


@rule("MF-11.7", "MF-8.4")
def test_a_voyage_is_5_spaces() -> None:
    match = at(4, "dogat1-1", "ships 4 0 0")
    assert player(match, "R")["ship"] == 9 and points(match) == [5 + 1, 0, 0]


@rule("MF-11.8", "MF-10.7")
@pytest.mark.parametrize("ship", [2, 11, 15])
def test_such_a_voyage_earns_no_extra_card(ship: int) -> None:
    match = at(4, "dogat1-1", f"ships {ship} 0 0\ndisplay key1")
    assert step(match) == "" and player(match, "R")["ship"] == ship + 5
    assert points(match) == [11 if ship == 15 else 1, 0, 0]


@rule("MF-10.7", "MF-11.8")
def test_the_card_itself_may_still_earn_one() -> None:
    match = at(4, "key1", "ships 2 0 0\ndisplay lime2\nown B residences1\nown R residences2 residences3")
    assert player(match, "R")["ship"] == 7 and step(match) == "use_card"
    play(match, "R field:residences4")
    assert step(match) == "play_extra" and [event["reason"] for event in happened(match, "earned")] == ["three_values"]


@rule("MF-11.8", "MF-14.2")
def test_all_else_of_the_space_counts() -> None:
    match = at(4, "dogat1-1", "ships 16 0 0")  # to 21
    assert step(match) == "take_work"
    match = at(4, "dogat1-1", "ships 18 0 0")  # to 23: an arrow, on to space 6
    assert space_of(match) == 6 and points(match) == [5 + 1, 0, 0]


@rule("MF-11.9")
def test_the_palace_gives_a_bonus() -> None:
    match = at(18, "dogat2-0")
    assert space_of(match) == 19 and bonus(match, "palace")[0] == 0 and points(match) == [20, 0, 0]
    assert player(match, "R")["supply"] == 26 and happened(match, "arrived") == []


@rule("MF-11.9")
def test_two_steps_with_one_space_left_lead_to_the_palace_alone() -> None:
    match = at(17, "dogat2-0")  # over 18, a masterwork
    assert space_of(match) == 19 and points(match) == [20, 0, 0] and step(match) == ""


@rule("MF-11.9", "MF-3.7", "MF-9.2")
def test_the_diamond_of_the_palace_may_be_the_last_one() -> None:
    match = at(18, "dogat1-1", "diamonds R 4")
    assert player(match, "R")["supply"] == 0 and seen(match)["last_cycle"]


@rule("MF-11.9", "MF-3.8")
def test_the_palace_pays_without_a_diamond_too_and_its_space_stays_free() -> None:
    match = at(18, "dogat1-1", "diamonds R 0")
    assert points(match) == [21, 0, 0] and bonus(match, "palace") == [None] * 4 and space_of(match) == 19


@rule("MF-10.6", "MF-3.7")
def test_the_step_of_a_colour_may_spend_the_last_diamond_before_the_card_is_used() -> None:
    match = at(18, "swans3", "diamonds R 1")
    assert bonus(match, "palace")[0] == 0 and step(match) == "use_card" and offered(match) == ["button:sail"]


@rule("MF-11.8")
def test_no_star_of_the_longer_route_gives_an_extra_card_on_a_voyage_of_the_council() -> None:
    match = at(4, "dogat1-1", "ships 21 0 0\ndisplay coin1")
    assert player(match, "R")["ship"] == 26 and not may_play_extra(match)


# ---- Dogat cards


@rule("MF-12.1")
def test_a_dogat_card_takes_the_doge_card_moves_and_scores() -> None:
    match = at(7, "dogat1-3", "doge G")
    assert seen(match)["doge"] == 0 and space_of(match) == 8 and points(match) == [4 + 3, 0, 0]
    assert seen(match)["discards"] == ["dogat1-3"]


@rule("MF-12.1")
def test_the_points_come_after_the_reward() -> None:
    match = at(1, "dogat1-3", "doge G")
    assert step(match) == "take_work" and points(match) == [0, 0, 0] and seen(match)["doge"] == 0
    play(match, "R market:green_horse2", "R showcase:red1", "* work:blue_horse2")
    assert told(match)[-1] == "decreed" and points(match) == [2 + 3, 0, 0]


@rule("MF-12.1")
def test_two_arrows_are_two_steps() -> None:
    assert space_of(at(7, "dogat2-3")) == 9


@rule("MF-12.1")
def test_a_dogat_card_leaves_no_choice() -> None:
    match = at(14, "dogat1-1")
    assert step(match) == "" and happened(match, "crowned") == []


@rule("MF-12.2")
def test_the_eleven_cards() -> None:
    cards = Counter(name for name in seen(ridotto.start("millefiori", 3, None))["unseen"] if name.startswith("dogat"))
    ones = {f"dogat1-{n}": 1 for n in range(1, 7)}
    assert cards == {**ones, "dogat2-0": 2, "dogat2-1": 1, "dogat2-2": 1, "dogat2-3": 1}


@rule("MF-12.2", "MF-1.2")
def test_equal_dogat_cards_are_one_option() -> None:
    match = diagram("millefiori", "seats 2\npacket R dogat2-0 dogat2-0 key1\npacket B key2\nagenda keep_card")
    assert offered(match, "R") == ["card:key1", "card:dogat2-0"]


@rule("MF-12.3")
def test_in_the_palace_points_and_doge_card_still_count() -> None:
    match = at(19, "dogat1-3", "doge G\nbonus palace R")
    assert seen(match)["doge"] == 0 and points(match) == [3, 0, 0] and space_of(match) == 19
    assert bonus(match, "palace") == [0, None, None, None]


@rule("MF-12.4")
def test_dogat_cards_that_are_left_go_to_the_display_and_are_extra_cards() -> None:
    text = (
        "councillors 19 19 19\ncycle 4\nround 1\npacket R key1 dogat1-3\npacket B key1 green_horse5\npacket G key1 key2"
    )
    match = diagram("millefiori", f"seats 3\n{TILES}\n{text}\nagenda start_cycle:3")
    play(match, "R card:key1", "B card:key1", "G card:key1", "R button:sail", "B button:sail", "G button:sail")
    assert seen(match)["display"] == ["key2", "dogat1-3", "green_horse5"]
    match = sailed("ship3", "councillors 14 1 1\nships 4 0 0\ndisplay dogat1-3\ndoge G", expansion=True)
    play(match, "R display:dogat1-3")
    assert points(match) == [6 + 3, 0, 0] and seen(match)["doge"] == 0


@rule("MF-10.5")
def test_a_cycle_goes_on_as_it_began_and_the_next_one_begins_with_the_new_doge() -> None:
    text = "round 1\ncouncillors 19 19 19\npacket R key1 key1 key1 key1\n"
    text += "packet B dogat1-1 key2 key2 key2\npacket G key3 key3 key3 key3"
    match = diagram("millefiori", f"seats 3\n{TILES}\n{text}\nagenda start_cycle")
    play(match, "R card:key1", "B card:dogat1-1", "G card:key3", "R button:sail")
    assert asked(match) == "G" and seen(match)["doge"] == 1
    play(match, "G button:sail")
    assert happened(match, "cycle")[-1] == {"cycle": 2, "who": 1}
    play(match, "R card:key3", "B card:key1", "G card:key2")
    assert asked(match) == "B"


@rule("MF-10.5")
def test_the_last_to_take_the_doge_card_has_it() -> None:
    text = "round 1\ncouncillors 19 19 19\nkept R dogat1-1\nkept B dogat1-2\nkept G key1"
    match = diagram("millefiori", f"seats 3\n{TILES}\n{text}\nagenda start_turn:0 start_turn:1 start_turn:2")
    assert seen(match)["doge"] == 1 and points(match) == [1, 2, 0] and drawn(match, "doge") == "B"
    assert offered(match, "G")
