"""[SM-6] Bridges."""

import pytest

from ridotto.testing import diagram, play, rule

from .reading import asked, drawn, happened, offered, reserve, seen, step

PAIRS = [
    "cannaregio-santa_croce",
    "cannaregio-san_polo",
    "cannaregio-san_marco",
    "cannaregio-castello",
    "santa_croce-san_polo",
    "santa_croce-dorsoduro",
    "san_polo-san_marco",
    "san_polo-dorsoduro",
    "san_marco-dorsoduro",
    "san_marco-castello",
]
TWELVE = """
    bridge san_marco-castello B G Y
    bridge cannaregio-castello R B G
    bridge cannaregio-san_marco R B
    bridge san_polo-san_marco R G
    bridge san_marco-dorsoduro Y
    bridge santa_croce-san_polo B
    player R
    hand bridge
    agenda next_card start_bridge:1
"""


@rule("SM-6.1")
def test_a_bridge_card_puts_a_bridge_and_a_noble_on_it() -> None:
    match = diagram("sanmarco", "player R\n hand bridge\n agenda next_card")
    play(match, "R pair:san_marco-castello")
    view = seen(match, "B")
    assert view["bridges"] == [{"pair": "san_marco-castello", "ends": ["san_marco", "castello"], "owner": 0}]
    assert (view["supply"], reserve(match, "R")) == (11, 24)
    assert happened(match, "bridged") == [{"who": 0, "pair": "san_marco-castello"}]


@rule("SM-6.2")
def test_only_neighbours_can_be_joined() -> None:
    match = diagram("sanmarco", "player R\n hand bridge\n agenda next_card")
    assert offered(match, "R") == [f"pair:{pair}" for pair in PAIRS]
    assert seen(match, "R")["pairs"] == PAIRS


@rule("SM-6.3")
def test_a_seat_has_one_bridge_between_two_districts() -> None:
    match = diagram("sanmarco", "bridge san_marco-castello R\n player R\n hand bridge\n agenda next_card")
    assert offered(match, "R") == [f"pair:{pair}" for pair in PAIRS if pair != "san_marco-castello"]


@rule("SM-6.3")
def test_three_bridges_are_the_most_between_two_districts() -> None:
    drawing = "bridge san_marco-castello {}\n player Y\n hand bridge\n agenda next_card"
    assert "pair:san_marco-castello" in offered(diagram("sanmarco", drawing.format("R B")), "Y")
    assert "pair:san_marco-castello" not in offered(diagram("sanmarco", drawing.format("R B G")), "Y")


@rule("SM-6.4")
def test_with_the_last_bridge_in_the_supply_nothing_is_seized() -> None:
    match = diagram("sanmarco", TWELVE.replace("    bridge santa_croce-san_polo B\n", ""))
    assert step(match) == "build_bridge"


@rule("SM-6.4")
def test_when_all_bridges_are_on_the_board_one_is_seized() -> None:
    match = diagram("sanmarco", TWELVE)
    assert step(match) == "seize_bridge"
    play(match, "R bridge:san_marco-castello-blue", "R pair:san_marco-castello")
    assert drawn(match, "bridge san_marco-castello") == "R G Y"
    assert (reserve(match, "R"), reserve(match, "B")) == (21, 22)
    assert happened(match, "seized") == [{"who": 0, "owner": 1, "pair": "san_marco-castello"}]
    assert happened(match, "carried") == []


@rule("SM-6.5")
def test_a_seized_bridge_may_be_moved() -> None:
    match = diagram("sanmarco", TWELVE)
    play(match, "R bridge:san_marco-castello-blue")
    assert seen(match, "G")["seized"] == "san_marco-castello-blue"
    play(match, "R pair:santa_croce-dorsoduro")
    assert drawn(match, "bridge san_marco-castello") == "G Y"
    assert drawn(match, "bridge santa_croce-dorsoduro") == "R"
    assert happened(match, "carried") == [{"who": 0, "pair": "san_marco-castello", "there": "santa_croce-dorsoduro"}]


@rule("SM-6.5")
def test_a_seized_bridge_goes_where_there_is_room() -> None:
    match = diagram("sanmarco", TWELVE.replace("player R", "player Y"))
    play(match, "Y bridge:san_polo-san_marco-red")
    full = {"pair:cannaregio-castello", "pair:san_marco-castello", "pair:san_marco-dorsoduro"}
    assert offered(match, "Y") == [f"pair:{pair}" for pair in PAIRS if f"pair:{pair}" not in full]


@rule("SM-6.6")
def test_where_the_seat_owns_a_bridge_the_seized_one_cannot_stay() -> None:
    match = diagram("sanmarco", TWELVE)
    play(match, "R bridge:cannaregio-castello-green")
    assert "pair:cannaregio-castello" not in offered(match, "R")


@rule("SM-6.7")
def test_a_bridge_of_ones_own_is_not_seized() -> None:
    match = diagram("sanmarco", TWELVE)
    bridges = offered(match, "R")
    assert len(bridges) == 9 and not [path for path in bridges if path.endswith("red")]


@rule("SM-6.7")
def test_who_owns_all_bridges_seizes_none() -> None:
    """With more neighbours than bridges one seat may own all of them."""
    more = ["cannaregio-dorsoduro", "santa_croce-castello"]
    match = diagram(
        "sanmarco",
        "\n".join(
            [
                "choice joined_cannaregio_dorsoduro yes",
                "choice joined_santa_croce_castello yes",
                *[f"bridge {pair} R" for pair in [*PAIRS, *more]],
                "player R",
                "hand bridge",
                "agenda next_card start_bridge:1",
            ]
        ),
    )
    assert asked(match) == "B" and drawn(match, "discard") == "bridge"


@rule("SM-5.3", "SM-6.3", "SM-6.6")
@pytest.mark.parametrize("others", ["", "bridge san_marco-castello R B\nbridge cannaregio-castello R B"])
def test_a_player_with_a_bridge_on_all_ten_pairs_cannot_use_a_bridge_card(others: str) -> None:
    """With two bridges left in the supply none can be built; with all of them on the board none can be seized."""
    joined = {line.split()[1]: line for line in others.splitlines()}
    lines = [joined.get(pair, f"bridge {pair} R") for pair in PAIRS]
    match = diagram("sanmarco", "\n".join([*lines, "player R", "hand bridge", "agenda next_card start_bridge:1"]))
    assert seen(match, "R")["supply"] == (0 if others else 2)
    assert (asked(match), drawn(match, "discard"), reserve(match, "R")) == ("B", "bridge", 15)


FOUR_PAIRS = ["cannaregio-castello", "santa_croce-san_polo", "san_polo-dorsoduro", "san_marco-dorsoduro"]


def every_place_full(*owners: str) -> str:
    """A board with four pairs of neighbours: twelve bridges leave no place.  Red has a bridge card."""
    others = [pair.replace("-", "_") for pair in PAIRS if pair not in FOUR_PAIRS]
    lines = [f"choice joined_{pair} no" for pair in others]
    lines += [f"bridge {pair} {letters}" for pair, letters in zip(FOUR_PAIRS, owners, strict=True)]
    return "\n".join([*lines, "player R", "hand bridge", "agenda next_card start_bridge:1"])


@rule("SM-6.4", "SM-6.5")
def test_where_every_place_is_full_a_seized_bridge_stays() -> None:
    match = diagram("sanmarco", every_place_full("R B G", "R B G", "R B G", "B G Y"))
    assert offered(match, "R") == [f"bridge:san_marco-dorsoduro-{owner}" for owner in ("blue", "green", "yellow")]
    play(match, "R bridge:san_marco-dorsoduro-green")
    assert offered(match, "R") == ["pair:san_marco-dorsoduro"]
    play(match, "R pair:san_marco-dorsoduro")
    assert drawn(match, "bridge san_marco-dorsoduro") == "R B Y"


@rule("SM-5.3", "SM-6.6")
def test_where_every_place_is_full_and_each_has_a_bridge_of_the_player_none_is_seized() -> None:
    match = diagram("sanmarco", every_place_full("R B G", "R B G", "R B G", "R G Y"))
    assert (asked(match), drawn(match, "discard"), reserve(match, "R")) == ("B", "bridge", 21)


@rule("SM-6.2")
@pytest.mark.parametrize("pair", ["san_polo-castello", "san_marco-castello"])
def test_a_table_may_correct_the_neighbours(pair: str) -> None:
    name = pair.replace("-", "_")
    value = "yes" if pair == "san_polo-castello" else "no"
    match = diagram("sanmarco", f"choice joined_{name} {value}\n player R\n hand bridge\n agenda next_card")
    assert (f"pair:{pair}" in offered(match, "R")) == (value == "yes")
