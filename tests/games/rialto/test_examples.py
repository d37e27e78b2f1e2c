"""The examples of the rulebook and of the fact sheet that no other test shows as they stand."""

from ridotto.testing import diagram, play, rule

from .reading import acting, at_step, coins, doge, lay, offered, own, player, points, seen, step


@rule("RI-5.1", "RI-4.2")
def test_e1_red_plays_three_doge_cards_blue_two_and_green_one() -> None:
    match = diagram(
        "rialto",
        "seats 3\nround 1\nphase 2\nhand R doge doge doge\nhand B doge doge\nhand G doge\n"
        "agenda start_step:0 start_step:1",
    )
    lay(match, "R", *["card:doge"] * 3)
    lay(match, "B", *["card:doge"] * 2)
    lay(match, "G", "card:doge")
    assert doge(match) == "R5 B3 G2" and seen(match)["leader"] == 0 and seen(match)["current"] == "gold"


@rule("RI-3.1")
def test_e9_two_players_have_three_rows() -> None:
    match = diagram("rialto", "seats 2\nagenda start_round")
    while step(match) == "deal_row":
        match.happen(match.outcomes()[0])
    assert [row["row"] for row in seen(match)["rows"]] == [1, 2, 3]


@rule("RI-4.5", "RI-4.8", "RI-4.4")
def test_x3_jokers() -> None:
    match = at_step(
        "building",
        "hand R joker joker joker\nhand B joker\nhand G building joker joker joker\ncoins 0 1 0\nbuildings B yellow3",
    )
    lay(match, "R", *["card:joker"] * 3)
    lay(match, "B", "card:joker", "building:yellow3")
    lay(match, "G", "card:building", *["card:joker"] * 3)
    assert [facts["strength"] for facts in seen(match)["players"]] == [2, 1, 4]


@rule("RI-6.3", "RI-6.5")
def test_x4_five_cards_and_the_bonus() -> None:
    six = "buildings R green1 green2 green3 yellow1 yellow2 blue1"
    match = acting("building", f"points 0 0 0\n{six}\nstrength R 5\nstrength B 0\nstrength G 0")
    assert seen(match)["allowance"] == 6
    play(match, "R stack:yellow4")
    assert "stack:blue2 building:green3" in offered(match)
    play(match, "R stack:blue2 building:green3")
    assert points(match) == [3, 0, 0] and own(match, "R") == [
        "green1",
        "green2",
        "yellow1",
        "yellow2",
        "yellow4",
        "blue1",
        "blue2",
    ]


@rule("RI-4.10", "RI-4.2")
def test_x2_who_wins_the_tie_leads() -> None:
    match = acting("gold", "doge R 2 B 1 G 1\nstrength R 2\nstrength B 2\nstrength G 1")
    assert coins(match) == [3, 2, 1] and match.state.leader == 0


@rule("RI-5.6", "RI-5.8")
def test_x6_short_of_councilmen() -> None:
    match = acting("gondola", "points 0 0 0\npersonal 17 5 5\nstrength R 3\nstrength B 0\nstrength G 0")
    assert points(match) == [2, 0, 0] and player(match, "R")["personal"] == 18
    play(match, "R connection:castello-dorsoduro district:castello supply:personal")
    assert points(match) == [3, 0, 0] and player(match, "R")["personal"] == 17
