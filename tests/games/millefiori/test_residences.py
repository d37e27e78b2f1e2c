"""[MF-5] Residences: one line, chains, and different values."""

import pytest

from ridotto.games.millefiori.material import VALUES
from ridotto.testing import rule

from .reading import bonus, happened, may_play_extra, offered, placed, points, turn

LINE = "display key1"


def line(owners: str) -> str:
    """The line so far: one letter a field."""
    lines = [LINE]
    for letter in sorted(set(owners)):
        fields = " ".join(f"residences{n}" for n, owner in enumerate(owners, 1) if owner == letter)
        lines.append(f"own {letter} {fields}")
    return "\n".join(lines)


def housed(owners: str, seats: int = 3, text: str = "") -> list[int]:
    """The points after red has filled the next field."""
    return points(placed("key2", f"residences{len(owners) + 1}", f"{line(owners)}\n{text}", seats=seats))


@rule("MF-5.1")
def test_the_values_of_the_line() -> None:
    assert VALUES == [2, 4, 3, 5, 1, 4, 2, 3, 1, 5, 10, 2, 3, 4, 5, 10, 1, 5, 4, 3]


@rule("MF-5.1")
@pytest.mark.parametrize("owners", ["", "B", "BBRR", "GGRRGGRRGGRRGGRRGGR"])
def test_only_the_first_free_field_can_be_filled(owners: str) -> None:
    assert offered(turn("key1", line(owners))) == [f"field:residences{len(owners) + 1}", "button:sail"]


@rule("MF-5.2")
def test_the_own_chain_before_the_field_counts() -> None:
    match = placed("key1", "residences4", line("BRR"))  # example A
    assert points(match) == [12, 0, 0]
    assert happened(match, "housed") == [{"who": 0, "field": "residences4", "number": 3, "points": 12}]


@rule("MF-5.2", "MF-5.3")
def test_a_diamond_of_another_breaks_the_chain() -> None:
    match = placed("key1", "residences6", line("RGGRG"))  # example G
    assert points(match) == [4, 0, 0] and may_play_extra(match)


@rule("MF-5.2")
def test_own_diamonds_behind_a_gap_do_not_count() -> None:
    assert housed("RRB") == [5, 0, 0]


@rule("MF-5.2", "MF-5.1")
def test_a_chain_goes_round_the_corner() -> None:
    assert housed("GGGGRRRR", text="had residences R") == [1 + 4 + 2 + 3 + 1, 0, 0]


@rule("MF-5.3")
def test_the_third_different_value_gives_an_extra_card() -> None:
    match = placed("key1", "residences4", line("BRR"))  # 4 3, then 5
    assert happened(match, "earned") == [{"who": 0, "reason": "three_values"}] and may_play_extra(match)


@rule("MF-5.3")
def test_the_second_and_the_sixth_do_not() -> None:
    assert not may_play_extra(placed("key1", "residences3", line("BR")))  # 4, then 3
    match = placed("key1", "residences11", line("GRRRRGRGGG") + "\nhad residences R")  # 4 3 5 1 2, then 10
    assert not may_play_extra(match) and points(match) == [10, 0, 0]


@rule("MF-5.3")
def test_the_fifth_different_value_gives_another_one() -> None:
    match = placed("key1", "residences7", line("GRRRRG") + "\nhad residences R")  # 4 3 5 1, then 2
    assert (
        happened(match, "earned") == [{"who": 0, "reason": "five_values"}] and bonus(match, "residences") == [None] * 4
    )


@rule("MF-5.3")
def test_a_value_owned_already_gives_nothing() -> None:
    assert not may_play_extra(placed("key1", "residences6", line("GRRGG")))  # 4 3, then 4
    match = placed("key1", "residences6", line("GRRRG"))  # 4 3 5, then 4
    assert not may_play_extra(match) and bonus(match, "residences") == [None] * 4


@rule("MF-5.3")
def test_values_anywhere_on_the_line_count() -> None:
    match = placed("key1", "residences5", line("RBRB"))  # 2, 3, then 1
    assert happened(match, "earned") == [{"who": 0, "reason": "three_values"}]


@rule("MF-5.4")
def test_the_fourth_different_value_gives_the_bonus() -> None:
    match = placed("key1", "residences5", line("BRRR"))  # 4 3 5, then 1
    assert bonus(match, "residences")[0] == 0 and points(match) == [13 + 20, 0, 0] and not may_play_extra(match)


@rule("MF-5.4")
def test_the_third_and_the_fifth_do_not() -> None:
    assert housed("BRR") == [12, 0, 0]
    assert housed("GRRRRG", text="had residences R") == [2, 0, 0]
