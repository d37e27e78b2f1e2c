"""[MF-3] The end of the game, and who has won."""

from ridotto.testing import diagram, play, rule

LAST_ROUND = "round 5\n prize 4\n agenda lay_card award_prize end_game"


@rule("MF-3.1")
def test_the_game_ends_after_the_last_round() -> None:
    match = diagram("millefiori", f"seats 2\n {LAST_ROUND}")
    play(match, "R card:5", "B card:2")
    assert match.over and match.events[-1].kind == "ended"


@rule("MF-3.2")
def test_a_prize_is_worth_its_number() -> None:
    match = diagram("millefiori", "seats 2\n won R 1 3\n won B 5\n step -")
    assert match.scores == [4, 5]


@rule("MF-3.2")
def test_the_most_points_win() -> None:
    match = diagram("millefiori", f"seats 3\n won B 1 2\n won G 5\n {LAST_ROUND}")
    play(match, "R card:1", "B card:3", "G card:2")
    assert match.scores == [0, 7, 5] and match.ranks == [3, 1, 2]


@rule("MF-3.2")
def test_equals_share_a_place() -> None:
    match = diagram("millefiori", "seats 3\n won R 5\n won G 2 3\n step -")
    assert match.ranks == [1, 3, 1]
