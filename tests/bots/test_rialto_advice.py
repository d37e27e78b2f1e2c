"""Advice on Rialto: what it values in a position, and which answers it prefers."""

from math import isfinite
from typing import Any

import pytest

import ridotto
from ridotto.bots.finding import advice_for
from ridotto.core.match import Match
from ridotto.core.rng import Rng
from ridotto.testing import diagram
from ridotto.texts.rialto.en import REASONS as ENGLISH
from ridotto.texts.rialto.fr import REASONS as FRENCH

RIALTO = ridotto.game("rialto")
RED = 0
TABLES: list[tuple[int, dict[str, str]]] = [(2, {}), (2, {"neutral": "yes"}), (3, {}), (4, {}), (5, {})]
BETWEEN = "seats 3\nround 4\nphase 1\nrow 1 doge\nrow 2 gold\ntiles 1 2 3 4 5 6\nagenda take_row:0"


def value(text: str, seat: int = RED) -> float:
    """What a position at the beginning of round 4 is worth."""
    match = drawn(f"{BETWEEN}\n{text}")
    return float(advice_for(RIALTO, match.seats, {}).value(match.state, seat))


def drawn(text: str) -> Match[Any]:
    return diagram("rialto", text)


def playing(kind: str, text: str, round_number: int = 2) -> Match[Any]:
    """Red is to play in a step of phase II, and blue and green have played."""
    return drawn(f"seats 3\nround {round_number}\nphase 2\ncurrent {kind}\n{text}\nagenda play:0")


def odds(match: Match[Any]) -> dict[str, float]:
    """The odds of each option of the seat that is asked, by its clicks."""
    seat = match.asked[0]
    advice = advice_for(RIALTO, match.seats, {})
    RIALTO.rules.fill(match.state, seat, advice.out)
    advice.weigh(match.state, seat)
    codes = advice.out.list()
    return {" ".join(RIALTO.rules.path(match.state, seat, code)): advice.odds[i] for i, code in enumerate(codes)}


def slips(match: Match[Any]) -> set[str]:
    """The answers that somebody careless may give."""
    seat = match.asked[0]
    advice = advice_for(RIALTO, match.seats, {})
    RIALTO.rules.fill(match.state, seat, advice.out)
    advice.weigh_slips(match.state, seat)
    codes = [code for i, code in enumerate(advice.out.list()) if advice.odds[i] > 0.0]
    return {" ".join(RIALTO.rules.path(match.state, seat, code)) for code in codes}


def sensible(match: Match[Any]) -> set[str]:
    """The answers that a search may come to, whatever it has seen."""
    seat = match.asked[0]
    advice = advice_for(RIALTO, match.seats, {})
    RIALTO.rules.fill(match.state, seat, advice.out)
    advice.leave_senseless(match.state, seat)
    return {" ".join(RIALTO.rules.path(match.state, seat, code)) for code in advice.out.list()}


def test_to_be_first_in_a_district_is_worth_more_than_to_be_second() -> None:
    city = "connection cannaregio-castello bridge 6 castello"
    assert value(f"{city}\nmen castello R 3 B 2") > value(f"{city}\nmen castello R 1 B 2")


def test_a_bridge_is_worth_more_where_the_seat_is_first() -> None:
    men = "men castello R 3 B 1\nmen san_marco B 3 R 1"
    high_here = value(f"{men}\nconnection castello-san_marco bridge 6 castello")
    assert high_here > value(f"{men}\nconnection castello-san_marco bridge 6 san_marco")


def test_doge_order_decides_between_equals_in_a_district() -> None:
    city = "connection castello-san_marco bridge 6 castello\nmen castello R 2 B 2"
    assert value(f"{city}\ndoge R 3 B 2 G 1") > value(f"{city}\ndoge B 3 R 3 G 1")


def test_a_coin_is_worth_more_than_half_a_point() -> None:
    assert value("coins 1 0 0") - value("coins 0 0 0") > (value("points 1 0 0") - value("points 0 0 0")) / 2


def test_a_dear_building_is_worth_more_than_a_cheap_one() -> None:
    assert value("buildings R blue4") > value("buildings R blue1") > value("buildings B blue1")


def test_a_point_decides_more_towards_the_end() -> None:
    early, late = ("seats 3\nround 2\nphase 1", "seats 3\nround 6\nphase 1")
    gains = []
    for course in (early, late):
        worth = [
            advice_for(RIALTO, 3, {}).value(drawn(f"{course}\npoints {points} 0 0\nagenda take_row:0").state, RED)
            for points in (0, 5)
        ]
        gains.append(worth[1] - worth[0])
    assert gains[1] > gains[0] > 0


def test_a_row_with_jokers_is_preferred() -> None:
    rows = "row 1 doge gold gold bridge\nrow 2 joker joker joker bridge"
    answers = odds(drawn(f"seats 3\nround 2\nphase 1\ncoins 2 2 2\n{rows}\nrow 3 doge\nrow 4 gold\nagenda take_row:0"))
    assert answers["row:2"] > 2 * answers["row:1"]


def test_a_joker_is_the_last_card_to_be_discarded() -> None:
    hand = "hand R doge gold gold bridge bridge bridge councilman joker"
    answers = odds(drawn(f"seats 3\nround 2\nphase 1\n{hand}\nagenda cut_hand"))
    assert min(answers, key=lambda click: answers[click]) == "card:joker"


def test_a_card_that_takes_the_lead_is_likelier_laid() -> None:
    course = "doge B 3 R 2 G 1\nhand R gondola gondola\nlaid gondola\nstrength G 0"
    leads, follows = (odds(playing("gondola", f"{course}\nstrength B {blue}")) for blue in (1, 4))
    assert leads["card:gondola"] / leads["button:done"] > follows["card:gondola"] / follows["button:done"]


def test_councilman_cards_are_saved_where_no_councilman_is_left() -> None:
    hand = "hand R councilman councilman\nlaid councilman\nstrength B 0\nstrength G 0"
    many, few = (
        odds(playing("councilman", f"personal 5 5 5\n{hand}")),
        odds(playing("councilman", f"personal 1 5 5\n{hand}")),
    )
    assert many["card:councilman"] / many["button:done"] > 5 * few["card:councilman"] / few["button:done"]


def test_a_bridge_is_laid_where_the_seat_is_first() -> None:
    men = "men castello R 3\nmen san_marco B 3\nmen cannaregio B 2 G 1"
    course = "seats 3\nround 5\nphase 2\ncurrent bridge\ntiles 1 2 3 4 5 6\ntop 6"
    answers = odds(drawn(f"{course}\n{men}\nagenda place_bridge:0"))
    best = max(answers, key=lambda clicks: answers[clicks])
    assert best.endswith("district:castello") and "castello-san_marco" not in best


def test_three_points_for_a_coin_are_taken_in_the_last_round() -> None:
    answers = odds(drawn("seats 3\nround 6\nphase 3\ncoins 1 0 0\nbuildings R blue4\nagenda use_blue:0"))
    assert answers["building:blue4"] > 20 * answers["button:done"]


def test_two_points_for_a_coin_are_taken_where_no_councilman_is_left_to_come() -> None:
    """[RI-7.3] With an empty general supply there is nothing to decline."""
    position = "seats 3\nround 6\nphase 3\ncoins 1 0 0\nbuildings R blue2\npersonal {} 7 7\nagenda use_blue:0"
    answers = odds(drawn(position.format(18)))
    assert answers["building:blue2"] > 5 * answers["button:done"]
    answers = odds(drawn(position.format(7)))
    assert answers["building:blue2 button:none"] < 0.2 * answers["building:blue2 supply:general"]


def test_nobody_waits_who_has_nothing_to_play() -> None:
    course = "coins 2 0 0\nbuildings R yellow1\nqueue B G"
    idle, armed = (odds(playing("gold", f"{course}\nhand R {hand}")) for hand in ("bridge joker joker", "gold joker"))
    assert idle["building:yellow1"] < 0.1 * idle["button:pass"]
    assert armed["building:yellow1"] > armed["button:pass"]


def test_one_who_is_far_ahead_does_not_pay_to_go_further() -> None:
    course = "seats 3\nround {}\nphase 3\ncoins 2 0 0\nbuildings R blue3\nagenda use_blue:0\ndoge "
    for number in (3, 6):
        ahead = odds(drawn(course.format(number) + "R 13 B 5 G 4"))
        behind = odds(drawn(course.format(number) + "B 13 G 12 R 10"))
        assert ahead["building:blue3"] < ahead["button:done"]
        assert behind["building:blue3"] > behind["button:done"]


def test_jokers_are_not_spent_on_the_doge_by_one_who_is_far_ahead() -> None:
    course = (
        "doge R 28 B 14 G 8\nhand R bridge bridge councilman councilman joker joker joker\nstrength B 0\nstrength G 0"
    )
    answers = odds(playing("doge", course, 6))
    assert answers["card:joker"] < 0.1 * answers["button:pass"]


def test_nothing_is_spent_on_the_doge_where_it_passes_nobody_and_nobody_comes_near() -> None:
    course = "doge B {} G 20 R 5\nhand R doge building building joker\nlaid doge\ncoins 1 0 0\nbuildings R yellow2"
    for number in (5, 6):
        idle, useful = (
            odds(playing("doge", f"{course.format(40)}\nstrength B 0\nstrength G 1", number)),
            odds(playing("doge", f"{course.format(40).replace('G 20', 'G 7')}\nstrength B 0\nstrength G 0", number)),
        )
        assert idle["card:joker"] < 0.1 * idle["button:done"]
        assert idle["building:yellow2 card:building"] < 0.1 * idle["button:done"]
        assert useful["card:joker"] > 0.3 * useful["button:done"]


def test_each_space_counts_on_the_doge_where_it_is_doubled_or_somebody_follows() -> None:
    course = "hand R doge building joker\nlaid doge\nstrength B 0\nstrength G 0\n"
    idle = "doge B 40 R 12 G 2"
    for other in (f"{idle}\nbuildings R blue3", "doge B 40 R 12 G 9"):
        less, more = (odds(playing("doge", course + text, 6)) for text in (idle, other))
        assert more["card:joker"] / more["button:done"] > 5 * less["card:joker"] / less["button:done"]


def test_no_coin_is_paid_to_change_a_joker_that_counts_as_much_for_nothing() -> None:
    course = "coins 1 0 0\nbuildings R yellow2\nqueue B G\nhand R {}joker joker bridge bridge"
    beside, alone = (
        odds(playing("gold", f"{course.format('gold ')}\nlaid gold", 6)),
        odds(playing("gold", course.format(""), 6)),
    )
    assert beside["building:yellow2 card:joker"] < 0.2 * beside["card:joker"]
    assert alone["building:yellow2 card:joker"] > 0.1 * alone["button:pass"]


def test_jokers_are_saved_in_the_last_round_for_cards_to_come() -> None:
    course = "hand R gold gold {} joker joker\nlaid gold gold\nstrength B 0\nstrength G 0"
    needed, left_over = (odds(playing("gold", course.format(cards), 6)) for cards in ("councilman councilman", "doge"))
    assert needed["card:joker"] / needed["button:done"] < 0.6 * left_over["card:joker"] / left_over["button:done"]


def test_what_is_free_is_not_declined() -> None:
    for number in (2, 6):
        answers = odds(drawn(f"seats 3\nround {number}\nphase 2\ncurrent building\nagenda take_building:0:1"))
        assert answers["button:none"] < 0.1 * answers["stack:blue1"]
    ferry = odds(drawn("seats 3\nround 3\nphase 3\ncoins 1 0 0\nbuildings R blue2\nagenda use_blue:0"))
    assert ferry["building:blue2 button:none"] < 0.1 * ferry["building:blue2 supply:general"]


def test_in_the_last_round_a_green_building_is_worth_no_more_than_its_value() -> None:
    answers = odds(drawn("seats 3\nround 6\nphase 2\ncurrent building\nagenda take_building:0:2"))
    assert answers["stack:green1"] < 0.1 * answers["stack:green2"]
    answers = odds(drawn("seats 3\nround 6\nphase 2\ncurrent building\nagenda take_building:0:1"))
    assert answers["stack:green1"] > 0.5 * answers["stack:blue1"]


def test_councilmen_move_together_where_only_several_gain_a_rank() -> None:
    course = "seats 4\nround 6\nphase 2\ncurrent councilman\ntiles 2 6 3 4 1 5\ndoge B 40 R 32 G 26 Y 11"
    men = "men castello R 2 B 1 G 2 Y 1\nmen cannaregio R 2 B 2 G 3 Y 2"
    city = f"{course}\nconnection cannaregio-castello bridge 6 castello\n{men}\nagenda move_councilman:3"
    one, several = (odds(drawn(f"{city}:{number}")) for number in (1, 3))
    move, stop = "district:cannaregio", "button:none"
    assert several[move] / several[stop] > 1.3 * one[move] / one[stop]


def test_two_doublings_may_pass_whom_one_does_not() -> None:
    course = "seats 3\nround 6\nphase 3\ncoins {} 0 0\nbuildings R blue3 blue3\ndoge B 56 R 26 G 15\nagenda use_blue:0"
    once, twice = (odds(drawn(course.format(coins))) for coins in (1, 2))
    assert once["building:blue3"] < once["button:done"]
    assert twice["building:blue3"] > twice["button:done"]


# ---- slips


def test_nobody_keeps_cards_of_the_kind_in_the_last_round_by_a_slip() -> None:
    course = "hand R councilman councilman\nlaid councilman\npersonal 1 5 5\nstrength B 2\nstrength G 2"
    assert slips(playing("councilman", course, 6)) == {"card:councilman"}
    assert slips(playing("councilman", course, 5)) == {"card:councilman", "button:done"}


def test_nobody_lays_a_councilman_card_for_which_there_is_no_councilman_by_a_slip() -> None:
    """Two are laid, and the bonus is sure: that makes three.  A card that is kept can be played in the next round."""
    course = "doge R 9 B 8 G 7\nhand R councilman councilman councilman\nlaid councilman councilman\npersonal {} 5 5"
    others = "strength B {}\nstrength G 0"
    assert slips(playing("councilman", f"{course.format(3)}\n{others.format(1)}")) == {"button:done"}
    assert "card:councilman" in slips(playing("councilman", f"{course.format(4)}\n{others.format(1)}"))
    assert "card:councilman" in slips(playing("councilman", f"{course.format(3)}\n{others.format(3)}")), "for the bonus"
    assert slips(playing("councilman", f"{course.format(2)}\n{others.format(4)}")) == {"button:done"}, "out of reach"
    assert "card:councilman" in slips(playing("councilman", f"{course.format(3)}\n{others.format(1)}", 6))


def test_a_councilman_card_for_which_there_is_no_councilman_is_laid_if_those_to_spare_gain_a_rank() -> None:
    """Two of the supply make three in San Polo.  With the bonus for the third card, two of Cannaregio make five."""
    course = "doge R 9 B 8 G 7\nhand R councilman councilman councilman\nlaid councilman councilman\npersonal 2 5 5"
    men = "men san_polo R 1 B 5\nmen cannaregio R {} B 1\nconnection san_marco-san_polo bridge 6 san_polo"
    others = "strength B 0\nstrength G 0"
    assert "card:councilman" in slips(playing("councilman", f"{course}\n{men.format(4)}\n{others}", 5))
    assert slips(playing("councilman", f"{course}\n{men.format(1)}\n{others}", 5)) == {"button:done"}, "none to spare"


def test_the_bonus_is_not_sure_before_somebody_who_may_still_reach_it() -> None:
    """Green holds three cards face down, or one."""
    course = "doge R 9 B 8 G 7\nhand R councilman councilman councilman\nlaid councilman councilman\npersonal 3 5 5"
    many, few = (f"{course}\nstrength B 1\nqueue G\nhand G {cards}" for cards in ("doge doge doge", "doge"))
    assert "card:councilman" in slips(playing("councilman", many))
    assert slips(playing("councilman", few)) == {"button:done"}


def test_a_card_may_be_kept_in_the_last_round_to_change_it_later() -> None:
    course = "hand R gold gold\nlaid gold\ncoins 1 0 0\nstrength B 0\nstrength G 0"
    assert "button:done" in slips(playing("gold", f"{course}\nbuildings R yellow4", 6))
    assert slips(playing("gold", course, 6)) == {"card:gold"}


def test_nobody_keeps_a_doge_card_for_which_there_is_no_use_by_a_slip() -> None:
    course = "seats 3\nround {}\nphase 1\nhand R doge building building bridge bridge gondola gondola councilman"
    ahead, near = "doge R 33 B 13 G 5", "doge R 33 B 32 G 5"
    assert slips(drawn(f"{course.format(6)}\n{ahead}\nagenda cut_hand")) == {"card:doge"}
    assert "card:building" in slips(drawn(f"{course.format(6)}\n{near}\nagenda cut_hand"))
    assert "card:building" in slips(drawn(f"{course.format(5)}\n{ahead}\nagenda cut_hand"))


def test_nobody_pays_two_jokers_for_a_last_coin_by_a_slip() -> None:
    course = "coins 4 0 0\nhand R {} joker joker\nqueue B G"
    assert slips(playing("gold", course.format("bridge"), 6)) == {"button:pass"}
    assert "card:joker" in slips(playing("gold", course.format("doge"), 6))


def test_nobody_pays_jokers_for_coins_in_any_round_by_a_slip() -> None:
    course = "coins 3 0 0\nhand R {} joker joker joker\nqueue B G"
    assert slips(playing("gold", course.format("building gondola gondola"), 5)) == {"button:pass"}
    assert "card:joker" in slips(playing("gold", course.format("doge"), 5))


def test_nobody_pays_two_jokers_for_a_small_building_by_a_slip_unless_the_bonus_is_in_reach() -> None:
    course = "hand R bridge bridge bridge councilman joker joker\nstrength B {0}\nstrength G {0}"
    assert slips(playing("building", course.format(2), 1)) == {"button:pass"}
    assert "card:joker" in slips(playing("building", course.format(0), 1))


def test_nobody_pays_two_jokers_to_pass_nobody_on_the_doge_by_a_slip() -> None:
    course = "hand R gold gold bridge councilman joker joker\nbuildings R blue3\nqueue B G\ndoge G {} R 24 B 12"
    assert slips(playing("doge", course.format(42), 4)) == {"button:pass"}
    assert "card:joker" in slips(playing("doge", course.format(25), 4))


def test_nobody_waits_who_is_last_by_a_slip() -> None:
    course = "coins 2 0 0\nbuildings R yellow1\nhand R gondola\n"
    last, before = "strength B 3\nstrength G 0", "strength B 3\nqueue G"
    for number in (4, 6):
        assert "building:yellow1" not in slips(playing("gondola", course + last, number))
        assert "building:yellow1" in slips(playing("gondola", course + before, number))


def test_nobody_pays_by_a_slip_to_change_a_card_to_come_beside_a_joker_that_counts_as_much() -> None:
    course = "coins 2 0 0\nbuildings R {}\nhand R gondola councilman joker\nlaid gondola\nqueue B G"
    for number in (5, 6):
        answers = slips(playing("gondola", course.format("yellow2"), number))
        assert "card:joker" in answers and "building:yellow2 card:councilman" not in answers
        assert "building:yellow4 card:councilman" in slips(playing("gondola", course.format("yellow4"), number))


def test_a_card_to_come_may_be_changed_so_that_a_joker_goes_with_it() -> None:
    course = "coins 2 0 0\nbuildings R yellow2\nhand R councilman joker joker\nqueue B G"
    assert "building:yellow2 card:councilman" in slips(playing("gondola", course, 6))


def test_nobody_leaves_a_better_rank_lying_that_costs_none_by_a_slip() -> None:
    course = "seats 3\nround 6\nphase 2\ncurrent councilman\ntiles 2 6 3 4 1 5\ndoge B 40 R 30 G 11"
    course += "\nconnection cannaregio-castello bridge 6 castello\nconnection castello-san_marco bridge 5 castello"
    city = "men castello R 1 B 1\nmen cannaregio R 2 B {}"
    free, dear = (slips(drawn(f"{course}\n{city.format(blue)}\nagenda move_councilman:0:1")) for blue in (4, 1))
    assert free == {"district:cannaregio"}
    assert "button:none" in dear


def test_nobody_takes_a_cheap_building_of_no_use_in_the_last_round_by_a_slip() -> None:
    course = "seats 3\nround {}\nphase 2\ncurrent building\ncoins {} 0 0\nbuildings R blue4\nagenda take_building:0:2"
    assert not {"stack:yellow1", "stack:blue1"} & slips(drawn(course.format(6, 1)))
    assert {"stack:yellow1", "stack:blue1"} <= slips(drawn(course.format(5, 1)))
    dearer = course.replace("blue4", "blue2").replace(":0:2", ":0:3")
    assert "stack:blue2" not in slips(drawn(dearer.format(6, 1)))
    assert "stack:blue2" in slips(drawn(dearer.format(6, 2)))


def test_nobody_leaves_points_for_a_spare_coin_lying_by_a_slip() -> None:
    course = "seats 3\nround {}\nphase 3\ncoins {} 0 0\nbuildings R blue2\nagenda use_blue:0"
    assert "button:done" not in slips(drawn(course.format(3, 6)))
    assert "button:done" not in slips(drawn(course.format(6, 1)))
    assert "button:done" in slips(drawn(course.format(3, 1)))


def test_nobody_leaves_points_lying_for_a_coin_that_no_building_can_use_by_a_slip() -> None:
    course = "seats 3\nround 2\nphase 3\ncoins {} 0 0\nbuildings R green1 yellow1 blue2\nagenda use_blue:0"
    assert "button:done" not in slips(drawn(course.format(3)))
    assert "button:done" in slips(drawn(course.format(2)))


def test_nobody_pays_to_pass_nobody_in_the_last_round_by_a_slip() -> None:
    course = "seats 3\nround {}\nphase 3\ncoins 1 0 0\nbuildings R blue3\ndoge B 56 R 26 G 15\nagenda use_blue:0"
    assert slips(drawn(course.format(6))) == {"button:done"}
    assert slips(drawn(course.format(3))) == {"button:done", "building:blue3"}


def test_somebody_may_pay_to_pass_nobody_in_the_last_round_so_that_nobody_doubles_past() -> None:
    course = "seats 3\nround 6\nphase 3\ncoins 1 {} 0\nbuildings R blue3\nbuildings B blue3\n{}\nagenda use_blue:0"
    city = f"{course}\nmen castello R 2 B 2"
    assert "building:blue3" in slips(drawn(city.format(1, "doge R 24 B 23 G 5")))
    assert slips(drawn(city.format(1, "doge R 24 B 11 G 5"))) == {"button:done"}
    assert slips(drawn(city.format(0, "doge R 24 B 23 G 5"))) == {"button:done"}


def test_nobody_pays_to_stay_ahead_of_one_who_is_equal_nowhere_by_a_slip() -> None:
    """Red passes blue, and green could double past red; but nowhere do two of them have as many councilmen."""
    course = "seats 3\nround 6\nphase 3\ncoins 2 0 1\nbuildings R blue2 blue3\nbuildings G blue3"
    city = f"{course}\ndoge B 30 R 16 G 8\nmen castello R 2 B 1 G {{}}\nagenda use_blue:0"
    assert "building:blue3" not in slips(drawn(city.format(3)))
    assert "building:blue3" in slips(drawn(city.format(2)))


def test_nobody_pays_to_pass_in_the_last_round_where_no_equals_are_parted_by_a_slip() -> None:
    """The coin would bring a point and a councilman at the Ferry House."""
    course = "seats 3\nround 6\nphase 3\ncoins 1 0 0\nbuildings R blue2 blue3\ndoge G 40 B 9 R 8\nagenda use_blue:0"
    city = f"{course}\nmen castello R 2 B {{}}\nmen san_polo R 1 G 1"
    assert slips(drawn(city.format(1))) == {"building:blue2 supply:general"}
    assert "building:blue3" in slips(drawn(city.format(2)))


def test_nobody_leaves_a_marker_unmoved_for_a_coin_to_spare_by_a_slip() -> None:
    course = "seats 3\nround {}\nphase 3\ncoins {} 0 0\nbuildings R green1 yellow1 blue3 blue3\nagenda use_blue:0\n{}"
    near = "doge R 5 B 3 G 1"
    assert slips(drawn(course.format(2, 2, near))) == {"building:blue3"}
    assert slips(drawn(course.format(2, 2, "doge B 20 R 10 G 1"))) == {"building:blue3"}
    assert "button:done" in slips(drawn(course.format(2, 1, near))), "the coin is for green 1"
    assert "button:done" in slips(drawn(course.format(2, 2, "doge R 20 B 3 G 1"))), "nobody is near"
    assert "button:done" in slips(drawn(course.format(2, 2, "doge B 50 G 40 R 5"))), "nobody is passed"
    assert "button:done" in slips(drawn(course.format(6, 2, near)))


def test_nobody_who_has_more_coins_than_he_can_use_lags_behind_somebody_near_on_the_track_by_a_slip() -> None:
    course = "seats 2\nround {}\nphase 3\ncoins 0 {}\nbuildings B green2! yellow1 blue3\n{}\nagenda use_blue:1"
    near = "doge R 8 B 3"
    assert slips(drawn(course.format(3, 5, near))) == {"building:blue3"}
    assert "button:done" in slips(drawn(course.format(3, 4, near))), "they may be of use"
    assert "button:done" in slips(drawn(course.format(3, 5, "doge R 13 B 3"))), "too far ahead"
    assert "button:done" in slips(drawn(course.format(6, 5, near))), "no round follows"


def test_nobody_replaces_blue_2_before_it_has_brought_its_points_for_a_coin_to_spare_by_a_slip() -> None:
    course = "seats 3\nround {}\nphase 3\ncoins {} 0 0\nbuildings R blue1 {}\nagenda use_blue:0"
    unused, used = "building:blue1 building:blue2", "building:blue1 used:blue2"
    assert unused not in slips(drawn(course.format(1, 4, "blue2")))
    assert unused in slips(drawn(course.format(1, 3, "blue2"))), "two are wanted in the next round"
    assert used in slips(drawn(course.format(1, 4, "blue2!")))
    assert unused not in slips(drawn(course.format(6, 1, "blue2")))


def test_nobody_plays_jokers_before_the_last_councilmen_where_a_first_one_is_worth_more_by_a_slip() -> None:
    city = "tiles 2 1 6 3 4 5\nconnection cannaregio-san_marco bridge 6 san_marco"
    city += "\nconnection castello-san_marco bridge 5 san_marco\nconnection san_marco-san_polo bridge 4 san_marco"
    course = f"seats 2\nround {{}}\nphase 2\ncurrent gondola\n{city}\nhand R joker joker\nagenda play:0"
    late = "doge B 9 R 8\nstrength B 1\npersonal 1 5"
    assert slips(drawn(f"{course.format(6)}\n{late}")) == {"button:pass"}
    assert "card:joker" in slips(drawn(f"{course.format(6)}\n{late.replace('B 1', 'B 0')}")), "the bonus is in reach"
    assert "card:joker" in slips(drawn(f"{course.format(6)}\n{late.replace('personal 1', 'personal 0')}"))
    assert "card:joker" in slips(drawn(f"{course.format(6)}\n{late}\nmen san_marco R 1")), "red is there already"
    assert "card:joker" in slips(drawn(f"{course.format(5)}\n{late}"))


def test_nobody_stops_before_those_who_are_still_to_send_councilmen_by_a_slip() -> None:
    """Red is first by the Doge, until blue has sent the councilman that it has played for."""
    course = "seats 3\nround 6\nphase 2\ncurrent councilman\ntiles 2 6 3 4 1 5\ndoge R 40 B 30 G 11"
    course += "\nconnection cannaregio-castello bridge 6 castello\nmen cannaregio R 4 B 2"
    position = f"{course}\nmen castello R 1 B 1\npersonal 0 {{}} 5\nstrength R 2\nstrength B {{}}\nstrength G 0"
    position += "\nagenda move_councilman:0:1"
    assert slips(drawn(position.format(5, 1))) == {"district:cannaregio"}
    assert "button:none" in slips(drawn(position.format(5, 0)))
    assert "button:none" in slips(drawn(position.format(0, 1))), "nobody is left to be sent"
    assert "button:none" in slips(drawn(position.format(5, 2))), "one is not enough"
    assert "button:none" in slips(drawn(position.format(5, 1).replace("R 4 B 2", "R 2 B 2"))), "it would cost a rank"


def test_nobody_stays_away_from_the_last_district_by_a_slip_who_is_worth_less_elsewhere() -> None:
    """Red could be second in Castello for three points; second in Dorsoduro is worth one or three."""
    course = "seats 2\nround {}\nphase 2\ncurrent councilman\ntiles 5 6 3 4 1 2\ndoge B 44 R 36"
    course += "\nconnection cannaregio-castello bridge 6 castello\nconnection san_polo-dorsoduro bridge 3 {}"
    position = f"{course}\nmen dorsoduro R 1 B 4\nmen castello {{}}\nagenda move_councilman:0:2"
    assert "button:none" not in slips(drawn(position.format(6, "san_polo", "B 3")))
    assert "button:none" in slips(drawn(position.format(6, "dorsoduro", "B 3"))), "as much is lost there"
    assert "button:none" in slips(drawn(position.format(6, "san_polo", "R 1 B 3"))), "red is there already"
    assert "button:none" in slips(drawn(position.format(5, "san_polo", "B 3"))), "another round follows"


def test_nobody_stays_without_a_coin_for_its_buildings_by_a_slip() -> None:
    course = (
        "coins {} 0 0\nbuildings R blue1 blue3\nhand R gold building building bridge joker\nstrength B 3\nstrength G 2"
    )
    assert slips(playing("gold", course.format(0))) == {"card:gold"}
    assert "button:pass" in slips(playing("gold", course.format(1)))


def test_nobody_adds_jokers_on_the_doge_in_vain_by_a_slip() -> None:
    course = "hand R doge building bridge gondola joker\nlaid doge\nstrength B 1\nstrength G 0\ndoge G 36 B {} R 6"
    assert slips(playing("doge", course.format(9), 4)) == {"button:done"}
    assert "card:joker" in slips(playing("doge", course.format(8), 4))


def test_what_is_no_good_is_no_slip_though_it_is_the_likeliest() -> None:
    course = "seats 4\nround 6\nphase 2\ncurrent councilman\ntiles 5 1 3 6 2 4\ndoge B 32 R 22 G 9 Y 7"
    city = "connection santa_croce-san_polo bridge 1 san_polo\nconnection castello-san_marco bridge 6 castello"
    men = "men santa_croce R 2 B 1 G 2 Y 1\nmen san_polo R 3 G 3\nmen castello R 1 B 2 G 3 Y 1"
    match = drawn(f"{course}\n{city}\n{men}\npersonal 5 5 0 5\nagenda move_councilman:2:1")
    answers = odds(match)
    assert answers["button:none"] == 1.0
    assert slips(match) == {"district:san_polo"}


def test_nobody_is_doubled_past_by_an_equal_in_the_last_round_by_a_slip() -> None:
    """Blue doubles to 38, or twice to 76.  Red doubles to 64, or twice to 128."""
    course = "seats 3\nround {}\nphase 3\ndoge R 32 B 19 G 2\ncoins {} {} 0\nbuildings R blue3 blue3"
    position = f"{course}\nbuildings B blue3 blue3\nmen san_marco R 3 B {{}}\nagenda use_blue:0"
    assert slips(drawn(position.format(6, 2, 2, 3))) == {"building:blue3"}
    assert slips(drawn(position.format(6, 1, 1, 3))) == {"building:blue3"}
    assert "button:done" in slips(drawn(position.format(6, 1, 2, 3))), "he passes all the same"
    assert "button:done" in slips(drawn(position.format(6, 2, 0, 3))), "he has no coin"
    assert "button:done" in slips(drawn(position.format(6, 2, 2, 2))), "they are equal nowhere"
    near = position.replace("B 19", "B 16")
    assert slips(drawn(near.format(6, 1, 1, 3))) == {"building:blue3"}, "who comes to the same space lies on top"


def test_nobody_stops_doubling_before_the_equal_who_follows_is_left_behind_by_a_slip() -> None:
    course = "seats 3\nround 6\nphase 3\ndoge R 64 B {} G 2\ncoins 1 {} 0\nbuildings R blue3! blue3"
    position = f"{course}\nbuildings B blue3 blue3\nmen san_marco R 3 B 3\nagenda use_blue:0"
    assert slips(drawn(position.format(19, 2))) == {"building:blue3"}
    assert slips(drawn(position.format(32, 1))) == {"building:blue3"}
    assert "button:done" in slips(drawn(position.format(33, 1))), "he was before red, and has finished"


def test_nobody_keeps_a_joker_in_the_last_step_that_would_gain_a_rank_by_a_slip() -> None:
    """Red sends his three councilmen, as many as blue has; a fourth of Castello is free."""
    course = "doge B 9 R 5 G 1\ntiles 1 2 3 4 5 6\npersonal {} 5 5\nconnection santa_croce-dorsoduro bridge 6 dorsoduro"
    hand = "hand R councilman joker joker\nlaid councilman joker\nstrength B 1\nstrength G 0"
    position = f"{course}\n{hand}\nmen castello R {{}} B 1\nmen dorsoduro B {{}}"
    assert slips(playing("councilman", position.format(3, 4, 2), 6)) == {"card:joker"}
    assert "button:done" in slips(playing("councilman", position.format(3, 4, 2), 5)), "it is kept for the next round"
    assert "button:done" in slips(playing("councilman", position.format(3, 4, 1), 6)), "he is first already"
    assert "button:done" in slips(playing("councilman", position.format(3, 4, 4), 6)), "out of reach"
    assert "button:done" in slips(playing("councilman", position.format(3, 2, 2), 6)), "all are needed in Castello"
    assert slips(playing("councilman", position.format(4, 0, 2), 6)) == {"card:joker"}, "one is left at home"


def test_a_joker_may_be_kept_in_the_last_step_where_a_rank_is_worth_no_more_than_a_councilman() -> None:
    course = "doge B 9 R 5 G 1\ntiles 1 2 3 4 5 6\npersonal 4 5 5\nconnection santa_croce-dorsoduro gondola"
    hand = "hand R councilman joker joker\nlaid councilman joker\nstrength B 1\nstrength G 0\nmen dorsoduro B 2"
    assert "button:done" in slips(playing("councilman", f"{course}\n{hand}", 6))


def test_nobody_sends_councilmen_by_a_slip_where_it_is_first_in_any_case_at_the_end() -> None:
    """[RI-8.2] At home they are worth something.  Blue may play all of its cards, and has the bonus then."""
    course = "doge B 9 R 5 G 1\ntiles 1 2 3 4 5 6\npersonal {} 5 5\nmen dorsoduro R {} B 1"
    hands = "hand R councilman\nhand B councilman gondola\nqueue B\nstrength G 0"
    position = f"{course}\n{hands}"
    assert slips(playing("councilman", position.format(4, 5), 6)) == {"button:pass"}
    waiting = f"{position.format(4, 5)}\nbuildings R yellow1\ncoins 1 0 0".replace("queue B", "strength B 0")
    assert slips(playing("councilman", waiting, 6)) == {"button:pass"}, "to wait would be in vain, too"
    assert "card:councilman" in slips(playing("councilman", position.format(4, 4), 6)), (
        "blue has three more, and is first"
    )
    assert "card:councilman" in slips(playing("councilman", position.format(0, 5), 6)), "nobody is left at home"
    assert "card:councilman" in slips(playing("councilman", position.format(4, 5), 5)), "others come later"


def test_nobody_adds_a_joker_by_a_slip_to_a_bonus_that_is_sure_by_doge_order_where_no_councilman_is_left_for_it() -> (
    None
):
    """[RI-4.10] Blue may play as many, but is behind: red sends its three without the joker."""
    course = (
        "doge {}\ntiles 1 2 3 4 5 6\npersonal 3 5 5\nhand R councilman councilman joker\nlaid councilman councilman"
    )
    position = f"{course}\nhand B gondola {{}}\nqueue B\nstrength G 0\nmen castello R 2"
    behind, before = "R 9 B 5 G 1", "B 9 R 5 G 1"
    assert slips(playing("councilman", position.format(behind, "councilman"), 3)) == {"button:done"}
    assert "card:joker" in slips(playing("councilman", position.format(before, "councilman"), 3))
    assert "card:joker" in slips(playing("councilman", position.format(behind, "councilman councilman"), 3))


def test_nobody_keeps_a_joker_by_a_slip_in_the_last_step_in_which_it_brings_a_point() -> None:
    """[RI-5.4] In the last round it goes with no card of the steps to come that is of any use."""
    position = "personal {} 5 5\nhand R bridge joker {}\nlaid bridge\nstrength B 3\nstrength G 0\ncoins 3 0 0\n{}"
    useless = ["", "councilman councilman councilman councilman"]
    for cards in useless:
        assert slips(playing("bridge", position.format(3, cards, ""), 6)) == {"card:joker"}
        assert "button:done" in slips(playing("bridge", position.format(3, cards, ""), 5)), "it is kept for later"
        assert "button:done" in slips(playing("bridge", position.format(3, cards, "buildings R yellow4"), 6))
        assert "button:done" in slips(playing("bridge", position.format(3, f"{cards} gondola", ""), 6))
        assert "button:done" in slips(playing("bridge", position.format(3, cards, "buildings R yellow3"), 6)), "a pair"
    assert "button:done" in slips(playing("bridge", position.format(4, useless[1], ""), 6)), "a councilman more"
    idle = position.format(3, useless[1], "men castello R 5 B 1")
    assert "button:done" in slips(playing("bridge", idle, 6)), "[RI-5.10] one more of those in Castello could come"


def test_nobody_leaves_a_joker_by_a_slip_for_a_card_of_which_there_is_one_for_every_step_to_come() -> None:
    """[RI-4.4] Beside the first of them a joker counts as much."""
    row = "row 3 doge gold building councilman {}"
    course = f"seats 2\nround {{}}\nphase 1\ncoins 3 0\nbuildings R green4\n{row}\nhand R {{}}\nagenda use_green:0"
    green = "building:green4 card:"
    assert f"{green}councilman" not in slips(drawn(course.format(5, "joker", "councilman councilman")))
    assert f"{green}joker" in slips(drawn(course.format(5, "joker", "councilman councilman")))
    assert f"{green}councilman" in slips(drawn(course.format(4, "joker", "councilman councilman")))
    assert f"{green}councilman" in slips(drawn(course.format(5, "bridge", "councilman councilman")))


def test_nobody_sends_one_more_by_a_slip_at_the_end_who_has_the_bonus_and_is_first() -> None:
    """[RI-4.10] Red comes before blue, who may play one: with the bonus red has three there, and blue two."""
    course = "doge R 9 B 5 G 1\ntiles 1 2 3 4 5 6\npersonal {} 5 5\nmen dorsoduro R 1 B 1"
    position = f"{course}\nhand R councilman councilman\nlaid councilman\nhand B {{}}\nqueue B\nstrength G 0"
    assert slips(playing("councilman", position.format(4, "gondola"), 6)) == {"button:done"}
    assert "card:councilman" in slips(playing("councilman", position.format(4, "gondola bridge"), 6)), (
        "blue may have more"
    )
    assert "card:councilman" in slips(playing("councilman", position.format(2, "gondola"), 6)), "nobody is left at home"


def test_nobody_discards_the_last_coin_of_the_game_by_a_slip_whose_buildings_make_points_of_it() -> None:
    hand = "hand R doge gold gold building bridge bridge gondola councilman councilman joker"
    position = f"seats 3\nround {{}}\nphase 1\n{hand}\nchosen R {{}}\ncoins {{}} 1 1\nbuildings R {{}}\nagenda cut_hand"
    assert "card:gold" not in slips(drawn(position.format(6, "gold", 0, "blue4")))
    assert "card:gold" not in slips(drawn(position.format(6, "gold", 0, "blue2")))
    assert "card:gold" in slips(drawn(position.format(6, "doge", 0, "blue4"))), "one is left"
    assert "card:gold" in slips(drawn(position.format(6, "gold", 1, "blue4")))
    assert "card:gold" in slips(drawn(position.format(6, "gold", 0, "blue3")))
    assert "card:gold" in slips(drawn(position.format(5, "gold", 0, "blue4")))
    no_bank = position.replace("{} 1 1", "{} 15 15")
    assert "card:gold" in slips(drawn(no_bank.format(6, "gold", 0, "blue4"))), "no coin can come"


def test_nobody_pays_for_room_that_only_a_doge_card_of_no_use_needs_by_a_slip() -> None:
    hand = "hand R doge gold building building bridge gondola councilman joker"
    course = f"seats 2\nround {{}}\nphase 1\ncoins 3 0\nbuildings R green2\nrow 3 doge\n{hand}{{}}\ndoge R 40 B {{}}"
    position = f"{course}\nagenda use_green:0"
    for number in (3, 6):
        assert slips(drawn(position.format(number, "", 10))) == {"button:done"}
        assert "building:green2" in slips(drawn(position.format(number, " joker", 10)))
        assert "building:green2" in slips(drawn(position.format(number, "", 38)))
    assert "building:green2" in slips(drawn(position.format(6, "", 10) + "\nbuildings R green2 yellow2"))


def test_no_green_building_is_taken_in_the_last_round_where_one_of_its_value_may_still_be_used() -> None:
    """[RI-6.7, RI-3.3] Phase I does not come again."""
    course = "seats 2\nround {}\nphase 2\ncurrent building\ncoins 0 0\nagenda take_building:0:1"
    assert sensible(drawn(course.format(6))) == {"stack:yellow1", "stack:blue1"}
    assert "stack:green1" in sensible(drawn(course.format(4)))
    yellow, blue = " ".join(["yellow1"] * 5), " ".join(["blue1"] * 5)
    assert "stack:green1" in sensible(drawn(f"{course.format(6)}\nbuildings R {yellow}\nbuildings B {blue}"))


def test_nobody_takes_a_second_yellow_1_by_a_slip_where_blue_1_is_worth_as_much() -> None:
    course = "seats 2\nround 3\nphase 2\ncurrent building\ncoins 2 0\nbuildings R {}\nagenda take_building:0:1"
    assert "stack:yellow1" not in slips(drawn(course.format("yellow1")))
    assert "stack:yellow1" in slips(drawn(course.format("yellow2")))


def test_nobody_who_is_out_of_reach_takes_a_third_blue_3_by_a_slip() -> None:
    """Green would come to 10 by doubling, and red is on space 18.  Yellow 3 is worth as much, and is of use."""
    course = "seats 3\nround {}\nphase 2\ncurrent building\ncoins {} 2 4\ndoge R 18 G {} B 3\nbuildings R {}"
    position = f"{course}\nagenda take_building:0:3"
    for number in (3, 6):
        answers = slips(drawn(position.format(number, 8, 5, "blue3 blue3")))
        assert "stack:blue3" not in answers and "stack:yellow3" in answers
    assert "stack:blue3" in slips(drawn(position.format(4, 8, 9, "blue3 blue3"))), "green may come level"
    assert "stack:blue3" in slips(drawn(position.format(4, 8, 5, "blue3"))), "a second one"
    assert "stack:blue3" in slips(drawn(position.format(4, 0, 5, "blue3 blue3"))), "there is no coin for yellow 3"
    assert "stack:blue3" in slips(drawn(position.format(4, 8, 5, "blue1 blue3 blue3"))), "it can be replaced"
    behind = position.format(4, 8, 5, "blue3 blue3").replace("R 18 G 5 B 3", "B 40 R 18 G 5")
    assert "stack:blue3" in slips(drawn(behind))


def test_a_third_blue_3_may_be_taken_where_nothing_else_of_its_value_is_of_use() -> None:
    """Green 3 is of use before the last round."""
    course = "seats 3\nround {}\nphase 2\ncurrent building\ncoins 8 2 4\ndoge R 18 G 5 B 3\nbuildings R blue3 blue3"
    others = "buildings B yellow3 yellow3 yellow3 yellow3 yellow3"
    position = f"{course}\n{others}\nagenda take_building:0:3"
    assert "stack:blue3" in slips(drawn(position.format(6)))
    assert "stack:blue3" not in slips(drawn(position.format(5)))
    none_left = position.format(5) + "\nbuildings G green3 green3 green3 green3 green3"
    assert "stack:blue3" in slips(drawn(none_left))


# ---- what a search never comes to


def test_a_joker_is_not_laid_in_place_of_a_card_of_the_kind() -> None:
    course = "hand R {0} {0} gold bridge joker joker\nlaid {0}\ndoge B 8 R 7 G 5\nqueue B G"
    for number in (5, 6):
        for kind in ("doge", "gondola"):
            assert "card:joker" not in sensible(playing(kind, course.format(kind), number))
        assert "card:joker" in sensible(playing("councilman", course.format("councilman"), number))
    assert "card:joker" in sensible(playing("gondola", "hand R gondola joker\nlaid gondola\nqueue B G"))


def test_jokers_may_follow_a_joker_that_somebody_laid_before_a_card_of_the_kind() -> None:
    course = "hand R gondola gondola joker joker\nlaid gondola joker\nqueue B G"
    assert sensible(playing("gondola", course, 6)) == {"card:joker", "button:done"}


def test_a_card_that_brings_something_for_nothing_is_not_kept_in_the_last_round() -> None:
    for kind in ("bridge", "gondola"):
        course = f"hand R {kind} {kind} {kind}\nlaid {kind} {kind}\nstrength B 0\nstrength G 1"
        assert sensible(playing(kind, course, 6)) == {f"card:{kind}"}
        assert "button:done" in sensible(playing(kind, course, 5))
        assert "button:done" in sensible(playing(kind, f"{course}\ncoins 1 0 0\nbuildings R yellow2", 6))
    for kind in ("gold", "building", "bridge", "gondola"):
        course = f"hand R {kind} councilman\nstrength B 3\nqueue G"
        assert sensible(playing(kind, course, 6)) == {f"card:{kind}"}


def test_a_card_may_be_kept_in_the_last_round_by_one_who_does_not_want_the_bonus() -> None:
    for kind in ("gold", "building", "bridge", "gondola"):
        course = f"hand R {kind} councilman\ndoge B 3 R 2 G 1"
        assert "button:pass" in sensible(playing(kind, f"{course}\nstrength B 0\nstrength G 1", 6))
        assert "button:pass" in sensible(playing(kind, f"{course}\nqueue B G", 6))
        assert "button:pass" not in sensible(playing(kind, f"{course}\nstrength B 1\nqueue G", 6))


def test_a_card_may_be_kept_in_the_last_round_that_a_building_to_be_taken_can_change() -> None:
    assert "button:pass" in sensible(playing("gold", "hand R gold building building\nstrength B 3\nqueue G", 6))
    course = "hand R building building building\nlaid building building\nstrength B 5\nqueue G"
    assert "button:done" in sensible(playing("building", course, 6))


def test_a_councilman_card_may_be_kept_for_a_councilman_is_worth_something_at_home() -> None:
    course = "hand R councilman councilman\nlaid councilman\nstrength B 2\nstrength G 2"
    assert "button:done" in sensible(playing("councilman", course, 6))


def test_no_joker_is_spent_on_the_doge_in_the_last_round_that_changes_no_order() -> None:
    course = "hand R doge doge gold councilman joker joker joker\nlaid doge doge{}\nstrength B 1\nstrength G 2"
    for laid in ("", " joker", " joker joker"):
        assert sensible(playing("doge", f"{course.format(laid)}\ndoge B 40 R 5 G 1", 6)) == {"button:done"}
    for order in ("doge B 9 R 5 G 1", "doge B 20 R 5 G 1\nbuildings R blue3"):
        assert "card:joker" in sensible(playing("doge", f"{course.format('')}\n{order}", 6))
    assert "card:joker" in sensible(playing("doge", f"{course.format('')}\ndoge B 40 R 5 G 2\nbuildings G blue3", 6))
    assert "card:joker" in sensible(playing("doge", f"{course.format('')}\ndoge B 40 R 5 G 1", 5))
    stronger = course.format("").replace("G 2", "G 3")  # with the bonus green would pass
    assert "card:joker" in sensible(playing("doge", f"{stronger}\ndoge B 40 R 5 G 4", 6))


def test_no_joker_is_spent_on_the_doge_to_stay_ahead_of_one_who_cannot_come_near() -> None:
    course = "hand R doge bridge joker\nlaid doge\nstrength B 0\nqueue G\ndoge B 40 R 20 G {}"
    assert sensible(playing("doge", course.format(10), 6)) == {"button:done"}
    assert "card:joker" in sensible(playing("doge", course.format(16), 6))


def test_a_doge_card_of_no_use_is_discarded_first_in_the_last_round() -> None:
    course = "seats 3\nround {}\nphase 1\nhand R doge doge gold bridge bridge councilman joker joker\nagenda cut_hand"
    position = f"{course}\ndoge {{}}\nbuildings B blue3"
    assert sensible(drawn(position.format(6, "R 116 B 61 G 40"))) == {"card:doge"}
    assert "card:gold" in sensible(drawn(position.format(5, "R 116 B 61 G 40")))
    assert "card:gold" in sensible(drawn(position.format(6, "R 116 B 112 G 40")))
    assert "card:gold" in sensible(drawn(position.format(6, "R 116 B 58 G 40")))  # one space more, and he does not pass
    changing = position.format(6, "R 116 B 61 G 40") + "\nbuildings R yellow4"
    assert "card:gold" in sensible(drawn(changing))


def test_a_doge_card_may_be_of_use_with_all_that_can_be_laid_beside_it() -> None:
    """Blue doubles to 120 at the least: with two Doge cards, two jokers and the bonus red goes to 121."""
    course = "seats 3\nround 6\nphase 1\nhand R doge doge gold bridge bridge councilman {}\nagenda cut_hand"
    position = f"{course}\ndoge R 116 B 60 G 40\nbuildings B blue3\ncoins 2 0 0"
    assert sensible(drawn(position.format("gold bridge"))) == {"card:doge"}
    assert "card:gold" in sensible(drawn(position.format("joker joker")))
    assert "card:gold" in sensible(drawn(position.format("gold bridge") + "\nbuildings R yellow3 yellow3"))


def test_cards_above_the_doge_that_were_chosen_first_are_no_reason_to_choose_nothing_else() -> None:
    hand = "hand R doge doge gold gold bridge bridge councilman joker joker"
    course = f"seats 3\nround 6\nphase 1\n{hand}\ndoge R 64 B 10 G 5\nagenda cut_hand"
    assert sensible(drawn(f"{course}\nchosen R gold")) > {"card:gold"}


def test_no_joker_is_discarded_where_there_are_two_cards_of_a_kind() -> None:
    """[RI-4.4] Beside the first of them a joker counts as much as the second, and it goes with any other kind, too."""
    course = "seats 3\nround {}\nphase 1\nhand R {}\nagenda cut_hand"
    pairs, singles = "building building gondola gondola councilman councilman", "doge gold building bridge gondola"
    for number in (2, 6):
        assert "card:joker" not in sensible(drawn(course.format(number, f"{pairs} joker joker")))
        assert "card:joker" in sensible(drawn(course.format(number, f"{singles} joker joker joker")))


def test_a_joker_may_be_discarded_after_a_card_that_comes_behind_all_pairs() -> None:
    """Cards are chosen in order."""
    hand = "doge doge gold building bridge gondola councilman joker joker"
    course = f"seats 3\nround 2\nphase 1\nhand R {hand}\nagenda cut_hand"
    assert "card:joker" not in sensible(drawn(course))
    assert "card:joker" in sensible(drawn(f"{course}\nchosen R councilman"))


def test_nobody_who_is_last_already_waits_after_the_step_gold() -> None:
    """[RI-4.6] A coin goes and a coin comes, and the building is used up."""
    course = "coins 2 0 0\nbuildings R yellow1\nhand R {}\n{}"
    last, before = "strength B 3\nstrength G 0", "strength B 3\nqueue G"
    for number in (4, 6):
        assert "building:yellow1" not in sensible(playing("gondola", course.format("gondola", last), number))
        assert "building:yellow1" in sensible(playing("gondola", course.format("gondola", before), number))
        assert "building:yellow1" in sensible(playing("gold", course.format("gold", last), number)), "a coin less there"


def test_somebody_last_may_wait_where_the_last_coins_are_taken() -> None:
    course = "buildings R yellow1\nhand R gondola\nstrength B 3\nstrength G 0\ncoins 2 13 {}"
    assert "building:yellow1" in sensible(playing("gondola", course.format(10), 6))
    assert "building:yellow1" not in sensible(playing("gondola", course.format(9), 6))


def test_the_last_councilman_of_a_gondola_does_not_go_where_he_changes_nothing() -> None:
    """Red is first in Castello with three, and San Marco is the district of the round."""
    course = "seats 2\nround {}\nphase 2\ncurrent gondola\ntiles 1 4 6 3 2 5\ndoge R 24 B 23\n{}"
    position = f"{course}\nmen castello R 3 B {{}}\nagenda place_gondola:0"
    here, there = (f"connection:castello-san_marco district:{name}" for name in ("san_marco", "castello"))
    last = sensible(drawn(position.format(6, "", 1)))
    assert here in last and there not in last
    assert there in sensible(drawn(position.format(5, "", 1)))
    assert there in sensible(drawn(position.format(6, "", 3))), "blue may double past red"
    assert there in sensible(drawn(position.format(6, "", 4))), "he would be equal"
    assert there in sensible(drawn(position.format(6, "", 1).replace("R 3 ", ""))), "he is the first"
    assert "connection:castello-dorsoduro district:castello" in last, "neither end is the district of the round"
    assert "connection:castello-san_marco button:none" in sensible(drawn(position.format(6, "personal 15 5", 1)))


def test_nobody_stops_in_the_last_round_where_one_who_is_not_needed_elsewhere_would_gain_a_rank() -> None:
    """Blue is before red on the Doge track, and has as many in Castello; in Cannaregio red has five, blue one."""
    course = "seats 2\nround {}\nphase 2\ncurrent councilman\ntiles 5 6 1 2 4 3\ndoge B 23 R 20"
    course += "\nconnection cannaregio-castello bridge 6 castello\nmen cannaregio R {} B 1\nmen castello R 3 B {}"
    position = f"{course}\nagenda move_councilman:0:2"
    assert sensible(drawn(position.format(6, 5, 3))) == {"district:cannaregio"}
    assert "button:none" in sensible(drawn(position.format(5, 5, 3))), "another round follows"
    assert "button:none" in sensible(drawn(position.format(6, 5, 2))), "he is first already"
    assert "button:none" in sensible(drawn(position.format(6, 2, 3))), "he would be equal there"


def test_one_who_keeps_the_councilmen_of_another_where_they_are_may_stop() -> None:
    """Blue needs four in Cannaregio against three of red, and three against two: one more of his could go on."""
    course = "seats 3\nround 6\nphase 2\ncurrent councilman\ntiles 5 6 1 2 4 3\ndoge G 23 R 20 B 10"
    course += "\nconnection cannaregio-castello bridge 3 cannaregio\nmen cannaregio R 3 B 4\nmen castello G 3 B 2 R 1"
    position = f"{course}\nstrength G 0\nstrength R 1\nstrength B 2\npersonal 0 {{}} 5\nagenda move_councilman:0:1"
    assert "button:none" in sensible(drawn(position.format(1)))
    assert "button:none" not in sensible(drawn(position.format(3))), "blue has enough at home"


def test_a_last_councilman_may_come_by_gondola_to_keep_those_of_another_where_they_are() -> None:
    """Blue is first in Castello with four: two of them could go on against one of red, one against two."""
    course = "seats 3\nround 6\nphase 2\ncurrent gondola\ntiles 1 4 6 3 2 5\ndoge G 24 R 23 B 20"
    course += "\nmen castello R 1 B 4\nmen san_marco G 3 B 2 R 1\nhand B councilman councilman"
    position = f"{course}\npersonal 2 {{}} 2\nagenda place_gondola:0"
    there = "connection:castello-san_marco district:castello"
    assert there in sensible(drawn(position.format(0)))
    assert there not in sensible(drawn(position.format(3))), "blue has enough at home"


def test_no_coin_is_paid_for_a_doge_card_of_no_use_in_the_last_round() -> None:
    course = "seats 3\nround {}\nphase 1\ncoins 3 0 0\nbuildings R green1\nhand R doge doge bridge"
    position = f"{course}\nrow 4 doge bridge joker\ndoge {{}}\nagenda use_green:0"
    answer = "building:green1 card:doge"
    idle = sensible(drawn(position.format(6, "R 64 B 10 G 6")))
    assert answer not in idle and {"building:green1 card:bridge", "button:done"} <= idle
    assert answer in sensible(drawn(position.format(6, "B 66 R 64 G 6")))
    assert answer in sensible(drawn(position.format(5, "R 64 B 60 G 6")))


def test_a_building_is_never_declined_where_there_is_room_for_it() -> None:
    course = "seats 3\nround {}\nphase 2\ncurrent building\nbuildings R {}\nagenda take_building:0:2"
    for number in (3, 6):
        assert "button:none" not in sensible(drawn(course.format(number, "blue4")))
        assert "button:none" in sensible(drawn(course.format(number, " ".join(["blue4"] * 3 + ["blue3"] * 4))))


def test_in_the_last_round_no_building_of_no_use_is_taken_but_a_dear_one() -> None:
    course = (
        "seats 3\nround {}\nphase 2\ncurrent building\ncoins 2 0 0\nbuildings R blue4 blue4\nagenda take_building:0:2"
    )
    dear = {"stack:yellow2", "stack:blue2"}
    assert sensible(drawn(course.format(6))) == {*dear, "stack:yellow1"}  # [RI-6.7, RI-4.6] it may be used at once
    assert len(sensible(drawn(course.format(5)))) == 6


def test_no_green_building_is_taken_that_can_never_be_used() -> None:
    """[RI-5.2] Without a coin after the step Gold there is none in the last phase I either."""
    course = "seats 3\nround {}\nphase 2\ncurrent building\ncoins {} 2 2\ndoge {}\n{}\nagenda take_building:0:2"
    first, last = "R 9 B 5 G 4", "B 9 G 5 R 4"
    others = "buildings B green2 green2\nbuildings G green2 green2"
    assert "stack:green2" not in sensible(drawn(course.format(5, 0, first, "")))
    assert "stack:green2" in sensible(drawn(course.format(5, 1, first, ""))), "there is a coin"
    assert "stack:green2" in sensible(drawn(course.format(4, 0, first, ""))), "a step Gold follows before it"
    assert "stack:green2" in sensible(drawn(course.format(5, 0, first, others))), "nobody else gets the last one"
    assert "stack:green2" not in sensible(drawn(course.format(5, 0, last, others))), "nobody else is to come"
    blue = "buildings B blue2 blue2 blue2\nbuildings G blue2 blue2"
    assert "stack:green2" in sensible(drawn(course.format(5, 0, first, blue))), "there is none to use later"


def test_no_third_blue_3_is_taken_late_by_one_whom_nobody_can_reach() -> None:
    """Yellow 3 is worth as much; and with two the seat doubles as often as anybody who has none yet."""
    course = "seats 3\nround {}\nphase 2\ncurrent building\ncoins 8 2 4\ndoge {}\nbuildings R {}\n{}"
    position = f"{course}\nagenda take_building:0:3"
    ahead, two = "R 18 G 5 B 3", "blue3 blue3"
    for number in (4, 6):
        answers = sensible(drawn(position.format(number, ahead, two, "")))
        assert "stack:blue3" not in answers and "stack:yellow3" in answers
    assert "stack:blue3" in sensible(drawn(position.format(3, ahead, two, ""))), "many rounds follow"
    assert "stack:blue3" in sensible(drawn(position.format(4, "R 18 G 9 B 3", two, ""))), "green may come level"
    assert "stack:blue3" in sensible(drawn(position.format(4, "B 40 R 18 G 5", two, ""))), "blue is ahead"
    assert "stack:blue3" in sensible(drawn(position.format(4, ahead, "blue3", ""))), "a second one"
    poor = position.format(4, ahead, two, "").replace("coins 8", "coins 0")
    assert "stack:blue3" in sensible(drawn(poor)), "there is no coin for yellow 3"
    assert "stack:blue3" in sensible(drawn(position.format(4, ahead, "blue1 blue3 blue3", ""))), "it can be replaced"
    assert "stack:blue3" in sensible(drawn(position.format(4, ahead, two, "buildings G blue3"))), "green has one"
    assert "stack:blue3" in sensible(drawn(position.format(4, ahead, f"{two} blue3", ""))), "not enough for all others"
    none_left = "buildings B yellow3 yellow3 yellow3 yellow3 yellow3"
    assert "stack:blue3" in sensible(drawn(position.format(4, ahead, two, none_left)))


def test_a_blue_3_may_be_taken_for_another_that_goes_back() -> None:
    """[RI-6.5] There is no room for an eighth building."""
    course = "seats 3\nround 5\nphase 2\ncurrent building\ncoins 8 2 4\ndoge R 18 G 5 B 3"
    position = f"{course}\nbuildings R blue3 blue3 blue4 blue4 green4 green4 green4\nagenda take_building:0:3"
    assert "stack:blue3 building:blue3" in sensible(drawn(position))


def test_the_last_bridges_are_not_turned_to_where_the_others_gain_more() -> None:
    course = "seats 3\nround {}\nphase 2\ncurrent bridge\ntiles 6 3 2 5 1 4\ntop {}\ndoge R 33 G 30 B 8"
    men = "men san_marco B 5 G 3 R 1\nmen san_polo R 2 B 1 G 1"
    here, there = (f"connection:san_marco-san_polo district:{name}" for name in ("san_polo", "san_marco"))
    last = sensible(drawn(f"{course.format(6, 4)}\n{men}\nagenda place_bridge:0"))
    assert here in last and there not in last
    assert there in sensible(drawn(f"{course.format(4, 4)}\n{men}\nagenda place_bridge:0"))
    near = men.replace("G 3 R 1", "G 3 R 5")  # with a councilman more the seat would be first there too
    assert there in sensible(drawn(f"{course.format(6, 4)}\n{near}\nagenda place_bridge:0"))
    open_end = "connection:cannaregio-san_polo district:cannaregio"  # its round is under way
    assert open_end in last


def test_every_feature_is_noted_somewhere_and_all_odds_are_finite() -> None:
    """Over random games with all numbers of seats."""
    names = advice_for(RIALTO, 4, {}).names
    noted = [0.0] * len(names)
    for seats, choices in TABLES:
        for seed in range(4):
            watch(ridotto.start(RIALTO, seats, seed, choices, listen=False), noted, Rng(seed))
    assert [name for name, amount in zip(names, noted, strict=True) if amount == 0.0] == []


def watch(match: Match[Any], noted: list[float], rng: Rng) -> None:
    """Play at random, and add up what is noted of positions and answers."""
    advice = advice_for(RIALTO, match.seats, {})
    rules, s = RIALTO.rules, match.state
    while not match.over:
        seat = match.asked[0]
        for i, amount in enumerate(advice.features_of(s, seat)):
            noted[i] += abs(amount)
        codes = rules.canonical(s, seat)
        if len(codes) > 1:
            rules.fill(s, seat, advice.out)
            assert isfinite(advice.weigh(s, seat))
            for code in codes:
                for i, amount in enumerate(advice.features_of_answer(s, seat, code), advice.acts):
                    noted[i] += abs(amount)
        match.answer(codes[rng.below(len(codes))], seat)


@pytest.mark.parametrize("reasons", [ENGLISH, FRENCH])
def test_every_feature_of_a_position_has_a_phrase(reasons: dict[str, tuple[str, str]]) -> None:
    advice = advice_for(RIALTO, 4, {})
    assert list(reasons) == advice.names[: advice.acts]
