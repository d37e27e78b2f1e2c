"""The advice of San Marco: what it values, and what it would rather do, in drawn positions."""

from math import isfinite
from typing import Any

import pytest

import ridotto
from ridotto.bots.advice import ABSURD
from ridotto.bots.sanmarco import SanMarcoAdvice
from ridotto.bots.sanmarco.position import POSITION
from ridotto.core.rng import Rng
from ridotto.core.state import OVER
from ridotto.testing import diagram
from ridotto.texts.sanmarco import en, fr

SANMARCO = ridotto.game("sanmarco")
RED, BLUE = 0, 1


def advice() -> SanMarcoAdvice:
    return SanMarcoAdvice(SANMARCO.rules.room)


def value(drawing: str, seat: int = RED) -> float:
    return advice().value(diagram("sanmarco", drawing).state, seat)


def odds(drawing: str, seat: int = RED) -> dict[str, float]:
    """How likely each answer of the question drawn is, by its path."""
    s = diagram("sanmarco", drawing).state
    mind = advice()
    SANMARCO.rules.fill(s, seat, mind.out)
    total = mind.weigh(s, seat)
    codes = mind.out.list()
    return {" ".join(SANMARCO.rules.path(s, seat, code)): mind.odds[i] / total for i, code in enumerate(codes)}


# ---- positions


def test_prestige_is_worth_more_towards_the_end() -> None:
    gains = [value(f"phase {n}\n prestige 10 0 0 0") - value(f"phase {n}\n prestige 0 0 0 0") for n in (1, 3)]
    assert gains[1] > gains[0] > 0


def test_a_game_of_one_phase_is_in_its_last_phase() -> None:
    assert value("choice phases 1\n phase 1\n prestige 10 0 0 0") == value("phase 3\n prestige 10 0 0 0")


def test_limit_points_are_bad() -> None:
    assert value("phase 2\n limits R limit_3") < value("phase 2\n limits R limit_1")


def test_the_first_in_a_district_is_ahead_of_the_second() -> None:
    drawing = "phase 3\n castello R3 B2"
    assert value(drawing, RED) > value(drawing, BLUE)


def test_a_search_of_the_first_bridges_looks_ahead_to_the_end_of_the_first_round() -> None:
    s = ridotto.start("sanmarco", seats=4, seed=1).state
    before = s.clock()
    while s.round == 0:
        SANMARCO.rules.turn(s, Rng(1))
    assert s.clock() == before


# ---- answers


def test_a_limit_card_goes_to_the_offer_with_the_better_cards() -> None:
    chances = odds(
        """
        phase 1
        round 1
        leader R
        first_dealer R
        first_chooser B
        second_dealer G
        second_chooser Y
        deal R limit_3
        offer R 1 doge transfer exile
        offer R 2 castello bridge
        agenda split
        """
    )
    assert chances["card:limit_3 offer:1"] > 0.6


def test_limit_cards_alike_are_not_all_laid_on_the_last_offer() -> None:
    """Cards alike are laid in the order of the offers: what goes to the last one draws the others after it."""
    chances = odds(
        """
        phase 1
        round 1
        leader R
        first_dealer R
        first_chooser B
        second_dealer G
        second_chooser Y
        deal R limit_3 limit_3 limit_3
        offer R 1 castello bridge
        offer R 2 castello bridge exile
        agenda split
        """
    )
    assert chances["card:limit_3 offer:1"] > 0.9


def test_a_doge_is_worth_more_beside_the_district_card_that_lets_him_score() -> None:
    """Each has one noble in Cannaregio, where the doge stands: one more is first, alone."""
    drawing = """
        phase 1
        round 1
        leader R
        first_dealer B
        first_chooser R
        second_dealer G
        second_chooser Y
        doge cannaregio
        cannaregio R1 B1 G1 Y1
        offer B 1 {} doge doge limit_3
        offer B 2 castello transfer
        agenda reveal:0 take_offer:1
        """
    beside, apart = (odds(drawing.format(card))["offer:1"] for card in ("cannaregio", "dorsoduro"))
    assert beside > 1.5 * apart


def test_of_offers_alike_the_one_with_fewer_limit_points_is_taken() -> None:
    chances = odds(
        """
        phase 1
        round 1
        leader B
        first_dealer B
        first_chooser R
        second_dealer G
        second_chooser Y
        offer B 1 castello limit_3
        offer B 2 castello limit_1
        agenda reveal:0 take_offer:1
        """
    )
    assert chances["offer:2"] > 0.6
    assert chances["offer:1"] < ABSURD * chances["offer:2"]


def test_the_doge_is_played_last() -> None:
    chances = odds("player R\n hand castello doge\n agenda next_card")
    assert chances["card:castello"] > 0.7


def test_the_doge_goes_where_his_player_scores_and_others_do_not() -> None:
    chances = odds(
        """
        castello R3
        san_marco B3
        doge castello
        bridge san_marco-castello R
        player R
        hand doge
        agenda next_card
        """
    )
    assert chances["district:castello"] > 0.8


def test_a_noble_goes_where_it_changes_who_scores() -> None:
    chances = odds(
        """
        castello R2 B2
        san_marco B6 R1
        bridge san_marco-castello R
        player R
        hand castello
        agenda next_card
        """
    )
    assert chances["district:castello"] > 0.6


def test_a_noble_that_must_be_taken_from_the_board_scores_nothing_there() -> None:
    chances = odds(
        """
        castello R20
        dorsoduro R3 B8 G6
        san_polo R2 B1
        player R
        agenda fetch_noble:3 put_noble:3
        """
    )
    assert chances["noble:dorsoduro-red"] > chances["noble:san_polo-red"]


def test_the_doge_stays_rather_than_to_pay_for_a_step_to_where_as_much_is_scored() -> None:
    chances = odds(
        "castello R3\n cannaregio R3\n doge castello\n prestige 9 0 0 0\n player R\n hand doge\n agenda next_card"
    )
    assert chances["district:castello"] > 0.6


def test_it_is_absurd_to_pay_tolls_on_a_way_that_is_free() -> None:
    chances = odds(
        """
        castello R3 B2
        san_marco R3
        doge castello
        bridge san_marco-castello R B
        bridge cannaregio-castello G
        bridge cannaregio-san_marco Y
        prestige 9 0 0 0
        player R
        hand doge
        agenda next_card
        """
    )
    ways = [
        path for path in chances if path.startswith("district:san_marco") and path != "district:san_marco toll:nobody"
    ]
    assert len(ways) == 2
    assert all(chances[path] < ABSURD * chances["district:san_marco toll:nobody"] for path in ways)


def test_it_is_not_absurd_to_pay_one_rival_rather_than_another() -> None:
    chances = odds(
        """
        san_marco R3
        doge castello
        bridge san_marco-castello B G
        prestige 9 0 0 0
        player R
        hand doge
        agenda next_card
        """
    )
    assert chances["district:san_marco toll:blue1"] == chances["district:san_marco toll:green1"] > 0.3


def test_nobody_exiles_nobles_of_his_own() -> None:
    chances = odds("castello R6\n san_marco B6\n player R\n hand exile\n agenda next_card")
    assert max(chances, key=lambda answer: chances[answer]) == "district:san_marco"
    assert chances["district:castello"] < 0.1


# ---- all of it


@pytest.mark.parametrize("seats", [3, 4])
def test_every_question_gets_finite_odds(seats: int) -> None:
    mind = advice()
    for s in played(seats, Rng(seats), {}):
        seat = (s.asked & -s.asked).bit_length() - 1
        SANMARCO.rules.fill(s, seat, mind.out)
        total = mind.weigh(s, seat)
        assert isfinite(total) and total > 0
        assert all(mind.odds[i] > 0 for i in range(mind.out.count))


def test_every_feature_is_noted_in_some_position() -> None:
    mind = advice()
    noted: set[int] = set()
    for seats, choices in ((3, {}), (4, {"cards_optional": "yes"}), (4, {}), (3, {})):
        for s in played(seats, Rng(seats + len(noted)), choices):
            seat = (s.asked & -s.asked).bit_length() - 1
            SANMARCO.rules.fill(s, seat, mind.out)
            for code in mind.out.list():
                noted |= {mind.acts + i for i, amount in enumerate(mind.features_of_answer(s, seat, code)) if amount}
            for p in range(seats):
                noted |= {i for i, amount in enumerate(mind.features_of(s, p)) if amount}
    rare = {"a step that is paid", "points left behind"}  # drawn above
    assert [name for i, name in enumerate(mind.names) if i not in noted and name not in rare] == []


def test_every_feature_of_a_position_is_a_reason_in_both_languages() -> None:
    names = [name for name, _ in POSITION]
    assert list(en.REASONS) == names == list(fr.REASONS)


def played(seats: int, rng: Rng, choices: dict[str, str]) -> list[Any]:
    """The positions of a game played as the advice would, at each question with several answers."""
    positions = []
    mind = advice()
    s = SANMARCO.new(seats, choices)
    while s.step != OVER:
        if SANMARCO.rules.decision(s) is None:
            SANMARCO.rules.happen(s, rng.weighted(SANMARCO.rules.weights(s)))
            continue
        seat = (s.asked & -s.asked).bit_length() - 1
        SANMARCO.rules.fill(s, seat, mind.out)
        if mind.out.count > 1:
            positions.append(SANMARCO.copy(s))
        SANMARCO.rules.choose(s, seat, mind.pick(s, seat, rng))
    return positions
