"""[RI-2] The Doge track, activating buildings, and the course of a round."""

from ridotto.testing import diagram, play, rule

from .reading import acting, asked, coins, doge, drawn, offered, own, seen, step

STEPS = " ".join(f"start_step:{kind}" for kind in range(6))


@rule("RI-2.1", "RI-2.2")
def test_x1_who_arrives_goes_on_top_and_who_leaves_lets_the_others_keep_their_order() -> None:
    match = acting("doge", "doge R 4 B 4 G 2\nstrength R 1\nstrength B 2\nstrength G 3")
    assert doge(match) == "G6 B6 R5"
    assert match.state.leader == 2


@rule("RI-2.2")
def test_who_leaves_from_inside_a_stack_lets_the_others_keep_their_order() -> None:
    match = acting("doge", "doge R 3 B 3 G 3\nstrength R 0\nstrength B 1\nstrength G 0")
    assert doge(match) == "B5 R3 G3"


@rule("RI-2.2")
def test_a_marker_that_does_not_move_stays_below() -> None:
    match = acting("doge", "doge R 3 B 3 G 1\nstrength R 0\nstrength B 0\nstrength G 0")
    assert doge(match) == "R3 B3 G1"


@rule("RI-2.3")
def test_all_begin_on_space_one_and_the_track_has_no_end() -> None:
    match = acting("doge", "doge R 99 B 1 G 1\nstrength R 2\nstrength B 1\nstrength G 0")
    assert doge(match) == "R102 B2 G1"


@rule("RI-2.4")
def test_a_coin_goes_on_the_building_and_it_is_used_until_the_round_ends() -> None:
    match = diagram(
        "rialto",
        "seats 2\nround 1\nphase 1\ncoins 2 0\nbuildings R green2 green2\nrow 1 gold\nagenda use_green:0 sweep_row",
    )
    play(match, "R building:green2")
    assert coins(match) == [1, 0] and own(match, "R") == ["green2!", "green2"]
    assert seen(match)["players"][0]["buildings"][0]["coin"]
    play(match, "R building:green2")
    assert coins(match) == [0, 0] and own(match, "R") == ["green2!", "green2!"]


@rule("RI-2.4")
def test_without_a_coin_nothing_is_activated() -> None:
    drawn_text = "seats 2\nround 1\nphase 1\nbuildings R green2\nrow 1 gold\nagenda use_green:0 take_building:0:1"
    assert step(diagram("rialto", drawn_text)) == "take_building"


@rule("RI-2.4")
def test_each_colour_has_its_phase() -> None:
    everything = "buildings R green1 green2 yellow1 yellow3 blue2 blue4\ncoins 5 0\nhand R gold joker"
    green = diagram("rialto", f"seats 2\nround 1\nphase 1\n{everything}\nrow 1 gold\nagenda use_green:0")
    assert {path.split()[0] for path in offered(green)} == {"building:green1", "building:green2", "button:done"}
    yellow = diagram("rialto", f"seats 2\nround 1\nphase 2\ncurrent gold\n{everything}\nagenda play:0")
    assert {path for path in offered(yellow) if "building" in path} == {"building:yellow1", "building:yellow3"}
    blue = diagram("rialto", f"seats 2\nround 1\nphase 3\n{everything}\nagenda use_blue:0")
    assert {path.split()[0] for path in offered(blue)} == {"building:blue2", "building:blue4", "button:done"}


@rule("RI-2.7")
def test_a_round_has_three_phases_and_then_coins_are_taken_off() -> None:
    match = diagram(
        "rialto",
        f"seats 2\nround 1\nphase 1\ncoins 1 0\nbuildings R green2! blue4\nagenda {STEPS} start_blue clean_up",
    )
    phases = []
    while step(match) != "deal_row":
        phases.append((seen(match)["phase"], seen(match)["current"], asked(match)))
        options = offered(match)
        match.answer("building:blue4" if "building:blue4" in options else "button:pass")
    assert phases[0] == (2, "doge", "R") and phases[-1] == (3, None, "R")
    assert [current for _, current, _ in phases[0:12:2]] == [
        "doge",
        "gold",
        "building",
        "bridge",
        "gondola",
        "councilman",
    ]
    assert seen(match)["round"] == 2 and own(match, "R") == ["green2", "blue4"]
    assert seen(match)["coins"] == 30 and drawn(match, "phase") == "1"
