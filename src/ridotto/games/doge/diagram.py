"""The position as text.  What is in no stack and on no board lies in the supplies, so supplies are not drawn.

year 2
brown castello san_polo quarantia cannaregio dorsoduro san_marco santa_croce
castello houses R2 B1 palaces Y1
advisor castello R@san_marco
stack castello R:0,3 B:1
agenda vote:0 turn_blue:0
"""

from mypy_extensions import i64

from ...core.choices import Choices
from ...core.diagram import NOTHING, Lines, draw_flow, parse_flow, read_name, read_number
from ...core.errors import BadDiagram
from ...core.pool import EMPTY, count, kinds, one
from ...core.rules import Rules
from ...core.state import NO_SEAT, seats_in
from .material import (
    ADVISOR_NAMES,
    ADVISORS,
    AREA_NAMES,
    AREAS,
    CHOICES,
    DISTRICTS,
    MARKER_VALUES,
    MOST_MOVES,
    NO_AREA,
    SEAT_LETTERS,
    Box,
    home_of,
)
from .state import HOUSE, PALACE, RING, THINGS, Table

LETTERS = list(SEAT_LETTERS)


# ---- drawing


def draw_table(rules: Rules[Table], s: Table) -> str:
    """The whole position, secrets included."""
    lines = [f"seats {s.seats}"]
    lines.extend(f"choice {name} {value}" for name, value in s.box.choices.changed().items())
    lines.append(f"year {s.year}")
    lines.append(f"brown {row_text(s, True)}")
    lines.append(f"blue {row_text(s, False)}")
    lines.append(f"voted {s.voted}")
    for district in range(DISTRICTS):
        lines.extend(district_lines(s, district))
    for advisor in range(ADVISORS):
        if s.rings[advisor] != NO_SEAT:
            place = AREA_NAMES[s.places[advisor]]
            lines.append(f"advisor {ADVISOR_NAMES[advisor]} {LETTERS[s.rings[advisor]]}@{place}")
    lines.extend(marker_lines(s))
    lines.extend(vote_lines(s))
    lines.extend(draw_flow(rules, s))
    return "\n".join(lines) + "\n"


def row_text(s: Table, brown: bool) -> str:
    row = s.brown if brown else s.blue
    return " ".join([NOTHING if row[i] == NO_AREA else AREA_NAMES[row[i]] for i in range(AREAS)])


def district_lines(s: Table, district: i64) -> list[str]:
    houses = pieces([s.houses[p * DISTRICTS + district] for p in range(s.seats)])
    palaces = pieces([s.palaces[p * DISTRICTS + district] for p in range(s.seats)])
    if not houses and not palaces:
        return []
    return [" ".join([AREA_NAMES[district], "houses", *houses, "palaces", *palaces])]


def pieces(counts: list[i64]) -> list[str]:
    return [f"{LETTERS[p]}{n}" for p, n in enumerate(counts) if n]


def marker_lines(s: Table) -> list[str]:
    lines: list[str] = []
    for area in range(AREAS):
        stacks = [f"{LETTERS[p]}:{pool_text(s.stacks[p * AREAS + area])}" for p in range(s.seats)]
        stacks = [stack for stack in stacks if not stack.endswith(":")]
        if stacks:
            lines.append(" ".join(["stack", AREA_NAMES[area], *stacks]))
    for seat in range(s.seats):
        letter = LETTERS[seat]
        if s.counted[seat] != EMPTY:
            lines.append(f"counted {letter}:{pool_text(s.counted[seat])}")
        if s.card[seat] != NO_AREA:
            lines.append(f"card {AREA_NAMES[s.card[seat]]} {letter}:{pool_text(s.pile[seat])}")
        if s.played[seat]:
            lines.append(f"played {letter} {' '.join(area_names(s.played[seat]))}")
    return lines


def vote_lines(s: Table) -> list[str]:
    lines: list[str] = []
    if max(list(s.votes)):
        lines.append("votes " + " ".join([str(n) for n in s.votes]))
    for name, mask in [("first", s.first_mask), ("second", s.second_mask)]:
        if mask:
            lines.append(f"{name} {' '.join([LETTERS[p] for p in seats_in(mask)])}")
    if s.open_mask:
        lines.append("open " + " ".join([ADVISOR_NAMES[a] for a in range(ADVISORS) if s.open_mask >> a & 1]))
    for seat in range(s.seats):
        if s.entered[seat]:
            lines.append(f"entered {LETTERS[seat]} {' '.join(area_names(s.entered[seat]))}")
        answers = [s.answers[seat * MOST_MOVES + i] for i in range(MOST_MOVES)]
        if max(answers):
            lines.append(f"answers {LETTERS[seat]} {' '.join([str(n) for n in answers])}")
    return lines


def area_names(mask: i64) -> list[str]:
    return [AREA_NAMES[a] for a in range(AREAS) if mask >> a & 1]


def pool_text(pool: i64) -> str:
    return ",".join([str(value) for value in kinds(pool)])


# ---- parsing


def parse_table(rules: Rules[Table], text: str) -> Table:
    """The position drawn; what is not drawn is as at the start of a year, brown row in the order of names."""
    lines = Lines(text)
    seats = lines.number("seats", 4)
    if not 3 <= seats <= 4:
        raise BadDiagram(f"doge is for 3 or 4 seats, not {seats}.")
    given = {fields[0]: fields[1] for fields in lines.take("choice") if len(fields) == 2}
    s = Table(seats, Box(seats, Choices(CHOICES, given)))
    s.year = lines.number("year", 1)
    s.voted = lines.number("voted", 0)
    parse_rows(s, lines.one("brown"), lines.one("blue"))
    for district in range(DISTRICTS):
        parse_district(s, district, lines.one(AREA_NAMES[district]))
    for fields in lines.take("advisor"):
        parse_advisor(s, fields)
    parse_markers(s, lines)
    parse_vote(s, lines)
    parse_flow(rules, s, lines)
    lines.done()
    return s


def parse_rows(s: Table, brown: list[str], blue: list[str]) -> None:
    for place in range(AREAS):
        s.brown[place] = parse_area(brown[place]) if place < len(brown) else (NO_AREA if brown else place)
        s.blue[place] = parse_area(blue[place]) if place < len(blue) else NO_AREA


def parse_area(name: str) -> i64:
    return NO_AREA if name == NOTHING else read_name(AREA_NAMES, name)


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
    s.rings[advisor], s.places[advisor] = seat, area
    take(s, seat, RING, 1)


def parse_markers(s: Table, lines: Lines) -> None:
    for fields in lines.take("stack"):
        area = read_name(AREA_NAMES, fields[0])
        for field in fields[1:]:
            seat = parse_seat(s, field[:1])
            s.stacks[seat * AREAS + area] = parse_pool(s, seat, field[2:])
    for fields in lines.take("counted"):
        seat = parse_seat(s, fields[0][:1])
        s.counted[seat] = parse_pool(s, seat, fields[0][2:])
    for fields in lines.take("card"):
        seat = parse_seat(s, fields[1][:1])
        s.card[seat] = read_name(AREA_NAMES, fields[0])
        s.pile[seat] = parse_pool(s, seat, fields[1][2:])
    for fields in lines.take("played"):
        s.played[parse_seat(s, fields[0])] = parse_mask(AREA_NAMES, fields[1:])


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


def parse_mask(names: list[str], fields: list[str]) -> i64:
    mask: i64 = 0
    for field in fields:
        mask |= i64(1) << read_name(names, field)
    return mask


def parse_vote(s: Table, lines: Lines) -> None:
    for seat, field in enumerate(lines.one("votes")[: s.seats]):
        s.votes[i64(seat)] = read_number(field)
    s.first_mask = parse_mask(LETTERS, lines.one("first"))
    s.second_mask = parse_mask(LETTERS, lines.one("second"))
    s.open_mask = parse_mask(ADVISOR_NAMES, lines.one("open"))
    for fields in lines.take("entered"):
        s.entered[parse_seat(s, fields[0])] = parse_mask(AREA_NAMES, fields[1:])
    for fields in lines.take("answers"):
        seat = parse_seat(s, fields[0])
        for i, field in enumerate(fields[1 : 1 + MOST_MOVES]):
            s.answers[seat * MOST_MOVES + i] = read_number(field)
