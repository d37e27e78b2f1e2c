"""[RI-3] Phase I: rows, the pile, green buildings, and the hand limit."""

import pytest

from ridotto import Match
from ridotto.core.errors import NotAnOption
from ridotto.games.rialto import GAME
from ridotto.games.rialto.material import CARD_NAMES
from ridotto.games.rialto.state import Table
from ridotto.testing import diagram, play, rule
from ridotto.testing.offers import results

from .reading import EVERY_CARD, asked, coins, drawn, happened, offered, own, player, seen, step, without

GREEN = "seats 2\nround 1\nphase 1\nrow 3 gold gold joker\nagenda use_green:0 sweep_row cut_hand"


def cards(*counts: tuple[str, int]) -> str:
    return " ".join(name for name, number in counts for _ in range(number))


# ---- rows


@rule("RI-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_row_more_than_players_is_laid_out_six_cards_in_each(seats: int) -> None:
    match = diagram("rialto", f"seats {seats}\ntiles 2 1 3 4 5 6\nagenda start_round")
    kinds = list(CARD_NAMES)
    for card in range((seats + 1) * 6):
        play(match, f"* deal:{kinds[card % 6]}")
    assert step(match) == "take_row"
    assert [len(row["cards"]) for row in seen(match)["rows"]] == [6] * (seats + 1)
    assert seen(match)["round"] == 1 and seen(match)["district"] == "castello"


@rule("RI-3.1")
def test_cards_are_dealt_one_to_each_row_in_turn() -> None:
    match = diagram("rialto", "seats 2\nagenda start_round")
    play(match, "* deal:doge", "* deal:gold", "* deal:bridge", "* deal:joker")
    assert [row["cards"] for row in seen(match)["rows"]] == [["doge", "joker"], ["gold"], ["bridge"]]


@rule("RI-3.2")
def test_a_seat_takes_a_whole_row_and_two_cards_and_keeps_what_it_had() -> None:
    match = diagram(
        "rialto",
        "seats 2\nround 1\nphase 1\nhand B doge\nrow 1 gold gold\nrow 2 bridge joker\nrow 3\n"
        "agenda take_row:1 take_row:0",
    )
    assert asked(match) == "B" and offered(match) == ["row:1", "row:2", "row:3"]
    play(match, "B row:2", "* draw:gondola", "* draw:gondola")
    assert seen(match, "B")["mine"]["hand"] == ["doge", "bridge", "gondola", "gondola", "joker"]
    assert asked(match) == "R" and offered(match) == ["row:1", "row:3"]


@rule("RI-3.2")
def test_seats_take_rows_in_doge_order() -> None:
    match = diagram("rialto", "seats 3\ndoge G 4 R 2 B 1\nagenda start_round")
    while step(match) == "deal_row":
        match.happen(match.outcomes()[0])
    order = ""
    while step(match) == "take_row":
        order += asked(match)
        match.answer(match.options()[0])
        play(match, f"* {match.outcomes()[0]}", f"* {match.outcomes()[0]}")
    assert order == "GRB"


# ---- green buildings


@rule("RI-3.3")
def test_green_buildings_come_in_doge_order_when_all_have_taken_a_row() -> None:
    match = diagram(
        "rialto",
        "seats 2\ndoge B 2 R 1\ncoins 1 1\nbuildings R green2\nbuildings B green1 green1\nagenda start_round",
    )
    while step(match) != "use_green":
        if match.asked:
            match.answer(match.options()[0])
        else:
            match.happen(match.outcomes()[0])
    assert asked(match) == "B"
    play(match, "B button:done")
    assert asked(match) == "R" and step(match) == "use_green"


@rule("RI-3.4")
def test_green_1_takes_a_card_of_the_last_row() -> None:
    match = diagram("rialto", f"coins 2 0\nbuildings R green1 green1\n{GREEN}")
    assert offered(match) == [
        "building:green1 card:gold",
        "building:green1 card:joker",
        "building:green1 pile:draw",
        "button:done",
    ]
    play(match, "R building:green1 card:joker")
    assert seen(match, "R")["mine"]["hand"] == ["joker"] and seen(match)["rows"][0]["cards"] == ["gold", "gold"]
    assert player(match, "R")["limit"] == 7 and asked(match) == "R"


@rule("RI-3.4")
def test_green_1_draws_three_cards_instead() -> None:
    match = diagram("rialto", f"coins 2 0\nbuildings R green1 green1\n{GREEN}")
    play(match, "R building:green1 pile:draw", "* draw:doge", "* draw:doge", "* draw:gold")
    assert seen(match, "R")["mine"]["hand"] == ["doge", "doge", "gold"]
    assert step(match) == "use_green" and coins(match) == [1, 0]


@rule("RI-3.4")
@pytest.mark.parametrize(("building", "limit"), [("green2", 8), ("green3 card:gold", 8), ("green4 card:gold", 9)])
def test_green_2_to_4_raise_the_limit(building: str, limit: int) -> None:
    match = diagram("rialto", f"coins 1 0\nbuildings R green2 green3 green4\nhand R {cards(('doge', 10))}\n{GREEN}")
    play(match, f"R building:{building}")
    assert player(match, "R")["limit"] == limit
    assert step(match) == "cut_hand"


@rule("RI-3.4")
def test_green_2_gives_no_card() -> None:
    match = diagram("rialto", f"coins 1 0\nbuildings R green2\n{GREEN} take_building:0:1")
    assert offered(match) == ["building:green2", "button:done"]
    play(match, "R building:green2")
    assert player(match, "R")["hand"] == 0 and step(match) == "take_building"


@rule("RI-3.4")
def test_limits_add_up_and_last_for_a_round() -> None:
    match = diagram("rialto", f"coins 2 0\nbuildings R green2 green4\n{GREEN} clean_up")
    play(match, "R building:green2", "R building:green4 card:gold")
    assert happened(match, "widened")[-1]["limit"] == 10
    assert player(match, "R")["limit"] == 7  # the round is over


@rule("RI-3.5")
def test_when_the_last_row_is_used_up_only_drawing_is_left() -> None:
    match = diagram(
        "rialto", f"coins 2 0\nbuildings R green1 green3\n{GREEN.replace('row 3 gold gold joker', 'row 3')}"
    )
    assert offered(match) == ["building:green1 pile:draw", "building:green3 pile:draw", "button:done"]


@rule("RI-3.5", "RI-3.9")
def test_drawing_is_allowed_where_there_is_nothing_to_draw() -> None:
    rows = f"row 1 {' '.join(without('gold'))}\nrow 3 gold"
    text = (
        f"seats 2\nround 1\nphase 1\ncoins 1 0\nbuildings R green1\n{rows}\nrow 1\nagenda use_green:0 take_building:0:1"
    )
    text = text.replace("row 1 ", "hand B ", 1).replace("\nrow 1\n", "\n")
    match = diagram("rialto", text)
    play(match, "R building:green1 pile:draw")
    assert step(match) == "take_building" and player(match, "R")["hand"] == 0
    assert happened(match, "dry") == [{"number": 3}] and own(match, "R") == ["green1!"]


@rule("RI-3.6")
def test_what_is_left_of_the_last_row_is_discarded() -> None:
    match = diagram("rialto", f"coins 1 0\nbuildings R green1\n{GREEN} take_building:0:1")
    play(match, "R building:green1 card:gold")
    assert seen(match)["rows"] == [] and drawn(match, "swept") == "gold joker"


# ---- the hand limit


def cutting() -> Match[Table]:
    return diagram(
        "rialto",
        f"seats 3\nround 1\nphase 1\nhand R {cards(('doge', 5), ('gold', 4))}\nhand B {cards(('joker', 8))}\n"
        f"hand G {cards(('gold', 7))}\nagenda cut_hand start_step:0",
    )


@rule("RI-3.7")
def test_who_has_too_many_cards_discards_just_down_to_the_limit() -> None:
    match = cutting()
    assert asked(match) == "RB" and offered(match, "R") == ["card:doge", "card:gold"]
    play(match, "R card:gold")
    assert offered(match, "R") == ["card:doge", "card:gold"]
    play(match, "R card:doge")
    assert offered(match, "R") == ["button:done"]
    with pytest.raises(NotAnOption):
        play(match, "R card:doge")
    play(match, "R button:done", "B card:joker", "B button:done")
    assert [facts["hand"] for facts in seen(match)["players"]] == [7, 7, 7]
    assert seen(match, "R")["mine"]["discarded"] == ["doge", "gold"]


@rule("RI-3.7", "RI-2.5")
def test_discards_are_secret_and_only_their_number_is_known() -> None:
    match = cutting()
    play(match, "R card:gold", "R card:doge", "R button:done")
    assert player(match, "R")["hand"] == 9 and player(match, "R")["discarded"] == 0
    play(match, "B card:joker", "B button:done")
    assert player(match, "R")["discarded"] == 2 and seen(match)["discards"]["hidden"] == 3
    assert "mine" in seen(match, "B") and seen(match, "B")["mine"]["discarded"] == ["joker"]
    told = [event.kind for event in match.events_for(1)]
    assert told.count("discarded") == 1 and told.count("cut") == 2


@rule("RI-3.7")
def test_a_search_that_discards_in_one_order_finds_every_hand() -> None:
    match = diagram(
        "rialto",
        "seats 2\nround 1\nphase 1\nhand R doge doge gold gold gold bridge gondola joker joker joker\nagenda cut_hand",
    )
    every, few = (results(GAME, match.state, 0, offer) for offer in (GAME.rules.options, GAME.rules.canonical))
    assert every.complete and set(every.answers) == set(few.answers)


@rule("RI-3.7")
def test_the_limit_of_this_round_counts() -> None:
    match = diagram(
        "rialto", f"seats 2\nround 1\nphase 1\nlimit R 9\nhand R {cards(('doge', 9))}\nagenda cut_hand play:0"
    )
    assert step(match) == "play"


# ---- the pile


def five_seats_that_keep(cards: int) -> Match[Table]:
    """The rows of a round are dealt."""
    hands = [EVERY_CARD[i * cards : i * cards + cards] for i in range(5)]
    lines = "\n".join(f"hand {letter} {' '.join(hand)}" for letter, hand in zip("RBGYP", hands, strict=True))
    match = diagram("rialto", f"seats 5\n{lines}\nagenda start_round")
    while match.asked == []:
        match.happen(match.outcomes()[0])
    return match


@rule("RI-3.8")
def test_when_a_card_is_needed_and_the_pile_is_empty_all_discards_are_shuffled() -> None:
    swept, held = " ".join(without("gold", "doge", "doge", "joker")[:3]), ""
    rest = without("gold", "doge", "doge", "joker")[3:]
    held = f"hand B {' '.join(rest)}"
    match = diagram(
        "rialto",
        f"seats 2\nround 1\nphase 1\n{held}\nrow 1 gold\nrow 2 doge\nswept {swept}\ndiscards R doge joker\n"
        "agenda take_row:0 take_row:1",
    )
    assert seen(match)["pile"] == 0
    play(match, "R row:1")
    assert happened(match, "shuffled") == [{"number": 5}]
    assert seen(match)["pile"] == 5 and drawn(match, "swept") == "" and drawn(match, "discards R") == ""
    play(match, "* draw:joker", "* draw:doge")
    assert seen(match, "R")["mine"]["hand"] == ["doge", "gold", "joker"]


@rule("RI-3.8")
def test_the_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    text = f"seats 2\nround 1\nphase 1\nhand B {' '.join(without('gold', 'gold', 'doge'))}\nrow 1 gold\nrow 2 gold\n"
    match = diagram("rialto", f"{text}swept\nagenda draw_card:0:1 take_row:1")
    play(match, "* draw:doge")
    assert seen(match)["pile"] == 0 and happened(match, "shuffled") == []


@rule("RI-3.8")
def test_the_deal_of_rows_goes_on_after_a_shuffle() -> None:
    left = without("gold", "doge")
    match = diagram("rialto", f"seats 2\nhand B {' '.join(left)}\nswept doge\nagenda start_round")
    play(match, "* deal:gold")
    assert happened(match, "shuffled") == [{"number": 1}] and match.outcomes() == ["deal:doge"]


@rule("RI-3.9")
def test_rows_may_be_short_and_an_empty_one_may_be_taken() -> None:
    left = without("gold", "doge")
    match = diagram("rialto", f"seats 2\nhand B {' '.join(left)}\nagenda start_round")
    play(match, "* deal:gold", "* deal:doge")
    assert happened(match, "dry") == [{"number": 16}]
    assert [row["cards"] for row in seen(match)["rows"]] == [["gold"], ["doge"], []]
    assert offered(match) == ["row:1", "row:2", "row:3"]
    play(match, "R row:3")
    assert player(match, "R")["hand"] == 0 and asked(match) == "B"


@rule("RI-3.9")
def test_five_seats_that_keep_nine_cards_each_find_short_rows() -> None:
    match = five_seats_that_keep(9)
    assert seen(match)["pile"] == 0 and happened(match, "dry") == [{"number": 4}]
    assert [len(row["cards"]) for row in seen(match)["rows"]] == [6, 6, 5, 5, 5, 5]


@rule("RI-3.9")
def test_five_seats_that_keep_seven_cards_each_run_short_of_draws() -> None:
    match = five_seats_that_keep(7)
    assert seen(match)["pile"] == 6
    draws = 0
    while step(match) in ("take_row", "draw_card"):
        if match.asked:
            match.answer(match.options()[0])
        else:
            draws += 1
            match.happen(match.outcomes()[0])
    assert draws == 6 and [facts["number"] for facts in happened(match, "dry")] == [2, 2]
