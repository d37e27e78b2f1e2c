"""[MF] What the advice for Mille Fiori thinks of drawn positions."""

from collections.abc import Iterator
from math import isfinite
from typing import Any

import pytest

import ridotto
from ridotto.bots.finding import advice_for
from ridotto.core.rng import Rng
from ridotto.core.seats import lowest
from ridotto.games.millefiori.play import DECLINE
from ridotto.testing import diagram
from ridotto.texts.millefiori import en, fr

GAME = ridotto.game("millefiori")
BASE = "choice masterworks no"
TILES = "tiles workshops residences people_a trade_a people_b trade_b"


def drawn(text: str, expansion: bool = False, number: int = 2) -> Any:
    """A position in a round, the second one when none is named."""
    return diagram("millefiori", f"seats 3\n{TILES if expansion else BASE}\nround {number}\n{text}").state


def guesses(seats: int = 3) -> Any:
    """The advice before anything was learned."""
    return advice_for(GAME, seats, {})


def preferred(text: str, expansion: bool = False) -> str:
    """The answer that the advice thinks likeliest."""
    s, advice = drawn(text, expansion), guesses()
    seat = lowest(s.asked)
    GAME.rules.fill(s, seat, advice.out)
    advice.weigh(s, seat)
    best = max(range(advice.out.count), key=lambda i: advice.odds[i])
    return " ".join(GAME.rules.path(s, seat, advice.out.codes[best]))


def played(card: str, text: str = "") -> str:
    """Where red plays a card."""
    return preferred(f"kept R {card}\n{text}\nagenda start_turn:0")


def value(text: str, number: int = 2) -> float:
    """What a position is worth to red."""
    s = drawn(f"{text}\nagenda keep_card", number=number)
    return float(guesses().value(s, 0))


def test_points_count_more_when_few_cards_are_to_come() -> None:
    early, late = (value("points 30 0 0", number) - value("points 0 0 0", number) for number in (1, 7))
    assert 0 < early < late


def test_a_diamond_joins_the_larger_group() -> None:
    assert played("ash1", "own R workshops8 workshops16 workshops6") == "field:workshops17"


def test_a_person_goes_on_the_field_with_its_symbol() -> None:
    text = "own B nobili8\nown G nobili9\nown R nobili11"
    assert played("lion1", text) == "field:nobili4"


def test_a_point_bonus_comes_before_a_few_points() -> None:
    text = "own R trade1 trade2 trade3\nown B workshops1"
    assert preferred(f"packet R swans1 pigments5 key1\n{text}\nagenda keep_card") == "card:swans1"


def test_the_last_field_around_a_star_is_taken_for_the_extra_card() -> None:
    text = "own B workshops1 workshops9\ndisplay key1 key2"
    assert played("quartz1", text) == "field:workshops8"


def test_an_extra_card_is_not_declined() -> None:
    assert preferred("turn R\nextra 1\ndisplay key1 swans2\nagenda play_extra").startswith("display:")


def test_to_decline_an_extra_card_is_absurd_though_slips_are_easy() -> None:
    advice, s = guesses(), drawn("turn R\nextra 1\ndisplay key1 swans2\nagenda play_extra")
    GAME.rules.fill(s, 0, advice.out)
    advice.weigh_slips(s, 0)
    assert {advice.out.codes[i]: advice.odds[i] for i in range(advice.out.count)}[DECLINE] == 0.0


def test_a_ship_sails_to_ten_points() -> None:
    assert played("quartz3", "ships 3 0 0") == "button:sail"


def test_what_helps_the_left_seat_is_kept_from_it() -> None:
    """Two cards that bring red the same: blue needs swans for a point bonus."""
    text = "own B trade1 trade2 trade3\nown G trade4 trade5"
    assert preferred(f"packet R swans1 glasses1\n{text}\nagenda keep_card") == "card:swans1"


def test_a_line_of_the_showcase_is_completed() -> None:
    text = "showcase R green_horse2 green_vase2 - - - - - - -\nmarket green_goblet2 blue_vase4 amber_horse4"
    assert preferred(f"turn R\n{text}\nagenda take_work", expansion=True) == "market:green_goblet2"
    text = "showcase R green_horse2 green_vase2 - - - - - - -\nwork green_goblet2"
    assert preferred(f"turn R\n{text}\nagenda place_work", expansion=True) == "showcase:red3"


def test_a_complete_line_is_worth_more_than_one_that_lacks_a_masterwork() -> None:
    """Two masterworks that are wholly alike could become a line of one colour and of one shape."""
    complete, open_still = (
        guesses().value(drawn(f"showcase R green_vase2 green_vase3 {rest}\nagenda keep_card", expansion=True), 0)
        for rest in ("green_horse4 - - - - - -", "- - - - - - green_horse4")
    )
    assert complete > open_still


def test_a_symbol_nearer_to_a_point_bonus_is_worth_something() -> None:
    assert value("own R trade1 trade2 trade3") > value("own R trade1 trade5 trade3")


def test_residences_that_can_be_continued_are_worth_something() -> None:
    assert value("own R residences2\nown B residences1") > value("own R residences1\nown B residences2")


# ---- random play

TABLES = [(seats, choice) for seats in (2, 3, 4) for choice in ("no", "yes")]


def questions(seats: int, masterworks: str, games: int) -> Iterator[tuple[Any, Any, int]]:
    """Advice about every question of random games with several answers."""
    for seed in range(games):
        s, rng, advice = GAME.new(seats, {"masterworks": masterworks}), Rng(seed), guesses(seats)
        while s.step >= 0:
            if s.asked:
                seat = lowest(s.asked)
                GAME.rules.fill(s, seat, advice.out)
                if advice.out.count > 1:
                    yield advice, s, seat
            GAME.rules.turn(s, rng)


@pytest.mark.parametrize(("seats", "masterworks"), TABLES)
def test_every_answer_has_odds(seats: int, masterworks: str) -> None:
    for advice, s, seat in questions(seats, masterworks, 2):
        total = advice.weigh(s, seat)
        assert isfinite(total) and all(0 < advice.odds[i] <= total for i in range(advice.out.count))


def test_every_feature_is_noted_somewhere() -> None:
    seen: set[str] = set()
    names: list[str] = []
    for advice, s, seat in questions(3, "yes", 6):
        names = advice.names
        answers = [advice.features_of_answer(s, seat, code) for code in advice.out.list()]
        for row in answers:
            seen |= {name for name, amount in zip(names[advice.acts :], row, strict=True) if amount}
        seen |= {name for name, amount in zip(names, advice.features_of(s, seat), strict=False) if amount}
    assert [name for name in names if name not in seen] == []


def test_hints_have_words_for_every_feature_of_a_position() -> None:
    advice = guesses()
    assert list(en.REASONS) == list(fr.REASONS) == advice.names[: advice.acts]
