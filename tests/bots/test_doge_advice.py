"""The advice of Doge: what it values, and what it would rather do, in drawn positions."""

from math import isfinite
from typing import Any

import pytest

import ridotto
from ridotto.bots.advice import ABSURD
from ridotto.bots.doge import DogeAdvice
from ridotto.bots.doge.position import POSITION
from ridotto.core.rng import Rng
from ridotto.core.state import OVER
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
