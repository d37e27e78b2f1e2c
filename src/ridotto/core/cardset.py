"""Sets of different cards, for decks with more kinds than a pool has room for: one bit a card.

A register holds one or more sets, the rows, side by side: `[row, word]`, so many words a row as its cards need.  It is
copied as any other register.

    HAND_WORDS: Final = words_for(109)                     # two numbers a set
    self.hands: vec[i64] = empty_sets(seats, HAND_WORDS)   # [seat, word]
    add(s.hands, seat * HAND_WORDS, card)
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .rng import Rng

WORD_BITS: Final[i64] = 60  # cards in one number


def bits_of_a_word() -> vec[i64]:
    bits = vec[i64]()
    bit: i64 = 1  # doubled step by step: the compiler shifts a literal as a number of 32 bits
    for place in range(WORD_BITS):
        bits = append(bits, bit)
        bit += bit
    return bits


_BIT: Final = bits_of_a_word()


def words_for(cards: i64) -> i64:
    """How many numbers a set of so many different cards takes."""
    return (cards + WORD_BITS - 1) // WORD_BITS


def empty_sets(rows: i64, words: i64) -> vec[i64]:
    return vec[i64]([0] * (rows * words))


def full_set(cards: i64) -> vec[i64]:
    """One set that holds all cards: a fresh deck."""
    deck = empty_sets(1, words_for(cards))
    for card in range(cards):
        add(deck, 0, card)
    return deck


# `at` is where a row begins: row * words.


def has(sets: vec[i64], at: i64, card: i64) -> bool:
    return sets[at + card // WORD_BITS] & _BIT[card % WORD_BITS] != 0


def add(sets: vec[i64], at: i64, card: i64) -> None:
    sets[at + card // WORD_BITS] |= _BIT[card % WORD_BITS]


def remove(sets: vec[i64], at: i64, card: i64) -> None:
    sets[at + card // WORD_BITS] &= ~_BIT[card % WORD_BITS]


def clear(sets: vec[i64], at: i64, words: i64) -> None:
    for i in range(words):
        sets[at + i] = 0


def size(sets: vec[i64], at: i64, words: i64) -> i64:
    """How many cards a row holds."""
    total: i64 = 0
    for i in range(words):
        word = sets[at + i]
        while word:
            word &= word - 1
            total += 1
    return total


def is_empty(sets: vec[i64], at: i64, words: i64) -> bool:
    for i in range(words):
        if sets[at + i]:
            return False
    return True


def cards_in(sets: vec[i64], at: i64, words: i64) -> list[i64]:
    """The cards of a row, lowest first: how a set is shown."""
    cards: list[i64] = []
    for i in range(words):
        word = sets[at + i]
        place: i64 = 0
        while word:
            if word & 1:
                cards.append(i * WORD_BITS + place)
            word >>= 1
            place += 1
    return cards


def add_all(into: vec[i64], at: i64, sets: vec[i64], from_at: i64, words: i64) -> None:
    """Add the cards of one row to another."""
    for i in range(words):
        into[at + i] |= sets[from_at + i]


def remove_all(out_of: vec[i64], at: i64, sets: vec[i64], from_at: i64, words: i64) -> None:
    """Remove the cards of one row from another."""
    for i in range(words):
        out_of[at + i] &= ~sets[from_at + i]


def weights_of(sets: vec[i64], at: i64, cards: i64) -> vec[i64]:
    """The weights of a blind draw from a row: 1 for each card that is there."""
    weights = vec[i64]([0] * cards)
    for card in range(cards):
        if has(sets, at, card):
            weights[card] = 1
    return weights


def draw(sets: vec[i64], at: i64, words: i64, left: i64, rng: Rng) -> i64:
    """One card drawn blindly from a row of `left` cards; it is removed."""
    ticket = rng.below(left)
    for i in range(words):
        word = sets[at + i]
        while word:
            rest = word & (word - 1)
            if ticket == 0:
                sets[at + i] &= ~(word ^ rest)
                return i * WORD_BITS + place_of(word ^ rest)
            ticket -= 1
            word = rest
    assert False, "a card is drawn from a row that holds some"  # noqa: B011, PT015


def place_of(bit: i64) -> i64:
    """Which bit it is."""
    place: i64 = 0
    while bit > 1:
        bit >>= 1
        place += 1
    return place
