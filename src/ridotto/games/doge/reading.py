"""A drawn position read back.  What cannot lie on a table is refused in one sentence."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from ...core.diagram import NOTHING, Lines, read_name, read_number
from ...core.errors import BadDiagram
from ...core.pool import EMPTY, count, one
from ...core.seats import NO_SEAT
from .material import (
    ADVISOR_NAMES,
    AREA_NAMES,
    AREAS,
    DISTRICTS,
    MARKER_VALUES,
    MOST_MOVES,
    NO_AREA,
    PALACE_SPACES,
    SEAT_LETTERS,
    home_of,
)
from .state import HOUSE, PALACE, RING, THINGS, Table

LETTERS: Final = list(SEAT_LETTERS)


def read_table(s: Table, lines: Lines) -> None:
    """Put on the table what is drawn; the rest is as at the start of a year, brown row in the order of names."""
    s.year = lines.number("year", 1)
    s.voted = lines.number("voted", 0)
    if not 0 <= s.voted <= AREAS:
        raise BadDiagram(f"0 to {AREAS} areas have voted, not {s.voted}.")
    parse_row(s, lines.one("brown"), True)
    parse_row(s, lines.one("blue"), False)
    for district in range(DISTRICTS):
        parse_district(s, district, lines.one(AREA_NAMES[district]))
    for fields in lines.take("advisor", 2):
        parse_advisor(s, fields)
    parse_markers(s, lines)
    parse_vote(s, lines)


def parse_row(s: Table, names: list[str], brown: bool) -> None:
    if not names and brown:
        for place in range(AREAS):
            s.brown[place] = place
        return
    row = s.brown if brown else s.blue
    for place, name in enumerate(names[:AREAS]):
        if name != NOTHING and name in names[:place]:
            raise BadDiagram(f"'{name}' is drawn twice in a row of cards.")
        row[i64(place)] = NO_AREA if name == NOTHING else read_name(AREA_NAMES, name)


def parse_seat(s: Table, letter: str) -> i64:
    return read_name(LETTERS[: s.seats], letter)


def parse_district(s: Table, district: i64, fields: list[str]) -> None:
    thing = HOUSE
    for field in fields:
        if field in ("houses", "palaces"):
            thing = HOUSE if field == "houses" else PALACE
            continue
        seat, number = parse_seat(s, field[:1]), read_number(field[1:])
        board = s.houses if thing == HOUSE else s.palaces
        board[seat * DISTRICTS + district] += number
        take(s, seat, thing, number)
    if s.palaces_in(district) > PALACE_SPACES:
        raise BadDiagram(f"{AREA_NAMES[district]} has room for {PALACE_SPACES} palaces only.")


def take(s: Table, seat: i64, thing: i64, number: i64) -> None:
    """What is drawn on the board comes out of the supply."""
    s.supply[seat * THINGS + thing] -= number
    if number < 0 or s.supply[seat * THINGS + thing] < 0:
        what = ["houses", "palaces", "rings"][thing]
        raise BadDiagram(f"{LETTERS[seat]} has more {what} drawn than it owns.")


def parse_advisor(s: Table, fields: list[str]) -> None:
    if len(fields) != 2 or fields[1][1:2] != "@":
        raise BadDiagram(f"An advisor is drawn as 'advisor castello R@san_marco', not '{' '.join(fields)}'.")
    advisor = read_name(ADVISOR_NAMES, fields[0])
    seat, area = parse_seat(s, fields[1][:1]), read_name(AREA_NAMES, fields[1][2:])
    if area == home_of(advisor):
        raise BadDiagram(f"The advisor {fields[0]} cannot stand in its home.")
    if s.rings[advisor] != NO_SEAT:
        raise BadDiagram(f"The advisor {fields[0]} is drawn twice.")
    s.rings[advisor], s.places[advisor] = seat, area
    take(s, seat, RING, 1)


def parse_markers(s: Table, lines: Lines) -> None:
    for fields in lines.take("stack", 2):
        area = read_name(AREA_NAMES, fields[0])
        for field in fields[1:]:
            seat = parse_seat(s, field[:1])
            refuse_second(s.stacks[seat * AREAS + area] != EMPTY, "stack", fields)
            s.stacks[seat * AREAS + area] = parse_pool(s, seat, field[2:])
    for fields in lines.take("counted", 1):
        seat = parse_seat(s, fields[0][:1])
        refuse_second(s.counted[seat] != EMPTY, "counted", fields)
        s.counted[seat] = parse_pool(s, seat, fields[0][2:])
    for fields in lines.take("card", 2):
        seat = parse_seat(s, fields[1][:1])
        refuse_second(s.card[seat] != NO_AREA, "card", fields)
        s.card[seat] = read_name(AREA_NAMES, fields[0])
        s.pile[seat] = parse_pool(s, seat, fields[1][2:])
    for fields in lines.take("played", 2):
        s.played[parse_seat(s, fields[0])] = parse_mask(AREA_NAMES, fields[1:])


def refuse_second(drawn: bool, name: str, fields: list[str]) -> None:
    if drawn:
        raise BadDiagram(f"'{' '.join([name, *fields])}' draws again what is drawn already.")


def parse_pool(s: Table, seat: i64, text: str) -> i64:
    """Markers drawn somewhere come out of the supply of their owner."""
    pool: i64 = EMPTY
    for value in text.split(",") if text else []:
        number = read_number(value)
        if not 0 <= number < MARKER_VALUES or not count(s.markers[seat], number):
            raise BadDiagram(f"{LETTERS[seat]} has no such marker left: {value}.")
        pool += one(number)
        s.markers[seat] -= one(number)
    return pool


def parse_mask(names: Sequence[str], fields: list[str]) -> i64:
    mask: i64 = 0
    for field in fields:
        mask |= i64(1) << read_name(names, field)
    return mask


def parse_turned(s: Table, fields: list[str]) -> None:
    """The markers of the latest vote are among those counted this year."""
    for field in fields:
        seat = parse_seat(s, field[:1])
        for value in field[2:].split(","):
            number = read_number(value)
            if not 0 <= number < MARKER_VALUES or count(s.turned[seat], number) == count(s.counted[seat], number):
                raise BadDiagram(f"{LETTERS[seat]} has not so many markers counted as are drawn turned up: {value}.")
            s.turned[seat] += one(number)


def parse_vote(s: Table, lines: Lines) -> None:
    parse_turned(s, lines.one("turned"))
    for seat, field in enumerate(lines.one("votes")[: s.seats]):
        s.votes[i64(seat)] = read_number(field)
    letters = LETTERS[: s.seats]
    s.first_mask = parse_mask(letters, lines.one("first"))
    s.second_mask = parse_mask(letters, lines.one("second"))
    s.open_mask = parse_mask(ADVISOR_NAMES, lines.one("open"))
    for fields in lines.take("entered", 2):
        s.entered[parse_seat(s, fields[0])] = parse_mask(AREA_NAMES[:DISTRICTS], fields[1:])
    for fields in lines.take("answers", 2):
        seat = parse_seat(s, fields[0])
        for i, field in enumerate(fields[1 : 1 + MOST_MOVES]):
            s.answers[seat * MOST_MOVES + i] = read_number(field)
