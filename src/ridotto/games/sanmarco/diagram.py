"""The position as text.  What is drawn nowhere lies in the reserves and in the decks, so these are not drawn.

phase 1
round 2
leader R
castello R2 B1
bridge san_marco-castello R B
doge castello
prestige 5 0 3 2
limits R limit_1 limit_3
deal R castello castello doge limit_2
offer R 1 bridge limit_1
agenda split reveal:0
"""

from mypy_extensions import i64

from ...core.diagram import Lines
from ...core.game import Diagrams
from ...core.pool import EMPTY, kinds
from ...core.seats import NO_SEAT, seats_in
from .material import (
    CARD_NAMES,
    DISTRICT_NAMES,
    DISTRICTS,
    NO_CARD,
    NO_DISTRICT,
    OFFERS,
    PAIR_NAMES,
    PAIRS,
    ROLE_NAMES,
    SEATS,
)
from .reading import LETTERS, read_table
from .state import Table


def round_lines(s: Table) -> list[str]:
    lines = [f"phase {s.phase}", f"round {s.round}"]
    if s.is_extra:
        lines.append("extra")
    if s.leader != NO_SEAT:
        lines.append(f"leader {LETTERS[s.leader]}")
    if s.phase:
        lines.append(f"active {letters(s.active)}".rstrip())
    return lines


def board_lines(s: Table) -> list[str]:
    lines: list[str] = []
    for district in range(DISTRICTS):
        nobles = [f"{LETTERS[p]}{n}" for p in range(s.seats) if (n := s.nobles[p * DISTRICTS + district])]
        if nobles:
            lines.append(" ".join([DISTRICT_NAMES[district], *nobles]))
    for pair in range(PAIRS):
        if s.bridges[pair]:
            lines.append(f"bridge {PAIR_NAMES[pair]} {letters(s.bridges[pair])}")
    if s.doge != NO_DISTRICT:
        lines.append(f"doge {DISTRICT_NAMES[s.doge]}")
    lines.append("prestige " + " ".join([str(points) for points in s.prestige]))
    return lines


def letters(mask: i64) -> str:
    return " ".join([LETTERS[p] for p in seats_in(mask)])


def card_lines(s: Table) -> list[str]:
    lines: list[str] = []
    for role in range(SEATS):
        if s.roles[role] != NO_SEAT:
            lines.append(f"{ROLE_NAMES[role]} {LETTERS[s.roles[role]]}")
    for seat in range(s.seats):
        letter = LETTERS[seat]
        if s.limits[seat] != EMPTY:
            lines.append(f"limits {letter} {card_names(s.limits[seat])}")
        if s.deal[seat] != EMPTY:
            lines.append(f"deal {letter} {card_names(s.deal[seat])}")
        for offer in range(OFFERS):
            cards = s.offers[seat * OFFERS + offer]
            if cards != EMPTY:
                lines.append(f"offer {letter} {offer + 1} {card_names(cards)}")
    if s.opened:
        lines.append(f"opened {letters(s.opened)}")
    return lines


def turn_lines(s: Table) -> list[str]:
    lines: list[str] = []
    if s.player != NO_SEAT:
        lines.append(f"player {LETTERS[s.player]}")
    if s.card != NO_CARD:
        lines.append(f"card {CARD_NAMES[s.card]}")
    if s.hand != EMPTY:
        lines.append(f"hand {card_names(s.hand)}")
    if s.discard != EMPTY:
        lines.append(f"discard {card_names(s.discard)}")
    if s.rolled:
        lines.append(f"rolled {s.rolled}")
    if s.due:
        lines.append(f"due {s.due}")
    return lines


def card_names(pool: i64) -> str:
    return " ".join([CARD_NAMES[kind] for kind in kinds(pool)])


class SanMarcoDiagrams(Diagrams[Table]):
    """Positions of San Marco as text."""

    def lines(self, s: Table) -> list[str]:
        return [*round_lines(s), *board_lines(s), *card_lines(s), *turn_lines(s)]

    def read(self, s: Table, lines: Lines) -> None:
        read_table(s, lines)
