"""Drawn positions: what can lie on a table is read, anything else is refused in one sentence."""

import pytest

from ridotto import BadDiagram
from ridotto.testing import diagram, rule


@rule("DO-1.2")
@pytest.mark.parametrize("line", ["stack", "counted", "card", "card castello", "played", "entered", "answers"])
def test_a_line_that_breaks_off_is_refused(line: str) -> None:
    with pytest.raises(BadDiagram):
        diagram("doge", f"{line}\n agenda place_markers:0")


@rule("DO-1.2")
@pytest.mark.parametrize(
    "line", ["castello houses R16", "castello palaces R9", "stack castello R:0,0", "stack castello R:3,3,3"]
)
def test_no_seat_has_more_than_it_took(line: str) -> None:
    with pytest.raises(BadDiagram):
        diagram("doge", f"{line}\n agenda place_markers:0")


@rule("DO-1.2")
@pytest.mark.parametrize(
    "lines",
    [
        "stack castello R:1 R:2",
        "stack castello R:1\n stack castello R:2",
        "counted R:1\n counted R:2",
        "counted R:1\n turned R:1,1",
        "counted R:1\n turned R:2",
        "advisor castello R@san_polo\n advisor castello B@dorsoduro",
    ],
)
def test_nothing_is_drawn_twice(lines: str) -> None:
    """Else a marker or a ring would be lost."""
    with pytest.raises(BadDiagram):
        diagram("doge", f"{lines}\n agenda place_markers:0")


@rule("DO-1.5", "DO-1.6")
@pytest.mark.parametrize("row", ["brown castello castello", "blue castello san_polo castello"])
def test_no_area_is_drawn_twice_in_a_row(row: str) -> None:
    with pytest.raises(BadDiagram):
        diagram("doge", f"{row}\n agenda place_markers:0")


@rule("DO-1.1")
@pytest.mark.parametrize(
    "line", ["first Y", "second R Y", "entered Y castello", "stack castello Y:1", "played Y castello"]
)
def test_with_three_seats_there_is_no_yellow(line: str) -> None:
    with pytest.raises(BadDiagram):
        diagram("doge", f"seats 3\n {line}\n agenda place_markers:0")


@rule("DO-5.2")
def test_no_advisor_is_drawn_in_its_home() -> None:
    with pytest.raises(BadDiagram):
        diagram("doge", "advisor quarantia_2 R@quarantia\n agenda place_markers:0")


@rule("DO-8.3")
def test_no_district_is_drawn_with_six_palaces() -> None:
    with pytest.raises(BadDiagram):
        diagram("doge", "castello palaces R5 B1\n agenda place_markers:0")


@rule("DO-4.1")
@pytest.mark.parametrize("voted", [-1, 8])
def test_no_more_than_seven_areas_have_voted(voted: int) -> None:
    with pytest.raises(BadDiagram):
        diagram("doge", f"voted {voted}\n agenda place_markers:0")
