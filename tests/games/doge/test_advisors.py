"""[DO-5] Advisors: taken, placed, abstained with, neutral."""

import pytest

from ridotto.core.seats import NO_SEAT
from ridotto.games.doge.material import AREA_NAMES
from ridotto.testing import diagram, play, rule

from .reading import asked, drawn, happened, offered, rings_left, seen

RED_WINS = """
    brown castello
    stack castello R:1
    agenda vote:0 turn_blue:0
"""
# Six advisors carry Red's rings; the one of Castello is not among them.
NO_RING = """
    advisor cannaregio R@castello
    advisor dorsoduro R@san_polo
    advisor san_marco R@san_polo
    advisor san_polo R@quarantia
    advisor santa_croce R@quarantia
    advisor quarantia_1 R@dorsoduro
"""


# ---- to take an advisor


@rule("DO-5.1")
def test_a_ring_of_the_taker_goes_on_the_advisor() -> None:
    match = diagram("doge", RED_WINS)
    play(match, "R advisor:castello area:san_marco")
    assert drawn(match, "advisor castello") == "R@san_marco" and rings_left(match, "R") == 5


@rule("DO-5.1")
def test_the_ring_of_another_seat_goes_back_to_its_owner() -> None:
    match = diagram("doge", "advisor castello B@san_polo" + RED_WINS)
    play(match, "R advisor:castello area:san_marco")
    assert (rings_left(match, "R"), rings_left(match, "B")) == (5, 6)


@rule("DO-5.1")
def test_an_advisor_carries_one_ring_and_votes_for_the_new_owner_only() -> None:
    match = diagram(
        "doge",
        """
        brown castello san_marco
        stack castello R:1
        advisor castello B@san_marco
        agenda vote:0 turn_blue:0 vote:1 turn_blue:1
        """,
    )
    play(match, "R advisor:castello area:san_marco", "R button:0", "* blue:castello")
    assert drawn(match, "votes") == "1 0 0 0"


# ---- where it may stand


@rule("DO-5.2")
@pytest.mark.parametrize("home", AREA_NAMES[:6])
def test_an_advisor_may_stand_in_every_area_but_its_home(home: str) -> None:
    """The Quarantia is one of them."""
    match = diagram("doge", f"brown {home}\n stack {home} R:1\n agenda vote:0 turn_blue:0")
    areas = [f"advisor:{home} area:{area}" for area in AREA_NAMES if area != home]
    assert offered(match, "R") == [*areas, f"advisor:{home} button:abstain"]


@rule("DO-5.2")
def test_an_advisor_of_the_quarantia_never_stands_there() -> None:
    match = diagram("doge", "brown quarantia\n stack quarantia R:1\n agenda vote:0 turn_blue:0")
    areas = [f"advisor:quarantia_1 area:{area}" for area in AREA_NAMES[:6]]
    assert offered(match, "R") == [*areas, "advisor:quarantia_1 button:abstain"]


@rule("DO-5.2")
@pytest.mark.parametrize("owner", ["R", "B"])
def test_an_advisor_that_is_taken_may_stay_where_it_stands(owner: str) -> None:
    match = diagram("doge", f"advisor castello {owner}@san_polo" + RED_WINS)
    play(match, "R advisor:castello area:san_polo")
    assert drawn(match, "advisor castello") == "R@san_polo"


@rule("DO-5.2")
def test_an_advisor_that_is_taken_moves_from_where_it_stood() -> None:
    match = diagram("doge", "advisor castello B@san_polo" + RED_WINS)
    play(match, "R advisor:castello area:quarantia")
    assert drawn(match, "advisor castello") == "R@quarantia"


@rule("DO-5.2")
def test_a_districts_advisor_votes_in_the_quarantia() -> None:
    match = diagram("doge", "brown quarantia\n advisor castello R@quarantia\n agenda vote:0 turn_blue:0")
    assert (drawn(match, "votes"), asked(match)) == ("1 0 0 0", "R")


# ---- rings


@rule("DO-5.3")
def test_without_a_free_ring_a_seat_must_abstain() -> None:
    match = diagram("doge", NO_RING + RED_WINS)
    assert offered(match, "R") == ["advisor:castello button:abstain"]


@rule("DO-5.3")
def test_a_seat_that_must_abstain_moves_a_house_as_usual() -> None:
    match = diagram("doge", "san_polo houses R1\n" + NO_RING + RED_WINS)
    play(match, "R advisor:castello button:abstain")
    assert offered(match, "R") == ["button:stay", "houses:san_polo area:castello"]


@rule("DO-5.3")
def test_with_one_free_ring_a_seat_may_take_its_sixth_advisor() -> None:
    match = diagram("doge", NO_RING.replace("advisor quarantia_1 R@dorsoduro", "") + RED_WINS)
    play(match, "R advisor:castello area:san_polo")
    assert rings_left(match, "R") == 0


@rule("DO-5.3")
def test_the_rings_of_others_do_not_help_a_seat_without_one() -> None:
    match = diagram("doge", "advisor castello B@san_polo" + NO_RING + RED_WINS)
    assert offered(match, "R") == ["advisor:castello button:abstain"]


@rule("DO-5.4")
@pytest.mark.parametrize("area", ["dorsoduro", "quarantia"])
def test_an_advisor_with_the_own_ring_is_moved_or_left_without_another_ring(area: str) -> None:
    match = diagram("doge", "advisor castello R@dorsoduro" + RED_WINS)
    play(match, f"R advisor:castello area:{area}")
    assert drawn(match, "advisor castello") == f"R@{area}" and rings_left(match, "R") == 5


@rule("DO-5.4")
def test_an_advisor_with_the_own_ring_may_be_taken_when_no_ring_is_free() -> None:
    rings = NO_RING.replace("quarantia_1", "castello")
    match = diagram("doge", rings + RED_WINS)
    assert len(offered(match, "R")) == 7
    play(match, "R advisor:castello area:quarantia")
    assert drawn(match, "advisor castello") == "R@quarantia" and rings_left(match, "R") == 0


# ---- to abstain


@rule("DO-5.5")
@pytest.mark.parametrize("owner", ["R", "B"])
def test_to_abstain_frees_the_ring_and_sends_the_figure_to_its_circle(owner: str) -> None:
    """With one's own advisor too."""
    match = diagram("doge", f"advisor castello {owner}@san_polo" + RED_WINS)
    play(match, "R advisor:castello button:abstain")
    assert seen(match, "G")["advisors"]["castello"] == {"ring": None, "place": None}
    assert rings_left(match, owner) == 6


@rule("DO-5.5")
def test_abstaining_with_a_neutral_advisor_leaves_it_neutral() -> None:
    match = diagram("doge", RED_WINS)
    play(match, "R advisor:castello button:abstain")
    assert drawn(match, "advisor castello") == "" and rings_left(match, "R") == 6


@rule("DO-5.5")
def test_a_seat_that_abstains_may_move_a_house_or_not() -> None:
    """The move is not compulsory."""
    match = diagram("doge", "castello houses R1\n" + RED_WINS)
    play(match, "R advisor:castello button:abstain", "R button:stay")
    assert (drawn(match, "castello"), drawn(match, "step")) == ("houses R1 palaces", "place_two:1")


@rule("DO-5.5")
def test_only_one_house_is_moved_for_an_advisor() -> None:
    match = diagram("doge", "castello houses R2\n" + RED_WINS)
    play(match, "R advisor:castello button:abstain", "R houses:castello area:san_polo")
    assert drawn(match, "step") == "place_two:1"


@rule("DO-5.5")
def test_a_seat_that_takes_the_advisor_moves_no_house() -> None:
    match = diagram("doge", "castello houses R2\n" + RED_WINS)
    play(match, "R advisor:castello area:san_polo")
    assert drawn(match, "step") == "place_two:1"


@rule("DO-5.5")
def test_without_a_house_on_the_board_a_seat_abstains_and_moves_nothing() -> None:
    """Houses of others cannot be moved."""
    match = diagram("doge", "castello houses B2\n" + RED_WINS)
    play(match, "R advisor:castello button:abstain")
    assert (asked(match), drawn(match, "step")) == ("R", "place_two:1")


# ---- neutral advisors


@rule("DO-5.6")
def test_a_neutral_advisor_votes_for_nobody() -> None:
    """Castello's advisor stood in San Marco until the tie in Castello."""
    match = diagram(
        "doge",
        """
        brown castello san_marco
        stack castello R:1 G:1
        advisor castello B@san_marco
        agenda vote:0 turn_blue:0 vote:1 turn_blue:1
        """,
    )
    play(match, "R button:0", "G button:0", "* blue:castello")
    assert (drawn(match, "votes"), drawn(match, "step")) == ("", "turn_blue:1")


@rule("DO-5.6")
def test_when_an_advisor_becomes_neutral_its_ring_goes_back() -> None:
    match = diagram(
        "doge",
        "brown castello\n stack castello R:1 G:1\n advisor castello B@san_marco\n agenda vote:0 turn_blue:0",
    )
    assert rings_left(match, "B") == 6 and drawn(match, "advisor castello") == ""


# ---- how long they stand


@rule("DO-5.7")
def test_advisors_stay_in_the_area_after_its_vote() -> None:
    match = diagram("doge", "advisor san_polo R@castello\n" + RED_WINS)
    play(match, "R advisor:castello area:san_marco", "R button:0")
    assert drawn(match, "advisor san_polo") == "R@castello"


@rule("DO-5.7")
def test_a_tie_in_the_area_does_not_move_the_advisors_that_stand_there() -> None:
    match = diagram(
        "doge",
        """
        brown castello
        stack castello R:1 G:1
        advisor san_polo G@castello
        advisor quarantia_2 R@castello
        agenda vote:0 turn_blue:0
        """,
    )
    play(match, "R button:0", "G button:0")
    assert drawn(match, "advisor san_polo") == "G@castello"
    assert drawn(match, "advisor quarantia_2") == "R@castello"


@rule("DO-5.7")
def test_advisors_stay_when_a_new_year_begins() -> None:
    match = diagram("doge", "advisor san_polo B@castello\n voted 6\n agenda end_year start_year")
    assert drawn(match, "advisor san_polo") == "B@castello" and rings_left(match, "B") == 5


@rule("DO-5.7")
def test_a_vote_offers_no_advisor_from_another_home() -> None:
    match = diagram("doge", "advisor san_polo R@castello\n advisor dorsoduro B@castello\n" + RED_WINS)
    assert {path.split()[0] for path in offered(match, "R")} == {"advisor:castello"}


@rule("DO-5.8")
def test_an_advisor_counts_in_an_area_that_votes_later_this_year() -> None:
    match = diagram(
        "doge",
        """
        brown castello san_marco
        stack castello R:1
        stack san_marco B:1
        agenda vote:0 turn_blue:0 vote:1 turn_blue:1
        """,
    )
    play(match, "R advisor:castello area:san_marco", "R button:0", "* blue:castello")
    assert (drawn(match, "votes"), drawn(match, "first")) == ("1 1 0 0", "R B")


@rule("DO-5.8")
def test_an_advisor_in_an_area_that_has_voted_counts_next_year() -> None:
    match = diagram(
        "doge",
        """
        brown san_marco castello
        blue san_marco
        voted 1
        stack castello R:1
        agenda vote:1 turn_blue:1 end_year vote:0 turn_blue:0
        """,
    )
    play(match, "R advisor:castello area:san_marco", "R button:0")
    assert match.chance and happened(match, "vote") == []
    play(match, "* blue:castello")
    assert happened(match, "vote") == [(AREA_NAMES.index("san_marco"),)]
    assert drawn(match, "votes") == "1 0 0 0"


@rule("DO-5.8")
def test_an_advisor_from_last_year_votes_in_the_first_area_of_this_year() -> None:
    match = diagram(
        "doge",
        """
        blue san_marco
        voted 7
        advisor castello R@san_marco
        agenda end_year vote:0 turn_blue:0
        """,
    )
    assert (drawn(match, "votes"), drawn(match, "first")) == ("1 0 0 0", "R")


# ---- advisors that are alike


def picks(*advisors: str) -> list[str]:
    """The advisors Red may pick in the Quarantia when they are drawn so."""
    lines = "\n".join(f"advisor {advisor}" for advisor in advisors)
    match = diagram("doge", f"{lines}\n brown quarantia\n stack quarantia R:1\n agenda vote:0 turn_blue:0")
    return list(dict.fromkeys(path.split()[0].removeprefix("advisor:") for path in offered(match, "R")))


@rule("DO-5.9")
def test_of_three_neutral_advisors_one_is_offered() -> None:
    assert picks() == ["quarantia_1"]


@rule("DO-5.9")
def test_of_two_advisors_with_the_same_ring_in_the_same_area_one_is_offered() -> None:
    assert picks("quarantia_1 B@castello", "quarantia_3 B@castello") == ["quarantia_1", "quarantia_2"]


@rule("DO-5.9")
def test_advisors_that_differ_in_place_are_all_offered() -> None:
    advisors = ["quarantia_1 B@castello", "quarantia_2 B@san_polo", "quarantia_3 B@dorsoduro"]
    assert picks(*advisors) == ["quarantia_1", "quarantia_2", "quarantia_3"]


@rule("DO-5.9")
def test_advisors_that_differ_in_ring_are_all_offered() -> None:
    advisors = ["quarantia_1 B@castello", "quarantia_2 R@castello", "quarantia_3 G@castello"]
    assert picks(*advisors) == ["quarantia_1", "quarantia_2", "quarantia_3"]


@rule("DO-5.9")
def test_an_advisor_is_offered_even_if_one_dealt_with_in_this_vote_is_now_like_it() -> None:
    match = diagram(
        "doge",
        """
        brown quarantia
        stack quarantia R:2 B:1
        advisor quarantia_2 R@castello
        agenda vote:0 turn_blue:0
        """,
    )
    play(match, "R advisor:quarantia_1 area:castello")
    picked = {path.split()[0] for path in offered(match, "B")}
    assert picked == {"advisor:quarantia_2", "advisor:quarantia_3"}


@rule("DO-5.1", "DO-5.5")
def test_everybody_hears_who_took_an_advisor_and_who_abstained() -> None:
    match = diagram(
        "doge",
        """
        brown quarantia
        stack quarantia R:2 B:1
        advisor quarantia_2 G@castello
        agenda vote:0 turn_blue:0
        """,
    )
    play(match, "R advisor:quarantia_1 area:castello", "B advisor:quarantia_2 button:abstain")
    assert happened(match, "took") == [(0, 6, 1, NO_SEAT)]
    assert happened(match, "abstained") == [(1, 7)]
    assert happened(match, "freed") == [(7, 2)]


@rule("DO-5.1")
@pytest.mark.parametrize(("carried", "owner"), [("B", 1), ("R", NO_SEAT)])
def test_everybody_hears_whose_ring_goes_back_when_an_advisor_is_taken(carried: str, owner: int) -> None:
    match = diagram(
        "doge",
        f"""
        stack castello R:2
        brown castello
        advisor castello {carried}@san_polo
        agenda vote:0 turn_blue:0
        """,
    )
    play(match, "R advisor:castello area:san_marco")
    assert happened(match, "took") == [(0, 1, 3, owner)]
