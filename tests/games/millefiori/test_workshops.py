"""[MF-4] Workshops: groups, pigments, the four symbols and the stars."""

import pytest

from ridotto.games.millefiori.material import NEIGHBOURS, STARS, WORKSHOP_LETTERS
from ridotto.testing import rule

from .reading import bonus, happened, may_play_extra, offered, placed, points, turn

# Where the hexagons are: row and place, two places apart in a row, one in the next row.
HEXAGONS = [
    *[(0, place) for place in (1, 3, 5, 7, 9, 11, 15)],
    *[(1, place) for place in (0, 2, 4, 6, 8, 10, 14, 16)],
    *[(2, place) for place in (1, 3, 7, 9, 11, 13, 15, 17)],
    *[(3, place) for place in (2, 6, 8, 10, 12, 14, 16)],
]


def share_a_side(one: tuple[int, int], other: tuple[int, int]) -> bool:
    rows, places = abs(one[0] - other[0]), abs(one[1] - other[1])
    return (rows == 0 and places == 2) or (rows == 1 and places == 1)


@rule("MF-4.1")
def test_fields_that_share_a_side_are_neighbours() -> None:
    for field, hexagon in enumerate(HEXAGONS):
        assert NEIGHBOURS[field] == [i for i, other in enumerate(HEXAGONS) if share_a_side(hexagon, other)]
    assert sum(len(fields) for fields in NEIGHBOURS) == 2 * 61


@rule("MF-4.1", "MF-4.6")
def test_every_field_touches_one_star_and_its_fields_are_neighbours() -> None:
    assert sorted(field for star in STARS for field in star) == list(range(30))
    for a, b, c in STARS:
        assert b in NEIGHBOURS[a] and c in NEIGHBOURS[a] and c in NEIGHBOURS[b]


@rule("MF-4.1")
def test_the_rows_have_their_symbols() -> None:
    assert WORKSHOP_LETTERS == "PAPLALA" + "QLQAPQPQ" + "PAQLPQLP" + "QLPALPA"


@rule("MF-4.2")
def test_a_card_goes_on_any_free_field_with_its_symbol() -> None:
    match = turn("quartz1", "own B workshops8\nown R workshops24")
    assert offered(match) == [f"field:workshops{n}" for n in (10, 13, 15, 18, 21)] + ["button:sail"]


@rule("MF-4.3")
def test_the_whole_group_counts() -> None:
    match = placed("ash1", "workshops17", "own R workshops9 workshops10")  # example A
    assert points(match) == [3, 0, 0] and not may_play_extra(match)
    assert happened(match, "grouped") == [{"who": 0, "field": "workshops17", "number": 3, "points": 3}]


@rule("MF-4.3")
def test_a_lone_diamond_scores_one() -> None:
    assert points(placed("ash1", "workshops17", "own R workshops30\nown B workshops9")) == [1, 0, 0]


@rule("MF-4.3")
def test_diamonds_of_others_do_not_join() -> None:
    match = placed("ash1", "workshops17", "own R workshops1\nown B workshops9")
    assert points(match) == [1, 0, 0]


@rule("MF-4.3")
def test_groups_that_are_joined_count_together() -> None:
    match = placed(
        "lime2", "workshops9", "own R workshops1 workshops17 workshops24 workshops10 workshops11\nhad workshops R"
    )
    assert points(match) == [6, 0, 0]


@rule("MF-4.3")
def test_a_long_chain_counts_to_its_end() -> None:
    match = placed("quartz1", "workshops8", "own R workshops1 workshops2 workshops3 workshops4 workshops5 workshops6")
    assert points(match) == [7 + 20, 0, 0]  # with all four symbols


@rule("MF-4.4")
def test_on_pigments_the_points_count_twice() -> None:
    match = placed("pigments1", "workshops12", "own R workshops18 workshops19 workshops26")  # example G
    assert points(match) == [8, 0, 0]
    assert happened(match, "dyed") == [{"who": 0, "field": "workshops12", "number": 4, "points": 8}]


@rule("MF-4.4")
def test_pigments_filled_earlier_do_not_matter() -> None:
    assert points(placed("quartz1", "workshops8", "own R workshops1 workshops16")) == [3, 0, 0]


@rule("MF-4.5", "MF-4.6", "MF-4.4")
def test_all_four_symbols_give_the_bonus() -> None:
    text = "own R workshops8 workshops9 workshops27\ndisplay key1"
    match = placed("pigments1", "workshops1", text)  # example C
    assert points(match) == [26, 0, 0] and bonus(match, "workshops")[0] == 0 and may_play_extra(match)


@rule("MF-4.5")
@pytest.mark.parametrize("others", ["8 9 10", "9 2 25", "8 2 18"])  # no ash, no quartz, no lime
def test_three_symbols_do_not(others: str) -> None:
    fields = " ".join(f"workshops{n}" for n in others.split())
    match = placed("pigments1", "workshops1", f"own R {fields}")
    assert bonus(match, "workshops") == [None] * 4


@rule("MF-4.5")
def test_symbols_of_others_do_not_count() -> None:
    match = placed("pigments1", "workshops1", "own R workshops8 workshops9\nown B workshops27")
    assert bonus(match, "workshops") == [None] * 4


@rule("MF-4.6")
@pytest.mark.parametrize("owner", ["R", "B"])
def test_the_last_field_around_a_star_gives_an_extra_card(owner: str) -> None:
    match = placed("pigments1", "workshops12", f"own {owner} workshops4 workshops11\ndisplay key1")
    assert may_play_extra(match) and happened(match, "earned") == [{"who": 0, "reason": "star"}]


@rule("MF-4.6")
def test_the_second_does_not() -> None:
    match = placed("pigments1", "workshops12", "own B workshops4\ndisplay key1")
    assert not may_play_extra(match)


@rule("MF-4.6")
def test_a_star_nearby_that_the_field_does_not_touch_gives_nothing() -> None:
    match = placed("quartz1", "workshops18", "own B workshops4 workshops11 workshops12\ndisplay key1")
    assert not may_play_extra(match)
