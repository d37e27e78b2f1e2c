"""[MF-15] Masterworks and the showcase."""

from collections import Counter
from typing import Any

import pytest

import ridotto
from ridotto import Match
from ridotto.testing import rule

from .reading import TILES, diagram, drawn, happened, offered, play, player, points, sailed, seen, step, turn

MARKET = "market green_horse2 green_vase2 green_goblet2"


def gaining(text: str) -> Match[Any]:
    """Red, on turn, gains a masterwork."""
    return diagram("millefiori", f"seats 3\n{TILES}\nturn R\n{text}\nagenda gain_work")


def ended(showcase: str) -> Match[Any]:
    """The end of a game with this showcase of red."""
    return diagram("millefiori", f"seats 3\n{TILES}\nshowcase R {showcase}\nagenda finish")


@rule("MF-15.1")
def test_nine_kinds_with_a_5_in_the_draw_pile_and_2_3_and_4_in_the_other() -> None:
    view = seen(ridotto.start("millefiori", 2, None))
    kinds = [f"{glass}_{shape}" for glass in ("green", "blue", "amber") for shape in ("horse", "vase", "goblet")]
    assert Counter(view["works"]) == Counter(f"{kind}{value}" for kind in kinds for value in (2, 3, 4))
    assert [name for name in view["unseen"] if "_" in name] == [f"{kind}5" for kind in kinds]


@rule("MF-15.2")
def test_one_of_the_market_is_taken_placed_and_scored_before_the_market_is_filled_up() -> None:
    match = gaining(MARKET)
    assert offered(match) == ["market:green_horse2", "market:green_vase2", "market:green_goblet2", "pile:masterworks"]
    play(match, "R market:green_vase2")
    assert seen(match)["work"] == "green_vase2" and step(match) == "place_work"
    assert seen(match)["market"] == ["green_horse2", None, "green_goblet2"]
    play(match, "R showcase:red5")
    assert points(match) == [2, 0, 0] and step(match) == "fill_market"
    play(match, "* work:amber_horse4")
    assert seen(match)["market"] == ["green_horse2", "amber_horse4", "green_goblet2"] and match.over


@rule("MF-15.2")
def test_or_the_top_card_of_the_pile() -> None:
    match = gaining(MARKET)
    play(match, "R pile:masterworks", "* work:amber_horse4")
    assert seen(match)["work"] == "amber_horse4" and happened(match, "drew_work") == [
        {"who": 0, "work": "amber_horse4"}
    ]
    play(match, "R showcase:red1")
    assert points(match) == [4, 0, 0] and match.over and len(seen(match)["works"]) == 23


@rule("MF-15.2")
def test_equal_masterworks_of_the_market_are_one_option() -> None:
    text = "choice market_green_horse_2 2\nchoice market_green_horse_3 2\n"
    for market in ("green_horse2 blue_vase2 green_horse2", "blue_vase2 green_horse2 green_horse2"):
        assert len(offered(gaining(f"{text}market {market}"))) == 3
    assert len(offered(gaining(f"{text}market green_horse2 green_horse2 green_horse2"))) == 2


def works(*but: str) -> str:
    """All masterworks of the pile but these, covered in showcases."""
    names = [
        f"{glass}_{shape}{value}"
        for glass in ("green", "blue", "amber")
        for shape in ("horse", "vase", "goblet")
        for value in (2, 3, 4)
    ]
    return " ".join(name for name in names if name not in but)


@rule("MF-15.3")
def test_with_an_empty_pile_the_market_is_not_filled_up() -> None:
    match = gaining(f"market green_horse2 - green_vase2\ncovered {works('green_horse2', 'green_vase2')}")
    assert offered(match) == ["market:green_horse2", "market:green_vase2"]
    play(match, "R market:green_vase2", "R showcase:red1")
    assert match.over and seen(match)["market"] == ["green_horse2", None, None]


@rule("MF-15.3")
def test_when_both_are_empty_the_reward_is_lost() -> None:
    match = turn("dogat1-1", f"councillors 1 1 1\ncovered {works()}", expansion=True)
    assert match.over and points(match) == [1, 0, 0]
    match = turn("ash1", f"councillors 1 1 1\ncovered {works()}", expansion=True)
    assert step(match) == "use_card"


@rule("MF-15.4")
def test_a_masterwork_of_the_hand_goes_into_the_showcase() -> None:
    match = turn("blue_vase5", expansion=True)
    assert step(match) == "place_work" and offered(match) == [f"showcase:red{n}" for n in range(1, 10)]
    play(match, "R showcase:red3")
    assert points(match) == [5, 0, 0] and seen(match)["discards"] == [] and player(match, "R")["supply"] == 27
    assert drawn(match, "showcase R") == "- - blue_vase5+ - - - - - -" and match.over
    assert happened(match, "showed") == [{"who": 0, "work": "blue_vase5", "place": "red3", "points": 5}]


@rule("MF-15.4")
def test_it_may_be_an_extra_card() -> None:
    match = sailed("ship3", "ships 0 4 0\ndisplay blue_vase5", letter="B", expansion=True)
    play(match, "B display:blue_vase5", "B showcase:blue4")
    assert points(match) == [0, 5, 0] and player(match, "B")["showcase"][3] == "blue_vase5"


@rule("MF-15.5")
def test_a_masterwork_may_cover_another_one() -> None:
    match = turn("blue_vase5", "showcase R green_horse2 green_horse3", expansion=True)
    play(match, "R showcase:red2")
    assert player(match, "R")["showcase"][:2] == ["green_horse2", "blue_vase5"]
    assert seen(match)["covered"] == ["green_horse3"] and points(match) == [5, 0, 0]
    assert happened(match, "covered") == [{"who": 0, "work": "blue_vase5", "place": "red2", "points": 5}]


@rule("MF-15.5")
def test_a_full_showcase_is_covered() -> None:
    full = (
        "green_horse2 green_horse3 green_horse4 green_vase2 green_vase3 green_vase4 blue_horse2 blue_horse3 blue_horse4"
    )
    match = turn("blue_vase5", f"showcase R {full}", expansion=True)
    assert offered(match) == [f"showcase:red{n}" for n in range(1, 10)]
    play(match, "R showcase:red9")
    assert seen(match)["covered"] == ["blue_horse4"]


@rule("MF-15.6")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_it_scores_its_value(value: int) -> None:
    match = gaining(f"market amber_goblet{value}")
    play(match, f"R market:amber_goblet{value}", "R showcase:red1")
    assert points(match) == [value, 0, 0]


@rule("MF-15.7")
@pytest.mark.parametrize(
    ("showcase", "score"),
    [
        ("green_horse2 blue_horse2 amber_horse2", 10),  # three horses
        ("green_vase2 green_vase3 green_vase4", 20),  # three green vases
        ("green_horse2 - - green_vase2 - - green_goblet2", 10),  # a column of three green ones
        ("green_horse2 blue_vase2 amber_goblet2", 0),
        ("green_horse2 green_horse3", 0),
        ("green_horse2 green_vase2 blue_horse2", 0),
        ("- green_horse2 - - blue_horse2 - - amber_horse2", 10),
        ("- - green_horse2 - - blue_horse2 - - amber_horse2", 10),
        ("- - - green_horse2 blue_horse2 amber_horse2", 10),
        ("- - - - - - green_horse2 blue_horse2 amber_horse2", 10),
        ("green_horse2 - - - green_horse3 - - - green_horse4", 0),  # diagonals do not count
    ],
    ids=[f"showcase{n}" for n in range(11)],
)
def test_rows_and_columns_of_one_colour_or_one_shape_score(showcase: str, score: int) -> None:
    match = ended(showcase)
    assert points(match) == [score, 0, 0]


@rule("MF-15.7")
def test_every_row_and_every_column_scores_separately() -> None:
    rows = " ".join(f"green_{shape}{value}" for shape in ("horse", "vase", "goblet") for value in (2, 3, 4))
    assert points(ended(rows)) == [3 * 20 + 3 * 10, 0, 0]


@rule("MF-15.7")
def test_every_showcase_is_scored() -> None:
    showcases = "showcase B green_horse2 blue_horse2 amber_horse2\nshowcase G green_vase2 green_vase3 green_vase4"
    match = diagram("millefiori", f"seats 3\n{TILES}\n{showcases}\nagenda finish")
    assert points(match) == [0, 10, 20]


@rule("MF-15.7")
def test_the_view_tells_what_a_showcase_would_score() -> None:
    match = turn("ship1", "showcase R green_horse2 blue_horse2 amber_horse2", expansion=True)
    assert player(match, "R")["lines"] == 10 and player(match, "B")["lines"] == 0


@rule("MF-15.7")
def test_only_the_uppermost_cards_count() -> None:
    match = turn("blue_vase5", "showcase R green_horse2 green_horse3 green_horse4", expansion=True)
    play(match, "R showcase:red2")
    assert player(match, "R")["lines"] == 0


@rule("MF-15.7")
def test_masterworks_of_the_hand_count_as_the_others() -> None:
    assert points(ended("green_vase5+ green_vase3 green_vase4")) == [20, 0, 0]
