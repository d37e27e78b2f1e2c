"""[MF-1, MF-2] Set-up, and the rounds: a prize is turned up, all lay a card, one seat wins it or none."""

from typing import Any

import pytest

from ridotto import BadChoice, BadDiagram, BadSeats, Match, NotAnOption, game, start
from ridotto.testing import diagram, play, rule

ROUND = "prize 4\n agenda lay_card award_prize"


def seen(match: Match[Any]) -> dict[str, Any]:
    """What everybody sees."""
    return match.view(-1)


@rule("MF-1.1")
@pytest.mark.parametrize("seats", [1, 6])
def test_the_game_is_for_two_to_five_seats(seats: int) -> None:
    with pytest.raises(BadSeats):
        start("millefiori", seats)


@rule("MF-1.2")
def test_every_seat_begins_with_the_cards_one_to_five() -> None:
    match = start("millefiori", 5, seed=1)
    assert seen(match)["hands"] == [[1, 2, 3, 4, 5]] * 5


@rule("MF-1.2")
def test_everybody_knows_which_cards_a_seat_has_left() -> None:
    match = diagram("millefiori", f"seats 2\n played B 2 5\n {ROUND}")
    assert seen(match)["hands"] == [[1, 2, 3, 4, 5], [1, 3, 4]]


@rule("MF-1.2", "MF-1.3")
@pytest.mark.parametrize("line", ["played R 2 2", "won R 3\n aside 3", "prize 6", "showed R 4", "laid R 0", "won P 1"])
def test_what_cannot_lie_on_the_table_cannot_be_drawn(line: str) -> None:
    with pytest.raises(BadDiagram):
        diagram("millefiori", f"seats 2\n {line}\n agenda lay_card")


@rule("MF-1.3")
def test_any_prize_that_is_left_may_come_next() -> None:
    match = diagram("millefiori", "won R 2\n aside 5\n agenda turn_prize lay_card")
    assert match.outcomes() == ["prize:1", "prize:3", "prize:4"]


@rule("MF-2.1")
def test_a_round_begins_with_a_prize() -> None:
    match = start("millefiori", 3)
    assert seen(match)["round"] == 1 and match.asked == []
    play(match, "* prize:4")
    assert seen(match)["prize"] == 4


@rule("MF-2.1")
@pytest.mark.parametrize(("choices", "rounds"), [({}, 5), ({"rounds": 2}, 2)])
def test_there_are_five_rounds_or_fewer(choices: dict[str, int], rounds: int) -> None:
    match = start("millefiori", 2, seed=1, choices=choices)
    while not match.over:
        match.answer(match.options()[0])
    assert seen(match)["round"] == rounds


@rule("MF-2.1")
@pytest.mark.parametrize("rounds", [0, 6])
def test_there_are_one_to_five_rounds(rounds: int) -> None:
    with pytest.raises(BadChoice):
        start("millefiori", 2, choices={"rounds": rounds})


@rule("MF-2.2")
def test_all_seats_are_asked_at_the_same_time() -> None:
    match = diagram("millefiori", f"seats 3\n {ROUND}")
    assert match.asked == [0, 1, 2]
    play(match, "B card:5")
    assert match.asked == [0, 2]


@rule("MF-2.2")
def test_a_card_that_is_laid_is_known_to_its_seat_alone() -> None:
    match = diagram("millefiori", f"seats 2\n {ROUND}")
    play(match, "R card:5")
    assert match.view(0)["mine"] == {"card": 5}
    assert match.view(1) == diagram("millefiori", "seats 2\n prize 4\n laid R 2\n step lay_card\n asked 1").view(1)
    assert [event.kind for event in match.events_for(1)] == ["answered"]


@rule("MF-2.3")
def test_cards_are_turned_up_together() -> None:
    match = diagram("millefiori", f"seats 2\n {ROUND}")
    play(match, "R card:5", "B card:2")
    assert seen(match)["showed"] == [5, 2]


@rule("MF-2.3")
def test_a_card_is_not_played_twice() -> None:
    match = diagram("millefiori", f"seats 2\n played R 5\n {ROUND}")
    assert match.options(0) == ["card:1", "card:2", "card:3", "card:4"]
    with pytest.raises(NotAnOption):
        play(match, "R card:5")


@rule("MF-2.4")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [((1, 2, 3), 2), ((5, 2, 3), 0), ((5, 5, 3), 2), ((4, 2, 4), 1), ((1, 5, 5), 0)],
)
def test_the_highest_card_that_stands_alone_wins(cards: tuple[int, ...], winner: int) -> None:
    match = diagram("millefiori", f"seats 3\n {ROUND}")
    play(match, *[f"{seat} card:{card}" for seat, card in enumerate(cards)])
    assert seen(match)["won"][winner] == [4] and match.scores[winner] == 4


@rule("MF-2.5")
@pytest.mark.parametrize("cards", [(3, 3, 3, 3), (5, 2, 5, 2)])
def test_nobody_wins_where_no_card_stands_alone(cards: tuple[int, ...]) -> None:
    match = diagram("millefiori", f"seats 4\n {ROUND}")
    play(match, *[f"{seat} card:{card}" for seat, card in enumerate(cards)])
    assert seen(match)["aside"] == [4] and match.scores == [0, 0, 0, 0]


@rule("MF-1.2", "MF-1.3")
def test_no_card_and_no_prize_is_lost() -> None:
    match = start("millefiori", 4, seed=3)
    census = game("millefiori").census(match.state)
    while not match.over:
        match.answer(match.options()[-1])
        assert game("millefiori").census(match.state) == census
