"""The advice of Doge: what it values, and what it would rather do, in drawn positions."""

from math import isfinite
from typing import Any

import pytest

import ridotto
from ridotto.bots.advice import ABSURD
from ridotto.bots.beginner import Beginner
from ridotto.bots.doge import DogeAdvice
from ridotto.bots.doge.outlook import is_won
from ridotto.bots.doge.position import POSITION
from ridotto.bots.finding import advice_for
from ridotto.core.rng import Rng
from ridotto.core.state import OVER
from ridotto.games.doge.material import AREA_NAMES, DISTRICT_NAMES
from ridotto.testing import diagram
from ridotto.texts.doge import en, fr

DOGE = ridotto.game("doge")
RED, BLUE = 0, 1
VOTE = "brown castello\n stack castello R:3\n agenda vote:0 turn_blue:0"


def advice() -> DogeAdvice:
    return DogeAdvice(DOGE.rules.room)


def value(drawing: str, seat: int = RED) -> float:
    return advice().value(diagram("doge", drawing).state, seat)


def odds(drawing: str, seat: int = RED) -> dict[str, float]:
    """How likely each answer of the question drawn is, by its path."""
    s = diagram("doge", drawing).state
    mind = advice()
    DOGE.rules.fill(s, seat, mind.out)
    total = mind.weigh(s, seat)
    codes = mind.out.list()
    return {" ".join(DOGE.rules.path(s, seat, code)): mind.odds[i] / total for i, code in enumerate(codes)}


def slips(drawing: str, seat: int = RED, learned: bool = False) -> set[str]:
    """The answers that somebody careless may give, by the first guesses or by what was learned."""
    s = diagram("doge", drawing).state
    mind = advice_for(DOGE, s.seats) if learned else advice()
    DOGE.rules.fill(s, seat, mind.out)
    mind.weigh_slips(s, seat)
    codes = mind.out.list()
    return {" ".join(DOGE.rules.path(s, seat, code)) for i, code in enumerate(codes) if mind.odds[i] > 0.0}


def likeliest_slip(drawing: str, seat: int = RED) -> str:
    """What comes to mind first to somebody careless."""
    s = diagram("doge", drawing).state
    mind = advice()
    DOGE.rules.fill(s, seat, mind.out)
    mind.weigh_slips(s, seat)
    return " ".join(DOGE.rules.path(s, seat, mind.likeliest()))


def sensible(drawing: str, seat: int = RED) -> set[str]:
    """The answers that a search may come to, whatever it has seen."""
    s = diagram("doge", drawing).state
    mind = advice()
    DOGE.rules.fill(s, seat, mind.out)
    mind.leave_senseless(s, seat)
    return {" ".join(DOGE.rules.path(s, seat, code)) for code in mind.out.list()}


# ---- positions


def test_a_palace_is_worth_more_than_the_houses_it_costs() -> None:
    assert value("castello palaces R1") > value("castello houses R3")


def test_who_meets_the_goal_is_ahead_of_who_is_one_palace_short() -> None:
    five = "".join(
        f"{name} palaces R1 B1\n" for name in ("cannaregio", "castello", "dorsoduro", "san_marco", "san_polo")
    )
    drawing = f"{five} santa_croce palaces R1 houses B2"
    assert value(drawing, RED) > value(drawing, BLUE) + 1


def test_houses_where_no_palace_has_room_are_worth_less() -> None:
    full = "castello palaces B2 G2 Y1\n"
    assert value(full + "dorsoduro houses R2") > value(full.strip() + " houses R2")


def test_an_advisor_that_votes_before_its_home_is_worth_more() -> None:
    advisor = "advisor castello R@san_marco\n"
    assert value(advisor + "brown san_marco castello") > value(advisor + "brown castello san_marco")


# ---- answers


def test_a_seat_that_can_build_builds() -> None:
    chances = odds(f"castello houses R3\n entered R castello\n agenda build\n {VOTE.splitlines()[0]}")
    assert chances["palace:castello"] > 0.9


def test_all_houses_are_placed() -> None:
    chances = odds("brown castello\n first R\n agenda place_two:1")
    assert chances["button:2"] > chances["button:1"] > chances["button:0"]


def test_it_is_absurd_to_refuse_a_house() -> None:
    winner = odds("brown castello\n first R\n agenda place_two:1")
    second = odds("brown castello\n first B\n second R\n agenda place_one:1")
    assert winner["button:1"] < ABSURD * winner["button:2"]
    assert second["button:0"] < ABSURD * second["button:1"]


def test_fewer_houses_are_placed_where_no_palace_has_room() -> None:
    full = odds("brown castello\n castello palaces B2 G2 Y1\n first R\n agenda place_two:1")
    assert full["button:2"] < odds("brown castello\n first R\n agenda place_two:1")["button:2"]


def test_the_palace_that_meets_the_goal_is_built_before_another() -> None:
    five = "".join(f"{name} palaces R1\n" for name in ("cannaregio", "dorsoduro", "san_marco", "san_polo"))
    drawing = (
        f"{five} castello palaces R1 houses R4\n santa_croce houses R3\n entered R castello santa_croce\n agenda build"
    )
    chances = odds(drawing)
    assert chances["palace:santa_croce"] > chances["palace:castello"]


def test_a_card_is_laid_where_a_vote_makes_a_palace() -> None:
    chances = odds("castello houses R2\n agenda place_markers:0")
    assert max(chances, key=lambda card: chances[card]) == "card:castello"


def test_no_votes_are_kept_at_the_last_placing() -> None:
    chances = odds("card castello R:3\n agenda place_markers:2")
    assert chances["button:done"] < 0.1


def test_it_is_absurd_to_keep_the_last_vote_at_the_last_placing_even_far_ahead() -> None:
    chances = odds("card castello R:3,3\n stack dorsoduro R:2,2\n stack san_polo R:0,1\n agenda place_markers:2")
    assert chances["button:done"] < ABSURD * chances["marker:1"]


def test_it_is_absurd_to_lay_a_low_marker_last_that_shuts_out_a_higher_one() -> None:
    """Bots lay markers in falling order: after the 0 a 1 stays in hand, after the 1 both of 2."""
    chances = odds("card castello R:2\n stack dorsoduro R:3\n stack san_polo R:2,3\n agenda place_markers:2")
    assert chances["marker:0"] < ABSURD * chances["marker:1"]
    first = odds("card castello R:\n stack dorsoduro R:3,1\n stack san_polo R:0,3\n agenda place_markers:2")
    assert first["marker:1"] < ABSURD * first["marker:2"]


LAST_MARKERS = "stack dorsoduro R:3\n stack san_polo R:2,3\n"  # with a 2 on a card, 0, 1 and 1 are left in hand


def test_it_is_senseless_to_keep_votes_at_the_last_placing() -> None:
    hand = f"card castello R:2\n {LAST_MARKERS}"
    assert sensible(f"{hand}agenda place_markers:2") == {"marker:1"}
    assert sensible(f"{hand}agenda place_markers:1") == {"marker:0", "marker:1", "button:done"}


def test_it_is_senseless_to_begin_the_last_stack_with_a_low_marker() -> None:
    first = "card castello R:\n stack dorsoduro R:3,1\n stack san_polo R:0,3\n agenda place_markers:2"
    assert sensible(first) == {"marker:2"}


def test_only_markers_that_can_still_be_laid_and_have_votes_are_missed() -> None:
    """The 0 may be laid or kept.  Bots lay markers in falling order: the 2 comes too late."""
    zero = "card castello R:1,1\n stack dorsoduro R:3,2\n stack san_polo R:2,3\n agenda place_markers:2"
    late = "card castello R:1\n stack dorsoduro R:3,1\n stack san_polo R:2,3\n agenda place_markers:2"
    assert sensible(zero) == sensible(late) == {"marker:0", "button:done"}


def test_votes_may_be_kept_in_the_quarantia_where_a_tie_takes_the_advisors_away() -> None:
    """[DO-7.9] A second takes an advisor [DO-7.3]; with one vote more it may be tied for first, and takes none."""
    hand = f"card quarantia R:2\n {LAST_MARKERS}agenda place_markers:2"
    assert sensible(hand) == {"marker:0", "marker:1", "button:done"}


def test_nobody_keeps_the_last_vote_by_mistake() -> None:
    """By what was learned it is not quite absurd, far ahead and far from a palace."""
    drawing = "card san_polo R:3,3\n stack san_marco R:2,2\n stack santa_croce R:1\n agenda place_markers:2"
    assert slips(drawing, learned=True) == {"marker:1"}


def test_a_low_marker_may_be_laid_before_the_last_placing() -> None:
    assert "marker:1" in slips("card castello R:2\n stack dorsoduro R:3\n agenda place_markers:1")


def test_nobody_lays_the_last_votes_by_mistake_where_two_others_have_more() -> None:
    mine = "stack san_marco R:2,3,3\n stack santa_croce R:1,2\n agenda place_markers:2\n"
    assert "card:castello" in slips(mine + "stack castello B:3,3")
    assert "card:castello" not in slips(mine + "stack castello B:3,3 G:1,3")


def test_who_has_no_votes_left_lays_the_last_card_anywhere() -> None:
    """Two others have more in every district that has a card left."""
    drawing = """
        stack castello R:3,3,2
        stack san_marco R:2,1,1
        stack cannaregio B:2 G:2
        stack dorsoduro B:2 G:2
        advisor castello B@san_polo
        advisor dorsoduro G@san_polo
        advisor san_marco B@santa_croce
        advisor cannaregio G@santa_croce
        advisor san_polo B@quarantia
        advisor santa_croce G@quarantia
        agenda place_markers:2
        """
    assert slips(drawing)


def test_it_is_absurd_to_abstain_with_no_house_to_move() -> None:
    chances = odds(f"{VOTE} end_year")
    assert chances["advisor:castello button:abstain"] < ABSURD * max(chances.values())


def test_an_advisor_goes_where_its_vote_breaks_a_tie() -> None:
    chances = odds(
        """
        brown castello dorsoduro
        stack castello R:3
        stack dorsoduro R:2 B:2,1
        agenda vote:0 turn_blue:0 vote:1 turn_blue:1
        """
    )
    assert max(chances, key=lambda answer: chances[answer]) == "advisor:castello area:dorsoduro"


def test_a_winner_abstains_where_a_moved_house_builds_a_palace() -> None:
    drawing = "castello houses R2\n dorsoduro houses R2\n"
    assert odds(drawing + VOTE)["advisor:castello button:abstain"] > 0.3
    chances = odds(drawing + "brown castello\n first R\n agenda move_here:1")
    assert max(chances, key=lambda move: chances[move]) == "houses:castello area:dorsoduro"


def test_nobody_abstains_to_undo_the_palace_that_the_vote_would_build() -> None:
    """Two houses are placed in Castello: with the one that stands there they make a palace."""
    drawing = "castello houses R1\n dorsoduro houses R2\n"
    assert odds(drawing + VOTE)["advisor:castello button:abstain"] < 0.1


def test_with_an_empty_supply_a_house_is_moved_in_to_build() -> None:
    """All 15 houses stand on the board, and those in Castello are enough: the next one there builds."""
    drawing = "castello houses R3\n dorsoduro houses R6\n san_polo houses R6\n"
    assert odds(drawing + VOTE)["advisor:castello button:abstain"] > 0.3
    chances = odds(drawing + "brown castello\n first R\n agenda move_here:1")
    assert sum(chance for move, chance in chances.items() if move.endswith("area:castello")) > 0.3


def test_nobody_abstains_for_a_palace_and_moves_another_house_by_mistake() -> None:
    """[DO-6.2] With two houses to come Cannaregio lacks one; to leave it makes other palaces near, and builds none."""
    drawing = """
        cannaregio palaces R1 B1 G1 houses R3
        castello palaces B1 Y1 houses R3
        dorsoduro palaces R1 B1 Y1 houses R4
        san_marco palaces R1 B1 Y1 houses R1
        brown cannaregio
        first R
        agenda move_here:1
        """
    into = {f"houses:{name} area:cannaregio" for name in ("castello", "dorsoduro", "san_marco")}
    assert slips(drawing) == into


LATE = """
    brown cannaregio san_marco san_polo santa_croce quarantia castello dorsoduro
    voted 5
    stack castello R:3
    stack dorsoduro R:2 B:2
    agenda vote:5 turn_blue:5 vote:6 turn_blue:6
    """  # Castello votes, and Dorsoduro after it; then the year is over


def test_in_the_last_year_nobody_sends_an_advisor_by_mistake_to_where_no_vote_comes() -> None:
    assert "advisor:castello area:san_polo" in slips(f"san_polo houses R1\n{LATE}")
    assert slips(f"{LATE}year 60") == {"advisor:castello area:dorsoduro"}
    goal = "".join(f"{name} palaces B1\n" for name in DISTRICT_NAMES)
    assert slips(goal + LATE) == {"advisor:castello area:dorsoduro"}


def last_year(palaces: str = "B1", here: int = 1, more: str = "san_polo houses R1", votes: str = LATE) -> str:
    """Somebody meets the goal.  In Castello a palace costs four houses: one stands there, and two are placed."""
    goal = "".join(f"{name} palaces {palaces}\n" for name in DISTRICT_NAMES)
    district, houses = more.split(" ", 1)
    goal = goal.replace("castello palaces", f"castello houses R{here} palaces")
    return goal.replace(f"{district} palaces", f"{district} {houses} palaces") + votes


def test_in_the_last_year_nobody_takes_an_advisor_by_mistake_if_a_house_moved_in_builds_a_palace() -> None:
    """[DO-6.2] The house of San Polo makes four in Castello; the advisor wins two in Dorsoduro, which build nothing."""
    sent = "advisor:castello area:dorsoduro"
    assert slips(last_year()) == {"advisor:castello button:abstain"}
    assert sent in slips(last_year().replace("cannaregio palaces B1", "cannaregio houses B1"))  # a year is to come
    assert sent in slips(last_year(here=2))  # the palace is built without it
    assert sent in slips(last_year(here=0))  # nor is it built with it
    assert sent in slips(last_year(more="san_polo houses B1"))  # no house to move
    assert sent in slips(last_year(more="dorsoduro houses R2"))  # a palace there, too
    assert sent in slips(last_year("R1 B1", here=2))  # Red meets the goal, and may rather defend it


def test_in_the_last_year_an_advisor_may_win_the_quarantia_instead_of_a_palace() -> None:
    """[DO-7.2] It votes next, and nobody has a vote there: to win it may move two houses in."""
    free = """
        brown cannaregio san_marco san_polo santa_croce dorsoduro castello quarantia
        voted 5
        stack castello R:3
        agenda vote:5 turn_blue:5 vote:6 turn_blue:6
        """
    assert "advisor:castello area:quarantia" in slips(last_year(votes=free))


def test_in_the_last_year_it_is_senseless_to_send_an_advisor_to_where_no_vote_comes() -> None:
    assert "advisor:castello area:san_polo" in sensible(LATE)
    votes = {"advisor:castello area:dorsoduro", "advisor:castello button:abstain"}
    assert sensible(f"{LATE}year 60") == votes


def test_in_the_last_year_a_gondolier_sends_no_advisor_to_where_no_vote_comes() -> None:
    """Only the Quarantia still votes, and by what was learned all that is likely is to wait for next year."""
    goal = "".join(f"{name} palaces B1 houses R2\n" for name in DISTRICT_NAMES if name != "dorsoduro")
    drawing = f"""
        seats 3
        {goal}
        dorsoduro palaces B1
        brown castello cannaregio san_marco san_polo santa_croce dorsoduro quarantia
        voted 5
        stack dorsoduro R:3
        stack quarantia B:3,3 G:3
        agenda vote:5 turn_blue:5 vote:6 turn_blue:6
        """
    s = diagram("doge", drawing).state
    sent = {Beginner(Rng(seed)).choose(DOGE, s, RED) for seed in range(40)}
    answers = {" ".join(DOGE.rules.path(s, RED, code)) for code in sent}
    assert answers <= {"advisor:dorsoduro area:quarantia", "advisor:dorsoduro button:abstain"}


def test_after_the_last_vote_of_the_last_year_an_advisor_goes_anywhere() -> None:
    drawing = """
        year 60
        brown cannaregio san_marco san_polo santa_croce quarantia dorsoduro castello
        voted 6
        stack castello R:3
        agenda vote:6 turn_blue:6
        """
    assert "advisor:castello area:san_polo" in sensible(drawing)


def test_nobody_puts_an_advisor_to_sleep_by_mistake_while_votes_are_to_come() -> None:
    """San Polo has voted: with no house there, an advisor is of little use even next year."""
    assert slips(LATE) == {"advisor:castello area:dorsoduro", "advisor:castello area:quarantia"}
    assert "advisor:castello area:san_polo" in slips(f"san_polo houses R1\n{LATE}")


def test_with_the_last_vote_of_a_year_an_advisor_may_go_to_where_no_house_stands() -> None:
    drawing = """
        brown cannaregio san_marco san_polo santa_croce quarantia dorsoduro castello
        voted 6
        stack castello R:3
        dorsoduro houses R1
        agenda vote:6 turn_blue:6
        """
    assert "advisor:castello area:san_polo" in slips(drawing)


def test_nobody_sends_an_advisor_by_mistake_to_a_vote_that_is_won_without_it() -> None:
    """Dorsoduro votes next.  Nobody else has a marker there; or Blue has two, which may be a 3 each."""
    drawing = """
        brown cannaregio san_marco san_polo santa_croce castello dorsoduro quarantia
        voted 4
        stack castello R:1
        stack dorsoduro R:3,3{}
        agenda vote:4 turn_blue:4 vote:5 turn_blue:5 vote:6 turn_blue:6
        """
    there = "advisor:castello area:dorsoduro"
    assert there not in slips(drawing.format(""))
    assert there not in slips(drawing.format(" B:1"))
    assert there in slips(drawing.format(" B:1,1"))


def test_nobody_calls_an_advisor_away_by_mistake_from_a_vote_that_it_wins() -> None:
    """Dorsoduro votes next.  Blue's marker may be a 3: with the advisor that stands there Red has 4."""
    drawing = """
        brown cannaregio san_marco san_polo santa_croce castello dorsoduro quarantia
        voted 4
        advisor castello R@dorsoduro
        stack castello R:1
        stack dorsoduro R:3 B:1
        agenda vote:4 turn_blue:4 vote:5 turn_blue:5 vote:6 turn_blue:6
        """
    assert "advisor:castello area:dorsoduro" in slips(drawing)


def test_nobody_leaves_a_free_quarantia_by_mistake_that_votes_next() -> None:
    """One vote wins two advisors there, and one of them may go to Dorsoduro."""
    drawing = """
        brown cannaregio san_marco castello quarantia dorsoduro san_polo santa_croce
        voted 2
        stack castello R:3
        stack dorsoduro R:2 B:2
        agenda vote:2 turn_blue:2 vote:3 turn_blue:3 vote:4 turn_blue:4
        """
    there = "advisor:castello area:dorsoduro"
    assert slips(drawing) == {"advisor:castello area:quarantia"}
    assert there in slips(drawing + "stack quarantia B:0")
    assert there in slips(drawing + "stack quarantia R:1")
    assert there in slips(drawing + "advisor san_polo B@quarantia")
    assert there not in slips(drawing + "advisor castello B@quarantia")  # this one is robbed
    homes = ("cannaregio", "dorsoduro", "san_marco", "san_polo", "santa_croce")
    last_ring = "".join(f"advisor {home} R@castello\n" for home in homes)
    assert there in slips(drawing + last_ring)
    assert there in slips(drawing.replace("castello quarantia dorsoduro", "castello dorsoduro quarantia"))


CALLED = """
    brown cannaregio san_marco san_polo santa_croce quarantia dorsoduro castello
    voted 6
    dorsoduro houses R1
    san_polo houses R1
    stack castello R:3
    agenda vote:6 turn_blue:6
    """


def test_nobody_sends_an_advisor_by_mistake_to_where_its_home_calls_it_back_before_it_votes() -> None:
    """The card of Santa Croce is the last one, and is not turned yet."""
    turned = "blue dorsoduro castello san_polo cannaregio san_marco quarantia\n"
    assert slips(CALLED + turned) - {"advisor:castello button:abstain"} == {"advisor:castello area:dorsoduro"}


def test_an_advisor_that_is_called_back_from_everywhere_goes_anywhere() -> None:
    turned = "blue castello dorsoduro san_polo cannaregio san_marco quarantia\n"
    assert {"advisor:castello area:dorsoduro", "advisor:castello area:san_polo"} <= slips(CALLED + turned)
    full = CALLED.replace("dorsoduro houses R1", "dorsoduro palaces B2 G2 Y1").replace("san_polo houses R1", "")
    turned = "blue dorsoduro castello san_polo cannaregio san_marco quarantia\n"
    assert "advisor:castello area:san_polo" in slips(full + turned)


def test_nobody_takes_an_advisor_by_mistake_that_counts_nowhere_if_a_house_moved_makes_a_palace_near() -> None:
    """Its home votes first next year.  To abstain takes the house of San Polo to Castello, a third of four."""
    drawing = CALLED.replace("san_polo houses R1", "san_polo houses R1 palaces B1\n castello palaces G1")
    drawing = drawing.replace("dorsoduro houses R1", "")
    turned = "blue castello dorsoduro san_polo cannaregio san_marco quarantia\n"
    assert slips(drawing + turned) == {"advisor:castello button:abstain"}
    assert "advisor:castello area:san_polo" in slips(drawing.replace("houses R1", "") + turned)
    assert "advisor:castello area:san_polo" in slips(
        drawing.replace("castello palaces G1", "castello palaces B2 G2") + turned
    )
    turned = "blue san_polo castello dorsoduro cannaregio san_marco quarantia\n"
    assert "advisor:castello area:san_polo" in slips(drawing + turned)
    turned = "blue dorsoduro castello san_polo cannaregio san_marco quarantia\n"
    assert "advisor:castello area:dorsoduro" in slips(f"dorsoduro palaces B2 G2 Y1\n{drawing}{turned}")  # full


def test_nobody_takes_an_advisor_of_the_quarantia_by_mistake_that_counts_nowhere() -> None:
    """To abstain takes the house of San Polo to Dorsoduro, a second of four."""
    drawing = """
        brown cannaregio san_marco san_polo santa_croce castello dorsoduro quarantia
        blue quarantia dorsoduro san_polo cannaregio san_marco castello
        voted 6
        stack quarantia R:3
        dorsoduro houses R1 palaces B1
        san_polo houses R1 palaces B1 G1
        agenda vote:6 turn_blue:6
        """
    assert {answer.split()[1] for answer in slips(drawing)} == {"button:abstain"}
    standing = "advisor quarantia_1 R@san_polo\nadvisor quarantia_2 B@dorsoduro\n"
    assert likeliest_slip(standing + drawing) == "advisor:quarantia_2 button:abstain", "the rival's goes home"
    near = drawing.replace("dorsoduro houses R1", "dorsoduro houses R3").replace("san_polo houses R1", "san_polo")
    assert "area:dorsoduro" in {answer.split()[1] for answer in slips(near)}  # no house can be spared


def test_an_advisor_may_wait_for_next_year_if_it_wins_nothing_in_this_one() -> None:
    """Dorsoduro votes next, with two stacks that are too strong; and San Polo votes before Castello next year."""
    drawing = """
        brown cannaregio san_marco san_polo santa_croce quarantia castello dorsoduro
        blue san_polo castello cannaregio san_marco quarantia
        voted 5
        stack castello R:1
        stack dorsoduro {}
        agenda vote:5 turn_blue:5 vote:6 turn_blue:6
        """
    there = "advisor:castello area:san_polo"
    assert there in slips(drawing.format("B:2,2 G:2,2"))
    assert "advisor:castello area:dorsoduro" not in slips(drawing.format("B:2,2 G:2,2"))
    assert there not in slips(drawing.format("R:2 B:2"))


def test_an_advisor_may_count_this_year_before_its_home_calls_it_back() -> None:
    """Dorsoduro votes next: it is won already, or it is lost, or one vote more may win there."""
    drawing = """
        brown cannaregio san_marco san_polo santa_croce quarantia castello dorsoduro
        blue san_polo castello cannaregio san_marco quarantia
        voted 5
        san_polo houses R1
        stack castello R:1
        stack dorsoduro {}
        agenda vote:5 turn_blue:5 vote:6 turn_blue:6
        """
    there = "advisor:castello area:dorsoduro"
    assert there not in slips(drawing.format("R:3,3"))
    assert there not in slips(drawing.format("B:2 G:2"))
    assert there in slips(drawing.format("R:3,3 B:1,1"))
    assert there in slips(drawing.format("R:3 B:1") + "advisor castello R@dorsoduro")  # won by this one alone


def test_a_vote_is_not_won_before_an_advisor_that_may_come_to_it() -> None:
    """Blue's marker may be a 3, and an advisor of Santa Croce, which votes before, may make that 4."""
    drawing = """
        brown cannaregio san_marco san_polo castello {} quarantia
        voted 3
        stack dorsoduro R:{} B:1
        agenda vote:3 turn_blue:3
        """

    def is_sure(order: str, mine: str) -> bool:
        return is_won(diagram("doge", drawing.format(order, mine)).state, RED, AREA_NAMES.index("dorsoduro"))

    assert not is_sure("santa_croce dorsoduro", "3,1") and is_sure("santa_croce dorsoduro", "3,2")
    assert is_sure("dorsoduro santa_croce", "3,1") and not is_sure("dorsoduro santa_croce", "3")


def test_nobody_places_fewer_houses_by_mistake() -> None:
    full = "castello palaces B2 G2 Y1\n"
    assert slips(f"{full}brown castello\n first R\n agenda place_two:1") == {"button:2"}


def test_it_is_senseless_to_refuse_houses_while_the_supply_is_large() -> None:
    winner = "brown castello\n first R\n agenda place_two:1\n"
    second = "brown castello\n first B\n second R\n agenda place_one:1\n"
    assert sensible(winner) == {"button:2"}
    assert sensible(second) == {"button:1"}
    four_left = "dorsoduro houses R6\n san_polo houses R5\n"
    assert sensible(winner + four_left) == {"button:2"}


def test_houses_may_be_refused_where_few_are_left_or_no_palace_has_room() -> None:
    """Who places two of three lacks one where two may make a palace."""
    winner = "brown castello\n first R\n agenda place_two:1\n"
    anything = {"button:0", "button:1", "button:2"}
    assert sensible(f"{winner}dorsoduro houses R6\n san_polo houses R6") == anything
    assert sensible(f"{winner}castello palaces B2 G2 Y1") == anything


# ---- cards, and rivals who are about to win

FIVE = "".join(f"{name} palaces B1\n" for name in ("cannaregio", "dorsoduro", "san_marco", "san_polo", "santa_croce"))
THREAT = f"{FIVE} castello houses B2\n"
LAID = "stack castello B:3\n agenda place_markers:1\n"


def test_nobody_lays_a_card_elsewhere_by_mistake_while_a_rival_is_about_to_win() -> None:
    """With two houses in Castello Blue has a palace in each district.  One marker lies there."""
    drawing = THREAT.replace("dorsoduro palaces", "dorsoduro houses R2 palaces")
    assert slips(drawing + LAID) == {"card:castello"}
    assert "card:dorsoduro" in slips(drawing + "agenda place_markers:1")  # Blue has laid nothing there
    assert "card:dorsoduro" in slips(drawing.replace("san_polo palaces", "san_polo houses") + LAID)
    assert "card:dorsoduro" in slips(drawing.replace("castello houses B2", "castello houses G2") + LAID)
    assert "card:dorsoduro" in slips(drawing + LAID.replace("B:3", "B:3 G:1"))  # Green opposes Blue
    assert "card:dorsoduro" in slips(f"{drawing}stack san_polo R:2,2,3,3\n stack santa_croce R:0,1\n{LAID}")


def test_nobody_lets_a_rival_win_by_mistake_who_moves_the_last_house_in() -> None:
    """[DO-6.2] Blue lacks three houses in Castello: it places two, and moves one in if it abstains."""
    far = FIVE.replace("dorsoduro palaces", "dorsoduro houses R2 palaces") + LAID
    assert "card:dorsoduro" in slips(far)  # Blue has no house to move
    assert slips(far.replace("san_polo palaces", "san_polo houses B1 palaces")) == {"card:castello"}


def test_a_card_may_go_to_where_its_owner_wins_the_game_itself() -> None:
    """Red wins in Dorsoduro, where it has one of four houses and moves another one to."""
    red = THREAT.replace("B1", "R1 B1").replace("dorsoduro palaces R1 B1", "dorsoduro palaces B1 houses R1")
    red = red.replace("castello houses B2", "castello palaces R1 houses B3")
    assert slips(red + LAID) == {"card:castello", "card:dorsoduro"}
    laid = red.replace("houses R1", "houses R2") + "stack dorsoduro R:3\n played R dorsoduro\n" + LAID
    assert "card:san_polo" in slips(laid)


def test_a_card_may_go_to_the_quarantia_that_votes_before_a_rival_wins() -> None:
    before = "brown quarantia castello cannaregio dorsoduro san_marco san_polo santa_croce\n"
    after = "brown castello quarantia cannaregio dorsoduro san_marco san_polo santa_croce\n"
    assert slips(THREAT + LAID + before) == {"card:castello", "card:quarantia"}
    assert slips(THREAT + LAID + after) == {"card:castello"}


def test_nobody_lays_a_card_where_two_others_have_more_before_the_last_placing_either() -> None:
    drawing = "castello houses R2\n stack dorsoduro R:3,3\n stack castello B:1,1,2,2 G:1,1,2,2\n agenda place_markers:1"
    assert "card:castello" not in slips(drawing)
    assert "card:castello" in slips(drawing.replace("R:3,3", "R:1,1"))


# ---- two moves, of those tied for first in the Quarantia    [DO-7.9]

TIED = "brown quarantia\n first R B\n agenda move_tied:3\n"
TWICE = "cannaregio houses R2\n castello houses R2\n san_marco houses R1\n san_polo houses R1\n"
PAIR = "dorsoduro houses R2\n santa_croce houses R2\n"


def announced(here: int, there: int) -> str:
    """Red has announced the first of its moves."""
    return f"answers R {1 + 6 * here + there} 0\n"


def test_the_first_of_two_moves_leaves_a_second_one_that_builds_too() -> None:
    """Of the two, bots announce the one with the lower number first."""
    both = {"houses:san_marco area:cannaregio", "houses:san_marco area:castello"}
    chances = odds(TIED + TWICE)
    assert set(sorted(chances, key=lambda move: chances[move])[-2:]) == both
    assert slips(TIED + TWICE) == both
    assert slips(TIED + TWICE + announced(3, 0)) == {"houses:san_polo area:castello"}


def test_a_house_is_not_moved_back_to_where_another_has_just_left() -> None:
    chances = odds(TIED + PAIR + announced(2, 5))
    assert max(chances, key=lambda move: chances[move]) == "button:stay"
    assert "houses:santa_croce area:dorsoduro" not in slips(TIED + PAIR + announced(2, 5))


def test_a_second_move_does_not_take_a_house_on_from_where_the_first_one_goes_by_mistake() -> None:
    """Cannaregio to Dorsoduro, and from there to Castello: one move would do, unless a palace is built."""
    drawing = TIED + "cannaregio houses R1\n dorsoduro houses R1 palaces B1\n" + announced(0, 2)
    assert not [move for move in slips(drawing) if move.startswith("houses:dorsoduro")]
    assert slips(drawing + "castello houses R2\n") == {"houses:dorsoduro area:castello"}


def test_a_second_house_rather_stays_than_goes_to_where_the_first_one_builds() -> None:
    chances = odds(TIED + PAIR + announced(2, 5))
    assert chances["houses:dorsoduro area:santa_croce"] < chances["button:stay"]


def test_a_second_house_is_moved_to_where_two_were_missing() -> None:
    chances = odds(TIED + "dorsoduro houses R3\n santa_croce houses R1\n" + announced(2, 5))
    assert max(chances, key=lambda move: chances[move]) == "houses:dorsoduro area:santa_croce"


def test_a_house_may_leave_a_district_that_has_one_to_spare() -> None:
    """Four houses stand in Castello: the first move builds there all the same."""
    drawing = TIED + "cannaregio houses R1\n castello houses R4\n dorsoduro houses R2\n"
    assert slips(drawing + announced(0, 1)) == {"houses:castello area:dorsoduro"}


# ---- a game that is won by houses moved for advisors


FIVE_DISTRICTS = "".join(f"{district} palaces R1\n" for district in DISTRICT_NAMES if district != "san_polo")
QUARANTIA_LAST = f"""
    brown cannaregio san_marco san_polo santa_croce castello dorsoduro quarantia
    voted 6
    {FIVE_DISTRICTS.replace("castello palaces R1", "castello houses R2 palaces R1")}
    first R
    """
PICKS = "open quarantia_1 quarantia_2 quarantia_3\n agenda handle_advisor:0 handle_advisor:0 make_neutral:0"
SECOND_PICK = "open quarantia_2 quarantia_3\n agenda handle_advisor:0 make_neutral:0"


def abstains_always(drawing: str) -> bool:
    return {answer.split()[1] for answer in sensible(drawing)} == {"button:abstain"}


def test_no_advisor_is_taken_where_two_houses_moved_for_two_advisors_win_the_game() -> None:
    """[DO-7.6, DO-9.1] A sixth palace in the sixth district, for three houses."""
    missing_two, missing_one = (f"{QUARANTIA_LAST}san_polo houses R{houses}\n" for houses in (1, 2))
    assert abstains_always(missing_two + PICKS)
    assert not abstains_always(missing_one + PICKS), "one pick is enough"
    assert not abstains_always(missing_two + SECOND_PICK), "one pick is too few"
    assert abstains_always(missing_one + SECOND_PICK)


def test_advisors_are_taken_where_houses_moved_do_not_win_the_game() -> None:
    position = f"{QUARANTIA_LAST}san_polo houses R1\n"
    assert not abstains_always(f"{position}second B\n{PICKS}"), "Blue acts between"
    assert not abstains_always(position.replace("castello houses R2", "castello houses R1") + PICKS), "too few houses"
    assert not abstains_always(position.replace("voted 6", "voted 5") + PICKS), "another vote follows"


def test_the_houses_moved_for_advisors_go_to_where_they_win_the_game() -> None:
    first = f"{QUARANTIA_LAST}san_polo houses R1\n open quarantia_2 quarantia_3\n agenda move_any:1 handle_advisor:0"
    assert sensible(first) == {"houses:castello area:san_polo"}
    assert len(sensible(first.replace("san_polo houses R1", "san_polo houses R2"))) > 1, "the next one is enough"


# ---- all of it


@pytest.mark.parametrize("seats", [3, 4])
def test_every_question_gets_finite_odds(seats: int) -> None:
    mind, rng = advice(), Rng(seats)
    for s in played(seats, rng):
        seat = (s.asked & -s.asked).bit_length() - 1
        DOGE.rules.fill(s, seat, mind.out)
        total = mind.weigh(s, seat)
        assert isfinite(total) and total > 0
        assert all(mind.odds[i] > 0 for i in range(mind.out.count))


def test_every_feature_is_noted_in_some_position() -> None:
    mind = advice()
    noted: set[int] = set()
    full = "castello palaces B2 G2 Y1 houses R1\n brown dorsoduro castello\n stack dorsoduro R:3\n"  # rare
    agendas = ("place_markers:0", "vote:0 turn_blue:0", "move_any:1")
    drawn = [diagram("doge", f"{full} first R\n agenda {agenda}").state for agenda in agendas]
    for seats in (3, 4):
        for s in [*drawn, *played(seats, Rng(seats + 10), 4)]:
            seat = (s.asked & -s.asked).bit_length() - 1
            DOGE.rules.fill(s, seat, mind.out)
            for code in mind.out.list():
                noted |= {mind.acts + i for i, amount in enumerate(mind.features_of_answer(s, seat, code)) if amount}
            noted |= {i for i, amount in enumerate(mind.features_of(s, seat)) if amount}
    rare = {"a house placed where no palace has room", "to build the goal"}  # drawn above
    assert [name for i, name in enumerate(mind.names) if i not in noted and name not in rare] == []


def test_every_feature_of_a_position_is_a_reason_in_both_languages() -> None:
    names = [name for name, _ in POSITION]
    assert list(en.REASONS) == names == list(fr.REASONS)


def played(seats: int, rng: Rng, games: int = 1) -> list[Any]:
    """The positions of games played as the advice would, at each question."""
    positions = []
    mind = advice()
    for _ in range(games):
        s = DOGE.new(seats)
        while s.step != OVER:
            if DOGE.rules.decision(s) is None:
                DOGE.rules.happen(s, rng.weighted(DOGE.rules.weights(s)))
                continue
            seat = (s.asked & -s.asked).bit_length() - 1
            DOGE.rules.fill(s, seat, mind.out)
            if mind.out.count > 1 and rng.below(4) == 0:
                positions.append(DOGE.copy(s))
                DOGE.rules.fill(s, seat, mind.out)
            DOGE.rules.choose(s, seat, mind.pick(s, seat, rng))
    return positions
