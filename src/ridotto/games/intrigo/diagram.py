"""The position as text.  What lies nowhere else is in the bank, the bag or the deck, so these are not drawn.

turn 3
first B
families A B C -
ducats 1 0 3
counters A 0 1 0 0 2
arcade 0 clergy
arcade 5 ducat!
slot 0 contarini-3
slot 1 dandolo-4!
slot 2 thief
pile thief 2
hand A morosini-2 contarini-4
agenda go:0 share_out:0

The families stand in the order of their names in the box; `!` is face down.  In the draft the packets are drawn, and
the picks where it matters who has seen what; where they are not, a seat has kept what it holds and has placed.
"""

from mypy_extensions import i64

from ...core.diagram import NOTHING, Lines
from ...core.game import Diagrams
from ...core.pool import EMPTY, kinds
from ...core.seats import NO_SEAT
from .material import (
    CARDS,
    CELL_NAMES,
    CORPORATIONS,
    COURTESAN,
    DOWN,
    FACE_DOWN_SIGN,
    FREE,
    HAND,
    INFLUENCE_NAMES,
    INFLUENCES,
    NO_CARD,
    NO_TOKEN,
    OWN_FAMILIES,
    PILE,
    TOKEN_NAMES,
    token_kind,
)
from .reading import LETTERS, read_table
from .state import Table


def letter(seat: i64) -> str:
    return NOTHING if seat == NO_SEAT else LETTERS[seat]


def counter_lines(s: Table) -> list[str]:
    lines: list[str] = []
    for seat in range(s.seats):
        counters = [s.counters[seat * CORPORATIONS + corporation] for corporation in range(CORPORATIONS)]
        if max(counters):
            lines.append(f"counters {LETTERS[seat]} {' '.join([str(n) for n in counters])}")
    return lines


def last_lines(s: Table) -> list[str]:
    """The Palace as it was before the latest share-out."""
    last, arcades = s.last, s.arcades
    lines = [f"last_arcade {i} {token_text(last[i])}" for i in range(arcades) if last[i] != NO_TOKEN]
    lines.extend(
        [f"last_slot {i} {cell_text(s, last[arcades + i])}" for i in range(arcades) if last[arcades + i] != FREE]
    )
    return lines


def token_text(token: i64) -> str:
    return TOKEN_NAMES[token_kind(token)] + (FACE_DOWN_SIGN if token >= DOWN else "")


def cell_text(s: Table, cell: i64) -> str:
    return CELL_NAMES[s.box.shown(cell)]


def card_lines(s: Table) -> list[str]:
    """Where the Intrigants are, and what became of the packets."""
    lines: list[str] = []
    if s.drafted:
        lines.append(f"drafted {s.drafted}")
    for packet in range(s.box.packets):
        if s.packets[packet] != EMPTY:
            lines.append(f"packet {packet} {pool_text(s, s.packets[packet])}")
        picks = [s.picks[packet * HAND + pick] for pick in range(HAND)]
        if max(picks) != NO_CARD:
            lines.append(f"picks {packet} {' '.join([card_text(s, card) for card in picks])}")
        if s.played[packet] != EMPTY:
            lines.append(f"played {packet} {pool_text(s, s.played[packet])}")
    for seat in range(s.seats):
        if s.hands[seat] != EMPTY:
            lines.append(f"hand {LETTERS[seat]} {pool_text(s, s.hands[seat])}")
        if s.kept[seat] != NO_CARD:
            lines.append(f"kept {LETTERS[seat]} {card_text(s, s.kept[seat])}")
        if s.lacks[seat]:
            cards = [s.box.names[card] for card in range(CARDS) if s.lacks[seat] >> card & 1]
            lines.append(f"lacks {LETTERS[seat]} {' '.join(cards)}")
    return lines


def pool_text(s: Table, pool: i64) -> str:
    return " ".join([s.box.names[card] for card in kinds(pool)])


def card_text(s: Table, card: i64) -> str:
    return NOTHING if card == NO_CARD else s.box.names[card]


class IntrigoDiagrams(Diagrams[Table]):
    """Positions of Intrigo as text."""

    def lines(self, s: Table) -> list[str]:
        lines = [f"turn {s.turn}", f"half {s.half + 1}", f"first {letter(s.first)}"]
        lines.append(f"families {' '.join([letter(s.owners[family]) for family in range(OWN_FAMILIES)])}")
        lines.append(f"ducats {' '.join([str(n) for n in s.ducats])}")
        lines.extend(counter_lines(s))
        lines.extend([f"arcade {i} {token_text(s.tokens[i])}" for i in range(s.arcades) if s.tokens[i] != NO_TOKEN])
        lines.extend([f"slot {i} {cell_text(s, s.slots[i])}" for i in range(s.arcades) if s.slots[i] != FREE])
        for influence in range(INFLUENCES):
            if s.piles[influence] != (s.box.courtesans if influence == COURTESAN else PILE):
                lines.append(f"pile {INFLUENCE_NAMES[influence]} {s.piles[influence]}")
        lines.extend(card_lines(s))
        if s.shared:
            lines.append(f"shared {s.shared}")
            lines.extend(last_lines(s))
        return lines

    def read(self, s: Table, lines: Lines) -> None:
        read_table(s, lines)
