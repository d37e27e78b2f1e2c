"""The position as text.  Pile, stacks and general supply are not drawn: they have what lies nowhere else.

round 2
phase 2
current bridge
tiles 1 2 3 4 5 6
doge R 3 B 3 G 1
points 3 5 2
coins 1 0 2
personal 5 4 5
men castello R 2 B 1
connection cannaregio-castello bridge 2 castello
connection castello-dorsoduro gondola
buildings R green1! yellow2 blue2~
hand R gold gold joker
taken R 1 gold
row 1 doge doge joker
swept bridge
agenda start_step:3 start_blue

The tiles stand in the order of the districts; the markers in Doge order.  The district of a bridge is where its high
value is.  `!` is a building with a coin on it, `~` one that blue 1 has brought.  `taken`, `since` and `lacks` are
what all remember of a hand (`memory.py`).
"""

from librt.vecs import vec
from mypy_extensions import i64

from ...core.diagram import NOTHING, Lines
from ...core.game import Diagrams
from ...core.pool import EMPTY, count, kinds
from ...core.seats import NO_SEAT, NOBODY
from .districts import PLAYERS_ROOM
from .material import (
    BANK_NAMES,
    BANKS,
    BRIDGE_TILE,
    BUILDING_NAMES,
    BUILDINGS,
    CARD_NAMES,
    CARDS,
    DISTRICT_NAMES,
    DISTRICTS,
    FREE,
    GONDOLA_TILE,
    LIMIT,
    NO_BRIDGE,
    NO_PAIR,
    PAIR_NAMES,
    PAIRS,
    ROUNDS,
    STEP_NAMES,
)
from .reading import COIN, NEW, letters_of, read_table
from .state import NOT_YET, Table


def cards_text(pool: i64) -> str:
    return " ".join([CARD_NAMES[kind] for kind in kinds(pool)])


def numbers_text(register: vec[i64]) -> str:
    return " ".join([str(number) for number in register])


def player_text(s: Table, player: i64) -> str:
    return NOTHING if player == NO_SEAT else letters_of(s)[player]


def course_lines(s: Table) -> list[str]:
    """Where the game stands."""
    lines = [f"round {s.round}", f"phase {s.phase}", f"current {STEP_NAMES[s.current]}"]
    tiles = [s.round_of(district) for district in range(DISTRICTS)]
    lines.append(f"tiles {' '.join([str(tile) if tile else NOTHING for tile in tiles])}")
    lines.append(f"first {player_text(s, s.first)}")
    if s.left:
        lines.append(f"left {letters_of(s)[s.left]}")
    lines.append(f"leader {player_text(s, s.leader)}")
    if s.bonus != NO_SEAT:
        lines.append(f"bonus {player_text(s, s.bonus)}")
    queue, waiting = s.queue, list[str]()
    while queue:
        waiting.append(letters_of(s)[(queue & 7) - 1])
        queue >>= 3
    if waiting:
        lines.append(f"queue {' '.join(waiting)}")
    if s.waiters:
        lines.append(f"waiters {' '.join([letters_of(s)[p] for p in range(s.seats) if s.waiters >> p & 1])}")
    doge = [f"{letters_of(s)[player]} {s.spaces[player]}" for player in s.order]
    return [*lines, f"doge {' '.join(doge)}"]


def bank_lines(s: Table) -> list[str]:
    """Bonus tiles: those that are spent, those that were when the actions began, and who has got one."""
    lines: list[str] = []
    for name, mask in [("spent", s.banks), ("spent_before", s.banks_before)]:
        spent = [BANK_NAMES[bank] for bank in range(BANKS) if not mask >> bank & 1]
        if spent:
            lines.append(f"{name} {' '.join(spent)}")
    for bank in range(BANKS):
        for player in range(s.players):
            if s.rewarded >> bank * PLAYERS_ROOM + player & 1:
                lines.append(f"rewarded {BANK_NAMES[bank]} {letters_of(s)[player]}")
    return lines


def board_lines(s: Table) -> list[str]:
    """Bridges, gondolas, and councilmen."""
    lines = bank_lines(s)
    if s.top != NO_BRIDGE:
        lines.append(f"top {s.top + 1}")
    if s.marked != NO_PAIR:
        lines.append(f"marked {PAIR_NAMES[s.marked]}")
    for pair in range(PAIRS):
        if s.connections[pair] > FREE:
            lines.append(f"connection {PAIR_NAMES[pair]} {tile_text(s, pair)}")
    for district in range(DISTRICTS):
        men = [
            f"{letters_of(s)[player]} {s.men[player * DISTRICTS + district]}"
            for player in range(s.players)
            if s.men[player * DISTRICTS + district]
        ]
        if men:
            lines.append(f"men {DISTRICT_NAMES[district]} {' '.join(men)}")
    return lines


def tile_text(s: Table, pair: i64) -> str:
    tile = s.connections[pair]
    if tile == GONDOLA_TILE:
        return "gondola"
    bridge, end = (tile - BRIDGE_TILE) // 2, (tile - BRIDGE_TILE) % 2
    district = s.box.high_end[pair] if end else s.box.low_end[pair]
    return f"bridge {bridge + 1} {DISTRICT_NAMES[district]}"


def buildings_text(s: Table, seat: i64) -> str:
    out: list[str] = []
    for building in range(BUILDINGS):
        used, barred = count(s.used[seat], building), count(s.barred[seat], building)
        for i in range(count(s.buildings[seat], building)):
            sign = COIN if i < used - barred else NEW if i < used else ""
            out.append(BUILDING_NAMES[building] + sign)
    return " ".join(out)


def seat_lines(s: Table) -> list[str]:
    """What lies before each seat, and what is in its hand."""
    lines = [f"points {numbers_text(s.points)}", f"coins {numbers_text(s.coins)}"]
    lines.append(f"personal {numbers_text(s.personal)}")
    for seat in range(s.seats):
        letter = letters_of(s)[seat]
        if s.buildings[seat] != EMPTY:
            lines.append(f"buildings {letter} {buildings_text(s, seat)}")
        if s.limits[seat] != LIMIT:
            lines.append(f"limit {letter} {s.limits[seat]}")
        since = [str(s.since[seat * ROUNDS + i]) for i in range(ROUNDS) if s.since[seat * ROUNDS + i]]
        if since:
            lines.append(f"since {letter} {' '.join(since)}")
        for i in range(ROUNDS):
            if s.taken[seat * ROUNDS + i] != EMPTY:
                lines.append(f"taken {letter} {i + 1} {cards_text(s.taken[seat * ROUNDS + i])}")
        if s.lacks[seat] != NOBODY:
            lacks = [CARD_NAMES[kind] for kind in range(CARDS) if s.lacks[seat] >> kind & 1]
            lines.append(f"lacks {letter} {' '.join(lacks)}")
    return lines


def hand_lines(s: Table) -> list[str]:
    """The cards of each player."""
    lines: list[str] = []
    for name, pools in [
        ("hand", s.hands),
        ("chosen", s.chosen),
        ("discards", s.discards),
        ("played", s.played),
    ]:
        for player in range(len(pools)):
            if pools[player] != EMPTY:
                lines.append(f"{name} {letters_of(s)[player]} {cards_text(pools[player])}")
    for player in range(s.players):
        if s.strengths[player] != NOT_YET:
            lines.append(f"strength {letters_of(s)[player]} {s.strengths[player]}")
    return lines


def card_lines(s: Table) -> list[str]:
    """Cards on the table, and those that are being laid."""
    lines = [f"row {row + 1} {cards_text(s.rows[row])}" for row in range(s.box.rows) if s.row_mask >> row & 1]
    for name, pool in [
        ("swept", s.swept),
        ("neutral", s.neutral_cards),
        ("laid", s.laid),
        ("converted", s.converted),
        ("doubled", s.doubled),
    ]:
        if pool != EMPTY:
            lines.append(f"{name} {cards_text(pool)}")
    if s.masks:
        lines.append(f"masks {s.masks}")
    return lines


class RialtoDiagrams(Diagrams[Table]):
    """Positions of Rialto as text."""

    def lines(self, s: Table) -> list[str]:
        return [*course_lines(s), *board_lines(s), *seat_lines(s), *hand_lines(s), *card_lines(s)]

    def read(self, s: Table, lines: Lines) -> None:
        read_table(s, lines)
