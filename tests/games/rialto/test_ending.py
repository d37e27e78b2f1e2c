"""[RI-8] The end: the final scoring, and who has won."""

import pytest

from ridotto import Match
from ridotto.games.rialto.state import Table
from ridotto.testing import diagram, rule

from .reading import drawn, points, seen, step


def ending(text: str, seats: int = 3) -> Match[Table]:
    zeros = " ".join("0" * seats)
    return diagram(
        "rialto", f"seats {seats}\nround 6\nphase 3\npoints {zeros}\npersonal {zeros}\n{text}\nagenda clean_up"
    )


@rule("RI-8.1")
def test_the_game_ends_after_the_sixth_round() -> None:
    assert ending("").over and seen(ending(""))["phase"] == 4
    match = diagram("rialto", "seats 2\nround 5\nphase 3\nagenda clean_up")
    assert step(match) == "deal_row"


@rule("RI-8.1")
def test_a_table_may_play_fewer_rounds() -> None:
    assert diagram("rialto", "seats 2\nchoice rounds 2\nround 2\nphase 3\nagenda clean_up").over
    assert not diagram("rialto", "seats 2\nchoice rounds 2\nround 1\nphase 3\nagenda clean_up").over


@rule("RI-8.2")
@pytest.mark.parametrize(("men", "coins", "scored"), [(4, 3, 4), (0, 0, 0), (1, 0, 1), (2, 2, 2), (0, 5, 3)])
def test_x8_half_of_councilmen_and_coins_rounded_up(men: int, coins: int, scored: int) -> None:
    text = f"seats 3\nround 6\nphase 3\npersonal {men} 0 0\ncoins {coins} 0 0\nagenda clean_up"
    match = diagram("rialto", text)
    assert points(match)[0] == scored


@rule("RI-8.2", "RI-7.6")
def test_coins_on_buildings_and_cards_in_hand_count_nothing() -> None:
    match = ending("coins 1 0 0\nbuildings R blue1! blue1!\nhand R gold gold")
    assert points(match) == [1 + 2, 0, 0]


@rule("RI-8.3")
def test_buildings_score_their_values() -> None:
    match = ending("buildings R green1 yellow2 blue3 blue4 green4\nbuildings B yellow1")
    assert points(match) == [14, 1, 0]


@rule("RI-8.4")
def test_e6_a_district_is_worth_the_ends_that_touch_it() -> None:
    match = ending(
        """
        connection castello-santa_croce bridge 6 castello
        connection santa_croce-san_polo bridge 1 santa_croce
        connection cannaregio-santa_croce gondola
        connection santa_croce-dorsoduro gondola
        men santa_croce R 4 B 3 G 2 Y 1
        """,
        4,
    )
    assert seen(match)["districts"]["santa_croce"]["worth"] == 11
    assert points(match) == [11, 5, 2, 1]


@rule("RI-8.4")
def test_x9_the_best_district_and_all_connections_filled() -> None:
    match = ending(
        """
        connection cannaregio-san_marco bridge 3 san_marco
        connection castello-san_marco bridge 5 san_marco
        connection san_marco-san_polo bridge 6 san_marco
        connection san_marco-dorsoduro bridge 4 san_marco
        connection cannaregio-castello bridge 1 castello
        connection cannaregio-santa_croce bridge 2 cannaregio
        """
        + "\n".join(
            f"connection {name} gondola"
            for name in (
                "cannaregio-san_polo",
                "castello-santa_croce",
                "castello-dorsoduro",
                "santa_croce-san_polo",
                "santa_croce-dorsoduro",
                "san_polo-dorsoduro",
            )
        )
        + "\nmen san_marco R 5 B 4 G 3 Y 2 P 1",
        5,
    )
    assert points(match) == [23, 11, 5, 2, 1]
    assert sum(facts["worth"] for facts in seen(match)["districts"].values()) == 66


@rule("RI-8.4")
def test_x11_one_empty_connection() -> None:
    match = ending(
        """
        connection cannaregio-san_polo bridge 6 san_polo
        connection santa_croce-san_polo gondola
        connection san_polo-dorsoduro bridge 2 dorsoduro
        men san_polo P 5 Y 4 G 3 B 2 R 1
        """,
        5,
    )
    assert points(match) == [0, 1, 2, 5, 10]


@rule("RI-8.4")
def test_ties_in_a_district_are_broken_by_doge_order_and_nobody_shares() -> None:
    match = ending("connection castello-dorsoduro bridge 6 castello\ndoge G 4 B 3 R 2\nmen castello R 2 B 2 G 2")
    assert points(match) == [1, 3, 6]


@rule("RI-8.4")
def test_without_a_councilman_there_are_no_points() -> None:
    match = ending("connection castello-dorsoduro bridge 6 castello\nmen castello B 1")
    assert points(match) == [0, 6, 0]
    ranks = seen(match)["districts"]["castello"]["ranks"]
    assert ranks == [{"player": 1, "men": 1, "points": 6}]


@rule("RI-8.5")
def test_the_most_points_win_and_ties_are_broken_by_doge_order() -> None:
    match = diagram("rialto", "seats 3\nround 6\nphase 4\npoints 9 12 12\ndoge G 5 R 5 B 1\nstep -")
    assert match.ranks == [3, 2, 1]
    match = diagram("rialto", "seats 3\nround 6\nphase 4\npoints -1 -1 -2\ndoge G 5 B 5 R 1\nstep -")
    assert match.ranks == [2, 1, 3] and drawn(match, "points") == "-1 -1 -2"
