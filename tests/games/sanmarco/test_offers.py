"""[SM-3, SM-4] Roles, deals, offers, and who takes which."""

import pytest

from ridotto.core.diagram import read_name
from ridotto.core.errors import NoUndo
from ridotto.core.match import Match
from ridotto.games.sanmarco.material import CARD_NAMES
from ridotto.games.sanmarco.state import Table
from ridotto.testing import diagram, play, rule

from .reading import asked, drawn, happened, offered, seen, step

DEAL = "castello castello doge bridge exile limit_1 limit_2 limit_3"
OTHER = "san_marco san_polo doge transfer transfer limit_1 limit_1 limit_3"
BOTH = f"""
    first_dealer R
    first_chooser B
    second_dealer G
    second_chooser Y
    deal R {DEAL}
    deal G {OTHER}
    agenda split reveal:0 take_offer:1 take_rest:0 reveal:2 take_offer:11 take_rest:2
"""
ALONE = """
    seats 3
    first_dealer R
    first_chooser B
    second_chooser G
    deal R castello castello castello bridge exile doge limit_1 limit_1 limit_2 limit_3
    agenda split reveal:0 take_offer:1 take_offer:3 take_rest:0
"""


def split(match: Match[Table], letter: str, *offers: str) -> None:
    """Lay cards into offers, each a list of cards, and be done."""
    for number, offer in enumerate(offers, 1):
        play(match, *[f"{letter} card:{card} offer:{number}" for card in offer.split()])
    play(match, f"{letter} button:done")


def sorted_cards(names: str) -> list[str]:
    """Names of cards in the order of the material."""
    return sorted(names.split(), key=lambda name: read_name(CARD_NAMES, name))


# ---- roles


@rule("SM-3.1")
def test_the_markers_of_the_others_are_drawn_one_after_the_other() -> None:
    match = diagram("sanmarco", "leader R\n agenda next_round")
    assert match.outcomes() == ["role:red", "role:green", "role:yellow"]
    play(match, "* role:yellow")
    assert match.outcomes() == ["role:red", "role:green"]
    play(match, "* role:green")
    assert seen(match, "R")["roles"] == {
        "first_dealer": 1,
        "first_chooser": 3,
        "second_dealer": 2,
        "second_chooser": 0,
    }


@rule("SM-3.1")
def test_every_order_of_roles_is_equally_likely() -> None:
    match = diagram("sanmarco", "agenda next_round")
    assert list(match.game.rules.weights(match.state)) == [1, 0, 1, 1]


# ---- the deal


@rule("SM-3.2")
def test_each_of_two_dealers_draws_5_action_cards_and_3_limit_cards() -> None:
    match = diagram("sanmarco", "leader Y\n agenda next_round")
    play(match, "* role:blue", "* role:green")
    for dealer in ("R", "G"):
        play(match, *["* card:castello", "* card:doge"] * 2, "* card:exile", *["* card:limit_2"] * 3)
        assert drawn(match, f"deal {dealer}") == "castello castello exile doge doge limit_2 limit_2 limit_2"
    assert (step(match), asked(match)) == ("split", "RG")


@rule("SM-3.2")
def test_a_card_is_drawn_in_proportion_to_its_copies() -> None:
    match = diagram("sanmarco", "discard castello castello transfer\n deal R doge\n agenda deal_action:0")
    assert list(match.game.rules.weights(match.state)) == [5, 5, 5, 5, 5, 3, 6, 11, 4, 9]
    match = diagram("sanmarco", f"deal R {DEAL.replace(' limit_3', '')}\n limits B limit_2\n agenda deal_limit:0")
    assert list(match.game.rules.weights(match.state)) == [7, 8, 10]


@rule("SM-2.4")
def test_a_deck_without_cards_is_a_fault() -> None:
    whole = " ".join(["limit_1"] * 8 + ["limit_2"] * 10 + ["limit_3"] * 10)
    match = diagram("sanmarco", f"limits B {whole}\n deal R doge doge doge doge doge\n agenda deal_limit:0")
    with pytest.raises(AssertionError, match="a deck has run out"):
        match.outcomes()


@rule("SM-3.2")
def test_a_dealer_alone_hears_all_his_cards() -> None:
    match = diagram("sanmarco", f"deal R {DEAL.replace(' limit_3', '')}\n first_dealer R\n agenda deal_limit:0 split")
    play(match, "* card:limit_3", "R card:doge offer:2")
    assert [event.kind for event in match.events_for(0)] == ["drew", "dealt", "drew_all", "holds", "sorted"]
    assert [event.kind for event in match.events_for(1)] == ["drew", "drew_all"]
    assert happened(match, "holds") == [{"who": 0, "cards": sorted_cards(DEAL)}]


@rule("SM-3.2")
def test_a_dealer_alone_sees_his_cards() -> None:
    match = diagram("sanmarco", "deal R doge\n agenda deal_action:0 split")
    play(match, "* card:castello")
    assert [event.kind for event in match.events_for(0)] == ["drew", "dealt"]
    assert [event.kind for event in match.events_for(1)] == ["drew"]
    assert seen(match, "R")["mine"]["deal"] == ["castello", "doge"]
    assert (seen(match, "B")["deals"], seen(match, "B")["unseen"]["castello"]) == ([2, 0, 0, 0], 5)
    assert seen(match, "R")["unseen"]["castello"] == 4


# ---- the split


@rule("SM-3.3")
@pytest.mark.parametrize("sizes", [(4, 4), (3, 5), (6, 2), (7, 1), (1, 7)])
def test_offers_may_have_any_sizes_but_none(sizes: tuple[int, int]) -> None:
    """Example S5."""
    match = diagram("sanmarco", BOTH)
    deal = DEAL.split()
    split(match, "R", " ".join(deal[: sizes[0]]), " ".join(deal[sizes[0] :]))
    split(match, "G", OTHER[:9], OTHER[10:])
    assert [offer["size"] for offer in happened(match, "laid") if offer["who"] == 0] == list(sizes)


@rule("SM-3.3")
def test_the_last_card_cannot_leave_an_offer_empty() -> None:
    """Example S5: 8 and 0 are no offers."""
    match = diagram("sanmarco", BOTH)
    play(match, *[f"R card:{card} offer:2" for card in DEAL.split()[:7]])
    assert offered(match, "R") == ["card:limit_3 offer:1"]


@rule("SM-3.3")
def test_with_three_offers_the_last_cards_go_to_the_empty_ones() -> None:
    match = diagram("sanmarco", ALONE)
    play(match, *[f"R card:{card} offer:3" for card in ["castello", "castello", "castello", "bridge", "exile", "doge"]])
    play(match, "R card:limit_1 offer:3", "R card:limit_1 offer:3")
    assert offered(match, "R") == [f"card:limit_{n} offer:{offer}" for n in (2, 3) for offer in (1, 2)]
    play(match, "R card:limit_2 offer:2")
    assert offered(match, "R") == ["card:limit_3 offer:1"]


@rule("SM-3.3")
def test_a_dealer_says_when_his_offers_are_made() -> None:
    match = diagram("sanmarco", BOTH)
    play(match, *[f"R card:{card} offer:1" for card in DEAL.split()[:7]], "R card:limit_3 offer:2")
    assert offered(match, "R") == ["button:done"]


@rule("SM-3.4")
def test_dealers_split_at_the_same_time_and_in_secret() -> None:
    match = diagram("sanmarco", BOTH)
    before = {letter: seen(match, letter) for letter in "BGY"}
    play(match, "R card:castello offer:1", "R card:doge offer:2")
    assert {letter: seen(match, letter) for letter in "BGY"} == before
    assert asked(match) == "RG" and match.events_for(1) == []
    assert seen(match, "R")["mine"]["offers"] == [["castello"], ["doge"]]


@rule("SM-3.4")
def test_the_number_of_cards_in_an_offer_face_down_is_open() -> None:
    match = diagram("sanmarco", BOTH)
    split(match, "R", "castello", "castello doge bridge exile limit_1 limit_2 limit_3")
    split(match, "G", "san_marco san_polo limit_3", "doge transfer transfer limit_1 limit_1")
    hidden = seen(match, "Y")["offers"][1]
    assert (hidden["dealer"], hidden["open"]) == (2, False)
    assert [(offer["size"], offer["cards"]) for offer in hidden["offers"]] == [(3, None), (5, None)]
    assert seen(match, "G")["mine"]["offers"][0] == ["san_polo", "san_marco", "limit_3"]


@rule("SM-3.5")
def test_the_first_offers_are_turned_up_and_the_second_only_when_the_first_pair_has_played() -> None:
    match = diagram("sanmarco", BOTH)
    split(match, "R", "limit_1 limit_2 limit_3", "castello castello doge bridge exile")
    split(match, "G", "san_marco", "san_polo doge transfer transfer limit_1 limit_1 limit_3")
    assert happened(match, "revealed") == [
        {"who": 0, "offer": 1, "cards": ["limit_1", "limit_2", "limit_3"]},
        {"who": 0, "offer": 2, "cards": ["castello", "castello", "bridge", "exile", "doge"]},
    ]
    play(match, "B offer:1", "R card:castello", "R district:castello", "R card:castello", "R district:castello")
    play(match, "R card:bridge", "R pair:san_marco-castello", "R card:doge", "R district:castello")
    play(match, "R district:santa_croce")
    assert seen(match, "Y")["offers"][0]["open"] is False
    play(match, "* die:2")
    assert seen(match, "Y")["offers"][0]["offers"][0]["cards"] == ["san_marco"]
    assert asked(match) == "Y"


@rule("SM-3.6")
@pytest.mark.parametrize("offer", [1, 2])
def test_an_offer_of_limit_cards_alone_or_of_action_cards_alone(offer: int) -> None:
    match = diagram("sanmarco", BOTH)
    split(match, "R", "limit_1 limit_2 limit_3", "castello castello doge bridge exile")
    split(match, "G", "san_marco", "san_polo doge transfer transfer limit_1 limit_1 limit_3")
    play(match, f"B offer:{offer}")
    assert drawn(match, "limits B") == ("limit_1 limit_2 limit_3" if offer == 1 else "")
    assert drawn(match, "player") == ("R" if offer == 1 else "B")


@rule("SM-3.7")
def test_cards_alike_are_offered_once() -> None:
    match = diagram("sanmarco", ALONE)
    assert offered(match, "R").count("card:castello offer:1") == 1
    assert len(offered(match, "R")) == 7 * 3


@rule("SM-3.8")
def test_with_three_active_seats_the_leader_deals_6_and_4_cards() -> None:
    match = diagram("sanmarco", "seats 3\n leader R\n agenda next_round")
    assert match.outcomes() == ["role:red", "role:green"]
    play(match, "* role:green")
    assert seen(match, "R")["roles"] == {"first_dealer": 1, "first_chooser": 2, "second_chooser": 0}
    play(match, *["* card:transfer"] * 6, *["* card:limit_1"] * 4)
    assert (asked(match), step(match)) == ("B", "split")
    assert offered(match, "B")[:3] == ["card:transfer offer:1", "card:transfer offer:2", "card:transfer offer:3"]


@rule("SM-3.8")
def test_with_three_offers_all_are_open_and_two_choosers_take_before_the_dealer() -> None:
    match = diagram("sanmarco", ALONE)
    split(match, "R", "limit_1 limit_1", "limit_2", "limit_3 castello castello castello bridge exile doge")
    assert (len(happened(match, "revealed")), happened(match, "laid")) == (3, [])
    assert (asked(match), offered(match, "B")) == ("B", ["offer:1", "offer:2", "offer:3"])
    play(match, "B offer:2")
    assert (asked(match), offered(match, "G")) == ("G", ["offer:1", "offer:3"])
    play(match, "G offer:1")
    assert drawn(match, "player") == "R"
    assert [drawn(match, f"limits {letter}") for letter in "RBG"] == ["limit_3", "limit_2", "limit_1 limit_1"]


@rule("SM-3.8")
def test_with_two_active_seats_one_deals_5_and_3_cards_and_the_other_chooses() -> None:
    match = diagram("sanmarco", "seats 3\n leader G\n limits B limit_3 limit_3 limit_3 limit_1\n agenda next_round")
    assert seen(match, "R")["roles"] == {"first_dealer": 0, "first_chooser": 2}
    play(match, *["* card:transfer"] * 5, *["* card:limit_1"] * 3)
    assert (asked(match), offered(match, "R")[:3]) == (
        "R",
        ["card:transfer offer:1", "card:transfer offer:2", "card:limit_1 offer:1"],
    )


@rule("SM-3.5")
def test_what_was_turned_up_stays_so() -> None:
    match = diagram("sanmarco", ALONE)
    split(match, "R", "limit_1 limit_1", "limit_2", "limit_3 castello castello castello bridge exile doge")
    with pytest.raises(NoUndo):
        match.undo(0)


@rule("SM-3.5")
def test_a_word_that_turns_offers_up_cannot_be_taken_back() -> None:
    match = diagram(
        "sanmarco",
        "second_dealer G\n second_chooser Y\n offer G 1 doge\n offer G 2 limit_1\n player R\n hand castello\n"
        " agenda next_card reveal:2 take_offer:11",
    )
    play(match, "R district:castello")
    with pytest.raises(NoUndo, match="come to light"):
        match.undo(0)


@rule("SM-3.5")
def test_offers_of_the_next_round_are_face_down_again() -> None:
    match = diagram("sanmarco", "leader R\n opened R B\n agenda next_round")
    assert drawn(match, "opened") == ""
    play(match, "* role:red", "* role:green")
    play(match, *["* card:transfer"] * 5, *["* card:limit_1"] * 3, *["* card:transfer"] * 5, *["* card:limit_2"] * 3)
    assert (step(match), asked(match), seen(match, "B")["offers"]) == ("split", "BG", [])
    assert [seen(match, letter)["unseen"]["transfer"] for letter in "BGR"] == [7, 7, 12]


# ---- taking


@rule("SM-4.1")
def test_the_chooser_plays_first_and_the_dealer_plays_what_is_left() -> None:
    match = diagram("sanmarco", BOTH)
    split(match, "R", "castello limit_1", "castello doge bridge exile limit_2 limit_3")
    split(match, "G", "san_marco", "san_polo doge transfer transfer limit_1 limit_1 limit_3")
    assert (asked(match), offered(match, "B")) == ("B", ["offer:1", "offer:2"])
    play(match, "B offer:1", "B district:castello")
    assert happened(match, "took") == [{"who": 1, "dealer": 0, "offer": 1}, {"who": 0, "dealer": 0, "offer": 2}]
    assert (drawn(match, "player"), drawn(match, "hand")) == ("R", "castello bridge exile doge")


@rule("SM-4.1")
def test_then_the_second_dealer_and_his_chooser_do_the_same() -> None:
    match = diagram("sanmarco", BOTH)
    split(match, "R", "limit_1", "castello castello doge bridge exile limit_2 limit_3")
    split(match, "G", "limit_1 limit_1", "san_marco san_polo doge transfer transfer limit_3")
    play(match, "B offer:1", "R card:castello", "R district:castello", "R card:castello", "R district:castello")
    play(match, "R card:bridge", "R pair:san_marco-castello", "R card:doge", "R district:castello")
    play(match, "R district:castello", "* die:1")
    assert asked(match) == "Y"
    play(match, "Y offer:1")
    assert (drawn(match, "player"), drawn(match, "limits Y"), drawn(match, "limits G")) == (
        "G",
        "limit_1 limit_1",
        "limit_3",
    )


@rule("SM-4.2", "SM-4.3")
def test_limit_cards_lie_open_and_their_sum_are_the_limit_points() -> None:
    match = diagram(
        "sanmarco",
        """
        first_dealer R
        first_chooser B
        limits B limit_2
        offer R 1 limit_1 limit_3 limit_3 castello
        offer R 2 doge
        opened R
        agenda take_offer:1 take_rest:0
        """,
    )
    play(match, "B offer:1")
    limits = seen(match, "Y")["limits"][1]
    assert (limits["points"], limits["cards"]) == (9, ["limit_1", "limit_2", "limit_3", "limit_3"])
    assert happened(match, "limited") == [{"who": 1, "cards": ["limit_1", "limit_3", "limit_3"], "points": 9}]


@rule("SM-4.4")
def test_action_cards_are_played_at_once() -> None:
    match = diagram(
        "sanmarco",
        "first_dealer R\n first_chooser B\n offer R 1 castello doge\n offer R 2 limit_1\n opened R\n"
        " agenda take_offer:1 take_rest:0",
    )
    play(match, "B offer:1")
    assert (asked(match), offered(match, "B")) == ("B", ["card:castello", "card:doge"])
