"""[RI-4] Phase II: who leads, what may be played, yellow buildings, and the bonus."""

import pytest

from ridotto.core.errors import NotAnOption
from ridotto.games.rialto import GAME
from ridotto.testing import diagram, play, rule
from ridotto.testing.offers import results

from .reading import acting, asked, at_step, coins, drawn, happened, lay, offered, own, player, seen, step


def playing(kind: str, text: str, seats: int = 2) -> list[str]:
    """What red is offered when it begins its play."""
    return offered(diagram("rialto", f"seats {seats}\nround 1\nphase 2\ncurrent {kind}\n{text}\nagenda play:0"))


# ---- the course of a step


@rule("RI-4.1")
def test_all_play_then_the_bonus_is_awarded_then_all_act() -> None:
    match = at_step("gold", "hand R gold\nhand B gold gold")
    lay(match, "R", "card:gold")
    lay(match, "B", "card:gold", "card:gold")
    assert coins(match) == [0, 0, 0] and happened(match, "bonus") == []
    lay(match, "G")
    assert [event.kind for event in match.events if event.kind in ("bonus", "earned")] == ["bonus", "earned", "earned"]
    assert coins(match) == [1, 3, 0]


@rule("RI-4.2")
def test_the_leader_of_the_first_step_is_first_in_doge_order() -> None:
    match = at_step("doge", "doge G 4 R 2 B 1")
    assert asked(match) == "G" and seen(match)["leader"] == 2 and seen(match)["order"] == [0, 1]


@rule("RI-4.2")
def test_a_step_is_led_by_the_same_player_until_it_ends() -> None:
    match = at_step("building", "hand R building\nhand B building building")
    lay(match, "R", "card:building")
    lay(match, "B", "card:building", "card:building")
    lay(match, "G")
    assert step(match) == "take_building" and (seen(match)["leader"], seen(match)["bonus"]) == (0, 1)


@rule("RI-4.2")
def test_who_got_the_bonus_leads_the_next_step() -> None:
    match = diagram("rialto", "seats 3\nround 1\nphase 2\nhand B doge\nagenda start_step:0 start_step:1")
    lay(match, "R")
    lay(match, "B", "card:doge")
    lay(match, "G")
    assert seen(match)["current"] == "gold" and asked(match) == "B"


@rule("RI-4.2")
def test_if_nobody_played_the_leader_stays() -> None:
    match = diagram("rialto", "seats 3\nround 1\nphase 2\nleader G\nagenda start_step:1 start_step:2")
    for letter in "GRB":
        lay(match, letter)
    assert seen(match)["current"] == "building" and asked(match) == "G"
    assert happened(match, "no_bonus") == [{"step": "gold"}]


@rule("RI-4.3")
def test_each_plays_once_clockwise_from_the_leader() -> None:
    match = at_step("gold", "leader B")
    order = ""
    for _ in range(3):
        order += asked(match)
        match.answer("button:pass")
    assert order == "BGR"


@rule("RI-4.3")
def test_what_is_not_played_is_kept() -> None:
    match = at_step("gold", "hand R gold gold joker")
    lay(match, "R", "card:gold")
    assert seen(match, "R")["mine"]["hand"] == ["gold", "joker"] and player(match, "R")["strength"] == 1
    assert player(match, "R")["played"] == ["gold"]


@rule("RI-4.3", "RI-2.5")
def test_nobody_sees_half_a_play() -> None:
    match = at_step("gold", "hand R gold gold joker")
    before = seen(match, "B")
    play(match, "R card:gold", "R card:joker")
    assert seen(match, "B") == before and seen(match, "R")["mine"]["laid"] == ["gold", "joker"]
    assert seen(match, "R")["mine"]["strength"] == 2 and match.events_for(1) == []


# ---- cards and jokers


@rule("RI-4.4")
def test_cards_of_the_kind_and_jokers_count_one_each() -> None:
    match = at_step("bridge", "hand R bridge bridge joker doge")
    assert offered(match) == ["card:bridge", "card:joker", "button:pass"]
    lay(match, "R", "card:bridge", "card:joker", "card:bridge")
    assert player(match, "R")["strength"] == 3


@rule("RI-4.4")
def test_a_joker_is_never_played_alone() -> None:
    assert playing("gold", "hand R joker doge") == ["button:pass"]
    match = at_step("gold", "hand R gold joker")
    play(match, "R card:joker")
    assert offered(match) == ["card:gold"]  # what was begun must become a play
    with pytest.raises(NotAnOption):
        play(match, "R button:done")


@rule("RI-4.5")
@pytest.mark.parametrize(("jokers", "strength"), [(2, 1), (3, 2), (5, 4)])
def test_without_a_card_of_the_kind_the_first_two_jokers_count_one(jokers: int, strength: int) -> None:
    match = at_step("gold", f"hand R doge {'joker ' * 6}")
    lay(match, "R", *["card:joker"] * jokers)
    assert player(match, "R")["strength"] == strength
    assert happened(match, "paired")[0]["strength"] == strength


@rule("RI-4.5")
def test_who_has_a_card_of_the_kind_may_not_play_jokers_for_it() -> None:
    match = at_step("gold", "hand R gold joker joker joker")
    play(match, "R card:joker", "R card:joker", "R card:joker")
    assert offered(match) == ["card:gold"]
    play(match, "R card:gold", "R button:done")
    assert player(match, "R")["strength"] == 4


@rule("RI-4.5")
def test_with_one_joker_laid_and_no_card_of_the_kind_another_must_follow() -> None:
    match = at_step("gold", "hand R joker joker")
    play(match, "R card:joker")
    assert offered(match) == ["card:joker"]
    play(match, "R card:joker")
    assert offered(match) == ["button:done"]


@rule("RI-4.3")
@pytest.mark.parametrize(
    "text",
    [
        "hand R gold gold joker joker doge",
        "hand R joker joker joker doge",
        "hand R gold joker doge doge\ncoins 3 0 0\nbuildings R yellow2 yellow3 yellow4",
        "hand R joker doge bridge\ncoins 2 0 0\nbuildings R yellow2 yellow3 yellow3",
        "hand R gold\ncoins 2 0 0\nbuildings R yellow1 yellow3 yellow3",
        "hand R doge\ncoins 2 0 0\nbuildings R yellow2 yellow3 yellow3",
    ],
)
def test_a_search_that_lays_cards_in_one_order_finds_every_play(text: str) -> None:
    match = at_step("gold", text)
    every, few = (results(GAME, match.state, 0, offer) for offer in (GAME.rules.options, GAME.rules.canonical))
    assert every.complete and set(every.answers) == set(few.answers) and len(every.answers) > 1


# ---- yellow 1


@rule("RI-4.6")
def test_yellow_1_waits_until_all_others_have_played() -> None:
    match = at_step("gold", "hand R gold\ncoins 1 0 0\nbuildings R yellow1")
    play(match, "R building:yellow1")
    assert asked(match) == "B" and coins(match) == [1, 0, 0] and own(match, "R") == ["yellow1!"]
    assert seen(match)["order"] == [2, 0] and player(match, "R")["waits"]
    assert happened(match, "waited") == [{"who": 0, "building": "yellow1", "coins": 1}]
    lay(match, "B")
    lay(match, "G")
    assert asked(match) == "R" and offered(match) == ["card:gold", "button:pass"]
    assert not player(match, "R")["waits"]


@rule("RI-4.6")
def test_yellow_1_needs_a_coin_of_ones_own() -> None:
    assert "building:yellow1" not in playing("gold", "buildings R yellow1")


@rule("RI-4.6")
def test_several_who_wait_come_in_the_order_in_which_they_did() -> None:
    match = at_step("gold", "coins 1 1 0\nbuildings R yellow1\nbuildings B yellow1")
    play(match, "R building:yellow1", "B building:yellow1", "G button:pass")
    assert asked(match) == "R"
    play(match, "R button:pass")
    assert asked(match) == "B"


@rule("RI-4.6")
def test_with_another_yellow_1_a_seat_waits_again() -> None:
    match = at_step("gold", "coins 1 1 0\nbuildings R yellow1 yellow1\nbuildings B yellow1")
    play(match, "R building:yellow1", "B building:yellow1", "G button:pass", "R building:yellow1")
    assert asked(match) == "B"
    play(match, "B button:pass")
    assert asked(match) == "R" and own(match, "R") == ["yellow1!", "yellow1!"]


@rule("RI-4.6")
def test_who_is_last_may_wait_too_and_use_the_coin_at_once() -> None:
    match = at_step("gold", "leader R\nhand G doge\ncoins 0 0 1\nbuildings G yellow1 yellow2")
    play(match, "R button:pass", "B button:pass", "G building:yellow1")
    assert asked(match) == "G" and "building:yellow2 card:doge" in offered(match)


@rule("RI-4.6")
def test_nothing_may_be_laid_before_one_waits() -> None:
    match = at_step("gold", "hand R gold\ncoins 1 0 0\nbuildings R yellow1")
    play(match, "R card:gold")
    assert "building:yellow1" not in offered(match)


@rule("RI-4.6")
def test_to_wait_with_an_empty_general_supply_pays_nothing() -> None:
    match = at_step("gold", "coins 1 29 0\nbuildings R yellow1")
    assert seen(match)["coins"] == 0
    play(match, "R building:yellow1")
    assert coins(match) == [0, 29, 0]


# ---- yellow 2, 3 and 4


@rule("RI-4.7")
def test_e3_yellow_2_plays_one_card_as_another() -> None:
    match = at_step("doge", "hand R gold gold\ncoins 2 0 0\nbuildings R yellow2")
    play(match, "R building:yellow2 card:gold")
    assert offered(match) == ["button:done"]  # exactly one card
    play(match, "R button:done")
    assert player(match, "R")["strength"] == 1 and coins(match) == [1, 0, 0] and own(match, "R") == ["yellow2!"]
    assert happened(match, "converted") == [{"who": 0, "card": "gold", "building": "yellow2", "step": "doge"}]


@rule("RI-4.7")
def test_e2_yellow_4_plays_one_card_as_two() -> None:
    match = at_step("gold", "hand R doge joker\ncoins 1 0 0\nbuildings R yellow4")
    lay(match, "R", "building:yellow4 card:doge", "card:joker")
    assert player(match, "R")["strength"] == 3 and coins(match) == [0, 0, 0]
    lay(match, "B")
    lay(match, "G")
    assert coins(match) == [4, 0, 0]  # with the bonus


@rule("RI-4.7")
def test_a_joker_may_be_changed_but_no_card_of_the_kind() -> None:
    options = playing("gold", "hand R gold joker doge\ncoins 1 0\nbuildings R yellow2")
    assert [path for path in options if "yellow2" in path] == [
        "building:yellow2 card:doge",
        "building:yellow2 card:joker",
    ]


@rule("RI-4.7")
def test_a_changed_card_goes_with_jokers_also_where_the_seat_has_cards_of_the_kind() -> None:
    match = at_step("gold", "hand R gold joker doge\ncoins 1 0 0\nbuildings R yellow2")
    lay(match, "R", "card:joker", "building:yellow2 card:doge")
    assert player(match, "R")["strength"] == 2 and happened(match, "paired") == []


@rule("RI-4.7")
def test_a_first_joker_may_be_laid_where_a_card_can_be_changed_later() -> None:
    match = at_step("gold", "hand R joker doge\ncoins 1 0 0\nbuildings R yellow2")
    assert "card:joker" in offered(match)
    play(match, "R card:joker")
    assert offered(match) == ["building:yellow2 card:doge"]


@rule("RI-4.8")
def test_yellow_3_counts_as_a_joker() -> None:
    match = at_step("gold", "hand R gold\ncoins 1 0 0\nbuildings R yellow3")
    lay(match, "R", "card:gold", "building:yellow3")
    assert player(match, "R")["strength"] == 2 and own(match, "R") == ["yellow3!"] and coins(match) == [0, 0, 0]
    assert player(match, "R")["played"] == ["gold"]


@rule("RI-4.8")
def test_yellow_3_makes_a_pair_with_a_joker() -> None:
    match = at_step("gold", "hand R joker\ncoins 1 0 0\nbuildings R yellow3")
    lay(match, "R", "building:yellow3", "card:joker")
    assert player(match, "R")["strength"] == 1


@rule("RI-4.8")
def test_two_yellow_3_alone_count_as_cards_played() -> None:
    match = at_step("bridge", "coins 2 0 0\npoints 0 0 0\ntop 1\nbuildings R yellow3 yellow3")
    lay(match, "R", "building:yellow3", "building:yellow3")
    lay(match, "B")
    lay(match, "G")
    assert step(match) == "place_bridge" and match.scores == [2, 0, 0]


@rule("RI-4.8")
def test_one_yellow_3_alone_is_not_begun() -> None:
    assert playing("gold", "coins 1 0\nbuildings R yellow3") == ["button:pass"]
    assert playing("gold", "coins 1 0\nbuildings R yellow3 yellow3") == ["button:pass"]
    assert playing("gold", "coins 1 0\nhand R doge\nbuildings R yellow3 yellow2") == [
        "building:yellow2 card:doge",
        "button:pass",
    ]
    assert "building:yellow3" in playing("gold", "coins 2 0\nhand R doge\nbuildings R yellow3 yellow2")


@rule("RI-4.9")
def test_several_yellow_buildings_in_one_play() -> None:
    match = at_step("gold", "hand R doge bridge gold\ncoins 3 0 0\nbuildings R yellow2 yellow3 yellow4")
    lay(match, "R", "card:gold", "building:yellow2 card:doge", "building:yellow4 card:bridge", "building:yellow3")
    assert player(match, "R")["strength"] == 5 and coins(match) == [0, 0, 0]
    assert own(match, "R") == ["yellow2!", "yellow3!", "yellow4!"]
    assert player(match, "R")["played"] == ["doge", "gold", "bridge"]


@rule("RI-4.9")
def test_a_coin_is_needed_for_each() -> None:
    match = at_step("gold", "hand R doge bridge gold\ncoins 1 0 0\nbuildings R yellow2 yellow3 yellow4")
    play(match, "R building:yellow2 card:doge")
    assert offered(match) == ["card:gold", "button:done"]


@rule("RI-4.9")
def test_two_of_one_kind_change_two_cards() -> None:
    match = at_step("gold", "hand R doge doge\ncoins 2 0 0\nbuildings R yellow2 yellow2")
    lay(match, "R", "building:yellow2 card:doge", "building:yellow2 card:doge")
    assert player(match, "R")["strength"] == 2 and own(match, "R") == ["yellow2!", "yellow2!"]


# ---- the bonus and the order of acting


@rule("RI-4.10")
def test_x2_a_tie_is_broken_by_doge_order() -> None:
    match = acting("gold", "doge B 4 R 2 G 1\nstrength R 2\nstrength B 2\nstrength G 0")
    assert coins(match) == [2, 3, 0] and match.state.leader == 1


@rule("RI-4.10")
def test_if_nobody_has_played_nobody_gets_the_bonus() -> None:
    match = acting("doge", "strength R 0\nstrength B 0\nstrength G 0")
    assert drawn(match, "doge") == "R 1 B 1 G 1" and match.state.leader == 0


@rule("RI-4.11")
def test_all_act_in_doge_order_as_it_was() -> None:
    match = acting("doge", "doge R 3 B 2 G 1\nstrength R 1\nstrength B 3\nstrength G 3")
    assert drawn(match, "doge") == "B 6 G 4 R 4"


@rule("RI-4.11")
def test_played_cards_are_discarded_for_all_to_know() -> None:
    match = at_step("gold", "hand R gold doge joker\ncoins 1 0 0\nbuildings R yellow2")
    lay(match, "R", "card:gold", "building:yellow2 card:doge", "card:joker")
    lay(match, "B")
    lay(match, "G")
    assert drawn(match, "swept") == "doge gold joker" and player(match, "R")["played"] == []
    assert player(match, "R")["strength"] is None
