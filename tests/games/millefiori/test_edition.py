"""[MF-10.8] The numbers printed on the material, and corrections to them."""

from collections import Counter

import ridotto
from ridotto.edition import read_edition, write_edition
from ridotto.testing import rule

from .reading import TILES, bonus, diagram, happened, offered, play, player, points, sailed, seen, step, turn

GAME = ridotto.game("millefiori")


@rule("MF-10.8")
def test_the_edition_says_how_well_each_number_is_known() -> None:
    text = write_edition(GAME)
    lines = {line.split(" ")[0]: line.split("#")[1].split() for line in text.splitlines() if " = " in line}
    assert len(lines) == 18 + 8 + 22 + 2 + 1 + 1 + 19 + 9 + 27
    assert Counter(mark for mark, _ in lines.values()) == {"RECON": 103, "SOURCED": 4}
    assert set(read_edition(GAME, text)) <= set(lines)


@rule("MF-10.8")
def test_dogat_cards_and_masterworks_have_no_wheel() -> None:
    assert step(turn("dogat1-1", "councillors 14 1 1", expansion=True)) == ""
    assert step(turn("green_horse5", expansion=True)) == "place_work"


@rule("MF-10.8", "MF-3.1")
def test_a_dogat_card_with_a_wheel_can_be_used_to_sail() -> None:
    text = "choice dogat_wheel 4\ncouncillors 14 1 1\nships 2 0 0\ndoge B"
    match = turn("dogat1-3", text, expansion=True)
    assert offered(match) == ["button:sail", "button:use"]
    play(match, "R button:sail")
    assert points(match) == [10, 0, 0] and player(match, "R")["councillor"] == 14 and seen(match)["doge"] == 1
    assert seen(match)["discards"] == ["dogat1-3"]
    match = turn("dogat1-3", text, expansion=True)
    play(match, "R button:use")
    assert points(match) == [6 + 3, 0, 0] and seen(match)["doge"] == 0 and player(match, "R")["ship"] == 2
    assert happened(match, "used") == [{"who": 0, "card": "dogat1-3"}]


@rule("MF-10.8", "MF-15.4")
def test_a_masterwork_with_a_wheel_too() -> None:
    match = turn("green_horse5", "choice masterwork_wheel 4\nships 2 0 0\ndiamonds R 0", expansion=True)
    assert offered(match) == ["button:sail", "button:use"]
    play(match, "R button:use", "R showcase:red1")
    assert points(match) == [5, 0, 0] and match.over


@rule("MF-10.8", "MF-12.2")
def test_corrected_dogat_cards_count_and_equal_ones_are_alike() -> None:
    match = turn("dogat2-9", "choice dogat_1_points 9\nchoice dogat_1_arrows 2\ncouncillors 13 1 1", expansion=True)
    assert points(match) == [6 + 9, 0, 0] and player(match, "R")["councillor"] == 15
    cards: Counter[str] = Counter(seen(ridotto.start("millefiori", 3, None, {"dogat_1_points": "2"}))["unseen"])
    assert cards["dogat1-2"] == 2 and cards["dogat1-1"] == 0


@rule("MF-10.8", "MF-11.7")
def test_corrected_spaces_of_the_council_give_other_rewards() -> None:
    text = f"{TILES}\nchoice council_people_b_3 points12\nchoice council_workshops_2 dogaressa"
    match = diagram("millefiori", f"seats 3\n{text}\nkept R dogat1-1\ncouncillors 14 1 1\nagenda start_turn:0")
    assert points(match) == [13, 0, 0]
    text += "\ncourt points points sea_route"
    match = diagram("millefiori", f"seats 3\n{text}\nkept R dogat1-1\nagenda start_turn:0")
    assert step(match) == "take_lady"


@rule("MF-10.8", "MF-14.3", "MF-14.4", "MF-11.9")
def test_a_corrected_route_is_longer_or_shorter() -> None:
    match = sailed("ship5", "choice sea_end 22\nchoice city_1 30\nships 18 0 0", expansion=True)
    assert player(match, "R")["ship"] == 22 and points(match) == [30, 0, 0] and bonus(match, "city")[0] == 0
    match = sailed("ship1", "choice sea_21 points7\nships 20 0 0", expansion=True)
    assert points(match) == [7, 0, 0]
    match = sailed("ship5", "choice sea_end 40\nships 33 0 0", expansion=True)
    assert player(match, "R")["ship"] == 38 and points(match) == [1, 0, 0]
    match = turn("dogat1-1", "choice palace_1 25\ncouncillors 18 1 1", expansion=True)
    assert points(match) == [26, 0, 0]


@rule("MF-10.8", "MF-13.6")
def test_corrected_points_of_the_dogaressa_card() -> None:
    match = turn(
        "ship1", "choice dogaressa_points 15\nladies R points\ncourt points sea_route sea_route", expansion=True
    )
    play(match, "R dogaressa:points")
    assert points(match) == [15, 0, 0]


@rule("MF-10.8", "MF-15.1")
def test_corrected_values_of_masterworks() -> None:
    view = seen(ridotto.start("millefiori", 2, None, {"masterwork_green_horse": "2", "market_blue_vase_1": "5"}))
    assert "green_horse2" in view["unseen"] and "green_horse5" not in view["unseen"]
    assert "blue_vase5" in view["works"] and "blue_vase2" not in view["works"] and len(view["works"]) == 27
