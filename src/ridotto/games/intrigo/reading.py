"""A drawn position read back.  What cannot lie on a table is refused in one sentence."""

from typing import Final

from mypy_extensions import i64

from ...core.diagram import NOTHING, Lines, read_name, read_number
from ...core.errors import BadDiagram
from ...core.pool import EMPTY, count, kinds, one
from ...core.seats import NO_SEAT
from .material import (
    CARDS,
    CORPORATIONS,
    DOWN,
    DUCAT,
    FACE_DOWN,
    FACE_DOWN_SIGN,
    FREE,
    HAND,
    INFLUENCE,
    INFLUENCE_NAMES,
    NO_CARD,
    NO_TOKEN,
    OWN_FAMILIES,
    PILE,
    SEAT_LETTERS,
    TOKEN_NAMES,
    token_kind,
)
from .memory import hand_of, holder_at
from .state import Table

LETTERS: Final = list(SEAT_LETTERS)


def read_table(s: Table, lines: Lines) -> None:
    """Put on the table what is drawn; the rest is as before the first turn, the Palace empty and seat A first."""
    s.turn = lines.number("turn", 1)
    s.half = lines.number("half", 1) - 1
    if not 0 <= s.half < s.box.halves:
        raise BadDiagram(f"There is no half {s.half + 1} in a turn of {s.seats} seats.")
    s.first = parse_seat(s, (lines.one("first") or ["A"])[0])
    parse_families(s, lines.one("families"))
    parse_seats(s, lines)
    parse_palace(s, lines)
    parse_last(s, lines)
    s.shared = lines.number("shared", 0)
    for fields in lines.take("pile", 2):
        s.piles[read_name(INFLUENCE_NAMES, fields[0])] = read_within(fields[1], PILE, "cards of a pile are left")
    parse_cards(s, lines)
    count_material(s)


def read_within(text: str, most: i64, what: str) -> i64:
    number = read_number(text)
    if not 0 <= number <= most:
        raise BadDiagram(f"0 to {most} {what}, not {number}.")
    return number


def parse_seat(s: Table, letter: str) -> i64:
    return NO_SEAT if letter == NOTHING else read_name(LETTERS[: s.seats], letter)


def parse_families(s: Table, letters: list[str]) -> None:
    """One letter for each family; undrawn, the seats have them in their order, two for each with 2 seats."""
    if not letters:
        each: i64 = 2 if s.seats == 2 else 1
        for family in range(s.seats * each):
            s.owners[family] = family // each
    for family, letter in enumerate(letters[:OWN_FAMILIES]):
        s.owners[i64(family)] = parse_seat(s, letter)


def parse_seats(s: Table, lines: Lines) -> None:
    """What lies before the seats."""
    for seat, number in enumerate(lines.one("ducats")[: s.seats]):
        s.ducats[i64(seat)] = read_within(number, s.box.ducats, "Ducats are before a seat")
    for fields in lines.take("counters", 2):
        owner = parse_seat(s, fields[0])
        for corporation, number in enumerate(fields[1 : 1 + CORPORATIONS]):
            s.counters[owner * CORPORATIONS + corporation] = read_within(number, HAND, "Seals are on a counter")


def parse_palace(s: Table, lines: Lines) -> None:
    for fields in lines.take("arcade", 2):
        at = read_within(fields[0], s.arcades - 1, "are the numbers of arcades")
        if s.tokens[at] != NO_TOKEN:
            raise BadDiagram(f"Arcade {at} is drawn twice.")
        s.tokens[at] = parse_token(fields[1])
    for fields in lines.take("slot", 2):
        at = read_within(fields[0], s.arcades - 1, "are the numbers of slots")
        if s.slots[at] != FREE:
            raise BadDiagram(f"Slot {at} is drawn twice.")
        s.slots[at] = parse_cell(s, fields[1])


def parse_last(s: Table, lines: Lines) -> None:
    """The Palace as it was before the latest share-out."""
    for fields in lines.take("last_arcade", 2):
        s.last[read_within(fields[0], s.arcades - 1, "are the numbers of arcades")] = parse_token(fields[1])
    for fields in lines.take("last_slot", 2):
        at = read_within(fields[0], s.arcades - 1, "are the numbers of slots")
        s.last[s.arcades + at] = parse_cell(s, fields[1])


def parse_token(text: str) -> i64:
    name = text.removesuffix(FACE_DOWN_SIGN)
    return 1 + read_name(TOKEN_NAMES, name) + (DOWN if name != text else 0)


def parse_cell(s: Table, text: str) -> i64:
    if text in INFLUENCE_NAMES:
        return INFLUENCE + read_name(INFLUENCE_NAMES, text)
    name = text.removesuffix(FACE_DOWN_SIGN)
    return 1 + read_name(s.box.names, name) + (FACE_DOWN if name != text else 0)


def parse_cards(s: Table, lines: Lines) -> None:
    """Hands and packets, and how they came about."""
    for fields in lines.take("packet", 2):
        s.packets[read_within(fields[0], s.box.packets - 1, "are the numbers of packets")] = parse_pool(s, fields[1:])
    for fields in lines.take("played", 2):
        s.played[read_within(fields[0], s.box.packets - 1, "are the numbers of hands")] = parse_pool(s, fields[1:])
    for fields in lines.take("hand", 2):
        s.hands[parse_seat(s, fields[0])] = parse_pool(s, fields[1:])
    for fields in lines.take("kept", 2):
        s.kept[parse_seat(s, fields[0])] = read_name(s.box.names, fields[1])
    for fields in lines.take("lacks", 2):
        for name in fields[1:]:
            s.lacks[parse_seat(s, fields[0])] |= i64(1) << read_name(s.box.names, name)
    picks = lines.take("picks", 2)
    drafted = lines.one("drafted")
    s.drafted = read_within(drafted[0], HAND, "picks are made") if drafted else 0
    for fields in picks:
        packet = read_within(fields[0], s.box.packets - 1, "are the numbers of packets")
        for pick, name in enumerate(fields[1 : 1 + HAND]):
            s.picks[packet * HAND + pick] = NO_CARD if name == NOTHING else read_name(s.box.names, name)
    if not picks and not drafted:
        invent_picks(s)
    check_hands(s)


def parse_pool(s: Table, fields: list[str]) -> i64:
    pool: i64 = EMPTY
    for name in fields:
        pool += one(read_name(s.box.names, name))
    return pool


def invent_picks(s: Table) -> None:
    """Where the picks are not drawn: a seat has kept its cards in the order of their numbers."""
    first = s.first_packet()
    for seat in range(s.seats):
        cards = kinds(s.hands[seat] + s.played[first + seat])
        if len(cards) > HAND:
            raise BadDiagram(f"{LETTERS[seat]} has kept more than {HAND} cards.")
        for pick, card in enumerate(cards):
            packet = first + (seat + s.seats * HAND - pick) % s.seats
            s.picks[packet * HAND + pick] = card
            s.drafted = HAND


def check_hands(s: Table) -> None:
    """What a seat has kept and not placed is in its hand, and a call tells the truth."""
    first = s.first_packet()
    if first:
        check_first_half(s)
    for seat in range(s.seats):
        if hand_of(s, first, seat) != s.hands[seat]:
            raise BadDiagram(f"{LETTERS[seat]} holds other cards than it has kept and not placed.")
        for card in range(CARDS):
            if s.lacks[seat] >> card & 1 and count(s.hands[seat], card):
                raise BadDiagram(f"{LETTERS[seat]} holds {s.box.names[card]}, though it lacks it.")


def check_first_half(s: Table) -> None:
    """[IN-8.3] What a seat has placed in the first half it had kept."""
    for seat in range(s.seats):
        kept: i64 = EMPTY
        for packet in range(s.seats):
            for pick in range(HAND):
                card = s.picks[packet * HAND + pick]
                if card != NO_CARD and holder_at(s, packet, pick) == seat:
                    kept += one(card)
        for card in range(CARDS):
            if count(s.played[seat], card) > count(kept, card):
                raise BadDiagram(f"{LETTERS[seat]} has placed {s.box.names[card]} without having kept it.")


def count_material(s: Table) -> None:
    """What is drawn comes out of the bank, the bag and the deck."""
    s.bank = s.box.ducats
    for seat in range(s.seats):
        s.bank -= s.ducats[seat]
        take_cards(s, s.hands[seat])
    for packet in range(s.box.packets):
        take_cards(s, s.packets[packet])
        for pick in range(HAND if packet < s.first_packet() else 0):
            if s.picks[packet * HAND + pick] != NO_CARD:
                take_cards(s, one(s.picks[packet * HAND + pick]))
    for i in range(s.arcades):
        cell = s.slots[i]
        if cell != FREE:
            s.free -= 1
        if FREE < cell < INFLUENCE:
            take_cards(s, one((cell - 1) % FACE_DOWN))
        take_token(s, s.tokens[i] & DOWN - 1)
    if s.bank < 0:
        raise BadDiagram(f"More than {s.box.ducats} Ducats are drawn.")


def take_cards(s: Table, pool: i64) -> None:
    for card in kinds(pool):
        if not count(s.deck, card):
            raise BadDiagram(f"There is no other {s.box.names[card]} in the game.")
        s.deck -= one(card)


def take_token(s: Table, token: i64) -> None:
    if token == DUCAT:
        s.bank -= 1
    elif token != NO_TOKEN:
        s.bag[token - 1] -= 1
        if s.bag[token - 1] < 0:
            raise BadDiagram(f"There is no other Seal of the {TOKEN_NAMES[token_kind(token)]} in the game.")
