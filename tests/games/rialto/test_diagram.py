"""Drawn positions: what cannot lie on a table is refused."""

import pytest

import ridotto
from ridotto.testing import diagram, rule


@rule("RI-1.6", "RI-1.7")
@pytest.mark.parametrize(
    ("drawn", "why"),
    [
        ("seats 6", "rialto is for 2 to 5 seats"),
        ("round 7", "A round is 0 to 6, not 7"),
        ("hand R " + "gold " * 12, "only 11 cards gold"),
        ("hand R " + "gold " * 6 + "\nhand B " + "gold " * 6, "only 11 of gold"),
        ("buildings R " + "blue1 " * 6, "only 5 of blue1"),
        ("coins 20 20", "There are 30 coins"),
        ("personal 18 5\nmen castello R 1", "A seat has 18 councilmen"),
        ("connection cannaregio-dorsoduro gondola", "There is no connection cannaregio-dorsoduro"),
        ("top 1\nconnection castello-dorsoduro bridge 1 castello", "Bridge 1 cannot lie at two places"),
        ("connection castello-dorsoduro bridge 1", "A bridge has a number, and a district"),
        ("doge R 1 B 2", "The markers stand in Doge order"),
        ("doge R 1", "one marker of each player"),
        ("row 4 gold", "A row is 1 to 3, not 4"),
        ("hand N gold", "'N' should be one of R, B"),
        ("choice neutral yes\nhand N gold", "'hand N' is not of this table"),
        ("limit R 3", "A limit is 7 to 99"),
        ("bananas 3", "a line that says nothing here"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(drawn: str, why: str) -> None:
    text = drawn if drawn.startswith("seats") else f"seats 2\n{drawn}"
    with pytest.raises(ridotto.BadDiagram, match=why):
        diagram("rialto", text)


@rule("RI-1.4")
def test_seven_gondolas_cannot_lie() -> None:
    names = "cannaregio-castello cannaregio-san_marco castello-san_marco castello-dorsoduro san_polo-dorsoduro"
    names += " santa_croce-san_polo san_marco-san_polo"
    lines = "\n".join(f"connection {name} gondola" for name in names.split())
    with pytest.raises(ridotto.BadDiagram, match="There are 6 gondolas"):
        diagram("rialto", f"seats 2\n{lines}")
