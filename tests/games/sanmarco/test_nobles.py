"""[SM-7] Transfer, exile, and the reserve."""

import pytest

from ridotto.testing import diagram, play, rule

from .reading import asked, drawn, happened, offered, prestige, reserve, seen, step

EMPTY_RESERVE = """
    castello R3
    san_polo R21 B2
    bridge san_marco-castello R
    player R
"""
FULL = """
    castello R21
    bridge san_marco-castello R B G
    bridge cannaregio-castello R B G
    bridge cannaregio-san_marco R B G
    bridge san_polo-san_marco R B G
    player R
    hand bridge
    agenda next_card start_bridge:1
"""


# ---- transfer


@rule("SM-7.1")
def test_a_transfer_replaces_a_noble_of_somebody_else() -> None:
    match = diagram("sanmarco", "castello B2 G1\n san_polo R1 Y1\n player R\n hand transfer\n agenda next_card")
    assert offered(match, "R") == ["noble:san_polo-yellow", "noble:castello-blue", "noble:castello-green"]
    play(match, "R noble:castello-blue")
    assert (drawn(match, "castello"), reserve(match, "B"), reserve(match, "R")) == ("R1 B1 G1", 24, 23)
    assert happened(match, "transferred") == [{"who": 0, "owner": 1, "district": "castello"}]


@rule("SM-7.2")
def test_nobles_on_bridges_are_not_transferred() -> None:
    match = diagram(
        "sanmarco", "castello B1\n bridge san_marco-castello G\n player R\n hand transfer\n agenda next_card"
    )
    assert offered(match, "R") == ["noble:castello-blue"]


@rule("SM-7.2")
def test_nobles_on_bridges_are_not_exiled() -> None:
    match = diagram("sanmarco", "castello B1\n bridge san_marco-castello G\n player R\n hand exile\n agenda next_card")
    play(match, "R district:castello", "* die:6")
    assert (drawn(match, "bridge san_marco-castello"), drawn(match, "castello")) == ("G", "")


@rule("SM-7.2")
def test_nobles_on_bridges_do_not_count_in_a_scoring() -> None:
    match = diagram(
        "sanmarco",
        "castello B2 G2\n bridge san_marco-castello G\n player R\n hand doge\n agenda next_card",
    )
    play(match, "R district:castello")
    assert prestige(match) == [0, 5, 5, 0]


# ---- exile


@rule("SM-7.3")
def test_the_district_is_named_before_the_die_is_rolled() -> None:
    match = diagram("sanmarco", "castello B4\n player R\n hand exile\n agenda next_card")
    play(match, "R district:castello")
    assert match.chance and len(match.outcomes()) == 6
    assert seen(match, "B")["exile"] == {"district": "castello", "due": 0}
    play(match, "* die:3")
    assert (drawn(match, "castello"), drawn(match, "rolled"), reserve(match, "B")) == ("B1", "3", 24)
    assert happened(match, "exiled") == [{"owner": 1, "district": "castello", "nobles": 3}]


@rule("SM-7.4")
def test_the_player_chooses_whose_nobles_go() -> None:
    match = diagram("sanmarco", "castello R2 B2 G2 Y1\n player R\n hand exile\n agenda next_card")
    play(match, "R district:castello", "* die:3")
    assert offered(match, "R") == ["noble:castello-blue", "noble:castello-green", "noble:castello-yellow"]
    assert seen(match, "G")["exile"] == {"district": "castello", "due": 3}
    play(match, "R noble:castello-yellow", "R noble:castello-green")
    assert offered(match, "R") == ["noble:castello-blue", "noble:castello-green"]
    play(match, "R noble:castello-green")
    assert drawn(match, "castello") == "R2 B2"


@rule("SM-7.4")
def test_when_one_owner_is_left_his_nobles_go_by_themselves() -> None:
    match = diagram("sanmarco", "castello B1 G5\n player R\n hand exile\n agenda next_card start_bridge:1")
    play(match, "R district:castello", "* die:4", "R noble:castello-blue")
    assert (drawn(match, "castello"), asked(match)) == ("G2", "B")


@rule("SM-7.5")
def test_own_nobles_go_when_the_roll_is_higher_than_those_of_the_others() -> None:
    """Example S7."""
    match = diagram("sanmarco", "seats 3\n san_marco R2 B2 G2\n player R\n hand exile\n agenda next_card")
    play(match, "R district:san_marco", "* die:5")
    assert drawn(match, "san_marco") == "R1"
    assert happened(match, "exiled") == [
        {"owner": 1, "district": "san_marco", "nobles": 2},
        {"owner": 2, "district": "san_marco", "nobles": 2},
        {"owner": 0, "district": "san_marco", "nobles": 1},
    ]


@rule("SM-7.5")
def test_own_nobles_stay_while_others_are_there() -> None:
    match = diagram("sanmarco", "castello R2 B2 G2\n player R\n hand exile\n agenda next_card")
    play(match, "R district:castello", "* die:4")
    assert drawn(match, "castello") == "R2"


@rule("SM-7.5")
def test_a_high_roll_empties_the_district() -> None:
    match = diagram("sanmarco", "castello R1 B1\n player R\n hand exile\n agenda next_card")
    play(match, "R district:castello", "* die:6")
    assert (drawn(match, "castello"), drawn(match, "due")) == ("", "")


@rule("SM-7.6")
def test_a_district_with_own_nobles_alone_may_be_named() -> None:
    match = diagram("sanmarco", "castello R4\n player R\n hand exile\n agenda next_card")
    assert len(offered(match, "R")) == 6
    play(match, "R district:castello", "* die:3")
    assert drawn(match, "castello") == "R1"


@rule("SM-7.6")
def test_an_empty_district_may_be_named() -> None:
    match = diagram("sanmarco", "player R\n hand exile\n agenda next_card start_bridge:1")
    play(match, "R district:castello", "* die:3")
    assert asked(match) == "B" and happened(match, "exiled") == []


@rule("SM-7.7")
def test_nobles_taken_off_can_be_used_again() -> None:
    match = diagram("sanmarco", "castello B25\n player R\n hand exile\n agenda next_card start_bridge:1")
    play(match, "R district:castello", "* die:2")
    assert (reserve(match, "B"), drawn(match, "castello")) == (2, "B23")
    play(match, "B pair:san_marco-castello")
    assert reserve(match, "B") == 1


# ---- the empty reserve


@rule("SM-7.8")
def test_with_an_empty_reserve_a_noble_comes_from_the_board() -> None:
    match = diagram("sanmarco", f"{EMPTY_RESERVE}\n hand castello\n agenda next_card")
    play(match, "R district:castello")
    assert offered(match, "R") == ["noble:san_polo-red", "button:renounce"]
    play(match, "R noble:san_polo-red")
    assert (drawn(match, "castello"), drawn(match, "san_polo"), reserve(match, "R")) == ("R4", "R20 B2", 0)


@rule("SM-7.8")
def test_with_a_noble_in_the_reserve_none_comes_from_the_board() -> None:
    match = diagram(
        "sanmarco", "castello R20\n san_polo R4\n player R\n hand castello\n agenda next_card start_bridge:1"
    )
    play(match, "R district:castello")
    assert (drawn(match, "castello"), drawn(match, "san_polo"), asked(match)) == ("R21", "R4", "B")


@rule("SM-7.9")
@pytest.mark.parametrize(
    ("card", "answer", "sources"),
    [
        ("castello", "district:san_marco", ["san_polo", "castello"]),
        ("castello", "district:castello", ["san_polo"]),
        ("bridge", "pair:santa_croce-dorsoduro", ["san_polo", "castello"]),
        ("transfer", "noble:san_polo-blue", ["castello"]),
    ],
)
def test_the_noble_comes_from_another_district_and_never_from_a_bridge(
    card: str, answer: str, sources: list[str]
) -> None:
    match = diagram("sanmarco", f"{EMPTY_RESERVE}\n hand {card}\n agenda next_card")
    play(match, f"R {answer}")
    assert offered(match, "R") == [*[f"noble:{name}-red" for name in sources], "button:renounce"]


@rule("SM-7.10")
@pytest.mark.parametrize(
    ("card", "answer"),
    [("castello", "district:castello"), ("bridge", "pair:santa_croce-dorsoduro"), ("transfer", "noble:san_polo-blue")],
)
def test_who_does_without_wastes_the_card(card: str, answer: str) -> None:
    match = diagram("sanmarco", f"{EMPTY_RESERVE}\n hand {card}\n agenda next_card start_bridge:1")
    play(match, f"R {answer}", "R button:renounce")
    assert (drawn(match, "castello"), drawn(match, "san_polo"), asked(match)) == ("R3", "R21 B2", "B")
    assert len(happened(match, "wasted")) == 1 and drawn(match, "bridge santa_croce-dorsoduro") == ""


@rule("SM-7.11")
def test_in_a_transfer_the_noble_of_somebody_else_stays_when_none_can_be_fetched() -> None:
    match = diagram("sanmarco", "castello R25 B1\n player R\n hand transfer\n agenda next_card start_bridge:1")
    play(match, "R noble:castello-blue")
    assert (drawn(match, "castello"), asked(match), len(happened(match, "wasted"))) == ("R25 B1", "B", 1)


@rule("SM-7.11")
def test_the_target_is_named_before_the_noble_is_fetched() -> None:
    match = diagram("sanmarco", f"{EMPTY_RESERVE}\n hand castello\n agenda next_card")
    assert step(match) == "place_noble"
    play(match, "R district:castello")
    assert step(match) == "fetch_noble"
    assert happened(match, "will_place") == [{"who": 0, "district": "castello", "card": "castello"}]
    assert seen(match, "B")["fetching"] == {"card": "castello", "district": "castello", "pair": None, "owner": None}


@rule("SM-7.11")
def test_everybody_knows_where_a_bridge_is_to_go_before_its_noble_is_fetched() -> None:
    match = diagram("sanmarco", f"{EMPTY_RESERVE}\n hand bridge\n agenda next_card")
    play(match, "R pair:santa_croce-dorsoduro")
    goal = {"card": "bridge", "district": None, "pair": "santa_croce-dorsoduro", "owner": None}
    assert seen(match, "B")["fetching"] == goal
    assert happened(match, "will_build") == [{"who": 0, "pair": "santa_croce-dorsoduro"}]
    play(match, "R noble:castello-red")
    assert seen(match, "B")["fetching"] is None


@rule("SM-7.11")
def test_everybody_knows_whose_noble_is_to_be_replaced_before_one_is_fetched() -> None:
    match = diagram("sanmarco", f"{EMPTY_RESERVE}\n hand transfer\n agenda next_card")
    play(match, "R noble:san_polo-blue")
    goal = {"card": "transfer", "district": "san_polo", "pair": None, "owner": 1}
    assert seen(match, "G")["fetching"] == goal
    assert happened(match, "will_transfer") == [{"who": 0, "owner": 1, "district": "san_polo"}]


@rule("SM-7.11")
def test_everybody_knows_where_a_seized_bridge_is_to_go_before_its_noble_is_fetched() -> None:
    match = diagram("sanmarco", FULL)
    play(match, "R bridge:san_marco-castello-blue", "R pair:san_marco-dorsoduro")
    goal = {"card": "bridge", "district": None, "pair": "san_marco-dorsoduro", "owner": 1}
    carried = {"who": 0, "pair": "san_marco-castello", "there": "san_marco-dorsoduro"}
    assert (seen(match, "G")["fetching"], happened(match, "will_carry")) == (goal, [carried])
    assert seen(match, "G")["seized"] == "san_marco-castello-blue"


@rule("SM-7.8")
def test_with_a_noble_in_the_reserve_nothing_is_announced() -> None:
    match = diagram("sanmarco", "castello B1\n player R\n hand transfer castello bridge\n agenda next_card")
    play(match, "R card:castello", "R district:castello", "R card:transfer", "R noble:castello-blue")
    play(match, "R pair:san_marco-castello")
    assert not [event.kind for event in match.events if event.kind.startswith("will_")]


@rule("SM-7.8")
def test_a_position_in_which_a_noble_is_fetched_can_be_drawn() -> None:
    match = diagram("sanmarco", FULL)
    play(match, "R bridge:san_marco-castello-blue", "R pair:san_marco-dorsoduro")
    again = diagram("sanmarco", match.draw())
    assert (again.draw(), again.view(-1)["fetching"]) == (match.draw(), match.view(-1)["fetching"])


@rule("SM-7.9")
def test_the_noble_for_a_built_bridge_may_come_from_an_end_of_it() -> None:
    match = diagram("sanmarco", f"{EMPTY_RESERVE}\n hand bridge\n agenda next_card")
    play(match, "R pair:cannaregio-castello")
    assert offered(match, "R") == ["noble:san_polo-red", "noble:castello-red", "button:renounce"]
    play(match, "R noble:castello-red")
    assert (drawn(match, "bridge cannaregio-castello"), drawn(match, "castello")) == ("R", "R2")


@rule("SM-7.9")
def test_the_noble_for_a_seized_bridge_may_come_from_an_end_of_it() -> None:
    match = diagram("sanmarco", FULL.replace("castello R21", "castello R20\n dorsoduro R1", 1))
    play(match, "R bridge:san_marco-castello-blue", "R pair:san_marco-dorsoduro")
    assert offered(match, "R") == ["noble:dorsoduro-red", "noble:castello-red", "button:renounce"]
    play(match, "R noble:dorsoduro-red")
    assert (drawn(match, "bridge san_marco-dorsoduro"), drawn(match, "dorsoduro")) == ("R", "")


@rule("SM-7.11")
def test_a_bridge_is_not_seized_without_a_noble() -> None:
    match = diagram("sanmarco", FULL)
    play(match, "R bridge:san_marco-castello-blue", "R pair:san_marco-dorsoduro", "R button:renounce")
    assert (drawn(match, "bridge san_marco-castello"), drawn(match, "bridge san_marco-dorsoduro")) == ("R B G", "")
