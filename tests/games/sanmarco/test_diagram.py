"""Drawn positions: what can lie on a table is read, anything else is refused in one sentence."""

import pytest

from ridotto import BadDiagram
from ridotto.testing import diagram, rule

from .reading import drawn, seen


@rule("SM-1.2", "SM-1.4")
def test_what_is_not_drawn_is_as_in_the_first_round() -> None:
    match = diagram("sanmarco", "step -")
    view = seen(match, "R")
    assert (view["phase"], view["round"], view["leader"], view["active"]) == (1, 1, 0, [0, 1, 2, 3])
    assert (view["supply"], view["decks"]) == (12, {"actions": 62, "limits": 28})
    assert drawn(match, "prestige") == "0 0 0 0"


@rule("SM-1.2", "SM-1.4", "SM-6.3")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("seats 5", "sanmarco is for 3 to 4 seats, not 5"),
        ("phase 4", "The number of the line 'phase' is 0 to 3, not 4"),
        ("castello R26", "R has more nobles drawn than it owns"),
        ("castello R-1", "R has more nobles drawn than it owns"),
        ("castello X1", "'X' should be one of R, B, G, Y"),
        ("bridge castello", "breaks off"),
        ("bridge castello-venice R", "'castello-venice' should be one of"),
        ("bridge san_polo-castello R", "'san_polo-castello' are no neighbours"),
        ("bridge san_marco-castello R R", "R has two bridges"),
        ("bridge san_marco-castello R B G Y", "has room for 3 bridges only"),
        (
            "\n".join(
                f"bridge {pair} R B G"
                for pair in (
                    "san_marco-castello",
                    "cannaregio-castello",
                    "cannaregio-san_marco",
                    "san_polo-san_marco",
                    "san_marco-dorsoduro",
                )
            ),
            "There are 12 bridges only",
        ),
        ("limits R limit_4", "'limit_4' should be one of"),
        ("limits R castello", "holds an action card"),
        ("hand limit_1", "Limit cards are neither in a hand nor discarded"),
        ("hand exile exile exile\n discard exile exile", "There are not so many cards 'exile'"),
        ("offer R 4 castello", "The number of the line 'offer' is 1 to 3, not 4"),
        ("rolled 7", "The number of the line 'rolled' is 0 to 6, not 7"),
        ("weather fine", "says nothing here"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadDiagram, match=sentence):
        diagram("sanmarco", text)
