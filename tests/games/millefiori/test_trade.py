"""[MF-7] Trade: commodities in five rows."""

import pytest

from ridotto.testing import rule

from .reading import bonus, happened, may_play_extra, offered, placed, points, turn


@rule("MF-7.1")
@pytest.mark.parametrize(("commodity", "first"), [("glasses", 1), ("carafes", 2), ("jewelry", 3), ("swans", 4)])
def test_a_card_goes_on_its_commodity_in_any_row(commodity: str, first: int) -> None:
    match = turn(f"{commodity}1", f"own B trade{first + 8}")
    assert offered(match) == [f"field:trade{first + row}" for row in (0, 4, 12, 16)] + ["button:sail"]


@rule("MF-7.2")
def test_every_diamond_on_the_commodity_scores_their_number() -> None:
    match = placed("carafes1", "trade6", "own R trade2\nown Y trade10", seats=4)  # example A
    assert points(match) == [6, 0, 0, 3] and not may_play_extra(match)
    assert happened(match, "traded")[0] == {"who": 0, "symbol": "carafes", "number": 2, "points": 6}


@rule("MF-7.2", "MF-7.4")
def test_who_has_fewer_makes_a_good_deal() -> None:
    match = placed("swans1", "trade4", "own G trade8 trade12\ndisplay key1")  # example G
    assert points(match) == [3, 0, 6] and may_play_extra(match)
    assert happened(match, "earned") == [{"who": 0, "reason": "good_deal"}]


@rule("MF-7.2")
def test_the_first_diamond_scores_one() -> None:
    assert points(placed("swans1", "trade4", "own B trade1 trade2 trade3")) == [1, 0, 0]


@rule("MF-7.2")
def test_five_diamonds_score_five_each() -> None:
    match = placed("swans1", "trade4", "own R trade8 trade12\nown B trade16 trade20")
    assert points(match) == [15, 10, 0]


@rule("MF-7.3")
def test_all_four_commodities_give_the_bonus() -> None:
    match = placed("swans1", "trade4", "own R trade1 trade2 trade7")
    assert points(match) == [21, 0, 0] and bonus(match, "trade")[0] == 0


@rule("MF-7.3")
def test_three_do_not() -> None:
    assert bonus(placed("swans1", "trade4", "own R trade1 trade2 trade6"), "trade") == [None] * 4


@rule("MF-7.4")
def test_a_tie_is_no_good_deal() -> None:
    match = placed("swans1", "trade4", "own G trade8\ndisplay key1")
    assert not may_play_extra(match)


@rule("MF-7.4")
def test_others_together_do_not_count() -> None:
    match = placed("swans1", "trade4", "own G trade8\nown B trade12\ndisplay key1")
    assert not may_play_extra(match)


@rule("MF-7.4")
def test_other_commodities_do_not_count() -> None:
    match = placed("swans1", "trade4", "own G trade1 trade5 trade9\ndisplay key1")
    assert not may_play_extra(match)
