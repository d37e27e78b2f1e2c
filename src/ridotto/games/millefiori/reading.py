"""A drawn position read back.  What cannot lie on a table is refused in one sentence."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.diagram import NOTHING, Lines, read_name, read_number
from ...core.errors import BadDiagram
from ...core.pool import EMPTY, count, one
from ...core.seats import NO_SEAT
from .council import TILE_BITS, is_occupied
from .hidden import diamonds_of, lady_cards, main_cards, market_works
from .material import (
    ALL_LADIES,
    AREAS,
    BONUS_NAMES,
    BONUS_SPACES,
    CARDS,
    COURT,
    CYCLES,
    DIAMONDS,
    FIELD_NAMES,
    FIRST_FIELD,
    FIRST_SPACE,
    HAND,
    LADIES,
    LADY_NAMES,
    MARKET,
    NO_CARD,
    NO_LADY,
    NO_WORK,
    PALACE,
    SEAT_LETTERS,
    SHOWCASE,
    TILE_NAMES,
    TILES,
    WORK_NAMES,
    WORKS,
)
from .packets import cards_of, with_card
from .rewards import SPACE_BITS
from .state import FROM_HAND, Table

LETTERS: Final = list(SEAT_LETTERS)
HAND_SIGN: Final = "+"  # a masterwork of the draw pile
MOST: Final[i64] = 1_000_000_000


def read_table(s: Table, lines: Lines) -> None:
    """Put on the table what is drawn.  Undrawn, red has the Doge card, and the council tiles lie in their order."""
    s.round = read_within(lines, "round", 1, MOST)
    s.cycle = read_within(lines, "cycle", 1, CYCLES) - 1
    s.doge = parse_seat(s, (lines.one("doge") or [LETTERS[0]])[0])
    s.turn = parse_seat(s, (lines.one("turn") or [NOTHING])[0])
    s.extra = read_within(lines, "extra", 0, 1)
    read_list(lines.one("points"), s.points, 0, MOST)
    read_list(lines.one("ships"), s.ships, 0, s.box.last_space)
    read_board(s, lines)
    read_cards(s, lines)
    if s.box.masterworks:
        read_council(s, lines)
        read_works(s, lines)
        read_ladies(s, lines)
    count_material(s)
    read_choosing(s, lines)
    read_diamonds(s, lines)


def read_within(lines: Lines, name: str, default: i64, most: i64) -> i64:
    number = lines.number(name, default)
    if not 0 <= number <= most:
        raise BadDiagram(f"The line '{name}' has a number from 0 to {most}, not {number}.")
    return number


def read_list(fields: list[str], register: vec[i64], least: i64, most: i64) -> None:
    """A number for each seat."""
    for seat, text in enumerate(fields[: len(register)]):
        number = read_number(text)
        if not least <= number <= most:
            raise BadDiagram(f"{number} is not a number from {least} to {most}.")
        register[i64(seat)] = number


def parse_seat(s: Table, letter: str) -> i64:
    return NO_SEAT if letter == NOTHING else read_name(LETTERS[: s.seats], letter)


def read_board(s: Table, lines: Lines) -> None:
    """[MF-1.6] Diamonds on fields, [MF-3.3] and on bonus spaces."""
    for fields in lines.take("own", 2):
        seat = read_name(LETTERS[: s.seats], fields[0])
        for name in fields[1:]:
            fill(s, seat, read_name(FIELD_NAMES, name))
    for fields in lines.take("bonus", 2):
        bonus = read_name(BONUS_NAMES, fields[0])
        for space, letter in enumerate(fields[1 : 1 + BONUS_SPACES]):
            owner = parse_seat(s, letter)
            if owner != NO_SEAT:
                s.bonuses[bonus] |= owner + 1 << i64(space) * SPACE_BITS
                mark_had(s, owner, bonus)
    for fields in lines.take("had", 2):
        for letter in fields[1:]:
            mark_had(s, read_name(LETTERS[: s.seats], letter), read_name(BONUS_NAMES, fields[0]))


def mark_had(s: Table, seat: i64, bonus: i64) -> None:
    bit = i64(1) << BONUS_SPACES * SPACE_BITS + seat
    if s.bonuses[bonus] & bit:
        raise BadDiagram(f"{LETTERS[seat]} has the bonus {BONUS_NAMES[bonus]} twice.")
    s.bonuses[bonus] |= bit


def fill(s: Table, seat: i64, field: i64) -> None:
    area: i64 = AREAS - 1
    while FIRST_FIELD[area] > field:
        area -= 1
    bit = i64(1) << field - FIRST_FIELD[area]
    if s.filled[area] & bit:
        raise BadDiagram(f"The field {FIELD_NAMES[field]} is drawn twice.")
    s.filled[area] |= bit
    s.owned[seat * AREAS + area] |= bit


def read_cards(s: Table, lines: Lines) -> None:
    """[MF-1.2] Cards that are not in the draw pile."""
    for name in lines.one("display"):
        s.display[read_card(s, name)] += 1
        s.display_left += 1
    for name in lines.one("discards"):
        s.discards[read_card(s, name)] += 1
    s.card = optional_card(s, (lines.one("card") or [NOTHING])[0])
    for fields in lines.take("packet", 2):
        seat = read_name(LETTERS[: s.seats], fields[0])
        if len(fields) > HAND + 1:
            raise BadDiagram(f"A packet has at most {HAND} cards.")
        for name in fields[1:]:
            s.packets[seat] = with_card(s.packets[seat], read_card(s, name))
    for fields in lines.take("kept", 2):
        s.kept[read_name(LETTERS[: s.seats], fields[0])] = read_card(s, fields[1])
    for fields in lines.take("picks", 2):
        seat = read_name(LETTERS[: s.seats], fields[0])
        for cycle, name in enumerate(fields[1 : 1 + CYCLES]):
            s.picks[seat * CYCLES + cycle] = optional_card(s, name)


def read_choosing(s: Table, lines: Lines) -> None:
    """[MF-2.2] Cards that seats have chosen to keep, while they are in their packets still."""
    for fields in lines.take("choosing", 2):
        seat = read_name(LETTERS[: s.seats], fields[0])
        card = read_card(s, fields[1])
        if card not in cards_of(s.packets[s.packet_of(seat)]):
            raise BadDiagram(f"{LETTERS[seat]} does not hold {fields[1]}.")
        s.kept[seat] = card


def read_card(s: Table, name: str) -> i64:
    return read_name(s.box.names, name)


def optional_card(s: Table, name: str) -> i64:
    return NO_CARD if name == NOTHING else read_card(s, name)


def read_council(s: Table, lines: Lines) -> None:
    """[MF-11] The tiles from the bottom, and the councillors."""
    used: list[i64] = []
    for place, name in enumerate((lines.one("tiles") or list(TILE_NAMES))[:TILES]):
        if name != NOTHING:
            tile = read_name(TILE_NAMES, name)
            if tile in used:
                raise BadDiagram(f"The tile {name} is drawn twice.")
            used.append(tile)
            s.tiles |= tile + 1 << i64(place) * TILE_BITS
    spaces = vec[i64]([FIRST_SPACE] * s.seats)
    read_list(lines.one("councillors"), spaces, FIRST_SPACE, PALACE)
    for seat in range(s.seats):
        if FIRST_SPACE < spaces[seat] < PALACE and is_occupied(s, spaces[seat]):
            raise BadDiagram(f"Space {spaces[seat]} of the council has room for one.")
        s.councillors[seat] = spaces[seat]


def read_works(s: Table, lines: Lines) -> None:
    """[MF-15] Market and showcases."""
    for place, name in enumerate(lines.one("market")[:MARKET]):
        s.market[i64(place)] = parse_work(name)
    s.work = parse_work((lines.one("work") or [NOTHING])[0])
    for fields in lines.take("showcase", 2):
        seat = read_name(LETTERS[: s.seats], fields[0])
        for place, name in enumerate(fields[1 : 1 + SHOWCASE]):
            s.showcases[seat * SHOWCASE + place] = 1 + parse_work(name)
    for name in lines.one("covered"):
        s.covered[parse_work(name)] += 1


def parse_work(text: str) -> i64:
    if text == NOTHING:
        return NO_WORK
    name = text.removesuffix(HAND_SIGN)
    return read_name(WORK_NAMES, name) + (FROM_HAND if name != text else 0)


def read_ladies(s: Table, lines: Lines) -> None:
    """[MF-13] The court, and the Dogaressa cards of the seats."""
    for place, name in enumerate(lines.one("court")[:COURT]):
        s.court[i64(place)] = parse_lady(name)
    s.lady = parse_lady((lines.one("lady") or [NOTHING])[0])
    for fields in lines.take("ladies", 2):
        for name in fields[1:]:
            s.ladies[read_name(LETTERS[: s.seats], fields[0])] += one(read_name(LADY_NAMES, name))


def parse_lady(name: str) -> i64:
    return NO_LADY if name == NOTHING else read_name(LADY_NAMES, name)


# ---- piles: what is drawn comes out of them


def count_material(s: Table) -> None:
    clear(s.deck)
    drawn = main_cards(s)
    for card in range(CARDS):
        s.deck[card] = s.box.copies[card] - drawn[card]
        if s.deck[card] < 0:
            raise BadDiagram(f"There are no {drawn[card]} cards {s.box.names[card]} in the game.")
        s.deck_left -= drawn[card]
    clear(s.works)
    shown = market_works(s)
    for face in range(WORKS):
        s.works[face] = s.box.works[face] - shown[face]
        if s.works[face] < 0:
            raise BadDiagram(f"There are no {shown[face]} masterworks {WORK_NAMES[face]} in the pile.")
        s.works_left -= shown[face]
    count_ladies(s)


def count_ladies(s: Table) -> None:
    if not s.box.masterworks:
        return
    s.pile = EMPTY
    held = lady_cards(s)
    for lady in range(LADIES):
        left = count(ALL_LADIES, lady) - held[lady]
        if left < 0:
            raise BadDiagram(f"There are no {held[lady]} Dogaressa cards {LADY_NAMES[lady]} in the game.")
        s.pile += one(lady) * left


def clear(register: vec[i64]) -> None:
    for i in range(len(register)):
        register[i] = 0


def read_diamonds(s: Table, lines: Lines) -> None:
    """[MF-1.4] What is on the board is not in the supply; a test may say otherwise."""
    for seat in range(s.seats):
        s.diamonds[seat] -= diamonds_of(s, seat) - DIAMONDS
        if s.diamonds[seat] < 0:
            raise BadDiagram(f"{LETTERS[seat]} has more than {DIAMONDS} diamonds on the board.")
    for fields in lines.take("diamonds", 2):
        number = read_number(fields[1])
        if not 0 <= number <= DIAMONDS:
            raise BadDiagram(f"A seat has 0 to {DIAMONDS} diamonds, not {number}.")
        s.diamonds[read_name(LETTERS[: s.seats], fields[0])] = number
