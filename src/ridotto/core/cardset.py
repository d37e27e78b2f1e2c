"""Sets of different cards, for decks with more kinds than a pool has room for: one bit a card.

A register holds one or more sets, the rows, side by side: `[row, part]`, as many numbers a row as its cards need.  It
is copied as any other register.

    HAND_PARTS: Final = parts_for(109)                     # two numbers a set
    self.hands: vec[i64] = empty_sets(seats, HAND_PARTS)   # [seat, part]
    add(s.hands, seat * HAND_PARTS, card)
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .rng import Rng

PART_BITS: Final[i64] = 60  # cards in one number


def bits_of_a_part() -> vec[i64]:
    bits = vec[i64]()
    bit: i64 = 1  # doubled step by step: the compiler shifts a literal as a number of 32 bits
    for place in range(PART_BITS):
        bits = append(bits, bit)
        bit += bit
    return bits


_BIT: Final = bits_of_a_part()


def parts_for(cards: i64) -> i64:
    """How many numbers a set of so many different cards takes."""
    return (cards + PART_BITS - 1) // PART_BITS


def empty_sets(rows: i64, parts: i64) -> vec[i64]:
    return vec[i64]([0] * (rows * parts))


def full_set(cards: i64) -> vec[i64]:
    """One set that holds all cards: a fresh deck."""
    deck = empty_sets(1, parts_for(cards))
    for card in range(cards):
        add(deck, 0, card)
    return deck


# `at` is where a row begins: row * parts.


def has(sets: vec[i64], at: i64, card: i64) -> bool:
    return sets[at + card // PART_BITS] & _BIT[card % PART_BITS] != 0


def add(sets: vec[i64], at: i64, card: i64) -> None:
    sets[at + card // PART_BITS] |= _BIT[card % PART_BITS]


def remove(sets: vec[i64], at: i64, card: i64) -> None:
    sets[at + card // PART_BITS] &= ~_BIT[card % PART_BITS]


def clear(sets: vec[i64], at: i64, parts: i64) -> None:
    for i in range(parts):
        sets[at + i] = 0


def size(sets: vec[i64], at: i64, parts: i64) -> i64:
    """How many cards a row holds."""
    total: i64 = 0
    for i in range(parts):
        part = sets[at + i]
        while part:
            part &= part - 1
            total += 1
    return total


def is_empty(sets: vec[i64], at: i64, parts: i64) -> bool:
    for i in range(parts):
        if sets[at + i]:
            return False
    return True


def cards_in(sets: vec[i64], at: i64, parts: i64) -> list[i64]:
    """The cards of a row, lowest first: how a set is shown."""
    cards: list[i64] = []
    for i in range(parts):
        part = sets[at + i]
        place: i64 = 0
        while part:
            if part & 1:
                cards.append(i * PART_BITS + place)
            part >>= 1
            place += 1
    return cards


def add_all(into: vec[i64], at: i64, sets: vec[i64], from_at: i64, parts: i64) -> None:
    """Add the cards of one row to another."""
    for i in range(parts):
        into[at + i] |= sets[from_at + i]


def remove_all(out_of: vec[i64], at: i64, sets: vec[i64], from_at: i64, parts: i64) -> None:
    """Remove the cards of one row from another."""
    for i in range(parts):
        out_of[at + i] &= ~sets[from_at + i]


def weights_of(sets: vec[i64], at: i64, cards: i64) -> vec[i64]:
    """The weights of a blind draw from a row: 1 for each card that is there."""
    weights = vec[i64]([0] * cards)
    for card in range(cards):
        if has(sets, at, card):
            weights[card] = 1
    return weights


def draw(sets: vec[i64], at: i64, parts: i64, left: i64, rng: Rng) -> i64:
    """One card drawn blindly from a row of `left` cards; it is removed."""
    ticket = rng.below(left)
    for i in range(parts):
        part = sets[at + i]
        while part:
            rest = part & (part - 1)
            if ticket == 0:
                sets[at + i] &= ~(part ^ rest)
                return i * PART_BITS + place_of(part ^ rest)
            ticket -= 1
            part = rest
    assert False, "a card is drawn from a row that holds some"  # noqa: B011, PT015


def place_of(bit: i64) -> i64:
    """Which bit it is."""
    place: i64 = 0
    while bit > 1:
        bit >>= 1
        place += 1
    return place
