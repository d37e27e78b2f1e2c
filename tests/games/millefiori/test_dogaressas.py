"""[MF-13] Dogaressa cards: how they are gained, and what each does in place of a card."""

from typing import Any

import pytest

import ridotto
from ridotto import Match
from ridotto.testing import rule

from .reading import (
    TILES,
    asked,
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

COURT = "court points sea_route small_dogat"
WORKS = "market green_horse2 green_vase2 green_goblet2"


def gaining(text: str) -> Match[Any]:
    """Red, on turn, gains a Dogaressa card."""
    return diagram("millefiori", f"seats 3\n{TILES}\nturn R\n{text}\nagenda gain_lady")


def using(lady: str, text: str = "", card: str = "ship3") -> Match[Any]:
    """Red uses a Dogaressa card in place of the card it has shown."""
    match = turn(card, f"ladies R {lady}\n{WORKS}\n{COURT}\n{text}", expansion=True)
    play(match, f"R dogaressa:{lady.split(maxsplit=1)[0]}")
    return match


def held(match: Match[Any], letter: str = "R") -> list[str]:
    ladies: list[str] = player(match, letter)["dogaressas"]
    return ladies


# ---- gaining


@rule("MF-13.1")
def test_one_of_the_court_is_taken_and_the_court_filled_up() -> None:
    match = gaining(COURT)
    assert offered(match) == ["court:points", "court:sea_route", "court:small_dogat", "pile:dogaressas"]
    play(match, "R court:sea_route")
    assert held(match) == ["sea_route"] and seen(match)["court"] == ["points", None, "small_dogat"]
    play(match, "* lady:extra_card")
    assert seen(match)["court"] == ["points", "extra_card", "small_dogat"] and match.over


@rule("MF-13.1")
def test_or_the_top_card_of_the_pile() -> None:
    match = gaining(COURT)
    play(match, "R pile:dogaressas", "* lady:great_dogat")
    assert held(match) == ["great_dogat"] and happened(match, "drew_lady") == [{"who": 0, "lady": "great_dogat"}]
    assert seen(match)["court"] == ["points", "sea_route", "small_dogat"]


@rule("MF-13.1")
def test_equal_cards_of_the_court_are_one_option() -> None:
    assert offered(gaining("court points sea_route points")) == ["court:points", "court:sea_route", "pile:dogaressas"]
    assert offered(gaining("court points points sea_route")) == ["court:points", "court:sea_route", "pile:dogaressas"]
    assert offered(gaining("court sea_route points points")) == ["court:sea_route", "court:points", "pile:dogaressas"]


ALL = "points points two_masterworks two_masterworks extra_card extra_card sea_route sea_route small_dogat small_dogat"


@rule("MF-13.2")
def test_with_an_empty_pile_only_the_court_is_offered_and_not_filled_up() -> None:
    match = gaining(f"court great_dogat - -\nladies B {ALL} great_dogat")
    assert offered(match) == ["court:great_dogat"]
    play(match, "R court:great_dogat")
    assert match.over and seen(match)["court"] == [None, None, None]


@rule("MF-13.2")
def test_when_nothing_is_left_the_reward_is_lost() -> None:
    match = gaining(f"ladies B {ALL} great_dogat great_dogat")
    assert match.over and held(match) == [] and drawn(match, "court") == "- - -"
    match = turn("dogat1-1", f"councillors 2 1 1\nladies B {ALL} great_dogat great_dogat", expansion=True)
    assert match.over and points(match) == [1, 0, 0]


# ---- replacing a card


@rule("MF-13.3")
def test_a_card_that_was_shown_may_be_replaced() -> None:
    match = turn("ash1", f"ladies R points sea_route points\n{COURT.replace('points', 'great_dogat')}", expansion=True)
    assert asked(match) == "R" and seen(match)["card"] == "ash1"
    assert offered(match) == ["dogaressa:points", "dogaressa:sea_route", "button:play"]


@rule("MF-13.3")
def test_the_card_is_discarded_unused_and_moves_no_councillor() -> None:
    match = using("points", card="ash1")
    assert player(match, "R")["councillor"] == 1 and player(match, "R")["supply"] == 27 and match.over
    assert seen(match)["discards"] == ["ash1"]
    assert happened(match, "replaced") == [{"who": 0, "lady": "points", "card": "ash1"}]


@rule("MF-13.3")
def test_or_the_card_itself_is_played() -> None:
    match = turn("coin1", f"councillors 7 1 1\nladies R points\n{WORKS}", expansion=True)
    assert points(match) == [0, 0, 0]
    play(match, "R button:play")
    assert player(match, "R")["councillor"] == 8 and points(match) == [4, 0, 0] and step(match) == "use_card"
    assert held(match) == ["points"] and happened(match, "held_back") == [{"who": 0}]


@rule("MF-13.3")
def test_without_a_dogaressa_card_nothing_is_asked() -> None:
    assert step(turn("ship1", "ladies B points", expansion=True)) == "use_card"


@rule("MF-13.4")
def test_an_extra_card_can_be_replaced_too() -> None:
    text = f"ladies R points\n{COURT}\nships 4 0 0\ndisplay coin1"
    match = turn("ship3", text, expansion=True)
    play(match, "R button:play", "R button:sail", "R display:coin1")
    assert step(match) == "replace_card"
    play(match, "R dogaressa:points")
    assert points(match) == [12, 0, 0] and seen(match)["discards"] == ["coin1", "ship3"] and match.over


@rule("MF-13.4")
def test_a_card_is_replaced_once() -> None:
    match = using("points extra_card")
    assert match.over and held(match) == ["extra_card"] and points(match) == [12, 0, 0]


@rule("MF-13.4")
def test_not_by_a_card_that_it_has_brought_itself_but_a_later_one_is() -> None:
    text = f"councillors 6 1 1\nships 4 0 0\ndisplay coin1\n{COURT}"  # space 7 gives a Dogaressa card
    match = turn("key3", text, expansion=True)
    play(match, "R court:points", "* lady:extra_card")
    assert step(match) == "use_card"
    play(match, "R button:sail", "R display:coin1")
    assert step(match) == "replace_card" and offered(match) == ["dogaressa:points", "button:play"]


@rule("MF-13.5")
def test_a_used_card_goes_back_to_the_pile() -> None:
    match = using("points")
    assert held(match) == [] and sorted(seen(match)["dogaressas"]).count("points") == 1
    assert told(match)[-1] == "returned" and len(seen(match)["dogaressas"]) == 9


@rule("MF-13.5")
def test_before_the_extra_card_it_has_earned() -> None:
    match = using("extra_card", "display key1")
    assert may_play_extra(match) and held(match) == []


@rule("MF-13.5")
def test_after_its_own_effect() -> None:
    match = using("two_masterworks")
    assert step(match) == "take_work" and held(match) == ["two_masterworks"]
    assert seen(match)["dogaressa"] == "two_masterworks"


@rule("MF-13.5", "MF-13.2")
def test_then_the_court_is_filled_up() -> None:
    text = f"ladies R points\nladies B {ALL.replace('points points', 'points')} great_dogat great_dogat"
    match = turn("ship3", text, expansion=True)
    play(match, "R dogaressa:points")
    assert step(match) == "fill_court"
    play(match, "* lady:points")
    assert match.over and seen(match)["court"] == ["points", None, None]


@rule("MF-13.3")
@pytest.mark.parametrize("card", ["dogat1-3", "green_horse5"])
def test_a_dogat_card_or_masterwork_that_is_replaced_is_discarded_unused(card: str) -> None:
    match = using("points", "doge G", card)
    assert seen(match)["discards"] == [card] and seen(match)["doge"] == 2 and points(match) == [12, 0, 0]
    assert player(match, "R")["showcase"] == [None] * 9


@rule("MF-13.10")
def test_small_dogat_in_the_palace_still_scores_and_takes_the_doge_card() -> None:
    match = using("small_dogat", "doge G\ncouncillors 19 1 1\nbonus palace R")
    assert points(match) == [7, 0, 0] and seen(match)["doge"] == 0 and player(match, "R")["councillor"] == 19


# ---- the six kinds


@rule("MF-13.6")
def test_points_are_12() -> None:
    assert points(using("points")) == [12, 0, 0]


@rule("MF-13.6")
def test_there_are_two_of_each_kind() -> None:
    view = seen(ridotto.start("millefiori", 2, None))
    assert len(view["dogaressas"]) == 12 and all(view["dogaressas"].count(name) == 2 for name in view["dogaressas"])


@rule("MF-13.7", "MF-15.2")
def test_two_masterworks_are_taken_one_after_the_other() -> None:
    match = using("two_masterworks")
    play(match, "R market:green_horse2", "R showcase:red1", "* work:amber_vase4")
    assert step(match) == "take_work" and "market:amber_vase4" in offered(match)
    play(match, "R pile:masterworks", "* work:amber_horse3", "R showcase:red9")
    assert match.over and points(match) == [5, 0, 0]
    assert player(match, "R")["showcase"][0] == "green_horse2" and player(match, "R")["showcase"][8] == "amber_horse3"


@rule("MF-13.8")
def test_an_extra_card_is_played() -> None:
    match = using("extra_card", "display key1")
    assert offered(match) == ["display:key1", "button:decline"]
    play(match, "R display:key1", "R field:residences1")
    assert points(match) == [2, 0, 0] and happened(match, "earned")[0]["reason"] == "dogaressa"


@rule("MF-13.8")
def test_it_may_be_declined_and_an_empty_display_gives_none() -> None:
    match = using("extra_card", "display key1")
    play(match, "R button:decline")
    assert match.over
    assert using("extra_card").over


@rule("MF-13.9")
def test_the_ship_sails_one_to_seven() -> None:
    match = using("sea_route", "ships 2 0 0")
    assert offered(match) == [f"sea:{space}" for space in range(3, 10)]
    play(match, "R sea:6")
    assert points(match) == [10, 0, 0] and match.over


@rule("MF-13.9")
def test_a_star_gives_an_extra_card_here() -> None:
    match = using("sea_route", "ships 2 0 0\ndisplay key1")
    play(match, "R sea:7")
    assert may_play_extra(match) and held(match) == []


@rule("MF-13.9")
def test_no_further_than_the_end() -> None:
    assert offered(using("sea_route", "ships 33 0 0")) == ["sea:34", "sea:35"]
    match = using("sea_route", "ships 35 0 0")
    assert match.over and happened(match, "moored") == [{"who": 0}]


@rule("MF-13.10")
def test_the_small_dogat_is_a_step_7_points_and_the_doge_card() -> None:
    match = using("small_dogat", "councillors 7 1 1\ndoge G")
    assert points(match) == [4 + 7, 0, 0] and seen(match)["doge"] == 0 and player(match, "R")["councillor"] == 8
    assert [kind for kind in told(match) if kind in ("climbed", "advised", "favoured", "crowned", "returned")] == [
        "climbed",
        "advised",
        "favoured",
        "crowned",
        "returned",
    ]


@rule("MF-13.10")
def test_the_reward_comes_before_points_and_doge_card() -> None:
    match = using("small_dogat", "councillors 1 2 3\ndoge G")  # to space 4: a masterwork
    assert step(match) == "take_work" and seen(match)["doge"] == 2 and points(match) == [0, 0, 0]
    play(match, "R market:green_horse2", "R showcase:red1", "* work:blue_horse2")
    assert points(match) == [9, 0, 0] and seen(match)["doge"] == 0


@rule("MF-13.11")
def test_the_great_dogat_is_one_to_three_steps_3_points_and_the_doge_card() -> None:
    match = using("great_dogat", "councillors 6 1 9\ndoge G")
    assert offered(match) == ["council:7", "council:8", "council:10"]
    play(match, "R council:8")
    assert points(match) == [4 + 3, 0, 0] and seen(match)["doge"] == 0 and match.over
    assert happened(match, "favoured") == [{"who": 0, "lady": "great_dogat", "points": 3}]


@rule("MF-13.11")
def test_no_further_than_the_palace() -> None:
    assert offered(using("great_dogat", "councillors 17 1 1")) == ["council:18", "council:19"]
    match = using("great_dogat", "councillors 19 1 1\ndoge G")
    assert match.over and points(match) == [3, 0, 0] and seen(match)["doge"] == 0


@rule("MF-13.12")
def test_any_number_may_be_held_and_they_are_worth_nothing_at_the_end() -> None:
    match = diagram("millefiori", f"seats 3\n{TILES}\nladies R {ALL}\nagenda finish")
    assert len(held(match)) == 10 and points(match) == [0, 0, 0]
    assert sailed("ship1", "ladies B points", expansion=True).over
