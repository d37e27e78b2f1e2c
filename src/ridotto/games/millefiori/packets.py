"""A packet: up to five cards in one number, seven bits a card, the lowest card first.  A packet has no other order."""

from typing import Final

from mypy_extensions import i64

NO_CARDS: Final[i64] = 0  # a digit is 1 + card
CARD_BITS: Final[i64] = 7
CARD_MASK: Final[i64] = 127


def with_card(packet: i64, card: i64) -> i64:
    digit = card + 1
    shift: i64 = 0
    higher = packet
    while higher and higher & CARD_MASK < digit:
        higher >>= CARD_BITS
        shift += CARD_BITS
    return packet - (higher << shift) + (digit << shift) + (higher << shift + CARD_BITS)


def without_card(packet: i64, card: i64) -> i64:
    """The packet less one card that is in it."""
    digit = card + 1
    shift: i64 = 0
    higher = packet
    while higher & CARD_MASK != digit:
        assert higher, "the card is in the packet"
        higher >>= CARD_BITS
        shift += CARD_BITS
    return packet - (higher << shift) + (higher >> CARD_BITS << shift)


def cards_of(packet: i64) -> list[i64]:
    """The cards one by one, lowest first."""
    cards: list[i64] = []
    while packet:
        cards.append((packet & CARD_MASK) - 1)
        packet >>= CARD_BITS
    return cards


def card_at(packet: i64, place: i64) -> i64:
    """The card at a place, lowest first; -1 after the last."""
    return (packet >> place * CARD_BITS & CARD_MASK) - 1


def size(packet: i64) -> i64:
    cards: i64 = 0
    while packet:
        cards += 1
        packet >>= CARD_BITS
    return cards
