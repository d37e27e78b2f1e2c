"""[SM-5] Playing cards; the district card."""

import pytest

from ridotto.testing import diagram, play, rule

from .reading import asked, drawn, happened, offered, reserve, seen, step

TWELVE = """
    bridge san_marco-castello R B G
    bridge cannaregio-castello R B G
    bridge cannaregio-san_marco R B G
    bridge san_polo-san_marco R B G
"""


@rule("SM-5.1")
def test_cards_are_played_in_any_order_one_by_one() -> None:
    match = diagram("sanmarco", "player R\n hand castello doge transfer\n castello B1\n agenda next_card")
    assert offered(match, "R") == ["card:castello", "card:transfer", "card:doge"]
    play(match, "R card:doge", "R district:castello")
    assert (offered(match, "R"), drawn(match, "discard")) == (["card:castello", "card:transfer"], "doge")


@rule("SM-5.1")
def test_cards_alike_need_no_choice() -> None:
    match = diagram("sanmarco", "player R\n hand castello castello\n agenda next_card")
    assert step(match) == "place_noble"
    play(match, "R district:castello", "R district:castello")
    assert (drawn(match, "castello"), seen(match, "B")["discards"]["castello"]) == ("R2", 2)


@rule("SM-5.2")
def test_all_cards_are_played_before_the_next_seat_comes() -> None:
    match = diagram("sanmarco", "player R\n hand castello san_polo\n agenda next_card start_bridge:1")
    play(match, "R card:san_polo", "R district:san_polo")
    assert asked(match) == "R"
    play(match, "R district:castello")
    assert (asked(match), drawn(match, "player")) == ("B", "")


@rule("SM-5.2")
@pytest.mark.parametrize("card", ["castello", "bridge", "transfer", "exile", "doge"])
def test_no_card_can_be_given_up(card: str) -> None:
    match = diagram("sanmarco", f"player R\n hand {card}\n castello B1\n agenda next_card")
    assert "button:give_up" not in offered(match, "R")


@rule("SM-5.3")
def test_a_transfer_without_a_noble_of_anybody_else_has_no_effect() -> None:
    match = diagram(
        "sanmarco",
        "player R\n hand transfer\n castello R3\n bridge san_marco-castello B\n agenda next_card start_bridge:1",
    )
    assert (asked(match), drawn(match, "discard"), drawn(match, "castello")) == ("B", "transfer", "R3")


@rule("SM-5.3")
def test_a_bridge_card_without_a_place_has_no_effect() -> None:
    """With other neighbours there may be fewer places than bridges."""
    few = "\n".join(
        f"choice joined_{name} no"
        for name in (
            "cannaregio_santa_croce",
            "cannaregio_san_polo",
            "cannaregio_san_marco",
            "santa_croce_san_polo",
            "santa_croce_dorsoduro",
            "san_polo_san_marco",
            "san_marco_castello",
        )
    )
    drawing = f"""
        {few}
        choice joined_santa_croce_san_marco yes
        bridge cannaregio-castello R B G
        bridge santa_croce-san_marco R
        bridge san_polo-dorsoduro R
        bridge san_marco-dorsoduro R
        player R
        hand bridge castello
        agenda next_card
    """
    match = diagram("sanmarco", drawing)
    play(match, "R card:bridge")
    assert step(match) == "place_noble" and happened(match, "wasted") == [{"who": 0, "card": "bridge"}]


@rule("SM-5.4")
@pytest.mark.parametrize(
    ("card", "more"), [("castello", ""), ("bridge", ""), ("bridge", TWELVE), ("transfer", ""), ("exile", "")]
)
def test_where_cards_are_optional_any_but_the_doge_can_be_given_up(card: str, more: str) -> None:
    match = diagram(
        "sanmarco",
        f"choice cards_optional yes\n {more}\n player R\n hand {card} dorsoduro\n dorsoduro B1\n agenda next_card",
    )
    before = [line for line in match.draw().splitlines() if "bridge " in line]
    play(match, f"R card:{card}", "R button:give_up")
    assert [line for line in match.draw().splitlines() if "bridge " in line] == before
    assert (step(match), drawn(match, "dorsoduro"), drawn(match, "castello")) == ("place_noble", "B1", "")
    assert card in drawn(match, "discard").split()
    assert len(happened(match, "gave_up")) == 1


@rule("SM-5.4")
def test_the_doge_can_never_be_given_up() -> None:
    match = diagram("sanmarco", "choice cards_optional yes\n player R\n hand doge\n agenda next_card")
    assert all(path.startswith("district:") for path in offered(match, "R"))


@rule("SM-5.5")
def test_a_district_card_puts_a_noble_into_its_district() -> None:
    match = diagram("sanmarco", "player R\n hand castello\n agenda next_card")
    assert offered(match, "R") == ["district:castello"]
    play(match, "R district:castello")
    assert (drawn(match, "castello"), reserve(match, "R")) == ("R1", 24)


@rule("SM-5.6")
def test_over_a_bridge_of_ones_own_the_noble_may_go_to_the_next_district() -> None:
    """Example S6."""
    match = diagram("sanmarco", "bridge san_marco-castello B\n player B\n hand castello\n agenda next_card")
    assert offered(match, "B") == ["district:san_marco", "district:castello"]
    play(match, "B district:san_marco")
    assert drawn(match, "san_marco") == "B1"


@rule("SM-5.6")
def test_bridges_of_others_and_second_bridges_do_not_serve() -> None:
    match = diagram(
        "sanmarco",
        """
        bridge san_marco-castello R
        bridge cannaregio-castello B
        bridge san_marco-dorsoduro R
        player R
        hand castello
        agenda next_card
        """,
    )
    assert offered(match, "R") == ["district:san_marco", "district:castello"]
