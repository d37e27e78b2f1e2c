"""[DO-3] Placing markers: all seats at once, face down."""

import pytest

from ridotto import NotAnOption, NotAsked, Rng
from ridotto.games.doge.material import AREA_NAMES
from ridotto.testing import diagram, play, rule

from .reading import asked, drawn, happened, offered, seen, told

FIRST_PLACING = "agenda place_markers:0 place_markers:1"
CARDS = [f"card:{area}" for area in AREA_NAMES]


@rule("DO-3.1")
@pytest.mark.parametrize(("seats", "letters"), [(3, "RBG"), (4, "RBGY")])
def test_all_seats_are_asked_at_the_same_time(seats: int, letters: str) -> None:
    match = diagram("doge", f"seats {seats}\n {FIRST_PLACING}")
    assert asked(match) == letters


@rule("DO-3.1")
def test_seats_may_answer_in_any_order_and_in_turns() -> None:
    match = diagram("doge", FIRST_PLACING)
    play(match, "Y card:castello", "B card:castello", "Y marker:3", "B marker:1", "Y button:done")
    assert asked(match) == "RBG"


@rule("DO-3.1")
def test_a_card_comes_before_its_markers() -> None:
    match = diagram("doge", FIRST_PLACING)
    assert offered(match, "G") == CARDS


@rule("DO-3.1")
def test_one_card_is_chosen_and_no_second() -> None:
    match = diagram("doge", FIRST_PLACING)
    play(match, "G card:castello")
    with pytest.raises(NotAnOption):
        play(match, "G card:san_polo")


@rule("DO-3.1")
def test_a_card_without_a_marker_is_not_enough() -> None:
    match = diagram("doge", FIRST_PLACING)
    play(match, "G card:castello")
    assert offered(match, "G") == ["marker:0", "marker:1", "marker:2", "marker:3"]


@rule("DO-3.1")
def test_one_marker_is_enough() -> None:
    match = diagram("doge", FIRST_PLACING)
    play(match, "G card:castello", "G marker:0", "G button:done")
    assert drawn(match, "card") == "castello G:0" and asked(match) == "RBY"


@rule("DO-3.1")
def test_a_seat_has_finished_with_its_fourth_marker() -> None:
    """Four markers are allowed, not only three."""
    match = diagram("doge", FIRST_PLACING)
    play(match, "G card:castello", "G marker:3", "G marker:3", "G marker:0")
    assert "marker:2" in offered(match, "G")
    play(match, "G marker:2")
    assert drawn(match, "card") == "castello G:0,2,3,3" and asked(match) == "RBY"


@rule("DO-3.1")
def test_nobody_adds_to_a_card_once_it_is_done() -> None:
    match = diagram("doge", FIRST_PLACING)
    play(match, "G card:castello", "G marker:3", "G button:done")
    with pytest.raises(NotAsked):
        play(match, "G marker:3")


@rule("DO-3.1")
@pytest.mark.parametrize(("value", "owned"), [(0, 1), (1, 2), (2, 2), (3, 2)])
def test_a_marker_is_offered_as_often_as_the_seat_has_it(value: int, owned: int) -> None:
    match = diagram("doge", FIRST_PLACING)
    play(match, "R card:castello", *[f"R marker:{value}"] * owned)
    others = [f"marker:{other}" for other in range(4) if other != value]
    assert offered(match, "R") == [*others, "button:done"]


@rule("DO-3.1")
def test_markers_laid_earlier_this_year_are_not_in_the_supply() -> None:
    match = diagram("doge", "stack castello R:0,3,3\n played R castello\n agenda place_markers:1")
    play(match, "R card:san_polo")
    assert offered(match, "R") == ["marker:1", "marker:2"]


@rule("DO-3.1")
def test_the_order_in_which_markers_are_added_does_not_matter() -> None:
    one, other = diagram("doge", FIRST_PLACING), diagram("doge", FIRST_PLACING)
    play(one, "R card:castello", "R marker:0", "R marker:3", "R button:done")
    play(other, "R card:castello", "R marker:3", "R marker:0", "R button:done")
    assert one.draw() == other.draw()


def everybody_lays(letters: str, area: str) -> list[str]:
    return [word for p in letters for word in (f"{p} card:{area}", f"{p} marker:2", f"{p} button:done")]


@rule("DO-3.2")
def test_no_card_is_turned_before_the_last_seat_has_finished() -> None:
    match = diagram("doge", FIRST_PLACING)
    play(match, *everybody_lays("RBG", "castello"), "Y card:castello", "Y marker:2")
    assert happened(match, "laid") == []
    play(match, "Y button:done")
    assert happened(match, "laid") == [(0, 1, 1), (1, 1, 1), (2, 1, 1), (3, 1, 1)]


@rule("DO-3.2")
@pytest.mark.parametrize("seat", [1, 2, 3, -1])
def test_the_card_and_markers_of_a_seat_are_sealed_until_all_have_answered(seat: int) -> None:
    one, other = diagram("doge", FIRST_PLACING), diagram("doge", FIRST_PLACING)
    play(one, "R card:castello", "R marker:3", "R marker:3", "R button:done")
    play(other, "R card:quarantia", "R marker:0", "R button:done")
    assert one.view(seat) == other.view(seat)
    assert one.events_for(seat) == other.events_for(seat)


@rule("DO-3.2")
def test_others_hear_only_that_a_seat_has_answered() -> None:
    match = diagram("doge", FIRST_PLACING)
    play(match, "R card:castello", "R marker:3", "R button:done")
    assert (told(match, "R"), told(match, "B")) == (["chose", "added", "answered"], ["answered"])
    assert (happened(match, "chose"), happened(match, "added")) == ([(0, 1)], [(0, 3)])


@rule("DO-3.2")
def test_markers_on_a_card_that_is_not_turned_count_as_left_for_the_others() -> None:
    match = diagram("doge", FIRST_PLACING)
    play(match, "R card:castello", "R marker:3", "R marker:2")
    assert seen(match, "B")["supplies"][0]["markers"] == 7


@rule("DO-3.2")
def test_a_seat_sees_its_own_card_and_markers_at_once() -> None:
    match = diagram("doge", FIRST_PLACING)
    play(match, "R card:castello", "R marker:3")
    mine = seen(match, "R")["mine"]
    assert (mine["card"], mine["pile"], mine["markers"]) == ("castello", [3], [0, 1, 1, 2, 2, 3])


@rule("DO-3.2")
def test_when_the_cards_are_turned_each_stack_goes_to_the_area_of_its_card() -> None:
    match = diagram("doge", FIRST_PLACING)
    play(match, *everybody_lays("RG", "castello"), *everybody_lays("BY", "quarantia"))
    assert drawn(match, "stack castello") == "R:2 G:2"
    assert drawn(match, "stack quarantia") == "B:2 Y:2"


@rule("DO-3.2")
def test_stacks_stay_face_down_when_the_cards_are_turned() -> None:
    match = diagram("doge", "seats 3\n " + FIRST_PLACING)
    play(match, "R card:castello", "R marker:3", "R marker:0", "R button:done")
    play(match, *everybody_lays("BG", "san_polo"))
    assert happened(match, "laid")[0] == (0, 1, 2)
    assert seen(match, "B")["stacks"]["castello"] == [2, 0, 0]


@rule("DO-3.2")
def test_what_a_lone_seat_lays_is_sealed_from_the_imagination_of_the_others() -> None:
    """Yellow alone has markers left.  Until it has finished, Red's worlds must not hold Yellow's card."""
    match = diagram(
        "doge",
        """
        stack castello R:0,1,1,2 B:0,1,1,2 G:0,1,1,2
        stack quarantia R:2,3,3 B:2,3,3 G:2,3,3
        stack san_marco Y:0,1,1
        agenda place_markers:2
        """,
    )
    play(match, "Y card:castello", "Y marker:3")
    world = match.game.determinize(match.state, 0, Rng(1))
    assert match.game.view(world, 0) == match.view(0)
    assert match.game.census(world) == match.game.census(match.state)


@rule("DO-3.3")
def test_a_card_is_not_played_twice_in_a_year() -> None:
    match = diagram("doge", FIRST_PLACING)
    play(match, *everybody_lays("RBGY", "castello"))
    assert offered(match, "R") == [card for card in CARDS if card != "card:castello"]


@rule("DO-3.3")
def test_a_card_is_open_to_all_once_it_is_turned() -> None:
    match = diagram("doge", FIRST_PLACING)
    play(match, *everybody_lays("RBGY", "castello"))
    assert seen(match, "B")["played"] == [["castello"]] * 4


@rule("DO-3.3")
def test_several_seats_may_play_the_card_of_the_same_area() -> None:
    match = diagram("doge", "played B castello\n agenda place_markers:1")
    assert "card:castello" in offered(match, "R") and "card:castello" not in offered(match, "B")


@rule("DO-3.4")
def test_a_seat_with_markers_must_take_part() -> None:
    """It has no way to pass."""
    match = diagram("doge", "stack castello R:0,1,1,2\n stack san_polo R:2,3\n agenda place_markers:2")
    assert all(path.startswith("card:") for path in offered(match, "R"))


@rule("DO-3.4")
def test_a_seat_without_a_marker_sits_out() -> None:
    match = diagram("doge", "stack castello R:0,1,1,2\n stack san_polo R:2,3,3\n agenda place_markers:2")
    assert asked(match) == "BGY"
    with pytest.raises(NotAsked):
        play(match, "R card:cannaregio")


@rule("DO-3.4")
def test_a_seat_that_sits_out_lays_no_stack() -> None:
    match = diagram(
        "doge",
        """
        stack castello R:0,1,1,2
        stack san_polo R:2,3,3
        agenda place_markers:2 place_markers:3
        """,
    )
    play(match, *everybody_lays("BGY", "san_marco"))
    assert [seat for seat, area, height in happened(match, "laid")] == [1, 2, 3]


@rule("DO-3.4")
def test_a_seat_has_finished_when_it_lays_its_last_marker() -> None:
    match = diagram("doge", "stack castello R:0,1,1,2\n stack san_polo R:2\n agenda place_markers:2")
    play(match, "R card:quarantia", "R marker:3", "R marker:3")
    assert asked(match) == "BGY"


@rule("DO-3.4")
def test_a_placing_falls_away_when_nobody_has_a_marker() -> None:
    match = diagram(
        "doge",
        """
        seats 3
        brown dorsoduro castello
        stack castello R:0,1,1,2 B:0,1,1,2 G:0,1,1,2
        stack san_polo R:2,3,3 B:2,3,3 G:2,3,3
        agenda place_markers:2 place_markers:3 return_cards:0 vote:0 turn_blue:0
        """,
    )
    assert drawn(match, "step") == "turn_blue:0"


@rule("DO-3.5")
@pytest.mark.parametrize("seat", [1, 2, 3, -1])
def test_everybody_sees_the_height_of_a_stack(seat: int) -> None:
    """The 0 makes a stack higher."""
    match = diagram("doge", "stack castello R:0,1,1\n agenda place_markers:1")
    stacks = match.view(seat)["stacks"]
    assert isinstance(stacks, dict) and stacks["castello"] == [3, 0, 0, 0]


@rule("DO-3.5")
@pytest.mark.parametrize("seat", [1, 2, 3, -1])
def test_nobody_else_sees_the_values_in_a_stack(seat: int) -> None:
    weak = diagram("doge", "stack castello R:0,1\n agenda place_markers:1")
    strong = diagram("doge", "stack castello R:3,3\n agenda place_markers:1")
    assert weak.view(seat) == strong.view(seat)


@rule("DO-3.5")
def test_a_seat_sees_the_values_in_its_own_stacks() -> None:
    match = diagram("doge", "stack castello R:0,3\n agenda place_markers:1")
    assert seen(match, "R")["mine"]["stacks"]["castello"] == [0, 3]


@rule("DO-3.5")
def test_worlds_that_another_seat_imagines_do_not_depend_on_the_values() -> None:
    weak = diagram("doge", "stack castello R:0,1\n agenda place_markers:1")
    strong = diagram("doge", "stack castello R:3,3\n agenda place_markers:1")
    worlds = [match.game.determinize(match.state, 1, Rng(4)) for match in (weak, strong)]
    assert weak.game.key(worlds[0]) == strong.game.key(worlds[1])


@rule("DO-3.5")
def test_a_good_memory_knows_what_is_left_when_the_rest_was_counted() -> None:
    match = diagram(
        "doge",
        """
        voted 1
        counted R:0,1,1,2,2
        stack castello R:3,3
        agenda turn_blue:0
        """,
    )
    world = match.game.determinize(match.state, 1, Rng(9))
    assert "stack castello R:3,3" in match.game.draw(world)


@rule("DO-3.6")
def test_cards_go_back_after_the_last_placing() -> None:
    match = diagram(
        "doge",
        """
        seats 3
        brown quarantia
        played R san_marco dorsoduro
        agenda place_markers:3 return_cards:0 vote:0 turn_blue:0
        """,
    )
    play(match, *everybody_lays("RBG", "castello"))
    assert seen(match, "R")["played"] == [[], [], []]


@rule("DO-3.6")
def test_all_cards_can_be_played_again_next_year() -> None:
    match = diagram("doge", "voted 6\n agenda turn_blue:6 end_year start_year")
    play(match, "* blue:castello")
    assert offered(match, "R") == CARDS


@rule("DO-3.6")
def test_markers_left_over_do_not_vote() -> None:
    match = diagram(
        "doge",
        """
        brown castello
        stack castello B:1
        agenda return_cards:0 vote:0 turn_blue:0
        """,
    )
    assert drawn(match, "votes") == "0 1 0 0"


@rule("DO-3.6")
def test_after_the_last_placing_nobody_is_asked_for_markers_left_over() -> None:
    match = diagram("doge", "brown castello\n agenda place_markers:2 return_cards:0 vote:0 turn_blue:0")
    play(match, *everybody_lays("RBGY", "san_polo"))
    assert drawn(match, "step") == "turn_blue:0" and seen(match, "R")["supplies"][0]["markers"] == 6
