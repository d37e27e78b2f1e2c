"""[RI-5] The six steps."""

import pytest

from ridotto import Match
from ridotto.games.rialto.state import Table
from ridotto.testing import play, rule

from .reading import acting, asked, coins, doge, happened, men, offered, player, points, seen, step

EVERYWHERE = ["cannaregio", "castello", "san_marco", "santa_croce", "san_polo", "dorsoduro"]


def gondola(text: str, strength: int = 1) -> Match[Table]:
    """Red has the bonus of the step Gondola."""
    return acting("gondola", f"points 0 0 0\n{text}\nstrength R {strength}\nstrength B 0\nstrength G 0")


def councilman(text: str, strengths: str = "1 0 0", round_number: int = 2) -> Match[Table]:
    lines = [f"strength {letter} {number}" for letter, number in zip("RBG", strengths.split(), strict=True)]
    return acting("councilman", "\n".join(["points 0 0 0", text, *lines]), 3, round_number)


# ---- Doge and Gold


@rule("RI-5.1")
def test_e1_the_marker_goes_ahead_and_one_more_with_the_bonus() -> None:
    match = acting("doge", "strength R 3\nstrength B 2\nstrength G 1")
    assert doge(match) == "R5 B3 G2" and match.state.leader == 0


@rule("RI-5.2")
def test_gold_gives_coins_and_one_more_with_the_bonus() -> None:
    match = acting("gold", "coins 1 0 0\nstrength R 2\nstrength B 1\nstrength G 0")
    assert coins(match) == [4, 1, 0] and seen(match)["coins"] == 25


@rule("RI-5.2")
def test_when_the_general_supply_runs_out_one_gets_what_is_there_in_doge_order() -> None:
    match = acting("gold", "coins 26 0 0\ndoge B 3 G 2 R 1\nstrength R 2\nstrength B 1\nstrength G 2")
    assert coins(match) == [26, 1, 3] and seen(match)["coins"] == 0


@rule("RI-5.3")
def test_the_bonus_raises_the_allowance() -> None:
    match = acting("building", "strength R 2\nstrength B 2\nstrength G 0")
    assert asked(match) == "R" and seen(match)["allowance"] == 3
    play(match, "R button:none")
    assert asked(match) == "B" and seen(match)["allowance"] == 2


# ---- Bridge


@rule("RI-5.4")
def test_x5_points_for_bridges_and_one_less_without() -> None:
    match = acting("bridge", "points 3 3 3\ntop 2\nstrength R 3\nstrength B 1\nstrength G 0")
    assert step(match) == "place_bridge" and points(match) == [7, 3, 3]
    play(match, "R connection:castello-dorsoduro district:castello", "* bridge:1")
    assert points(match) == [7, 4, 2]


@rule("RI-5.4")
def test_x5_nobody_plays_all_lose_a_point_and_no_bridge_is_laid() -> None:
    match = acting("bridge", "points 3 0 1\ntop 2\nstrength R 0\nstrength B 0\nstrength G 0")
    assert points(match) == [2, -1, 0] and seen(match)["bridges"]["top"] == [3, 5]


@rule("RI-5.5")
def test_the_top_bridge_goes_on_any_free_connection_either_way_round() -> None:
    match = acting("bridge", "top 2\nconnection san_polo-dorsoduro gondola\nstrength R 1\nstrength B 0\nstrength G 0")
    assert len(offered(match)) == 22
    assert not [path for path in offered(match) if "san_polo-dorsoduro" in path]
    play(match, "R connection:cannaregio-castello district:castello")
    facts = seen(match)["connections"][0]
    assert (facts["name"], facts["tile"], facts["values"]) == ("cannaregio-castello", "bridge", [3, 5])
    assert step(match) == "turn_bridge" and "bridge:2" not in match.outcomes()


@rule("RI-5.5")
def test_the_other_way_round_and_the_last_bridge() -> None:
    laid = "\n".join(
        f"connection {pair} bridge {number} {pair.split('-')[0]}"
        for number, pair in enumerate(
            (
                "castello-dorsoduro",
                "castello-san_marco",
                "san_marco-san_polo",
                "santa_croce-san_polo",
                "san_polo-dorsoduro",
            ),
            1,
        )
    )
    match = acting("bridge", f"top 6\n{laid}\nstrength R 0\nstrength B 1\nstrength G 0")
    play(match, "B connection:cannaregio-castello district:cannaregio")
    assert seen(match)["connections"][0]["values"] == [6, 5]
    assert seen(match)["bridges"] == {"left": 0, "top": None, "below": []} and match.over


# ---- Gondola


@rule("RI-5.6")
def test_gondola_cards_bring_councilmen() -> None:
    match = acting("gondola", "points 0 0 0\nstrength R 0\nstrength B 3\nstrength G 2")
    play(match, "B connection:castello-dorsoduro district:castello")
    assert (player(match, "B")["personal"], player(match, "B")["general"]) == (8, 9)
    assert (player(match, "G")["personal"], player(match, "G")["general"]) == (7, 11)


@rule("RI-5.6")
def test_for_each_that_is_missing_there_is_a_point() -> None:
    match = acting("gondola", "points 0 0 0\npersonal 5 16 5\nstrength R 4\nstrength B 3\nstrength G 0")
    play(match, f"R {offered(match)[0]}")
    assert points(match) == [0, 1, 0] and player(match, "B")["personal"] == 18


@rule("RI-5.7")
def test_the_bonus_lays_a_gondola_and_brings_a_councilman_to_one_of_its_ends() -> None:
    match = gondola("connection san_polo-dorsoduro gondola")
    assert len(offered(match)) == 22
    play(match, "R connection:castello-dorsoduro district:dorsoduro")
    assert men(match, "dorsoduro") == [1, 0, 0] and men(match, "castello") == [0, 0, 0]
    assert player(match, "R")["general"] == 11 and player(match, "R")["personal"] == 6
    assert seen(match)["gondolas"] == 4 and seen(match)["districts"]["castello"]["worth"] == 1
    assert points(match) == [0, 0, 0]


@rule("RI-5.8")
def test_x6_with_an_empty_general_supply_there_is_a_point_and_he_may_come_from_elsewhere() -> None:
    match = gondola("personal 15 5 5\nmen castello R 2", strength=3)
    assert points(match) == [2, 0, 0]  # one councilman came, two were missing
    play(match, "R connection:castello-dorsoduro district:dorsoduro district:castello")
    assert points(match) == [3, 0, 0]
    assert men(match, "castello") == [1, 0, 0] and men(match, "dorsoduro") == [1, 0, 0]


@rule("RI-5.8")
def test_he_may_come_from_the_personal_supply_or_stay_and_never_from_the_very_district() -> None:
    match = gondola("personal 15 5 5\nmen castello R 2", strength=3)
    there = [path for path in offered(match) if path.startswith("connection:castello-dorsoduro")]
    assert there == [
        "connection:castello-dorsoduro district:castello supply:personal",
        "connection:castello-dorsoduro district:dorsoduro supply:personal",
        "connection:castello-dorsoduro district:dorsoduro district:castello",
        "connection:castello-dorsoduro button:none",
    ]
    play(match, "R connection:castello-dorsoduro button:none")
    assert points(match) == [3, 0, 0] and player(match, "R")["personal"] == 16
    assert men(match, "castello") == [2, 0, 0]


@rule("RI-5.8")
def test_from_the_personal_supply() -> None:
    match = gondola("personal 17 5 5\nmen castello R 1")
    play(match, "R connection:castello-dorsoduro district:dorsoduro supply:personal")
    assert player(match, "R")["personal"] == 16 and men(match, "dorsoduro") == [1, 0, 0]
    assert points(match) == [2, 0, 0]


@rule("RI-5.8")
def test_without_any_councilman_elsewhere_only_nobody_comes() -> None:
    match = gondola("personal 0 5 5\nmen castello R 18", strength=2)
    assert offered(match)[0].endswith("district:cannaregio district:castello")
    assert "connection:castello-dorsoduro district:castello supply:personal" not in offered(match)


@rule("RI-4.11", "RI-5.7")
def test_the_cards_come_before_the_bonus() -> None:
    match = gondola("personal 16 5 5", strength=2)
    assert offered(match)[0].endswith("supply:personal")  # the two that were left have come already


# ---- Councilman


@rule("RI-5.9")
def test_councilmen_go_to_the_current_district() -> None:
    match = councilman("", "2 1 0")
    assert men(match, "castello") == [3, 1, 0] and player(match, "R")["personal"] == 2


@rule("RI-5.9")
def test_while_the_personal_supply_lasts_there_is_no_choice() -> None:
    match = councilman("men cannaregio R 1", "4 0 0")
    assert match.over and men(match, "castello") == [5, 0, 0] and men(match, "cannaregio") == [1, 0, 0]


@rule("RI-5.10")
def test_then_councilmen_may_be_moved_from_other_districts() -> None:
    match = councilman("personal 1 5 5\nmen cannaregio R 2\nmen castello R 1\nmen dorsoduro R 1", "3 0 0")
    assert men(match, "castello") == [2, 0, 0] and seen(match)["moves"] == 3
    assert offered(match) == ["district:cannaregio", "district:dorsoduro", "button:none"]
    play(match, "R district:dorsoduro")
    assert men(match, "castello") == [3, 0, 0] and offered(match) == ["district:cannaregio", "button:none"]
    play(match, "R button:none")
    assert match.over and men(match, "cannaregio") == [2, 0, 0]


@rule("RI-5.10")
def test_no_more_are_moved_than_are_left() -> None:
    match = councilman("personal 0 5 5\nmen cannaregio R 5", "1 0 0")
    play(match, "R district:cannaregio", "R district:cannaregio")
    assert match.over and men(match, "castello") == [2, 0, 0]


@rule("RI-5.10")
def test_who_has_no_councilman_elsewhere_is_not_asked() -> None:
    assert councilman("personal 0 5 5\nmen castello R 3", "2 0 0").over


# ---- the bonus tiles


@rule("RI-5.11")
def test_who_has_all_three_districts_of_a_bank_gets_five_points_and_the_tile_is_spent() -> None:
    match = councilman("men cannaregio R 1\nmen san_marco R 1")
    assert points(match) == [5, 0, 0]
    assert [bank["active"] for bank in seen(match)["banks"].values()] == [False, True]


@rule("RI-5.11")
def test_the_bonus_comes_in_step_gondola_too() -> None:
    match = gondola("men santa_croce R 1\nmen san_polo R 1")
    play(match, "R connection:castello-dorsoduro district:dorsoduro")
    assert points(match) == [5, 0, 0] and happened(match, "rewarded")[0]["bank"] == "ultra"


@rule("RI-5.11")
def test_x7_a_spent_tile_gives_nothing() -> None:
    match = councilman("spent citra\nspent_before citra\nmen cannaregio R 1\nmen san_marco R 1")
    assert points(match) == [0, 0, 0]


@rule("RI-5.11")
def test_one_seat_may_get_both() -> None:
    text = "spent citra\nmen santa_croce R 1\nmen san_polo R 1\nmen cannaregio R 1\nmen san_marco R 1\nmen castello R 1"
    assert points(councilman(text, round_number=6)) == [5, 0, 0]


@rule("RI-5.11")
def test_it_is_looked_at_after_each_councilman_and_what_was_paid_stays() -> None:
    match = councilman("personal 0 5 5\nmen cannaregio R 2\nmen san_marco R 1", "1 0 0")
    play(match, "R district:cannaregio")
    assert points(match) == [5, 0, 0]
    play(match, "R district:san_marco")
    assert points(match) == [5, 0, 0] and men(match, "san_marco") == [0, 0, 0]


@rule("RI-5.11")
@pytest.mark.parametrize(
    ("other", "round_number"),
    [("cannaregio", 2), ("cannaregio", 3), ("castello", 3), ("santa_croce", 5), ("santa_croce", 6), ("san_polo", 6)],
)
def test_two_districts_are_not_enough(other: str, round_number: int) -> None:
    assert points(councilman(f"men {other} R 4", round_number=round_number)) == [0, 0, 0]


@rule("RI-5.12")
def test_x7_all_who_fulfil_it_in_the_same_step_councilman_get_the_points_once() -> None:
    text = "\n".join(f"men {name} R 1 B 1" for name in ("cannaregio", "san_marco"))
    match = councilman(text, "3 1 0")
    assert points(match) == [5, 5, 0] and not seen(match)["banks"]["citra"]["active"]


@rule("RI-5.12")
def test_in_the_next_step_nobody_gets_them_any_more() -> None:
    text = "\n".join(f"men {name} R 1 B 1" for name in ("cannaregio", "san_marco"))
    match = councilman(f"{text}\nspent citra", "1 1 0")
    assert points(match) == [0, 0, 0]


@rule("RI-5.9")
@pytest.mark.parametrize("round_number", range(1, 7))
def test_the_current_district_has_the_tile_of_the_round(round_number: int) -> None:
    match = councilman("", "1 0 0", round_number)
    assert [men(match, name)[0] for name in EVERYWHERE] == [2 if i == round_number - 1 else 0 for i in range(6)]
