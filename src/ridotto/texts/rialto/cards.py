"""[RI-1.6] Cards in a list."""

from collections.abc import Sequence

from ..grammar import Lexicon


def listed(cards: Sequence[str], lexicon: Lexicon) -> str:
    """Each kind once, with its number: two Doge, one Gold, a joker."""
    numbers: dict[str, int] = {}
    for card in cards:
        numbers[card] = numbers.get(card, 0) + 1
    return ", ".join([several(lexicon.terms[card], number) for card, number in numbers.items()])


def several(name: str, number: int) -> str:
    return name if number == 1 else f"{name}\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}{number}"
