"""[RI-9] Two seats and a neutral player."""

import pytest

from ridotto import Match
from ridotto.core.match import start
from ridotto.games.rialto import GAME
from ridotto.games.rialto.state import Table
from ridotto.testing import diagram, play, rule

from .reading import asked, coins, doge, drawn, happened, lay, men, offered, points, seen, step, without

TILES = ("cannaregio", "dorsoduro", "castello", "san_marco", "santa_croce", "san_polo")
VARIANT = "seats 2\nchoice neutral yes\nround 2\nphase 2\npoints 0 0"
PAIRS = (
    "cannaregio-castello",
    "cannaregio-san_marco",
    "cannaregio-santa_croce",
    "cannaregio-san_polo",
    "castello-san_marco",
    "castello-santa_croce",
)


def begun(left: int, tiles: tuple[str, ...] = TILES) -> Match[Table]:
    match = start(GAME, 2, None, {"neutral": "yes"})
    play(match, *[f"* district:{name}" for name in tiles], "* bridge:3", f"* first:{left}")
    return match


def acting(kind: str, text: str) -> Match[Table]:
    """The strengths are drawn, the bonus is awarded next."""
    return diagram("rialto", f"{VARIANT}\ncurrent {kind}\n{text}\nagenda award")


@rule("RI-9.1")
@pytest.mark.parametrize(
    ("left", "given", "order", "first"), [(0, [1, 2], "N1 R1 B1", "B"), (1, [2, 1], "N1 B1 R1", "R")]
)
def test_the_neutral_player_is_first_and_who_sits_to_its_left_is_drawn(
    left: int, given: list[int], order: str, first: str
) -> None:
    match = begun(left)
    assert coins(match) == given and doge(match) == order and seen(match)["first"] == 2
    assert asked(match) == first
    play(match, f"{first} stack:green1")
    assert asked(match) == "RB".replace(first, "") and "stack:green1" not in offered(match)


@rule("RI-9.1")
def test_there_are_three_rows_and_the_neutral_player_takes_none() -> None:
    match = begun(0)
    play(match, "B stack:green1", "R stack:blue1")
    while step(match) == "deal_row":
        match.happen(match.outcomes()[0])
    assert len(seen(match)["rows"]) == 3 and asked(match) == "R"


@rule("RI-9.1", "RI-4.3")
@pytest.mark.parametrize(("left", "order"), [("R", "RB"), ("B", "BR")])
def test_seats_play_clockwise_from_the_neutral_player(left: str, order: str) -> None:
    match = diagram("rialto", f"{VARIANT}\nleft {left}\ndoge N 2 R 1 B 1\nneutral doge\nagenda start_step:0")
    assert asked(match) == order[0] and seen(match)["neutral"]["strength"] == 1
    lay(match, order[0])
    assert asked(match) == order[1]


@rule("RI-9.1", "RI-4.3")
def test_the_neutral_player_has_its_place_between_the_seats() -> None:
    match = diagram("rialto", f"{VARIANT}\nleft R\ndoge B 3 N 2 R 1\nneutral gold\nagenda start_step:0")
    assert asked(match) == "B" and seen(match)["order"] == [2, 0]


@rule("RI-9.2")
def test_it_never_runs_out_of_councilmen_and_gets_no_points() -> None:
    match = acting("councilman", "men castello N 30\nstrength R 0\nstrength B 0\nstrength N 4")
    assert men(match, "castello") == [0, 0, 35] and len(match.scores) == 2


# ---- the marked connection


@rule("RI-9.3")
def test_e7_it_marks_the_connection_of_district_1_to_its_lowest_neighbour() -> None:
    match = begun(0)  # 1 and 2, Cannaregio and Dorsoduro, are not joined; Castello is 3
    assert drawn(match, "marked") == "cannaregio-castello"
    assert happened(match, "marked") == [{"pair": "cannaregio-castello"}]


@rule("RI-9.3")
def test_of_several_it_marks_the_one_whose_other_end_has_the_lowest_number() -> None:
    castello_last = ("cannaregio", "dorsoduro", "san_marco", "santa_croce", "san_polo", "castello")
    assert drawn(begun(0, castello_last), "marked") == "cannaregio-san_marco"


@rule("RI-9.3")
def test_e8_when_district_1_is_full_it_marks_another() -> None:
    laid = "\n".join(f"connection {pair} gondola" for pair in PAIRS[1:4])
    match = diagram(
        "rialto",
        f"{VARIANT}\ntiles 1 3 4 5 6 2\n{laid}\nmarked cannaregio-castello\ncurrent bridge\ntop 1\n"
        "strength R 2\nstrength B 0\nstrength N 1\nagenda award",
    )
    play(match, "R connection:cannaregio-castello district:castello")
    assert drawn(match, "marked") == "castello-dorsoduro"  # 2 and 3


@rule("RI-9.3")
def test_a_tile_elsewhere_leaves_the_mark() -> None:
    match = acting("bridge", "marked cannaregio-castello\ntop 1\nstrength R 2\nstrength B 0\nstrength N 1")
    play(match, "R connection:castello-dorsoduro district:castello")
    assert drawn(match, "marked") == "cannaregio-castello" and happened(match, "marked") == []


@rule("RI-9.3")
def test_if_none_is_free_none_is_marked() -> None:
    names = [facts["name"] for facts in seen(begun(0))["connections"]]
    bridges = [f"connection {name} bridge {i} {name.split('-')[0]}" for i, name in enumerate(names[:6], 1)]
    gondolas = [f"connection {name} gondola" for name in names[6:11]]
    match = acting(
        "gondola",
        "\n".join([*bridges, *gondolas, f"marked {names[11]}", "strength R 0", "strength B 0", "strength N 1"]),
    )
    assert drawn(match, "marked") == "" and seen(match)["gondolas"] == 0


# ---- its cards


@rule("RI-9.4")
def test_it_gets_seven_cards_face_up_when_both_have_finished_phase_1() -> None:
    match = diagram(
        "rialto",
        f"seats 2\nchoice neutral yes\nround 1\nphase 1\nhand R {'gold ' * 8}\nagenda cut_hand deal_neutral play:0",
    )
    play(match, "R card:gold", "R button:done")
    for card in ("joker", "doge", "gold", "doge", "joker", "bridge", "gondola"):
        assert step(match) == "draw_card"
        play(match, f"* draw:{card}")
    assert step(match) == "play"
    assert seen(match)["neutral"]["cards"] == ["doge", "doge", "gold", "bridge", "gondola", "joker", "joker"]


@rule("RI-9.4", "RI-3.8")
def test_a_card_it_draws_may_need_the_discards() -> None:
    left = " ".join(without("gold", "gold", "doge"))
    match = diagram("rialto", f"{VARIANT}\nhand B {left}\nswept gold gold\nagenda draw_card:2:3")
    play(match, "* draw:doge")
    assert happened(match, "shuffled") == [{"number": 2}] and match.outcomes() == ["draw:gold"]
    play(match, "* draw:gold", "* draw:gold")
    assert seen(match)["neutral"]["cards"] == ["doge", "gold", "gold"] and seen(match)["pile"] == 0


@rule("RI-9.4", "RI-9.5")
def test_its_jokers_are_councilman_cards_also_without_any_other() -> None:
    match = diagram("rialto", f"{VARIANT}\nleader R\nneutral joker joker gold\nagenda start_step:5")
    lay(match, "R")
    lay(match, "B")
    assert men(match, "castello") == [0, 0, 3] and drawn(match, "neutral") == "gold"


@rule("RI-9.5")
def test_it_plays_all_cards_of_the_kind_and_may_lead_the_next_step() -> None:
    match = diagram("rialto", f"{VARIANT}\nleader R\nhand R gold\nneutral gold gold\nagenda start_step:1 start_step:2")
    lay(match, "R", "card:gold")
    lay(match, "B")
    assert coins(match) == [1, 0] and match.state.leader == 2  # the bonus is gone
    assert happened(match, "neutral_bonus") == [{"step": "gold"}] and asked(match) == "R"
    assert drawn(match, "swept") == "gold gold gold"


@rule("RI-9.5", "RI-2.1")
def test_it_takes_part_in_ties() -> None:
    match = acting("gold", "doge N 2 R 1 B 1\nstrength R 2\nstrength B 0\nstrength N 2")
    assert coins(match) == [2, 0]


@rule("RI-9.6")
def test_in_the_step_doge_it_moves() -> None:
    match = acting("doge", "doge R 2 B 1 N 1\nstrength R 1\nstrength B 0\nstrength N 3")
    assert doge(match) == "N5 R3 B1"


@rule("RI-9.6")
def test_for_gold_and_buildings_it_does_nothing() -> None:
    match = acting("building", "strength R 1\nstrength B 0\nstrength N 3")
    assert asked(match) == "R" and seen(match)["allowance"] == 1
    match = acting("gold", "strength R 0\nstrength B 0\nstrength N 3")
    assert seen(match)["coins"] == 30


@rule("RI-9.7")
@pytest.mark.parametrize(("tiles", "values"), [("1 2 3 4 5 6", [3, 5]), ("2 1 3 4 5 6", [5, 3])])
def test_its_bridge_goes_on_the_marked_connection_low_value_to_the_low_number(tiles: str, values: list[int]) -> None:
    match = acting(
        "bridge", f"tiles {tiles}\ntop 2\nmarked cannaregio-castello\nstrength R 0\nstrength B 0\nstrength N 1"
    )
    assert seen(match)["connections"][0]["values"] == values and step(match) == "turn_bridge"
    assert drawn(match, "marked") == ("cannaregio-san_marco" if values == [3, 5] else "castello-san_marco")


@rule("RI-9.7")
def test_it_loses_no_point_and_lays_nothing_without_the_bonus() -> None:
    match = acting("bridge", "top 2\nmarked cannaregio-castello\nstrength R 0\nstrength B 0\nstrength N 0")
    assert points(match) == [-1, -1] and seen(match)["bridges"]["left"] == 6
    match = acting(
        "bridge", "doge R 3 N 2 B 1\ntop 2\nmarked cannaregio-castello\nstrength R 2\nstrength B 0\nstrength N 1"
    )
    play(match, "R connection:castello-dorsoduro district:castello", "* bridge:3")
    assert match.over and happened(match, "neutral_bridged") == [] and seen(match)["connections"][0]["tile"] is None


@rule("RI-9.8")
def test_its_gondola_brings_a_councilman_to_each_end() -> None:
    match = acting("gondola", "marked cannaregio-castello\nstrength R 1\nstrength B 0\nstrength N 2")
    assert men(match, "cannaregio") == [0, 0, 1] and men(match, "castello") == [0, 0, 1]
    assert seen(match)["connections"][0]["tile"] == "gondola" and drawn(match, "marked") == "cannaregio-san_marco"
    match = acting("gondola", "marked cannaregio-castello\nstrength R 2\nstrength B 0\nstrength N 1")
    play(match, "R connection:castello-dorsoduro district:castello")
    assert men(match, "cannaregio") == [0, 0, 0]


@rule("RI-9.9")
def test_it_puts_councilmen_into_the_current_district() -> None:
    match = acting("councilman", "strength R 3\nstrength B 0\nstrength N 2")
    assert men(match, "castello") == [4, 0, 2]


@rule("RI-9.10")
def test_it_spends_a_bonus_tile_without_points() -> None:
    match = acting("councilman", "men cannaregio N 1\nmen san_marco N 1\nstrength R 0\nstrength B 0\nstrength N 1")
    assert not seen(match)["banks"]["citra"]["active"] and points(match) == [0, 0]


@rule("RI-9.10")
def test_a_seat_that_fulfils_it_in_the_same_step_still_gets_its_points() -> None:
    match = acting(
        "councilman",
        "doge N 3 R 1 B 1\nmen cannaregio R 1 N 1\nmen san_marco R 1 N 1\nstrength R 1\nstrength B 0\nstrength N 1",
    )
    assert points(match) == [5, 0]
    match = acting(
        "gondola",
        "men castello N 1\nmen san_marco N 1\nmarked cannaregio-castello\nstrength R 0\nstrength B 0\nstrength N 1",
    )
    assert not seen(match)["banks"]["citra"]["active"]


@rule("RI-9.11")
def test_it_does_nothing_in_phase_3_and_takes_its_rank_in_the_end() -> None:
    match = diagram(
        "rialto",
        "seats 2\nchoice neutral yes\nround 6\nphase 2\npoints 0 0\npersonal 0 0\nmen castello R 2 B 1 N 3\n"
        "connection castello-dorsoduro bridge 6 castello\nagenda start_blue clean_up",
    )
    assert match.over and points(match) == [3, 1]
    assert [rank["player"] for rank in seen(match)["districts"]["castello"]["ranks"]] == [2, 0, 1]
    assert match.ranks == [1, 2]
