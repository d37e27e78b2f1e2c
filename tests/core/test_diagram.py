"""Diagrams that cannot be read get a sentence."""

import pytest

import ridotto


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("seats 7", "doge is for 3 to 4 seats, not 7"),
        ("seats many", "'many' should be a number"),
        ("rialto houses R1", "says nothing here: 'rialto houses R1'"),
        ("castello houses X1", "'X' should be one of R, B, G, Y"),
        ("seats 3\ncastello houses Y1", "'Y' should be one of R, B, G"),
        ("castello houses R16", "R has more houses drawn than it owns"),
        ("castello palaces R9", "R has more palaces drawn than it owns"),
        ("year 1\nyear 2", "several lines 'year'"),
        ("advisor castello R", "An advisor is drawn as"),
        ("advisor castello R@castello", "cannot stand in its home"),
        ("stack castello R:3,3,3", "R has no such marker left: 3"),
        ("agenda feast", "'feast' should be one of"),
        ("step vote:0\nasked 9", "There is no seat 9"),
        ("agenda vote:-1", "at most two numbers that are not negative"),
        ("agenda vote:1:2:3", "at most two numbers that are not negative"),
    ],
)
def test_a_diagram_that_cannot_be_read_gets_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ridotto.BadDiagram, match=sentence):
        ridotto.game("doge").parse(text)
