"""Drawn positions: what cannot lie on a table is refused."""

import pytest

import ridotto
from ridotto.testing import diagram, rule

from .reading import seen


@rule("IN-1.1", "IN-1.5")
@pytest.mark.parametrize(
    ("drawn", "why"),
    [
        ("seats 5", "intrigo is for 2 to 4 seats"),
        ("seats 3\nhalf 2", "no half 2 in a turn of 3 seats"),
        ("slot 0 contarini-2\nslot 1 contarini-2", "no other contarini-2 in the game"),
        ("seats 3\nslot 0 tiepolo-2", "no other tiepolo-2 in the game"),
        ("slot 16 contarini-2", "0 to 15 are the numbers of slots, not 16"),
        ("slot 0 thief\nslot 0 guard", "Slot 0 is drawn twice"),
        ("arcade 0 ducat\narcade 0 clergy", "Arcade 0 is drawn twice"),
        ("arcade 0 bread", "'bread' should be one of merchants"),
        ("seats 2\narcade 0 clergy\narcade 2 clergy\narcade 4 clergy", "no other Seal of the clergy"),
        ("ducats 30 9 0 0", "More than 36 Ducats are drawn"),
        ("pile thief 4", "0 to 3 cards of a pile are left, not 4"),
        ("hand A contarini-2\nlacks A contarini-2", "A holds contarini-2, though it lacks it"),
        ("drafted 4\nhand A contarini-2", "A holds other cards than it has kept"),
        ("seats 2\nhalf 2\nplayed 0 contarini-2", "A has placed contarini-2 without having kept it"),
        (
            "hand A contarini-2 contarini-3 contarini-4 dandolo-2 dandolo-3",
            "A has kept more than 4 cards",
        ),
        ("slot 3", "The line 'slot 3' breaks off"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(drawn: str, why: str) -> None:
    with pytest.raises(ridotto.BadDiagram, match=why):
        diagram("intrigo", drawn)


@rule("IN-3.5")
def test_hands_that_are_drawn_without_picks_were_kept() -> None:
    match = diagram("intrigo", "hand A contarini-2 dandolo-3\nslot 0 tiepolo-3\nplayed 0 tiepolo-3\nagenda go:0")
    assert seen(match)["players"][0] == {
        "families": ["contarini"],
        "ducats": 1,
        "counters": {"merchants": 0, "military": 0, "clergy": 0, "gardeners": 0, "crafts": 0},
        "hand": 2,
        "played": ["tiepolo-3"],
        "played_before": [],
        "lacks": [],
    }
    assert {packet["kept"] for packet in seen(match, 0)["mine"]["seen"]} == {"contarini-2", "dandolo-3", "tiepolo-3"}
