"""The position as text.  What lies nowhere else is in the draw pile or in the other piles, so these are not drawn.

round 2
cycle 1
doge B
turn R
points 12 0 5
ships 3 0 7
councillors 1 4 1
tiles workshops trade_a people_a residences trade_b people_b
own R workshops1 workshops9 nobili3
bonus workshops R - - -
display quartz3 ship1
discards key2
packet R quartz1 lime2 swans5
kept B coin3
card ash2
agenda use_card play_extra

A packet is named by the seat it was dealt to; while all choose, `choosing B coin3` is a card that is still in it.
`had trade G` is a bonus scored without a diamond; `diamonds R 4` is
drawn where a seat has not as many left as its diamonds on the board leave it.  `+` is a masterwork of the draw pile.
"""

from mypy_extensions import i64

from ...core.diagram import NOTHING, Lines
from ...core.game import Diagrams
from ...core.pool import EMPTY, kinds
from ...core.seats import NO_SEAT
from .council import TILE_BITS, TILE_MASK
from .draft import KEEP_CARD
from .hidden import card_names, diamonds_of, packet_names
from .masterworks import face_of
from .material import (
    AREAS,
    BONUS_NAMES,
    BONUS_SPACES,
    BONUSES,
    CYCLES,
    DIAMONDS,
    FIELD_NAMES,
    FIELDS_OF,
    FIRST_FIELD,
    LADY_NAMES,
    NO_CARD,
    NO_LADY,
    NO_WORK,
    SEAT_LETTERS,
    SHOWCASE,
    TILE_NAMES,
    TILES,
    WORK_NAMES,
)
from .reading import HAND_SIGN, read_table
from .rewards import has_had, owner_on
from .state import EMPTY_PLACE, FROM_HAND, Table


def letter(seat: i64) -> str:
    return NOTHING if seat == NO_SEAT else SEAT_LETTERS[seat]


def numbers(values: list[i64]) -> str:
    return " ".join([str(value) for value in values])


def work_text(work: i64) -> str:
    if work == NO_WORK:
        return NOTHING
    return WORK_NAMES[face_of(work)] + (HAND_SIGN if work >= FROM_HAND else "")


def course_lines(s: Table) -> list[str]:
    lines = [f"round {s.round}", f"cycle {s.cycle + 1}", f"doge {letter(s.doge)}", f"turn {letter(s.turn)}"]
    lines.append(f"points {numbers(list(s.points))}")
    lines.append(f"ships {numbers(list(s.ships))}")
    if s.extra:
        lines.append("extra 1")
    return lines


def board_lines(s: Table) -> list[str]:
    """Diamonds on fields and on bonus spaces."""
    lines: list[str] = []
    for seat in range(s.seats):
        fields = owned_names(s, seat)
        if fields:
            lines.append(f"own {SEAT_LETTERS[seat]} {' '.join(fields)}")
    for bonus in range(BONUSES):
        lines.extend(bonus_lines(s, bonus))
    for seat in range(s.seats):
        if diamonds_of(s, seat) != DIAMONDS:
            lines.append(f"diamonds {SEAT_LETTERS[seat]} {s.diamonds[seat]}")
    return lines


def owned_names(s: Table, seat: i64) -> list[str]:
    return [
        FIELD_NAMES[FIRST_FIELD[area] + field]
        for area in range(AREAS)
        for field in range(FIELDS_OF[area])
        if s.owned[seat * AREAS + area] >> i64(field) & 1
    ]


def bonus_lines(s: Table, bonus: i64) -> list[str]:
    if s.bonuses[bonus] == 0:
        return []
    owners = [owner_on(s, bonus, space) for space in range(BONUS_SPACES)]
    lines = [f"bonus {BONUS_NAMES[bonus]} {' '.join([letter(owner) for owner in owners])}"]
    unmarked = [SEAT_LETTERS[seat] for seat in range(s.seats) if has_had(s, seat, bonus) and seat not in owners]
    if unmarked:
        lines.append(f"had {BONUS_NAMES[bonus]} {' '.join(unmarked)}")
    return lines


def card_lines(s: Table) -> list[str]:
    """Where the cards of the draw pile have gone."""
    lines: list[str] = []
    for name, cards in (("display", card_names(s, s.display)), ("discards", card_names(s, s.discards))):
        if cards:
            lines.append(f"{name} {' '.join(cards)}")
    if s.card != NO_CARD:
        lines.append(f"card {s.box.names[s.card]}")
    for seat in range(s.seats):
        if s.packets[seat]:
            lines.append(f"packet {SEAT_LETTERS[seat]} {' '.join(packet_names(s, s.packets[seat]))}")
        if s.kept[seat] != NO_CARD:
            kept = "choosing" if s.step == KEEP_CARD.index else "kept"
            lines.append(f"{kept} {SEAT_LETTERS[seat]} {s.box.names[s.kept[seat]]}")
        picks = [s.picks[seat * CYCLES + cycle] for cycle in range(CYCLES)]
        if max(picks) != NO_CARD:
            lines.append(f"picks {SEAT_LETTERS[seat]} {' '.join([pick_text(s, card) for card in picks])}")
    return lines


def pick_text(s: Table, card: i64) -> str:
    return NOTHING if card == NO_CARD else s.box.names[card]


def expansion_lines(s: Table) -> list[str]:
    tiles = [(s.tiles >> place * TILE_BITS & TILE_MASK) - 1 for place in range(TILES)]
    lines = [
        f"tiles {' '.join([NOTHING if tile < 0 else TILE_NAMES[tile] for tile in tiles])}",
        f"councillors {numbers(list(s.councillors))}",
        f"market {' '.join([work_text(work) for work in s.market])}",
        f"court {' '.join([lady_text(lady) for lady in s.court])}",
    ]
    if s.lady != NO_LADY:
        lines.append(f"lady {lady_text(s.lady)}")
    if s.work != NO_WORK:
        lines.append(f"work {work_text(s.work)}")
    for seat in range(s.seats):
        if s.ladies[seat] != EMPTY:
            lines.append(f"ladies {SEAT_LETTERS[seat]} {' '.join([lady_text(lady) for lady in kinds(s.ladies[seat])])}")
        works = [s.showcases[seat * SHOWCASE + place] - 1 for place in range(SHOWCASE)]
        if max(works) >= EMPTY_PLACE:
            lines.append(f"showcase {SEAT_LETTERS[seat]} {' '.join([work_text(work) for work in works])}")
    covered = [work_text(work) for work in range(len(s.covered)) for copy in range(s.covered[work])]
    if covered:
        lines.append(f"covered {' '.join(covered)}")
    return lines


def lady_text(lady: i64) -> str:
    return NOTHING if lady == NO_LADY else LADY_NAMES[lady]


class MillefioriDiagrams(Diagrams[Table]):
    """Positions of Mille Fiori as text."""

    def lines(self, s: Table) -> list[str]:
        lines = [*course_lines(s), *board_lines(s), *card_lines(s)]
        return [*lines, *expansion_lines(s)] if s.box.masterworks else lines

    def read(self, s: Table, lines: Lines) -> None:
        read_table(s, lines)
