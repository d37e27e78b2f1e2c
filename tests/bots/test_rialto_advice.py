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
