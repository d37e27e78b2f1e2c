"""[MF-1, MF-10] Set-up: cards, display, diamonds, who is first; and what the expansion adds."""

from collections import Counter

import pytest

import ridotto
from ridotto import BadChoice
from ridotto.games.millefiori import GAME
from ridotto.games.millefiori.fields import SYMBOL_FIELDS, bits_in
from ridotto.games.millefiori.material import COPIES, FIELD_NAMES, SYMBOL_NAMES
from ridotto.testing import rule

from .reading import BASE, diagram, happened, offered, play, player, seen, step

SYMBOLS = {
    "quartz": [1, 2, 3, 3, 3, 4, 5],
    "ash": [1, 2, 2, 3, 4, 4, 5],
    "lime": [1, 1, 2, 3, 4, 5, 5],
    "pigments": [1, 1, 2, 2, 3, 3, 4, 4, 5],
    "key": [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5],
    "coin": [1, 2, 3, 5],
    "lion": [1, 2, 3, 5],
    "cross": [1, 2, 3, 4],
    "shell": [1, 2, 3, 4],
    "fish": [1, 2, 3, 4],
    "crab": [1, 2, 3, 5],
    "glasses": [1, 2, 3, 4, 5],
    "carafes": [1, 2, 3, 4, 5],
    "jewelry": [1, 2, 3, 4, 5],
    "swans": [1, 2, 3, 4, 5],
    "ship": [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5],
}


def unseen(seats: int, **choices: str) -> Counter[str]:
    """The cards of a table before anything is drawn."""
    match = ridotto.start("millefiori", seats, None, choices)
    return Counter(seen(match)["unseen"])


@rule("MF-1.1")
@pytest.mark.parametrize(("given", "expected"), [({}, True), ({"masterworks": "no"}, False)])
def test_the_expansion_is_played_unless_the_table_says_no(given: dict[str, str], expected: bool) -> None:
    assert seen(ridotto.start("millefiori", 2, 1, given))["masterworks"] is expected


@rule("MF-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(ridotto.BadSeats):
        GAME.new(seats)


@rule("MF-1.2")
def test_every_symbol_has_its_wheels() -> None:
    cards = unseen(2, masterworks="no")
    expected = Counter(f"{symbol}{wheel}" for symbol, wheels in SYMBOLS.items() for wheel in wheels)
    assert cards == expected and cards.total() == 109


@rule("MF-1.2")
def test_cards_with_the_same_symbol_and_wheel_are_one_option() -> None:
    match = diagram("millefiori", f"seats 2\n{BASE}\npacket R key1 key1 key2\npacket B key3\nagenda keep_card")
    assert offered(match, "R") == ["card:key1", "card:key2"]


@rule("MF-1.3")
@pytest.mark.parametrize(("seats", "cards"), [(2, 9), (3, 4), (4, 9)])
def test_the_display_begins_with_nine_cards_or_four(seats: int, cards: int) -> None:
    match = ridotto.start("millefiori", seats, 1, {"masterworks": "no"})
    view = seen(match)
    assert len(view["display"]) == cards == len(happened(match, "turned"))
    assert view["pile"] == 109 - cards - 5 * seats


@rule("MF-1.4")
def test_everybody_begins_with_27_diamonds_3_in_reserve_a_ship_in_dock_and_no_points() -> None:
    match = ridotto.start("millefiori", 3, 1)
    for facts in seen(match)["players"]:
        assert (facts["supply"], facts["reserve"], facts["ship"]) == (27, 3, 0)
    assert match.scores == [0, 0, 0]


@rule("MF-1.5")
def test_the_first_seat_is_drawn_by_lot() -> None:
    match = ridotto.start("millefiori", 3, None)
    assert [match.game.rules.weights(match.state)[seat] for seat in range(3)] == [1, 1, 1]
    play(match, "* first:2")
    assert seen(match)["doge"] == 2 and happened(match, "first") == [{"who": 2}]


@rule("MF-1.5")
def test_the_table_may_name_the_first_seat() -> None:
    match = ridotto.start("millefiori", 2, None, {"first": "blue"})
    assert seen(match)["doge"] == 1 and step(match) == "turn_display"
    assert happened(match, "first") == [{"who": 1}]


@rule("MF-1.5")
def test_a_seat_that_is_not_there_cannot_be_the_first() -> None:
    with pytest.raises(BadChoice, match="The seat green cannot be the first of 2"):
        GAME.new(2, {"first": "green"})
    assert GAME.new(3, {"first": "green"}).doge == 2


@rule("MF-1.6")
def test_every_symbol_has_as_many_fields_as_cards() -> None:
    assert len(FIELD_NAMES) == len(set(FIELD_NAMES)) == 109
    for symbol, name in enumerate(SYMBOL_NAMES):
        assert bits_in(SYMBOL_FIELDS[symbol]) == sum(COPIES[symbol]) == len(SYMBOLS[name])


@rule("MF-1.6")
def test_the_areas_have_30_20_12_12_20_and_15_fields() -> None:
    fields = seen(ridotto.start("millefiori", 2, 1))["fields"]
    assert [len(area) for area in fields.values()] == [30, 20, 12, 12, 20, 15]


# ---- the expansion


@rule("MF-10.1")
def test_eleven_dogat_cards_and_nine_masterworks_are_shuffled_in() -> None:
    cards = unseen(3) - unseen(3, masterworks="no")
    assert cards.total() == 20
    assert sum(n for name, n in cards.items() if name.startswith("dogat")) == 11
    assert sum(n for name, n in cards.items() if name.endswith("5")) >= 9


@rule("MF-10.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_display_begins_with_nine_cards_for_any_number_of_seats(seats: int) -> None:
    view = seen(ridotto.start("millefiori", seats, 1))
    assert len(view["display"]) == 9 and view["pile"] == 120 - 5 * seats


@rule("MF-10.2")
def test_three_masterworks_and_three_dogaressa_cards_lie_face_up() -> None:
    match = ridotto.start("millefiori", 3, 1)
    view = seen(match)
    assert len(view["works"]) == 24 and len(view["market"]) == 3 and None not in view["market"]
    assert len(view["dogaressas"]) == 9 and len(view["court"]) == 3 and None not in view["court"]
    assert len(happened(match, "offered")) == len(happened(match, "called")) == 3


@rule("MF-10.2", "MF-1.1")
def test_without_the_expansion_nothing_of_it_is_there() -> None:
    view = seen(ridotto.start("millefiori", 3, 1, {"masterworks": "no"}))
    assert view["market"] == view["court"] == [None] * 3 and view["works"] == view["dogaressas"] == []
    assert view["council"] == [] and len(view["sea"]) == 21
    assert view["bonuses"] == ["workshops", "residences", "nobili", "populi", "trade"]
    assert all(facts["councillor"] is None for facts in view["players"])


@rule("MF-11.2")
def test_all_councillors_begin_on_the_first_space_without_a_reward() -> None:
    match = ridotto.start("millefiori", 4, 1)
    assert [player(match, letter)["councillor"] for letter in "RBGY"] == [1, 1, 1, 1]
    assert match.scores == [0, 0, 0, 0] and happened(match, "advised") == []
