"""For rule tests: a drawn position, words said in it, and the number of the rule.

@rule("DO-3.2")
def test_cards_are_turned_together() -> None:
    match = diagram("doge", "seats 3")
    play(match, "R card:castello", "R marker:3", ...)
    assert ...
"""

from typing import Any

import pytest

from ..core.match import Match
from ..core.record import CHANCE
from ..registry import find_game

SEAT_LETTERS = "RBGYP"


def rule(*ids: str) -> pytest.MarkDecorator:
    """Say which paragraphs of the rules a test checks.  The mark has to be registered: `rule(*ids)`."""
    return pytest.mark.rule(*ids)


def diagram(game: str, text: str) -> Match[Any]:
    """A match at a drawn position; it listens from here on, and chance is said by the test.

    The words before it are not known, so such a match has no record, and takes back none of its words.
    """
    found = find_game(game)
    state = found.parse(text)
    state.events = []
    return Match(found, state, None)


def play(match: Match[Any], *words: str, letters: str = SEAT_LETTERS) -> None:
    """Say words one after another: `"R card:castello"`, `"0 card:castello"`, `"* blue:castello"` for chance.

    Seats are named by number, or by their letter in `letters`.
    """
    for word in words:
        speaker, _, path = word.strip().partition(" ")
        if speaker == CHANCE:
            match.happen(" ".join(path.split()))
        else:
            match.answer(" ".join(path.split()), seat_of(match, speaker, letters))


def seat_of(match: Match[Any], speaker: str, letters: str) -> int:
    """The seat that speaks, by its number or letter."""
    seat = int(speaker) if speaker.isdigit() else letters.find(speaker)
    assert len(speaker) == 1 and 0 <= seat < match.seats, f"'{speaker}' is nobody at this table"
    return seat
