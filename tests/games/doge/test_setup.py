"""[DO-1, DO-2] Set-up, and the course of a year."""

import pytest

import ridotto
from ridotto.games.doge.material import ADVISOR_NAMES, AREA_NAMES
from ridotto.testing import diagram, play, rule

from .reading import asked, drawn, happened, offered, seen

DISTRICT_NAMES = AREA_NAMES[:6]
BOTH_TABLES = pytest.mark.parametrize("seats", [3, 4])


@rule("DO-1.1")
@pytest.mark.parametrize("seats", [0, 1, 2, 5])
def test_only_three_or_four_seats_can_play(seats: int) -> None:
    with pytest.raises(ridotto.BadSeats):
        ridotto.start("doge", seats)


@rule("DO-1.1")
@BOTH_TABLES
def test_three_and_four_seats_can_play(seats: int) -> None:
    assert ridotto.start("doge", seats, seed=1).asked == list(range(seats))


@rule("DO-1.2")
@BOTH_TABLES
def test_every_seat_begins_with_15_houses_8_palaces_6_rings_and_7_markers(seats: int) -> None:
    """Ruling 6.29: with 3 seats the fourth colour stays in the box, the others have as much as ever."""
    view = seen(ridotto.start("doge", seats, seed=1), "R")
    assert view["supplies"] == [{"houses": 15, "palaces": 8, "rings": 6, "markers": 7}] * seats


@rule("DO-1.2")
@pytest.mark.parametrize("letter", ["R", "B", "G", "Y"])
def test_the_markers_of_every_seat_are_0_1_1_2_2_3_3(letter: str) -> None:
    match = ridotto.start("doge", 4, seed=1)
    assert seen(match, letter)["mine"]["markers"] == [0, 1, 1, 2, 2, 3, 3]


@rule("DO-1.2")
@BOTH_TABLES
def test_every_seat_has_a_card_of_each_area(seats: int) -> None:
    match = ridotto.start("doge", seats, seed=1)
    for seat in range(seats):
        assert match.options(seat) == [f"card:{area}" for area in AREA_NAMES]


@rule("DO-1.2")
def test_with_three_seats_yellow_stays_in_the_box() -> None:
    with pytest.raises(ridotto.BadDiagram):
        diagram("doge", "seats 3\n castello houses Y1")


@rule("DO-1.3")
def test_a_seat_sees_the_values_of_its_own_markers() -> None:
    match = diagram("doge", "stack castello B:0,3\n agenda place_markers:1")
    assert seen(match, "B")["mine"]["markers"] == [1, 1, 2, 2, 3]


@rule("DO-1.3")
@pytest.mark.parametrize("seat", [0, 2, 3, -1])
def test_nobody_else_sees_which_markers_a_seat_has_left(seat: int) -> None:
    """Two tables that differ only in the markers of Blue look the same to everybody but Blue."""
    weak = diagram("doge", "stack castello B:3,3\n agenda place_markers:1")
    strong = diagram("doge", "stack castello B:0,1\n agenda place_markers:1")
    assert weak.view(seat) == strong.view(seat)


@rule("DO-1.3")
@pytest.mark.parametrize("seat", [0, 2, 3, -1])
def test_everybody_sees_how_many_markers_a_seat_has_left(seat: int) -> None:
    match = diagram("doge", "stack castello B:0,3,3\n agenda place_markers:1")
    supplies = match.view(seat)["supplies"]
    assert isinstance(supplies, list) and supplies[1]["markers"] == 4


@rule("DO-1.3")
def test_everybody_sees_the_supplies_of_houses_palaces_and_rings() -> None:
    match = diagram(
        "doge",
        """
        castello houses B4 palaces B1
        advisor castello B@san_marco
        agenda place_markers:0
        """,
    )
    assert seen(match, "G")["supplies"][1] == {"houses": 11, "palaces": 7, "rings": 5, "markers": 7}


@rule("DO-1.3")
def test_everybody_sees_the_cards_that_were_played() -> None:
    match = diagram("doge", "played B castello quarantia\n agenda place_markers:2")
    assert seen(match, "R")["played"][1] == ["castello", "quarantia"]


@rule("DO-1.3")
def test_everybody_sees_the_markers_that_were_counted() -> None:
    match = diagram("doge", "brown castello san_polo\n stack castello B:0,3\n agenda vote:0 turn_blue:0")
    assert seen(match, "R")["counted"][1] == [0, 3]


@rule("DO-1.4")
@BOTH_TABLES
def test_nine_neutral_advisors_stand_on_their_circles_at_the_start(seats: int) -> None:
    advisors = seen(ridotto.start("doge", seats, seed=1), "R")["advisors"]
    assert advisors == {name: {"ring": None, "place": None} for name in ADVISOR_NAMES}
    assert len(advisors) == 9


@rule("DO-1.4")
@pytest.mark.parametrize("area", AREA_NAMES)
def test_a_district_is_the_home_of_one_advisor_and_the_quarantia_of_three(area: str) -> None:
    """Each stands elsewhere or with another ring, so that none is left out by DO-5.9."""
    match = diagram(
        "doge",
        f"""
        brown {area}
        advisor quarantia_1 B@castello
        advisor quarantia_2 B@san_polo
        stack {area} R:3
        agenda vote:0 turn_blue:0
        """,
    )
    home = {path.split()[0] for path in offered(match, "R")}
    three = {"advisor:quarantia_1", "advisor:quarantia_2", "advisor:quarantia_3"}
    assert home == (three if area == "quarantia" else {f"advisor:{area}"})


@rule("DO-1.5")
def test_the_brown_row_is_laid_card_by_card_each_as_likely_as_another() -> None:
    match = ridotto.start("doge", 4)
    assert list(match.game.rules.weights(match.state)) == [1] * 7


@rule("DO-1.5")
def test_no_area_comes_twice_in_the_brown_row() -> None:
    match = ridotto.start("doge", 4)
    play(match, "* brown:castello", "* brown:quarantia")
    left = ["cannaregio", "dorsoduro", "san_marco", "san_polo", "santa_croce"]
    assert match.outcomes() == [f"brown:{area}" for area in left]


@rule("DO-1.5")
def test_the_brown_row_lies_from_left_to_right_open_to_all() -> None:
    match = ridotto.start("doge", 3)
    row = ["quarantia", "castello", "san_polo", "cannaregio", "dorsoduro", "san_marco", "santa_croce"]
    play(match, *[f"* brown:{area}" for area in row])
    assert match.view(-1)["brown"] == row
    assert happened(match, "brown") == [(place, list[str](AREA_NAMES).index(area)) for place, area in enumerate(row)]


@rule("DO-1.6")
def test_nobody_knows_a_blue_card_at_the_start() -> None:
    match = ridotto.start("doge", 4, seed=3)
    assert [match.view(seat)["blue"] for seat in range(-1, 4)] == [[None] * 7] * 5


@rule("DO-1.6")
def test_any_blue_card_that_was_not_turned_may_be_next_whatever_the_brown_row_says() -> None:
    match = diagram(
        "doge",
        """
        brown castello dorsoduro san_marco
        blue dorsoduro castello
        voted 2
        agenda turn_blue:2
        """,
    )
    assert list(match.game.rules.weights(match.state)) == [1, 0, 0, 1, 1, 1, 1]


@rule("DO-1.7")
def test_the_board_is_empty_at_the_start() -> None:
    districts = seen(ridotto.start("doge", 4, seed=1), "R")["districts"]
    empty = {"houses": [0] * 4, "palaces": [0] * 4, "price": 3}
    assert districts == {
        "cannaregio": empty,
        "castello": empty,
        "dorsoduro": empty,
        "san_marco": empty,
        "san_polo": empty,
        "santa_croce": empty,
    }


@rule("DO-1.7")
@pytest.mark.parametrize("here", DISTRICT_NAMES)
def test_a_house_can_go_from_every_district_to_every_other(here: str) -> None:
    match = diagram(
        "doge",
        f"""
        {here} houses R1
        stack {here} R:1
        brown {here}
        agenda vote:0 turn_blue:0
        """,
    )
    play(match, f"R advisor:{here} button:abstain")
    others = [district for district in DISTRICT_NAMES if district != here]
    assert offered(match, "R") == ["button:stay", *[f"houses:{here} area:{there}" for there in others]]


@rule("DO-1.7")
@pytest.mark.parametrize("district", DISTRICT_NAMES)
def test_districts_do_not_differ(district: str) -> None:
    """Ruling 6.28: the same vote brings the same in each of them."""
    match = diagram(
        "doge",
        f"""
        {district} houses R1 B2
        stack {district} R:3 B:1
        brown {district}
        agenda vote:0 turn_blue:0
        """,
    )
    play(match, f"R advisor:{district} area:quarantia", "R button:2", f"R palace:{district}", "B button:1")
    assert drawn(match, district) == "houses B3 palaces R1"


@rule("DO-2.1", "DO-4.1")
@pytest.mark.parametrize(("seats", "placings"), [(3, 4), (4, 3)])
def test_a_year_is_the_placings_then_seven_votes_then_the_next_year(seats: int, placings: int) -> None:
    match = diagram("doge", f"seats {seats}\n year 0\n agenda start_year")
    coming = [f"place_markers:{n}" for n in range(1, placings)] + ["return_cards:0"]
    for vote in range(7):
        coming += [f"vote:{vote}", f"turn_blue:{vote}"]
    assert drawn(match, "step") == "place_markers:0"
    assert drawn(match, "agenda").split() == [*coming, "end_year:0", "start_year:0"]


@rule("DO-2.1")
def test_a_new_game_begins_with_the_first_placing_of_year_1() -> None:
    view = seen(ridotto.start("doge", 4, seed=5), "R")
    assert (view["year"], view["placing"], view["voted"]) == (1, 1, 0)


@rule("DO-2.1")
def test_the_next_year_begins_after_the_seventh_vote() -> None:
    match = diagram(
        "doge",
        """
        year 3
        blue castello dorsoduro san_marco san_polo santa_croce quarantia
        voted 6
        agenda turn_blue:6 end_year start_year
        """,
    )
    play(match, "* blue:cannaregio")
    assert (drawn(match, "year"), drawn(match, "step"), asked(match)) == ("4", "place_markers:0", "RBGY")
    assert (happened(match, "year_over"), happened(match, "year")) == ([(3,)], [(4,)])


@rule("DO-2.2")
@pytest.mark.parametrize(("seats", "placings"), [(3, 4), (4, 3)])
def test_markers_are_placed_4_times_with_3_seats_and_3_times_with_4(seats: int, placings: int) -> None:
    """Ruling 6.29."""
    match = diagram("doge", f"seats {seats}\n year 0\n agenda start_year")
    for placing in range(placings):
        assert drawn(match, "step") == f"place_markers:{placing}"
        for seat in range(seats):
            play(match, f"{seat} card:{AREA_NAMES[placing]}", f"{seat} marker:{[1, 2, 3, 0][placing]}")
            play(match, f"{seat} button:done")
    assert seen(match, "R")["placing"] == 0
