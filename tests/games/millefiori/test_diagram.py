"""Drawn positions: what cannot lie on a table is refused."""

import pytest

import ridotto
from ridotto.testing import rule

from .reading import diagram, drawn, play, seen


@rule("MF-1.2", "MF-1.6", "MF-10.2")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("seats 5", "millefiori is for 2 to 4 seats"),
        ("cycle 5", "The line 'cycle' has a number from 0 to 4, not 5"),
        ("display quartz1 quartz1", "There are no 2 cards quartz1"),
        ("display coin4", "There are no 1 cards coin4"),
        ("packet R key1 key1 key2 key2 key3 key3", "A packet has at most 5 cards"),
        ("packet R key1\nchoosing R key2", "R does not hold key2"),
        ("ships 36 0", "36 is not a number from 0 to 35"),
        ("own R trade1\nown B trade1", "The field trade1 is drawn twice"),
        ("own R castle1", "'castle1' should be one of"),
        ("own G trade1", "'G' should be one of R, B"),
        ("bonus trade R R", "R has the bonus trade twice"),
        ("diamonds R 31", "A seat has 0 to 30 diamonds"),
        ("councillors 4 4", "Space 4 of the council has room for one"),
        ("councillors 0 4", "0 is not a number from 1 to 19"),
        ("tiles workshops workshops", "The tile workshops is drawn twice"),
        ("market green_horse5", "There are no 1 masterworks green_horse5"),
        ("ladies R points points points", "There are no 3 Dogaressa cards points"),
        ("own R " + " ".join(f"workshops{n}" for n in range(1, 31)) + " trade1", "more than 30 diamonds on the board"),
        ("bananas 3", "a line that says nothing here"),
        ("choice masterworks no\ncouncillors 1 1", "a line that says nothing here"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(text: str, why: str) -> None:
    drawing = text if text.startswith("seats") else f"seats 2\n{text}"
    with pytest.raises(ridotto.BadDiagram, match=why):
        diagram("millefiori", drawing)


@rule("MF-1.4")
def test_diamonds_on_the_board_are_not_in_the_supply() -> None:
    match = diagram("millefiori", "seats 2\nown R trade1 trade2\nbonus trade B R\nagenda finish")
    assert [facts["supply"] for facts in seen(match)["players"]] == [24, 26]
    assert drawn(match, "diamonds") == ""


@rule("MF-1.2")
def test_what_is_drawn_is_not_in_the_draw_pile() -> None:
    match = diagram("millefiori", "seats 2\ndisplay key1 key1\nkept R key1\nshowcase R green_horse5+\nagenda finish")
    assert seen(match)["pile"] == 125 and seen(match)["unseen"].count("key1") == 2
    assert "green_horse5" not in seen(match)["unseen"]


@rule("MF-2.2")
def test_a_card_that_a_seat_has_chosen_is_drawn_and_still_in_its_packet() -> None:
    text = "seats 2\npacket R key1 key2\npacket B key1 key3\nagenda keep_card"
    match = diagram("millefiori", text)
    play(match, "R card:key2")
    assert drawn(match, "choosing R") == "key2" and drawn(match, "packet R") == "key1 key2"
    assert match.game.key(match.game.parse(match.draw())) == match.game.key(match.state)
