"""The position as text.  What is in no stack and on no board lies in the supplies, so supplies are not drawn.

year 2
brown castello san_polo quarantia cannaregio dorsoduro san_marco santa_croce
castello houses R2 B1 palaces Y1
advisor castello R@san_marco
stack castello R:0,3 B:1
agenda vote:0 turn_blue:0
"""

from librt.vecs import vec
from mypy_extensions import i64

from ...core.diagram import NOTHING, Lines
from ...core.game import Diagrams
from ...core.pool import EMPTY, kinds
from ...core.seats import NO_SEAT, seats_in
from .material import ADVISOR_NAMES, ADVISORS, AREA_NAMES, AREAS, DISTRICTS, MOST_MOVES, NO_AREA
from .reading import LETTERS, read_table
from .state import Table


def row_text(row: vec[i64]) -> str:
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
    turned = [f"{LETTERS[p]}:{pool_text(s.turned[p])}" for p in range(s.seats) if s.turned[p] != EMPTY]
    if turned:
        lines.append(" ".join(["turned", *turned]))
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


class DogeDiagrams(Diagrams[Table]):
    """Positions of Doge as text."""

    def lines(self, s: Table) -> list[str]:
        lines = [f"year {s.year}", f"brown {row_text(s.brown)}", f"blue {row_text(s.blue)}", f"voted {s.voted}"]
        for district in range(DISTRICTS):
            lines.extend(district_lines(s, district))
        for advisor in range(ADVISORS):
            if s.rings[advisor] != NO_SEAT:
                place = AREA_NAMES[s.places[advisor]]
                lines.append(f"advisor {ADVISOR_NAMES[advisor]} {LETTERS[s.rings[advisor]]}@{place}")
        lines.extend(marker_lines(s))
        lines.extend(vote_lines(s))
        return lines

    def read(self, s: Table, lines: Lines) -> None:
        read_table(s, lines)
